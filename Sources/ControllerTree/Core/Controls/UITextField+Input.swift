import Foundation

// What text fields have as inputs besides the members that are overridden. Offsets count UTF-16 units.

extension UITextField {
  /// The beginning of the text.
  public var beginningOfDocument: UITextPosition { TextPosition(0) }
  /// The end of the text.
  public var endOfDocument: UITextPosition { TextPosition(units.length) }

  /// The part between two positions.
  public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    units.range(from: fromPosition, to: toPosition)
  }

  /// The position at a distance; `nil` outside the text.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    units.position(units.offset(of: position) + offset)
  }

  /// The position at a distance in a direction; `nil` outside the text. A line has nothing above and below.
  public func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? {
    switch direction {
    case .right: self.position(from: position, offset: offset)
    case .left: self.position(from: position, offset: -offset)
    case .up, .down: nil
    }
  }

  /// The order of two positions.
  public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    units.compare(position, other)
  }

  /// The distance of two positions.
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    units.offset(of: toPosition) - units.offset(of: from)
  }

  /// The end of a part in a direction.
  public func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
    UITextDirection.layout(direction).isBackward ? range.start : range.end
  }

  /// The character beside a position.
  public func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange? {
    units.character(from: position, backward: UITextDirection.layout(direction).isBackward)
  }

  /// The direction of the text: from left to right.
  public func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection { .leftToRight }

  /// Does nothing: the direction has no effect on what is measured.
  public func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {}

  /// The position of a part nearest to a point.
  public func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    guard let position = closestPosition(to: point) else { return nil }
    if compare(position, to: range.start) == .orderedAscending { return range.start }
    return compare(position, to: range.end) == .orderedDescending ? range.end : position
  }

  /// The character at a point.
  public func characterRange(at point: CGPoint) -> UITextRange? {
    closestPosition(to: point).flatMap { units.character(from: $0, backward: $0.isEqual(endOfDocument)) }
  }

  /// Text that is not confirmed yet; `nil` for none.
  public var markedTextRange: UITextRange? { marked.map { units.range($0) } }

  /// Replaces the marked text, or the selection; `selectedRange` is inside the new text. `editingChanged` is sent. Rules: TEXT-35.
  public func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    Stage.turn("setMarkedText(_:selectedRange:)", self, .other) {
      let (place, text) = (marked ?? selection, markedText ?? "")
      replace(place, by: text)
      guard !text.isEmpty else { return }
      marked = NSRange(location: place.location, length: text.utf16.count)
      select(NSRange(location: place.location + selectedRange.location, length: selectedRange.length))
    }
  }

  /// Confirms the marked text.
  public func unmarkText() { marked = nil }

  /// Selects all text.
  final func selectWholeText() { select(units.all) }
}

extension UITextField: EditedInput {
  package var editedUnits: TextUnits { units }
  package var selectedUnits: NSRange {
    get { selection }
    set { select(newValue) }
  }
  package var canBeEdited: Bool { isEnabled }
  package func allowsEdit(in range: NSRange, to text: String) -> Bool { allows(text, in: range) }
  package func makeEdit(in range: NSRange, to text: String) { replace(range, by: text) }
  package func pasted(_ text: String) -> String {
    String(text.map { $0.isNewline ? " " : $0 })
  }
}
