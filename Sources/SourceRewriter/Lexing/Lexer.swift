/// Divides a source file into tokens. It accepts any bytes: what is no token of Swift becomes an unknown one.
///
/// Comments and white space are no tokens. The code in a string's interpolation is, between two parentheses: a stack of the
/// open strings, no recursion, so that the depth is free.
struct Lexer {
  /// A string whose end has not been reached.
  struct OpenString {
    let hashes: Int
    let isMultiline: Bool
    /// The open parentheses inside the interpolation; `nil` outside of one.
    var parentheses: Int?
  }

  let bytes: [UInt8]
  let count: Int
  var offset = 0
  var strings: [OpenString] = []
  /// The first byte of a string whose quotes have just been read.
  var stringStart: Int?
  /// From this number of signs on, `#/` has no end before that of the file.
  var unendedHashes = Int.max
  private(set) var tokens: [Token] = []
  private var startsLine = true
  private var hasSpaceBefore = true

  /// `bytes` are those of the file.
  init(_ source: [UInt8]) {
    // Zeros at the end spare a comparison before each look ahead.
    bytes = source + [0, 0, 0, 0]
    count = source.count
    tokens.reserveCapacity(count / 5)
  }

  static func tokens(of source: [UInt8]) -> [Token] {
    var lexer = Lexer(source)
    lexer.run()
    return lexer.tokens
  }

  private mutating func run() {
    while true {
      if let open = strings.last, open.parentheses == nil {
        lexStringPart(open)
        continue
      }
      skipSpace()
      guard offset < count else { return }
      lexToken()
    }
  }

  mutating func add(_ kind: Token.Kind, from start: Int, isQuoted: Bool = false) {
    tokens.append(
      Token(
        kind: kind, startsLine: startsLine, hasSpaceBefore: hasSpaceBefore, isQuoted: isQuoted, start: start,
        end: offset))
    startsLine = false
    hasSpaceBefore = false
  }

  private mutating func skipSpace() {
    while offset < count {
      switch bytes[offset] {
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        startsLine = true
        offset += 1
      case UInt8(ascii: " "), UInt8(ascii: "\t"), 0x0B, 0x0C: offset += 1
      case UInt8(ascii: "/") where bytes[offset + 1] == UInt8(ascii: "/"): skipLine()
      case UInt8(ascii: "/") where bytes[offset + 1] == UInt8(ascii: "*"): skipComment()
      case UInt8(ascii: "#") where offset == 0 && bytes[1] == UInt8(ascii: "!"): skipLine()
      case 0xEF where offset == 0 && bytes[1] == 0xBB && bytes[2] == 0xBF: offset = 3
      default: return
      }
      hasSpaceBefore = true
    }
  }

  private mutating func skipLine() {
    while offset < count, bytes[offset] != UInt8(ascii: "\n"), bytes[offset] != UInt8(ascii: "\r") { offset += 1 }
  }

  private mutating func skipComment() {
    var depth = 0
    while offset < count {
      switch (bytes[offset], bytes[offset + 1]) {
      case (UInt8(ascii: "/"), UInt8(ascii: "*")):
        depth += 1
        offset += 2
      case (UInt8(ascii: "*"), UInt8(ascii: "/")):
        depth -= 1
        offset += 2
        if depth == 0 { return }
      case (UInt8(ascii: "\n"), _), (UInt8(ascii: "\r"), _):
        startsLine = true
        offset += 1
      default: offset += 1
      }
    }
    offset = min(offset, count)
  }

  private mutating func lexToken() {
    let start = offset
    let byte = bytes[offset]
    if byte.startsWord {
      skipWord()
      return add(.word, from: start)
    }
    if byte.isDigit { return lexNumber() }
    if byte.isOperator { return lexOperator() }
    switch byte {
    case UInt8(ascii: "\""): beginString(hashes: 0)
    case UInt8(ascii: "#"): lexHash()
    case UInt8(ascii: "`"): lexQuotedWord()
    case UInt8(ascii: "."): lexDot()
    case UInt8(ascii: "("):
      offset += 1
      if let depth = strings.last?.parentheses { strings[strings.count - 1].parentheses = depth + 1 }
      add(.openParen, from: start)
    case UInt8(ascii: ")"):
      offset += 1
      if let depth = strings.last?.parentheses { strings[strings.count - 1].parentheses = depth == 0 ? nil : depth - 1 }
      add(.closeParen, from: start)
    default:
      offset += 1
      add(byte.punctuation, from: start)
    }
  }

