/// The tokens of a file, with the bracket that matches each bracket.
struct TokenStream {
  let bytes: [UInt8]
  let tokens: [Token]
  /// For an opening bracket the index of its closing one, and the reverse; -1 for a bracket without, and for other tokens.
  private let matches: [Int32]
  /// The words to write for tokens whose text is copied: names of modules that have other names here.
  var spellings: [Int: String] = [:]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    tokens = Lexer.tokens(of: bytes)
    matches = Self.matches(of: tokens)
  }

  var count: Int { tokens.count }
  subscript(index: Int) -> Token { tokens[index] }

  private static func matches(of tokens: [Token]) -> [Int32] {
    var matches = [Int32](repeating: -1, count: tokens.count)
    var open: [Int] = []
    for (index, token) in tokens.enumerated() {
      if token.kind.isOpening {
        open.append(index)
      } else if token.kind.isClosing {
        // A brace ends the parentheses that were left open in it; any other bracket that fits nothing is skipped.
        while token.kind == .closeBrace, let last = open.last, tokens[last].kind != .openBrace { open.removeLast() }
        guard let last = open.last, tokens[last].kind.closing == token.kind else { continue }
        open.removeLast()
        matches[last] = Int32(index)
        matches[index] = Int32(last)
      }
    }
    return matches
  }

  /// The bracket that belongs to the one at `index`.
  func match(_ index: Int) -> Int? {
    guard index >= 0, index < tokens.count, matches[index] >= 0 else { return nil }
    return Int(matches[index])
  }

  /// The token after the one at `index`, or after its closing bracket if it opens one.
  func after(_ index: Int) -> Int {
    guard tokens[index].kind.isOpening, let end = match(index) else { return index + 1 }
    return end + 1
  }

  func kind(_ index: Int) -> Token.Kind? { index >= 0 && index < tokens.count ? tokens[index].kind : nil }

  func slice(_ index: Int) -> ArraySlice<UInt8> { bytes[tokens[index].start..<tokens[index].end] }

  /// The token's text, without backticks.
  func text(_ index: Int) -> String {
    guard index >= 0, index < tokens.count else { return "" }
    let token = tokens[index]
    let inset = token.isQuoted ? 1 : 0
    return String(decoding: bytes[(token.start + inset)..<(token.end - inset)], as: UTF8.self)
  }

  /// The text of some tokens as it stands in the file; empty without tokens.
  func source(_ range: Range<Int>) -> String {
    guard !range.isEmpty else { return "" }
    return String(decoding: bytes[tokens[range.lowerBound].start..<tokens[range.upperBound - 1].end], as: UTF8.self)
  }

  /// The text of some tokens on one line, without comments, and with the names of modules that stand for others.
  func line(_ range: Range<Int>) -> String {
    var text = ""
    for index in range {
      if tokens[index].hasSpaceBefore, index > range.lowerBound { text += " " }
      text += spellings[index] ?? String(decoding: slice(index), as: UTF8.self)
    }
    return text
  }

  /// Whether the token at `index` is `text`; a name in backticks is no keyword.
  func `is`(_ index: Int, _ text: StaticString) -> Bool {
    guard index >= 0, index < tokens.count else { return false }
    let token = tokens[index]
    guard !token.isQuoted, token.end - token.start == text.utf8CodeUnitCount else { return false }
    for place in 0..<text.utf8CodeUnitCount where bytes[token.start + place] != text.utf8Start[place] { return false }
    return true
  }

  func isWord(_ index: Int) -> Bool { kind(index) == .word }

  func isWord(_ index: Int, in set: WordSet) -> Bool {
    guard isWord(index), !tokens[index].isQuoted else { return false }
    return set.contains(slice(index))
  }

  /// Whether a declaration may begin at `index`: at an attribute, a modifier or a keyword.
  func beginsDeclaration(_ index: Int) -> Bool {
    guard let kind = kind(index) else { return false }
    if kind == .at { return self.kind(index + 1) == .word }
    if isWord(index, in: Keywords.declarations) {
      // `init(` and `subscript[` are also calls; a call stands after a dot, or inside an expression.
      return !self.is(index - 1, ".")
    }
    guard isWord(index, in: Keywords.modifiers) else { return false }
    switch self.kind(index + 1) {
    case .word, .at: return true
    case .openParen:
      guard let end = match(index + 1), end == index + 3 else { return false }
      return self.kind(end + 1) == .word || self.kind(end + 1) == .at
    default: return false
    }
  }
}
