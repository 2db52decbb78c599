/// Keeps timed work from beginning, until it schedules the work itself.
@MainActor protocol TimedWorkHolder: AnyObject {
  func hold(_ work: TimedWork)
}

/// A piece of deferred work with a duration, a progress and an end that may be a cancellation: an animation, a transition.
///
/// Its times are the cycle's virtual times.
@MainActor final class TimedWork {
  enum Outcome: Hashable, Sendable { case finished, cancelled }

  private enum State {
    case running(end: (Outcome) -> Void)
    case ended(Outcome)
  }

  let start: Duration
  let duration: Duration
  private var state: State
  private unowned let cycle: UpdateCycle

  init(start: Duration, duration: Duration, cycle: UpdateCycle, end: @escaping @MainActor (Outcome) -> Void) {
    self.start = start
    self.duration = duration
    self.cycle = cycle
    state = .running(end: end)
  }

  var deadline: Duration { start + duration }

  /// How much of the duration has passed, from 0 to 1.
  var progress: Double {
    guard duration > .zero else { return 1 }
    return min(max((cycle.now - start) / duration, 0), 1)
  }

  /// `nil` while the work runs.
  var outcome: Outcome? {
    if case .ended(let outcome) = state { outcome } else { nil }
  }

  /// Ends the work before its time, as cancelled. Nothing happens if it has ended.
  func cancel() {
    cycle.forget(self)
    end(.cancelled)
  }

  func end(_ outcome: Outcome) {
    guard case .running(let end) = state else { return }
    state = .ended(outcome)
    end(outcome)
  }
}
