import Foundation

/// Whether a transition's animator lends out the animation that it runs, so that others can stop it and let it go on.
enum Lending {
  case notAsked
  case nothing
  case animator(any UIViewImplicitlyAnimating)
}

extension ControllerTransition {
  /// What the animator lends out (TRANS-14).
  ///
  /// It is asked once, and while the transition runs: many clients make the animation when the transition begins.
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

  /// Starts what the animator lends out and has not started itself.
  func startInterruptible() {
    guard case .running = state, let interruptible, interruptible.state == .inactive else { return }
    interruptible.startAnimation()
    if interaction == .active { animations.hold(interruptible) }
  }
}

/// The answer of animators that lend out nothing.
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
