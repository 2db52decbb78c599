import Foundation

/// A description of a font, from which `UIFont(descriptor:size:)` makes it.
open class UIFontDescriptor: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// The looks of a font that have a name each.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// One bit per trait.
    public let rawValue: UInt32
    /// Traits from their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Slanted.
    public static let traitItalic = Self(rawValue: 1 << 0)
    /// Bold.
    public static let traitBold = Self(rawValue: 1 << 1)
    /// Wide.
    public static let traitExpanded = Self(rawValue: 1 << 5)
    /// Narrow.
    public static let traitCondensed = Self(rawValue: 1 << 6)
    /// Characters of one width.
    public static let traitMonoSpace = Self(rawValue: 1 << 10)
    /// For vertical text.
    public static let traitVertical = Self(rawValue: 1 << 11)
    /// For user interfaces.
    public static let traitUIOptimized = Self(rawValue: 1 << 12)
    /// Little space between lines.
    public static let traitTightLeading = Self(rawValue: 1 << 15)
    /// Much space between lines.
    public static let traitLooseLeading = Self(rawValue: 1 << 16)
  }

  /// A variant of the system font.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// UIKit's name of the design.
    public let rawValue: String
    /// A design from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The usual one.
    public static let `default` = Self(rawValue: "NSCTFontUIFontDesignDefault")
    /// With rounded strokes.
    public static let rounded = Self(rawValue: "NSCTFontUIFontDesignRounded")
    /// With serifs.
    public static let serif = Self(rawValue: "NSCTFontUIFontDesignSerif")
    /// With characters of one width.
    public static let monospaced = Self(rawValue: "NSCTFontUIFontDesignMonospaced")
  }

  /// A property of a descriptor.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    /// UIKit's name of the attribute.
    public let rawValue: String
    /// An attribute from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The family's name.
    public static let family = Self(rawValue: "NSFontFamilyAttribute")
    /// The font's name.
    public static let name = Self(rawValue: "NSFontNameAttribute")
    /// The style within the family.
    public static let face = Self(rawValue: "NSFontFaceAttribute")
    /// The size in points.
    public static let size = Self(rawValue: "NSFontSizeAttribute")
    /// A dictionary of ``TraitKey``.
    public static let traits = Self(rawValue: "NSCTFontTraitsAttribute")
    /// The text style.
    public static let textStyle = Self(rawValue: "NSCTFontUIUsageAttribute")
    /// A list of features.
    public static let featureSettings = Self(rawValue: "NSCTFontFeatureSettingsAttribute")
  }

  /// A key of the dictionary for ``AttributeName/traits``.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    /// UIKit's name of the key.
    public let rawValue: String
    /// A key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The ``SymbolicTraits``, as a number.
    public static let symbolic = Self(rawValue: "NSCTFontSymbolicTrait")
    /// The weight, as a number.
    public static let weight = Self(rawValue: "NSCTFontWeightTrait")
    /// The width, as a number.
    public static let width = Self(rawValue: "NSCTFontProportionTrait")
    /// The slant, as a number.
    public static let slant = Self(rawValue: "NSCTFontSlantTrait")
  }

  package let face: FontFace

  /// The size in points; 0 if the descriptor has none.
  public let pointSize: CGFloat

  package init(_ face: FontFace, size: CGFloat) {
    self.face = face
    pointSize = size.isFinite ? max(size, 0) : 0
    super.init()
  }

  /// A descriptor from attributes; those that the library does not know have no effect.
  public convenience init(fontAttributes attributes: [UIFontDescriptor.AttributeName: Any] = [:]) {
    self.init(FontFace.system().adding(attributes), size: attributes[.size].flatMap(CGFloat.init(boxed:)) ?? 0)
  }

  /// A descriptor of the font of a name.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(fontName.isEmpty ? .system() : FontFace(name: fontName), size: size)
  }

  // MARK: Reading

  /// The name of the font.
  open var postscriptName: String { face.fontName }
  /// The looks that have a name each.
  open var symbolicTraits: UIFontDescriptor.SymbolicTraits { face.traits }

  /// Family, name, size, traits and text style.
  open var fontAttributes: [UIFontDescriptor.AttributeName: Any] {
    var attributes: [AttributeName: Any] = [
      .family: face.family, .name: face.fontName, .size: pointSize,
      .traits: [
        TraitKey.symbolic: face.traits.rawValue, .weight: face.weight.rawValue, .width: face.width.rawValue,
      ] as [TraitKey: Any],
    ]
    attributes[.textStyle] = face.textStyle
    attributes[.featureSettings] = face.features.map { features in
      features.map { [FontFace.featureType: $0.type, FontFace.featureSelector: $0.selector] }
    }
    return attributes
  }

  /// The value of one attribute.
  open func object(forKey attribute: UIFontDescriptor.AttributeName) -> Any? { fontAttributes[attribute] }

  // MARK: Changing

  /// The same font in another size.
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor { UIFontDescriptor(face, size: newPointSize) }

  /// The same font with other looks.
  open func withSymbolicTraits(_ symbolicTraits: UIFontDescriptor.SymbolicTraits) -> UIFontDescriptor? {
    changed { $0.traits = symbolicTraits }
  }

  /// The same font in another design; `nil` if it is not the system font.
  open func withDesign(_ design: UIFontDescriptor.SystemDesign) -> UIFontDescriptor? {
    face.givenName == nil ? changed { $0.design = design } : nil
  }

  /// The font of a family, in its regular face.
  open func withFamily(_ newFamily: String) -> UIFontDescriptor {
    UIFontDescriptor(FontFace(family: newFamily), size: pointSize)
  }

  /// The font of this name and family.
  open func withFace(_ newFace: String) -> UIFontDescriptor {
    UIFontDescriptor(FontFace(name: "\(face.family)-\(newFace)"), size: pointSize)
  }

  /// The same font with more attributes.
  open func addingAttributes(_ attributes: [UIFontDescriptor.AttributeName: Any]) -> UIFontDescriptor {
    UIFontDescriptor(face.adding(attributes), size: attributes[.size].flatMap(CGFloat.init(boxed:)) ?? pointSize)
  }

  private func changed(_ change: (inout FontFace) -> Void) -> UIFontDescriptor {
    var face = face
    change(&face)
    return UIFontDescriptor(face, size: pointSize)
  }

  // MARK: NSSecureCoding

  /// `true`: a secure unarchiver can read descriptors.
  open class var supportsSecureCoding: Bool { true }

  /// Reads a descriptor that `encode(with:)` wrote; `nil` if `coder` has no keys or contains no descriptor. Rules: CODE-01.
  public required init?(coder: NSCoder) {
    guard let face = FontFace(coder: coder), let size = coder.number("ControllerTree.size"), size.isFinite, size >= 0
    else { return nil }
    self.face = face
    pointSize = CGFloat(size)
    super.init()
  }

  /// Writes face and size under keys; does nothing if `coder` has no keys. Rules: CODE-01.
  open func encode(with coder: NSCoder) {
    face.encode(with: coder)
    coder.write(Double(pointSize), "ControllerTree.size")
  }

  // MARK: NSObject

  /// The descriptor itself, as descriptors don't change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether `object` is a descriptor of the same font and size.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFontDescriptor else { return false }
    return face == other.face && pointSize == other.pointSize
  }

  /// A hash of font and size.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(face)
    hasher.combine(pointSize)
    return hasher.finalize()
  }
}

