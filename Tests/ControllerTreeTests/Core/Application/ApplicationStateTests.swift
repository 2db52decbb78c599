import XCTest

@testable import ControllerTree

final class ApplicationStateTests: XCTestCase {
  private final class BackgroundApplication: UIApplication {
    override var applicationState: State { .background }
  }
  private final class FlatDevice: UIDevice {
    override var orientation: UIDeviceOrientation { .faceUp }
  }

  /// LAUNCH-05: the state and the orientation can be overridden by a test's own objects, and only be read.
  func test_LAUNCH05_overriddenState() async {
    await withStage { _ in
      let (application, device) = (BackgroundApplication(), FlatDevice())
      XCTAssertEqual(application.applicationState, .background)
      XCTAssertEqual(application.backgroundTimeRemaining, 30)
      XCTAssertEqual(UIApplication.shared.applicationState, .active)
      device.hold(in: .portrait)
      XCTAssertEqual(device.orientation, .faceUp)
    }
  }

  /// TURN-06: the application goes to the background and back step by step, with a notification for each, in one turn.
  func test_TURN06_applicationState() async {
    await withTrace { trace in
      let application = UIApplication.shared
      let names = [
        UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
        UIApplication.willEnterForegroundNotification, UIApplication.didBecomeActiveNotification,
      ]
      let tokens = names.map { name in
        NotificationCenter.default.addObserver(forName: name, object: application, queue: nil) { _ in
          MainActor.assumeIsolated {
            trace.note("\(name.rawValue.dropFirst("UIApplication".count)) while \(application.applicationState)")
          }
        }
      }
      defer { tokens.forEach(NotificationCenter.default.removeObserver) }
      XCTAssertEqual(application.applicationState, .active)
      application.move(to: .background)
      trace.expect(
        "WillResignActiveNotification while active\nDidEnterBackgroundNotification while background")
      application.move(to: .background)
      trace.expect("")
      application.move(to: .active)
      trace.expect("WillEnterForegroundNotification while background\nDidBecomeActiveNotification while active")
      application.move(to: .inactive)
      trace.expect("WillResignActiveNotification while active")
      application.move(to: .active)
      trace.expect("DidBecomeActiveNotification while active")
    }
  }

  /// TURN-06: an observer cannot reverse the change, so that two observers cannot loop.
  func test_TURN06_observersThatAssignTheState() async {
    await withTrace { trace in
      let application = UIApplication.shared
      let names = [UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification]
      let tokens = names.map { name in
        NotificationCenter.default.addObserver(forName: name, object: application, queue: nil) { _ in
          MainActor.assumeIsolated {
            application.move(to: .active)
            application.move(to: .background)
            trace.note("\(application.applicationState)")
          }
        }
      }
      application.move(to: .background)
      tokens.forEach(NotificationCenter.default.removeObserver)
      trace.expect("active\nbackground")
      XCTAssertEqual(application.applicationState, .background)
    }
  }
}
