import XCTest

@testable import ControllerTree

/// Remote notifications, work in the background, and changes of the device. Rules LAUNCH-15 to LAUNCH-18.
final class BackgroundWorkTests: XCTestCase {
  /// LAUNCH-15: a registration waits for an answer, a token or an error; only then is the application registered.
  func test_LAUNCH15_registration() async {
    await withLaunch { trace in
      let delegate = UIApplication.launch(WokenDelegate.self)
      let application = UIApplication.shared
      trace.skip()
      XCTAssertFalse(application.receive(deviceToken: Data([1])))
      application.registerForRemoteNotifications()
      XCTAssertFalse(application.isRegisteredForRemoteNotifications)
      XCTAssertTrue(application.receive(registrationError: CocoaError(.featureUnsupported)))
      XCTAssertFalse(application.isRegisteredForRemoteNotifications)
      XCTAssertFalse(application.receive(registrationError: CocoaError(.featureUnsupported)))
      application.registerForRemoteNotifications()
      XCTAssertTrue(application.receive(deviceToken: Data([1, 2])))
      XCTAssertTrue(application.isRegisteredForRemoteNotifications)
      XCTAssertFalse(application.receive(deviceToken: Data([3])))
      trace.expect(
        """
        WokenDelegate #1.application(_:didFailToRegisterForRemoteNotificationsWithError:)
        WokenDelegate #1.application(_:didRegisterForRemoteNotificationsWithDeviceToken:)
        """)
      XCTAssertEqual(delegate?.notes, ["failed", "token 2"])

      application.registerForRemoteNotifications()
      XCTAssertTrue(application.isRegisteredForRemoteNotifications)
      XCTAssertTrue(application.receive(registrationError: CocoaError(.featureUnsupported)))
      XCTAssertTrue(application.isRegisteredForRemoteNotifications)
      application.unregisterForRemoteNotifications()
      XCTAssertFalse(application.isRegisteredForRemoteNotifications)
      trace.skip()
    }
  }

  /// LAUNCH-15: all kinds of notifications are allowed at the end of the turn.
  func test_LAUNCH15_kindsOfNotifications() async {
    await withLaunch { trace in
      UIApplication.launch(WokenDelegate.self)
      let application = UIApplication.shared
      trace.skip()
      XCTAssertNil(application.currentUserNotificationSettings)
      UpdateCycle.main.turn {
        application.registerUserNotificationSettings(
          UIUserNotificationSettings(types: [.alert, .badge, .sound], categories: nil))
        trace.expect("")
      }
      trace.expect("WokenDelegate #1.application(_:didRegister:)")
      XCTAssertEqual(application.currentUserNotificationSettings?.types.rawValue, 7)
    }
  }

  /// LAUNCH-16: a notification comes to the delegate in front and in the background; the application stays where it is.
  func test_LAUNCH16_remoteNotification() async {
    await withLaunch { trace in
      UIApplication.launch(WokenDelegate.self, info: .scenes())
      let application = UIApplication.shared
      var results: [UIBackgroundFetchResult] = []
      trace.skip()
      XCTAssertTrue(application.receive(remoteNotification: ["id": 7]) { results.append($0) })
      application.move(to: .background)
      trace.skip()
      XCTAssertTrue(application.receive(remoteNotification: [:]) { results.append($0) })
      XCTAssertEqual(results, [.newData, .noData])
      XCTAssertEqual(application.applicationState, .background)
      trace.expect("WokenDelegate #1.application(_:didReceiveRemoteNotification:fetchCompletionHandler:)")
    }
  }

  /// LAUNCH-16: the method without a handler is called in front only, and if the other one is not implemented.
  func test_LAUNCH16_formerMethod() async {
    await withLaunch { trace in
      let delegate = UIApplication.launch(FrontDelegate.self)
      let application = UIApplication.shared
      trace.skip()
      XCTAssertTrue(application.receive(remoteNotification: ["id": 7]))
      trace.expect("FrontDelegate #1.application(_:didReceiveRemoteNotification:)")
      application.move(to: .background)
      trace.skip()
      XCTAssertFalse(application.receive(remoteNotification: ["id": 8]))
      XCTAssertEqual(delegate?.ids, [7])
    }
  }

  /// LAUNCH-16: a launch by a notification passes it on after the launch, before the application becomes active.
  func test_LAUNCH16_launchByNotification() async {
    await withLaunch { trace in
      UIApplication.launch(WokenDelegate.self, options: [.remoteNotification: ["id": 7] as [AnyHashable: Any]])
      let events = trace.recorder.drain().map(\.line)
      XCTAssertEqual(
        events.filter { $0.contains("ication") },
        [
          "WokenDelegate #1.application(_:didFinishLaunchingWithOptions:)",
          "UIApplication #1.didFinishLaunchingNotification",
          "WokenDelegate #1.application(_:didReceiveRemoteNotification:fetchCompletionHandler:)",
          "UIApplication #1.didBecomeActiveNotification",
        ])
    }
  }

