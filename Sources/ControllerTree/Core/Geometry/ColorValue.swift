import Foundation

/// A colour's numbers with their colour space. `UIColor` and `CGColor` both store one.
///
///     case        components   0…1 is            outside 0…1
///     gray        w, a         sRGB's grey axis  kept (extended range)
///     sRGB        r, g, b, a   the sRGB gamut    kept (extended range)
///     displayP3   r, g, b, a   the wider gamut   kept; converts to sRGB outside 0…1
///
/// Alpha is clamped to 0…1. Two values are equal if space and numbers are equal; equal-looking colours of two spaces are not.
enum ColorValue: Hashable, Sendable {
  case gray(white: CGFloat, alpha: CGFloat)
  case sRGB(RGB, alpha: CGFloat)
  case displayP3(RGB, alpha: CGFloat)

  /// Three channels with the transfer curve of sRGB.
  struct RGB: Hashable, Sendable {
    var red: CGFloat
    var green: CGFloat
    var blue: CGFloat
  }

  var alpha: CGFloat {
    switch self {
    case .gray(_, let alpha), .sRGB(_, let alpha), .displayP3(_, let alpha): alpha
    }
  }

  func withAlpha(_ alpha: CGFloat) -> Self {
    switch self {
    case .gray(let white, _): .gray(white: white, alpha: alpha.unit)
    case .sRGB(let rgb, _): .sRGB(rgb, alpha: alpha.unit)
    case .displayP3(let rgb, _): .displayP3(rgb, alpha: alpha.unit)
    }
  }

  /// The numbers in the colour's own space, alpha last.
  var components: [CGFloat] {
    switch self {
    case .gray(let white, let alpha): [white, alpha]
    case .sRGB(let rgb, let alpha), .displayP3(let rgb, let alpha): [rgb.red, rgb.green, rgb.blue, alpha]
    }
  }

  /// The channels in extended sRGB.
  var rgb: RGB {
    switch self {
    case .gray(let white, _): RGB(red: white, green: white, blue: white)
    case .sRGB(let rgb, _): rgb
    case .displayP3(let rgb, _): rgb.fromDisplayP3
    }
  }

  /// The grey with the same luminance.
  var white: CGFloat {
    switch self {
    case .gray(let white, _): white
    case .sRGB, .displayP3: rgb.luminance
    }
  }

  /// The name that UIKit prints for the colour's space.
  var spaceName: String {
    switch self {
    case .gray: "UIExtendedGrayColorSpace"
    case .sRGB: "UIExtendedSRGBColorSpace"
    case .displayP3: "UIDisplayP3ColorSpace"
    }
  }

  /// The colour with these numbers in the space of that name; `nil` if there is no such space or the count is wrong.
  init?(spaceName: String, components: [CGFloat]) {
    switch (spaceName, components.count) {
    case ("UIExtendedGrayColorSpace", 2):
      self = .gray(white: components[0], alpha: components[1].unit)
    case ("UIExtendedSRGBColorSpace", 4):
      self = .sRGB(RGB(red: components[0], green: components[1], blue: components[2]), alpha: components[3].unit)
    case ("UIDisplayP3ColorSpace", 4):
      self = .displayP3(RGB(red: components[0], green: components[1], blue: components[2]), alpha: components[3].unit)
    default:
      return nil
    }
  }
}

extension ColorValue: CustomStringConvertible {
  /// The space and the numbers, as in `UIExtendedSRGBColorSpace 1 0 0 1`.
  var description: String {
    ([spaceName] + components.map { String(format: "%g", Double($0)) }).joined(separator: " ")
  }
}

extension ColorValue.RGB {
  /// The sRGB channels for a hue, saturation and brightness, each clamped to 0…1.
  init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
    let sector = hue.unit * 6
    let (strength, top) = (saturation.unit, brightness.unit)
    /// Each channel is a trapezoid over the hue; the three are shifted by a third.
    func channel(_ start: CGFloat) -> CGFloat {
      let place = (sector + start).truncatingRemainder(dividingBy: 6)
      return top - top * strength * min(place, 4 - place).unit
    }
    self.init(red: channel(5), green: channel(3), blue: channel(1))
  }

  /// The hue, saturation and brightness; a grey has hue and saturation 0.
  var hueSaturationBrightness: (hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
    let brightness = max(red, green, blue)
    let spread = brightness - min(red, green, blue)
    guard spread > 0, brightness > 0 else { return (0, 0, brightness) }
    let sector: CGFloat =
      if brightness == red {
        (green - blue) / spread + (green < blue ? 6 : 0)
      } else if brightness == green {
        (blue - red) / spread + 2
      } else {
        (red - green) / spread + 4
      }
    return (sector / 6, spread / brightness, brightness)
  }

  /// The grey with the luminance of these sRGB channels (weights of ITU-R BT.709).
  fileprivate var luminance: CGFloat {
    // Rounding must not change a grey.
    guard red != green || green != blue else { return red }
    return (0.2126 * red.linear + 0.7152 * green.linear + 0.0722 * blue.linear).curved
  }

  /// These channels in Display P3: the inverse of ``fromDisplayP3``.
  var inDisplayP3: Self {
    guard red != green || green != blue else { return self }
    let (r, g, b) = (red.linear, green.linear, blue.linear)
    return Self(
      red: (0.822_461_969 * r + 0.177_538_031 * g).curved, green: (0.033_194_199 * r + 0.966_805_801 * g).curved,
      blue: (0.017_082_631 * r + 0.072_397_44 * g + 0.910_519_929 * b).curved)
  }

  /// These channels, read as Display P3, in extended sRGB. The two spaces share white point and curve.
  fileprivate var fromDisplayP3: Self {
    // White must stay exactly white, but the matrix rows add up to 1 only approximately.
    guard red != green || green != blue else { return self }
    let (r, g, b) = (red.linear, green.linear, blue.linear)
    return Self(
      red: (1.224_940_176 * r - 0.224_940_176 * g).curved,
      green: (-0.042_056_955 * r + 1.042_056_955 * g).curved,
      blue: (-0.019_637_555 * r - 0.078_636_046 * g + 1.098_273_6 * b).curved)
  }
}

extension CGFloat {
  /// The nearest number within 0…1.
  var unit: CGFloat { CGFloat.minimum(1, CGFloat.maximum(0, self)) }

  /// The linear light of an sRGB channel; negative channels are mirrored.
  fileprivate var linear: CGFloat {
    let size = Double(magnitude)
    let light = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
    return self < 0 ? CGFloat(-light) : CGFloat(light)
  }

  /// The sRGB channel of linear light; negative light is mirrored.
  fileprivate var curved: CGFloat {
    let light = Double(magnitude)
    let size = light <= 0.003_130_8 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055
    return self < 0 ? CGFloat(-size) : CGFloat(size)
  }
}
