import ControllerTree
import Foundation

/// Breaks a text into lines and measures them. Rules: TEXT-02, TEXT-05, TEXT-90 to TEXT-92.
struct TextLayout {
  /// A line, in points.
  struct Line {
    var width: CGFloat = 0
    /// From the line's top to its baseline.
    var baseline: CGFloat = 0
    /// From the baseline to the line's bottom.
    var descent: CGFloat = 0
    /// Space above the line: between lines or paragraphs.
    var gap: CGFloat = 0
    /// The place of its first character among the text's characters.
    var start: Int
    /// The space before the line, which counts in its width.
    var indent: CGFloat = 0
    /// The place that the paragraph's style gives to the line.
    var alignment: NSTextAlignment?
    /// Where the line lies, if its container has no simple form.
    var place: LinePlace?
    var height: CGFloat { baseline + descent }
  }

  private(set) var lines: [Line] = []

  /// - Parameters:
  ///   - text: The text; a part without a font has `font`.
  ///   - width: Where lines break, in points.
  ///   - limit: The largest number of lines; 0 for any number.
  ///   - breaking: How lines break where no paragraph style decides it.
  ///   - container: The container, for attachments.
  ///   - rows: The parts of lines that are free; `nil` for a rectangle.
  /// - Complexity: O(n) in the characters.
  init(
    _ text: NSAttributedString, font: UIFont, width: CGFloat, limit: Int = 0, breaking: NSLineBreakMode? = nil,
    container: NSTextContainer? = nil, rows: LineRows? = nil
  ) {
    guard text.length > 0 else { return }
    var breaker = LineBreaker(width: width, limit: limit, breaking: breaking, rows: rows)
    text.forEachPart { attributes, index, string in
      let part = TextPart(attributes, font: font, at: index, in: container, width: width)
      TextCharacter.forEach(in: string) { breaker.add($0, part) }
    }
    lines = breaker.finished()
  }

  /// A text without attributes.
  /// - Complexity: O(n) in the characters.
  init(_ text: String, font: UIFont, width: CGFloat, limit: Int = 0, breaking: NSLineBreakMode? = nil) {
    guard !text.isEmpty else { return }
    var breaker = LineBreaker(width: width, limit: limit, breaking: breaking, rows: nil)
    let part = TextPart(font)
    TextCharacter.forEach(in: text) { breaker.add($0, part) }
    lines = breaker.finished()
  }

  /// The size of all lines, not rounded.
  var size: CGSize {
    var size = CGSize.zero
    for line in lines {
      size.width = max(size.width, line.width)
      size.height += line.gap + line.height
    }
    return size
  }
}

extension TextLayout {
  /// The width of the beginning of a line, with the spaces at its end.
  /// - Parameter indent: The space before the line, from which tab stops count.
  static func width(
    _ text: NSAttributedString, font: UIFont, indent: CGFloat = 0, container: NSTextContainer? = nil
  ) -> CGFloat {
    var width: CGFloat = 0
    text.forEachPart { attributes, index, string in
      let part = TextPart(attributes, font: font, at: index, in: container, width: .infinity)
      TextCharacter.forEach(in: string) { character in
        if !character.isNewline { width += part.width(of: character, at: indent + width) }
      }
    }
    return width
  }
}

extension NSAttributedString {
  /// Calls `body` with the attributes of each part, its place in UTF-16 units, and its text.
  fileprivate func forEachPart(_ body: (_ attributes: [NSAttributedString.Key: Any], Int, Substring) -> Void) {
    let string = string
    var start = string.startIndex
    enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, range, _ in
      let end = string.utf16.index(start, offsetBy: range.length)
      body(attributes, range.location, string[start..<end])
      start = end
    }
  }
}
