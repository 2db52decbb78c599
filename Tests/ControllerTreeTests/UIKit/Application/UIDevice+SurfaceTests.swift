import UIKit
import XCTest

@testable import ControllerTree

final class UIDeviceSurfaceTests: XCTestCase {
  /// ACT-41: a battery that is watched posts its changes.
  func test_ACT41_battery() async {
    await withTrace { trace in
      let device = UIDevice.current
      let names = [UIDevice.batteryLevelDidChangeNotification, UIDevice.batteryStateDidChangeNotification]
      let tokens = names.map { name in
        NotificationCenter.default.addObserver(forName: name, object: device, queue: nil) { note in
          let kind = note.name == names[0] ? "level" : "state"
          MainActor.assumeIsolated { trace.note("\(kind) \(UIDevice.current.batteryLevel)") }
        }
      }
      defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
      device.setBattery(level: 0.75, state: .charging)
      XCTAssertEqual(device.batteryLevel, -1)
      XCTAssertEqual(device.batteryState, .unknown)
      trace.expect("")
      device.isBatteryMonitoringEnabled = true
      XCTAssertEqual(device.batteryLevel, 0.75)
      device.setBattery(level: 7, state: .charging)
      device.setBattery(level: 1, state: .full)
      trace.expect("level 1.0\nstate 1.0")
      XCTAssertEqual(device.identifierForVendor, UIDevice.current.identifierForVendor)
      device.isProximityMonitoringEnabled = true
      XCTAssertTrue(device.isProximityMonitoringEnabled)
      XCTAssertFalse(device.proximityState)
    }
  }

  /// ACT-41: the brightness of a screen.
  func test_ACT41_brightness() async {
    await withTrace { trace in
      let screen = UIScreen.main
      let token = NotificationCenter.default.addObserver(
        forName: UIScreen.brightnessDidChangeNotification, object: screen, queue: nil
      ) { _ in MainActor.assumeIsolated { trace.note("brightness \(UIScreen.main.brightness)") } }
      defer { NotificationCenter.default.removeObserver(token) }
      XCTAssertEqual(screen.brightness, 0.5)
      screen.brightness = 2
      screen.brightness = 1
      screen.brightness = -1
      trace.expect("brightness 1.0\nbrightness 0.0")
      XCTAssertFalse(screen.isCaptured)
    }
  }
}
