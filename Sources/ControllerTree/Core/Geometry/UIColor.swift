import Foundation

/// An immutable colour. A dynamic one has different numbers for different traits.
///
/// A colour is greyscale, sRGB or Display P3, depending on the initialiser. Equality follows UIKit: two colours are equal if
/// their space and their numbers are, so `UIColor.white` is not equal to `UIColor(red: 1, green: 1, blue: 1, alpha: 1)`. A
/// system colour (`.label`, `.systemRed`) is equal only to itself. A system colour and one of `init(dynamicProvider:)` have the numbers for
/// `UITraitCollection.current`.
open class UIColor: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  private let tag = AttributeTag()
  private var source: ColorSource
  var value: ColorValue {
    if case .fixed(let value) = source { value } else { source.value(for: .current) }
  }

  func value(for traits: UITraitCollection) -> ColorValue { source.value(for: traits) }

  // Designated initialisers that other modules can't see would keep subclasses there from inheriting any.

  convenience init(_ value: ColorValue) {
    self.init()
    source = .fixed(value)
  }

  convenience init(_ system: SystemColor) {
    self.init()
    source = .system(system)
  }

  /// The system colour that this is.
  var system: SystemColor? { if case .system(let system) = source { system } else { nil } }

  /// Transparent black, equal to `clear`.
  public override init() {
    source = .fixed(.gray(white: 0, alpha: 0))
  }

  /// A grey.
  ///
  /// - Parameters:
  ///   - white: From 0 (black) to 1 (white); other values are kept.
  ///   - alpha: The opacity, clamped to 0…1.
  public init(white: CGFloat, alpha: CGFloat) {
    source = .fixed(.gray(white: white, alpha: alpha.unit))
  }

  /// A colour from hue, saturation and brightness, converted to sRGB. All arguments are clamped to 0…1.
  ///
  /// - Parameters:
  ///   - hue: 0 is red, 1/3 green, 2/3 blue, 1 red again.
  ///   - saturation: 0 is a grey.
  ///   - brightness: 0 is black.
  ///   - alpha: The opacity.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    source = .fixed(.sRGB(.init(hue: hue, saturation: saturation, brightness: brightness), alpha: alpha.unit))
  }

  /// An sRGB colour. Channels outside 0…1 are kept, as extended sRGB; alpha is clamped to 0…1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    source = .fixed(.sRGB(.init(red: red, green: green, blue: blue), alpha: alpha.unit))
  }

  /// A Display P3 colour. Alpha is clamped to 0…1.
  public init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    source = .fixed(.displayP3(.init(red: displayP3Red, green: green, blue: blue), alpha: alpha.unit))
  }

  /// The colour of `cgColor`, in its space.
  public init(cgColor: CGColor) {
    source = .fixed(cgColor.value)
  }

  /// The colour of a literal: `#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)`.
  public required convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  /// The colour of that name in the asset catalogues of the application's bundle; `nil` if they have none. Without a catalogue it is black.
  /// Rules: TRAIT-22.
  public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

  /// The colour of that name in the asset catalogues of a bundle, for these traits, or for the present ones; `nil` if they have none. Without
  /// a catalogue it is black. Rules: TRAIT-22.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
    guard let color = NamedColors.color(named: name, in: bundle ?? .main) else { return nil }
    if let traitCollection { self.init(color.value(for: traitCollection)) } else { self.init(color) }
  }

  /// A colour that depends on traits.
  ///
  /// Its numbers are those for `UITraitCollection.current`. It is equal only to itself.
  /// - Parameter dynamicProvider: Returns the colour for some traits; it is called each time.
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    self.init(white: 0, alpha: 0)
    source = .provided(dynamicProvider)
  }

  /// The colour for these traits: one that depends on none. Rules: TRAIT-21.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    switch source {
    case .fixed: self
    case .provided(let provider): provider(traitCollection).resolvedColor(with: traitCollection)
    case .system, .faded: UIColor(value(for: traitCollection))
    }
  }

  /// The colour's numbers; those for `UITraitCollection.current` if it depends on traits.
  open var cgColor: CGColor { pattern.map { CGColor(value, pattern: $0) } ?? CGColor(value) }
  /// The pattern of a colour of an image.
  package private(set) var pattern: CGPattern?

  /// The colour of a pattern with colours, which counts as a grey and is equal only to itself.
  package convenience init(_ pattern: CGPattern?) {
    self.init { _ in UIColor(white: 0.5, alpha: 1) }
    self.pattern = pattern
  }

  /// The same colour with another opacity, clamped to 0…1. If the colour depends on traits, so does the result. Rules: TRAIT-21.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    if case .fixed(let value) = source { return UIColor(value.withAlpha(alpha)) }
    let color = UIColor()
    color.source = .faded(self, alpha: alpha)
    return color
  }

  /// Writes white and alpha through the pointers; `nil` pointers are skipped.
  ///
  /// A colour that is not grey gives the grey with the same luminance.
  ///
  /// - Returns: `true`: every colour of this library can be converted.
  @discardableResult
  open func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
    white?.pointee = value.white
    alpha?.pointee = value.alpha
    return true
  }

  /// Writes hue, saturation, brightness and alpha through the pointers; `nil` pointers are skipped.
  ///
  /// - Returns: `true`: every colour of this library can be converted.
  @discardableResult
  open func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let place = value.rgb.hueSaturationBrightness
    hue?.pointee = place.hue
    saturation?.pointee = place.saturation
    brightness?.pointee = place.brightness
    alpha?.pointee = value.alpha
    return true
  }

  /// Writes the sRGB channels and alpha through the pointers; `nil` pointers are skipped.
  ///
  /// A Display P3 colour outside sRGB gives channels outside 0…1.
  ///
  /// - Returns: `true`: every colour of this library can be converted.
  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let rgb = value.rgb
    red?.pointee = rgb.red
    green?.pointee = rgb.green
    blue?.pointee = rgb.blue
    alpha?.pointee = value.alpha
    return true
  }

  // MARK: NSObject

  /// Whether `object` is a colour with the same space and numbers; for system colours, the same system colour.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let color = object as? UIColor else { return false }
    if self === color { return true }
    return switch (source, color.source) {
    case (.fixed(let one), .fixed(let two)): one == two
    case (.system(let one), .system(let two)): one.name == two.name
    case (.faded(let one, let alpha), .faded(let two, let other)): alpha == other && one == two
    case (.fixed, _), (.provided, _), (.system, _), (.faded, _): false
    }
  }

  /// A hash of the values that `isEqual(_:)` compares.
  open override var hash: Int {
    var hasher = Hasher()
    switch source {
    case .fixed(let value): hasher.combine(value)
    case .provided: hasher.combine(ObjectIdentifier(self))
    case .system(let system): hasher.combine(system.name)
    case .faded(let color, let alpha):
      hasher.combine(color)
      hasher.combine(alpha)
    }
    return hasher.finalize()
  }

  /// The space and the numbers, as in `UIExtendedSRGBColorSpace 1 0 0 1`, or `<UIDynamicSystemColor; name = labelColor>`.
  ///
  /// UIKit prints the same, and an address for system colours.
  open override var description: String {
    if case .system(let system) = source { return "<UIDynamicSystemColor; name = \(system.name)>" }
    return value.description
  }

  // MARK: NSCopying, NSSecureCoding

  /// This colour itself, as it is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// `true`: a secure unarchiver can read colours.
  open class var supportsSecureCoding: Bool { true }

  private enum Key {
    static let space = "ControllerTree.space"
    static let name = "ControllerTree.systemName"
    static let components = ["ControllerTree.0", "ControllerTree.1", "ControllerTree.2", "ControllerTree.3"]
  }

  /// Reads a colour that `encode(with:)` wrote; `nil` if `coder` has no keys or contains no colour.
  public required init?(coder: NSCoder) {
    /// Decoding a missing key would report a broken archive.
    func string(_ key: String) -> String? {
      guard coder.holds(key) else { return nil }
      return coder.decodeObject(of: NSString.self, forKey: key).map { "\($0)" }
    }
    guard let space = string(Key.space) else { return nil }
    let components = Key.components.filter(coder.holds).map { CGFloat(coder.decodeDouble(forKey: $0)) }
    guard let value = ColorValue(spaceName: space, components: components) else { return nil }
    source = string(Key.name).map { .system(Self.systemColor(named: $0, otherwise: value)) } ?? .fixed(value)
  }

  /// Writes the space, the numbers and the system name under keys; does nothing if `coder` has no keys.
  open func encode(with coder: NSCoder) {
    guard coder.hasKeys else { return }
    coder.encode(NSString(string: value.spaceName), forKey: Key.space)
    for (key, component) in zip(Key.components, value.components) {
      coder.encode(Double(component), forKey: key)
    }
    if case .system(let system) = source {
      coder.encode(NSString(string: system.name), forKey: Key.name)
    }
  }
}
