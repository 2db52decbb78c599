#if !canImport(ObjectiveC)
  import Foundation

  enum PredicateToken: Equatable {
    /// A name or a word of the language; `isEscaped` after `#`, which makes a name of every word.
    case word(String, isEscaped: Bool)
    case text(String)
    case integer(Int)
    case number(Double)
    /// `%@`, `%K`, `%d`: the letter.
    case argument(Character)
    case symbol(String)
    /// `[cd]` behind an operator.
    case options(String)
    case end
  }

  /// Divides the text of a predicate into tokens.
  struct PredicateLexer {
    private let text: [Character]
    private var offset = 0
    private var tokens: [PredicateToken] = []

    private init(_ text: String) { self.text = Array(text) }

    /// - Complexity: O(n) in the length of the text.
    static func tokens(of text: String) throws(PredicateFormatError) -> [PredicateToken] {
      var lexer = PredicateLexer(text)
      while try lexer.readToken() {}
      return lexer.tokens + [.end]
    }

    private static let symbols = [
      "==", "!=", "<>", "<=", "=<", ">=", "=>", "&&", "||", "**", "=", "<", ">", "!", "+", "-", "*", "/", "(", ")", "{",
      "}",
      "[", "]", ",", ".", ":", "@", "$",
    ].map(Array.init)

    private mutating func readToken() throws(PredicateFormatError) -> Bool {
      while offset < text.count, text[offset].isWhitespace { offset += 1 }
      guard offset < text.count else { return false }
      let character = text[offset]
      if character == "\"" || character == "'" {
        try readText(until: character)
      } else if character == "%" {
        try readArgument()
      } else if character.isNumber {
        try readNumber()
      } else if character == "#" {
        offset += 1
        tokens.append(.word(readWord(), isEscaped: true))
      } else if character.isLetter || character == "_" {
        tokens.append(.word(readWord(), isEscaped: false))
      } else if character == "[", let options = options() {
        tokens.append(.options(options))
      } else {
        guard let symbol = Self.symbols.first(where: { text[offset...].starts(with: $0) }) else {
          throw PredicateFormatError(text: "'\(character)' is no part of a predicate")
        }
        offset += symbol.count
        tokens.append(.symbol(String(symbol)))
      }
      return true
    }

    private mutating func readWord() -> String {
      let start = offset
      while offset < text.count, text[offset].isLetter || text[offset].isNumber || text[offset] == "_" { offset += 1 }
      return String(text[start..<offset])
    }

    private mutating func readText(until quote: Character) throws(PredicateFormatError) {
      var result = ""
      offset += 1
      while offset < text.count, text[offset] != quote {
        if text[offset] == "\\", offset + 1 < text.count {
          offset += 1
          switch text[offset] {
          case "n": result.append("\n")
          case "t": result.append("\t")
          case "r": result.append("\r")
          default: result.append(text[offset])
          }
        } else {
          result.append(text[offset])
        }
        offset += 1
      }
      guard offset < text.count else { throw PredicateFormatError(text: "a text has no end") }
      offset += 1
      tokens.append(.text(result))
    }

    private mutating func readArgument() throws(PredicateFormatError) {
      offset += 1
      // Lengths: `%ld`, `%llu`, `%hd`, `%.2f`.
      while offset < text.count, "lhqztjL.0123456789".contains(text[offset]) { offset += 1 }
      guard offset < text.count, "@Kdiuxcfge".contains(text[offset]) else {
        throw PredicateFormatError(text: "% stands before no letter for an argument")
      }
      tokens.append(.argument(text[offset]))
      offset += 1
    }

    private mutating func readNumber() throws(PredicateFormatError) {
      let start = offset
      if text[offset] == "0", offset + 1 < text.count, text[offset + 1] == "x" {
        offset += 2
        let digits = readWord()
        guard let value = Int(digits, radix: 16) else { throw PredicateFormatError(text: "0x\(digits) is no number") }
        return tokens.append(.integer(value))
      }
      while offset < text.count {
        let character = text[offset]
        let isExponentSign = (character == "-" || character == "+") && offset > start && "eE".contains(text[offset - 1])
        let isPoint = character == "." && offset + 1 < text.count && text[offset + 1].isNumber
        guard character.isNumber || isPoint || isExponentSign || "eE".contains(character) else { break }
        offset += 1
      }
      let digits = String(text[start..<offset])
      if let value = Int(digits) {
        tokens.append(.integer(value))
      } else if let value = Double(digits) {
        tokens.append(.number(value))
      } else {
        throw PredicateFormatError(text: "\(digits) is no number")
      }
    }

    /// `[cd]` directly behind an operator; behind a name, brackets hold an index.
    private mutating func options() -> String? {
      guard let last = tokens.last, Self.takesOptions(last) else { return nil }
      var index = offset + 1
      var options = ""
      while index < text.count, "cdnlCDNL".contains(text[index]) {
        options.append(contentsOf: text[index].lowercased())
        index += 1
      }
      guard index < text.count, text[index] == "]", !options.isEmpty else { return nil }
      offset = index + 1
      return options
    }

    private static func takesOptions(_ token: PredicateToken) -> Bool {
      switch token {
      case .symbol(let symbol): ["==", "=", "!=", "<>", "<", ">", "<=", "=<", ">=", "=>"].contains(symbol)
      case .word(let word, isEscaped: false): ValueComparison.Relation(word: word) != nil
      default: false
      }
    }
  }
#endif
