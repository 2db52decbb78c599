import ControllerTree
import Foundation

extension UIFont {
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

extension UIFontDescriptor {
  /// A descriptor of the system font for a text style, in the user's text size.
  public class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }

  /// A descriptor of the system font for a text style, in the text size of `traitCollection`.
  public class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
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
