import Foundation

/// Recognises two fingers that move towards or away from each other.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The distance of the fingers relative to the beginning, where it is 1. Code that simulates a gesture sets it.
  /// - Issues: `invalidGeometry`; the old value stays.
  open var scale: CGFloat {
    get { givenScale }
    set { if accepts(newValue, as: "scale") { givenScale = newValue } }
  }
  private var givenScale: CGFloat = 1
  /// The point between the fingers, from the corner of the view; `nil` stands for its middle.
  final var place: CGPoint?
  /// The speed of the change, in scales per second: always 0.
  open var velocity: CGFloat { 0 }

  /// Call `super`.
  open override func reset() {
    super.reset()
    scale = 1
  }
}
