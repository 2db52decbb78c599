import Foundation

/// The device that the interface is on, as the main screen describes it.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  /// The device of the current ``Stage``.
  public class var current: UIDevice { Stage.current.part(UIDevice.self) { UIDevice() } }

  /// The device has been turned; the object is the device.
  nonisolated public static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")

  /// What kind of device it is: what ``UIScreen/main`` says.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { UIScreen.main.traitCollection.userInterfaceIdiom }
  /// What the device is: `iPad` for a tablet, else `iPhone`.
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  /// ``model``.
  open var localizedModel: String { model }
  /// What a person has called the device: ``model``.
  open var name: String { model }
  /// The name of the system whose behaviour is followed.
  open var systemName: String { "iOS" }
  /// The version of the system whose behaviour is followed.
  open var systemVersion: String { "18.0" }

  /// How the device is held: not known until somebody says so.
  ///
  /// Assigning it stands for a person who turns the device: while ``isGeneratingDeviceOrientationNotifications`` is true,
  /// ``orientationDidChangeNotification`` is posted. Windows keep their size. Rules: TURN-06.
  public var orientation: UIDeviceOrientation {
    get { currentOrientation }
    set {
      guard newValue != currentOrientation else { return }
      Stage.current.cycle.turn(PublicCall("orientation", nil, .event)) {
        currentOrientation = newValue
        guard isGeneratingDeviceOrientationNotifications else { return }
        NotificationCenter.default.post(name: Self.orientationDidChangeNotification, object: self)
      }
    }
  }
  private var currentOrientation = UIDeviceOrientation.unknown
  private var listeners = 0

  /// Whether somebody wants to hear when the device is turned.
  open var isGeneratingDeviceOrientationNotifications: Bool { listeners > 0 }
  /// Somebody wants to hear when the device is turned. Calls nest.
  open func beginGeneratingDeviceOrientationNotifications() { listeners += 1 }
  /// Somebody does not want to hear it any more.
  open func endGeneratingDeviceOrientationNotifications() { listeners = max(listeners - 1, 0) }
}

/// How a device is held.
public enum UIDeviceOrientation: Int, Hashable, Sendable {
  /// Not known.
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

  /// Whether it is upright.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether it is on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether it lies flat.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// Whether the orientation says how an interface would stand.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}
