import Foundation

/// What a device tells of itself beside its orientation.
@MainActor final class DeviceValues {
  var level: Float = 1
  var state = UIDevice.BatteryState.unplugged
  var watchesBattery = false
  var watchesProximity = false
  let identifier = UUID(uuidString: "00000000-0000-4000-8000-000000000001")
  static var current: DeviceValues { Stage.current.part(DeviceValues.self) { DeviceValues() } }
}

extension UIDevice {
  /// Whether the battery is being charged.
  public enum BatteryState: Int, Hashable, Sendable {
    /// Not known; no; yes; charged.
    case unknown, unplugged, charging, full
  }

  /// The level of the battery was changed.
  nonisolated public static let batteryLevelDidChangeNotification = Notification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")
  /// The state of the battery was changed.
  nonisolated public static let batteryStateDidChangeNotification = Notification.Name(
    "UIDeviceBatteryStateDidChangeNotification")
  /// Something has come near to the device. Never posted.
  nonisolated public static let proximityStateDidChangeNotification = Notification.Name(
    "UIDeviceProximityStateDidChangeNotification")

  /// Simulates another battery, in one event: the notifications are posted if it is watched. Rules: ACT-41, TURN-06.
  public final func setBattery(level: Float, state: BatteryState) {
    UpdateCycle.main.turn("setBattery(level:state:)") {
      let values = DeviceValues.current
      let (oldLevel, oldState) = (values.level, values.state)
      (values.level, values.state) = (min(max(level, 0), 1), state)
      guard values.watchesBattery else { return }
      if values.level != oldLevel {
        NotificationCenter.default.post(name: Self.batteryLevelDidChangeNotification, object: self)
      }
      if values.state != oldState {
        NotificationCenter.default.post(name: Self.batteryStateDidChangeNotification, object: self)
      }
    }
  }
}
