import XCTest

@testable import ControllerTree

final class SceneLaunchTests: XCTestCase {
  /// LAUNCH-04, LAUNCH-05, LAUNCH-07: the scene is configured and connected after the launch, comes to the front and becomes
  /// active. The application's delegate is not called for that, but its notifications are posted.
  func test_LAUNCH04_LAUNCH05_withScenes() async throws {
    try await withLaunch { trace in
      XCTAssertNotNil(UIApplication.launch(SceneApplicationDelegate.self, info: .scenes()))
      trace.expect(
        """
        SceneApplicationDelegate #1.application(_:didFinishLaunchingWithOptions:)
        UIApplication #1.didFinishLaunchingNotification
        SceneApplicationDelegate #1.application(_:configurationForConnecting:options:)
        UIWindowScene #1.willConnectNotification
        WindowSceneDelegate #1.scene(_:willConnectTo:options:)
        UIWindow #1.didBecomeVisible
        Root.viewDidLoad()
        Root.viewWillAppear(false)
        UIWindow #1.becomeKey()
        WindowSceneDelegate #1.sceneWillEnterForeground(_:)
        UIWindowScene #1.willEnterForegroundNotification
        UIApplication #1.willEnterForegroundNotification
        WindowSceneDelegate #1.sceneDidBecomeActive(_:)
        UIWindowScene #1.didActivateNotification
        UIApplication #1.didBecomeActiveNotification
        Root.viewIsAppearing(false)
        Root.viewWillLayoutSubviews()
        Root.viewDidLayoutSubviews()
        Root.viewDidAppear(false)
        """)
      let scene = try XCTUnwrap(UIApplication.shared.connectedScenes.first as? UIWindowScene)
      let delegate = try XCTUnwrap(scene.delegate as? WindowSceneDelegate)
      XCTAssertEqual(delegate.stateAtConnection, .unattached)
      XCTAssertEqual(scene.activationState, .foregroundActive)
      XCTAssertEqual(scene.windows, [delegate.window].compactMap(\.self))
      XCTAssertTrue(scene.session.scene === scene)
      XCTAssertEqual(scene.session.configuration.name, "Default Configuration")
      XCTAssertEqual(UIApplication.shared.openSessions, [scene.session])
    }
  }

