/// The string literal that a trailing closure of a call returns: `expectTrace(…) { … } toBe: { "…" }`.
package struct TrailingLiteral {
  /// The bytes of the literal, with its delimiters.
  package let literal: Range<Int>
  /// The bytes between the braces of the closure.
  package let closure: Range<Int>
  /// The bytes between the braces of the call's first trailing closure.
  package let body: Range<Int>

  /// The reason why a source has no such literal at a place.
  package enum Absence: Error {
    /// No call of this name begins there.
    case noCall
    /// The call has no trailing closure with this label.
    case noClosure
    /// The closure contains something else than one literal without interpolations.
    case noLiteral
  }

  /// Finds the literal.
  /// - Parameters:
  ///   - source: The bytes of the file.
  ///   - call: The name of the called function.
  ///   - line: The line of the call, from 1.
  ///   - column: The column of the call's parenthesis, or of its first trailing closure, from 1: what `#column` is there.
  ///   - label: The label of the closure.
  /// - Complexity: O(n) in the length of the source.
  package init(in source: [UInt8], call: String, line: Int, column: Int, label: String) throws(Absence) {
    guard let start = Self.offset(line: line, column: column, in: source) else { throw .noCall }
    let tokens = Lexer.tokens(of: source)
    func text(_ index: Int) -> ArraySlice<UInt8> { source[tokens[index].start..<tokens[index].end] }
    func isWord(_ index: Int, _ word: String) -> Bool {
      index < tokens.count && tokens[index].kind == .word && text(index).elementsEqual(word.utf8)
    }
    func kind(_ index: Int) -> Token.Kind? { index < tokens.count ? tokens[index].kind : nil }
    /// The index of the token that closes the bracket at `index`.
    func closing(_ index: Int) -> Int? {
      var depth = 0
      for index in index..<tokens.count {
        if tokens[index].kind.isOpening { depth += 1 }
        if tokens[index].kind.isClosing { depth -= 1 }
        if depth == 0 { return index }
      }
      return nil
    }

    // The compiler's column is that of the arguments.
    guard var index = tokens.firstIndex(where: { $0.start >= start }), tokens[index].start == start, index > 0,
      isWord(index - 1, call)
    else { throw .noCall }
    if kind(index) == .openParen {
      guard let end = closing(index) else { throw .noClosure }
      index = end + 1
    }
    guard kind(index) == .openBrace, let end = closing(index) else { throw .noClosure }
    body = tokens[index].end..<tokens[end].start
    index = end + 1
    guard isWord(index, label), kind(index + 1) == .colon, kind(index + 2) == .openBrace else { throw .noClosure }
    index += 2
    guard kind(index + 1) == .string, kind(index + 2) == .closeBrace else { throw .noLiteral }
    literal = tokens[index + 1].start..<tokens[index + 1].end
    closure = tokens[index].end..<tokens[index + 2].start
  }

  /// The offset of a place; `nil` if the source has no such line.
  private static func offset(line: Int, column: Int, in source: [UInt8]) -> Int? {
    var offset = 0
    for _ in 1..<max(line, 1) {
      guard let end = source[offset...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
      offset = end + 1
    }
    offset += column - 1
    return column > 0 && offset < source.count ? offset : nil
  }
}
