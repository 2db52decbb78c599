import Foundation

/// A button of a remote control, a game controller or a keyboard that is held down.
@preconcurrency @MainActor
open class UIPress: NSObject {
  /// The phase of the press.
  open var phase: Phase { state }
  /// The button.
  public let type: PressType
  /// The responder that receives the press.
  open var responder: UIResponder? { target }
  /// The window of the responder.
  open var window: UIWindow? { target?.responderWindow }
  /// The key of a keyboard; `nil` for a button. Rules: TOUCH-17.
  open var key: UIKey? { pressedKey }
  private let pressedKey: UIKey?
  /// Whether a command of the key was carried out: nobody gets the press then.
  final var isTaken = false
  /// How hard the button is pressed, from 0 to 1.
  public let force: CGFloat
  /// When the press last changed: virtual time, in seconds since the stage was made.
  open var timestamp: TimeInterval { changed / .seconds(1) }

  let target: UIResponder?
  private var state: Phase
  private var changed: Duration

  /// Makes a press of the select button without a responder.
  @preconcurrency @MainActor public override convenience init() { self.init(type: .select, for: nil) }

  /// Makes a press. Not in UIKit, where only the system makes presses.
  /// - Parameters:
  ///   - type: The button.
  ///   - responder: The object that receives the press; on a device the first responder of the key window. The press retains it.
  ///   - phase: The phase of the press.
  ///   - force: How hard the button is pressed, from 0 to 1.
  public init(type: PressType, for responder: UIResponder?, phase: Phase = .began, force: CGFloat = 1) {
    self.type = type
    self.force = force
    pressedKey = nil
    target = responder
    state = phase
    changed = UpdateCycle.main.now
    super.init()
  }

  /// Makes the press of a key. Not in UIKit.
  /// - Parameters:
  ///   - key: The key. Its button is that of a remote control that does the same; else `select`, which no recognizer gets.
  ///   - responder: The object that receives the press. The press retains it.
  public init(key: UIKey, for responder: UIResponder?) {
    type = key.pressType ?? .select
    force = 1
    pressedKey = key
    target = responder
    state = .began
    changed = UpdateCycle.main.now
    super.init()
  }

  /// Releases the button. Not in UIKit. The caller makes and sends the next event.
  @_disfavoredOverload
  public func end() { become(.ended) }

  /// Cancels the press, as the system does. Not in UIKit.
  @_disfavoredOverload
  public func cancel() { become(.cancelled) }

  private func become(_ phase: Phase) {
    state = phase
    changed = UpdateCycle.main.now
  }
}

extension UIPress {
  /// The phase of a press.
  public enum Phase: Int, Hashable, Sendable {
    /// The button went down.
    case began = 0
    /// Its force changed.
    case changed = 1
    /// It is held as it was.
    case stationary = 2
    /// It was released.
    case ended = 3
    /// The system cancelled the press.
    case cancelled = 4
  }

  /// The button of a press.
  public enum PressType: Int, Hashable, Sendable {
    /// The arrow up.
    case upArrow = 0
    /// The arrow down.
    case downArrow = 1
    /// The arrow to the left.
    case leftArrow = 2
    /// The arrow to the right.
    case rightArrow = 3
    /// Select.
    case select = 4
    /// Menu.
    case menu = 5
    /// Play or pause.
    case playPause = 6
    /// Page up.
    case pageUp = 30
    /// Page down.
    case pageDown = 31
  }
}

/// An event of pressed buttons.
@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {
  /// In the order in which they were passed; sets have no order.
  let orderedPresses: [UIPress]

  /// Makes an event of presses. Not in UIKit, where only the system makes events.
  /// - Parameters:
  ///   - presses: They are delivered in this order.
  ///   - modifierFlags: The keys that are held down.
  public init(presses: [UIPress], modifierFlags: UIKeyModifierFlags = []) {
    orderedPresses = presses
    super.init(.presses, modifierFlags: modifierFlags)
  }

  /// Makes the event of a key that goes to a window.
  init(_ press: UIPress, _ flags: UIKeyModifierFlags, in window: UIWindow) {
    orderedPresses = [press]
    super.init(.presses, modifierFlags: flags, window: window)
  }

  /// All presses of the event.
  open var allPresses: Set<UIPress> { Set(orderedPresses) }
}
