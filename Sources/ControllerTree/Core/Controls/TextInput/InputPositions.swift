import Foundation

/// The answers of an input of the library about its positions, which are offsets in UTF-16 units. Rules: TEXT-35.
@MainActor package struct InputPositions {
  private let input: any EditedInput
  private let units: TextUnits

  /// - Complexity: O(n) in the text.
  package init(_ input: any EditedInput) {
    self.input = input
    units = input.units
  }

  package var beginning: UITextPosition { TextPosition(0) }
  package var end: UITextPosition { TextPosition(units.length) }

  package func range(_ from: UITextPosition, _ to: UITextPosition) -> UITextRange { units.range(from: from, to: to) }

  package func text(in range: UITextRange) -> String { units[units.units(of: range)] }

  /// The position at a distance; `nil` outside the text.
  package func position(_ position: UITextPosition, _ offset: Int) -> UITextPosition? {
    let (sum, overflows) = units.offset(of: position).addingReportingOverflow(offset)
    return overflows ? nil : units.position(sum)
  }

  /// The position at a distance in the line; `nil` outside the text, above and below.
  package func position(
    _ position: UITextPosition, _ direction: UITextLayoutDirection, _ offset: Int
  ) -> UITextPosition? {
    switch direction {
    case .right: self.position(position, offset)
    case .left: self.position(position, 0 - offset)
    case .up, .down: nil
    }
  }

  package func compare(_ position: UITextPosition, _ other: UITextPosition) -> ComparisonResult {
    units.compare(position, other)
  }

  package func offset(_ from: UITextPosition, _ to: UITextPosition) -> Int {
    units.offset(of: to) - units.offset(of: from)
  }

  package func end(of range: UITextRange, _ direction: UITextLayoutDirection) -> UITextPosition {
    UITextDirection.layout(direction).isBackward ? range.start : range.end
  }

  package func character(beside position: UITextPosition, _ direction: UITextLayoutDirection) -> UITextRange? {
    units.character(from: position, backward: UITextDirection.layout(direction).isBackward)
  }

  /// The position of a part nearest to a point.
  package func closest(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    guard let position = input.closestPosition(to: point) else { return nil }
    if compare(position, range.start) == .orderedAscending { return range.start }
    return compare(position, range.end) == .orderedDescending ? range.end : position
  }

  /// The character at a point, or the last one.
  package func character(at point: CGPoint) -> UITextRange? {
    guard let position = input.closestPosition(to: point) else { return nil }
    return units.character(from: position, backward: units.offset(of: position) == units.length)
  }

  // MARK: Selection and marked text

  /// The selection. Setting `nil` brings the caret to the end.
  package var selected: UITextRange { units.range(input.inputState.selection) }
  package func select(_ range: UITextRange?) { input.select(range.map { units.units(of: $0) } ?? units.end) }

  package var marked: UITextRange? { input.inputState.marked.map { units.range($0) } }

  /// Replaces the marked text, or the selection, by marked text.
  /// - Parameter selection: The selection inside the new text.
  package func mark(_ text: String?, selecting selection: NSRange) {
    Stage.turn("setMarkedText(_:selectedRange:)", input as UIResponder, .other) {
      let (place, text) = (input.inputState.typingPlace, text ?? "")
      input.replace(place, by: text)
      guard !text.isEmpty else { return }
      input.inputState.marked = NSRange(location: place.location, length: text.utf16.count)
      let start = max(0, min(selection.location, text.utf16.count))
      input.select(NSRange(location: place.location + start, length: selection.length))
    }
  }

  /// Brings the caret to the position nearest to a point.
  package func moveCaret(to point: CGPoint) {
    guard let position = input.closestPosition(to: point) else { return }
    input.selectedTextRange = range(position, position)
  }

  // MARK: Attributes

  /// The attributes of the character on one side of a position; those of typed text if there is none.
  package func styling(
    _ position: UITextPosition, _ direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any] {
    let text = input.styledContent
    let offset = units.offset(of: position) - (direction == .backward ? 1 : 0)
    guard offset >= 0, offset < text.length else { return input.usualStyling }
    return text.attributes(at: offset, effectiveRange: nil)
  }
}
