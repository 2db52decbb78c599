import Foundation
import XCTest

@testable import ControllerTree

final class LaunchingTests: XCTestCase {
  /// Every block of the article runs, and prints what it says.
  func test_documentation_launching() async throws {
    try await withArticle("Launching") { article in
      article.onStage { print in Self.launch(article, print) }
      article.onStage { print in Self.storyboard(article, print) }
      article.onStage { print in Self.scenes(article, print) }
      article.onStage { print in Self.background(article, print) }
      article.onStage { print in Self.incoming(article, print) }
      article.onStage { print in Self.notifications(article, print) }
      article.onStage { print in Self.notifications(article, print) }
      article.onStage { print in Self.rotation(article, print) }
    }
  }

  @MainActor private static func launch(_ article: Article, _ print: @escaping (Any) -> Void) {
    // example: launch
    class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?

      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        let home = UIViewController()
        home.title = "Home"
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = home
        window?.makeKeyAndVisible()
        return true
      }

      func applicationDidBecomeActive(_ application: UIApplication) {}
    }

    let recorder = EventRecorder(includesWindows: true, includesApplication: true)
    let delegate = recorder.record { UIApplication.launch(AppDelegate.self) }
    print(recorder.text)
    print(delegate?.window?.isKeyWindow == true)
    // end
    article.expectPrinted("launch")
  }

  @MainActor private static func storyboard(_ article: Article, _ print: @escaping (Any) -> Void) {
    // example: storyboard
    class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
    }

    UIApplication.registerStoryboard("Main") { UITabBarController() }
    let delegate = UIApplication.launch(AppDelegate.self, info: ["UIMainStoryboardFile": "Main"])
    print(delegate?.window?.rootViewController is UITabBarController)
    // end
    article.expectPrinted("storyboard")
  }

  @MainActor private static func scenes(_ article: Article, _ print: @escaping (Any) -> Void) {
    // example: scenes
    class AppDelegate: UIResponder, UIApplicationDelegate {}

    class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?

      func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
      ) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let home = UIViewController()
        home.title = "Home"
        window = UIWindow(windowScene: windowScene)
        window?.rootViewController = home
        window?.makeKeyAndVisible()
      }

      func sceneDidBecomeActive(_ scene: UIScene) {}
    }

    UIApplication.register(SceneDelegate.self)
    let configuration = ["UISceneDelegateClassName": "$(PRODUCT_MODULE_NAME).SceneDelegate"]
    let manifest = ["UISceneConfigurations": ["UIWindowSceneSessionRoleApplication": [configuration]]]
    let recorder = EventRecorder(includesApplication: true)
    recorder.record { _ = UIApplication.launch(AppDelegate.self, info: ["UIApplicationSceneManifest": manifest]) }
    print(recorder.text)
    // end
    article.expectPrinted("scenes")
  }

  private class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
      _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      window = UIWindow(frame: UIScreen.main.bounds)
      let home = UIViewController()
      home.title = "Home"
      window?.rootViewController = home
      window?.makeKeyAndVisible()
      return true
    }

    func application(
      _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
    ) -> Bool { url.scheme == "demo" }
    func applicationWillResignActive(_ application: UIApplication) {}
    func applicationDidEnterBackground(_ application: UIApplication) {}
    func applicationWillEnterForeground(_ application: UIApplication) {}
    func applicationWillTerminate(_ application: UIApplication) {}
  }

  @MainActor private static func background(_ article: Article, _ print: @escaping (Any) -> Void) {
    // example: background
    UIApplication.launch(AppDelegate.self)
    let recorder = EventRecorder(includesApplication: true)
    recorder.record {
      UIApplication.shared.move(to: .background)
      UIApplication.shared.move(to: .active)
      UIApplication.shared.terminate()
    }
    print(recorder.text)
    // end
    article.expectPrinted("background")
  }

  @MainActor private static func incoming(_ article: Article, _ print: @escaping (Any) -> Void) {
    guard let url = URL(string: "demo://page") else { return }
    // example: incoming
    UIApplication.launch(AppDelegate.self)
    print(UIApplication.shared.receive(url))
    print(UIApplication.shared.receive(NSUserActivity(activityType: "reading")))
    print(UIApplication.shared.receive(UIApplicationShortcutItem(type: "new", localizedTitle: "New")))
    // end
    article.expectPrinted("incoming")
  }

  @MainActor private static func notifications(_ article: Article, _ print: @escaping (Any) -> Void) {
    // example: notifications
    class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      var token: Data?

      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        application.registerForRemoteNotifications()
        return true
      }

      func application(
        _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
      ) { token = deviceToken }

      func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
      ) { completionHandler(.newData) }
    }

    UIApplication.registerStoryboard("Main") { UIViewController() }
    let delegate = UIApplication.launch(AppDelegate.self, info: ["UIMainStoryboardFile": "Main"])
    UIApplication.shared.receive(deviceToken: Data(count: 32))
    print(delegate?.token?.count ?? 0)
    UIApplication.shared.move(to: .background)
    UIApplication.shared.receive(remoteNotification: ["id": 7]) { print($0) }
    // end
    article.expectPrinted("notifications")
  }

  @MainActor private static func rotation(_ article: Article, _ print: @escaping (Any) -> Void) {
    // example: rotation
    let info: InfoPlist = [
      "UISupportedInterfaceOrientations": ["UIInterfaceOrientationPortrait", "UIInterfaceOrientationLandscapeLeft"]
    ]
    let delegate = UIApplication.launch(AppDelegate.self, info: info)
    print(UIDevice.current.rotate(to: .landscapeLeft))
    print(UIDevice.current.rotate(to: .landscapeRight))
    print(delegate?.window?.bounds.size == CGSize(width: 852, height: 393))
    // end
    article.expectPrinted("rotation")
  }
}
