import Foundation

/// The device, as the main screen describes it.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  /// The device of the current ``Stage``.
  open class var current: UIDevice { Stage.current.part(UIDevice.self) { UIDevice() } }

  /// The device was rotated; the object is the device.
  nonisolated public static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")

  /// The kind of device: the idiom of ``UIScreen/main``.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { UIScreen.main.traitCollection.userInterfaceIdiom }
  /// The device's model: `iPad` for a tablet, else `iPhone`.
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  /// ``model``.
  open var localizedModel: String { model }
  /// The name that the user gave the device: ``model``.
  open var name: String { model }
  /// The name of the system that the library follows.
  open var systemName: String { "iOS" }
  /// The version of the system that the library follows.
  open var systemVersion: String { "18.0" }

  // MARK: Battery and surroundings; each stage has a device of its own

  /// Whether the battery is watched: only then it has a level and a state. Rules: ACT-41.
  open var isBatteryMonitoringEnabled: Bool {
    get { DeviceValues.current.watchesBattery }
    set { DeviceValues.current.watchesBattery = newValue }
  }
  /// The level from 0 to 1; -1 if it is not watched. Rules: ACT-41.
  open var batteryLevel: Float { isBatteryMonitoringEnabled ? DeviceValues.current.level : -1 }
  /// The state; `unknown` if it is not watched. Rules: ACT-41.
  open var batteryState: BatteryState { isBatteryMonitoringEnabled ? DeviceValues.current.state : .unknown }
  /// Whether something near is watched for. Nothing ever comes near.
  open var isProximityMonitoringEnabled: Bool {
    get { DeviceValues.current.watchesProximity }
    set { DeviceValues.current.watchesProximity = newValue }
  }
  /// Whether something is near: no.
  open var proximityState: Bool { false }
  /// Identifies the device for the maker of the application: always the same.
  open var identifierForVendor: UUID? { DeviceValues.current.identifier }
  /// Whether several applications run at once: yes.
  open var isMultitaskingSupported: Bool { true }
  /// Does nothing: there is no sound.
  open func playInputClick() {}

  /// The orientation of the device: unknown until a test calls ``rotate(to:)`` or ``hold(in:)``.
  open var orientation: UIDeviceOrientation { currentOrientation }

  /// Simulates a user who holds the device otherwise, in one event, while the interface stays: while
  /// ``isGeneratingDeviceOrientationNotifications`` is true, ``orientationDidChangeNotification`` is posted. Windows keep their size;
  /// ``rotate(to:)`` turns the interface, too. Not in UIKit. Rules: TURN-06.
  /// - Parameter orientation: The new ``orientation``.
  @_disfavoredOverload
  public final func hold(in orientation: UIDeviceOrientation) {
    guard orientation != currentOrientation else { return }
    Stage.turn("hold(in:)", nil, .event) {
      currentOrientation = orientation
      guard isGeneratingDeviceOrientationNotifications else { return }
      NotificationCenter.default.post(name: Self.orientationDidChangeNotification, object: self)
    }
  }
  private var currentOrientation = UIDeviceOrientation.unknown
  private var listeners = 0

  /// Simulates a user who turns the device, in one event: ``orientation`` and its notification, then the interface turns if the
  /// application, its front-most controller and that controller's `shouldAutorotate` agree. Windows that fill the screen get its
  /// new size, with an animated transition.
  /// - Returns: Whether the interface is in the device's orientation now.
  /// - Issues: `noCommonOrientation`.
  /// - Rules: TRAIT-11, TRAIT-13, TRAIT-14, M-ROT-01, TURN-06.
  @discardableResult
  public func rotate(to orientation: UIDeviceOrientation) -> Bool {
    let orientations = InterfaceOrientations.current
    // The object exists before the application is asked.
    _ = UIApplication.shared
    Stage.current.cycle.turn(PublicCall("rotate(to:)", nil, .event)) {
      hold(in: orientation)
      if let target = orientation.interface { orientations.deviceTurned(to: target) }
    }
    return orientation.interface == orientations.orientation
  }

  /// Whether rotations of the device post notifications.
  open var isGeneratingDeviceOrientationNotifications: Bool { listeners > 0 }
  /// Makes rotations of the device post notifications. Calls nest.
  open func beginGeneratingDeviceOrientationNotifications() { listeners += 1 }
  /// Ends one call of ``beginGeneratingDeviceOrientationNotifications()``.
  open func endGeneratingDeviceOrientationNotifications() { listeners = max(listeners - 1, 0) }
}

/// The orientations of a device.
public enum UIDeviceOrientation: Int, Hashable, Sendable {
  /// Unknown.
  case unknown
  /// Upright, the button at the bottom.
  case portrait
  /// Upright, the button at the top.
  case portraitUpsideDown
  /// On its side, the button on the right.
  case landscapeLeft
  /// On its side, the button on the left.
  case landscapeRight
  /// Flat, the screen up.
  case faceUp
  /// Flat, the screen down.
  case faceDown

  /// Whether the device is upright.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the device is on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether the device lies flat.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// Whether an interface orientation corresponds to the device's.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }

  /// The orientation of the interface on a device that is held in this way; the sides are exchanged.
  fileprivate var interface: UIInterfaceOrientation? {
    switch self {
    case .portrait: .portrait
    case .portraitUpsideDown: .portraitUpsideDown
    case .landscapeLeft: .landscapeRight
    case .landscapeRight: .landscapeLeft
    case .unknown, .faceUp, .faceDown: nil
    }
  }
}
