import Foundation

extension UIColor {
  /// The system's blue: the tint of a window without another one.
  public static let systemBlue = system("systemBlueColor", (0, 122, 255), dark: (10, 132, 255))

  /// Channels from 0 to 255, as in design tables.
  package typealias Channels = (red: CGFloat, green: CGFloat, blue: CGFloat)

  /// A system colour from its UIKit name and its channels in the appearances.
  /// - Parameters:
  ///   - alpha: The opacity.
  ///   - dark: The channels in dark appearance.
  ///   - darkAlpha: The opacity in dark appearance; `nil` for `alpha`.
  ///   - elevated: The channels in dark appearance for content in front of other content; `nil` for those of `dark`.
  package static func system(
    _ name: String, _ light: Channels, alpha: CGFloat = 1, dark: Channels, darkAlpha: CGFloat? = nil,
    elevated: Channels? = nil
  ) -> UIColor {
    UIColor(
      SystemColor(
        name, light: value(light, alpha), dark: value(dark, darkAlpha ?? alpha),
        elevated: elevated.map { value($0, darkAlpha ?? alpha) }))
  }

  /// Black and white are greys, as in UIKit.
  private static func value(_ channels: Channels, _ alpha: CGFloat) -> ColorValue {
    let (red, green, blue) = channels
    if red == green, green == blue { return .gray(white: red / 255, alpha: alpha) }
    return .sRGB(.init(red: red / 255, green: green / 255, blue: blue / 255), alpha: alpha)
  }
}
