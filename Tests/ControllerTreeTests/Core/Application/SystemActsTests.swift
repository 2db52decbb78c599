import XCTest

@testable import ControllerTree

final class SystemActsTests: XCTestCase {
  /// LAUNCH-06, LAUNCH-07: to the background and back, without scenes: the delegate's method, then the notification. No controller
  /// is called. Each act is one event.
  func test_LAUNCH06_LAUNCH07_backgroundAndBack() async {
    await withLaunch { trace in
      UIApplication.launch(ClassicDelegate.self)
      trace.skip()
      UIApplication.shared.move(to: .background)
      trace.expect(
        """
        ClassicDelegate #1.applicationWillResignActive(_:)
        UIApplication #1.willResignActiveNotification
        ClassicDelegate #1.applicationDidEnterBackground(_:)
        UIApplication #1.didEnterBackgroundNotification
        """)
      UIApplication.shared.move(to: .active)
      trace.expect(
        """
        ClassicDelegate #1.applicationWillEnterForeground(_:)
        UIApplication #1.willEnterForegroundNotification
        ClassicDelegate #1.applicationDidBecomeActive(_:)
        UIApplication #1.didBecomeActiveNotification
        """)
    }
  }

  /// LAUNCH-06: an interruption and its end.
  func test_LAUNCH06_interruption() async {
    await withLaunch { trace in
      UIApplication.launch(SceneApplicationDelegate.self, info: .scenes())
      trace.skip()
      UIApplication.shared.move(to: .inactive)
      UIApplication.shared.move(to: .active)
      trace.expect(
        """
        WindowSceneDelegate #1.sceneWillResignActive(_:)
        UIWindowScene #1.willDeactivateNotification
        UIApplication #1.willResignActiveNotification
        WindowSceneDelegate #1.sceneDidBecomeActive(_:)
        UIWindowScene #1.didActivateNotification
        UIApplication #1.didBecomeActiveNotification
        """)
    }
  }

  /// LAUNCH-09: the delegate hears of the end unless the application is suspended; no controller does. A second end does nothing.
  func test_LAUNCH09_terminate() async {
    await withLaunch { trace in
      UIApplication.launch(ClassicDelegate.self)
      trace.skip()
      UIApplication.shared.terminate()
      UIApplication.shared.terminate()
      trace.expect(
        """
        ClassicDelegate #1.applicationWillTerminate(_:)
        UIApplication #1.willTerminateNotification
        """)
      XCTAssertFalse(UIApplication.shared.receive(NSUserActivity(activityType: "late")))

      UIApplication.launch(ClassicDelegate.self)
      UIApplication.shared.move(to: .background)
      trace.skip()
      UIApplication.shared.terminate()
      trace.expect("")
    }
  }

  /// LAUNCH-09: a background task keeps the application from being suspended, until its time is over.
  func test_LAUNCH09_backgroundTask() async {
    await withLaunch { trace in
      UIApplication.launch(ClassicDelegate.self)
      let application = UIApplication.shared
      var expired = 0
      let first = application.beginBackgroundTask(withName: "upload") { expired += 1 }
      let second = application.beginBackgroundTask { expired += 10 }
      XCTAssertNotEqual(first, second)
      XCTAssertNotEqual(first, .invalid)
      XCTAssertEqual(application.backgroundTimeRemaining, .greatestFiniteMagnitude)
      application.expireBackgroundTasks()
      XCTAssertEqual(expired, 0)
      application.move(to: .background)
      XCTAssertEqual(application.backgroundTimeRemaining, 30)
      application.endBackgroundTask(first)
      application.expireBackgroundTasks()
      XCTAssertEqual(expired, 10)
      _ = application.beginBackgroundTask()
      trace.skip()
      application.terminate()
      XCTAssertEqual(trace.recorder.drain().map(\.text), ["applicationWillTerminate(_:)", "willTerminateNotification"])
    }
  }

