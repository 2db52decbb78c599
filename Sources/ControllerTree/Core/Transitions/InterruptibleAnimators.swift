import Foundation

/// Whether a transition's animator provides an interruptible animator, so that other code can pause and continue the
/// animation.
enum Lending {
  case notAsked
  case nothing
  case animator(any UIViewImplicitlyAnimating)
}

extension ControllerTransition {
  /// The interruptible animator of the transition's animator (TRANS-14).
  ///
  /// It is read once, while the transition runs: many clients make the animation when the transition begins.
  var interruptible: (any UIViewImplicitlyAnimating)? {
    switch lending {
    case .animator(let animator): return animator
    case .nothing: return nil
    case .notAsked:
      guard case .running = state, let answer = animator?.interruptibleAnimator(using: self) else { return nil }
      guard !(answer is NothingToInterrupt) else {
        lending = .nothing
        return nil
      }
      lending = .animator(answer)
      TransitionRecord.add("interruptibleAnimator", of: script)
      return answer
    }
  }

  /// Starts the interruptible animator if the transition's animator has not started it.
  func startInterruptible() {
    guard case .running = state, let interruptible, interruptible.state == .inactive else { return }
    interruptible.startAnimation()
    if interaction == .active { animations.hold(interruptible) }
  }
}

/// The default of animators without an interruptible animator.
final class NothingToInterrupt: NSObject, UIViewImplicitlyAnimating {
  var state: UIViewAnimatingState { .inactive }
  var isRunning: Bool { false }
  var isReversed = false
  var fractionComplete: CGFloat = 0
  func startAnimation() {}
  func startAnimation(afterDelay delay: TimeInterval) {}
  func pauseAnimation() {}
  func stopAnimation(_ withoutFinishing: Bool) {}
  func finishAnimation(at finalPosition: UIViewAnimatingPosition) {}
}
