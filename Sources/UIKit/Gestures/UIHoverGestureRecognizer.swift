import ControllerTree
import Foundation

/// Recognises a pointer above a view. There is no pointer, and fingers do not hover: a test sets ``UIGestureRecognizer/state``.
@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  /// The height of a pencil above the screen: always 0.
  open var zOffset: CGFloat { 0 }
  /// The angle of a pencil to the surface, in radians: always upright.
  open var altitudeAngle: CGFloat { .pi / 2 }
  /// The direction in which a pencil points, in radians: always 0.
  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
  /// The direction in which a pencil points: always to the right.
  open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }

  /// `false`: touches of fingers do not hover.
  open override func shouldReceive(_ event: UIEvent) -> Bool { event.type == .hover }
}

extension UIHoverGestureRecognizer: StockRecognizer {
  package static func stock() -> UIGestureRecognizer { UIHoverGestureRecognizer() }
}
