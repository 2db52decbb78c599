import Foundation

/// What assistive technologies are told, and what a person has set for them. There are none here: everything is off.
@MainActor
public enum UIAccessibility {
  /// What has happened to the interface.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The notification's number.
    public var rawValue: UInt32
    /// A notification from its number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Most of the screen is another one.
    public static let screenChanged = Self(rawValue: 1_000)
    /// Part of the screen is another one.
    public static let layoutChanged = Self(rawValue: 1_001)
    /// There is something to say.
    public static let announcement = Self(rawValue: 1_008)
    /// The content has scrolled by a page.
    public static let pageScrolled = Self(rawValue: 1_009)
    /// Assistive technologies should wait.
    public static let pauseAssistiveTechnology = Self(rawValue: 1_019)
    /// Assistive technologies need not wait any more.
    public static let resumeAssistiveTechnology = Self(rawValue: 1_020)
  }

  /// Would tell assistive technologies. Accepted; nobody listens.
  public static func post(notification: Notification, argument: Any?) {}

  /// Whether VoiceOver is on.
  public static var isVoiceOverRunning: Bool { false }
  /// Whether Switch Control is on.
  public static var isSwitchControlRunning: Bool { false }
  /// Whether a person wants less motion.
  public static var isReduceMotionEnabled: Bool { false }
  /// Whether a person wants cross-fades where a screen would move.
  public static var prefersCrossFadeTransitions: Bool { false }
  /// Whether a person wants less transparency.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// Whether a person wants bold text.
  public static var isBoldTextEnabled: Bool { false }
}
