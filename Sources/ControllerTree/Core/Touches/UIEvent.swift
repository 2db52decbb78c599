import Foundation

/// Input from the user or the device: touches, a motion, pressed buttons (`UIPressesEvent`).
///
/// There is no device here. ``UIWindow/fingers`` makes the touches and events of a person's acts. A test can also make them itself, and
/// pass them to a window's `sendEvent(_:)` or directly to a responder.
///
/// ```swift
/// let touch = UITouch(location: CGPoint(x: 5, y: 5), in: button)
/// window.sendEvent(UIEvent(touches: [touch]))
/// touch.end()
/// window.sendEvent(UIEvent(touches: [touch]))
/// ```
@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// The kind of event.
  open var type: EventType { kind }
  /// Which motion it is; `.none` for everything else.
  open var subtype: EventSubtype { motion }
  /// When the event happened: virtual time, in seconds since the stage was made.
  public let timestamp: TimeInterval
  /// The keys that were held down.
  public let modifierFlags: UIKeyModifierFlags
  /// The buttons of a pointing device that were held down.
  public let buttonMask: ButtonMask

  /// In the order in which they were passed; sets have no order.
  let orderedTouches: [UITouch]
  /// The window of an event without touches; `nil` for the key window.
  let target: UIWindow?
  private let kind: EventType
  private let motion: EventSubtype

  /// Makes an event without touches.
  @preconcurrency @MainActor public override convenience init() { self.init(touches: []) }

  /// Makes an event of touches. Not in UIKit, where only the system makes events.
  /// - Parameters:
  ///   - touches: They are delivered in this order.
  ///   - modifierFlags: The keys that are held down.
  ///   - buttonMask: The buttons of a pointing device that are held down.
  public convenience init(
    touches: [UITouch], modifierFlags: UIKeyModifierFlags = [], buttonMask: ButtonMask = []
  ) {
    self.init(.touches, touches: touches, modifierFlags: modifierFlags, buttonMask: buttonMask)
  }

  /// Makes an event of a motion, such as `.motionShake`. Not in UIKit, where only the system makes events.
  public convenience init(motion: EventSubtype) { self.init(.motion, motion: motion) }

  init(
    _ kind: EventType, motion: EventSubtype = .none, touches: [UITouch] = [], modifierFlags: UIKeyModifierFlags = [],
    buttonMask: ButtonMask = [], window: UIWindow? = nil
  ) {
    self.kind = kind
    target = window
    self.motion = motion
    self.modifierFlags = modifierFlags
    self.buttonMask = buttonMask
    orderedTouches = touches
    timestamp = UpdateCycle.main.now / .seconds(1)
    super.init()
  }

  /// All touches of the event; `nil` if it is not an event of touches.
  open var allTouches: Set<UITouch>? { kind == .touches ? Set(orderedTouches) : nil }

  /// The touches that began in `view`.
  open func touches(for view: UIView) -> Set<UITouch>? { touches { $0.view === view } }

  /// The touches that began in views of `window`.
  open func touches(for window: UIWindow) -> Set<UITouch>? { touches { $0.window === window } }

  /// The touches that a recognizer gets.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    touches { $0.followers.contains { $0 === gesture } }
  }

  /// All places of a touch since the last event, the present one at the end. Rules: TOUCH-26.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? {
    has(touch) ? touch.samples?.coalesced ?? [touch] : nil
  }

  /// Where a touch that moves probably goes: two more steps as long as the last one. Rules: TOUCH-26.
  open func predictedTouches(for touch: UITouch) -> [UITouch]? { has(touch) ? touch.samples?.predicted ?? [] : nil }

  private func has(_ touch: UITouch) -> Bool { orderedTouches.contains { $0 === touch } }

  private func touches(where isMeant: (UITouch) -> Bool) -> Set<UITouch>? {
    let meant = orderedTouches.filter(isMeant)
    return meant.isEmpty ? nil : Set(meant)
  }
}

extension UIEvent {
  /// The kinds of events.
  public enum EventType: Int, Hashable, Sendable {
    /// Fingers or a pencil.
    case touches = 0
    /// The device was moved.
    case motion = 1
    /// A remote control, or the buttons of headphones.
    case remoteControl = 2
    /// Buttons that are pressed.
    case presses = 3
    /// A wheel or a trackpad.
    case scroll = 10
    /// A pointer over a view.
    case hover = 11
    /// Two fingers on a trackpad.
    case transform = 14
  }

  /// The subtype of an event.
  public enum EventSubtype: Int, Hashable, Sendable {
    /// No subtype.
    case none = 0
    /// The device was shaken.
    case motionShake = 1
    /// Play.
    case remoteControlPlay = 100
    /// Pause.
    case remoteControlPause = 101
    /// Stop.
    case remoteControlStop = 102
    /// Toggles between play and pause.
    case remoteControlTogglePlayPause = 103
    /// The next track.
    case remoteControlNextTrack = 104
    /// The previous track.
    case remoteControlPreviousTrack = 105
    /// Rewinding begins.
    case remoteControlBeginSeekingBackward = 106
    /// Rewinding ends.
    case remoteControlEndSeekingBackward = 107
    /// Fast-forwarding begins.
    case remoteControlBeginSeekingForward = 108
    /// Fast-forwarding ends.
    case remoteControlEndSeekingForward = 109
  }

  /// Buttons of a pointing device.
  public struct ButtonMask: OptionSet, Hashable, Sendable {
    /// One bit per element.
    public let rawValue: Int
    /// A set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The first button, usually the left one.
    public static let primary = Self(rawValue: 1 << 0)
    /// The second button, usually the right one.
    public static let secondary = Self(rawValue: 1 << 1)
  }
}

/// Keys that modify the meaning of other keys and touches.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  /// One bit per element.
  public let rawValue: Int
  /// A set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Caps Lock.
  public static let alphaShift = Self(rawValue: 1 << 16)
  /// Shift.
  public static let shift = Self(rawValue: 1 << 17)
  /// Control.
  public static let control = Self(rawValue: 1 << 18)
  /// Option.
  public static let alternate = Self(rawValue: 1 << 19)
  /// Command.
  public static let command = Self(rawValue: 1 << 20)
  /// A key of the numeric pad.
  public static let numericPad = Self(rawValue: 1 << 21)
}
