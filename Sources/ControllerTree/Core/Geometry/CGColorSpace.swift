import Foundation

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The meaning of a colour's numbers. Colours have their spaces themselves: this is only a name. Rules: VAL-01.
public final class CGColorSpace: Hashable, Sendable {
  /// The name.
  public let name: String?
  /// What the numbers of the space are.
  public let model: CGColorSpaceModel

  /// The number of numbers without alpha.
  public var numberOfComponents: Int {
    switch model {
    case .monochrome, .indexed: 1
    case .pattern: 0
    case .cmyk: 4
    default: 3
    }
  }
  /// The space of the colours of patterns that have none of their own. There are no tables of colours.
  public let baseColorSpace: CGColorSpace?
  /// Whether the space has more colours than that of sRGB.
  public var isWideGamutRGB: Bool {
    guard let name, model == .rgb else { return false }
    let wide = [Self.displayP3, Self.extendedSRGB, Self.extendedLinearSRGB, Self.adobeRGB1998, Self.itur_2020]
    return wide.contains(name) || name.contains("DisplayP3") || name == Self.dcip3 || name == Self.rommrgb
  }

  /// A space by its name; `nil` for a name that is not among the constants of this class. Rules: VAL-01.
  public init?(name: String) {
    guard let model = Self.models[name] else { return nil }
    (self.name, self.model, baseColorSpace) = (name, model, nil)
  }

  /// A space of patterns, which have the colours of a space if they have none of their own.
  public init?(patternBaseSpace baseSpace: CGColorSpace?) {
    (name, model, baseColorSpace) = (nil, .pattern, baseSpace)
  }

  fileprivate init(_ model: CGColorSpaceModel) { (name, self.model, baseColorSpace) = (nil, model, nil) }

  private static let models: [String: CGColorSpaceModel] = {
    var models: [String: CGColorSpaceModel] = [:]
    for name in [genericGrayGamma2_2, linearGray, extendedGray, extendedLinearGray] { models[name] = .monochrome }
    for name in [
      sRGB, linearSRGB, extendedSRGB, extendedLinearSRGB, displayP3, linearDisplayP3, extendedDisplayP3,
      extendedLinearDisplayP3, displayP3_HLG, displayP3_PQ, genericRGBLinear, adobeRGB1998, dcip3, itur_709,
      itur_2020, acescgLinear, rommrgb,
    ] { models[name] = .rgb }
    (models[genericCMYK], models[genericLab], models[genericXYZ]) = (.cmyk, .lab, .XYZ)
    return models
  }()

  /// The names of spaces with red, green and blue.
  public static let sRGB = "kCGColorSpaceSRGB"
  public static let linearSRGB = "kCGColorSpaceLinearSRGB"
  public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
  public static let extendedLinearSRGB = "kCGColorSpaceExtendedLinearSRGB"
  public static let displayP3 = "kCGColorSpaceDisplayP3"
  public static let linearDisplayP3 = "kCGColorSpaceLinearDisplayP3"
  public static let extendedDisplayP3 = "kCGColorSpaceExtendedDisplayP3"
  public static let extendedLinearDisplayP3 = "kCGColorSpaceExtendedLinearDisplayP3"
  public static let displayP3_HLG = "kCGColorSpaceDisplayP3_HLG"
  public static let displayP3_PQ = "kCGColorSpaceDisplayP3_PQ"
  public static let genericRGBLinear = "kCGColorSpaceGenericRGBLinear"
  public static let adobeRGB1998 = "kCGColorSpaceAdobeRGB1998"
  public static let dcip3 = "kCGColorSpaceDCIP3"
  public static let itur_709 = "kCGColorSpaceITUR_709"
  public static let itur_2020 = "kCGColorSpaceITUR_2020"
  public static let acescgLinear = "kCGColorSpaceACESCGLinear"
  public static let rommrgb = "kCGColorSpaceROMMRGB"
  /// The names of spaces of greys.
  public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"
  public static let linearGray = "kCGColorSpaceLinearGray"
  public static let extendedGray = "kCGColorSpaceExtendedGray"
  public static let extendedLinearGray = "kCGColorSpaceExtendedLinearGray"
  /// The names of spaces with four inks, with lightness and two differences, and with X, Y and Z.
  public static let genericCMYK = "kCGColorSpaceGenericCMYK"
  public static let genericLab = "kCGColorSpaceGenericLab"
  public static let genericXYZ = "kCGColorSpaceGenericXYZ"

  /// Whether names and models are equal.
  public static func == (lhs: CGColorSpace, rhs: CGColorSpace) -> Bool {
    lhs.name == rhs.name && lhs.model == rhs.model && lhs.baseColorSpace == rhs.baseColorSpace
  }
  /// Adds name and model.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(model)
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// A space of red, green and blue.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(.rgb) }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// A space of greys.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(.monochrome) }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// A space of four inks.
public func CGColorSpaceCreateDeviceCMYK() -> CGColorSpace { CGColorSpace(.cmyk) }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// A space of patterns, which have the colours of a space if they have none of their own.
public func CGColorSpaceCreatePattern(_ baseSpace: CGColorSpace?) -> CGColorSpace? {
  CGColorSpace(patternBaseSpace: baseSpace)
}
