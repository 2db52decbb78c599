import ControllerTree
import Foundation

/// Shows a view in large form while a person presses on it with large text. It has no acts. Rules: ACT-01.
@preconcurrency @MainActor
open class UILargeContentViewerInteraction: NSObject, UIInteraction {
  /// Is told of what is shown. Not retained; nothing is shown.
  open private(set) weak var delegate: (any UILargeContentViewerInteractionDelegate)?
  private var link = ViewLink()
  /// Makes an interaction.
  public override init() { super.init() }
  /// Makes an interaction with a delegate.
  public init(delegate: (any UILargeContentViewerInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }
  /// The recognizer with which others have to work together. It recognises nothing.
  public final let gestureRecognizerForExclusionRelationship = UIGestureRecognizer()
  /// The view.
  open var view: UIView? { link.view }
  /// The interaction is about to move. The base does nothing.
  open func willMove(to view: UIView?) {}
  /// The interaction has moved.
  open func didMove(to view: UIView?) { link.view = view }
  /// Whether the user has turned the viewer on: no.
  public class var isEnabled: Bool { false }
}
