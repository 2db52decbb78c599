import ControllerTree
import Foundation

// Members of applications that the hierarchy does not need.

extension UIApplication {
  /// A kind of extension, such as a keyboard.
  public struct ExtensionPointIdentifier: RawRepresentable, Hashable, Sendable {
    /// The identifier's text.
    public var rawValue: String
    /// An identifier from its text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A keyboard of another application.
    public static let keyboard = Self(rawValue: "com.apple.keyboard-service")
  }

  /// Whether the system may wake an application in the background.
  public enum BackgroundRefreshStatus: Int, Hashable, Sendable {
    /// The device forbids it.
    case restricted
    /// The person forbids it.
    case denied
    /// It may.
    case available
  }

  /// Whether the system may wake the application in the background: always.
  public var backgroundRefreshStatus: BackgroundRefreshStatus { .available }

  /// The address of the application's page in the settings.
  nonisolated public static let openSettingsURLString = "app-settings:"
  /// The address of the application's notifications in the settings.
  nonisolated public static let openNotificationSettingsURLString = "app-settings:notifications"

  /// The status bar's rectangle on the main screen; zero if it is hidden. Rules: LAUNCH-22.
  public var statusBarFrame: CGRect { UIStatusBarManager(of: .main).statusBarFrame }

  /// The former notification of a turn of the interface, before it. The library never posts it.
  nonisolated public static let willChangeStatusBarOrientationNotification = Notification.Name(
    "UIApplicationWillChangeStatusBarOrientationNotification")
  /// The former notification of a turn of the interface, after it. The library never posts it.
  nonisolated public static let didChangeStatusBarOrientationNotification = Notification.Name(
    "UIApplicationDidChangeStatusBarOrientationNotification")

  /// Does nothing: no keys of headphones are simulated.
  public func beginReceivingRemoteControlEvents() {}
  /// Does nothing: no keys of headphones are simulated.
  public func endReceivingRemoteControlEvents() {}
}
