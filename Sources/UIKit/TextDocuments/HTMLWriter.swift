import ControllerTree
import Foundation

/// Writes a text as hypertext: a paragraph for each of its own, a `span` for each look. Rules: TEXT-88.
enum HTMLWriter {
  /// - Complexity: O(n).
  static func document(_ text: NSAttributedString) -> Data {
    var body = ""
    var isOpen = false
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
      let part = text.attributedSubstring(from: range).string
      for (index, line) in part.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
        if index > 0 {
          body += isOpen ? "</p>\n" : "<p><br></p>\n"
          isOpen = false
        }
        guard !line.isEmpty else { continue }
        if !isOpen { body += "<p\(alignment(attributes))>" }
        isOpen = true
        body += span(HTMLEntities.encoded(String(line)), attributes)
      }
    }
    if isOpen { body += "</p>\n" }
    let head = "<meta http-equiv=\"Content-Type\" content=\"text/html; charset=UTF-8\">"
    return Data("<!DOCTYPE html>\n<html>\n<head>\n\(head)\n</head>\n<body>\n\(body)</body>\n</html>\n".utf8)
  }

  private static func alignment(_ attributes: [NSAttributedString.Key: Any]) -> String {
    let names: [NSTextAlignment: String] = [.center: "center", .right: "right", .justified: "justify", .left: "left"]
    let style = attributes[.paragraphStyle] as? NSParagraphStyle
    return style.flatMap { names[$0.alignment] }.map { " style=\"text-align: \($0)\"" } ?? ""
  }

  private static func span(_ text: String, _ attributes: [NSAttributedString.Key: Any]) -> String {
    var styles: [String] = []
    if let font = attributes[.font] as? UIFont {
      styles.append("font-family: '\(font.face.givenName ?? "-apple-system")'")
      styles.append("font-size: \(String(format: "%g", Double(font.pointSize)))px")
      let traits = font.fontDescriptor.symbolicTraits
      if traits.contains(.traitBold) { styles.append("font-weight: bold") }
      if traits.contains(.traitItalic) { styles.append("font-style: italic") }
    }
    if let color = attributes[.foregroundColor] as? UIColor { styles.append("color: \(CSSColor.text(color))") }
    if let color = attributes[.backgroundColor] as? UIColor {
      styles.append("background-color: \(CSSColor.text(color))")
    }
    var lines: [String] = []
    if isSet(attributes[.underlineStyle]) { lines.append("underline") }
    if isSet(attributes[.strikethroughStyle]) { lines.append("line-through") }
    if !lines.isEmpty { styles.append("text-decoration: \(lines.joined(separator: " "))") }
    let inside = styles.isEmpty ? text : "<span style=\"\(styles.joined(separator: "; "))\">\(text)</span>"
    guard let link = attributes[.link] else { return inside }
    let address = (link as? URL)?.absoluteString ?? "\(link)"
    return "<a href=\"\(HTMLEntities.encoded(address))\">\(inside)</a>"
  }

  /// Whether the number of a line's style is not 0.
  static func isSet(_ value: Any?) -> Bool { value.flatMap(CGFloat.init(boxed:)) ?? 0 != 0 }
}
