import ControllerTree
import Foundation

/// The lengths of style sheets.
enum CSSLength {
  private static let words: [String: CGFloat] = [
    "xx-small": 7, "x-small": 7.5, "small": 10, "medium": 12, "large": 13.5, "x-large": 18, "xx-large": 24,
  ]

  /// A size in points. A pixel is a point, as in the documents of apps.
  /// - Parameters:
  ///   - text: The length in small letters.
  ///   - size: The size of the text around it.
  static func points(_ text: String, of size: CGFloat) -> CGFloat? {
    if let word = words[text] { return word }
    if text == "smaller" { return size / 1.2 }
    if text == "larger" { return size * 1.2 }
    let number = text.prefix { $0.isNumber || $0 == "." || $0 == "-" || $0 == "+" }
    guard let value = Double(number), value.isFinite, value >= 0 else { return nil }
    switch text[number.endIndex...] {
    case "px", "": return CGFloat(value)
    case "pt": return CGFloat(value * 4 / 3)
    case "em": return CGFloat(value) * size
    case "rem": return CGFloat(value) * 12
    case "%": return CGFloat(value) * size / 100
    default: return nil
    }
  }
}

/// The colours of style sheets.
enum CSSColor {
  private static let names: [String: UInt32] = [
    "black": 0x000000, "silver": 0xC0C0C0, "gray": 0x808080, "grey": 0x808080, "white": 0xFFFFFF, "maroon": 0x800000,
    "red": 0xFF0000, "purple": 0x800080, "fuchsia": 0xFF00FF, "magenta": 0xFF00FF, "green": 0x008000,
    "lime": 0x00FF00, "olive": 0x808000, "yellow": 0xFFFF00, "navy": 0x000080, "blue": 0x0000FF, "teal": 0x008080,
    "aqua": 0x00FFFF, "cyan": 0x00FFFF, "orange": 0xFFA500, "brown": 0xA52A2A, "pink": 0xFFC0CB, "gold": 0xFFD700,
    "darkgray": 0xA9A9A9, "darkgrey": 0xA9A9A9, "lightgray": 0xD3D3D3, "lightgrey": 0xD3D3D3, "darkred": 0x8B0000,
    "darkgreen": 0x006400, "darkblue": 0x00008B, "indigo": 0x4B0082, "violet": 0xEE82EE, "tomato": 0xFF6347,
    "crimson": 0xDC143C, "salmon": 0xFA8072, "coral": 0xFF7F50, "khaki": 0xF0E68C, "beige": 0xF5F5DC,
    "turquoise": 0x40E0D0, "skyblue": 0x87CEEB, "steelblue": 0x4682B4, "royalblue": 0x4169E1,
  ]

  /// A colour by name, `#rgb`, `#rrggbb` with or without alpha, `rgb()` or `rgba()`.
  /// - Parameter text: The colour in small letters.
  static func parse(_ text: String) -> UIColor? {
    if text == "transparent" { return .clear }
    if let number = names[text] { return color(number, alpha: 1) }
    if text.hasPrefix("#") { return hexadecimal(text.dropFirst()) }
    guard text.hasPrefix("rgb"), let open = text.firstIndex(of: "("), text.hasSuffix(")") else { return nil }
    let parts = text[open...].dropFirst().dropLast().split { $0 == "," || $0 == " " || $0 == "/" }
    let values = parts.compactMap { part -> CGFloat? in
      part.hasSuffix("%") ? Double(part.dropLast()).map { CGFloat($0) / 100 * 255 } : Double(part).map { CGFloat($0) }
    }
    guard values.count == parts.count, values.count >= 3 else { return nil }
    let alpha = values.count > 3 ? (parts[3].hasSuffix("%") ? values[3] / 255 : values[3]) : 1
    return UIColor(red: values[0] / 255, green: values[1] / 255, blue: values[2] / 255, alpha: alpha)
  }

  private static func hexadecimal(_ digits: Substring) -> UIColor? {
    var digits = String(digits)
    if digits.count < 5 { digits = digits.map { "\($0)\($0)" }.joined() }
    guard digits.count == 6 || digits.count == 8, let number = UInt32(digits, radix: 16) else { return nil }
    return digits.count == 6 ? color(number, alpha: 1) : color(number >> 8, alpha: CGFloat(number & 0xFF) / 255)
  }

  private static func color(_ number: UInt32, alpha: CGFloat) -> UIColor {
    UIColor(
      red: CGFloat(number >> 16) / 255, green: CGFloat(number >> 8 & 0xFF) / 255, blue: CGFloat(number & 0xFF) / 255,
      alpha: alpha)
  }

  /// A colour as `#rrggbb`.
  static func text(_ color: UIColor) -> String {
    let (red, green, blue) = bytes(color)
    return String(format: "#%02x%02x%02x", red, green, blue)
  }

  /// The parts of a colour, from 0 to 255.
  static func bytes(_ color: UIColor) -> (Int, Int, Int) {
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    func byte(_ part: CGFloat) -> Int { Int((max(0, min(1, part)) * 255).rounded()) }
    return (byte(red), byte(green), byte(blue))
  }
}

/// A style sheet: rules for elements, classes and names, without combinations of them.
struct CSSSheet {
  typealias Declarations = [(property: String, value: String)]

  private var rules: [(selector: String, declarations: Declarations)] = []

  /// Adds the rules of a text. Comments and what is no rule are left out.
  /// - Complexity: O(n).
  mutating func add(_ text: String) {
    for rule in CSSSheet.withoutComments(text).split(separator: "}") {
      let parts = rule.split(separator: "{", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2 else { continue }
      let declarations = CSSSheet.declarations(String(parts[1]))
      for selector in parts[0].split(separator: ",") {
        let name = selector.trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
        if !name.isEmpty, !name.contains(" ") { rules.append((name, declarations)) }
      }
    }
  }

  private static func withoutComments(_ text: String) -> String {
    var result = ""
    var rest = Substring(text)
    while let start = rest.range(of: "/*") {
      result += rest[..<start.lowerBound]
      guard let end = rest[start.upperBound...].range(of: "*/") else { return result }
      rest = rest[end.upperBound...]
    }
    return result + rest
  }

  /// The declarations of a `style` attribute or of a rule.
  static func declarations(_ text: String) -> Declarations {
    text.split(separator: ";").compactMap { part in
      guard let colon = part.firstIndex(of: ":") else { return nil }
      let value = part[part.index(after: colon)...].replacingOccurrences(of: "!important", with: "")
      return (part[..<colon].trimmingCharacters(in: .whitespacesAndNewlines).lowercased(), value)
    }
  }

  /// The declarations for an element: those for all elements first, then by element, class and name.
  func declarations(for tag: HTMLTag) -> Declarations {
    guard !rules.isEmpty else { return [] }
    let classes = (tag.attributes["class"] ?? "").lowercased().split(whereSeparator: \.isWhitespace)
    let steps = [
      ["*"], [tag.name], classes.flatMap { [".\($0)", "\(tag.name).\($0)"] },
      tag.attributes["id"].map { ["#\($0.lowercased())", "\(tag.name)#\($0.lowercased())"] } ?? [],
    ]
    return steps.flatMap { names in rules.filter { names.contains($0.selector) }.flatMap(\.declarations) }
  }
}
