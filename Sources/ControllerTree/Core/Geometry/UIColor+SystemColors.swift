import Foundation

// Colours that depend on the appearance, and backgrounds that also depend on the level of the content, with the documented numbers.

// MARK: Tints

extension UIColor {
  /// The system's red.
  public static let systemRed = system("systemRedColor", (255, 59, 48), dark: (255, 69, 58))
  /// The system's green.
  public static let systemGreen = system("systemGreenColor", (52, 199, 89), dark: (48, 209, 88))
  /// The system's orange.
  public static let systemOrange = system("systemOrangeColor", (255, 149, 0), dark: (255, 159, 10))
  /// The system's yellow.
  public static let systemYellow = system("systemYellowColor", (255, 204, 0), dark: (255, 214, 10))
  /// The system's pink.
  public static let systemPink = system("systemPinkColor", (255, 45, 85), dark: (255, 55, 95))
  /// The system's purple.
  public static let systemPurple = system("systemPurpleColor", (175, 82, 222), dark: (191, 90, 242))
  /// The system's teal.
  public static let systemTeal = system("systemTealColor", (48, 176, 199), dark: (64, 200, 224))
  /// The system's indigo.
  public static let systemIndigo = system("systemIndigoColor", (88, 86, 214), dark: (94, 92, 230))
  /// The system's brown.
  public static let systemBrown = system("systemBrownColor", (162, 132, 94), dark: (172, 142, 104))
  /// The system's mint.
  public static let systemMint = system("systemMintColor", (0, 199, 190), dark: (99, 230, 226))
  /// The system's cyan.
  public static let systemCyan = system("systemCyanColor", (50, 173, 230), dark: (100, 210, 255))
  /// The tint colour of the view that uses it; here always the default tint, a blue.
  public static let tintColor = system("tintColor", (0, 122, 255), dark: (10, 132, 255))
}

// MARK: Greys

extension UIColor {
  /// The system's middle grey.
  public static let systemGray = system("systemGrayColor", (142, 142, 147), dark: (142, 142, 147))
  /// One step from `systemGray` towards the background.
  public static let systemGray2 = system("systemGray2Color", (174, 174, 178), dark: (99, 99, 102))
  /// Two steps from `systemGray` towards the background.
  public static let systemGray3 = system("systemGray3Color", (199, 199, 204), dark: (72, 72, 74))
  /// Three steps from `systemGray` towards the background.
  public static let systemGray4 = system("systemGray4Color", (209, 209, 214), dark: (58, 58, 60))
  /// Four steps from `systemGray` towards the background.
  public static let systemGray5 = system("systemGray5Color", (229, 229, 234), dark: (44, 44, 46))
  /// Five steps from `systemGray` towards the background.
  public static let systemGray6 = system("systemGray6Color", (242, 242, 247), dark: (28, 28, 30))
}

// MARK: Text and lines

extension UIColor {
  /// Primary text.
  public static let label = system("labelColor", (0, 0, 0), dark: (255, 255, 255))
  /// Secondary text.
  public static let secondaryLabel = system("secondaryLabelColor", (60, 60, 67), alpha: 0.6, dark: (235, 235, 245))
  /// Tertiary text.
  public static let tertiaryLabel = system("tertiaryLabelColor", (60, 60, 67), alpha: 0.3, dark: (235, 235, 245))
  /// Quaternary text.
  public static let quaternaryLabel = system(
    "quaternaryLabelColor", (60, 60, 67), alpha: 0.18, dark: (235, 235, 245), darkAlpha: 0.16)
  /// The text of a link.
  public static let link = system("linkColor", (0, 122, 255), dark: (9, 132, 255))
  /// Placeholder text in a text field.
  public static let placeholderText = system("placeholderTextColor", (60, 60, 67), alpha: 0.3, dark: (235, 235, 245))
  /// A thin line that is partly transparent.
  public static let separator = system("separatorColor", (60, 60, 67), alpha: 0.29, dark: (84, 84, 88), darkAlpha: 0.6)
  /// A thin opaque line.
  public static let opaqueSeparator = system("opaqueSeparatorColor", (198, 198, 200), dark: (56, 56, 58))
  /// Text on a dark background, in every appearance.
  public static let lightText = UIColor(white: 1, alpha: 0.6)
  /// Text on a light background, in every appearance.
  public static let darkText = UIColor(white: 0, alpha: 1)
}

