import ControllerTree
import Foundation

/// Previews a file and offers it to other apps. A person's acts are ``sendToApplication(_:)``, ``dismissMenu(animated:)`` and the
/// dismissal of the preview. Rules: DOC-08.
@preconcurrency @MainActor
open class UIDocumentInteractionController: NSObject {
  private enum Phase {
    case idle
    case preview(UIViewController)
    case options
    case openIn
  }
  private var phase = Phase.idle

  /// Makes a controller of a file.
  public init(url: URL) {
    self.url = url
    super.init()
  }

  /// Makes a controller without a file.
  public override init() { super.init() }

  /// Is told what happens. Not retained.
  open weak var delegate: (any UIDocumentInteractionControllerDelegate)?
  /// The file.
  open var url: URL?
  /// The name; that of the file unless another one was set.
  open var name: String? {
    get { ownName ?? url?.lastPathComponent }
    set { ownName = newValue }
  }
  private var ownName: String?
  /// The type; that of the file's ending unless another one was set.
  open var uti: String? {
    get { ownType ?? url.map { DocumentTypes.identifier(forExtension: $0.pathExtension) } }
    set { ownType = newValue }
  }
  private var ownType: String?
  /// What another app gets besides the file. The library never reads it.
  open var annotation: Any?
  /// The icons of the file's type: none.
  open var icons: [UIImage] { [] }
  /// Recognizers for a view: none.
  open var gestureRecognizers: [UIGestureRecognizer] { [] }

  /// Presents a preview over the controller that the delegate names. Rules: DOC-08.
  /// - Returns: Whether it is presented: `false` without a file or such a controller.
  @discardableResult
  open func presentPreview(animated: Bool) -> Bool {
    guard case .idle = phase, url != nil,
      let presenter = delegate?.documentInteractionControllerViewControllerForPreview(self),
      presenter.viewIfLoaded?.window != nil
    else { return false }
    let preview = DocumentPreviewController()
    preview.title = name
    phase = .preview(preview)
    preview.ended = { [weak self] in
      guard let self else { return }
      phase = .idle
      delegate?.documentInteractionControllerDidEndPreview(self)
    }
    delegate?.documentInteractionControllerWillBeginPreview(self)
    presenter.present(preview, animated: animated)
    if preview.presentingViewController == nil { phase = .idle }
    return preview.presentingViewController != nil
  }

  /// Dismisses the preview.
  open func dismissPreview(animated: Bool) {
    if case .preview(let preview) = phase { preview.dismiss(animated: animated) }
  }

  /// Opens a menu with all actions. Rules: DOC-08.
  /// - Returns: Whether it opens: `false` without a file, or for a view outside a window.
  @discardableResult
  open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool {
    open(.options, view.window != nil) { delegate?.documentInteractionControllerWillPresentOptionsMenu(self) }
  }
  /// Opens a menu with all actions.
  @discardableResult
  open func presentOptionsMenu(from item: UIBarButtonItem, animated: Bool) -> Bool {
    open(.options, true) { delegate?.documentInteractionControllerWillPresentOptionsMenu(self) }
  }
  /// Opens a menu of other apps. Rules: DOC-08.
  /// - Returns: Whether it opens: `false` without a file, or for a view outside a window.
  @discardableResult
  open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool {
    open(.openIn, view.window != nil) { delegate?.documentInteractionControllerWillPresentOpenInMenu(self) }
  }
  /// Opens a menu of other apps.
  @discardableResult
  open func presentOpenInMenu(from item: UIBarButtonItem, animated: Bool) -> Bool {
    open(.openIn, true) { delegate?.documentInteractionControllerWillPresentOpenInMenu(self) }
  }

  private func open(_ menu: Phase, _ isReachable: Bool, _ tell: () -> Void) -> Bool {
    guard case .idle = phase, url != nil, isReachable else { return false }
    phase = menu
    tell()
    return true
  }

  /// Closes the menu, as a tap beside it does. Does nothing if none is open.
  open func dismissMenu(animated: Bool) {
    switch phase {
    case .idle, .preview: return
    case .options:
      phase = .idle
      delegate?.documentInteractionControllerDidDismissOptionsMenu(self)
    case .openIn:
      phase = .idle
      delegate?.documentInteractionControllerDidDismissOpenInMenu(self)
    }
  }

  /// A person sends the file to another app from the open menu, in one event. Not in UIKit. Rules: DOC-08.
  /// - Parameter application: The app's identifier.
  /// - Returns: Whether a menu was open.
  @discardableResult
  @_disfavoredOverload
  public final func sendToApplication(_ application: String) -> Bool {
    switch phase {
    case .idle, .preview: return false
    case .options, .openIn: break
    }
    UpdateCycle.main.turn("sendToApplication(_:)") {
      delegate?.documentInteractionController(self, willBeginSendingToApplication: application)
      dismissMenu(animated: true)
      delegate?.documentInteractionController(self, didEndSendingToApplication: application)
    }
    return true
  }
}

/// The preview of a file. It shows nothing.
private final class DocumentPreviewController: UIViewController {
  var ended: (() -> Void)?

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isBeingDismissed { ended?() }
  }
}

/// Is told what happens to a file. Clients implement it. Rules: DOC-08.
@preconcurrency @MainActor
public protocol UIDocumentInteractionControllerDelegate: NSObjectProtocol {
  /// The controller over which the preview is presented.
  func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController
  /// The preview begins.
  func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController)
  /// The preview has gone.
  func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController)
  /// The menu of all actions opens.
  func documentInteractionControllerWillPresentOptionsMenu(_ controller: UIDocumentInteractionController)
  /// The menu of all actions has closed.
  func documentInteractionControllerDidDismissOptionsMenu(_ controller: UIDocumentInteractionController)
  /// The menu of other apps opens.
  func documentInteractionControllerWillPresentOpenInMenu(_ controller: UIDocumentInteractionController)
  /// The menu of other apps has closed.
  func documentInteractionControllerDidDismissOpenInMenu(_ controller: UIDocumentInteractionController)
  /// The file is about to be sent to another app.
  func documentInteractionController(
    _ controller: UIDocumentInteractionController, willBeginSendingToApplication application: String?)
  /// The file was sent to another app.
  func documentInteractionController(
    _ controller: UIDocumentInteractionController, didEndSendingToApplication application: String?)
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension UIDocumentInteractionControllerDelegate {
  /// A controller outside the screen, over which nothing can be presented.
  public func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController { UIViewController() }
  public func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController) {}
  public func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController) {}
  public func documentInteractionControllerWillPresentOptionsMenu(_ controller: UIDocumentInteractionController) {}
  public func documentInteractionControllerDidDismissOptionsMenu(_ controller: UIDocumentInteractionController) {}
  public func documentInteractionControllerWillPresentOpenInMenu(_ controller: UIDocumentInteractionController) {}
  public func documentInteractionControllerDidDismissOpenInMenu(_ controller: UIDocumentInteractionController) {}
  public func documentInteractionController(
    _ controller: UIDocumentInteractionController, willBeginSendingToApplication application: String?
  ) {}
  public func documentInteractionController(
    _ controller: UIDocumentInteractionController, didEndSendingToApplication application: String?
  ) {}
}
