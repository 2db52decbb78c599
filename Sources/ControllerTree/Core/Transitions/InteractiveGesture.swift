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
    step("update(_:)", .changed) { driver.update(percentComplete) }
  }

  /// The user lifts the finger, and the transition ends.
  /// - Issues: `notInteractive` before the gesture has begun and after its end.
  public final func finish() { step("finish()", .ended) { driver.finish() } }

  /// The user lifts the finger, and the transition is cancelled; the class states the callbacks.
  /// - Issues: `notInteractive` before the gesture has begun and after its end.
  /// - Rules: TRANS-12, TRANS-13.
  public final func cancel() { step("cancel()", .cancelled) { driver.cancel() } }

  private func step(_ call: StaticString, _ state: UIGestureRecognizer.State, _ body: () -> Void) {
    Stage.turn(call, subject, .event) {
      if let recognizer, recognizer.state != .possible { recognizer.state = state }
      body()
    }
  }
}
