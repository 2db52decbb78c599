import ControllerTree
import Foundation

/// Writes a text in Rich Text Format: fonts, sizes, bold, italic, lines, colours, alignment and links. Rules: TEXT-88.
struct RTFWriter {
  private var fonts: [String] = []
  private var colors: [String] = []
  private var body = ""

  /// - Complexity: O(n).
  static func document(_ text: NSAttributedString) -> Data {
    var writer = RTFWriter()
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
      writer.add(text.attributedSubstring(from: range).string, attributes)
    }
    let fonts = writer.fonts.enumerated().map { "\\f\($0)\\fnil\\fcharset0 \($1);" }.joined()
    let head = "{\\rtf1\\ansi\\ansicpg1252\n{\\fonttbl\(fonts)}\n{\\colortbl;\(writer.colors.joined())}\n"
    return Data("\(head)\(writer.body)}".utf8)
  }

  private mutating func add(_ text: String, _ attributes: [NSAttributedString.Key: Any]) {
    let font = attributes[.font] as? UIFont ?? NSAttributedString.defaultFont
    let traits = font.fontDescriptor.symbolicTraits
    var words = "\\pard\(alignment(attributes[.paragraphStyle] as? NSParagraphStyle))"
    words += "\\f\(Self.index(of: font.fontName, in: &fonts))\\fs\(Int((font.pointSize * 2).rounded()))"
    if traits.contains(.traitBold) { words += "\\b" }
    if traits.contains(.traitItalic) { words += "\\i" }
    if HTMLWriter.isSet(attributes[.underlineStyle]) { words += "\\ul" }
    if HTMLWriter.isSet(attributes[.strikethroughStyle]) { words += "\\strike" }
    if let color = attributes[.foregroundColor] as? UIColor { words += "\\cf\(number(of: color))" }
    if let color = attributes[.backgroundColor] as? UIColor { words += "\\cb\(number(of: color))" }
    guard let link = attributes[.link] else {
      body += "{\(words) \(Self.escaped(text))}"
      return
    }
    let address = (link as? URL)?.absoluteString ?? "\(link)"
    body += "{\\field{\\*\\fldinst{HYPERLINK \"\(Self.escaped(address))\"}}{\\fldrslt \(words) \(Self.escaped(text))}}"
  }

  private func alignment(_ style: NSParagraphStyle?) -> String {
    switch style?.alignment {
    case .center: "\\qc"
    case .right: "\\qr"
    case .justified: "\\qj"
    case .left, .natural, nil: "\\ql"
    }
  }

  private mutating func number(of color: UIColor) -> Int {
    let (red, green, blue) = CSSColor.bytes(color)
    return Self.index(of: "\\red\(red)\\green\(green)\\blue\(blue);", in: &colors) + 1
  }

  private static func index(of entry: String, in table: inout [String]) -> Int {
    if let index = table.firstIndex(of: entry) { return index }
    table.append(entry)
    return table.count - 1
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for unit in text.utf16 {
      switch unit {
      case 0x5C, 0x7B, 0x7D: result += "\\" + String(UnicodeScalar(UInt8(unit)))
      case 0x0A: result += "\\par\n"
      case 0x09: result += "\\tab "
      case 0x2028: result += "\\line "
      case 0x20...0x7E: result.append(Character(UnicodeScalar(UInt8(unit))))
      default: result += "\\uc0\\u\(Int16(bitPattern: unit)) "
      }
    }
    return result
  }
}
