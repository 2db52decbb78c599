import ControllerTree
import Foundation

extension UITextView: TapAnswering {
  /// A tap begins editing and moves the caret, or is one on a link or an attachment. A second one selects the word, a third one the
  /// paragraph; so does a long press of a text that can only be selected, of the word. Rules: TOUCH-41, TOUCH-45.
  package func tapped(_ tap: AnsweredTap) {
    guard let position = closestPosition(to: tap.point) else { return }
    let place = offset(from: beginningOfDocument, to: position)
    if tap.count > 1 || tap.isLong && !isEditable {
      guard isSelectable || isEditable else { return }
      selectText(in: units(at: position, tap.count > 2 ? .paragraph : .word) ?? NSRange(location: place, length: 0))
    } else if isEditable {
      selectText(in: NSRange(location: place, length: 0))
    } else {
      tapItem(at: place)
    }
  }

  private func units(at position: UITextPosition, _ granularity: UITextGranularity) -> NSRange? {
    guard let range = tokenizer.rangeAround(position, granularity) else { return nil }
    let start = offset(from: beginningOfDocument, to: range.start)
    return NSRange(location: start, length: offset(from: range.start, to: range.end))
  }
}

extension UITextView: TypingResponder {}
