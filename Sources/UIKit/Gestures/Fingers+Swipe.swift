import ControllerTree
import Foundation

extension Fingers {
  /// A person swipes across a view, by 100 points in a direction.
  /// - Parameters:
  ///   - view: The view. If another view covers it, nothing happens.
  ///   - direction: One direction; of several the first of right, left, up and down counts.
  /// - Returns: `false` if a person can't touch the view.
  @discardableResult
  public func swipe(_ view: UIView, _ direction: UISwipeGestureRecognizer.Direction) -> Bool {
    let way: CGVector
    switch true {
    case direction.contains(.right): way = CGVector(dx: 100, dy: 0)
    case direction.contains(.left): way = CGVector(dx: -100, dy: 0)
    case direction.contains(.up): way = CGVector(dx: 0, dy: -100)
    case direction.contains(.down): way = CGVector(dx: 0, dy: 100)
    default: return false
    }
    return swipe(view, by: way)
  }
}
