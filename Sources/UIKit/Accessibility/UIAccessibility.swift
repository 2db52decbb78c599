import Foundation

/// Notifications to assistive technologies, and the user's accessibility settings. All settings are off.
@preconcurrency @MainActor
public enum UIAccessibility {
  /// A change of the interface.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The notification's number.
    public var rawValue: UInt32
    /// A notification from its number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Most of the screen has changed.
    public static let screenChanged = Self(rawValue: 1_000)
    /// Part of the screen has changed.
    public static let layoutChanged = Self(rawValue: 1_001)
    /// A text to announce.
    public static let announcement = Self(rawValue: 1_008)
    /// The content has scrolled by a page.
    public static let pageScrolled = Self(rawValue: 1_009)
    /// Assistive technologies should pause.
    public static let pauseAssistiveTechnology = Self(rawValue: 1_019)
    /// Assistive technologies should resume.
    public static let resumeAssistiveTechnology = Self(rawValue: 1_020)
  }

  /// Does nothing: there are no assistive technologies.
  public static func post(notification: Notification, argument: Any?) {}

  /// Whether VoiceOver is on.
  public static var isVoiceOverRunning: Bool { false }
  /// Whether Switch Control is on.
  public static var isSwitchControlRunning: Bool { false }
  /// Whether the user reduces motion.
  public static var isReduceMotionEnabled: Bool { false }
  /// Whether the user prefers cross-fades to moving screens.
  public static var prefersCrossFadeTransitions: Bool { false }
  /// Whether the user reduces transparency.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// Whether the user prefers bold text.
  public static var isBoldTextEnabled: Bool { false }
}
