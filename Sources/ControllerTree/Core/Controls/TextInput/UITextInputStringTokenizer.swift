import Foundation

/// Finds units of an input's text by its characters: words are letters and digits, sentences end at `.`, `!` or `?`, paragraphs and
/// lines at line breaks. Rules: TEXT-35.
@preconcurrency @MainActor
open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
  private weak var input: (any UIResponder & UITextInput)?

  /// A tokenizer for an input, which it does not retain.
  public init(textInput: any UIResponder & UITextInput) {
    input = textInput
    super.init()
  }

  /// Whether a unit ends at the position, seen in the direction.
  open func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> Bool {
    guard let place = place(position) else { return false }
    return units(granularity, place.text).contains {
      place.offset == (direction.isBackward ? $0.lowerBound : $0.upperBound)
    }
  }

  /// Whether the position lies in a unit, seen in the direction.
  open func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> Bool {
    unit(position, granularity, direction) != nil
  }

  /// The next end of a unit from the position on; `nil` at the end of the text.
  open func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextPosition? {
    guard let place = place(position), let input else { return nil }
    let units = units(granularity, place.text)
    let found =
      direction.isBackward
      ? units.last { $0.lowerBound < place.offset }?.lowerBound
      : units.first { $0.upperBound > place.offset }?.upperBound
    return found.flatMap { input.position(from: input.beginningOfDocument, offset: $0) }
  }

  /// The unit around the position; `nil` between two units.
  open func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextRange? {
    guard let input, let unit = unit(position, granularity, direction),
      let start = input.position(from: input.beginningOfDocument, offset: unit.lowerBound),
      let end = input.position(from: input.beginningOfDocument, offset: unit.upperBound)
    else { return nil }
    return input.textRange(from: start, to: end)
  }

  private func unit(
    _ position: UITextPosition, _ granularity: UITextGranularity, _ direction: UITextDirection
  ) -> Range<Int>? {
    guard let place = place(position) else { return nil }
    return units(granularity, place.text).first {
      direction.isBackward
        ? $0.lowerBound < place.offset && place.offset <= $0.upperBound
        : $0.lowerBound <= place.offset && place.offset < $0.upperBound
    }
  }

  private func place(_ position: UITextPosition) -> (text: String, offset: Int)? {
    guard let input, let whole = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument),
      let text = input.text(in: whole)
    else { return nil }
    return (text, input.offset(from: input.beginningOfDocument, to: position))
  }

  /// The units of a text, in UTF-16 units.
  /// - Complexity: O(n).
  private func units(_ granularity: UITextGranularity, _ text: String) -> [Range<Int>] {
    switch granularity {
    case .character: pieces(text) { _, _ in true }
    case .word:
      pieces(text) { $0.isPartOfWord != $1.isPartOfWord }.filter { text.character(at: $0)?.isPartOfWord == true }
    case .sentence: pieces(text) { before, after in before.endsSentence && !after.endsSentence }
    case .paragraph, .line: pieces(text) { before, _ in before.isNewline }
    case .document: text.isEmpty ? [] : [0..<text.utf16.count]
    }
  }

  /// The parts between which `splits` is true for the characters on both sides.
  private func pieces(_ text: String, _ splits: (Character, Character) -> Bool) -> [Range<Int>] {
    var pieces: [Range<Int>] = []
    var (start, offset) = (0, 0)
    var previous: Character?
    for character in text {
      if let previous, splits(previous, character) {
        pieces.append(start..<offset)
        start = offset
      }
      offset += character.utf16.count
      previous = character
    }
    if offset > start { pieces.append(start..<offset) }
    return pieces
  }
}

extension Character {
  fileprivate var isPartOfWord: Bool { isLetter || isNumber || self == "'" || self == "’" || self == "_" }
  fileprivate var endsSentence: Bool { self == "." || self == "!" || self == "?" || isNewline }
}

extension String {
  fileprivate func character(at range: Range<Int>) -> Character? {
    let index = utf16.index(startIndex, offsetBy: range.lowerBound)
    return index < endIndex ? self[index] : nil
  }
}
