/// Hears of animations that begin while it listens, and may hold them.
@MainActor protocol TimedWorkObserver: AnyObject {
  func began(_ work: TimedWork)
}

/// A piece of deferred work with a duration, a place in it, and an end that may be a cancellation: an animation, a transition.
///
///     running forward ──▶ finished      stand() holds it at its place, run(_:) lets it go on, in either direction
///     running back    ──▶ cancelled
///
/// Its times are the cycle's virtual times.
@MainActor final class TimedWork {
  enum Outcome: Hashable, Sendable { case finished, cancelled }

  /// Who waits for the work.
  enum Role {
    case animation
    /// Watches whether somebody else comes to an end, or moves the keyboard; no transition waits for it.
    case watch
  }

  /// How a place changes with time.
  struct Pace: Hashable {
    let isBack: Bool
    /// 1 is the work's own speed.
    let speed: Double

    init(back isBack: Bool = false, speed: Double = 1) {
      self.isBack = isBack
      self.speed = Self.clamped(speed)
    }

    /// How long the work needs for a part of itself. At its own speed nothing is rounded.
    fileprivate func time(for part: Duration) -> Duration { speed == 1 ? part : part / speed }

    /// By how much the place changes in `time`.
    fileprivate func way(in time: Duration) -> Duration {
      let way = speed == 1 ? time : time * speed
      return isBack ? .zero - way : way
    }

    /// No rest is ever longer than a duration can be.
    private static func clamped(_ speed: Double) -> Double { speed > 0 ? min(max(speed, 1e-6), 1e6) : 1 }
  }

  private enum State {
    /// At `since` the work was at the place `from`.
    case running(from: Duration, since: Duration, Pace)
    case standing(at: Duration)
    case ended(Outcome, at: Duration)
  }

  let start: Duration
  /// How long nothing moves at first; on the way back that is left out.
  let delay: Duration
  let duration: Duration
  let role: Role
  /// Keeps the one whom the work belongs to while it runs.
  var owner: AnyObject?
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

  /// When the work ends if nobody interferes; for work that stands, as if it ran on now.
  var deadline: Duration {
    switch state {
    case .running(let from, let since, let pace):
      since + pace.time(for: pace.isBack ? max(from - delay, .zero) : length - from)
    case .standing(let place): cycle.now + length - place
    case .ended: cycle.now
    }
  }

  /// How much of delay and duration is behind it.
  var place: Duration {
    switch state {
    case .running(let from, let since, let pace):
      clamped(from + pace.way(in: cycle.currentTime - since))
    case .standing(let place), .ended(_, let place): place
    }
  }

  /// How much of the duration is behind it, from 0 to 1.
  var progress: Double {
    guard duration > .zero else { return 1 }
    return min(max((place - delay) / duration, 0), 1)
  }

  var isRunning: Bool { if case .running = state { true } else { false } }

  /// `nil` while the work runs or stands.
  var outcome: Outcome? {
    if case .ended(let outcome, _) = state { outcome } else { nil }
  }

  // MARK: Changing

  /// Goes on from where it is.
  func run(_ pace: Pace = Pace()) {
    guard outcome == nil else { return }
    cycle.forget(self)
    state = .running(from: place, since: cycle.currentTime, pace)
    cycle.insert(self)
  }

  /// Stops where it is.
  func stand() { stand(at: place) }

  /// Stops at a place, in seconds; places outside of the work count as its ends.
  func stand(atSeconds seconds: Double) { stand(at: .nearest(seconds)) }

  /// Stops at a part of the duration, from 0 to 1.
  func stand(atProgress progress: Double) { stand(at: delay + .nearest(progress * (duration / .seconds(1)))) }

  private func stand(at place: Duration) {
    guard outcome == nil else { return }
    cycle.forget(self)
    state = .standing(at: clamped(place))
  }

  /// Ends the work before its time, as cancelled. Nothing happens if it has ended.
  func cancel() {
    cycle.forget(self)
    end(.cancelled)
  }

  /// The deadline has come.
  func reachDeadline() {
    guard case .running(_, _, let pace) = state else { return }
    end(pace.isBack ? .cancelled : .finished)
  }

  /// Ends the work as if its deadline had come.
  func reachDeadlineNow() {
    cycle.forget(self)
    reachDeadline()
  }

  private func end(_ outcome: Outcome) {
    guard let end else { return }
    state = .ended(outcome, at: outcome == .finished ? length : place)
    self.end = nil
    let owner = owner
    self.owner = nil
    withExtendedLifetime(owner) { end(outcome) }
  }

  private func clamped(_ place: Duration) -> Duration { min(max(place, .zero), length) }
}

extension Duration {
  /// A whole number of nanoseconds: what is left of a work that a hand has moved is then what one expects.
  fileprivate static func nearest(_ seconds: Double) -> Duration { .nanoseconds(Int64((seconds * 1e9).rounded())) }
}
