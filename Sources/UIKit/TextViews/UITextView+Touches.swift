import ControllerTree
import Foundation

extension UITextView: TapAnswering {
  /// A tap begins editing and moves the caret, or is one on a link or an attachment. A second one selects the word, a third one the
  /// paragraph; so does a long press of a text that can only be selected, of the word. Then the edit menu opens; so it does after a long
  /// press of an editable text, and a tap on the caret. Rules: TOUCH-41, TOUCH-45, TOUCH-57.
  package func tapped(_ tap: AnsweredTap) {
    guard let position = closestPosition(to: tap.point) else { return }
    let place = offset(from: beginningOfDocument, to: position)
    let caret = InputCaret(of: self)
    if tap.isLong, pressItem(at: place) { return }
    if tap.count > 1 || tap.isLong && !isEditable {
      guard isSelectable || isEditable else { return }
      let range = units(at: position, tap.count > 2 ? .paragraph : .word) ?? NSRange(location: place, length: 0)
      if selectText(in: range) { InputEditMenu.open(for: self) }
    } else if isEditable {
      let range = NSRange(location: place, length: 0)
      if selectText(in: range) { caret.tapped(at: range, in: self, isLong: tap.isLong) }
    } else {
      InputEditMenu.close(for: self)
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
