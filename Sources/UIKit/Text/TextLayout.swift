import ControllerTree
import Foundation

/// Breaks a text into lines and measures them. Rules: TEXT-02, TEXT-05.
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
    var height: CGFloat { baseline + descent }
  }

  private(set) var lines: [Line] = []

  /// - Parameters:
  ///   - text: The text; a part without a font has `font`.
  ///   - width: Where lines break, in points.
  ///   - limit: The largest number of lines; 0 for any number.
  ///   - breaking: How lines break where no paragraph style decides it.
  /// - Complexity: O(n) in the characters.
  init(_ text: NSAttributedString, font: UIFont, width: CGFloat, limit: Int = 0, breaking: NSLineBreakMode? = nil) {
    guard text.length > 0 else { return }
    var breaker = LineBreaker(width: width, font: font, limit: limit, breaking: breaking)
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
      let part = TextPart(attributes, font: font)
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
  /// The width of a text in one line, with the spaces at its end.
  static func width(_ text: NSAttributedString, font: UIFont) -> CGFloat {
    var width: CGFloat = 0
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
      let part = TextPart(attributes, font: font)
      for character in text.attributedSubstring(from: range).string where !character.isNewline {
        width += part.width(of: character)
      }
    }
    return width
  }
}

/// The attributes of a part of a text that have a part in measuring.
private struct TextPart {
  let font: UIFont
  let kern: CGFloat
  let attachment: CGSize?
  let paragraph: NSParagraphStyle?

  init(_ attributes: [NSAttributedString.Key: Any], font: UIFont) {
    self.font = attributes[.font] as? UIFont ?? font
    kern = (attributes[.kern] ?? attributes[.tracking]).flatMap(CGFloat.init(boxed:)) ?? 0
    attachment = (attributes[.attachment] as? NSTextAttachment)?.size
    paragraph = attributes[.paragraphStyle] as? NSParagraphStyle
  }

  func width(of character: Character) -> CGFloat {
    if let attachment, character == "\u{FFFC}" { return attachment.width }
    return CharacterWidths.width(of: character, in: font.face) * font.pointSize + kern
  }
}

/// Takes characters one by one and makes lines.
private struct LineBreaker {
  let width: CGFloat
  let font: UIFont
  let limit: Int
  let breaking: NSLineBreakMode?

  private(set) var lines: [TextLayout.Line] = []
  private var line: TextLayout.Line
  /// The width with the spaces at the end, which don't count if the line breaks there.
  private var fullWidth: CGFloat = 0
  /// What follows the last place where the line may break.
  private var word: (start: Int, width: CGFloat, lineWidthBefore: CGFloat)?
  private var count = 0
  private var paragraph: NSParagraphStyle?
  private var isFirstOfParagraph = true
  private var endsWithNewline = false

  init(width: CGFloat, font: UIFont, limit: Int, breaking: NSLineBreakMode?) {
    self.width = width
    self.font = font
    self.limit = limit
    self.breaking = breaking
    line = TextLayout.Line(start: 0)
  }

  /// The widest line that fits, less the indents of the paragraph.
  private var available: CGFloat {
    guard let paragraph else { return width }
    let end = paragraph.tailIndent > 0 ? min(paragraph.tailIndent, width) : width + paragraph.tailIndent
    return end - indent
  }

  private var indent: CGFloat {
    guard let paragraph else { return 0 }
    return isFirstOfParagraph ? paragraph.firstLineHeadIndent : paragraph.headIndent
  }

  /// A line of another mode than these two goes on in the next only at a word.
  private var mode: NSLineBreakMode { paragraph?.lineBreakMode ?? breaking ?? .byWordWrapping }

  /// Whether one line holds everything, because it is cut at its edge.
  private var staysInLine: Bool { limit == 1 || mode == .byClipping && limit != 0 }

  mutating func add(_ character: Character, _ part: TextPart) {
    paragraph = part.paragraph ?? paragraph
    if character.isNewline {
      grow(for: part)
      endLine(beginsParagraph: true)
      endsWithNewline = true
      count += 1
      line.start = count
      lastPart = part
      return
    }
    endsWithNewline = false
    lastPart = part
    let advance = part.width(of: character)
    if character == " " || character == "\t" {
      grow(for: part)
      fullWidth += advance
      word = nil
    } else {
      if fullWidth + advance > available + 0.0001, !staysInLine, fullWidth > 0 { breakLine() }
      grow(for: part)
      if word == nil { word = (count, 0, line.width) }
      fullWidth += advance
      line.width = fullWidth
      word?.width += advance
      if character == "-" || mode.breaksCharacters { word = nil }
    }
    count += 1
  }

  private var lastPart: TextPart?

  mutating func finish() {
    if endsWithNewline, let lastPart { grow(for: lastPart) }
    endLine(beginsParagraph: true)
  }

  /// Ends the line at the last place where it may break; a word that is longer than the line breaks anywhere.
  private mutating func breakLine() {
    guard let moved = word, moved.start > line.start, moved.lineWidthBefore > 0 else {
      endLine(beginsParagraph: false)
      line.start = count
      return
    }
    line.width = moved.lineWidthBefore
    let (baseline, descent) = (line.baseline, line.descent)
    endLine(beginsParagraph: false)
    line.start = moved.start
    (line.baseline, line.descent) = (baseline, descent)
    fullWidth = moved.width
    line.width = moved.width
    word = (moved.start, moved.width, 0)
  }

  /// Makes the line as high as the part needs. What a paragraph style adds or takes away is above the letters.
  private mutating func grow(for part: TextPart) {
    let descent = -part.font.descender
    var baseline = max(part.font.ascender, part.attachment?.height ?? 0)
    if let paragraph {
      var height = baseline + descent
      if paragraph.lineHeightMultiple > 0 { height *= paragraph.lineHeightMultiple }
      height = max(height, paragraph.minimumLineHeight)
      if paragraph.maximumLineHeight > 0 { height = min(height, paragraph.maximumLineHeight) }
      baseline = height - descent
    }
    line.baseline = max(line.baseline, baseline)
    line.descent = max(line.descent, descent)
  }

  private mutating func endLine(beginsParagraph: Bool) {
    if line.height == 0 { return }
    if line.width > 0 { line.width += indent }
    line.indent = indent
    line.alignment = paragraph?.alignment
    if !lines.isEmpty { line.gap = gap }
    lines.append(line)
    line = TextLayout.Line(start: count)
    fullWidth = 0
    word = nil
    isFirstOfParagraph = beginsParagraph
  }

  private var gap: CGFloat {
    guard let paragraph else { return 0 }
    guard isFirstOfParagraph else { return paragraph.lineSpacing }
    return paragraph.lineSpacing + paragraph.paragraphSpacing + paragraph.paragraphSpacingBefore
  }
}
