import Foundation

/// What a person's movement is taken for, and who hears of it.
///
/// There are no fingers that it could follow: whoever stands for the person, a test or a container's own act such as
/// ``UINavigationController/interactivePop``, moves ``state``. Beginning asks the view and the delegate; each change is told to
/// the handlers. UIKit's `addTarget(_:action:)` needs the Objective-C runtime; a handler is its closure.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  /// How far a gesture has come.
  public enum State: Int, Hashable, Sendable {
    /// Nothing has happened, or not enough.
    case possible
    /// It has begun.
    case began
    /// It goes on.
    case changed
    /// It has ended.
    case ended
    /// It was broken off.
    case cancelled
    /// It was not the gesture after all.
    case failed

    /// A gesture that takes no time has happened.
    public static let recognized = State.ended
  }

  final var nameNumber: Int32 = 0
  private var handlers: [(UIGestureRecognizer) -> Void] = []

  /// The view that the gesture is made in. Not retained.
  open internal(set) weak var view: UIView?
  /// Is asked whether the gesture may begin. Not retained.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// Whether the gesture is looked for. Turning it off breaks one off that is under way.
  open var isEnabled = true {
    didSet { if !isEnabled, state == .began || state == .changed { state = .cancelled } }
  }
  /// What the recognizer is called.
  open var name: String?
  /// Whether the view loses the touches that become a gesture. Kept and reported.
  open var cancelsTouchesInView = true
  /// Whether the view gets touches only when they can be no gesture any more. Kept and reported.
  open var delaysTouchesBegan = false
  /// Whether the view hears late that touches have ended. Kept and reported.
  open var delaysTouchesEnded = true
  /// How many fingers make the gesture: none is ever seen.
  open var numberOfTouches: Int { 0 }

  /// Makes a recognizer that nobody hears of.
  @preconcurrency @MainActor public override init() { super.init() }

  /// Makes a recognizer that nobody hears of; an archive's content is not read.
  public required init?(coder: NSCoder) { super.init() }

  /// Makes a recognizer with a handler.
  public convenience init(handler: @escaping (UIGestureRecognizer) -> Void) {
    self.init()
    addHandler(handler)
  }

  /// Adds what is called when ``state`` changes, other than back to `.possible` or to `.failed`.
  public final func addHandler(_ handler: @escaping (UIGestureRecognizer) -> Void) { handlers.append(handler) }

  /// How far the gesture has come. Setting it tells the handlers, in a turn of its own; an end leads back to `.possible`.
  ///
  /// A gesture that is possible asks before it begins, and fails if the view or the delegate is against it.
  open var state: State {
    get { current }
    set { Stage.current.cycle.turn(PublicCall("state", self, .event)) { move(to: newValue) } }
  }

  private var current = State.possible

  private func move(to new: State) {
    switch new {
    case .possible: current = .possible
    case .failed: fail()
    case .began, .changed, .ended, .cancelled:
      if current == .possible, !mayBegin { return fail() }
      current = new
      for handler in handlers { handler(self) }
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

  /// The recognizer is ready for the next gesture. An override calls `super`.
  open func reset() { current = .possible }

  private var mayBegin: Bool {
    guard isEnabled, view?.gestureRecognizerShouldBegin(self) ?? true else { return false }
    return delegate?.gestureRecognizerShouldBegin(self) ?? true
  }

  /// Where the gesture is made, in the coordinates of `view`: nowhere in particular.
  open func location(in view: UIView?) -> CGPoint { .zero }

  /// Wants `otherGestureRecognizer` to fail first. Accepted; nothing competes.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}
}

extension UIGestureRecognizer: Nameable {
  var nameTitle: String? { name }
}

/// Has a say in whether a gesture begins. Clients implement it.
@preconcurrency @MainActor
public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  /// Whether the gesture may begin. Rules: NAV-24.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  /// Whether both gestures may be made at once. Nothing competes; nobody asks.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Whether the gesture waits for the other one to fail. Nothing competes; nobody asks.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Whether the other gesture waits for this one to fail. Nothing competes; nobody asks.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Whether the recognizer sees a touch. There are none; nobody asks.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
}

extension UIGestureRecognizerDelegate {
  /// Yes.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// No.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// No.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// No.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// Yes.
  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { true }
}
