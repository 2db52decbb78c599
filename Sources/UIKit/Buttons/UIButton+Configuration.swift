import ControllerTree
import Foundation

extension UIButton {
  /// The look of a button in one value. Nothing is drawn: contents, paddings and insets have an effect on sizes, all else is stored.
  public struct Configuration: Hashable {
    /// The size of a button.
    public enum Size: Int, Hashable, Sendable {
      /// The usual one.
      case medium
      /// Small.
      case small
      /// Very small.
      case mini
      /// Large.
      case large

      var textStyle: UIFont.TextStyle {
        switch self {
        case .medium, .large: .body
        case .small, .mini: .subheadline
        }
      }
    }

    /// The corners of a button.
    public enum CornerStyle: Int, Hashable, Sendable {
      /// By the background's radius, with the text size.
      case dynamic
      /// By the background's radius.
      case fixed
      /// Half circles.
      case capsule
      /// Large.
      case large
      /// Between the two.
      case medium
      /// Small.
      case small
    }

    /// The place of title and subtitle to each other.
    public enum TitleAlignment: Int, Hashable, Sendable {
      /// By the place of the image.
      case automatic
      /// At the leading edge.
      case leading
      /// In the middle.
      case center
      /// At the trailing edge.
      case trailing
    }

    /// When a sign for a menu or a popup is there.
    public enum Indicator: Int, Hashable, Sendable {
      /// As the button decides.
      case automatic
      /// Never.
      case none
      /// For a choice.
      case popup
    }

    /// The family of looks.
    enum Look: Hashable, Sendable {
      case plain, tinted, gray, filled, borderless, bordered, borderedTinted, borderedProminent
      case glass, prominentGlass, clearGlass, prominentClearGlass
    }
    let look: Look

    private init(_ look: Look) {
      self.look = look
      switch look {
      case .plain, .borderless: background = .clear()
      case .tinted, .gray, .filled, .bordered, .borderedTinted, .borderedProminent, .glass, .prominentGlass,
        .clearGlass,
        .prominentClearGlass:
        background = UIBackgroundConfiguration()
      }
    }

    /// A transparent background.
    public static func plain() -> Self { Self(.plain) }
    /// A background in the tint colour, with less colour.
    public static func tinted() -> Self { Self(.tinted) }
    /// A gray background.
    public static func gray() -> Self { Self(.gray) }
    /// A background in the tint colour.
    public static func filled() -> Self { Self(.filled) }
    /// No border.
    public static func borderless() -> Self { Self(.borderless) }
    /// A border of the system.
    public static func bordered() -> Self { Self(.bordered) }
    /// A border of the system, in the tint colour.
    public static func borderedTinted() -> Self { Self(.borderedTinted) }
    /// A border of the system that stands out.
    public static func borderedProminent() -> Self { Self(.borderedProminent) }
    /// A background of glass.
    public static func glass() -> Self { Self(.glass) }
    /// A background of glass in the tint colour.
    public static func prominentGlass() -> Self { Self(.prominentGlass) }
    /// A background of clear glass.
    public static func clearGlass() -> Self { Self(.clearGlass) }
    /// A background of clear glass in the tint colour.
    public static func prominentClearGlass() -> Self { Self(.prominentClearGlass) }

    // MARK: Contents

    /// The title; `nil` for the button's title in its state.
    public var title: String? {
      get { attributedTitle.map { String($0.characters) } }
      set { attributedTitle = newValue.map { AttributedString($0) } }
    }
    /// The title with attributes. Rules: TEXT-83.
    public var attributedTitle: AttributedString?
    /// Changes the attributes of the title; `nil` for none. Rules: TEXT-83.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// The text below the title.
    public var subtitle: String? {
      get { attributedSubtitle.map { String($0.characters) } }
      set { attributedSubtitle = newValue.map { AttributedString($0) } }
    }
    /// The text below the title, with attributes. Rules: TEXT-83.
    public var attributedSubtitle: AttributedString?
    /// Changes the attributes of the subtitle; `nil` for none. Rules: TEXT-83.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// The image; `nil` for the button's image in its state.
    public var image: UIImage?
    /// The look of a symbol. The library never reads it.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// Changes the colour of the image; `nil` for none. The library never reads it.
    public var imageColorTransformer: UIConfigurationColorTransformer?
    /// Whether a wheel of 20 × 20 points turns in the place of the image. Rules: TEXT-33.
    public var showsActivityIndicator = false
    /// Changes the colour of the wheel; `nil` for none. The library never reads it.
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
    /// Changes the colour of the sign for a menu; `nil` for none. The library never reads it.
    public var indicatorColorTransformer: UIConfigurationColorTransformer?
    /// When a sign for a menu is there. The library never reads it.
    public var indicator = Indicator.automatic

    // MARK: Look

    /// The background.
    public var background: UIBackgroundConfiguration
    /// The colour of title and image; `nil` for that of the look.
    public var baseForegroundColor: UIColor?
    /// The colour of the background; `nil` for that of the look. The library never reads it.
    public var baseBackgroundColor: UIColor?
    /// The corners. The library never reads it.
    public var cornerStyle = CornerStyle.dynamic
    /// The size, which chooses the font.
    public var buttonSize = Size.medium
    /// The place of title and subtitle to each other, where one is narrower. Rules: TEXT-33.
    public var titleAlignment = TitleAlignment.automatic
    /// How the title breaks. The library never reads it.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// How the subtitle breaks. The library never reads it.
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// Whether the button updates the configuration itself when it is selected. The library never reads it.
    public var automaticallyUpdateForSelection = true

    // MARK: Sizes, in points

    /// The space around the contents.
    public var contentInsets = defaultContentInsets
    private static let defaultContentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    /// The edge at which the image is.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// The space between image and title.
    public var imagePadding: CGFloat = 0
    /// The space between title and subtitle.
    public var titlePadding: CGFloat = 1

    /// Takes the usual space around the contents.
    public mutating func setDefaultContentInsets() {
      contentInsets = Self.defaultContentInsets
    }

    /// The same configuration: looks of states are not modelled.
    public func updated(for button: UIButton) -> Self { self }
  }
}
