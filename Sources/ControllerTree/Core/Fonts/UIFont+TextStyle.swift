import Foundation

extension UIFont {
  /// A use of text, which has a size for each of the user's text sizes.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// UIKit's name of the style.
    public let rawValue: String
    /// A style from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The title above a screen.
    public static let largeTitle = Self(rawValue: "UICTFontTextStyleTitle0")
    /// The first level of titles.
    public static let title1 = Self(rawValue: "UICTFontTextStyleTitle1")
    /// The second level of titles.
    public static let title2 = Self(rawValue: "UICTFontTextStyleTitle2")
    /// The third level of titles.
    public static let title3 = Self(rawValue: "UICTFontTextStyleTitle3")
    /// A heading.
    public static let headline = Self(rawValue: "UICTFontTextStyleHeadline")
    /// A second heading.
    public static let subheadline = Self(rawValue: "UICTFontTextStyleSubhead")
    /// Running text.
    public static let body = Self(rawValue: "UICTFontTextStyleBody")
    /// A remark in running text.
    public static let callout = Self(rawValue: "UICTFontTextStyleCallout")
    /// A note.
    public static let footnote = Self(rawValue: "UICTFontTextStyleFootnote")
    /// A caption.
    public static let caption1 = Self(rawValue: "UICTFontTextStyleCaption1")
    /// A small caption.
    public static let caption2 = Self(rawValue: "UICTFontTextStyleCaption2")
  }
}
