/// A character of a text, as measuring needs it: comparing ASCII codes is much cheaper than comparing characters.
enum TextCharacter {
  case ascii(UInt8)
  case other(Character)

  init(_ character: Character) {
    // A pair of return and newline has two units.
    if character.utf8.count == 1, let code = character.utf8.first {
      self = .ascii(code)
    } else {
      self = .other(character)
    }
  }

  static let space = UInt8(ascii: " ")
  static let tab = UInt8(ascii: "\t")

  var isNewline: Bool {
    switch self {
    case .ascii(let code): (10...13).contains(code)
    case .other(let character): character.isNewline
    }
  }

  func isCode(_ code: UInt8) -> Bool {
    if case .ascii(code) = self { true } else { false }
  }

  /// The length in UTF-16 units.
  var units: Int {
    switch self {
    case .ascii: 1
    case .other(let character): character.utf16.count
    }
  }

  /// Calls `body` with the characters of a text.
  /// - Complexity: O(n).
  @inline(__always)
  static func forEach(in text: some StringProtocol, _ body: (TextCharacter) -> Void) {
    let isPlain = text.utf8.allSatisfy { $0 < 0x80 && $0 != 13 }
    if isPlain {
      for code in text.utf8 { body(.ascii(code)) }
    } else {
      for character in text { body(TextCharacter(character)) }
    }
  }
}
