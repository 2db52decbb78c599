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
    var breaker = LineBreaker(width: width, font: font, limit: limit, breaking: breaking, rows: rows)
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
      let part = TextPart(attributes, font: font, at: range.location, in: container, width: width)
      for character in text.attributedSubstring(from: range).string { breaker.add(character, part) }
    }
    breaker.finish()
    lines = breaker.lines
    if limit > 0, lines.count > limit { lines.removeLast(lines.count - limit) }
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
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
      let part = TextPart(attributes, font: font, at: range.location, in: container, width: .infinity)
      for character in text.attributedSubstring(from: range).string where !character.isNewline {
        width += part.width(of: character, at: indent + width)
      }
    }
    return width
  }
}

/// The attributes of a part of a text that have a part in measuring.
struct TextPart {
  let font: UIFont
  let paragraph: NSParagraphStyle?
  private let kern: CGFloat
  /// The rectangle of an attachment, from the baseline with y upwards.
  private let attachment: CGRect?

  init(
    _ attributes: [NSAttributedString.Key: Any], font: UIFont, at index: Int, in container: NSTextContainer?,
    width: CGFloat
  ) {
    self.font = attributes[.font] as? UIFont ?? font
    kern = (attributes[.kern] ?? attributes[.tracking]).flatMap(CGFloat.init(boxed:)) ?? 0
    paragraph = attributes[.paragraphStyle] as? NSParagraphStyle
    let line = CGRect(x: 0, y: 0, width: width, height: self.font.lineHeight)
    attachment = (attributes[.attachment] as? NSTextAttachment)?.attachmentBounds(
      for: container, proposedLineFragment: line, glyphPosition: .zero, characterIndex: index)
  }

  /// - Parameter x: The place in the line, for tabs.
  func width(of character: Character, at x: CGFloat) -> CGFloat {
    if let attachment, character == "\u{FFFC}" { return attachment.maxX }
    if character == "\t" { return tab(at: x) - x }
    return CharacterWidths.width(of: character, in: font.face) * font.pointSize + kern
  }

  /// The next tab stop (TEXT-90).
  private func tab(at x: CGFloat) -> CGFloat {
    let style = paragraph ?? TextPart.usual
    if let stop = style.tabStops.first(where: { $0.location > x }) { return stop.location }
    let interval = style.defaultTabInterval
    return interval > 0 ? ((x / interval).rounded(.down) + 1) * interval : x
  }

  private static let usual = NSParagraphStyle()

  /// The heights above and below the baseline.
  var heights: (above: CGFloat, below: CGFloat) {
    (max(font.ascender, attachment?.maxY ?? 0), max(-font.descender, -(attachment?.minY ?? 0)))
  }
}
