import ControllerTree
import Foundation

// What text views have as inputs besides the members that are overridden. Offsets count UTF-16 units.

extension UITextView {
  /// The beginning of the text.
  public var beginningOfDocument: UITextPosition { units.range(units.all).start }
  /// The end of the text.
  public var endOfDocument: UITextPosition { units.range(units.end).end }

  /// The part between two positions.
  public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    units.range(from: fromPosition, to: toPosition)
  }

  /// The position at a distance; `nil` outside the text.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    units.position(units.offset(of: position) + offset)
  }

  /// The position at a distance in a direction; `nil` outside the text. Above and below is the nearest position of another line.
  public func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? {
    switch direction {
    case .right: return self.position(from: position, offset: offset)
    case .left: return self.position(from: position, offset: -offset)
    case .up, .down:
      let caret = caretRect(for: position)
      let distance = caret.height * CGFloat(direction == .up ? -offset : offset)
      let y = caret.midY + distance
      guard y >= textContainerInset.top, y < contentHeight - textContainerInset.bottom else { return nil }
      return closestPosition(to: CGPoint(x: caret.minX, y: y))
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
    direction == .left || direction == .up ? range.start : range.end
  }

  /// The character beside a position.
  public func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange? {
    units.character(from: position, backward: direction == .left || direction == .up)
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

  /// Selects all text.
  final func selectWholeText() { selectedRange = units.all }
}
