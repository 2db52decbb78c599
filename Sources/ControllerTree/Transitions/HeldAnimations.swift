/// Animations that stand still while a person drives them (TRANS-14).
///
/// Models change at once, so nothing moves; what is held back is the end: `UIView.animate`'s completion, and with it the
/// animator's `completeTransition(_:)`.
@MainActor final class HeldAnimations: TimedWorkHolder {
  private let cycle: UpdateCycle
  private var works: [TimedWork] = []

  /// Holds what `setUp` schedules.
  init(on cycle: UpdateCycle, _ setUp: () -> Void) {
    self.cycle = cycle
    let outer = cycle.holder
    cycle.holder = self
    setUp()
    cycle.holder = outer
  }

  func hold(_ work: TimedWork) { works.append(work) }

  /// Lets the animations run to their ends from where they are, or back to their beginnings.
  func run(from elapsed: Duration, back: Bool, speed: Double) {
    for work in works {
      let rest = back ? min(work.duration, elapsed) : max(work.duration - elapsed, .zero)
      _ = cycle.schedule(after: rest / speed) { outcome in work.end(back ? .cancelled : outcome) }
    }
    works = []
  }
}
