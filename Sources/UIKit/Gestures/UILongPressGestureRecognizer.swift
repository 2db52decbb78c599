import ControllerTree
import Foundation

/// Recognises a finger that stays on a view for a while.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The time that the finger has to stay, in seconds. The library never reads it.
  open var minimumPressDuration: TimeInterval = 0.5
  /// The distance that the finger may move meanwhile, in points. The library never reads it.
  /// - Issues: `invalidGeometry`; the old value stays.
  open var allowableMovement: CGFloat {
    get { givenAllowableMovement }
    set { if accepts(newValue, as: "allowableMovement") { givenAllowableMovement = newValue } }
  }
  private var givenAllowableMovement: CGFloat = 10
  /// The number of taps before the press. The library never reads it.
  open var numberOfTapsRequired = 0
  /// The number of fingers. The library never reads it.
  open var numberOfTouchesRequired = 1
}

extension UILongPressGestureRecognizer: StockRecognizer {
  package static func stock() -> UIGestureRecognizer { UILongPressGestureRecognizer() }
}
