import ControllerTree
import Foundation

/// Makes a text with attributes of a hypertext. Rules: TEXT-86, TEXT-87.
///
/// Any data makes a text; unknown elements have no effect, and elements that are not closed end with those around them. The stack of open
/// elements is bounded, and nothing is called again from within itself.
struct HTMLReader {
  private struct Element {
    let name: String
    let style: HTMLStyle
    /// The number of the next item of an ordered list.
    var number = 1
  }

  private static let deepest = 256
  private static let blocks: Set<String> = [
    "address", "article", "aside", "blockquote", "center", "dd", "div", "dl", "dt", "fieldset", "figcaption",
    "figure", "footer", "form", "h1", "h2", "h3", "h4", "h5", "h6", "header", "hr", "li", "main", "nav", "ol",
    "p", "pre", "section", "table", "tr", "ul",
  ]
  private static let empty: Set<String> = ["br", "hr", "img", "input", "meta", "link", "wbr", "col", "base"]

  private var sheet = CSSSheet()
  private var open: [Element] = []
  private var output: [(text: String, style: HTMLStyle)] = []
  /// What the line has so far.
  private enum Line {
    case empty, marker, text
  }
  private var line = Line.empty
  /// Spaces that count only if a text follows in the line.
  private var spaceStyle: HTMLStyle?

  /// - Parameters:
  ///   - encoding: The encoding; `nil` for the one that the document names, else that of western Europe.
  ///   - defaults: Attributes of text that has no others of their keys.
  static func read(
    _ data: Data, encoding: String.Encoding?, defaults: [NSAttributedString.Key: Any]
  ) throws -> (text: NSAttributedString, encoding: String.Encoding) {
    let used = encoding ?? encodingInside(data) ?? .windowsCP1252
    guard
      let source = String(data: data, encoding: used)
        ?? (encoding == nil ? String(data: data, encoding: .isoLatin1) : nil)
    else { throw CocoaError(.fileReadInapplicableStringEncoding) }
    var reader = HTMLReader()
    var scanner = HTMLScanner(source)
    while let token = scanner.next() { reader.take(token) }
    reader.endBlocks(from: 0)
    return (reader.text(defaults), used)
  }

  /// The encoding that the first kilobyte names.
  private static func encodingInside(_ data: Data) -> String.Encoding? {
    if data.starts(with: [0xEF, 0xBB, 0xBF]) { return .utf8 }
    let head = String(decoding: data.prefix(1024), as: UTF8.self).lowercased()
    guard let place = head.range(of: "charset=") else { return nil }
    let name = head[place.upperBound...].drop { $0 == "\"" || $0 == "'" }.prefix {
      $0.isLetter || $0.isNumber || $0 == "-"
    }
    switch name {
    case "utf-8", "utf8": return .utf8
    case "iso-8859-1", "latin1", "windows-1252": return .windowsCP1252
    case "utf-16": return .utf16
    case "us-ascii": return .ascii
    default: return nil
    }
  }

  private func text(_ defaults: [NSAttributedString.Key: Any]) -> NSAttributedString {
    let result = NSMutableAttributedString(string: "")
    var index = 0
    while index < output.count {
      let style = output[index].style
      var text = ""
      while index < output.count, output[index].style == style {
        text += output[index].text
        index += 1
      }
      result.append(NSAttributedString(string: text, attributes: defaults.merging(style.attributes) { $1 }))
    }
    return result
  }

  private var style: HTMLStyle { open.last?.style ?? HTMLStyle() }

  private mutating func take(_ token: HTMLToken) {
    switch token {
    case .text(let text):
      if open.last?.name == "style" { sheet.add(text) } else if !style.isHidden { add(text) }
    case .open(let tag): begin(tag)
    case .close(let name): end(name)
    }
  }

  // MARK: Elements

