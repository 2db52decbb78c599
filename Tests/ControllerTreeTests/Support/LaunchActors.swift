import XCTest

@testable import ControllerTree

/// Runs `body` on a stage of its own, with a recorder of everything that concerns the application and its windows. Events that
/// the test has not read are a failure.
@MainActor
func withLaunch(
  pacing: UpdateCycle.Pacing = .immediate, device: UIScreen.Device = .bare, file: StaticString = #filePath,
  line: UInt = #line, _ body: @MainActor (LaunchTrace) throws -> Void
) async rethrows {
  try Stage.withPristine(pacing: pacing, device: device) { stage in
    let trace = LaunchTrace()
    stage.diagnostics.policies = [.all: .collect]
    trace.recorder.start(on: stage)
    defer {
      stage.cycle.settle()
      trace.expect("", file: file, line: line)
      trace.recorder.stop(on: stage)
      for window in trace.windows { window.isHidden = true }
    }
    try body(trace)
  }
}

/// The events of an application that a test has not read.
@MainActor
final class LaunchTrace {
  let recorder = EventRecorder(includesWindows: true, includesApplication: true)
  /// Windows that live as long as the test.
  var windows: [UIWindow] = []

  /// Expects all events since the last reading to be these, one per line.
  func expect(_ expected: String, file: StaticString = #filePath, line: UInt = #line) {
    let actual = recorder.drain().map(\.line).joined(separator: "\n")
    XCTAssertEqual(actual, expected, file: file, line: line)
  }

  /// The distinct causes of the events since the last reading.
  func causes() -> [String] {
    recorder.drain().map { $0.cause ?? "" }.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }

  func skip() { _ = recorder.drain() }
}

/// An application without a storyboard, which makes its window itself and implements every method of a classic application.
class ClassicDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  var options: [UIApplication.LaunchOptionsKey: Any]?
  var stateAtLaunch: UIApplication.State?
  var opened: [URL] = []
  var continued: [String] = []
  var performed: [String] = []

  func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    (options, stateAtLaunch) = (launchOptions, application.applicationState)
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = Self.root()
    window?.makeKeyAndVisible()
    return true
  }

  class func root() -> UIViewController {
    let root = UIViewController()
    root.title = "Root"
    return root
  }

  func applicationDidBecomeActive(_ application: UIApplication) {}
  func applicationWillResignActive(_ application: UIApplication) {}
  func applicationDidEnterBackground(_ application: UIApplication) {}
  func applicationWillEnterForeground(_ application: UIApplication) {}
  func applicationWillTerminate(_ application: UIApplication) {}
  func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}

  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
  ) -> Bool {
    opened.append(url)
    return true
  }

  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([UIUserActivityRestoring]?) -> Void
  ) -> Bool {
    continued.append(userActivity.activityType)
    restorationHandler(window?.rootViewController.map { [$0] })
    return true
  }

  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    performed.append(shortcutItem.type)
    completionHandler(true)
  }
}

/// An application whose storyboard the system loads.
class StoryboardDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  var isRootLoaded: Bool?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    isRootLoaded = window?.rootViewController?.isViewLoaded
    return true
  }
}

/// An application with scenes, as Xcode's template makes it.
class SceneApplicationDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  func applicationDidBecomeActive(_ application: UIApplication) {}
  func applicationWillResignActive(_ application: UIApplication) {}
  func applicationDidEnterBackground(_ application: UIApplication) {}
  func applicationWillEnterForeground(_ application: UIApplication) {}

  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    UISceneConfiguration(name: "Default Configuration", sessionRole: connectingSceneSession.role)
  }

  func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {}
}

/// The delegate of a scene that makes its window itself.
class WindowSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  var options: UIScene.ConnectionOptions?
  var stateAtConnection: UIScene.ActivationState?
  var opened: [URL] = []

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    (options, stateAtConnection) = (connectionOptions, scene.activationState)
    guard window == nil, let windowScene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: windowScene)
    let root = UIViewController()
    root.title = "Root"
    window?.rootViewController = root
    window?.makeKeyAndVisible()
  }

  func sceneDidDisconnect(_ scene: UIScene) {}
  func sceneDidBecomeActive(_ scene: UIScene) {}
  func sceneWillResignActive(_ scene: UIScene) {}
  func sceneWillEnterForeground(_ scene: UIScene) {}
  func sceneDidEnterBackground(_ scene: UIScene) {}

  func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) { opened += contexts.map(\.url) }
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}

  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) { completionHandler(true) }
}

extension InfoPlist {
  /// One configuration, of ``WindowSceneDelegate``.
  static func scenes(
    delegate: String = "$(PRODUCT_MODULE_NAME).WindowSceneDelegate", storyboard: String? = nil, multiple: Bool = false
  ) -> InfoPlist {
    var configuration = ["UISceneConfigurationName": "Default Configuration", "UISceneDelegateClassName": delegate]
    configuration["UISceneStoryboardFile"] = storyboard
    let scenes: [String: Any] = [
      "UIApplicationSupportsMultipleScenes": multiple,
      "UISceneConfigurations": ["UIWindowSceneSessionRoleApplication": [configuration]],
    ]
    return ["UIApplicationSceneManifest": scenes]
  }
}
