import Foundation

/// A user's gesture that drives one transition, step by step. Its subclasses begin it.
///
/// Each step is a turn. The transition is interactive, as its coordinator reports, and does not end before ``finish()`` or
/// ``cancel()``, whatever the pacing. Rules: TRANS-12 to TRANS-14, TRANS-16, TURN-06.
@preconcurrency @MainActor
public class InteractiveGesture {
  /// The interaction controller of the transition.
  final let driver = UIPercentDrivenInteractiveTransition()
  private let recognizer: UIGestureRecognizer?

  /// - Parameter recognizer: The recognizer that the steps move.
  init(_ recognizer: UIGestureRecognizer? = nil) { self.recognizer = recognizer }

  /// The object that the user acts on; `nil` once it is released.
  var subject: (any Nameable)? { nil }

  /// How far the user has moved, from 0 to 1.
  public final var percentComplete: CGFloat { driver.percentComplete }

  /// The user moves as far as `percentComplete`; clamped to 0…1.
  /// - Issues: `notInteractive` before the gesture has begun and after its end.
  public final func update(_ percentComplete: CGFloat) {
    step("update(_:)", .changed) { follow(to: percentComplete) }
  }

  /// The user lifts the finger, and the transition ends.
  /// - Issues: `notInteractive` before the gesture has begun and after its end.
  public final func finish() { step("finish()", .ended) { end(finishing: true) } }

  /// The user lifts the finger, and the transition is cancelled; the class states the callbacks.
  /// - Issues: `notInteractive` before the gesture has begun and after its end.
  /// - Rules: TRANS-12, TRANS-13.
  public final func cancel() { step("cancel()", .cancelled) { end(finishing: false) } }

  /// Whether the steps move the recognizer alone, because the app has removed what begins the transition. In the base they do not.
  var movesRecognizerAlone: Bool { false }

  /// The user has moved as far as `part`, from 0 to 1. The base does nothing.
  func moved(to part: CGFloat) {}

  /// The user lets go after `part` of the way. The base does nothing.
  func willEnd(at part: CGFloat, finishing: Bool) {}

  private func follow(to part: CGFloat) {
    let isDriving = driver.isDriving
    driver.update(part)
    if isDriving { moved(to: driver.percentComplete) }
  }

  private func end(finishing: Bool) {
    if driver.isDriving { willEnd(at: driver.percentComplete, finishing: finishing) }
    if finishing { driver.finish() } else { driver.cancel() }
  }

  // MARK: Fingers

  private enum Fingers {
    case none
    case driving
  }
  private var fingers = Fingers.none

  /// Lets the fingers of a recognizer drive the gesture. It finishes beyond half of its way, or if the finger moves on fast (TOUCH-42).
  /// - Parameters:
  ///   - pan: The recognizer. It retains the closures.
  ///   - isMeant: Whether the gesture that begins is this one.
  ///   - begin: Begins the transition, and returns whether it has begun.
  ///   - progress: How far the fingers have come, from 0 to 1, and how fast they are, in whole ways per second.
  final func follow(
    _ pan: UIPanGestureRecognizer, if isMeant: @escaping () -> Bool = { true },
    begin: @escaping (UIPanGestureRecognizer) -> Bool,
    progress: @escaping (UIPanGestureRecognizer) -> (part: CGFloat, speed: CGFloat)
  ) {
    pan.addHandler { [weak self] recognizer in
      guard let self, let pan = recognizer as? UIPanGestureRecognizer, fingers == .driving || isMeant() else { return }
      fingersMoved(pan, begin: begin, progress: progress)
    }
  }

  /// The fingers of a recognizer have moved. A change of its state without fingers is a step of the gesture itself.
  final func fingersMoved(
    _ pan: UIPanGestureRecognizer, begin: (UIPanGestureRecognizer) -> Bool,
    progress: (UIPanGestureRecognizer) -> (part: CGFloat, speed: CGFloat)
  ) {
    guard pan.isFollowing else { return }
    switch (pan.state, fingers) {
    case (.began, .none):
      if begin(pan) { fingers = .driving } else { pan.state = .cancelled }
    case (.changed, .driving): if driver.isDriving { follow(to: progress(pan).part) }
    case (.ended, .driving):
      let (part, speed) = progress(pan)
      let finishes = abs(speed) > 1 ? speed > 0 : part > 0.5
      release { [self] in end(finishing: finishes) }
    case (.cancelled, .driving): release { [self] in end(finishing: false) }
    case (.began, .driving), (.changed, .none), (.ended, .none), (.cancelled, .none), (.possible, _), (.failed, _):
      break
    }
  }

  /// The fingers are up. A transition that has not started yet starts at the end of the turn.
  private func release(_ end: @escaping () -> Void) {
    fingers = .none
    if driver.isDriving { return end() }
    let driver = driver
    Stage.current.enqueue(ClosureWork { if driver.isDriving { end() } }, in: .completions)
  }

  private func step(_ call: StaticString, _ state: UIGestureRecognizer.State, _ body: () -> Void) {
    Stage.turn(call, subject, .event) {
      if let recognizer, recognizer.state != .possible {
        recognizer.state = state
        if movesRecognizerAlone { return }
      }
      body()
    }
  }
}
