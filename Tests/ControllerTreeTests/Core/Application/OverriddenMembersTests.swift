import UIKit
import XCTest

@testable import ControllerTree

/// Stand-ins of devices and applications in tests of apps override what a device tells and what an application asks for.
final class OverriddenMembersTests: XCTestCase {
  private final class Device: UIDevice {
    override var batteryLevel: Float { 0.25 }
    override var batteryState: UIDevice.BatteryState { .charging }
    override var identifierForVendor: UUID? { nil }
  }

  private final class Application: UIApplication {
    var log: [String] = []
    override var preferredContentSizeCategory: UIContentSizeCategory { .small }
    override var isRegisteredForRemoteNotifications: Bool { true }
    override func registerForRemoteNotifications() { log.append("register") }
    override func beginBackgroundTask(
      expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier {
      log.append("begin")
      return super.beginBackgroundTask(expirationHandler: handler)
    }
    override func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {
      log.append("end \(identifier.rawValue)")
      super.endBackgroundTask(identifier)
    }
  }

  /// ACT-41, LAUNCH-09, LAUNCH-15: overrides are called through the superclass.
  func test_ACT41_LAUNCH09_overridesAreCalled() async {
    await withStage { _ in
      let device: UIDevice = Device()
      XCTAssertEqual(device.batteryLevel, 0.25)
      XCTAssertEqual(device.batteryState, .charging)
      XCTAssertNil(device.identifierForVendor)
      let application = Application()
      let base: UIApplication = application
      XCTAssertEqual(base.preferredContentSizeCategory, .small)
      base.registerForRemoteNotifications()
      XCTAssertTrue(base.isRegisteredForRemoteNotifications)
      base.endBackgroundTask(base.beginBackgroundTask(expirationHandler: nil))
      XCTAssertEqual(application.log, ["register", "begin", "end 1"])
    }
  }
}
