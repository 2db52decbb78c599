import XCTest

@testable import ControllerTree

final class UIDeviceTests: XCTestCase {
  /// TRAIT-01: the device has the idiom of the main screen.
  func test_TRAIT01_kind() async {
    await withTrace { _ in
      let device = UIDevice.current
      XCTAssertTrue(device === UIDevice.current)
      XCTAssertEqual(device.userInterfaceIdiom, .phone)
      XCTAssertEqual([device.model, device.localizedModel, device.name], ["iPhone", "iPhone", "iPhone"])
      XCTAssertEqual([device.systemName, device.systemVersion], ["iOS", "18.0"])
      UIScreen.main.bounds = CGRect(x: 0, y: 0, width: 834, height: 1_194)
      XCTAssertEqual(device.userInterfaceIdiom, .pad)
      XCTAssertEqual(device.model, "iPad")
    }
  }

  /// TURN-06: a new orientation is posted once, and only while notifications are turned on.
  func test_TURN06_orientation() async {
    await withTrace { trace in
      let device = UIDevice.current
      let token = NotificationCenter.default.addObserver(
        forName: UIDevice.orientationDidChangeNotification, object: device, queue: nil
      ) { _ in
        MainActor.assumeIsolated { trace.note("turned") }
      }
      defer { NotificationCenter.default.removeObserver(token) }
      XCTAssertEqual(device.orientation, .unknown)
      device.hold(in: .portrait)
      trace.expect("")
      device.endGeneratingDeviceOrientationNotifications()
      device.beginGeneratingDeviceOrientationNotifications()
      device.beginGeneratingDeviceOrientationNotifications()
      device.endGeneratingDeviceOrientationNotifications()
      XCTAssertTrue(device.isGeneratingDeviceOrientationNotifications)
      device.hold(in: .landscapeLeft)
      device.hold(in: .landscapeLeft)
      trace.expect("turned")
      device.endGeneratingDeviceOrientationNotifications()
      device.hold(in: .faceUp)
      trace.expect("")
    }
  }

  /// The position of the device in each orientation.
  func test_orientations() {
    let all: [UIDeviceOrientation] = [
      .unknown, .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight, .faceUp, .faceDown,
    ]
    XCTAssertEqual(all.filter(\.isPortrait), [.portrait, .portraitUpsideDown])
    XCTAssertEqual(all.filter(\.isLandscape), [.landscapeLeft, .landscapeRight])
    XCTAssertEqual(all.filter(\.isFlat), [.faceUp, .faceDown])
    XCTAssertEqual(all.filter(\.isValidInterfaceOrientation).count, 4)
  }
}
