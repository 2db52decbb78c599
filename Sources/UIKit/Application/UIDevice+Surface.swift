import ControllerTree
import Foundation

// What a device tells of itself beside its orientation. Each stage has a device of its own.

extension UIDevice {
  /// Whether the battery is being charged.
  public enum BatteryState: Int, Hashable, Sendable {
    /// Not known; no; yes; charged.
    case unknown, unplugged, charging, full
  }

  @MainActor private final class Values {
    var level: Float = 1
    var state = BatteryState.unplugged
    var watchesBattery = false
    var watchesProximity = false
    let identifier = UUID(uuidString: "00000000-0000-4000-8000-000000000001")
    static var current: Values { Stage.current.part(Values.self) { Values() } }
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

  /// Whether the battery is watched: only then it has a level and a state. Rules: ACT-41.
  public var isBatteryMonitoringEnabled: Bool {
    get { Values.current.watchesBattery }
    set { Values.current.watchesBattery = newValue }
  }
  /// The level from 0 to 1; -1 if it is not watched. Rules: ACT-41.
  public var batteryLevel: Float { isBatteryMonitoringEnabled ? Values.current.level : -1 }
  /// The state; `unknown` if it is not watched. Rules: ACT-41.
  public var batteryState: BatteryState { isBatteryMonitoringEnabled ? Values.current.state : .unknown }
  /// Simulates another battery, in one event: the notifications are posted if it is watched. Rules: ACT-41, TURN-06.
  public func setBattery(level: Float, state: BatteryState) {
    UpdateCycle.main.turn("setBattery(level:state:)") {
      let values = Values.current
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

  /// Whether something near is watched for. Nothing ever comes near.
  public var isProximityMonitoringEnabled: Bool {
    get { Values.current.watchesProximity }
    set { Values.current.watchesProximity = newValue }
  }
  /// Whether something is near: no.
  public var proximityState: Bool { false }
  /// Identifies the device for the maker of the application: always the same.
  public var identifierForVendor: UUID? { Values.current.identifier }
  /// Whether several applications run at once: yes.
  public var isMultitaskingSupported: Bool { true }
  /// Does nothing: there is no sound.
  public func playInputClick() {}
}

extension UIScreen {
  private static var brightnessKey: UInt8 = 0

  /// The brightness was changed.
  nonisolated public static let brightnessDidChangeNotification = Notification.Name(
    "UIScreenBrightnessDidChangeNotification")
  /// Whether the screen is recorded was changed. Never posted.
  nonisolated public static let capturedDidChangeNotification = Notification.Name(
    "UIScreenCapturedDidChangeNotification")

  /// The brightness from 0 to 1; 0.5 by default. Setting it posts the notification. Rules: ACT-41.
  public var brightness: CGFloat {
    get {
      withUnsafePointer(to: &Self.brightnessKey) { objc_getAssociatedObject(self, $0) as? CGFloat } ?? 0.5
    }
    set {
      let value = min(max(newValue, 0), 1)
      guard value != brightness else { return }
      withUnsafePointer(to: &Self.brightnessKey) { objc_setAssociatedObject(self, $0, value, .OBJC_ASSOCIATION_RETAIN) }
      NotificationCenter.default.post(name: Self.brightnessDidChangeNotification, object: self)
    }
  }
  /// Whether the screen is recorded: no.
  public var isCaptured: Bool { false }
  /// Whether the screen is dark while it is not used. The screen never is.
  public var wantsSoftwareDimming: Bool { false }
}
