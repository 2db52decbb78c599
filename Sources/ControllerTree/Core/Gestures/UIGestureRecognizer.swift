import Foundation

/// Recognises a gesture, and calls its handlers.
///
/// There are no touches to recognise: a test, or a simulation of a container such as
/// ``UINavigationController/interactivePop``, sets ``state``. Beginning a gesture asks the view and the delegate; each change
/// calls the handlers and targets, in the order of adding. Rules: RESP-19.
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
    didSet { if !isEnabled, state == .began || state == .changed { state = .cancelled } }
  }
  /// The recognizer's name.
  open var name: String?
  /// Whether the view loses the touches that become a gesture. The library never reads it.
  open var cancelsTouchesInView = true
  /// Whether the view gets touches only once they can be no gesture any more. The library never reads it.
  open var delaysTouchesBegan = false
  /// Whether the view gets the end of touches late. The library never reads it.
  open var delaysTouchesEnded = true
  /// The number of touches in the gesture: always 0, as there are no touches.
  open var numberOfTouches: Int { 0 }

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

  /// The stage of the gesture. Setting it calls the handlers, in a turn of its own; an end leads back to `.possible`.
  ///
  /// Before a gesture begins, the view and the delegate are asked; it fails if one of them refuses.
  open var state: State {
    get { current }
    set { Stage.turn("state", self, .event) { move(to: newValue) } }
  }

  private var current = State.possible

  private func move(to new: State) {
    switch new {
    case .possible: current = .possible
    case .failed: fail()
    case .began, .changed, .ended, .cancelled:
      if current == .possible, !mayBegin { return fail() }
      current = new
      for handler in handlers {
        switch handler {
        case .closure(let handler): handler(self)
        case .target(let target): target.object.map { ActionSending.send(target.action, to: $0, from: self) }
        }
      }
      switch current {
      case .ended, .cancelled: reset()
      case .possible, .began, .changed, .failed: break
      }
    }
  }

  private func fail() {
    current = .failed
    reset()
  }

  /// Prepares the recognizer for the next gesture. An override calls `super`.
  open func reset() { current = .possible }

  private var mayBegin: Bool {
    guard isEnabled, view?.gestureRecognizerShouldBegin(self) ?? true else { return false }
    return delegate?.gestureRecognizerShouldBegin(self) ?? true
  }

  /// Whether `number` can be stored in `property`: NaN and infinity are reported (MIS-32).
  package final func accepts(_ number: CGFloat, as property: StaticString) -> Bool { accepts(number, for: property) }

  /// The place of the gesture, in the coordinates of `view`: always zero.
  open func location(in view: UIView?) -> CGPoint { .zero }

  /// Does nothing: gestures do not compete.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}
}

extension UIGestureRecognizer: Nameable {
  var nameTitle: String? { name }
}

/// Decides whether a gesture begins. Clients implement it.
@preconcurrency @MainActor
public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  /// Whether the gesture may begin. Rules: NAV-24.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  /// Whether both gestures may run at once. Never called, as gestures do not compete.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Whether the gesture waits for the other one to fail. Never called, as gestures do not compete.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Whether the other gesture waits for this one to fail. Never called, as gestures do not compete.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Whether the recognizer gets a touch. Never called, as there are no touches.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
}

extension UIGestureRecognizerDelegate {
  /// `true`.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// `false`.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// `false`.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// `false`.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// `true`.
  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { true }
}