extension FontFace {
  fileprivate func adding(_ attributes: [UIFontDescriptor.AttributeName: Any]) -> FontFace {
    var face = self
    if let family = attributes[.family] as? String { face = FontFace(family: family) }
    if let name = attributes[.name] as? String, !name.isEmpty, name != face.fontName { face = FontFace(name: name) }
    if let style = attributes[.textStyle] as? UIFont.TextStyle { face.textStyle = style }
    if let settings = attributes[.featureSettings] { face.features = Self.features(settings) ?? face.features }
    guard let traits = attributes[.traits] as? [UIFontDescriptor.TraitKey: Any] else { return face }
    if let weight = traits[.weight].flatMap(CGFloat.init(boxed:)) { face.weight = UIFont.Weight(rawValue: weight) }
    if let weight = traits[.weight] as? UIFont.Weight { face.weight = weight }
    if let width = traits[.width].flatMap(CGFloat.init(boxed:)) { face.width = UIFont.Width(rawValue: width) }
    if let symbolic = traits[.symbolic] as? UInt32 { face.traits = .init(rawValue: symbolic) }
    return face
  }
}

extension FontFace {
  fileprivate static let featureType = "CTFeatureTypeIdentifier"
  fileprivate static let featureSelector = "CTFeatureSelectorIdentifier"

  /// The features of `featureSettings`, whose keys are texts or values of `FeatureKey`; `nil` for another value.
  fileprivate static func features(_ settings: Any) -> [Feature]? {
    guard let list = settings as? [Any] else { return nil }
    var features: [Feature] = []
    for entry in list {
      guard let values = entry as? [AnyHashable: Any] else { return nil }
      var numbers: [String: Int] = [:]
      for (key, value) in values {
        let name = key as? String ?? (key.base as? any RawRepresentable)?.rawValue as? String ?? ""
        numbers[name] = CGFloat(boxed: value).map { Int($0) }
      }
      guard let type = numbers[featureType], let selector = numbers[featureSelector] else { return nil }
      features.append(Feature(type: type, selector: selector))
    }
    return features
  }
}

extension CGFloat {
  /// The number in a value of a dictionary of attributes.
  package init?(boxed value: Any) {
    switch value {
    case let number as CGFloat: self = number
    case let number as Double: self = CGFloat(number)
    case let number as Int: self = CGFloat(number)
    case let number as Float: self = CGFloat(number)
    case let number as NSNumber: self = CGFloat(number.doubleValue)
    default: return nil
    }
  }
}
