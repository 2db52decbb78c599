import Foundation

/// A colour of the system: its numbers depend on the appearance and on the level of the content.
struct SystemColor: Sendable {
  /// UIKit's name, such as `labelColor`: system colours of one name are equal.
  let name: String
  private let light: ColorValue
  private let dark: ColorValue
  /// In dark appearance, for content in front of other content.
  private let elevated: ColorValue

  init(_ name: String, light: ColorValue, dark: ColorValue? = nil, elevated: ColorValue? = nil) {
    self.name = name
    self.light = light
    self.dark = dark ?? light
    self.elevated = elevated ?? self.dark
  }

  func value(for traits: UITraitCollection) -> ColorValue {
    guard traits.userInterfaceStyle == .dark else { return light }
    return traits.userInterfaceLevel == .elevated ? elevated : dark
  }
}

/// Where a colour gets its numbers from.
enum ColorSource {
  case fixed(ColorValue)
  /// From a closure, each time.
  case provided((UITraitCollection) -> UIColor)
  case system(SystemColor)
  /// From a colour that depends on traits, but for the opacity.
  case faded(UIColor, alpha: CGFloat)

  func value(for traits: UITraitCollection) -> ColorValue {
    switch self {
    case .fixed(let value): value
    case .provided(let provider): provider(traits).value(for: traits)
    case .system(let color): color.value(for: traits)
    case .faded(let color, let alpha): color.value(for: traits).withAlpha(alpha)
    }
  }
}
