import Foundation

/// Characters, words, sentences and paragraphs of a text, found by its characters. Rules: TEXT-35.
package enum TextPieces {
  /// The units of a text, in UTF-16 units. Between two words there may be a gap; other units follow each other.
  /// - Complexity: O(n).
  package static func units(_ granularity: UITextGranularity, of text: String) -> [Range<Int>] {
    switch granularity {
    case .character: pieces(text) { _, _ in true }
    case .word: words(and: false, in: text)
    case .sentence: pieces(text) { before, after in before.endsSentence && !after.endsSentence }
    case .paragraph, .line: pieces(text) { before, _ in before.isNewline }
    case .document: text.isEmpty ? [] : [0..<text.utf16.count]
    }
  }

  /// The words of a text, in UTF-16 units, with the gaps between them or without.
  package static func words(and gaps: Bool, in text: String) -> [Range<Int>] {
    let all = pieces(text) { $0.isPartOfWord != $1.isPartOfWord }
    return gaps ? all : all.filter { text.character(at: $0)?.isPartOfWord == true }
  }

  /// The parts between which `splits` is true for the characters on both sides.
  private static func pieces(_ text: String, _ splits: (Character, Character) -> Bool) -> [Range<Int>] {
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
