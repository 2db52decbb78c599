import Foundation

/// The role and the state of an element for assistive technologies.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  /// One bit per kind.
  public let rawValue: UInt64
  /// A set from its bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// No trait.
  public static let none: Self = []
  /// A button.
  public static let button = Self(rawValue: 1 << 0)
  /// A link.
  public static let link = Self(rawValue: 1 << 1)
  /// A picture.
  public static let image = Self(rawValue: 1 << 2)
  /// A selected element.
  public static let selected = Self(rawValue: 1 << 3)
  /// An element that plays a sound of its own.
  public static let playsSound = Self(rawValue: 1 << 4)
  /// A key of a keyboard.
  public static let keyboardKey = Self(rawValue: 1 << 5)
  /// Text that does not change.
  public static let staticText = Self(rawValue: 1 << 6)
  /// A summary of new content, read at the start.
  public static let summaryElement = Self(rawValue: 1 << 7)
  /// A disabled element.
  public static let notEnabled = Self(rawValue: 1 << 8)
  /// An element with frequent changes.
  public static let updatesFrequently = Self(rawValue: 1 << 9)
  /// A search field.
  public static let searchField = Self(rawValue: 1 << 10)
  /// An element that starts a media session, in which assistive technologies should be silent.
  public static let startsMediaSession = Self(rawValue: 1 << 11)
  /// An element with an adjustable value.
  public static let adjustable = Self(rawValue: 1 << 12)
  /// An element that the user can touch directly.
  public static let allowsDirectInteraction = Self(rawValue: 1 << 13)
  /// An element that turns the page when it has been read.
  public static let causesPageTurn = Self(rawValue: 1 << 14)
  /// A tab bar.
  public static let tabBar = Self(rawValue: 1 << 15)
  /// A heading.
  public static let header = Self(rawValue: 1 << 16)
}
