import ControllerTree
import Foundation

// Former members of applications, and names of notifications that the library does not post.

extension UIApplication {
  @MainActor private final class Values {
    var showsNetworkActivity = false
    static var current: Values { Stage.current.part(Values.self) { Values() } }
  }

  /// Whether the status bar told of transfers, on former devices. The library never reads it.
  public var isNetworkActivityIndicatorVisible: Bool {
    get { Values.current.showsNetworkActivity }
    set { Values.current.showsNetworkActivity = newValue }
  }

  /// The duration of a turn of the interface, in seconds.
  public var statusBarOrientationAnimationDuration: TimeInterval { 0.4 }
}

extension UIApplication {
  /// The person has taken a picture of the screen. The library never posts it; a test does.
  nonisolated public static let userDidTakeScreenshotNotification = Notification.Name(
    "UIApplicationUserDidTakeScreenshotNotification")
  /// Whether the system may wake the application has changed. The library never posts it.
  nonisolated public static let backgroundRefreshStatusDidChangeNotification = Notification.Name(
    "UIApplicationBackgroundRefreshStatusDidChangeNotification")
  /// The former notification of another status bar, before it. The library never posts it.
  nonisolated public static let willChangeStatusBarFrameNotification = Notification.Name(
    "UIApplicationWillChangeStatusBarFrameNotification")
  /// The former notification of another status bar, after it. The library never posts it.
  nonisolated public static let didChangeStatusBarFrameNotification = Notification.Name(
    "UIApplicationDidChangeStatusBarFrameNotification")
  /// The orientation, in the user info of notifications about the status bar.
  nonisolated public static let statusBarOrientationUserInfoKey = "UIApplicationStatusBarOrientationUserInfoKey"
  /// The rectangle, in the user info of notifications about the status bar.
  nonisolated public static let statusBarFrameUserInfoKey = "UIApplicationStatusBarFrameUserInfoKey"
  /// The version of the application that has stored its state: a key of the archive.
  nonisolated public static let stateRestorationBundleVersionKey = "UIApplicationStateRestorationBundleVersionKey"
  /// The kind of device whose state was stored: a key of the archive.
  nonisolated public static let stateRestorationUserInterfaceIdiomKey =
    "UIApplicationStateRestorationUserInterfaceIdiomKey"
  /// When the state was stored: a key of the archive.
  nonisolated public static let stateRestorationTimestampKey = "UIApplicationStateRestorationTimestampKey"
  /// The version of the system that has stored the state: a key of the archive.
  nonisolated public static let stateRestorationSystemVersionKey = "UIApplicationStateRestorationSystemVersionKey"
  /// The address of the page for default applications in the settings.
  nonisolated public static let openDefaultApplicationsSettingsURLString = "app-settings:default-applications"

  /// Does nothing: no state is stored.
  public func extendStateRestoration() {}
  /// Does nothing: no state is stored.
  public func completeStateRestoration() {}
  /// Does nothing: no picture of the screen is stored.
  public func ignoreSnapshotOnNextApplicationLaunch() {}
  /// Does nothing: no state is stored.
  public class func registerObject(
    forStateRestoration object: any UIStateRestoring, restorationIdentifier: String
  ) {}
}

extension UIScene {
  /// Does nothing: no state is stored.
  public func extendStateRestoration() {}
  /// Does nothing: no state is stored.
  public func completeStateRestoration() {}
}
