import ControllerTree
import Foundation

extension UIImage {
  /// The look of an image.
  open class Configuration: NSObject, NSCopying, @unchecked Sendable {
    /// The configuration itself, as configurations don't change.
    open func copy(with zone: NSZone? = nil) -> Any { self }
    /// The traits for which the image is; `nil` for any.
    public final let traitCollection: UITraitCollection?

    /// A look without values.
    public override init() {
      traitCollection = nil
      super.init()
    }
    /// A look for traits.
    public init(traitCollection: UITraitCollection?) {
      self.traitCollection = traitCollection
      super.init()
    }
    /// A look for other traits.
    open func withTraitCollection(_ traitCollection: UITraitCollection?) -> Configuration {
      Configuration(traitCollection: traitCollection)
    }
  }

  /// The look of a symbol.
  open class SymbolConfiguration: Configuration, @unchecked Sendable {
    private struct Values: Hashable {
      var pointSize: CGFloat?
      var weight: SymbolWeight?
      var scale: SymbolScale?
      var textStyle: UIFont.TextStyle?
      var colors: [UIColor] = []
      var prefersMulticolor: Bool?

      /// The values, with those of `other` where it has any.
      func overlaid(by other: Values) -> Values {
        Values(
          pointSize: other.pointSize ?? pointSize, weight: other.weight ?? weight, scale: other.scale ?? scale,
          textStyle: other.textStyle ?? textStyle, colors: other.colors.isEmpty ? colors : other.colors,
          prefersMulticolor: other.prefersMulticolor ?? prefersMulticolor)
      }
    }
    private let values: Values

    /// The size of the text beside the symbol, in points; `nil` if the configuration does not tell it.
    fileprivate var textSize: CGFloat? {
      values.pointSize ?? values.textStyle.map { UIFont.preferredFont(forTextStyle: $0).pointSize }
    }
    /// The size of the symbol for its scale.
    fileprivate var factor: CGFloat {
      switch values.scale {
      case .small: 0.8
      case .large: 1.3
      case .default, .unspecified, .medium, nil: 1
      }
    }

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
    /// A symbol in its own colours.
    public class func preferringMulticolor() -> UIImage.SymbolConfiguration {
      SymbolConfiguration(Values(prefersMulticolor: true))
    }
    /// A symbol in one colour.
    public class func preferringMonochrome() -> UIImage.SymbolConfiguration {
      SymbolConfiguration(Values(prefersMulticolor: false))
    }

    private func without(_ change: (inout Values) -> Void) -> UIImage.SymbolConfiguration {
      var copy = values
      change(&copy)
      return SymbolConfiguration(copy)
    }
    /// The same values but for the style of text.
    open func withoutTextStyle() -> UIImage.SymbolConfiguration { without { $0.textStyle = nil } }
    /// The same values but for the scale.
    open func withoutScale() -> UIImage.SymbolConfiguration { without { $0.scale = nil } }
    /// The same values but for the weight.
    open func withoutWeight() -> UIImage.SymbolConfiguration { without { $0.weight = nil } }
    /// The same values but for size and weight.
    open func withoutPointSizeAndWeight() -> UIImage.SymbolConfiguration {
      without { ($0.pointSize, $0.weight) = (nil, nil) }
    }

    /// A configuration without values.
    public class var unspecified: UIImage.SymbolConfiguration { SymbolConfiguration(Values()) }

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

  /// The system symbol of that name, as large as the configuration tells; `nil` for the empty name. Rules: DRAW-14.
  public convenience init?(systemName name: String, withConfiguration configuration: UIImage.Configuration?) {
    guard !name.isEmpty else { return nil }
    self.init(Content.symbol(name, configuration))
  }

  /// The system symbol of that name. The value has no effect. Rules: DRAW-14.
  public convenience init?(systemName name: String, variableValue: Double, configuration: UIImage.Configuration? = nil)
  {
    self.init(systemName: name, withConfiguration: configuration)
  }

  /// The image of that name; `nil` for the empty name. The configuration has no effect. Rules: DRAW-13.
  public convenience init?(named name: String, in bundle: Bundle?, with configuration: UIImage.Configuration?) {
    self.init(named: name, in: bundle, compatibleWith: nil)
  }

  /// The configuration that the image was made with.
  public var configuration: Configuration? { content.look as? Configuration }
  /// The configuration of a symbol.
  public var symbolConfiguration: SymbolConfiguration? { content.look as? SymbolConfiguration }

  /// A symbol with a configuration, and as large as that tells; any other image has no configuration and is returned as it is.
  /// Rules: DRAW-14.
  public func withConfiguration(_ configuration: UIImage.Configuration) -> UIImage {
    guard case .symbol(let name) = content.source, configuration is SymbolConfiguration else { return self }
    return changed { content in
      let made = Content.symbol(name, configuration)
      (content.look, content.size, content.baseline) = (made.look, made.size, made.baseline)
    }
  }

  /// A symbol with the values of a configuration over those that it has; `nil` for any other image. Rules: DRAW-14.
  public func applyingSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration) -> UIImage? {
    guard isSymbolImage else { return nil }
    return withConfiguration(symbolConfiguration?.applying(configuration) ?? configuration)
  }

  /// The image in a colour, which it keeps wherever it is shown. Rules: DRAW-15.
  public func withTintColor(_ color: UIColor) -> UIImage { changed { $0.tint = color } }
  /// The image in a colour and a rendering mode. Rules: DRAW-15.
  public func withTintColor(_ color: UIColor, renderingMode: UIImage.RenderingMode) -> UIImage {
    changed {
      $0.tint = color
      $0.mode = renderingMode
    }
  }
}

extension UIImage.Content {
  fileprivate static func symbol(_ name: String, _ configuration: UIImage.Configuration?) -> Self {
    let values = configuration as? UIImage.SymbolConfiguration
    var content = symbol(name, pointSize: values?.textSize ?? 17, scale: values?.factor ?? 1)
    content.look = configuration
    return content
  }
}
