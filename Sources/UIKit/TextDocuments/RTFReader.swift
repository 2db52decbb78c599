import ControllerTree
import Foundation

/// Makes a text with attributes of Rich Text Format: fonts, sizes, bold, italic, lines, colours, alignment and links. Rules: TEXT-88.
///
/// Words that it does not know have no effect, and destinations that it does not know are left out. Groups are a stack, not calls.
struct RTFReader {
  /// Where text goes.
  private enum Destination {
    case text, fonts, colors, instruction, nowhere
  }

  private struct Look: Equatable {
    var font = 0
    var size: CGFloat = 12
    var isBold = false
    var isItalic = false
    var isUnderlined = false
    var isStruck = false
    var color = 0
    var background = 0
    var alignment = NSTextAlignment.natural
    var link: String?
  }

  private struct Group {
    var look = Look()
    var destination = Destination.text
    /// The bytes that follow a character by number, for readers that do not know those.
    var bytesOfUnicode = 1
  }

  private static let deepest = 1000

  private var scanner: RTFScanner
  private var group = Group()
  private var outer: [Group] = []
  private var fonts: [Int: String] = [:]
  private var colors: [UIColor?] = []
  private var mixed: (red: Int, green: Int, blue: Int)?
  /// The text of the destination that is no text.
  private var collected = ""
  private var link: String?
  private var skipped = 0
  private var output: [(units: [UInt16], look: Look)] = []

