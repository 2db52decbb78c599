import Foundation

/// The animations that a transition sets off when it begins: its animator's, and those that go along.
///
/// A person's hand can hold them, move them and let them go on, forward or back (TRANS-14). Models change at once, so nothing
/// moves; what is held back is the end, and with it the animator's `completeTransition(_:)`.
@MainActor final class TransitionAnimations: TimedWorkObserver {
  private let cycle: UpdateCycle
  private let values = AnimatedValues()
  private var works: [TimedWork] = []
  /// Those that stand because the hand has stopped them; a client's own property animator may stand by itself.
  private var held: [TimedWork] = []
  /// A client's own kind of animation that the hand has stopped.
  private var heldAnimator: (any UIViewImplicitlyAnimating)?
  private var isHolding = false

  init(on cycle: UpdateCycle) { self.cycle = cycle }

  /// Takes in the animations that `body` begins.
  func collect(_ body: () -> Void) {
    let outer = cycle.observer
    cycle.observer = self
    values.record(body)
    cycle.observer = outer
  }

  func began(_ work: TimedWork) {
    works.append(work)
    if isHolding { hold(work) }
  }

  /// From now on the animations stand.
  func hold() {
    isHolding = true
    for work in works where work.isRunning { hold(work) }
  }

  /// Has an animation of a kind that is not ours stand too.
  func hold(_ animator: any UIViewImplicitlyAnimating) {
    guard animator.isRunning else { return }
    animator.pauseAnimation()
    heldAnimator = animator
  }

  /// How far the held animations have come; `nil` if none is held.
  var place: Duration? { held.lazy.filter { $0.outcome == nil }.map(\.place).max() }

  /// Moves the held animations.
  func move(to progress: CGFloat, of duration: TimeInterval) {
    for work in held { work.stand(atSeconds: progress * duration) }
    heldAnimator?.fractionComplete = progress
  }

  /// Lets the held animations run to their ends, or back to their beginnings.
  func release(_ pace: TimedWork.Pace) {
    let released = held
    isHolding = false
    held = []
    for work in released where !work.isRunning { work.run(pace) }
    guard let animator = heldAnimator else { return }
    heldAnimator = nil
    if pace.isBack { animator.isReversed = true }
    animator.startAnimation()
  }

  /// The transition is over; what somebody still holds goes where it went.
  func end(back isBack: Bool) {
    release(.init(back: isBack))
    works = []
    values.forget()
  }

  /// Puts back what the animations have changed.
  func revert() { values.restore() }

  private func hold(_ work: TimedWork) {
    work.stand()
    held.append(work)
  }
}
