import ControllerTree
import Foundation

extension UIImage {
  /// The look of an image. Nothing is drawn, so a configuration only tells whether two are equal.
  open class Configuration: NSObject, NSCopying, @unchecked Sendable {
    /// The configuration itself, as configurations don't change.
    open func copy(with zone: NSZone? = nil) -> Any { self }
  }

  /// The look of a symbol.
  open class SymbolConfiguration: Configuration, @unchecked Sendable {
    private struct Values: Hashable {
      var pointSize: CGFloat?
      var weight: SymbolWeight?
      var scale: SymbolScale?
      var textStyle: UIFont.TextStyle?
      var colors: [UIColor] = []

      /// The values, with those of `other` where it has any.
      func overlaid(by other: Values) -> Values {
        Values(
          pointSize: other.pointSize ?? pointSize, weight: other.weight ?? weight, scale: other.scale ?? scale,
          textStyle: other.textStyle ?? textStyle, colors: other.colors.isEmpty ? colors : other.colors)
      }
    }
    private let values: Values

    private init(_ values: Values) {
      self.values = values
      super.init()
    }

    /// A symbol as large as a font.
    public convenience init(font: UIFont) { self.init(Values(pointSize: font.pointSize)) }
    /// A symbol as large as a font, in a scale.
    public convenience init(font: UIFont, scale: UIImage.SymbolScale) {
      self.init(Values(pointSize: font.pointSize, scale: scale))
    }
    /// A symbol for text of a size in points.
    public convenience init(pointSize: CGFloat) { self.init(Values(pointSize: pointSize)) }
    /// A symbol for text of a size in points, in a weight.
    public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight) {
      self.init(Values(pointSize: pointSize, weight: weight))
    }
    /// A symbol for text of a size in points, in a weight and a scale.
    public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight, scale: UIImage.SymbolScale) {
      self.init(Values(pointSize: pointSize, weight: weight, scale: scale))
    }
    /// A symbol for text of a style.
    public convenience init(textStyle: UIFont.TextStyle) { self.init(Values(textStyle: textStyle)) }
    /// A symbol for text of a style, in a scale.
    public convenience init(textStyle: UIFont.TextStyle, scale: UIImage.SymbolScale) {
      self.init(Values(scale: scale, textStyle: textStyle))
    }
    /// A symbol in a weight.
    public convenience init(weight: UIImage.SymbolWeight) { self.init(Values(weight: weight)) }
    /// A symbol in a scale.
    public convenience init(scale: UIImage.SymbolScale) { self.init(Values(scale: scale)) }
    /// A symbol in the colours of its parts.
    public convenience init(paletteColors: [UIColor]) { self.init(Values(colors: paletteColors)) }
    /// A symbol in shades of a colour.
    public convenience init(hierarchicalColor: UIColor) { self.init(Values(colors: [hierarchicalColor])) }

    /// Both configurations; `otherConfiguration` counts where both have a value.
    open func applying(_ otherConfiguration: UIImage.Configuration) -> Self {
      guard let other = otherConfiguration as? SymbolConfiguration,
        let both = SymbolConfiguration(values.overlaid(by: other.values)) as? Self
      else { return self }
      return both
    }

    /// Whether `object` is a configuration with the same values.
    open override func isEqual(_ object: Any?) -> Bool { (object as? SymbolConfiguration)?.values == values }
    /// A hash of all values.
    open override var hash: Int { values.hashValue }
  }

  /// How thick the strokes of a symbol are.
  public enum SymbolWeight: Int, Hashable, Sendable {
    /// The weights are those of fonts, the thinnest first.
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// How large a symbol is beside text.
  public enum SymbolScale: Int, Hashable, Sendable {
    /// As the place decides.
    case `default` = -1
    /// Not specified.
    case unspecified = 0
    /// Smaller than text.
    case small = 1
    /// As large as text.
    case medium = 2
    /// Larger than text.
    case large = 3
  }

  /// The system symbol of that name; `nil` for the empty name. The configuration has no effect, as nothing is drawn.
  public convenience init?(systemName name: String, withConfiguration configuration: UIImage.Configuration?) {
    self.init(systemName: name)
  }

  /// The image of that name; `nil` for the empty name. Bundle and configuration have no effect.
  public convenience init?(named name: String, in bundle: Bundle?, with configuration: UIImage.Configuration?) {
    self.init(named: name)
  }

  /// The image itself: nothing is drawn.
  public func withConfiguration(_ configuration: UIImage.Configuration) -> UIImage { self }
  /// The image itself: nothing is drawn.
  public func applyingSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration) -> UIImage? { self }
  /// The image itself: nothing is drawn.
  public func withTintColor(_ color: UIColor) -> UIImage { self }
  /// The image in a rendering mode.
  public func withTintColor(_ color: UIColor, renderingMode: UIImage.RenderingMode) -> UIImage {
    withRenderingMode(renderingMode)
  }
}
