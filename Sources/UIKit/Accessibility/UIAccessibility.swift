import ControllerTree
import Foundation

/// Notifications to assistive technologies, and the user's accessibility settings, which ``set(_:to:)`` changes.
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

  /// The element at which an assistive technology is: none.
  public static func focusedElement(using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?) -> Any? { nil }

  /// An assistive technology.
  public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
    /// The identifier's text.
    public var rawValue: String
    /// An identifier from its text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// VoiceOver.
    public static let notificationVoiceOver = Self(rawValue: "UIAccessibilityNotificationVoiceOverIdentifier")
    /// Switch Control.
    public static let notificationSwitchControl = Self(rawValue: "UIAccessibilityNotificationSwitchControlIdentifier")
  }

  /// The kind of a focus that the magnified screen follows.
  public enum ZoomType: Int, Hashable, Sendable {
    /// The place where text is put in.
    case insertionPoint
  }

  /// Does nothing: nothing is magnified.
  public static func zoomFocusChanged(zoomType type: ZoomType, toFrame frame: CGRect, in view: UIView) {}
  /// Does nothing: nothing is magnified.
  public static func registerGestureConflictWithZoom() {}
  /// Keeps the device to the application, or ends that, as far as a program may: never, so `completionHandler` gets `false`.
  public static func requestGuidedAccessSession(
    enabled enable: Bool, completionHandler: @escaping @Sendable (Bool) -> Void
  ) {
    completionHandler(false)
  }
}
