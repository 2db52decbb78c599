import Foundation

/// Recognises a finger that moves across a view.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The minimum number of fingers. The library never reads it.
  open var minimumNumberOfTouches = 1
  /// The maximum number of fingers. The library never reads it.
  open var maximumNumberOfTouches = Int.max

  private var translation = CGPoint.zero

  /// The distance that the finger has moved, in points: the last value of ``setTranslation(_:in:)``.
  open func translation(in view: UIView?) -> CGPoint { translation }

  /// Sets the distance that the finger has moved, in points. Code that simulates a gesture calls it too.
  /// - Issues: `invalidGeometry`; the old translation stays.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    if accepts(translation, for: "setTranslation(_:in:)") { self.translation = translation }
  }

  /// The speed with which a person lifts the finger, in points per second; zero unless a scroll view is flung.
  final var speed = CGPoint.zero

  /// The speed of the finger, in points per second: zero, but where a person flings a scroll view.
  open func velocity(in view: UIView?) -> CGPoint { speed }

  /// Call `super`.
  open override func reset() {
    super.reset()
    speed = .zero
  }
}

/// Recognises a finger that moves into a view from its edge.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges at which the gesture can begin.
  open var edges: UIRectEdge = []
}

/// Recognises a finger that taps a view.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The number of taps.
  open var numberOfTapsRequired = 1
  /// The number of fingers.
  open var numberOfTouchesRequired = 1
}
