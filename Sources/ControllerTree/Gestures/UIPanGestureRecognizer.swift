import Foundation

/// A finger that moves across a view.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The fewest fingers that make the gesture.
  open var minimumNumberOfTouches = 1
  /// The most fingers that make the gesture.
  open var maximumNumberOfTouches = Int.max

  private var translation = CGPoint.zero

  /// How far the finger has come, in points; what ``setTranslation(_:in:)`` said last.
  open func translation(in view: UIView?) -> CGPoint { translation }

  /// Sets how far the finger has come, in points. Code that stands for a person calls it too.
  /// - Issues: `invalidGeometry`; the old translation stays.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    if accepts(translation, for: "setTranslation(_:in:)") { self.translation = translation }
  }

  /// How fast the finger moves, in points a second: it never does.
  open func velocity(in view: UIView?) -> CGPoint { .zero }
}

/// A finger that moves into a view from its edge.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges that the gesture can begin at.
  open var edges: UIRectEdge = []
}

/// A finger that touches a view and leaves it.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How often the finger has to touch the view.
  open var numberOfTapsRequired = 1
  /// How many fingers make the gesture.
  open var numberOfTouchesRequired = 1
}
