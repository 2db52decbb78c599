import ControllerTree
import Foundation

/// The font, colour and alignment that a text view gives to its text.
struct TextLooks {
  var font: UIFont?
  var color: UIColor?
  var alignment = NSTextAlignment.natural

  /// What text without a font is measured with.
  var usedFont: UIFont { font ?? .systemFont(ofSize: 12) }

  var attributes: StyledText.Attributes {
    let style = NSMutableParagraphStyle()
    style.alignment = alignment
    var attributes: StyledText.Attributes = [.font: usedFont, .paragraphStyle: style]
    attributes[.foregroundColor] = color
    return attributes
  }

  /// Takes those of a text's first character.
  mutating func take(_ attributes: StyledText.Attributes) {
    if let font = attributes[.font] as? UIFont { self.font = font }
    if let color = attributes[.foregroundColor] as? UIColor { self.color = color }
    if let style = attributes[.paragraphStyle] as? NSParagraphStyle { alignment = style.alignment }
  }
}
