import Foundation

/// The widths of characters, in thousandths of the font's size. Rules: TEXT-02.
///
/// The numbers are the advance widths of Helvetica in the metrics that Adobe publishes for the fonts of PostScript. A character that
/// is not in the table counts as an average letter, an ideograph or an emoji as a square.
struct CharacterWidths {
  /// From space to `~`.
  private static let ascii: [UInt16] = [
    278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556, 556, 556,
    556,
    556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833, 722,
    778,
    667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556, 556, 278,
    556,
    556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
  ]
  private static let average: CGFloat = 556
  private static let square: CGFloat = 1000
  private static let monospaced: CGFloat = 600

  private let stretch: CGFloat
  private let size: CGFloat
  private let isMonospaced: Bool

  init(of font: UIFont) {
    let face = font.face
    (stretch, size) = ((1 + face.weight.rawValue * 0.1) * (1 + face.width.rawValue), font.pointSize)
    isMonospaced = face.isMonospaced
  }

  /// The width of a character, in points.
  func width(of character: Character) -> CGFloat {
    (isMonospaced && !Self.isSquare(character) ? Self.monospaced : Self.proportional(character)) * stretch / 1000 * size
  }

  /// The width of a character of ASCII, in points.
  func width(of code: UInt8) -> CGFloat {
    (isMonospaced ? Self.monospaced : Self.proportional(code)) * stretch / 1000 * size
  }

  private static func proportional(_ code: UInt8) -> CGFloat {
    code >= 32 && code < 127 ? CGFloat(ascii[Int(code) - 32]) : 0
  }

  private static func proportional(_ character: Character) -> CGFloat {
    if let code = character.asciiValue { return proportional(code) }
    if isSquare(character) { return square }
    if character.unicodeScalars.allSatisfy({ $0.properties.isDefaultIgnorableCodePoint }) { return 0 }
    // An accented letter is as wide as the letter alone.
    let base = String(character).decomposedStringWithCanonicalMapping.unicodeScalars.first
    if let base, base.isASCII, base.value >= 32, base.value < 127 { return CGFloat(ascii[Int(base.value) - 32]) }
    return average
  }

  private static func isSquare(_ character: Character) -> Bool {
    guard let first = character.unicodeScalars.first else { return false }
    if first.properties.isEmojiPresentation || first.properties.isIdeographic { return true }
    if character.unicodeScalars.contains(where: { $0.value == 0xFE0F }) { return true }
    // Kana, Hangul and full-width forms.
    return switch first.value {
    case 0x3000...0x30FF, 0xAC00...0xD7A3, 0xFF01...0xFF60: true
    default: false
    }
  }
}
