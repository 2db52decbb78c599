import ControllerTree
import Foundation

/// The attributes of a part of a text that have a part in measuring.
struct TextPart {
  let paragraph: NSParagraphStyle?
  /// The heights above and below the baseline.
  let heights: (above: CGFloat, below: CGFloat)
  private let widths: CharacterWidths
  private let kern: CGFloat
  /// The rectangle of an attachment, from the baseline with y upwards.
  private let attachment: CGRect?

  init(
    _ attributes: [NSAttributedString.Key: Any], font: UIFont, at index: Int, in container: NSTextContainer?,
    width: CGFloat
  ) {
    let font = attributes[.font] as? UIFont ?? font
    widths = CharacterWidths(of: font)
    kern = (attributes[.kern] ?? attributes[.tracking]).flatMap(CGFloat.init(boxed:)) ?? 0
    paragraph = attributes[.paragraphStyle] as? NSParagraphStyle
    let line = CGRect(x: 0, y: 0, width: width, height: font.lineHeight)
    attachment = (attributes[.attachment] as? NSTextAttachment)?.attachmentBounds(
      for: container, proposedLineFragment: line, glyphPosition: .zero, characterIndex: index)
    heights = (max(font.ascender, attachment?.maxY ?? 0), max(-font.descender, -(attachment?.minY ?? 0)))
  }

  /// A text without attributes.
  init(_ font: UIFont) {
    (widths, kern, paragraph, attachment) = (CharacterWidths(of: font), 0, nil, nil)
    heights = (max(font.ascender, 0), max(-font.descender, 0))
  }

  /// - Parameter x: The place in the line, for tabs.
  func width(of character: TextCharacter, at x: CGFloat) -> CGFloat {
    switch character {
    case .ascii(TextCharacter.tab): tab(at: x) - x
    case .ascii(let code): widths.width(of: code) + kern
    case .other("\u{FFFC}"): attachment?.maxX ?? widths.width(of: "\u{FFFC}") + kern
    case .other(let character): widths.width(of: character) + kern
    }
  }

  /// The next tab stop (TEXT-90).
  private func tab(at x: CGFloat) -> CGFloat {
    let style = paragraph ?? TextPart.usual
    if let stop = style.tabStops.first(where: { $0.location > x }) { return stop.location }
    let interval = style.defaultTabInterval
    return interval > 0 ? ((x / interval).rounded(.down) + 1) * interval : x
  }

  private static let usual = NSParagraphStyle()
}
