import Foundation

/// An array as an argument of Core Graphics, as in `colors as CFArray`.
public typealias CFArray = [Any]
/// A dictionary as an argument of Core Graphics.
public typealias CFDictionary = [AnyHashable: Any]

/// How a colour is mixed with the one below.
public enum CGBlendMode: Int32, Hashable, Sendable {
  /// The names are those of the PDF specification, then those of Porter and Duff.
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference,
    exclusion, hue, saturation, color, luminosity, clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver,
    destinationIn, destinationOut, destinationAtop, xor, plusDarker, plusLighter
}

/// What ``CGContext/drawPath(using:)`` draws.
public enum CGPathDrawingMode: Int32, Hashable, Sendable {
  /// The inside, by winding; the inside, by odd crossings; the line; the first and the line; the second and the line.
  case fill, eoFill, stroke, fillStroke, eoFillStroke
}

/// How images are scaled.
public enum CGInterpolationQuality: Int32, Hashable, Sendable {
  /// As the context decides; not at all; quickly; in between; well.
  case `default` = 0
  case none = 1
  case low = 2
  case medium = 4
  case high = 3
}

/// How far a gradient reaches.
public struct CGGradientDrawingOptions: OptionSet, Hashable, Sendable {
  /// One bit per option.
  public let rawValue: UInt32
  /// Options from their bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// Before the start.
  public static let drawsBeforeStartLocation = Self(rawValue: 1 << 0)
  /// After the end.
  public static let drawsAfterEndLocation = Self(rawValue: 1 << 1)
}

/// The meaning of a colour's numbers. Colours have their spaces themselves: this is only a name.
public final class CGColorSpace: Hashable, Sendable {
  /// The name.
  public let name: String?
  /// The number of numbers without alpha.
  public let numberOfComponents: Int

  /// What the numbers of the space are.
  public var model: CGColorSpaceModel { numberOfComponents == 1 ? .monochrome : .rgb }
  /// The space without a table of colours: there are no tables.
  public var baseColorSpace: CGColorSpace? { nil }
  /// Whether the space has more colours than that of sRGB.
  public var isWideGamutRGB: Bool { name == Self.displayP3 || name == Self.extendedSRGB }

  /// A space by its name; `nil` for a name that is not among the constants of this class.
  public init?(name: String) {
    guard [Self.sRGB, Self.extendedSRGB, Self.displayP3, Self.genericGrayGamma2_2].contains(name) else { return nil }
    self.name = name
    numberOfComponents = name == Self.genericGrayGamma2_2 ? 1 : 3
  }

  fileprivate init(components: Int) {
    name = nil
    numberOfComponents = components
  }

  /// The name of the usual space.
  public static let sRGB = "kCGColorSpaceSRGB"
  /// The name of the usual space without limits.
  public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
  /// The name of the wider space.
  public static let displayP3 = "kCGColorSpaceDisplayP3"
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The name of the space of greys.
  public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"

  /// Whether name and number are equal.
  public static func == (lhs: CGColorSpace, rhs: CGColorSpace) -> Bool {
    lhs.name == rhs.name && lhs.numberOfComponents == rhs.numberOfComponents
  }
  /// Adds name and number.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(numberOfComponents)
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// A space of red, green and blue.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(components: 3) }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// A space of greys.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(components: 1) }

/// What the numbers of a colour are.
public enum CGColorSpaceModel: Int32, Hashable, Sendable {
  /// Not known; a grey; red, green and blue; four inks; lightness and two differences; any inks; places of a table; a pattern.
  case unknown = -1
  case monochrome, rgb, cmyk, lab, deviceN, indexed, pattern
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// X, Y and Z.
  case XYZ
}

/// What happens to colours that a space does not have.
public enum CGColorRenderingIntent: Int32, Hashable, Sendable {
  /// As the device decides; measured from white; measured from the paper; as a whole; as saturated as possible.
  case defaultIntent, absoluteColorimetric, relativeColorimetric, perceptual, saturation
}

/// Where the opacity of a pixel is.
public enum CGImageAlphaInfo: UInt32, Hashable, Sendable {
  /// The order of the numbers in memory, in which nothing is ever written.
  case none, premultipliedLast, premultipliedFirst, last, first, noneSkipLast, noneSkipFirst, alphaOnly
}

/// The order of bytes in a bitmap.
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
  /// One bit per option.
  public let rawValue: UInt32
  /// Options from their bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The bits of ``CGImageAlphaInfo``.
  public static let alphaInfoMask = Self(rawValue: 0x1F)
  /// The lowest byte first.
  public static let byteOrder32Little = Self(rawValue: 2 << 12)
  /// The highest byte first.
  public static let byteOrder32Big = Self(rawValue: 4 << 12)
}

/// Colours at places between 0 and 1. Two are equal if colours and places are.
public final class CGGradient: Hashable, Sendable {
  /// The colours.
  let colors: [CGColor]
  /// Their places.
  let locations: [CGFloat]

  /// Makes a gradient.
  /// - Parameters:
  ///   - space: Never read; colours have their spaces themselves.
  ///   - colors: An array of colours.
  ///   - locations: As many places as colours; `nil` for equal distances.
  /// - Returns: `nil` without colours.
  public init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
    let found = colors.compactMap { $0 as? CGColor }
    guard !found.isEmpty else { return nil }
    self.colors = found
    self.locations = found.indices.map { locations?[$0] ?? CGFloat($0) / CGFloat(max(found.count - 1, 1)) }
  }

  /// Makes a gradient of numbers.
  /// - Parameters:
  ///   - space: The meaning of the numbers.
  ///   - components: The numbers of each colour, alpha last: two for a grey, else four.
  ///   - locations: As many places as colours; `nil` for equal distances.
  ///   - count: The number of colours.
  /// - Returns: `nil` without colours.
  public convenience init?(
    colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?, count: Int
  ) {
    let width = space.numberOfComponents + 1
    var colors: [CGColor] = []
    for index in 0..<max(count, 0) {
      if let color = CGColor(colorSpace: space, components: components + index * width) { colors.append(color) }
    }
    self.init(colorsSpace: space, colors: colors, locations: locations)
  }

  /// Whether colours and places are equal.
  public static func == (lhs: CGGradient, rhs: CGGradient) -> Bool {
    lhs.colors == rhs.colors && lhs.locations == rhs.locations
  }
  /// Adds colours and places.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(colors)
    hasher.combine(locations)
  }
}
