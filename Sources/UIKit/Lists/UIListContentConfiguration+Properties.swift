import ControllerTree
import Foundation

extension UIListContentConfiguration {
  /// The look of an image.
  public struct ImageProperties: Hashable {
    /// Lets the system choose a dimension of ``reservedLayoutSize``.
    public static let standardDimension = CGFloat.greatestFiniteMagnitude

    /// The look of a symbol.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The colour of a template image; `nil` for the tint colour.
    public var tintColor: UIColor?
    /// Changes the colour when it is used.
    public var tintColorTransformer: UIConfigurationColorTransformer?
    /// The radius of the corners, in points.
    public var cornerRadius: CGFloat = 0
    /// The largest size, in points; 0 for any.
    public var maximumSize = CGSize.zero
    /// The size of the place in which the image is centred, in points; 0 for that of the image.
    public var reservedLayoutSize = CGSize.zero
    /// Whether the image keeps its colours if the system inverts colours. The library never reads it.
    public var accessibilityIgnoresInvertColors = false
    /// The width of the border, in points.
    public var strokeWidth: CGFloat = 0
    /// The colour of the border.
    public var strokeColor: UIColor?

    /// The colour that is used.
    /// - Parameter tintColor: The tint colour of the view.
    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      let color = self.tintColor ?? tintColor
      return tintColorTransformer?(color) ?? color
    }

    /// The size of an image: not larger than ``maximumSize``, with its proportions.
    func size(of image: UIImage?) -> CGSize {
      guard let size = image?.size, size.width > 0, size.height > 0 else { return .zero }
      var scale: CGFloat = 1
      if maximumSize.width > 0 { scale = min(scale, maximumSize.width / size.width) }
      if maximumSize.height > 0 { scale = min(scale, maximumSize.height / size.height) }
      return CGSize(width: size.width * scale, height: size.height * scale)
    }

    /// The size of the place for an image.
    func place(of image: UIImage?) -> CGSize {
      let size = size(of: image)
      func length(_ reserved: CGFloat, _ own: CGFloat) -> CGFloat {
        reserved == Self.standardDimension ? max(24, own) : reserved > 0 ? reserved : own
      }
      if size == .zero, reservedLayoutSize == .zero { return .zero }
      return CGSize(
        width: length(reservedLayoutSize.width, size.width), height: length(reservedLayoutSize.height, size.height))
    }
  }

  /// The look of a text.
  public struct TextProperties: Hashable {
    /// The place of lines.
    public enum TextAlignment: Int, Hashable, Sendable {
      /// At the leading edge.
      case natural
      /// In the middle.
      case center
      /// At both edges.
      case justified
    }

    /// Which letters are shown.
    public enum TextTransform: Int, Hashable, Sendable {
      /// Those of the text.
      case none
      /// Large ones.
      case uppercase
      /// Small ones.
      case lowercase
      /// A large one at the beginning of each word.
      case capitalized
    }

    init(font: UIFont, color: UIColor) {
      self.font = font
      usualColor = color
    }

    /// The font.
    public var font: UIFont
    private let usualColor: UIColor
    private var ownColor: UIColor?
    var isDisabled = false
    /// The colour. One that is set stays in every state.
    public var color: UIColor {
      get { ownColor ?? (isDisabled ? .tertiaryLabel : usualColor) }
      set { ownColor = newValue }
    }
    /// Changes the colour when it is used.
    public var colorTransformer: UIConfigurationColorTransformer?
    /// The colour that is used.
    public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }
    /// The place of the lines.
    public var alignment = TextAlignment.natural
    /// How a text that does not fit continues.
    public var lineBreakMode = NSLineBreakMode.byWordWrapping
    /// The largest number of lines; 0 for any number.
    public var numberOfLines = 0
    /// Whether a long text gets a smaller font.
    public var adjustsFontSizeToFitWidth = false
    /// The smallest scale of the font.
    public var minimumScaleFactor: CGFloat = 0
    /// Whether letters come closer before the text is cut.
    public var allowsDefaultTighteningForTruncation = false
    /// Whether the font follows the user's text size.
    public var adjustsFontForContentSizeCategory = true
    /// Which letters are shown.
    public var transform = TextTransform.none
    /// Whether a cut text is shown in full below the pointer.
    public var showsExpansionTextWhenTruncated = false
  }
}
