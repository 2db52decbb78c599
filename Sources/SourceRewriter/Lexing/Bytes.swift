extension UInt8 {
  var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }

  /// Whether a name may begin with the byte. Bytes beyond ASCII are parts of letters: operators of such characters are rare.
  var startsWord: Bool {
    let letter = self | 0x20
    return letter >= UInt8(ascii: "a") && letter <= UInt8(ascii: "z") || self == UInt8(ascii: "_")
      || self == UInt8(ascii: "$") || self >= 0x80
  }

  var continuesWord: Bool { startsWord || isDigit }
  var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }
  var isLineEnd: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }

  /// Whether the byte stands in operators; the dot does so only after another one.
  var isOperator: Bool {
    switch self {
    case UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "!"),
      UInt8(ascii: "*"), UInt8(ascii: "%"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"),
      UInt8(ascii: "|"), UInt8(ascii: "^"), UInt8(ascii: "~"), UInt8(ascii: "?"):
      true
    default: false
    }
  }

  var punctuation: Token.Kind {
    switch self {
    case UInt8(ascii: "["): .openBracket
    case UInt8(ascii: "]"): .closeBracket
    case UInt8(ascii: "{"): .openBrace
    case UInt8(ascii: "}"): .closeBrace
    case UInt8(ascii: ","): .comma
    case UInt8(ascii: ":"): .colon
    case UInt8(ascii: ";"): .semicolon
    case UInt8(ascii: "@"): .at
    case UInt8(ascii: "\\"): .backslash
    default: .unknown
    }
  }
}

/// A set of words, compared as bytes.
struct WordSet {
  private var words: [Int: [[UInt8]]] = [:]

  init(_ text: String) {
    for word in text.split(separator: " ") { words[word.utf8.count, default: []].append(Array(word.utf8)) }
  }

  func contains(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard let candidates = words[bytes.count] else { return false }
    for candidate in candidates where candidate.elementsEqual(bytes) { return true }
    return false
  }
}

enum Keywords {
  /// Words after which an operand begins.
  static let beforeOperand = WordSet(
    "return in case where if while guard try await throw is as else switch for repeat yield each any some consume copy")
  /// Words that begin a declaration.
  static let declarations = WordSet(
    "class struct enum actor protocol extension func var let init deinit subscript case typealias associatedtype import "
      + "operator precedencegroup macro")
  /// Words before the word that begins a declaration. Most of them are names elsewhere.
  static let modifiers = WordSet(
    "public private fileprivate internal open package static class final override required convenience lazy weak unowned "
      + "mutating nonmutating dynamic optional indirect prefix postfix infix isolated nonisolated distributed borrowing "
      + "consuming async __consuming")
}
