import ControllerTree
import Foundation

/// Recognises a pointer above a view: that of ``ControllerTree/Fingers/hover(at:)``. Rules: TOUCH-18.
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

  /// Whether the event is one of the pointer, and the delegate agrees. Touches of fingers do not hover.
  open override func shouldReceive(_ event: UIEvent) -> Bool { event.type == .hover && super.shouldReceive(event) }

  /// In the coordinates of the window.
  private var place = CGPoint.zero

  /// Where the pointer is, in the coordinates of `view`, or of the window for `nil`.
  open override func location(in view: UIView?) -> CGPoint {
    guard let view else { return place }
    return view.convert(place, from: nil)
  }
}

extension UIHoverGestureRecognizer: HoverFollowing {
  package func pointerMoved(to place: CGPoint, in window: UIWindow) { self.place = place }
}

extension UIHoverGestureRecognizer: StockRecognizer {
  package static func stock() -> UIGestureRecognizer { UIHoverGestureRecognizer() }
}
