import XCTest

@testable import ControllerTree

/// The application in which tests run.
@MainActor final class HostApplicationTests: XCTestCase {
  /// LAUNCH-24: the application has a key window with a root, on the device.
  func test_LAUNCH24_theHostHasAKeyWindow() async throws {
    try Stage.withPristine { _ in
      XCTAssertNil(UIApplication.shared.keyWindow)
      HostApplication.launch(on: "iPhoneSE")
      let window = try XCTUnwrap(UIApplication.shared.keyWindow)
      XCTAssertEqual(window.frame, CGRect(x: 0, y: 0, width: 375, height: 667))
      XCTAssertEqual(
        window.rootViewController?.view.safeAreaInsets, UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
      XCTAssertTrue(UIApplication.shared.delegate?.window === window)
      XCTAssertEqual(UIApplication.shared.applicationState, .active)
      XCTAssertEqual(UIApplication.shared.windows, [window])
    }
  }

  /// LAUNCH-24: a name of no device is reported; the default device is used.
  func test_LAUNCH24_anUnknownDevice() async {
    Stage.withPristine { stage in
      let issues = stage.diagnostics.collect { HostApplication.launch(on: "Newton") }
      XCTAssertEqual(issues.map(\.kind), [.wrongInfo])
      XCTAssertEqual(
        issues.first?.message,
        "CONTROLLERTREE_HOST_APPLICATION is \"Newton\", which names no device; known: iPhone, iPhoneSE, iPhoneProMax, iPad, "
          + "iPadMini, iPadPro.")
      XCTAssertEqual(UIApplication.shared.keyWindow?.frame.width, 393)
    }
  }

  /// A stage of its own has no host.
  func test_LAUNCH24_onlyTheSharedStageWaits() async {
    XCTAssertNil(HostApplication.awaited)
    Stage.withPristine { _ in
      HostApplication.launchAwaited()
      XCTAssertNil(UIApplication.shared.delegate)
    }
  }
}
