import ControllerTree
import Foundation

extension UIImage {
  /// The look of an image.
  public typealias Configuration = UIImageConfiguration
  /// The look of a symbol.
  public typealias SymbolConfiguration = UIImageSymbolConfiguration

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