  /// LAUNCH-17: the application is woken to fetch data once it has set an interval; only the first answer counts.
  func test_LAUNCH17_backgroundFetch() async {
    await withLaunch { trace in
      let delegate = UIApplication.launch(WokenDelegate.self)
      let application = UIApplication.shared
      application.move(to: .background)
      trace.skip()
      var results: [UIBackgroundFetchResult] = []
      XCTAssertFalse(application.fetchInBackground { results.append($0) })
      application.setMinimumBackgroundFetchInterval(UIApplication.backgroundFetchIntervalMinimum)
      XCTAssertTrue(application.fetchInBackground { results.append($0) })
      XCTAssertEqual(results, [])
      delegate?.fetched?(.failed)
      delegate?.fetched?(.newData)
      XCTAssertEqual(results, [.failed])
      trace.expect("WokenDelegate #1.application(_:performFetchWithCompletionHandler:)")
      UIApplication.launch(ClassicDelegate.self)
      application.setMinimumBackgroundFetchInterval(60)
      XCTAssertFalse(application.fetchInBackground())
      trace.skip()
    }
  }

  /// LAUNCH-17: the handler for the events of a URL session may be called later, from any thread.
  func test_LAUNCH17_backgroundURLSession() async {
    await Stage.withPristine { stage in
      let delegate = UIApplication.launch(WokenDelegate.self)
      var isDone = false
      XCTAssertTrue(
        UIApplication.shared.receive(eventsForBackgroundURLSession: "downloads") {
          XCTAssertTrue(Stage.current === stage)
          isDone = true
        })
      XCTAssertEqual(delegate?.notes, ["downloads"])
      nonisolated(unsafe) let handler = delegate?.finished
      Thread.detachNewThread { handler?() }
      for _ in 0..<5_000 where !isDone { try? await Task.sleep(for: .milliseconds(1)) }
      XCTAssertTrue(isDone)
      XCTAssertFalse(UIApplication.shared.receive(deviceToken: Data()))
    }
  }

  /// LAUNCH-18: a change of the time and of the protection come to the delegate, then to observers.
  func test_LAUNCH18_changesOfTheDevice() async {
    await withLaunch { trace in
      let delegate = UIApplication.launch(WokenDelegate.self)
      let application = UIApplication.shared
      trace.skip()
      application.receiveSignificantTimeChange()
      XCTAssertTrue(application.isProtectedDataAvailable)
      application.isProtectedDataAvailable = true
      application.isProtectedDataAvailable = false
      XCTAssertFalse(application.isProtectedDataAvailable)
      application.isProtectedDataAvailable = true
      trace.expect(
        """
        WokenDelegate #1.applicationSignificantTimeChange(_:)
        UIApplication #1.significantTimeChangeNotification
        WokenDelegate #1.applicationProtectedDataWillBecomeUnavailable(_:)
        UIApplication #1.protectedDataWillBecomeUnavailableNotification
        WokenDelegate #1.applicationProtectedDataDidBecomeAvailable(_:)
        UIApplication #1.protectedDataDidBecomeAvailableNotification
        """)
      XCTAssertEqual(delegate?.notes, ["locked: true", "unlocked: true"])
    }
  }

  /// LAUNCH-10: a URL reaches the newest of the three methods.
  func test_LAUNCH10_formerMethodsForURLs() async throws {
    let url = try XCTUnwrap(URL(string: "demo://page"))
    await withLaunch { trace in
      UIApplication.launch(FrontDelegate.self)
      trace.skip()
      XCTAssertTrue(UIApplication.shared.receive(url, options: [.sourceApplication: "com.example"]))
      trace.expect("FrontDelegate #1.application(_:open:sourceApplication:annotation:)")
      UIApplication.launch(OldDelegate.self)
      trace.skip()
      XCTAssertTrue(UIApplication.shared.receive(url))
      trace.expect("OldDelegate #1.application(_:handleOpen:)")
    }
  }
}

/// An application that is woken in the background, with the members as public applications write them.
private final class WokenDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  var notes: [String] = []
  var fetched: ((UIBackgroundFetchResult) -> Void)?
  var finished: (() -> Void)?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = ClassicDelegate.root()
    window?.makeKeyAndVisible()
    return true
  }

  func application(
    _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
  ) { notes.append("token \(deviceToken.count)") }

  func application(
    _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: Error
  ) { notes.append("failed") }

  func application(_ application: UIApplication, didRegister notificationSettings: UIUserNotificationSettings) {}

  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) { completionHandler(userInfo.isEmpty ? .noData : .newData) }

  func application(
    _ application: UIApplication,
    performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) { fetched = completionHandler }

  func application(
    _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
    completionHandler: @escaping () -> Void
  ) {
    notes.append(identifier)
    finished = completionHandler
  }

  func applicationSignificantTimeChange(_ application: UIApplication) {}

  func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication) {
    notes.append("unlocked: \(application.isProtectedDataAvailable)")
  }

  func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication) {
    notes.append("locked: \(application.isProtectedDataAvailable)")
  }
}

/// An application of the time before background fetches.
private final class FrontDelegate: UIResponder, UIApplicationDelegate {
  var ids: [Int] = []

  func application(_ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]) {
    ids.append(userInfo["id"] as? Int ?? 0)
  }

  func application(
    _ application: UIApplication, open url: URL, sourceApplication: String?, annotation: Any
  ) -> Bool { sourceApplication == "com.example" }

  func application(_ application: UIApplication, handleOpen url: URL) -> Bool { false }
}

private final class OldDelegate: UIResponder, UIApplicationDelegate {
  func application(_ application: UIApplication, handleOpen url: URL) -> Bool { true }
}
