import Foundation

/// A place in the text of an input, between two characters. Inputs of the library make their own; a custom input subclasses it.
@preconcurrency @MainActor
open class UITextPosition: NSObject {
  /// A place that means nothing by itself.
  @preconcurrency @MainActor public override init() { super.init() }
}

/// A part of the text of an input. A custom input subclasses it.
@preconcurrency @MainActor
open class UITextRange: NSObject {
  /// An empty part.
  @preconcurrency @MainActor public override init() { super.init() }

  /// Whether the part has no characters.
  open var isEmpty: Bool { true }
  /// Where the part begins.
  open var start: UITextPosition { UITextPosition() }
  /// Where the part ends.
  open var end: UITextPosition { UITextPosition() }
}

/// A rectangle of selected text. A custom input subclasses it.
@preconcurrency @MainActor
open class UITextSelectionRect: NSObject {
  /// An empty rectangle.
  @preconcurrency @MainActor public override init() { super.init() }

  /// The rectangle, in points of the input's view.
  open var rect: CGRect { .zero }
  /// The direction of the text.
  open var writingDirection: NSWritingDirection { .natural }
  /// Whether the selection begins here.
  open var containsStart: Bool { false }
  /// Whether the selection ends here.
  open var containsEnd: Bool { false }
  /// Whether the text runs from top to bottom.
  open var isVertical: Bool { false }
}

/// A place in a text of the library's inputs, by its distance from the beginning in UTF-16 units.
final class TextPosition: UITextPosition {
  nonisolated let offset: Int

  init(_ offset: Int) { self.offset = offset }

  override func isEqual(_ object: Any?) -> Bool { (object as? TextPosition)?.offset == offset }
  override var hash: Int { offset.hashValue }
}

/// A part of a text of the library's inputs, in UTF-16 units.
final class TextRange: UITextRange {
  nonisolated let units: NSRange

  init(_ units: NSRange) { self.units = units }

  override var isEmpty: Bool { units.length == 0 }
  override var start: UITextPosition { TextPosition(units.location) }
  override var end: UITextPosition { TextPosition(units.location + units.length) }
  override func isEqual(_ object: Any?) -> Bool { (object as? TextRange)?.units == units }
  override var hash: Int { units.hashValue }
}

/// A rectangle of selected text of the library's inputs.
final class SelectionRect: UITextSelectionRect {
  private let place: CGRect
  private let ends: (first: Bool, last: Bool)

  init(_ rect: CGRect, isFirst: Bool, isLast: Bool) {
    place = rect
    ends = (isFirst, isLast)
  }

  override var rect: CGRect { place }
  override var writingDirection: NSWritingDirection { .leftToRight }
  override var containsStart: Bool { ends.first }
  override var containsEnd: Bool { ends.last }
}
