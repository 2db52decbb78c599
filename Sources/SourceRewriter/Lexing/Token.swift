/// A piece of a source file between white space and comments.
struct Token {
  enum Kind: UInt8 {
    /// A name or a keyword; `isQuoted` if it stands in backticks.
    case word
    /// `#selector`, `#if` and the like, with the sign.
    case directive
    case number
    /// A string literal, or the part of one before or after an interpolation.
    case string
    case regex
    /// Operators, also `->`, `=`, `?`, `!`, `&` and `.`.
    case symbol
    case comma, colon, semicolon, at, backslash
    case openParen, closeParen, openBracket, closeBracket, openBrace, closeBrace
    /// A byte that begins no token of Swift.
    case unknown
  }

  let kind: Kind
  /// Whether the token is the first of its line.
  let startsLine: Bool
  /// Whether white space or a comment stands before the token.
  let hasSpaceBefore: Bool
  let isQuoted: Bool
  /// The offset of the first byte.
  let start: Int
  /// The offset after the last byte.
  let end: Int
}

extension Token.Kind {
  var isOpening: Bool { self == .openParen || self == .openBracket || self == .openBrace }
  var isClosing: Bool { self == .closeParen || self == .closeBracket || self == .closeBrace }

  var closing: Token.Kind {
    switch self {
    case .openParen: .closeParen
    case .openBracket: .closeBracket
    default: .closeBrace
    }
  }
}
