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

/// A view whose font can follow the user's text size.
@preconcurrency @MainActor
public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
  /// Whether a font of a text style follows the user's text size. Rules: TEXT-09.
  var adjustsFontForContentSizeCategory: Bool { get set }
}

extension UILabel: UIContentSizeCategoryAdjusting {}

extension UIFont {
  /// The font of a text style in the text size of `traits`; `nil` if it has no style, or that size already.
  func following(_ traits: UITraitCollection) -> UIFont? {
    guard let style = face.textStyle else { return nil }
    let size = UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).pointSize
    return size == pointSize ? nil : withSize(size)
  }
}