// MARK: Backgrounds

extension UIColor {
  /// The background of a plain screen.
  public static let systemBackground = system(
    "systemBackgroundColor", (255, 255, 255), dark: (0, 0, 0), elevated: (28, 28, 30))
  /// Content on top of `systemBackground`.
  public static let secondarySystemBackground = system(
    "secondarySystemBackgroundColor", (242, 242, 247), dark: (28, 28, 30), elevated: (44, 44, 46))
  /// Content on top of `secondarySystemBackground`.
  public static let tertiarySystemBackground = system(
    "tertiarySystemBackgroundColor", (255, 255, 255), dark: (44, 44, 46), elevated: (58, 58, 60))
  /// The background of a screen with grouped content.
  public static let systemGroupedBackground = system(
    "systemGroupedBackgroundColor", (242, 242, 247), dark: (0, 0, 0), elevated: (28, 28, 30))
  /// Content on top of `systemGroupedBackground`.
  public static let secondarySystemGroupedBackground = system(
    "secondarySystemGroupedBackgroundColor", (255, 255, 255), dark: (28, 28, 30), elevated: (44, 44, 46))
  /// Content on top of `secondarySystemGroupedBackground`.
  public static let tertiarySystemGroupedBackground = system(
    "tertiarySystemGroupedBackgroundColor", (242, 242, 247), dark: (44, 44, 46), elevated: (58, 58, 60))
}

// MARK: Fills

extension UIColor {
  /// Thin and small shapes, such as a slider's track.
  public static let systemFill = system(
    "systemFillColor", (120, 120, 128), alpha: 0.2, dark: (120, 120, 128), darkAlpha: 0.36)
  /// Shapes of medium size, such as a switch.
  public static let secondarySystemFill = system(
    "secondarySystemFillColor", (120, 120, 128), alpha: 0.16, dark: (120, 120, 128), darkAlpha: 0.32)
  /// Large shapes, such as a text field.
  public static let tertiarySystemFill = system(
    "tertiarySystemFillColor", (118, 118, 128), alpha: 0.12, dark: (118, 118, 128), darkAlpha: 0.24)
  /// Large areas with complex content.
  public static let quaternarySystemFill = system(
    "quaternarySystemFillColor", (116, 116, 128), alpha: 0.08, dark: (118, 118, 128), darkAlpha: 0.18)
}

// MARK: By name

extension UIColor {
  /// The system colour of a name, as archives and interface files have it; one with the value in every appearance if the name is unknown.
  static func systemColor(named name: String, otherwise value: ColorValue) -> SystemColor {
    systemColors[name] ?? SystemColor(name, light: value)
  }

  private static let systemColors: [String: SystemColor] = {
    let colors: [UIColor] = [
      .systemBlue, .systemRed, .systemGreen, .systemOrange, .systemYellow, .systemPink, .systemPurple, .systemTeal,
      .systemIndigo, .systemBrown, .systemMint, .systemCyan, .tintColor, .systemGray, .systemGray2, .systemGray3,
      .systemGray4, .systemGray5, .systemGray6, .label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .link,
      .placeholderText, .separator, .opaqueSeparator, .systemBackground, .secondarySystemBackground,
      .tertiarySystemBackground, .systemGroupedBackground, .secondarySystemGroupedBackground,
      .tertiarySystemGroupedBackground, .systemFill, .secondarySystemFill, .tertiarySystemFill, .quaternarySystemFill,
    ]
    return Dictionary(colors.compactMap(\.system).map { ($0.name, $0) }) { first, _ in first }
  }()
}
