import ControllerTree
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

  /// The system font for a text style, in the text size of the application.
  public class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// The system font for a text style. Rules: TEXT-03.
  /// - Parameters:
  ///   - style: The style; an unknown one counts as `body`.
  ///   - traitCollection: Has the text size; `nil` or one without a text size means that of the application.
  public class func preferredFont(
    forTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    var category = traitCollection?.preferredContentSizeCategory ?? .unspecified
    if category == .unspecified { category = TextStyleSizes.preferredCategory }
    var face = FontFace.system(style == .headline ? .semibold : .regular)
    face.textStyle = style
    return UIFont(face, size: TextStyleSizes.size(of: style, in: category))
  }
}

/// The sizes of text styles. Rules: TEXT-03.
enum TextStyleSizes {
  private static let categories: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge, .accessibilityMedium,
    .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]
  private static let large = 3

  /// In points, from the smallest category to the largest.
  private static let sizes: [UIFont.TextStyle: [CGFloat]] = [
    .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
    .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
    .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
    .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
    .headline: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
    .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
    .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
    .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
    .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
  ]

  /// The user's text size; `large` outside of the main thread, which alone may ask the screen.
  static var preferredCategory: UIContentSizeCategory {
    guard Thread.isMainThread else { return .large }
    return MainActor.assumeIsolated { UIApplication.shared.preferredContentSizeCategory }
  }

  /// In points; an unknown category counts as `large`, an unknown style as `body`.
  static func size(of style: UIFont.TextStyle, in category: UIContentSizeCategory) -> CGFloat {
    let row = sizes[style] ?? sizes[.body] ?? []
    let index = categories.firstIndex(of: category) ?? large
    return index < row.count ? row[index] : UIFont.labelFontSize
  }
}
