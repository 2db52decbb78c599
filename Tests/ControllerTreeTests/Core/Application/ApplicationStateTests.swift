import XCTest

@testable import ControllerTree

final class ApplicationStateTests: XCTestCase {
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
      application.applicationState = .background
      trace.expect(
        "WillResignActiveNotification while active\nDidEnterBackgroundNotification while background")
      application.applicationState = .background
      trace.expect("")
      application.applicationState = .active
      trace.expect("WillEnterForegroundNotification while background\nDidBecomeActiveNotification while active")
      application.applicationState = .inactive
      trace.expect("WillResignActiveNotification while active")
      application.applicationState = .active
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
            application.applicationState = .active
            application.applicationState = .background
            trace.note("\(application.applicationState)")
          }
        }
      }
      application.applicationState = .background
      tokens.forEach(NotificationCenter.default.removeObserver)
      trace.expect("active\nbackground")
      XCTAssertEqual(application.applicationState, .background)
    }
  }
}
