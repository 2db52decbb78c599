import Foundation

/// The places of a text in UTF-16 units: what text fields and text views share. No position of a range splits a character.
package struct TextUnits {
  package let text: String
  package let length: Int

  package init(_ text: String) {
    self.text = text
    length = text.utf16.count
  }

  /// The whole text.
  package var all: NSRange { NSRange(location: 0, length: length) }
  /// The place behind the last character.
  package var end: NSRange { NSRange(location: length, length: 0) }

  /// A range inside the text that begins and ends between two characters. `NSNotFound` is the end.
  package func clamped(_ range: NSRange) -> NSRange {
    guard range.location != NSNotFound, range.location <= length else { return end }
    let first = max(0, range.location)
    let (last, overflows) = first.addingReportingOverflow(max(0, range.length))
    let start = aligned(first)
    return NSRange(location: start, length: aligned(overflows ? length : min(last, length)) - start)
  }

  /// The beginning of the character that contains a unit.
  private func aligned(_ offset: Int) -> Int {
    let index = text.utf16.index(text.startIndex, offsetBy: offset)
    if index == text.endIndex { return offset }
    return text.utf16.distance(from: text.startIndex, to: text.rangeOfComposedCharacterSequence(at: index).lowerBound)
  }

  /// The text of a range that was clamped.
  package subscript(range: NSRange) -> String { Range(range, in: text).map { String(text[$0]) } ?? "" }

  /// What the delete key removes: the selection, or the character before it; `nil` at the beginning.
  package func deletion(at selection: NSRange) -> NSRange? {
    if selection.length > 0 { return selection }
    guard selection.location > 0 else { return nil }
    let place = index(selection.location)
    let before = text.index(before: place)
    let start = text.utf16.distance(from: text.startIndex, to: before)
    return NSRange(location: start, length: selection.location - start)
  }

  /// The index at a number of units.
  package func index(_ offset: Int) -> String.Index {
    text.utf16.index(text.startIndex, offsetBy: max(0, min(offset, length)))
  }

  /// The number of units before an index.
  package func offset(_ index: String.Index) -> Int { text.utf16.distance(from: text.startIndex, to: index) }
}

/// Positions and ranges of the library's inputs, made from offsets and read back. One of another input counts as the end.
extension TextUnits {
  @MainActor package func offset(of position: UITextPosition) -> Int {
    max(0, min((position as? TextPosition)?.offset ?? length, length))
  }

  @MainActor package func position(_ offset: Int) -> UITextPosition? {
    offset >= 0 && offset <= length ? TextPosition(offset) : nil
  }

  @MainActor package func units(of range: UITextRange) -> NSRange {
    let (start, end) = (offset(of: range.start), offset(of: range.end))
    return clamped(NSRange(location: min(start, end), length: abs(end - start)))
  }

  @MainActor package func range(_ units: NSRange) -> UITextRange { TextRange(units) }

  @MainActor package func range(from: UITextPosition, to: UITextPosition) -> UITextRange {
    let (start, end) = (offset(of: from), offset(of: to))
    return TextRange(NSRange(location: min(start, end), length: abs(end - start)))
  }

  @MainActor package func compare(_ position: UITextPosition, _ other: UITextPosition) -> ComparisonResult {
    let (first, second) = (offset(of: position), offset(of: other))
    return first < second ? .orderedAscending : first > second ? .orderedDescending : .orderedSame
  }

  /// The character beside a position.
  @MainActor package func character(from position: UITextPosition, backward: Bool) -> UITextRange? {
    let offset = offset(of: position)
    let place = index(offset)
    if backward {
      guard offset > 0 else { return nil }
      let start = self.offset(text.index(before: place))
      return TextRange(NSRange(location: start, length: offset - start))
    }
    guard offset < length else { return nil }
    return TextRange(NSRange(location: offset, length: self.offset(text.index(after: place)) - offset))
  }
}

extension NSRange {
  /// Where the characters of the range are after an edit elsewhere; a part that was replaced shrinks to its end.
  /// - Parameters:
  ///   - part: The part that was replaced.
  ///   - length: The length of what it was replaced by.
  package func moved(replacing part: NSRange, by length: Int) -> NSRange {
    let end = part.location + part.length
    func moved(_ place: Int) -> Int {
      if place <= part.location { return place }
      return place >= end ? place + length - part.length : part.location + length
    }
    let (first, last) = (moved(location), moved(location + self.length))
    return NSRange(location: first, length: max(0, last - first))
  }
}

extension UITextSelectionRect {
  /// A rectangle of a selection of the library's inputs.
  package static func make(_ rect: CGRect, isFirst: Bool, isLast: Bool) -> UITextSelectionRect {
    SelectionRect(rect, isFirst: isFirst, isLast: isLast)
  }
}
