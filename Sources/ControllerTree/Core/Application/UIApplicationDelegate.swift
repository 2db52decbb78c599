import Foundation

/// The object that an application keeps for its whole life, and that gets the events of the application.
///
/// ```swift
/// @main class AppDelegate: UIResponder, UIApplicationDelegate {
///   var window: UIWindow?
///   …
/// }
/// ```
///
/// `UIApplication.launch(_:info:options:)` launches it in a test. Every method has a default, which does nothing.
/// Rules: LAUNCH-01 to LAUNCH-10.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
  /// The application's window. A launch with a main storyboard sets it. Rules: LAUNCH-01, SEED-07.
  var window: UIWindow? { get set }

  /// The launch has begun; a main storyboard is loaded. Returns whether the application opens the URL of the options. Rules: LAUNCH-01,
  /// LAUNCH-02, LAUNCH-04.
  func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// The launch is nearly over. Without storyboard and scenes, the window is made here. Returns whether the application opens the URL
  /// of the options. Rules: LAUNCH-01, LAUNCH-02, LAUNCH-04.
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// ``application(_:didFinishLaunchingWithOptions:)`` as it was written in Swift 1 and 2. Called if that is not implemented.
  func application(
    application: UIApplication, didFinishLaunchingWithOptions launchOptions: [NSObject: AnyObject]?
  ) -> Bool
  /// The launch is nearly over. Called if ``application(_:didFinishLaunchingWithOptions:)`` is not implemented.
  func applicationDidFinishLaunching(_ application: UIApplication)
  /// The application is in front and gets events. Not called with scenes. Rules: LAUNCH-05, LAUNCH-06.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// The application is about to get no events. Not called with scenes. Rules: LAUNCH-05, LAUNCH-06.
  func applicationWillResignActive(_ application: UIApplication)
  /// The application is in the background. Not called with scenes. Rules: LAUNCH-05, LAUNCH-06.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// The application is about to leave the background. Not called with scenes. Rules: LAUNCH-05, LAUNCH-06.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// The application is about to end. Rules: LAUNCH-09.
  func applicationWillTerminate(_ application: UIApplication)
  /// Memory is low; called before the notification. Rules: LOAD-16.
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)
  /// Opens a URL, and returns whether it could. Not called with scenes. Rules: LAUNCH-10.
  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool
  /// Opens a URL, and returns whether it could. Called if ``application(_:open:options:)`` is not implemented. Rules: LAUNCH-10.
  func application(_ application: UIApplication, open url: URL, sourceApplication: String?, annotation: Any) -> Bool
  /// Opens a URL, and returns whether it could. Called if neither ``application(_:open:options:)`` nor
  /// ``application(_:open:sourceApplication:annotation:)`` is implemented. Rules: LAUNCH-10.
  func application(_ application: UIApplication, handleOpen url: URL) -> Bool
  /// An activity is about to continue. Returns whether the application has told the user. Not called with scenes.
  /// Rules: LAUNCH-10.
  func application(_ application: UIApplication, willContinueUserActivityWithType userActivityType: String) -> Bool
  /// Continues an activity, and returns whether it could. The handler restores the state of the objects that it is given. Not
  /// called with scenes. Rules: LAUNCH-10.
  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool
  /// An activity could not be had. The library never calls it.
  func application(
    _ application: UIApplication, didFailToContinueUserActivityWithType userActivityType: String, error: any Error
  )
  /// An activity was updated. The library never calls it.
  func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity)
  /// Performs the action of an entry of the icon's menu. Not called with scenes. Rules: LAUNCH-10.
  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  )
  /// The orientations of the application; the Info.plist decides if it is not implemented. Rules: TRAIT-13.
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask
  /// How the scene of a new session is made; the Info.plist decides if it is not implemented. Rules: LAUNCH-04.
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  /// The person has closed these sessions. Rules: LAUNCH-08.
  func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
  /// The system has a token for remote notifications, under which a server sends them. Rules: LAUNCH-15.
  func application(
    _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)
  /// The system has no token for remote notifications. Rules: LAUNCH-15.
  func application(
    _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error)
  /// A remote notification has arrived, in front or in the background. The handler gets whether there were new data.
  /// Rules: LAUNCH-16.
  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  )
  /// A remote notification has arrived in front. Called if
  /// ``application(_:didReceiveRemoteNotification:fetchCompletionHandler:)`` is not implemented. Rules: LAUNCH-16.
  func application(_ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any])
  /// The person has decided about the kinds of notifications. Rules: LAUNCH-15.
  func application(_ application: UIApplication, didRegister notificationSettings: UIUserNotificationSettings)
  /// There is an opportunity to fetch data. The handler gets whether there were new ones. Rules: LAUNCH-17.
  func application(
    _ application: UIApplication,
    performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  )
  /// The transfers of a URL session in the background have finished. The handler is called when they are dealt with.
  /// Rules: LAUNCH-17.
  func application(
    _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
    completionHandler: @escaping () -> Void
  )
  /// A new day, another time zone or a changed clock; called before the notification. Rules: LAUNCH-18.
  func applicationSignificantTimeChange(_ application: UIApplication)
  /// The device was unlocked; called before the notification. Rules: LAUNCH-18.
  func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication)
  /// The device is about to be locked; called before the notification. Rules: LAUNCH-18.
  func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication)
  /// Whether the state may be saved. The library never asks. Rules: LAUNCH-14.
  func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool
  /// Whether the state may be restored. The library never asks. Rules: LAUNCH-14.
  func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool
  /// The former name of `application(_:shouldSaveSecureApplicationState:)`. The library never asks. Rules: LAUNCH-14.
  func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool
  /// The former name of `application(_:shouldRestoreSecureApplicationState:)`. The library never asks. Rules: LAUNCH-14.
  func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder) -> Bool
  /// The state is about to be saved. Never called. Rules: LAUNCH-14.
  func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder)
  /// The state was restored. Never called. Rules: LAUNCH-14.
  func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder)
}

extension UIApplicationDelegate where Self: UIResponder {
  /// Runs the application: the entry point of a class that is marked `@main`. Rules: LAUNCH-12.
  public static func main() { ApplicationProcess.run { UIApplication.launch(Self.self, info: .ofProcess) != nil } }
}
