import ControllerTree
import Foundation

extension UIButton.Configuration {
  /// The title, or that of the button, with its attributes; `nil` if it has none but font and colour. Rules: TEXT-83.
  func styledTitle(_ own: String?, font: UIFont, color: UIColor) -> NSAttributedString? {
    styled(attributedTitle ?? own.map { AttributedString($0) }, titleTextAttributesTransformer, font, color)
  }

  /// The subtitle with its attributes; `nil` if it has none but font and colour. Rules: TEXT-83.
  func styledSubtitle(font: UIFont, color: UIColor) -> NSAttributedString? {
    styled(attributedSubtitle, subtitleTextAttributesTransformer, font, color)
  }

  /// The attributes of the text are added to font and colour; the transformer gets them all.
  private func styled(
    _ text: AttributedString?, _ transformer: UIConfigurationTextAttributesTransformer?, _ font: UIFont,
    _ color: UIColor
  ) -> NSAttributedString? {
    #if canImport(ObjectiveC)
      return nil
    #else
      guard let text, transformer != nil || text != AttributedString(String(text.characters)) else { return nil }
      var usual = AttributeContainer()
      usual.font = font
      usual.foregroundColor = color
      return text.converted { own in
        let all = usual.merging(own)
        return transformer?(all) ?? all
      }
    #endif
  }
}
