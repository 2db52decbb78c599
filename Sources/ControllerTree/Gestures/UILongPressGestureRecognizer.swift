import Foundation

/// A finger that stays on a view for a while.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// How long the finger has to stay, in seconds. Kept and reported.
  open var minimumPressDuration: TimeInterval = 0.5
  /// How far the finger may move meanwhile, in points. Kept and reported.
  /// - Issues: `invalidGeometry`; the old value stays.
  open var allowableMovement: CGFloat {
    get { givenAllowableMovement }
    set { if accepts(newValue, for: "allowableMovement") { givenAllowableMovement = newValue } }
  }
  private var givenAllowableMovement: CGFloat = 10
  /// How often the finger has to touch the view before. Kept and reported.
  open var numberOfTapsRequired = 0
  /// How many fingers make the gesture. Kept and reported.
  open var numberOfTouchesRequired = 1
}