  /// LAUNCH-04, SEED-02: with a storyboard the system makes the window before the scene is connected and shows it afterwards.
  func test_LAUNCH04_withStoryboard() async {
    final class StoryboardSceneDelegate: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?
      var isRootLoaded: Bool?
      func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
      ) { isRootLoaded = window?.rootViewController?.isViewLoaded }
    }
    await withLaunch { trace in
      UIApplication.registerStoryboard("Main") { ClassicDelegate.root() }
      UIApplication.register(StoryboardSceneDelegate.self)
      UIApplication.launch(
        SceneApplicationDelegate.self, info: .scenes(delegate: "StoryboardSceneDelegate", storyboard: "Main"))
      XCTAssertEqual(
        trace.recorder.drain().map(\.line).suffix(12),
        [
          "StoryboardSceneDelegate #1.scene(_:willConnectTo:options:)", "UIWindow #1.didBecomeVisible",
          "Root.viewDidLoad()", "Root.viewWillAppear(false)", "UIWindow #1.becomeKey()",
          "UIWindowScene #1.willEnterForegroundNotification", "UIApplication #1.willEnterForegroundNotification",
          "UIWindowScene #1.didActivateNotification", "UIApplication #1.didBecomeActiveNotification",
          "Root.viewIsAppearing(false)", "Root.viewWillLayoutSubviews()", "Root.viewDidLayoutSubviews()",
          "Root.viewDidAppear(false)",
        ].suffix(12))
      let delegate = UIApplication.shared.connectedScenes.first?.delegate as? StoryboardSceneDelegate
      XCTAssertEqual(delegate?.isRootLoaded, false)
    }
  }

  /// LAUNCH-04: a delegate's own configuration needs no entry in the Info.plist.
  func test_LAUNCH04_configurationInCode() async {
    final class CodeDelegate: SceneApplicationDelegate {
      override func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
      ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
        configuration.delegateClass = WindowSceneDelegate.self
        return configuration
      }
    }
    await withLaunch { trace in
      UIApplication.launch(CodeDelegate.self, info: ["UIApplicationSceneManifest": [String: Any]()])
      XCTAssertTrue(UIApplication.shared.connectedScenes.first?.delegate is WindowSceneDelegate)
      trace.skip()
    }
  }

  /// LAUNCH-10: a cold launch has its URL, activity and action in the connection's options, and in no method.
  func test_LAUNCH10_coldLaunch() async throws {
    let url = try XCTUnwrap(URL(string: "demo://page"))
    try await withLaunch { trace in
      let activity = NSUserActivity(activityType: "reading")
      UIApplication.launch(
        SceneApplicationDelegate.self, info: .scenes(),
        options: [
          .url: url, .sourceApplication: "com.example",
          .userActivityDictionary: ["UIApplicationLaunchOptionsUserActivityKey": activity],
        ])
      let scene = UIApplication.shared.connectedScenes.first
      let options = try XCTUnwrap((scene?.delegate as? WindowSceneDelegate)?.options)
      XCTAssertEqual(options.urlContexts.map(\.url), [url])
      XCTAssertEqual(options.urlContexts.first?.options.sourceApplication, "com.example")
      XCTAssertEqual(options.userActivities, [activity])
      XCTAssertEqual(options.handoffUserActivityType, "reading")
      XCTAssertFalse(trace.recorder.drain().contains { $0.text.contains("openURLContexts") })
    }
  }

  /// M-LAUNCH-04: an unknown class is reported with its name and the registered ones; the scene has no delegate.
  func test_M_LAUNCH_04_unknownSceneDelegate() async {
    await withLaunch { trace in
      UIApplication.register(WindowSceneDelegate.self, as: "Known")
      let issues = Stage.current.diagnostics.collect {
        UIApplication.launch(SceneApplicationDelegate.self, info: .scenes(delegate: "App.Unknown"))
      }
      XCTAssertEqual(issues.map(\.rule), ["M-LAUNCH-04"])
      XCTAssertEqual(
        issues.first?.message,
        "No class App.Unknown is known, which should be the delegate of UIWindowScene #1; registered: Known.")
      XCTAssertNil(UIApplication.shared.connectedScenes.first?.delegate)
      trace.skip()
    }
  }

  /// M-LAUNCH-05: a configuration that the Info.plist does not have is reported with those that it has.
  func test_M_LAUNCH_05_unknownConfiguration() async {
    final class WrongDelegate: SceneApplicationDelegate {
      override func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
      ) -> UISceneConfiguration { UISceneConfiguration(name: "Other", sessionRole: .windowApplication) }
    }
    await withLaunch { trace in
      let issues = Stage.current.diagnostics.collect {
        UIApplication.launch(WrongDelegate.self, info: .scenes())
      }
      XCTAssertEqual(
        issues.map(\.message),
        [
          "The Info.plist has no scene configuration \"Other\" of UIWindowSceneSessionRoleApplication; known: "
            + "Default Configuration."
        ])
      trace.skip()
    }
  }

  /// LAUNCH-08: a scene that is disconnected goes to the background, its delegate is told, its window is released with its root;
  /// the session stays, and another scene of it is a new object that needs no configuration.
  func test_LAUNCH08_disconnectAndReconnect() async throws {
    try await withLaunch { trace in
      UIApplication.launch(SceneApplicationDelegate.self, info: .scenes())
      let application = UIApplication.shared
      var scene = application.connectedScenes.first
      let session = try XCTUnwrap(scene?.session)
      weak let root = (scene?.delegate as? WindowSceneDelegate)?.window?.rootViewController
      trace.skip()
      scene.map(application.disconnect)
      scene = nil
      trace.expect(
        """
        WindowSceneDelegate #1.sceneWillResignActive(_:)
        UIWindowScene #1.willDeactivateNotification
        UIApplication #1.willResignActiveNotification
        WindowSceneDelegate #1.sceneDidEnterBackground(_:)
        UIWindowScene #1.didEnterBackgroundNotification
        UIApplication #1.didEnterBackgroundNotification
        WindowSceneDelegate #1.sceneDidDisconnect(_:)
        UIWindowScene #1.didDisconnectNotification
        UIWindow #1.resignKey()
        Root.viewWillDisappear(false)
        UIWindow #1.didBecomeHidden
        Root.viewDidDisappear(false)
        """)
      XCTAssertNil(root)
      XCTAssertNil(session.scene)
      XCTAssertEqual(application.connectedScenes, [])
      XCTAssertEqual(application.openSessions, [session])

      scene = application.connectScene(of: session)
      XCTAssertTrue(session.scene === scene)
      XCTAssertEqual(
        trace.recorder.drain().map(\.line).prefix(2),
        ["UIWindowScene #2.willConnectNotification", "WindowSceneDelegate #2.scene(_:willConnectTo:options:)"])
      application.discard(session)
      XCTAssertEqual(
        trace.recorder.drain().suffix(3).map(\.line),
        [
          "UIWindow #2.didBecomeHidden", "SceneApplicationDelegate #1.application(_:didDiscardSceneSessions:)",
          "Root.viewDidDisappear(false)",
        ])
      XCTAssertEqual(application.openSessions, [])
      XCTAssertNil(application.connectScene(of: session))
    }
  }

  /// LAUNCH-08: the end of the stage releases scenes, delegates, windows and controllers, and what was registered.
  func test_LAUNCH08_endOfTheStage() async { await Self.launchAndEnd() }

  @MainActor private static func launchAndEnd() async {
    weak var root: UIViewController?
    weak var scene: UIScene?
    weak var registered: UIWindow?
    await withLaunch { trace in
      let window = UIWindow()
      registered = window
      UIApplication.registerStoryboard("Other") { window.rootViewController }
      UIApplication.launch(SceneApplicationDelegate.self, info: .scenes())
      _ = UIApplication.shared.beginBackgroundTask { window.isHidden = true }
      scene = UIApplication.shared.connectedScenes.first
      root = UIApplication.shared.keyWindow?.rootViewController
      XCTAssertNotNil(root)
      trace.skip()
    }
    XCTAssertNil(root)
    XCTAssertNil(scene)
    XCTAssertNil(registered)
  }

  /// LAUNCH-13, LAUNCH-07: the application leaves the front with its last scene, and comes back with the first.
  func test_LAUNCH13_LAUNCH07_twoScenes() async throws {
    try await withLaunch { trace in
      UIApplication.launch(SceneApplicationDelegate.self, info: .scenes(multiple: true))
      let application = UIApplication.shared
      let first = try XCTUnwrap(application.connectedScenes.first)
      let second = try XCTUnwrap(application.connectScene())
      XCTAssertEqual(application.connectedScenes, [first, second])
      trace.skip()
      first.move(to: .background)
      XCTAssertEqual(application.applicationState, .active)
      trace.expect(
        """
        WindowSceneDelegate #1.sceneWillResignActive(_:)
        UIWindowScene #1.willDeactivateNotification
        WindowSceneDelegate #1.sceneDidEnterBackground(_:)
        UIWindowScene #1.didEnterBackgroundNotification
        """)
      second.move(to: .foregroundInactive)
      trace.expect(
        """
        WindowSceneDelegate #2.sceneWillResignActive(_:)
        UIWindowScene #2.willDeactivateNotification
        UIApplication #1.willResignActiveNotification
        """)
      first.move(to: .foregroundActive)
      trace.expect(
        """
        WindowSceneDelegate #1.sceneWillEnterForeground(_:)
        UIWindowScene #1.willEnterForegroundNotification
        WindowSceneDelegate #1.sceneDidBecomeActive(_:)
        UIWindowScene #1.didActivateNotification
        UIApplication #1.didBecomeActiveNotification
        """)
    }
  }

  /// LAUNCH-13: without `UIApplicationSupportsMultipleScenes` there is one scene at a time.
  func test_LAUNCH13_oneScene() async {
    await withLaunch { trace in
      UIApplication.launch(SceneApplicationDelegate.self, info: .scenes())
      XCTAssertNil(UIApplication.shared.connectScene())
      XCTAssertFalse(UIApplication.shared.supportsMultipleScenes)
      trace.skip()
    }
  }
}
