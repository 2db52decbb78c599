import Foundation

/// Two fingers that move towards or away from each other.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// How far apart the fingers are, 1 being the distance at the beginning; what stands for the person sets it.
  /// - Issues: `invalidGeometry`; the old value stays.
  open var scale: CGFloat {
    get { givenScale }
    set { if accepts(newValue, for: "scale") { givenScale = newValue } }
  }
  private var givenScale: CGFloat = 1
  /// How fast the distance changes, in scales a second: it never does.
  open var velocity: CGFloat { 0 }

  /// Call `super`.
  open override func reset() {
    super.reset()
    scale = 1
  }
}

/// Two fingers that turn around each other.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// How far the fingers have turned, in radians; what stands for the person sets it.
  /// - Issues: `invalidGeometry`; the old value stays.
  open var rotation: CGFloat {
    get { givenRotation }
    set { if accepts(newValue, for: "rotation") { givenRotation = newValue } }
  }
  private var givenRotation: CGFloat = 0
  /// How fast the fingers turn, in radians a second: they never do.
  open var velocity: CGFloat { 0 }

  /// Call `super`.
  open override func reset() {
    super.reset()
    rotation = 0
  }
}
