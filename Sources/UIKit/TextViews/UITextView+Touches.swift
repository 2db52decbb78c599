import ControllerTree
import Foundation

extension UITextView: TapAnswering {
  /// A tap begins editing and moves the caret, or is one on a link or an attachment. Rules: TOUCH-41.
  package func tapped(at point: CGPoint) {
    guard let position = closestPosition(to: point) else { return }
    let place = offset(from: beginningOfDocument, to: position)
    if isEditable {
      selectText(in: NSRange(location: place, length: 0))
    } else {
      tapItem(at: place)
    }
  }
}
