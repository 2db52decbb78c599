import ControllerTree
import Foundation

/// Shows a view in large form while a person presses on it with large text. It has no acts. Rules: ACT-01.
@preconcurrency @MainActor
open class UILargeContentViewerInteraction: NSObject, UIInteraction {
  private var link = ViewLink()
  /// Makes an interaction.
  public override init() { super.init() }
  /// The view.
  open var view: UIView? { link.view }
  /// The interaction is about to move. The base does nothing.
  open func willMove(to view: UIView?) {}
  /// The interaction has moved.
  open func didMove(to view: UIView?) { link.view = view }
  /// Whether the user has turned the viewer on: no.
  public class var isEnabled: Bool { false }
}

/// The pointer above a view. It has no acts. Rules: ACT-01.
@preconcurrency @MainActor
open class UIPointerInteraction: NSObject, UIInteraction {
  /// Chooses the pointer's look. Not retained.
  open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
  /// Whether the pointer changes above the view. The library never reads it.
  open var isEnabled = true
  private var link = ViewLink()

  /// Makes an interaction.
  public init(delegate: (any UIPointerInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// The view.
  open var view: UIView? { link.view }
  /// The interaction is about to move. The base does nothing.
  open func willMove(to view: UIView?) {}
  /// The interaction has moved.
  open func didMove(to view: UIView?) { link.view = view }
  /// Does nothing: there is no pointer.
  open func invalidate() {}
}

/// Chooses the look of the pointer. Clients implement it; the library never calls it.
@preconcurrency @MainActor
public protocol UIPointerInteractionDelegate: NSObjectProtocol {}

/// A view that springs open when something is dragged above it. It has no acts. Rules: ACT-01.
@preconcurrency @MainActor
open class UISpringLoadedInteraction: NSObject, UIInteraction {
  private var link = ViewLink()
  private let handler: (UISpringLoadedInteraction) -> Void

  /// Makes an interaction with the code that runs when the view springs open.
  public init(activationHandler handler: @escaping (UISpringLoadedInteraction) -> Void) {
    self.handler = handler
    super.init()
  }

  /// The view.
  open var view: UIView? { link.view }
  /// The interaction is about to move. The base does nothing.
  open func willMove(to view: UIView?) {}
  /// The interaction has moved.
  open func didMove(to view: UIView?) { link.view = view }

  /// A person holds something above the view, in one event: the handler runs. Rules: ACT-05.
  /// - Returns: Whether a person could.
  @discardableResult
  open func activate() -> Bool {
    guard let view else { return false }
    return view.act("activate()") {
      handler(self)
      return true
    }
  }
}
