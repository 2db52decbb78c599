import XCTest

@testable import ControllerTree

final class LaunchTests: XCTestCase {
  /// LAUNCH-02, SEED-04: without a storyboard the delegate makes the window; the root appears before the application is active.
  func test_LAUNCH02_withoutStoryboard() async throws {
    try await withLaunch { trace in
      let delegate = try XCTUnwrap(UIApplication.launch(ClassicDelegate.self))
      trace.expect(
        """
        ClassicDelegate #1.application(_:willFinishLaunchingWithOptions:)
        ClassicDelegate #1.application(_:didFinishLaunchingWithOptions:)
        UIWindow #1.didBecomeVisible
        Root.viewDidLoad()
        Root.viewWillAppear(false)
        UIWindow #1.becomeKey()
        UIApplication #1.didFinishLaunchingNotification
        ClassicDelegate #1.applicationDidBecomeActive(_:)
        UIApplication #1.didBecomeActiveNotification
        Root.viewIsAppearing(false)
        Root.viewWillLayoutSubviews()
        Root.viewDidLayoutSubviews()
        Root.viewDidAppear(false)
        """)
      XCTAssertEqual(delegate.stateAtLaunch, .inactive)
      XCTAssertEqual(UIApplication.shared.applicationState, .active)
      XCTAssertTrue(UIApplication.shared.delegate === delegate)
      XCTAssertNil(delegate.options)
    }
  }

  /// LAUNCH-01, SEED-02, SEED-03: the system makes the window of a main storyboard and its root before the delegate is called,
  /// shows it afterwards, and only then loads the root's view.
  func test_LAUNCH01_withStoryboard() async throws {
    try await withLaunch { trace in
      UIApplication.registerStoryboard("Main") { ClassicDelegate.root() }
      let launched = UIApplication.launch(StoryboardDelegate.self, info: ["UIMainStoryboardFile": "Main"])
      let delegate = try XCTUnwrap(launched)
      trace.expect(
        """
        StoryboardDelegate #1.application(_:didFinishLaunchingWithOptions:)
        UIApplication #1.didFinishLaunchingNotification
        UIWindow #1.didBecomeVisible
        Root.viewDidLoad()
        Root.viewWillAppear(false)
        UIWindow #1.becomeKey()
        UIApplication #1.didBecomeActiveNotification
        Root.viewIsAppearing(false)
        Root.viewWillLayoutSubviews()
        Root.viewDidLayoutSubviews()
        Root.viewDidAppear(false)
        """)
      XCTAssertEqual(delegate.isRootLoaded, false)
      XCTAssertEqual(delegate.window?.frame, UIScreen.main.bounds)
    }
  }

  /// LAUNCH-01: a launch is one event, the cause of everything in it.
  func test_LAUNCH01_launchIsOneEvent() async {
    await withLaunch { trace in
      UIApplication.launch(ClassicDelegate.self)
      XCTAssertEqual(trace.causes(), ["UIApplication #1.launch(_:info:options:)"])
    }
  }

  /// LAUNCH-02: a delegate that is no responder is made by a closure; what it does not implement is not recorded.
  func test_LAUNCH02_delegateOfAClosure() async {
    final class PlainDelegate: NSObject, UIApplicationDelegate {
      var window: UIWindow?
      func applicationDidFinishLaunching(_ application: UIApplication) {
        window = UIWindow()
        window?.rootViewController = ClassicDelegate.root()
        window?.isHidden = false
      }
    }
    await withLaunch { trace in
      XCTAssertNotNil(UIApplication.launch { PlainDelegate() })
      XCTAssertEqual(
        trace.recorder.drain().map(\.line).prefix(3),
        ["PlainDelegate #1.applicationDidFinishLaunching(_:)", "UIWindow #1.didBecomeVisible", "Root.viewDidLoad()"])
    }
  }

