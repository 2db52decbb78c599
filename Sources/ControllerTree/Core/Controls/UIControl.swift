import Foundation

/// A view that performs actions when the user acts on it.
@preconcurrency @MainActor
open class UIControl: UIView {
  /// The events of a control.
  public struct Event: OptionSet, Hashable, Sendable {
    /// One bit per event.
    public let rawValue: UInt
    /// Events from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A finger came down on it.
    public static let touchDown = Self(rawValue: 1 << 0)
    /// A finger came down on it again.
    public static let touchDownRepeat = Self(rawValue: 1 << 1)
    /// A finger moved inside it.
    public static let touchDragInside = Self(rawValue: 1 << 2)
    /// A finger that had come down on it moved outside.
    public static let touchDragOutside = Self(rawValue: 1 << 3)
    /// A finger moved into it.
    public static let touchDragEnter = Self(rawValue: 1 << 4)
    /// A finger moved out of it.
    public static let touchDragExit = Self(rawValue: 1 << 5)
    /// A finger was lifted inside it: a tap.
    public static let touchUpInside = Self(rawValue: 1 << 6)
    /// A finger was lifted outside it.
    public static let touchUpOutside = Self(rawValue: 1 << 7)
    /// A touch no longer counts.
    public static let touchCancel = Self(rawValue: 1 << 8)
    /// Its value has changed.
    public static let valueChanged = Self(rawValue: 1 << 12)
    /// Its main event.
    public static let primaryActionTriggered = Self(rawValue: 1 << 13)
    /// Its menu was opened.
    public static let menuActionTriggered = Self(rawValue: 1 << 14)
    /// Editing has begun.
    public static let editingDidBegin = Self(rawValue: 1 << 16)
    /// The edited text has changed.
    public static let editingChanged = Self(rawValue: 1 << 17)
    /// Editing has ended.
    public static let editingDidEnd = Self(rawValue: 1 << 18)
    /// Editing has ended with the return key.
    public static let editingDidEndOnExit = Self(rawValue: 1 << 19)
    /// All touches.
    public static let allTouchEvents = Self(rawValue: 0xFFF)
    /// All editing events.
    public static let allEditingEvents = Self(rawValue: 0xF_0000)
    /// Events that an app defines.
    public static let applicationReserved = Self(rawValue: 0x0F00_0000)
    /// Events that the system defines.
    public static let systemReserved = Self(rawValue: 0xF000_0000)
    /// All events.
    public static let allEvents = Self(rawValue: 0xFFFF_FFFF)
  }

  /// The state of a control.
  public struct State: OptionSet, Hashable, Sendable {
    /// One bit per state.
    public let rawValue: UInt
    /// States from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Nothing special.
    public static let normal: Self = []
    /// A finger is on it.
    public static let highlighted = Self(rawValue: 1 << 0)
    /// It can't be used.
    public static let disabled = Self(rawValue: 1 << 1)
    /// It is selected.
    public static let selected = Self(rawValue: 1 << 2)
    /// It has the focus.
    public static let focused = Self(rawValue: 1 << 3)
    /// States that an app defines.
    public static let application = Self(rawValue: 0x00FF_0000)
    /// States that the system defines.
    public static let reserved = Self(rawValue: 0xFF00_0000)
  }

  /// The vertical position of content.
  public enum ContentVerticalAlignment: Int, Hashable, Sendable {
    /// The cases are named for the position.
    case center, top, bottom, fill
  }

  /// The horizontal position of content.
  public enum ContentHorizontalAlignment: Int, Hashable, Sendable {
    /// The cases are named for the position.
    case center, left, right, fill, leading, trailing
  }

  private var actions = ControlActions()

  /// Makes a control with the given frame, in points of its future superview.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a control with an empty frame; an archive's content is not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Makes a control that performs an action on its main event, `primaryActionTriggered`.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  // MARK: State

  /// Whether the user can use the control.
  open var isEnabled = true {
    didSet { if layoutState.isObserved { PropertyChanges.tell(self, "isEnabled", from: oldValue) } }
  }
  /// Whether the control is selected.
  open var isSelected = false {
    didSet { if layoutState.isObserved { PropertyChanges.tell(self, "isSelected", from: oldValue) } }
  }
  /// Whether a finger is on the control. Touches set it. Rules: TOUCH-36.
  open var isHighlighted = false {
    didSet { if layoutState.isObserved { PropertyChanges.tell(self, "isHighlighted", from: oldValue) } }
  }

  /// The combination of ``isEnabled``, ``isSelected`` and ``isHighlighted``.
  open var state: UIControl.State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// The vertical position of the content. The library never reads it.
  open var contentVerticalAlignment = ContentVerticalAlignment.center
  /// The horizontal position of the content. The library never reads it.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center

  /// ``contentHorizontalAlignment``, with leading and trailing as left or right in the direction of the interface.
  open var effectiveContentHorizontalAlignment: UIControl.ContentHorizontalAlignment {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch contentHorizontalAlignment {
    case .leading: return isRightToLeft ? .right : .left
    case .trailing: return isRightToLeft ? .left : .right
    case let other: return other
    }
  }
  /// Whether a long press opens a menu. The library never reads it.
  open var isContextMenuInteractionEnabled = false
  /// Whether a change of the picture is animated. The library never reads it.
  open var isSymbolAnimationEnabled = false
  /// The text that a pointer above the control shows. The library never reads it.
  open var toolTip: String?