  /// LOAD-16: a memory warning comes to the delegate, then to observers, then to the controllers.
  func test_LOAD16_memoryWarning() async {
    await withLaunch { trace in
      UIApplication.launch(ClassicDelegate.self)
      trace.skip()
      UIApplication.shared.receiveMemoryWarning()
      trace.expect(
        """
        ClassicDelegate #1.applicationDidReceiveMemoryWarning(_:)
        UIApplication #1.didReceiveMemoryWarningNotification
        Root.didReceiveMemoryWarning()
        """)
    }
  }

  /// LAUNCH-10: what comes to an application in the background brings it to the front first.
  func test_LAUNCH10_workInTheBackground() async throws {
    let url = try XCTUnwrap(URL(string: "demo://page"))
    await withLaunch { trace in
      let delegate = UIApplication.launch(ClassicDelegate.self)
      UIApplication.shared.move(to: .background)
      trace.skip()
      XCTAssertTrue(UIApplication.shared.receive(url, options: [.sourceApplication: "com.example"]))
      trace.expect(
        """
        ClassicDelegate #1.applicationWillEnterForeground(_:)
        UIApplication #1.willEnterForegroundNotification
        ClassicDelegate #1.application(_:open:options:)
        ClassicDelegate #1.applicationDidBecomeActive(_:)
        UIApplication #1.didBecomeActiveNotification
        """)
      XCTAssertTrue(UIApplication.shared.receive(NSUserActivity(activityType: "reading")))
      XCTAssertTrue(UIApplication.shared.receive(UIApplicationShortcutItem(type: "new", localizedTitle: "New")))
      XCTAssertEqual(delegate?.opened, [url])
      XCTAssertEqual(delegate?.continued, ["reading"])
      XCTAssertEqual(delegate?.performed, ["new"])
      trace.expect(
        """
        ClassicDelegate #1.application(_:continue:restorationHandler:)
        ClassicDelegate #1.application(_:performActionFor:completionHandler:)
        """)
    }
  }

  /// LAUNCH-10: with scenes it comes to the scene's delegate.
  func test_LAUNCH10_workForAScene() async throws {
    let url = try XCTUnwrap(URL(string: "demo://page"))
    try await withLaunch { trace in
      UIApplication.launch(SceneApplicationDelegate.self, info: .scenes())
      let application = UIApplication.shared
      let scene = try XCTUnwrap(application.connectedScenes.first)
      scene.move(to: .background)
      trace.skip()
      XCTAssertTrue(application.receive(url))
      XCTAssertTrue(application.receive(NSUserActivity(activityType: "reading"), in: scene))
      XCTAssertTrue(application.receive(UIApplicationShortcutItem(type: "new", localizedTitle: "New")))
      trace.expect(
        """
        WindowSceneDelegate #1.sceneWillEnterForeground(_:)
        UIWindowScene #1.willEnterForegroundNotification
        UIApplication #1.willEnterForegroundNotification
        WindowSceneDelegate #1.scene(_:openURLContexts:)
        WindowSceneDelegate #1.sceneDidBecomeActive(_:)
        UIWindowScene #1.didActivateNotification
        UIApplication #1.didBecomeActiveNotification
        WindowSceneDelegate #1.scene(_:continue:)
        WindowSceneDelegate #1.windowScene(_:performActionFor:completionHandler:)
        """)
    }
  }

  /// LAUNCH-10: an application that was never launched handles nothing, and one whose delegate lacks the method neither.
  func test_LAUNCH10_noDelegateHandlesIt() async throws {
    let url = try XCTUnwrap(URL(string: "demo://page"))
    await withLaunch { trace in
      XCTAssertFalse(UIApplication.shared.receive(url))
      UIApplication.registerStoryboard("Main") { ClassicDelegate.root() }
      UIApplication.launch(StoryboardDelegate.self, info: ["UIMainStoryboardFile": "Main"])
      XCTAssertFalse(UIApplication.shared.receive(url))
      XCTAssertFalse(UIApplication.shared.receive(NSUserActivity(activityType: "reading")))
      trace.skip()
    }
  }
}