  /// LAUNCH-03, M-LAUNCH-01: an application that shows no window, or one without a root, is reported.
  func test_LAUNCH03_M_LAUNCH_01_noRoot() async {
    final class EmptyDelegate: UIResponder, UIApplicationDelegate {}
    final class RootlessDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      func applicationDidFinishLaunching(_ application: UIApplication) {
        window = UIWindow()
        window?.makeKeyAndVisible()
      }
    }
    await withLaunch { trace in
      let issues = Stage.current.diagnostics.collect {
        UIApplication.launch(EmptyDelegate.self)
        UIApplication.launch(RootlessDelegate.self)
      }
      XCTAssertEqual(issues.map(\.rule), ["M-LAUNCH-01", "M-LAUNCH-01"])
      XCTAssertEqual(issues.last?.message, "The application has launched, and UIWindow #1 has no root controller.")
      trace.skip()
    }
  }

  /// LAUNCH-11, M-LAUNCH-02: without the storyboard the launch fails before the delegate is called.
  func test_LAUNCH11_M_LAUNCH_02_missingStoryboard() async {
    await withLaunch { trace in
      UIApplication.registerStoryboard("Other") { nil }
      XCTAssertNil(UIApplication.launch(StoryboardDelegate.self, info: ["UIMainStoryboardFile": "Main"]))
      trace.expect("! M-LAUNCH-02 missingStoryboard: UIApplication #1.launch(_:info:options:)")
      let issue = Stage.current.diagnostics.takeCollected().first
      XCTAssertEqual(issue?.message, "There is no storyboard \"Main\"; registered: Other.")
      XCTAssertNil(UIApplication.shared.delegate)
      XCTAssertEqual(UIApplication.shared.applicationState, .active)
    }
  }

  /// LAUNCH-11, M-LAUNCH-03: a storyboard without an initial controller gives a window without a root.
  func test_LAUNCH11_M_LAUNCH_03_noInitialController() async {
    await withLaunch { trace in
      UIApplication.registerStoryboard("Main") { nil }
      let issues = Stage.current.diagnostics.collect {
        let delegate = UIApplication.launch(StoryboardDelegate.self, info: ["UIMainStoryboardFile": "Main"])
        XCTAssertNotNil(delegate?.window)
        XCTAssertNil(delegate?.window?.rootViewController)
      }
      XCTAssertEqual(issues.map(\.rule), ["M-LAUNCH-03", "M-LAUNCH-01"])
      trace.skip()
    }
  }

  /// LAUNCH-01, M-LAUNCH-06: if the delegate has no window, the application retains that of the storyboard.
  func test_LAUNCH01_M_LAUNCH_06_delegateWithoutWindow() async {
    final class WindowlessDelegate: UIResponder, UIApplicationDelegate {}
    await withLaunch { trace in
      UIApplication.registerStoryboard("Main") { ClassicDelegate.root() }
      let issues = Stage.current.diagnostics.collect {
        UIApplication.launch(WindowlessDelegate.self, info: ["UIMainStoryboardFile": "Main"])
      }
      XCTAssertEqual(issues.map(\.rule), ["M-LAUNCH-06"])
      Stage.current.cycle.settle()
      XCTAssertEqual(UIApplication.shared.keyWindow?.rootViewController?.title, "Root")
      trace.skip()
    }
  }

  /// LAUNCH-10: without scenes, what the application is launched for comes to its delegate after the launch and before it is
  /// active.
  func test_LAUNCH10_reasonsOfALaunch() async throws {
    let url = try XCTUnwrap(URL(string: "demo://page"))
    await withLaunch { trace in
      let activity = NSUserActivity(activityType: "reading")
      let delegate = UIApplication.launch(
        ClassicDelegate.self,
        options: [
          .url: url, .shortcutItem: UIApplicationShortcutItem(type: "new", localizedTitle: "New"),
          .userActivityDictionary: ["UIApplicationLaunchOptionsUserActivityKey": activity],
        ])
      XCTAssertEqual(delegate?.options?.count, 3)
      XCTAssertEqual(delegate?.opened, [url])
      XCTAssertEqual(
        trace.recorder.drain().filter { $0.kind == .application }.map(\.text),
        [
          "application(_:willFinishLaunchingWithOptions:)", "application(_:didFinishLaunchingWithOptions:)",
          "didFinishLaunchingNotification", "application(_:open:options:)",
          "application(_:continue:restorationHandler:)", "application(_:performActionFor:completionHandler:)",
          "applicationDidBecomeActive(_:)", "didBecomeActiveNotification",
        ])
    }
  }

  /// LAUNCH-12: a launch ends the run before it without callbacks to its delegate; the stage's end releases the delegate.
  func test_LAUNCH12_nextLaunch() async { await Self.launchTwice() }

  @MainActor private static func launchTwice() async {
    weak var released: ClassicDelegate?
    await withLaunch { trace in
      released = UIApplication.launch(ClassicDelegate.self)
      trace.skip()
      XCTAssertNotNil(released)
      let second = UIApplication.launch(ClassicDelegate.self)
      XCTAssertNil(released)
      XCTAssertTrue(UIApplication.shared.delegate === second)
      XCTAssertFalse(trace.recorder.drain().contains { $0.text.hasPrefix("applicationWill") })
      released = second
    }
    XCTAssertNil(released)
  }

  /// LAUNCH-12: a launch from a callback of another one is ignored.
  func test_LAUNCH12_launchInALaunch() async {
    final class NestedDelegate: ClassicDelegate {
      override func applicationDidBecomeActive(_ application: UIApplication) {
        XCTAssertNil(UIApplication.launch(ClassicDelegate.self))
      }
    }
    await withLaunch { trace in
      let delegate = UIApplication.launch(NestedDelegate.self)
      XCTAssertTrue(UIApplication.shared.delegate === delegate)
      trace.skip()
    }
  }

  /// LAUNCH-14: a delegate's answers about restoration are never asked for; a restoration identifier is a stored value.
  func test_LAUNCH14_restorationIsNotAsked() async {
    final class SavingDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      func applicationDidFinishLaunching(_ application: UIApplication) {
        window = UIWindow()
        window?.rootViewController = UIViewController()
        window?.makeKeyAndVisible()
      }
      func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool {
        XCTFail("asked")
        return true
      }
    }
    await withLaunch { trace in
      let delegate = UIApplication.launch(SavingDelegate.self)
      delegate?.window?.rootViewController?.restorationIdentifier = "root"
      UIApplication.shared.move(to: .background)
      XCTAssertEqual(delegate?.window?.rootViewController?.restorationIdentifier, "root")
      trace.skip()
    }
  }
}
