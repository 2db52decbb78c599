import Foundation

/// The animations that begin with a transition: its animator's, and the alongside animations.
///
/// A user can pause them, move them and continue them, forward or back (TRANS-14). Model values change at once, so
/// nothing moves; only the end is delayed, and with it the animator's `completeTransition(_:)`. Once the first of them
/// has run back, all changed values are restored; what a completion then sets remains (TRANS-17).
@MainActor final class TransitionAnimations: TimedWorkObserver {
  private let cycle: UpdateCycle
  private let values = AnimatedValues()
  private var works: [TimedWork] = []
  /// The animations that the user has paused; a client may have paused its own property animator itself.
  private var held: [TimedWork] = []
  /// A client's own kind of animator that the user has paused.
  private var heldAnimator: (any UIViewImplicitlyAnimating)?
  private var isHolding = false

  init(on cycle: UpdateCycle) { self.cycle = cycle }

  /// Collects the animations that `body` begins.
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

  /// Pauses the animations, and those that begin until the release.
  func hold() {
    isHolding = true
    for work in works where work.isRunning { hold(work) }
  }

  /// Pauses an animator that is not one of the library's.
  func hold(_ animator: any UIViewImplicitlyAnimating) {
    guard animator.isRunning else { return }
    animator.pauseAnimation()
    heldAnimator = animator
  }

  /// The elapsed time of the held animations; `nil` if none is held.
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
    for work in released where !work.isRunning {
      work.onReturn = pace.isBack ? { [values] in values.restore() } : nil
      work.run(pace)
    }
    guard let animator = heldAnimator else { return }
    heldAnimator = nil
    if pace.isBack { animator.isReversed = true }
    animator.startAnimation()
  }

  /// The transition is over: held animations run in the direction in which it went.
  func end(back isBack: Bool) {
    release(.init(back: isBack))
    works = []
    values.forget()
  }

  /// Restores the changed values, if no animation has done so by running back.
  func revert() { values.restore() }

  private func hold(_ work: TimedWork) {
    work.stand()
    held.append(work)
  }
}
