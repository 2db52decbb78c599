import Foundation

#if !canImport(ObjectiveC)
  // How warm the device is, and whether it saves power: a device of a test is always cool and has power.

  extension ProcessInfo {
    /// How warm the device is.
    public enum ThermalState: Int, Sendable {
      case nominal, fair, serious, critical
    }

    /// How warm the device is: not.
    public var thermalState: ThermalState { .nominal }
    /// Whether the device saves power: never.
    public var isLowPowerModeEnabled: Bool { false }
    /// The temperature has changed. The library never posts it.
    public static let thermalStateDidChangeNotification = Notification.Name(
      "NSProcessInfoThermalStateDidChangeNotification")
  }

  extension Notification.Name {
    /// Saving power was switched. The library never posts it.
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public static let NSProcessInfoPowerStateDidChange = Notification.Name(
      "NSProcessInfoPowerStateDidChangeNotification")
  }
#endif
