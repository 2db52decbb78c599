import Foundation

/// A colour as a list of numbers, the form that layers use. Two are equal if colour space and numbers are equal.
///
/// There are three spaces: grey, sRGB, and Display P3 for colours made by `UIColor(displayP3Red:green:blue:alpha:)`.
public final class CGColor: Hashable, Sendable {
  let value: ColorValue
  /// The pattern that is repeated in place of the colour; `nil` for none. Rules: DRAW-63.
  public let pattern: CGPattern?

  init(_ value: ColorValue, pattern: CGPattern? = nil) {
    (self.value, self.pattern) = (value, pattern)
  }

  /// A colour of the sRGB space. Alpha is clamped to 0…1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(.sRGB(.init(red: red, green: green, blue: blue), alpha: alpha.unit))
  }

  /// A colour of the sRGB space. Alpha is clamped to 0…1.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// A grey from 0 (black) to 1 (white). Alpha is clamped to 0…1.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(.gray(white: gray, alpha: alpha.unit))
  }

  /// A colour of a space; `nil` for a space of patterns or of other numbers. A colour of a linear space, and one of four inks, becomes
  /// the colour of the sRGB space with the same look. Rules: DRAW-60, VAL-01.
  /// - Parameters:
  ///   - space: The space.
  ///   - components: The numbers, alpha last: two for a grey, five for four inks, else four.
  public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    switch space.model {
    case .monochrome: self.init(gray: space.encoded(components[0]), alpha: components[1])
    case .cmyk:
      let light = 1 - components[3]
      self.init(
        red: (1 - components[0]) * light, green: (1 - components[1]) * light, blue: (1 - components[2]) * light,
        alpha: components[4])
    case .rgb:
      let rgb = ColorValue.RGB(
        red: space.encoded(components[0]), green: space.encoded(components[1]), blue: space.encoded(components[2]))
      self.init(
        space.name?.contains("DisplayP3") == true
          ? .displayP3(rgb, alpha: components[3].unit) : .sRGB(rgb, alpha: components[3].unit))
    default: return nil
    }
  }

  /// A grey. Alpha is clamped to 0…1.
  public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) { self.init(gray: gray, alpha: alpha) }

  /// Black, in the grey space.
  public static let black = CGColor(gray: 0, alpha: 1)
  /// White, in the grey space.
  public static let white = CGColor(gray: 1, alpha: 1)
  /// Transparent black, in the grey space.
  public static let clear = CGColor(gray: 0, alpha: 0)

  /// The opacity, from 0 to 1.
  public var alpha: CGFloat { value.alpha }

  /// White and alpha of a grey; the opacity of a pattern with colours; red, green, blue and alpha of any other colour. Never `nil` in this
  /// library. Rules: DRAW-63.
  public var components: [CGFloat]? { numbers }
  private var numbers: [CGFloat] { pattern?.isColored == true ? [alpha] : value.components }

  /// The space of the numbers: greys, sRGB or Display P3. Never `nil` in this library.
  public var colorSpace: CGColorSpace? {
    switch value {
    case .gray: CGColorSpace(name: CGColorSpace.genericGrayGamma2_2)
    case .sRGB: CGColorSpace(name: CGColorSpace.sRGB)
    case .displayP3: CGColorSpace(name: CGColorSpace.displayP3)
    }
  }

  /// The colour in another space; its look stays. `nil` for a space of other numbers than red, green and blue, or a grey. Rules: DRAW-60.
  /// - Parameters:
  ///   - space: The space.
  ///   - intent: Never read: no colour is out of range.
  ///   - options: Never read.
  public func converted(
    to space: CGColorSpace, intent: CGColorRenderingIntent, options: CFDictionary?
  ) -> CGColor? {
    switch space.model {
    case .monochrome: CGColor(.gray(white: value.white, alpha: alpha))
    case .rgb:
      space.name == CGColorSpace.displayP3
        ? CGColor(.displayP3(value.rgb.inDisplayP3, alpha: alpha)) : CGColor(.sRGB(value.rgb, alpha: alpha))
    default: nil
    }
  }

  /// The number of `components`: 2 or 4.
  public var numberOfComponents: Int { numbers.count }

  /// The same colour with another opacity. Never `nil` in this library.
  public func copy(alpha: CGFloat) -> CGColor? { CGColor(value.withAlpha(alpha), pattern: pattern) }

  /// Whether colour space and numbers are equal, and the pattern is the same.
  public static func == (lhs: CGColor, rhs: CGColor) -> Bool { lhs.value == rhs.value && lhs.pattern == rhs.pattern }

  /// Adds colour space and numbers to `hasher`.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(value)
  }
}

extension CGColorSpace {
  /// A number of this space as one of the space with the same primaries whose numbers grow as the eye sees (VAL-01).
  fileprivate func encoded(_ number: CGFloat) -> CGFloat {
    guard name?.contains("Linear") == true else { return number }
    return number <= 0.003_130_8 ? number * 12.92 : 1.055 * pow(number, 1 / 2.4) - 0.055
  }
}