  private mutating func begin(_ tag: HTMLTag) {
    switch tag.name {
    case "br": return breakLine()
    case "hr":
      endLine(.text)
      emit("\n", style)
      return
    case "td", "th": if line != .empty { emit("\t", style) }
    case "p", "h1", "h2", "h3", "h4", "h5", "h6": closeIfOpen("p", until: ["div", "li", "blockquote", "td", "body"])
    case "li": closeIfOpen("li", until: ["ul", "ol"])
    default: break
    }
    guard !Self.empty.contains(tag.name), open.count < Self.deepest else { return }
    if Self.blocks.contains(tag.name) { endLine(.text) }
    var style = styleInside(tag)
    if tag.name == "ul" || tag.name == "ol" {
      let format: NSTextList.MarkerFormat =
        tag.name == "ul" ? (style.lists.count.isMultiple(of: 2) ? .disc : .circle) : .init("{decimal}.")
      let list = NSTextList(markerFormat: format, options: 0)
      list.startingItemNumber = tag.attributes["start"].flatMap { Int($0) } ?? 1
      style.lists.append(list)
    }
    open.append(Element(name: tag.name, style: style, number: style.lists.last?.startingItemNumber ?? 1))
    if tag.name == "li", !style.isHidden { addMarker(style) }
  }

  /// The style in an element: that around it, the element's own, that of the sheet, and the one in its tag, each over the others.
  private func styleInside(_ tag: HTMLTag) -> HTMLStyle {
    var style = style
    if Self.blocks.contains(tag.name) { (style.spacing, style.background) = (0, nil) }
    style.take(tag)
    style.takeAttributes(tag)
    for (property, value) in sheet.declarations(for: tag) { style.take(property, value) }
    for (property, value) in CSSSheet.declarations(tag.attributes["style"] ?? "") { style.take(property, value) }
    return style
  }

  private mutating func addMarker(_ style: HTMLStyle) {
    guard let list = style.lists.last else { return }
    let place = open.lastIndex { $0.name == "ol" || $0.name == "ul" }
    emit("\t\(list.marker(forItemNumber: place.map { open[$0].number } ?? 1))\t", style)
    line = .marker
    if let place { open[place].number += 1 }
  }

  private mutating func end(_ name: String) {
    if name == "br" { return breakLine() }
    guard let place = open.lastIndex(where: { $0.name == name }) else {
      if name == "p" { endLine(.text) }
      return
    }
    endBlocks(from: place)
    open.removeSubrange(place...)
  }

  /// Ends the line if one of the open elements from a place on is a block.
  private mutating func endBlocks(from place: Int) {
    guard open[place...].contains(where: { Self.blocks.contains($0.name) }) else { return }
    endLine(open[place...].contains { $0.name == "li" } ? .marker : .text)
  }

  /// Closes an element that the next one can't be in.
  private mutating func closeIfOpen(_ name: String, until limits: Set<String>) {
    for element in open.reversed() {
      if element.name == name { return end(name) }
      if limits.contains(element.name) { return }
    }
  }

  // MARK: Text

  private mutating func emit(_ text: String, _ style: HTMLStyle) {
    output.append((text, style))
    line = text.last?.isNewline == true ? .empty : .text
    spaceStyle = nil
  }

  /// Ends a line that has a text; one with a marker alone if that is enough.
  private mutating func endLine(_ least: Line) {
    spaceStyle = nil
    if line == .text || line == least { emit("\n", style) }
  }

  /// A break in a paragraph, which belongs to it; elsewhere a paragraph.
  private mutating func breakLine() {
    let isInBlock = open.contains { Self.blocks.contains($0.name) }
    emit(isInBlock ? "\u{2028}" : "\n", style)
  }

  private mutating func add(_ text: String) {
    let style = style
    if style.keepsSpaces { return emit(text, style) }
    var word = ""
    for character in text {
      let isSpace =
        character == " " || character == "\n" || character == "\t" || character == "\r" || character == "\r\n"
      guard isSpace else {
        if let space = spaceStyle {
          if space == style { word += " " } else { emit(" ", space) }
          spaceStyle = nil
        }
        word.append(character)
        continue
      }
      if spaceStyle == nil, line == .text || !word.isEmpty { spaceStyle = style }
    }
    guard !word.isEmpty else { return }
    let space = spaceStyle
    emit(word, style)
    spaceStyle = space
  }
}