  // MARK: Touches

  /// The finger that the control follows.
  final var trackedTouch: UITouch?
  /// Whether the control follows a finger. Rules: TOUCH-36.
  open var isTracking: Bool { trackedTouch != nil }
  /// Whether the finger that the control follows is on it, or at most 70 points away. Rules: TOUCH-37.
  open internal(set) var isTouchInside = false

  /// A finger has come down on the control. An override may refuse to follow it. The base returns `true`. Rules: TOUCH-36.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// The finger has moved. An override may stop following it. The base returns `true`. Rules: TOUCH-36.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// The finger was lifted. The base does nothing. Rules: TOUCH-36.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  /// The finger was taken away. The base does nothing. Rules: TOUCH-36.
  open func cancelTracking(with event: UIEvent?) {}

  /// Follows the finger. An override that does not call `super` sends no events. Rules: TOUCH-36.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    ControlTracking.began(touches, self, event)
  }
  /// Follows the finger.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    ControlTracking.moved(touches, self, event)
  }
  /// Ends following the finger: a tap, if it is on the control.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    ControlTracking.ended(touches, self, event)
  }
  /// Ends following the finger.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    ControlTracking.cancelled(touches, self, event)
  }

  /// The events of a tap.
  final var eventsOfTap: UIControl.Event {
    (self as? any TappedControl)?.opensMenu == false ? [.touchUpInside, .primaryActionTriggered] : .touchUpInside
  }

  /// Sends the actions of events in the turn of the touch.
  final func send(_ events: UIControl.Event, with event: UIEvent?) { actions.send(events, of: self, with: event) }

  /// A tap of one finger on a control that a tap acts on is no gesture of a view around it. Rules: TOUCH-39.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    !(self is any TappedControl) || isNoTapAround(gestureRecognizer)
  }

  // MARK: Actions

  /// Performs `action` on `controlEvents`. It replaces an action of the same identifier on these events.
  open func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    actions.add(.action(action), for: controlEvents)
  }

  /// Stops performing `action` on `controlEvents`.
  open func removeAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Stops performing the action of this identifier on `controlEvents`.
  open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: UIControl.Event) {
    actions.removeAction(identifiedBy: actionIdentifier, for: controlEvents)
  }

  /// The events with at least one action or target.
  open var allControlEvents: UIControl.Event { actions.allEvents }

  /// Performs the actions for `controlEvents` and calls the targets, in the order of adding, whatever the control's state.
  /// One turn, like a tap. Rules: RESP-19, TURN-06.
  open func sendActions(for controlEvents: UIControl.Event) {
    Stage.turn("sendActions(for:)", self, .event) { actions.send(controlEvents, of: self, with: nil) }
  }

  /// Performs one action; `sendActions(for:)` calls it for each. Call `super` once, or not at all to suppress the action.
  open func sendAction(_ action: UIAction) { action.performWithSender(self, target: nil) }

  // MARK: Targets

  /// Calls a method of `target` on `controlEvents`, with the control and the event as far as the method has parameters.
  ///
  /// A target and method that are there already get the further events.
  /// - Parameters:
  ///   - target: The object, which is not retained. If it is `nil`, the first object of the responder chain that has the method
  ///     is called: from the first responder on, or from the control if there is none.
  ///   - action: The method: `#selector(save(_:))` after the plugin `UIKitSources`, or `Selector("save:", Screen.save(_:))`.
  ///   - controlEvents: The events.
  /// - Rules: RESP-19, RESP-20.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: UIControl.Event) {
    actions.add(.target(SelectorTarget(target, action)), for: controlEvents)
  }

  /// Stops calling `target` on `controlEvents`.
  /// - Parameters:
  ///   - target: The object; `nil` stops the calls of all objects.
  ///   - action: The method; `nil` for all methods.
  ///   - controlEvents: The events.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: UIControl.Event) {
    actions.remove(target: target, action, for: controlEvents)
  }

  /// The objects that are called, `NSNull` for the responder chain.
  open var allTargets: Set<AnyHashable> { actions.targets }

  /// Passes each action and each target of the control to `iterator`, in the order of adding, until that sets its last argument to `true`.
  /// - Parameter iterator: Gets an action or `nil`, a target with its method or `nil`, the events, and whether to stop.
  open func enumerateEventHandlers(
    _ iterator: (UIAction?, (Any?, Selector)?, UIControl.Event, inout Bool) -> Void
  ) {
    actions.forEach(iterator)
  }

  /// The names of the methods of `target` that are called on all of `controlEvent`; `nil` if there is none.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: UIControl.Event) -> [String]? {
    actions.names(of: target, for: controlEvent)
  }

  /// Calls one target; `sendActions(for:)` calls this for each. Call `super` once, or not at all to suppress the call.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    UIApplication.shared.sendAction(action, to: target, from: self, for: event)
  }

  /// Performs the actions for `primaryActionTriggered` and for a tap. Does nothing if the control
  /// is disabled. Rules: TURN-06.
  open func performPrimaryAction() {
    guard isEnabled else { return }
    sendActions(for: [.primaryActionTriggered, .touchUpInside])
  }
}
