import ControllerTree
import Foundation

/// A ring around what has the focus. Nothing is drawn.
@preconcurrency @MainActor
open class UIFocusHaloEffect: UIFocusEffect {
  /// Where the ring is, relative to others.
  public enum Position: Int, Hashable, Sendable {
    /// As the system decides; outside of the shape; inside.
    case automatic, outside, inside
  }

  /// The view to which the ring is added; `nil` for the focused one. Not retained. The library never reads it.
  open weak var containerView: UIView?
  /// The view below the ring. Not retained. The library never reads it.
  open weak var referenceView: UIView?
  /// Where the ring is. The library never reads it.
  open var position = Position.automatic
  /// The shape of the ring; `nil` for that of the focused view.
  public final let path: UIBezierPath?

  /// A ring in the shape of the focused view.
  public override init() {
    path = nil
    super.init()
  }
  /// A ring around a path.
  public init(path: UIBezierPath) {
    self.path = path
    super.init()
  }
  /// A ring around a rectangle.
  public convenience init(rect: CGRect) { self.init(path: UIBezierPath(rect: rect)) }
  /// A ring around a rectangle with round corners. The form of the curve has no effect.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve) {
    self.init(path: UIBezierPath(roundedRect: rect, cornerRadius: cornerRadius))
  }
}
