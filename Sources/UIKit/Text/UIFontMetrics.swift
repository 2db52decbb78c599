import ControllerTree
import Foundation

/// Scales fonts and lengths with the user's text size. Rules: TEXT-04.
open class UIFontMetrics: NSObject, @unchecked Sendable {
  /// The metrics of running text.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  private let style: UIFont.TextStyle

  /// The metrics of a text style.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
    super.init()
  }

  /// The font in the size for the application's text size.
  open func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, compatibleWith: nil) }

  /// The font in the size for the application's text size, but not larger than `maximumPointSize`.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  /// The font in the size for the text size of `traitCollection`.
  open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
    scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
  }

  /// The font in the size for the text size of `traitCollection`, but not larger than `maximumPointSize` unless that is 0.
  open func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let size = scaledValue(for: font.pointSize, compatibleWith: traitCollection)
    return font.withSize(maximumPointSize > 0 ? min(size, maximumPointSize) : size)
  }

  /// The length in points for the application's text size.
  open func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }

  /// The length in points for the text size of `traitCollection`, rounded to whole pixels.
  open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
    let now = UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).pointSize
    let usual = TextStyleSizes.size(of: style, in: .large)
    let scale = Thread.isMainThread ? MainActor.assumeIsolated { max(UIScreen.main.scale, 1) } : 1
    return (value * now / usual * scale).rounded() / scale
  }
}
