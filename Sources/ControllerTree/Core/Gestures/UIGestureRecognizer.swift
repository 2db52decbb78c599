import Foundation

/// Recognises a gesture, and calls its handlers.
///
/// It gets the touches of its view and of the views inside: those of ``UIWindow/fingers``, or of events that a test sends. A test, or a
/// simulation of a container such as ``UINavigationController/interactivePop``, may also set ``state`` without touches. Beginning a
/// gesture asks the views and the delegate; each change calls the handlers and targets, in the order of adding.
///
/// A subclass overrides the four methods for touches and sets ``state`` in them. Rules: RESP-19, TOUCH-10 to TOUCH-25.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  /// The stages of a gesture.
  public enum State: Int, Hashable, Sendable {
    /// Nothing has happened yet, or not enough.
    case possible
    /// It has begun.
    case began
    /// It continues.
    case changed
    /// It has ended.
    case ended
    /// It was interrupted.
    case cancelled
    /// It turned out not to be this gesture.
    case failed

    /// A gesture without duration has happened.
    public static let recognized = State.ended
  }

  final var nameNumber: Int32 = 0
  private enum Handler {
    case closure((UIGestureRecognizer) -> Void)
    case target(SelectorTarget)
  }

  private var handlers: [Handler] = []

  /// The view of the gesture. Not retained.
  open internal(set) var view: UIView? {
    get { viewReference?.view }
    set { viewReference = newValue?.reference }
  }
  private var viewReference: ViewReference?
  /// The delegate decides whether the gesture may begin. Not retained.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// Whether the recognizer recognises its gesture. Turning it off cancels a running gesture.
  open var isEnabled = true {
    didSet {
      if !isEnabled, isFollowing || currentState == .began || currentState == .changed { state = .cancelled }
    }
  }
  /// The recognizer's name.
  open var name: String?
  /// Whether the view loses the touches that become a gesture: it gets `touchesCancelled(_:with:)` before the handlers are called.
  /// Rules: TOUCH-12.
  open var cancelsTouchesInView = true
  /// Whether the view gets touches only once they can be no gesture any more. Rules: TOUCH-13.
  open var delaysTouchesBegan = false
  /// Whether the view gets the end of touches only once they can be no gesture any more. Rules: TOUCH-13.
  open var delaysTouchesEnded = true
  /// Makes a recognizer that calls a method of an object.
  /// - Parameters:
  ///   - target: The object, which is not retained; `nil` for none.
  ///   - action: The method. It has no parameter, or one for the recognizer.
  @preconcurrency @MainActor public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// Makes a recognizer without handlers.
  @preconcurrency @MainActor public convenience override init() { self.init(target: nil, action: nil) }

  /// Makes a recognizer without handlers; reads nothing from the archive. A subclass of which storyboards make objects has it as
  /// a `required` initialiser and conforms to ``ArchiveInitializable``. Rules: IB-02.
  @preconcurrency @MainActor public init?(coder: NSCoder) { super.init() }

  /// The object was made from an Interface Builder file, and its outlets and actions are connected. The base does nothing.
  /// Rules: IB-05, IB-12.
  open func awakeFromNib() {}

  /// Makes a recognizer with a handler.
  public convenience init(handler: @escaping (UIGestureRecognizer) -> Void) {
    self.init()
    addHandler(handler)
  }

  /// Adds a handler for changes of ``state``, except those to `.possible` or `.failed`.
  public final func addHandler(_ handler: @escaping (UIGestureRecognizer) -> Void) {
    handlers.append(.closure(handler))
  }

  /// Removes the handlers that ``addHandler(_:)`` has added.
  package final func removeHandlers() {
    handlers.removeAll { if case .closure = $0 { true } else { false } }
  }

  /// Calls a method of `target` for changes of ``state``, except those to `.possible` or `.failed`.
  /// - Parameters:
  ///   - target: The object, which is not retained.
  ///   - action: The method. It has no parameter, or one for the recognizer.
  /// - Rules: RESP-19.
  open func addTarget(_ target: Any, action: Selector) {
    let new = SelectorTarget(target, action)
    for case .target(let present) in handlers where present == new { return }
    handlers.append(.target(new))
  }

  /// Stops calling `target`.
  /// - Parameters:
  ///   - target: The object; `nil` stops the calls of all objects.
  ///   - action: The method; `nil` for all methods.
  open func removeTarget(_ target: Any?, action: Selector?) {
    handlers.removeAll {
      if case .target(let present) = $0 { present.matches(target, action) } else { false }
    }
  }

  /// Whether a method of `target` is called.
  final func hasTarget(_ target: AnyObject) -> Bool {
    for case .target(let present) in handlers where present.matches(target, nil) { return true }
    return false
  }

  /// The stage of the gesture. Setting it calls the handlers, in a turn of its own; an end leads back to `.possible`.
  ///
  /// Before a gesture begins, the views and the delegate are asked; it fails if one of them refuses. While the recognizer follows
  /// touches, a subclass sets the state: it takes part in the competition with other recognizers, and handlers are called when all
  /// recognizers have got the event. Without touches, a test sets it, and the handlers are called at once.
  /// Rules: TOUCH-20 to TOUCH-24.
  open var state: State {
    get { currentState }
    set {
      Stage.turn("state", self, .event) {
        guard let environment = attempt?.environment else { return move(to: newValue) }
        environment.act { GestureRules.move(self, to: newValue, in: environment) }
      }
    }
  }

  /// Only the environment and the functions below change it.
  final var currentState = State.possible {
    didSet { if currentState != oldValue { PropertyChanges.tell(self, "state", from: oldValue) } }
  }
  /// The touches; `nil` if there are none.
  final var attempt: GestureAttempt?

  private func move(to new: State) {
    switch new {
    case .possible: currentState = .possible
    case .failed: fail()
    case .began, .changed, .ended, .cancelled:
      if currentState == .possible, !mayBegin { return fail() }
      currentState = new
      callHandlers()
      switch currentState {
      case .ended, .cancelled: reset()
      case .possible, .began, .changed, .failed: break
      }
    }
  }

  final func callHandlers() {
    for handler in handlers {
      switch handler {
      case .closure(let handler): handler(self)
      case .target(let target): target.object.map { ActionSending.send(target.action, to: $0, from: self) }
      }
    }
  }

  private func fail() {
    currentState = .failed
    reset()
  }

  /// Prepares the recognizer for the next gesture: called after its end, failure or cancellation, before the state is `.possible`
  /// again. An override calls `super`. Rules: TOUCH-24.
  open func reset() { currentState = .possible }

  /// Whether the views, the delegate and the recognizer itself let the gesture begin.
  final var mayBegin: Bool {
    guard isEnabled, hasConditions, viewsAgree else { return false }
    return delegate?.gestureRecognizerShouldBegin(self) ?? true
  }

  /// Conditions of the library's own recognizers.
  var hasConditions: Bool { condition?() ?? true }
  /// The condition of a recognizer of a container or a list.
  package final var condition: (() -> Bool)?

  /// Asks the touched view and its superviews up to the recognizer's own (TOUCH-21).
  private var viewsAgree: Bool {
    var current = attempt?.touches.last?.origin ?? view
    while let candidate = current {
      guard candidate.gestureRecognizerShouldBegin(self) else { return false }
      current = candidate === view ? nil : candidate.links.superview
    }
    return true
  }

  /// Whether `number` can be stored in `property`: NaN and infinity are reported (MIS-32).
  package final func accepts(_ number: CGFloat, as property: StaticString) -> Bool { accepts(number, for: property) }

  // MARK: Touches

  /// The touches that location and number mean: the fingers that are down, or were lifted last.
  var shownTouches: [UITouch] {
    let down = fingersDown
    guard down.isEmpty, let last = attempt?.touches.last else { return down }
    var lifted: [UITouch] = []
    for touch in attempt?.touches ?? [] where touch.patientTime == last.patientTime { lifted.append(touch) }
    return lifted
  }

  /// The number of fingers in the gesture; 0 without touches.
  open var numberOfTouches: Int { shownTouches.count }

  /// The middle between the fingers, in the coordinates of `view`, or of the window for `nil`; zero without touches.
  open func location(in view: UIView?) -> CGPoint {
    let touches = shownTouches
    guard let first = touches.first else { return .zero }
    guard touches.count > 1 else { return first.location(in: view) }
    return first.converted(middle(of: touches), to: view)
  }

  /// The place of a finger, in the coordinates of `view`, or of the window for `nil`. A number without a finger means
  /// ``location(in:)``.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    let touches = shownTouches
    return touches.indices.contains(touchIndex) ? touches[touchIndex].location(in: view) : location(in: view)
  }

  /// Modifier keys that were held down at the last event of the gesture.
  open var modifierFlags: UIKeyModifierFlags { attempt?.event?.modifierFlags ?? [] }
  /// Buttons of a pointing device that were held down at the last event of the gesture.
  open var buttonMask: UIEvent.ButtonMask { attempt?.event?.buttonMask ?? [] }

  /// The kinds of touches that the recognizer gets: raw values of `UITouch.TouchType`. By default all.
  open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3].map { NSNumber(value: $0) }
  /// The buttons that the recognizer gets: raw values of `UIPress.PressType`. By default none. Rules: TOUCH-16.
  open var allowedPressTypes: [NSNumber] = []
  /// Whether the touches of a gesture are of one kind. The library never reads it.
  open var requiresExclusiveTouchType = true

  final func allows(_ type: UITouch.TouchType) -> Bool {
    for allowed in allowedTouchTypes where allowed.intValue == type.rawValue { return true }
    return false
  }

  // MARK: For subclasses

  /// Fingers have come down. An override sets ``state``. The base does nothing. Rules: TOUCH-11.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Fingers have moved. The base does nothing.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Fingers were lifted. The base does nothing.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// The system has taken touches away. The base does nothing.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// More precise values have come for touches. The library never calls it.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}
  /// Buttons have been pressed. The base does nothing. Rules: TOUCH-16.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// The force of presses has changed. The base does nothing.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Buttons have been released. The base does nothing.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Presses were cancelled. The base does nothing.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

  /// The touch is no part of the gesture: the recognizer gets it no more, and its view keeps it. Rules: TOUCH-25.
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    touch.followers.removeAll { $0 === self }
    attempt?.touches.removeAll { $0 === touch }
  }
  /// Does nothing: a recognizer keeps no presses.
  open func ignore(_ button: UIPress, for event: UIPressesEvent) {}

  /// Whether the recognizer, once it is recognised, keeps the other one from being recognised. The base returns `true`.
  /// Rules: TOUCH-22.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether the other recognizer, once it is recognised, keeps this one from being recognised. The base returns `true`.
  /// Rules: TOUCH-22.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether the recognizer waits for the other one to fail. The base returns `false`. Rules: TOUCH-23.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Whether the other recognizer waits for this one to fail. The base returns `false`. Rules: TOUCH-23.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Whether the recognizer gets the touches of an event. The base asks the delegate.
  open func shouldReceive(_ event: UIEvent) -> Bool {
    delegate?.gestureRecognizer(self, shouldReceive: event) ?? true
  }

  /// The recognizer waits for the other one to fail. Rules: TOUCH-23.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    requirements.removeAll { $0.recognizer == nil }
    if otherGestureRecognizer !== self, !hasRequirement(otherGestureRecognizer) {
      requirements.append(Requirement(recognizer: otherGestureRecognizer))
    }
  }

  private struct Requirement {
    weak var recognizer: UIGestureRecognizer?
  }
  private var requirements: [Requirement] = []

  final func hasRequirement(_ other: UIGestureRecognizer) -> Bool {
    for requirement in requirements where requirement.recognizer === other { return true }
    return false
  }

  // MARK: Overridden by the library's own recognizers

  /// Whether the view of a touch does not get its beginning yet, while the recognizer is undecided.
  func keepsBack(_ touch: UITouch) -> Bool { delaysTouchesBegan }
  /// Whether the view of a touch may get its beginning.
  func letsContentBegin(_ touch: UITouch, _ event: UIEvent?) -> Bool { true }
}

extension UIGestureRecognizer: Nameable {
  var nameTitle: String? { name }
}
