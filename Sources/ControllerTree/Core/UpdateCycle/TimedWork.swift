/// Gets each animation that begins while it observes the cycle, and may pause it.
@MainActor protocol TimedWorkObserver: AnyObject {
  func began(_ work: TimedWork)
}

/// A piece of deferred work with a duration, a current place, and an end: an animation or a transition.
///
///     running forward ──▶ finished      stand() pauses it at its place, run(_:) resumes it, in either direction
///     running back    ──▶ cancelled
///
/// All times are the cycle's virtual times.
@MainActor final class TimedWork {
  enum Outcome: Hashable, Sendable { case finished, cancelled }

  /// What the work is for.
  enum Role {
    case animation
    /// Waits for other work to end, or moves the keyboard; no transition waits for it.
    case watch
  }

  /// The direction and the speed of the work.
  struct Pace: Hashable {
    let isBack: Bool
    /// 1 is the normal speed.
    let speed: Double

    init(back isBack: Bool = false, speed: Double = 1) {
      self.isBack = isBack
      self.speed = Self.clamped(speed)
    }

    /// The time that a part of the work takes. At normal speed nothing is rounded.
    fileprivate func time(for part: Duration) -> Duration { speed == 1 ? part : part / speed }

    /// The change of the place in `time`.
    fileprivate func way(in time: Duration) -> Duration {
      let way = speed == 1 ? time : time * speed
      return isBack ? .zero - way : way
    }

    /// Limits the speed, so that the remaining time fits into a `Duration`.
    private static func clamped(_ speed: Double) -> Double { speed > 0 ? min(max(speed, 1e-6), 1e6) : 1 }
  }

  private enum State {
    /// The work was at the place `from` at the time `since`.
    case running(from: Duration, since: Duration, Pace)
    case standing(at: Duration)
    case ended(Outcome, at: Duration)
  }

  let start: Duration
  /// The time before the movement begins. On the way back it does not count.
  let delay: Duration
  let duration: Duration
  let role: Role
  /// Retains the object that the work belongs to while the work runs.
  var owner: AnyObject?
  /// Runs once the work has run back to its start, before the code for its end.
  var onReturn: (() -> Void)?
  private var state: State
  private var end: ((Outcome) -> Void)?
  private unowned let cycle: UpdateCycle

  init(
    delay: Duration = .zero, duration: Duration, role: Role = .animation, cycle: UpdateCycle,
    end: @escaping @MainActor (Outcome) -> Void
  ) {
    start = cycle.now
    self.delay = delay
    self.duration = duration
    self.role = role
    self.cycle = cycle
    self.end = end
    state = .standing(at: .zero)
  }

  private var length: Duration { delay + duration }

  /// When the work ends if nothing changes; for paused work, as if it resumed now.
  var deadline: Duration {
    switch state {
    case .running(let from, let since, let pace):
      since + pace.time(for: pace.isBack ? max(from - delay, .zero) : length - from)
    case .standing(let place): cycle.now + length - place
    case .ended: cycle.now
    }
  }

  /// The part of delay and duration that has passed.
  var place: Duration {
    switch state {
    case .running(let from, let since, let pace):
      clamped(from + pace.way(in: cycle.currentTime - since))
    case .standing(let place), .ended(_, let place): place
    }
  }

  /// The part of the duration that has passed, from 0 to 1.
  var progress: Double {
    guard duration > .zero else { return 1 }
    return min(max((place - delay) / duration, 0), 1)
  }

  var isRunning: Bool { if case .running = state { true } else { false } }

  /// `nil` while the work runs or is paused.
  var outcome: Outcome? {
    if case .ended(let outcome, _) = state { outcome } else { nil }
  }

  // MARK: Changing

  /// Resumes from the current place.
  func run(_ pace: Pace = Pace()) {
    guard outcome == nil else { return }
    cycle.forget(self)
    state = .running(from: place, since: cycle.currentTime, pace)
    cycle.insert(self)
  }

  /// Pauses at the current place.
  func stand() { stand(at: place) }

  /// Pauses at a place, in seconds, limited to the length of the work.
  func stand(atSeconds seconds: Double) { stand(at: .nearest(seconds)) }

  /// Pauses at a part of the duration, from 0 to 1.
  func stand(atProgress progress: Double) { stand(at: delay + .nearest(progress * (duration / .seconds(1)))) }

  private func stand(at place: Duration) {
    guard outcome == nil else { return }
    cycle.forget(self)
    state = .standing(at: clamped(place))
  }

  /// Ends the work early, as cancelled. Does nothing if it has ended.
  func cancel() {
    cycle.forget(self)
    end(.cancelled)
  }

  /// Ends the work at its deadline.
  func reachDeadline() {
    guard case .running(_, _, let pace) = state else { return }
    if pace.isBack { onReturn?() }
    end(pace.isBack ? .cancelled : .finished)
  }

  /// Ends the work now, as if its deadline had been reached.
  func reachDeadlineNow() {
    cycle.forget(self)
    reachDeadline()
  }

  private func end(_ outcome: Outcome) {
    guard let end else { return }
    state = .ended(outcome, at: outcome == .finished ? length : place)
    self.end = nil
    onReturn = nil
    let owner = owner
    self.owner = nil
    withExtendedLifetime(owner) { end(outcome) }
  }

  private func clamped(_ place: Duration) -> Duration { min(max(place, .zero), length) }
}

extension Duration {
  /// Rounds to whole nanoseconds, so that the remaining time of interactively moved work is exact.
  fileprivate static func nearest(_ seconds: Double) -> Duration { .nanoseconds(Int64((seconds * 1e9).rounded())) }
}
