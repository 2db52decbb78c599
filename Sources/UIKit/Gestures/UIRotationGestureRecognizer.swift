import ControllerTree
import Foundation

/// Recognises two fingers that rotate around each other.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// The angle that the fingers have rotated, in radians. Code that simulates a gesture sets it.
  /// - Issues: `invalidGeometry`; the old value stays.
  open var rotation: CGFloat {
    get { givenRotation }
    set { if accepts(newValue, as: "rotation") { givenRotation = newValue } }
  }
  private var givenRotation: CGFloat = 0
  /// The speed of the rotation, in radians per second: always 0.
  open var velocity: CGFloat { 0 }

  /// Call `super`.
  open override func reset() {
    super.reset()
    rotation = 0
  }
}

extension UIRotationGestureRecognizer: StockRecognizer {
  package static func stock() -> UIGestureRecognizer { UIRotationGestureRecognizer() }
}
