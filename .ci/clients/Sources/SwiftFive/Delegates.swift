import Foundation
import UIKit

// The members that delegates of public applications implement, written as they are there.

class PublicAppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  var backgroundSessionCompletionHandler: (() -> Void)?
  var token = ""

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let settings = UIUserNotificationSettings(types: [.alert, .badge, .sound], categories: nil)
    application.registerUserNotificationSettings(settings)
    DispatchQueue.main.async { application.registerForRemoteNotifications() }
    UIApplication.shared.setMinimumBackgroundFetchInterval(UIApplication.backgroundFetchIntervalMinimum)
    UIApplication.shared.isIdleTimerDisabled = true
    UIApplication.shared.applicationIconBadgeNumber = 0
    application.beginReceivingRemoteControlEvents()
    if let info = launchOptions?[.remoteNotification] as? [AnyHashable: Any] { print(info) }
    let shortcut = launchOptions?[UIApplication.LaunchOptionsKey.shortcutItem] as? UIApplicationShortcutItem
    return shortcut == nil
  }

  func application(
    _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
  ) {
    token = deviceToken.map { String(format: "%02.2hhx", $0) }.joined()
  }

  func application(
    _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: Error
  ) {
    print(error.localizedDescription)
  }

  func application(_ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]) {}

  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) {
    DispatchQueue.global().async { completionHandler(UIBackgroundFetchResult.newData) }
  }

  func application(
    _ application: UIApplication,
    performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) { completionHandler(.noData) }

  func application(
    _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
    completionHandler: @escaping () -> Void
  ) { backgroundSessionCompletionHandler = completionHandler }

  func application(
    _ application: UIApplication,
    shouldAllowExtensionPointIdentifier extensionPointIdentifier: UIApplication
      .ExtensionPointIdentifier
  ) -> Bool { extensionPointIdentifier != .keyboard }

  func application(
    _ application: UIApplication, open url: URL, sourceApplication: String?, annotation: Any
  ) -> Bool { false }

  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask { .allButUpsideDown }

  func applicationSignificantTimeChange(_ application: UIApplication) {}
  func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication) {}
  func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication) {}
  func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}

  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(
      name: connectingSceneSession.configuration.name, sessionRole: connectingSceneSession.role)
    configuration.delegateClass = PublicSceneDelegate.self
    return configuration
  }
}

class PublicSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    if #available(iOS 16.0, *) { windowScene.requestGeometryUpdate(.iOS(interfaceOrientations: .portrait)) }
    let barHeight = windowScene.statusBarManager?.statusBarFrame.height ?? 0
    window = UIWindow(frame: windowScene.coordinateSpace.bounds)
    window?.windowScene = windowScene
    window?.rootViewController = UIViewController()
    window?.rootViewController?.additionalSafeAreaInsets.top = barHeight
    window?.makeKeyAndVisible()
    if let activity = connectionOptions.userActivities.first ?? session.stateRestorationActivity {
      scene.userActivity = activity
      self.scene(scene, continue: activity)
    }
  }

  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { scene.userActivity }

  func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    window?.rootViewController?.restoreUserActivityState(userActivity)
  }

  func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection
  ) {
    if windowScene.interfaceOrientation.isLandscape != previousInterfaceOrientation.isLandscape {
      window?.frame = windowScene.coordinateSpace.bounds
    }
  }

  func openAnother() {
    let activity = NSUserActivity(activityType: "open")
    window?.rootViewController?.setNeedsUpdateOfSupportedInterfaceOrientations()
    UIApplication.shared.requestSceneSessionActivation(nil, userActivity: activity, options: nil) { error in
      print(error.localizedDescription)
    }
  }
}
