import Foundation

/// What kind of thing an element is to assistive technologies.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  /// One bit per kind.
  public let rawValue: UInt64
  /// A set from its bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// Nothing in particular.
  public static let none: Self = []
  /// A button.
  public static let button = Self(rawValue: 1 << 0)
  /// A link.
  public static let link = Self(rawValue: 1 << 1)
  /// A picture.
  public static let image = Self(rawValue: 1 << 2)
  /// Chosen.
  public static let selected = Self(rawValue: 1 << 3)
  /// It plays a sound of its own.
  public static let playsSound = Self(rawValue: 1 << 4)
  /// A key of a keyboard.
  public static let keyboardKey = Self(rawValue: 1 << 5)
  /// Text that does not change.
  public static let staticText = Self(rawValue: 1 << 6)
  /// A summary of what is new, read at the start.
  public static let summaryElement = Self(rawValue: 1 << 7)
  /// Not to be used at the moment.
  public static let notEnabled = Self(rawValue: 1 << 8)
  /// What it says changes often.
  public static let updatesFrequently = Self(rawValue: 1 << 9)
  /// A field to search with.
  public static let searchField = Self(rawValue: 1 << 10)
  /// It starts a session in which nobody should speak.
  public static let startsMediaSession = Self(rawValue: 1 << 11)
  /// Its value goes up and down.
  public static let adjustable = Self(rawValue: 1 << 12)
  /// A person touches it directly.
  public static let allowsDirectInteraction = Self(rawValue: 1 << 13)
  /// It turns its page by itself when it has been read.
  public static let causesPageTurn = Self(rawValue: 1 << 14)
  /// A bar of tabs.
  public static let tabBar = Self(rawValue: 1 << 15)
  /// A heading.
  public static let header = Self(rawValue: 1 << 16)
}
