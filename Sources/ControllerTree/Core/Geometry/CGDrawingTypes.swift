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
  /// The lowest of two bytes first.
  public static let byteOrder16Little = Self(rawValue: 1 << 12)
  /// The highest of two bytes first.
  public static let byteOrder16Big = Self(rawValue: 3 << 12)
  /// The bits of the orders of bytes.
  public static let byteOrderMask = Self(rawValue: 0x7000)
  /// The order of bytes of the device.
  public static let byteOrderDefault = Self([])
  /// Numbers with a point.
  public static let floatComponents = Self(rawValue: 1 << 8)
  /// The bits of the forms of numbers.
  public static let floatInfoMask = Self(rawValue: 0xF00)
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
