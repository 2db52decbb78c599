import Foundation

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension UIApplicationDelegate {
  /// No window; setting it has no effect.
  public var window: UIWindow? {
    get { nil }
    set {}
  }

  private func reached(_ method: String = #function) { ApplicationDelivery.reachedDefault(of: self, method) }

  public func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    reached()
    return true
  }

  public func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    self.application(
      application: application,
      didFinishLaunchingWithOptions: launchOptions.map { options in
        Dictionary(uniqueKeysWithValues: options.map { (NSString(string: $0.rawValue), $1 as AnyObject) })
      })
  }

  public func application(
    application: UIApplication, didFinishLaunchingWithOptions launchOptions: [NSObject: AnyObject]?
  ) -> Bool {
    reached("application(_:didFinishLaunchingWithOptions:)")
    return true
  }

  public func applicationDidFinishLaunching(_ application: UIApplication) {
    reached()
  }

  public func applicationDidBecomeActive(_ application: UIApplication) {
    reached()
  }

  public func applicationWillResignActive(_ application: UIApplication) {
    reached()
  }

  public func applicationDidEnterBackground(_ application: UIApplication) {
    reached()
  }

  public func applicationWillEnterForeground(_ application: UIApplication) {
    reached()
  }

  public func applicationWillTerminate(_ application: UIApplication) {
    reached()
  }

  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
    reached()
  }

  public func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool {
    reached()
    return false
  }

  public func application(_ application: UIApplication, willContinueUserActivityWithType userActivityType: String)
    -> Bool
  {
    reached()
    return false
  }

  public func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool {
    reached()
    return false
  }

  public func application(
    _ application: UIApplication, didFailToContinueUserActivityWithType userActivityType: String, error: any Error
  ) {
    reached()
  }

  public func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity) {
    reached()
  }

  public func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    reached()
  }

  public func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask {
    reached()
    return .all
  }

  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    reached()
    return connectingSceneSession.configuration
  }

  public func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {
    reached()
  }

  public func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool {
    reached()
    return false
  }

  public func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool {
    reached()
    return false
  }

  public func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool {
    reached()
    return false
  }

  public func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder) -> Bool {
    reached()
    return false
  }

  public func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder) { reached() }

  public func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder) { reached() }

  public func application(
    _ application: UIApplication, open url: URL, sourceApplication: String?, annotation: Any
  ) -> Bool {
    reached()
    return false
  }

  public func application(_ application: UIApplication, handleOpen url: URL) -> Bool {
    reached()
    return false
  }

  public func application(
    _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
  ) {
    reached()
  }

  public func application(
    _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
  ) {
    reached()
  }

  public func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) {
    reached()
  }

  public func application(_ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]) {
    reached()
  }

  public func application(_ application: UIApplication, didRegister notificationSettings: UIUserNotificationSettings) {
    reached()
  }

  public func application(
    _ application: UIApplication,
    performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) {
    reached()
  }

  public func application(
    _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
    completionHandler: @escaping () -> Void
  ) {
    reached()
  }

  public func applicationSignificantTimeChange(_ application: UIApplication) {
    reached()
  }

  public func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication) {
    reached()
  }

  public func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication) {
    reached()
  }
}
