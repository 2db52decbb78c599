/// The colours that a screen can show.
public enum UIDisplayGamut: Int, Sendable {
  /// Not specified.
  case unspecified = -1
  /// sRGB.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case SRGB = 0
  /// Display P3.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case P3 = 1
}