  /// - Returns: `nil` if the data is no such document.
  static func read(_ data: Data, defaults: [NSAttributedString.Key: Any]) -> NSAttributedString? {
    guard data.starts(with: Array(#"{\rtf"#.utf8)) else { return nil }
    var reader = RTFReader(scanner: RTFScanner(data))
    while let token = reader.scanner.next() { guard reader.take(token) else { return nil } }
    return reader.text(defaults)
  }

  private init(scanner: RTFScanner) { self.scanner = scanner }

  /// - Returns: `false` if the groups are too deep.
  private mutating func take(_ token: RTFToken) -> Bool {
    switch token {
    case .open:
      guard outer.count < Self.deepest else { return false }
      outer.append(group)
    case .close: close()
    case .byte(let byte): if skipped > 0 { skipped -= 1 } else { add(Self.character(byte)) }
    case .optional: group.destination = .nowhere
    case .word(let word, let number): take(word, number)
    }
    return true
  }

  private mutating func close() {
    switch group.destination {
    case .fonts:
      // The name of a font ends with its group.
      if !collected.isEmpty {
        fonts[group.look.font] = collected.trimmingCharacters(in: CharacterSet(charactersIn: " ;"))
      }
      collected = ""
    case .instruction:
      if let start = collected.range(of: "HYPERLINK \"") {
        link = String(collected[start.upperBound...].prefix { $0 != "\"" })
        collected = ""
      }
    case .text, .colors, .nowhere: break
    }
    if let next = outer.popLast() { group = next }
  }

  private mutating func add(_ unit: UInt16) {
    switch group.destination {
    case .text:
      if let last = output.indices.last, output[last].look == group.look {
        output[last].units.append(unit)
      } else {
        output.append(([unit], group.look))
      }
    case .colors:
      guard unit == 0x3B else { return }
      colors.append(
        mixed.map {
          UIColor(
            red: CGFloat($0.red) / 255, green: CGFloat($0.green) / 255, blue: CGFloat($0.blue) / 255, alpha: 1)
        })
      mixed = nil
    case .fonts where unit == 0x3B:
      fonts[group.look.font] = collected.trimmingCharacters(in: .whitespaces)
      collected = ""
    case .fonts, .instruction: collected += String(decoding: [unit], as: UTF16.self)
    case .nowhere: break
    }
  }

  private mutating func take(_ word: String, _ number: Int?) {
    let isOn = number != 0
    switch word {
    case "par", "sect", "row": add(0x0A)
    case "line": add(0x2028)
    case "tab", "cell": add(0x09)
    case "u":
      add(UInt16(truncatingIfNeeded: number ?? 0))
      skipped = group.bytesOfUnicode
    case "uc": group.bytesOfUnicode = max(0, min(number ?? 1, 16))
    case "b": group.look.isBold = isOn
    case "i": group.look.isItalic = isOn
    case "ul": group.look.isUnderlined = isOn
    case "ulnone": group.look.isUnderlined = false
    case "strike": group.look.isStruck = isOn
    case "f": group.look.font = number ?? 0
    case "fs": group.look.size = CGFloat(max(1, min(number ?? 24, 4000))) / 2
    case "cf": group.look.color = number ?? 0
    case "cb", "highlight", "chcbpat": group.look.background = number ?? 0
    case "ql", "qc", "qr", "qj": group.look.alignment = ["ql": .left, "qc": .center, "qr": .right][word] ?? .justified
    case "pard": group.look.alignment = .natural
    case "plain":
      let (alignment, link) = (group.look.alignment, group.look.link)
      group.look = Look()
      (group.look.alignment, group.look.link) = (alignment, link)
    case "red", "green", "blue": mix(word, number ?? 0)
    default: if !takeDestination(word), let unit = Self.named[word] { add(unit) }
    }
  }

  private mutating func mix(_ part: String, _ value: Int) {
    var color = mixed ?? (0, 0, 0)
    switch part {
    case "red": color.red = value
    case "green": color.green = value
    default: color.blue = value
    }
    mixed = color
  }

  private mutating func takeDestination(_ word: String) -> Bool {
    switch word {
    case "fonttbl": group.destination = .fonts
    case "colortbl": group.destination = .colors
    case "fldinst": group.destination = .instruction
    case "fldrslt":
      group.destination = .text
      group.look.link = link
      link = nil
    case "stylesheet", "info", "pict", "object", "header", "footer", "footnote", "expandedcolortbl", "listtable",
      "listoverridetable", "generator", "nonshppict":
      group.destination = .nowhere
    default: return false
    }
    collected = ""
    return true
  }

  private static let named: [String: UInt16] = [
    "emdash": 0x2014, "endash": 0x2013, "bullet": 0x2022, "lquote": 0x2018, "rquote": 0x2019, "ldblquote": 0x201C,
    "rdblquote": 0x201D, "emspace": 0x2003, "enspace": 0x2002,
  ]

  /// The character of a byte in the code page 1252.
  private static func character(_ byte: UInt8) -> UInt16 {
    guard (0x80...0x9F).contains(byte) else { return UInt16(byte) }
    return String(data: Data([byte]), encoding: .windowsCP1252)?.utf16.first ?? UInt16(byte)
  }

  private func text(_ defaults: [NSAttributedString.Key: Any]) -> NSAttributedString {
    let result = NSMutableAttributedString(string: "")
    for (units, look) in output {
      let text = String(decoding: units, as: UTF16.self)
      result.append(NSAttributedString(string: text, attributes: defaults.merging(attributes(look)) { $1 }))
    }
    return result
  }

  private func attributes(_ look: Look) -> [NSAttributedString.Key: Any] {
    let style = NSMutableParagraphStyle()
    style.alignment = look.alignment
    let name = fonts[look.font].flatMap { $0.isEmpty ? nil : $0 } ?? "Helvetica"
    let font = UIFont.named(
      family: name, weight: look.isBold ? .bold : .regular, isItalic: look.isItalic, size: look.size)
    var attributes: [NSAttributedString.Key: Any] = [.font: font, .paragraphStyle: style]
    func color(_ index: Int) -> UIColor? { colors.indices.contains(index) ? colors[index] : nil }
    attributes[.foregroundColor] = color(look.color)
    attributes[.backgroundColor] = look.background > 0 ? color(look.background) : nil
    if look.isUnderlined { attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue }
    if look.isStruck { attributes[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
    if let link = look.link { attributes[.link] = URL(string: link) ?? link as Any }
    return attributes
  }
}

/// A piece of Rich Text Format.
enum RTFToken {
  case open, close
  case word(String, Int?)
  /// The next destination may be left out.
  case optional
  case byte(UInt8)
}

/// Splits Rich Text Format into words, groups and characters. Any bytes can be scanned.
struct RTFScanner {
  private let bytes: [UInt8]
  private var place = 0

  init(_ data: Data) { bytes = Array(data) }

  mutating func next() -> RTFToken? {
    while place < bytes.count {
      let byte = bytes[place]
      place += 1
      switch byte {
      case UInt8(ascii: "{"): return .open
      case UInt8(ascii: "}"): return .close
      case 0x0A, 0x0D, 0x00: continue
      case UInt8(ascii: "\\"): return control()
      default: return .byte(byte)
      }
    }
    return nil
  }

  private mutating func control() -> RTFToken? {
    guard place < bytes.count else { return nil }
    let byte = bytes[place]
    if isLetter(byte) { return word() }
    place += 1
    switch byte {
    case UInt8(ascii: "'"):
      let digits = String(decoding: bytes[place..<min(place + 2, bytes.count)], as: UTF8.self)
      place = min(place + 2, bytes.count)
      return .byte(UInt8(digits, radix: 16) ?? UInt8(ascii: "?"))
    case UInt8(ascii: "*"): return .optional
    case 0x0A, 0x0D: return .word("par", nil)
    case UInt8(ascii: "~"): return .byte(0xA0)
    case UInt8(ascii: "_"): return .byte(UInt8(ascii: "-"))
    case UInt8(ascii: "\\"), UInt8(ascii: "{"), UInt8(ascii: "}"): return .byte(byte)
    default: return .word("", nil)
    }
  }

  private mutating func word() -> RTFToken {
    let start = place
    while place < bytes.count, isLetter(bytes[place]) { place += 1 }
    let name = String(decoding: bytes[start..<place], as: UTF8.self)
    let digits = place
    if place < bytes.count, bytes[place] == UInt8(ascii: "-") { place += 1 }
    while place < bytes.count, (0x30...0x39).contains(bytes[place]) { place += 1 }
    let number = Int(String(decoding: bytes[digits..<place], as: UTF8.self))
    if place < bytes.count, bytes[place] == 0x20 { place += 1 }
    return .word(name, number)
  }

  private func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }
}
