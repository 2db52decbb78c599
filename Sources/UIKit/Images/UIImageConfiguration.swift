import ControllerTree
import Foundation

/// The look of an image: `UIImage.Configuration`. Foundation archives no class inside of another one.
open class UIImageConfiguration: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
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
  /// `true`: a secure unarchiver can read configurations.
  open class var supportsSecureCoding: Bool { true }
  /// Reads a configuration that `encode(with:)` wrote. Rules: CODE-04.
  public required init?(coder: NSCoder) {
    traitCollection = coder.object(UITraitCollection.self, "ControllerTree.traits")
    super.init()
  }
  /// Writes the traits under a key; does nothing if `coder` has no keys. Rules: CODE-04.
  open func encode(with coder: NSCoder) { coder.write(traitCollection, "ControllerTree.traits") }
  /// Whether `object` is a configuration of the same class for the same traits. Rules: CODE-04.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImageConfiguration, type(of: other) == type(of: self) else { return false }
    return traitCollection == other.traitCollection
  }
  /// A hash of the traits.
  open override var hash: Int { traitCollection?.hash ?? 0 }

  /// A look for other traits.
  open func withTraitCollection(_ traitCollection: UITraitCollection?) -> UIImageConfiguration {
    UIImageConfiguration(traitCollection: traitCollection)
  }
}

/// The look of a symbol: `UIImage.SymbolConfiguration`.
open class UIImageSymbolConfiguration: UIImageConfiguration, @unchecked Sendable {
  private struct Values: Hashable {
    var pointSize: CGFloat?
    var weight: UIImage.SymbolWeight?
    var scale: UIImage.SymbolScale?
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
  final var textSize: CGFloat? {
    values.pointSize ?? values.textStyle.map { UIFont.preferredFont(forTextStyle: $0).pointSize }
  }
  /// The size of the symbol for its scale.
  final var factor: CGFloat {
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

  private struct Archived: Codable {
    var numbers: [String: Double] = [:]
    var textStyle: String?
    var prefersMulticolor: Bool?
  }

  /// Reads a configuration that `encode(with:)` wrote; `nil` if `coder` has no keys or contains none. Rules: CODE-04.
  public required init?(coder: NSCoder) {
    guard let archived = coder.read(Archived.self, "ControllerTree.symbol") else { return nil }
    var values = Values()
    values.pointSize = archived.numbers["pointSize"].map { CGFloat($0) }
    values.weight = archived.numbers["weight"].flatMap { Int(exactly: $0) }.flatMap {
      UIImage.SymbolWeight(rawValue: $0)
    }
    values.scale = archived.numbers["scale"].flatMap { Int(exactly: $0) }.flatMap { UIImage.SymbolScale(rawValue: $0) }
    values.textStyle = archived.textStyle.map { UIFont.TextStyle(rawValue: $0) }
    values.colors = coder.objects(UIColor.self, "ControllerTree.colors")
    values.prefersMulticolor = archived.prefersMulticolor
    self.values = values
    super.init(coder: coder)
  }

  /// Writes all values under keys; does nothing if `coder` has no keys. Rules: CODE-04.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    var archived = Archived(textStyle: values.textStyle?.rawValue, prefersMulticolor: values.prefersMulticolor)
    archived.numbers["pointSize"] = values.pointSize.map { Double($0) }
    archived.numbers["weight"] = values.weight.map { Double($0.rawValue) }
    archived.numbers["scale"] = values.scale.map { Double($0.rawValue) }
    coder.write(json: archived, "ControllerTree.symbol")
    coder.write(values.colors, "ControllerTree.colors")
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
  public class func preferringMulticolor() -> UIImageSymbolConfiguration {
    UIImageSymbolConfiguration(Values(prefersMulticolor: true))
  }
  /// A symbol in one colour.
  public class func preferringMonochrome() -> UIImageSymbolConfiguration {
    UIImageSymbolConfiguration(Values(prefersMulticolor: false))
  }

  private func without(_ change: (inout Values) -> Void) -> UIImageSymbolConfiguration {
    var copy = values
    change(&copy)
    return UIImageSymbolConfiguration(copy)
  }
  /// The same values but for the style of text.
  open func withoutTextStyle() -> UIImageSymbolConfiguration { without { $0.textStyle = nil } }
  /// The same values but for the scale.
  open func withoutScale() -> UIImageSymbolConfiguration { without { $0.scale = nil } }
  /// The same values but for the weight.
  open func withoutWeight() -> UIImageSymbolConfiguration { without { $0.weight = nil } }
  /// The same values but for size and weight.
  open func withoutPointSizeAndWeight() -> UIImageSymbolConfiguration {
    without { ($0.pointSize, $0.weight) = (nil, nil) }
  }

  /// A configuration without values.
  public class var unspecified: UIImageSymbolConfiguration { UIImageSymbolConfiguration(Values()) }

  /// Both configurations; `otherConfiguration` counts where both have a value.
  open func applying(_ otherConfiguration: UIImageConfiguration) -> Self {
    guard let other = otherConfiguration as? UIImageSymbolConfiguration,
      let both = UIImageSymbolConfiguration(values.overlaid(by: other.values)) as? Self
    else { return self }
    return both
  }

  /// Whether `object` is a configuration with the same values.
  open override func isEqual(_ object: Any?) -> Bool { (object as? UIImageSymbolConfiguration)?.values == values }
  /// A hash of all values.
  open override var hash: Int { values.hashValue }
}
