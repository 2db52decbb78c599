import ControllerTree
import Foundation

/// Taps and squeezes of a pencil. A person's acts are ``tap()`` and ``squeeze()``. Rules: ACT-01, ACT-68.
@preconcurrency @MainActor
open class UIPencilInteraction: NSObject, UIInteraction {
  /// Is told of taps and squeezes. Not retained.
  open weak var delegate: (any UIPencilInteractionDelegate)?
  /// Whether the pencil's taps count. Rules: ACT-68.
  open var isEnabled = true
  private var link = ViewLink()

  /// Makes an interaction.
  public override init() { super.init() }
  /// Makes an interaction.
  public convenience init(delegate: any UIPencilInteractionDelegate) {
    self.init()
    self.delegate = delegate
  }

  /// The view.
  open var view: UIView? { link.view }
  /// The interaction is about to move. The base does nothing.
  open func willMove(to view: UIView?) {}
  /// The interaction has moved.
  open func didMove(to view: UIView?) { link.view = view }

  /// What a person wants a tap to do: to take the eraser.
  public class var preferredTapAction: UIPencilPreferredAction { .switchEraser }
  /// What a person wants a squeeze to do: to show a palette.
  public class var preferredSqueezeAction: UIPencilPreferredAction { .showContextualPalette }
  /// Whether a person wants only pencils to draw: no.
  public class var prefersPencilOnlyDrawing: Bool { false }
  /// Whether a person wants a preview of the pencil's tool: yes.
  public class var prefersHoverToolPreview: Bool { true }

  /// A person taps the pencil twice, in one event. Rules: ACT-68.
  /// - Returns: Whether the delegate was told.
  @discardableResult
  @_disfavoredOverload
  public final func tap() -> Bool {
    guard isEnabled, let view, let delegate else { return false }
    return view.act("tap()") {
      delegate.pencilInteractionDidTap(self)
      return true
    }
  }
}

/// Is told of taps of a pencil. Clients implement it. Rules: ACT-68.
@preconcurrency @MainActor
public protocol UIPencilInteractionDelegate: NSObjectProtocol {
  /// The person has tapped the pencil twice.
  func pencilInteractionDidTap(_ interaction: UIPencilInteraction)
}

extension UIPencilInteractionDelegate {
  /// Does nothing.
  public func pencilInteractionDidTap(_ interaction: UIPencilInteraction) {}
}

/// What a person wants a tap or a squeeze of a pencil to do.
public enum UIPencilPreferredAction: Int, Hashable, Sendable {
  /// Nothing; takes the eraser; goes back to the tool before; shows colours; shows inks; shows a palette; starts a shortcut.
  case ignore, switchEraser, switchPrevious, showColorPalette, showInkAttributes, showContextualPalette,
    runSystemShortcut
}

/// The text that a pointer above a view shows. Nothing is shown. Rules: ACT-01.
@preconcurrency @MainActor
open class UIToolTipInteraction: NSObject, UIInteraction {
  /// Chooses the text. Not retained; never asked.
  open weak var delegate: (any UIToolTipInteractionDelegate)?
  /// Whether the text is shown. The library never reads it.
  open var isEnabled = true
  /// The text. The library never reads it.
  open var defaultToolTip: String?
  private var link = ViewLink()

  /// Makes an interaction without a text.
  public override init() { super.init() }
  /// Makes an interaction with a text.
  public convenience init(defaultToolTip: String) {
    self.init()
    self.defaultToolTip = defaultToolTip
  }

  /// The view.
  open var view: UIView? { link.view }
  /// The interaction is about to move. The base does nothing.
  open func willMove(to view: UIView?) {}
  /// The interaction has moved.
  open func didMove(to view: UIView?) { link.view = view }
}

/// A text that a pointer shows.
@preconcurrency @MainActor
open class UIToolTipConfiguration: NSObject {
  /// The text.
  public final let toolTip: String
  /// Where the pointer has to be, in the view's coordinates; `nil` for anywhere.
  public final let sourceRect: CGRect?

  /// A text above the whole view.
  public init(toolTip: String) { (self.toolTip, sourceRect) = (toolTip, nil) }
  /// A text above a part of the view.
  public init(toolTip: String, in rect: CGRect) { (self.toolTip, sourceRect) = (toolTip, rect) }
}

/// Chooses the text of a pointer. Clients implement it; the library never calls it.
@preconcurrency @MainActor
public protocol UIToolTipInteractionDelegate: NSObjectProtocol {
  /// The text at a place; `nil` for none.
  func toolTipInteraction(_ interaction: UIToolTipInteraction, configurationAt point: CGPoint)
    -> UIToolTipConfiguration?
}

extension UIToolTipInteractionDelegate {
  /// Returns the interaction's own text.
  public func toolTipInteraction(
    _ interaction: UIToolTipInteraction, configurationAt point: CGPoint
  ) -> UIToolTipConfiguration? { interaction.defaultToolTip.map { UIToolTipConfiguration(toolTip: $0) } }
}

/// Something with a large form, which a long press shows with large text.
@preconcurrency @MainActor
public protocol UILargeContentViewerItem: NSObjectProtocol {
  /// Whether a long press shows it in large form.
  var showsLargeContentViewer: Bool { get }
  /// The text of the large form.
  var largeContentTitle: String? { get }
  /// The picture of the large form.
  var largeContentImage: UIImage? { get }
  /// Whether the picture is scaled.
  var scalesLargeContentImage: Bool { get }
  /// The insets of the picture.
  var largeContentImageInsets: UIEdgeInsets { get }
}

extension UIView: UILargeContentViewerItem {}

/// Is told of what is shown in large form. Clients implement it; the library never calls it.
@preconcurrency @MainActor
public protocol UILargeContentViewerInteractionDelegate: NSObjectProtocol {
  /// The press has ended on something.
  func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?, at point: CGPoint)
  /// What is at a place; `nil` for nothing.
  func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
  ) -> (any UILargeContentViewerItem)?
  /// The controller above which the large form is shown.
  func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController
}

extension UILargeContentViewerInteractionDelegate {
  /// Does nothing.
  public func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?, at point: CGPoint
  ) {}
  /// Returns `nil`.
  public func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
  ) -> (any UILargeContentViewerItem)? { nil }
  /// Returns a new controller.
  public func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController {
    UIViewController()
  }
}