  mutating func skipWord() {
    while bytes[offset].continuesWord, offset < count { offset += 1 }
  }

  private mutating func lexQuotedWord() {
    let start = offset
    offset += 1
    while offset < count, bytes[offset] != UInt8(ascii: "`"), bytes[offset] != UInt8(ascii: "\n") { offset += 1 }
    guard offset < count, bytes[offset] == UInt8(ascii: "`") else {
      offset = start + 1
      return add(.unknown, from: start)
    }
    offset += 1
    add(.word, from: start, isQuoted: true)
  }

  private mutating func lexNumber() {
    let start = offset
    while offset < count {
      let byte = bytes[offset]
      if byte.continuesWord {
        offset += 1
      } else if byte == UInt8(ascii: "."), bytes[offset + 1].isDigit {
        offset += 1
      } else if byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+"), isExponent(bytes[offset - 1], of: start) {
        offset += 1
      } else {
        break
      }
    }
    add(.number, from: start)
  }

  private func isExponent(_ byte: UInt8, of start: Int) -> Bool {
    let isHexadecimal = bytes[start + 1] == UInt8(ascii: "x")
    return byte | 0x20 == (isHexadecimal ? UInt8(ascii: "p") : UInt8(ascii: "e")) && bytes[offset + 1].isDigit
  }

  private mutating func lexDot() {
    let start = offset
    offset += 1
    // A dot begins an operator only if another one follows: `...`, `..<`.
    if bytes[offset] == UInt8(ascii: ".") {
      while offset < count, bytes[offset].isOperator || bytes[offset] == UInt8(ascii: ".") { offset += 1 }
    }
    add(.symbol, from: start)
  }

  private mutating func lexOperator() {
    let start = offset
    if bytes[start] == UInt8(ascii: "/"), !followsOperand, skipRegex() { return add(.regex, from: start) }
    offset += 1
    // `?` and `!` after an operand are marks of their own: `a?.b`, `a!.b`, `a??.b`.
    let mayBeMark = !hasSpaceBefore && followsOperand
    if mayBeMark, bytes[start] == UInt8(ascii: "?") { return add(.symbol, from: start) }
    if mayBeMark, bytes[start] == UInt8(ascii: "!"), !bytes[offset].isOperator { return add(.symbol, from: start) }
    while offset < count, bytes[offset].isOperator {
      if bytes[offset] == UInt8(ascii: "/"),
        bytes[offset + 1] == UInt8(ascii: "/") || bytes[offset + 1] == UInt8(ascii: "*")
      {
        break
      }
      offset += 1
    }
    add(.symbol, from: start)
  }

  private mutating func lexHash() {
    let start = offset
    var hashes = 0
    while offset < count, bytes[offset] == UInt8(ascii: "#") {
      hashes += 1
      offset += 1
    }
    if bytes[offset] == UInt8(ascii: "\""), offset < count {
      offset = start
      return beginString(hashes: hashes)
    }
    if bytes[offset] == UInt8(ascii: "/"), skipExtendedRegex(hashes: hashes) { return add(.regex, from: start) }
    // Of several signs the last one may begin a directive.
    if hashes > 1 {
      offset = start + hashes - 1
      return add(.unknown, from: start)
    }
    offset = start + 1
    if bytes[offset].startsWord {
      skipWord()
      return add(.directive, from: start)
    }
    add(.unknown, from: start)
  }

  /// Whether the last token ends an operand, so that `/` divides and `?` is a mark.
  private var followsOperand: Bool {
    guard let last = tokens.last else { return false }
    switch last.kind {
    case .word: return last.isQuoted || !Keywords.beforeOperand.contains(bytes[last.start..<last.end])
    case .number, .string, .regex, .closeParen, .closeBracket, .closeBrace: return true
    case .symbol:
      let byte = bytes[last.start]
      let isMark = byte == UInt8(ascii: "?") || byte == UInt8(ascii: "!") || byte == UInt8(ascii: ">")
      return isMark && last.end == last.start + 1
    default: return false
    }
  }
}
