import Foundation

/// A finger that stays on a view for a while.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// How long the finger has to stay, in seconds. Kept and reported.
  open var minimumPressDuration: TimeInterval = 0.5
  /// How far the finger may move meanwhile, in points. Kept and reported.
  open var allowableMovement: CGFloat = 10
  /// How often the finger has to touch the view before. Kept and reported.
  open var numberOfTapsRequired = 0
  /// How many fingers make the gesture. Kept and reported.
  open var numberOfTouchesRequired = 1
}
