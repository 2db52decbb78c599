import Foundation
import XCTest

@testable import ControllerTree

private final class BareDelegate: UIResponder, UIApplicationDelegate {}
final class BareSceneDelegate: UIResponder, UIWindowSceneDelegate {}
private struct Failure: Error {}

/// A delegate that implements nothing: no event names it, and every question has UIKit's answer.
final class BareDelegateTests: XCTestCase {
  /// LAUNCH-07: the notifications are posted; no method is recorded.
  func test_LAUNCH07_applicationWithoutMethods() async {
    await withLaunch { trace in
      UIApplication.launch(BareDelegate.self)
      trace.expect(
        """
        UIApplication #1.didFinishLaunchingNotification
        ! M-LAUNCH-01 noRootAtLaunch: UIApplication #1.launch(_:info:options:)
        UIApplication #1.didBecomeActiveNotification
        """)
      UIApplication.shared.move(to: .background)
      UIApplication.shared.move(to: .active)
      trace.expect(
        """
        UIApplication #1.willResignActiveNotification
        UIApplication #1.didEnterBackgroundNotification
        UIApplication #1.willEnterForegroundNotification
        UIApplication #1.didBecomeActiveNotification
        """)
      UIApplication.shared.receiveMemoryWarning()
      UIApplication.shared.receiveSignificantTimeChange()
      UIApplication.shared.isProtectedDataAvailable = false
      UIApplication.shared.isProtectedDataAvailable = true
      UIApplication.shared.terminate()
      trace.expect(
        """
        UIApplication #1.didReceiveMemoryWarningNotification
        UIApplication #1.significantTimeChangeNotification
        UIApplication #1.protectedDataWillBecomeUnavailableNotification
        UIApplication #1.protectedDataDidBecomeAvailableNotification
        UIApplication #1.willTerminateNotification
        """)
    }
  }

  /// LAUNCH-10, LAUNCH-07: what arrives is not handled.
  func test_LAUNCH10_LAUNCH07_nothingIsHandled() async throws {
    try await withLaunch { trace in
      UIApplication.launch(BareDelegate.self)
      trace.skip()
      let application = UIApplication.shared
      let url = try XCTUnwrap(URL(string: "a:b"))
      XCTAssertFalse(application.receive(url))
      XCTAssertFalse(application.receive(NSUserActivity(activityType: "t")))
      XCTAssertFalse(application.receive(UIApplicationShortcutItem(type: "s", localizedTitle: "S")))
      XCTAssertFalse(application.receive(remoteNotification: ["a": 1]))
      application.setMinimumBackgroundFetchInterval(1)
      XCTAssertFalse(application.fetchInBackground())
      XCTAssertFalse(application.receive(eventsForBackgroundURLSession: "session"))
      application.registerForRemoteNotifications()
      XCTAssertTrue(application.receive(registrationError: Failure()))
      application.registerForRemoteNotifications()
      XCTAssertTrue(application.receive(deviceToken: Data([1])))
      XCTAssertTrue(application.isRegisteredForRemoteNotifications)
      trace.expect("")
    }
  }

  /// LAUNCH-01: the answers of an application's delegate that implements nothing.
  func test_LAUNCH01_answers() async throws {
    try await withLaunch { trace in
      let delegate: any UIApplicationDelegate = BareDelegate()
      let application = UIApplication.shared
      let url = try XCTUnwrap(URL(string: "a:b"))
      let activity = NSUserActivity(activityType: "t")
      XCTAssertTrue(delegate.application(application, willFinishLaunchingWithOptions: nil))
      XCTAssertTrue(delegate.application(application, didFinishLaunchingWithOptions: [.url: url]))
      XCTAssertFalse(delegate.application(application, open: url, options: [:]))
      XCTAssertFalse(delegate.application(application, open: url, sourceApplication: nil, annotation: 1))
      XCTAssertFalse(delegate.application(application, handleOpen: url))
      XCTAssertFalse(delegate.application(application, willContinueUserActivityWithType: "t"))
      XCTAssertFalse(delegate.application(application, continue: activity, restorationHandler: { _ in }))
      XCTAssertEqual(delegate.application(application, supportedInterfaceOrientationsFor: nil), .all)
      let coder = NSKeyedArchiver(requiringSecureCoding: true)
      XCTAssertFalse(delegate.application(application, shouldSaveSecureApplicationState: coder))
      XCTAssertFalse(delegate.application(application, shouldRestoreSecureApplicationState: coder))
      delegate.applicationDidFinishLaunching(application)
      delegate.application(application, didFailToContinueUserActivityWithType: "t", error: Failure())
      delegate.application(application, didUpdate: activity)
      delegate.application(application, didDiscardSceneSessions: [])
      delegate.application(application, didRegister: UIUserNotificationSettings(types: [], categories: nil))
      delegate.window = UIWindow()
      XCTAssertNil(delegate.window ?? nil)
      trace.expect("")
    }
  }

  /// LAUNCH-04, LAUNCH-06, LAUNCH-08: a scene whose delegate implements nothing posts its notifications.
  func test_LAUNCH04_LAUNCH06_LAUNCH08_sceneWithoutMethods() async throws {
    try await withLaunch { trace in
      UIApplication.launch(BareDelegate.self, info: .scenes(delegate: "$(PRODUCT_MODULE_NAME).BareSceneDelegate"))
      trace.skip()
      let scene = try XCTUnwrap(UIApplication.shared.connectedScenes.first as? UIWindowScene)
      let delegate = try XCTUnwrap(scene.delegate as? any UIWindowSceneDelegate)
      XCTAssertNil(delegate.stateRestorationActivity(for: scene))
      let activity = NSUserActivity(activityType: "t")
      let url = try XCTUnwrap(URL(string: "a:b"))
      XCTAssertFalse(UIApplication.shared.receive(url))
      XCTAssertFalse(UIApplication.shared.receive(activity))
      XCTAssertFalse(UIApplication.shared.receive(UIApplicationShortcutItem(type: "s", localizedTitle: "S")))
      delegate.scene(scene, didFailToContinueUserActivityWithType: "t", error: Failure())
      delegate.scene(scene, didUpdate: activity)
      delegate.scene(scene, restoreInteractionStateWith: activity)
      delegate.window = UIWindow()
      XCTAssertNil(delegate.window)
      trace.expect("")
      UIApplication.shared.move(to: .background)
      UIApplication.shared.move(to: .active)
      trace.expect(
        """
        UIWindowScene #1.willDeactivateNotification
        UIApplication #1.willResignActiveNotification
        UIWindowScene #1.didEnterBackgroundNotification
        UIApplication #1.didEnterBackgroundNotification
        UIWindowScene #1.willEnterForegroundNotification
        UIApplication #1.willEnterForegroundNotification
        UIWindowScene #1.didActivateNotification
        UIApplication #1.didBecomeActiveNotification
        """)
    }
  }
}
