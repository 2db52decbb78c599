import Foundation

// Colours that depend on the appearance on a device. Here each has the documented value for the light appearance.

// MARK: Tints

extension UIColor {
  /// The system's red.
  public static let systemRed = system("systemRedColor", 255, 59, 48)
  /// The system's green.
  public static let systemGreen = system("systemGreenColor", 52, 199, 89)
  /// The system's orange.
  public static let systemOrange = system("systemOrangeColor", 255, 149, 0)
  /// The system's yellow.
  public static let systemYellow = system("systemYellowColor", 255, 204, 0)
  /// The system's pink.
  public static let systemPink = system("systemPinkColor", 255, 45, 85)
  /// The system's purple.
  public static let systemPurple = system("systemPurpleColor", 175, 82, 222)
  /// The system's teal.
  public static let systemTeal = system("systemTealColor", 48, 176, 199)
  /// The system's indigo.
  public static let systemIndigo = system("systemIndigoColor", 88, 86, 214)
  /// The system's brown.
  public static let systemBrown = system("systemBrownColor", 162, 132, 94)
  /// The system's mint.
  public static let systemMint = system("systemMintColor", 0, 199, 190)
  /// The system's cyan.
  public static let systemCyan = system("systemCyanColor", 50, 173, 230)
  /// The tint colour of the view that uses it; here always the default tint, a blue.
  public static let tintColor = system("tintColor", 0, 122, 255)
}

// MARK: Greys

extension UIColor {
  /// The system's middle grey.
  public static let systemGray = system("systemGrayColor", 142, 142, 147)
  /// One step from `systemGray` towards the background.
  public static let systemGray2 = system("systemGray2Color", 174, 174, 178)
  /// Two steps from `systemGray` towards the background.
  public static let systemGray3 = system("systemGray3Color", 199, 199, 204)
  /// Three steps from `systemGray` towards the background.
  public static let systemGray4 = system("systemGray4Color", 209, 209, 214)
  /// Four steps from `systemGray` towards the background.
  public static let systemGray5 = system("systemGray5Color", 229, 229, 234)
  /// Five steps from `systemGray` towards the background.
  public static let systemGray6 = system("systemGray6Color", 242, 242, 247)
}

// MARK: Text and lines

extension UIColor {
  /// Primary text.
  public static let label = system("labelColor", 0, 0, 0)
  /// Secondary text.
  public static let secondaryLabel = system("secondaryLabelColor", 60, 60, 67, alpha: 0.6)
  /// Tertiary text.
  public static let tertiaryLabel = system("tertiaryLabelColor", 60, 60, 67, alpha: 0.3)
  /// Quaternary text.
  public static let quaternaryLabel = system("quaternaryLabelColor", 60, 60, 67, alpha: 0.18)
  /// The text of a link.
  public static let link = system("linkColor", 0, 122, 255)
  /// Placeholder text in a text field.
  public static let placeholderText = system("placeholderTextColor", 60, 60, 67, alpha: 0.3)
  /// A thin line that is partly transparent.
  public static let separator = system("separatorColor", 60, 60, 67, alpha: 0.29)
  /// A thin opaque line.
  public static let opaqueSeparator = system("opaqueSeparatorColor", 198, 198, 200)
  /// Text on a dark background, in every appearance.
  public static let lightText = UIColor(white: 1, alpha: 0.6)
  /// Text on a light background, in every appearance.
  public static let darkText = UIColor(white: 0, alpha: 1)
}

// MARK: Backgrounds

extension UIColor {
  /// The background of a plain screen.
  public static let systemBackground = system("systemBackgroundColor", 255, 255, 255)
  /// Content on top of `systemBackground`.
  public static let secondarySystemBackground = system("secondarySystemBackgroundColor", 242, 242, 247)
  /// Content on top of `secondarySystemBackground`.
  public static let tertiarySystemBackground = system("tertiarySystemBackgroundColor", 255, 255, 255)
  /// The background of a screen with grouped content.
  public static let systemGroupedBackground = system("systemGroupedBackgroundColor", 242, 242, 247)
  /// Content on top of `systemGroupedBackground`.
  public static let secondarySystemGroupedBackground = system("secondarySystemGroupedBackgroundColor", 255, 255, 255)
  /// Content on top of `secondarySystemGroupedBackground`.
  public static let tertiarySystemGroupedBackground = system("tertiarySystemGroupedBackgroundColor", 242, 242, 247)
}

// MARK: Fills

extension UIColor {
  /// Thin and small shapes, such as a slider's track.
  public static let systemFill = system("systemFillColor", 120, 120, 128, alpha: 0.2)
  /// Shapes of medium size, such as a switch.
  public static let secondarySystemFill = system("secondarySystemFillColor", 120, 120, 128, alpha: 0.16)
  /// Large shapes, such as a text field.
  public static let tertiarySystemFill = system("tertiarySystemFillColor", 118, 118, 128, alpha: 0.12)
  /// Large areas with complex content.
  public static let quaternarySystemFill = system("quaternarySystemFillColor", 116, 116, 128, alpha: 0.08)
}
