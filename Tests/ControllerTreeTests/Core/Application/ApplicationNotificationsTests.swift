import XCTest

@testable import ControllerTree

final class ApplicationNotificationsTests: XCTestCase {
  /// The names differ, and have UIKit's text.
  func test_names() {
    let names = [
      UIApplication.didBecomeActiveNotification, UIApplication.willResignActiveNotification,
      UIApplication.didEnterBackgroundNotification, UIApplication.willEnterForegroundNotification,
      UIApplication.willTerminateNotification, UIScene.didActivateNotification, UIScene.willDeactivateNotification,
      UIScene.didEnterBackgroundNotification, UIScene.willEnterForegroundNotification,
      UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
      UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
      UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardDidChangeFrameNotification,
    ]
    XCTAssertEqual(Set(names).count, 15)
    XCTAssertTrue(names.allSatisfy { $0.rawValue.hasPrefix("UI") && $0.rawValue.hasSuffix("Notification") })
    let keys = [
      UIResponder.keyboardFrameBeginUserInfoKey, UIResponder.keyboardFrameEndUserInfoKey,
      UIResponder.keyboardAnimationDurationUserInfoKey, UIResponder.keyboardAnimationCurveUserInfoKey,
      UIResponder.keyboardIsLocalUserInfoKey,
    ]
    XCTAssertEqual(Set(keys).count, 5)
  }
}
