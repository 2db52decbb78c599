import Foundation

extension UpdateCycle {
  /// Which time fires timers and delayed calls that are scheduled on the main thread.
  public enum TimerClock: String, Hashable, Sendable, Codable {
    /// The real time of the run loop, as without the library. The default.
    case runLoop
    /// Virtual time: `advance(by:)` and `settle()` fire them, in the order of their dates and among the ends of animations.
    case virtualTime

    /// The clock that the environment variable `CONTROLLERTREE_TIMERS` names, or ``runLoop``.
    public static var fromEnvironment: TimerClock {
      ProcessInfo.processInfo.environment["CONTROLLERTREE_TIMERS"].flatMap(TimerClock.init(rawValue:)) ?? .runLoop
    }
  }
}

/// A call that waits for virtual time, once or again and again. Its stage retains it while it waits. Rules: TURN-11 to TURN-13.
@MainActor package final class VirtualTimer {
  /// When the next call is due; `nil` if none is.
  fileprivate(set) var due: Duration?
  private let interval: Duration?
  private let call: @MainActor () -> Void
  private let stage = Stage.current

  /// The time to which a delay or an interval of 0 is raised where it could repeat without end, as Foundation does.
  static let shortest = Duration.microseconds(100)

  /// Begins to wait.
  /// - Parameters:
  ///   - delay: The time to the first call, in seconds.
  ///   - interval: The time between two calls, in seconds; `nil` for one call.
  ///   - call: The call. It may invalidate the timer.
  package init(after delay: TimeInterval, every interval: TimeInterval?, call: @escaping @MainActor () -> Void) {
    self.interval = interval.map { max(Self.duration($0), Self.shortest) }
    self.call = call
    wait(for: delay)
  }

  /// Whether timers of the running code wait for virtual time.
  package nonisolated static var isWanted: Bool {
    guard MainThread.isCurrent else { return false }
    return MainActor.assumeIsolated { UpdateCycle.main.timers == .virtualTime }
  }

  /// The time to the next call, in seconds; `nil` if there is none.
  package var remaining: TimeInterval? { due.map { ($0 - stage.cycle.currentTime) / .seconds(1) } }

  /// Sets the time to the next call, in seconds.
  package func wait(for delay: TimeInterval) {
    let queue = stage.cycle.timerQueue(on: stage)
    queue.remove(self)
    let shortest = queue.isFiring ? Self.shortest : .zero
    due = stage.cycle.currentTime + max(Self.duration(delay), shortest)
    queue.insert(self)
    stage.cycle.expectTimer()
  }

  /// Ends the calls for good.
  package func invalidate() {
    due = nil
    stage.cycle.timerQueue(on: stage).remove(self)
  }

  /// The call is due. The next one follows in whole intervals; those that time has jumped over are left out.
  fileprivate func fire(at now: Duration) {
    guard let last = due else { return }
    if let interval {
      let missed = (now - last) / interval
      due = last + interval * (missed >= 1 ? missed.rounded(.down) + 1 : 1)
      stage.cycle.timerQueue(on: stage).insert(self)
      stage.cycle.expectTimer()
    } else {
      due = nil
    }
    call()
  }

  /// Whole microseconds, so that a date which was computed from the present one means the intended delay. A year is the longest.
  private static func duration(_ seconds: TimeInterval) -> Duration {
    guard seconds > 0 else { return .zero }
    return .microseconds(Int64((min(seconds, 31_536_000) * 1e6).rounded()))
  }
}

/// The timers of a stage, by their dates and then in the order in which they began to wait.
@MainActor final class VirtualTimerQueue: EndingPart {
  private var timers: [VirtualTimer] = []
  private(set) var isFiring = false

  /// When the next timer is due; `nil` if none waits.
  var next: Duration? { timers.first?.due }

  func insert(_ timer: VirtualTimer) {
    guard let due = timer.due else { return }
    let place = timers.lastIndex { $0.due.map { $0 <= due } ?? true }.map { $0 + 1 } ?? 0
    timers.insert(timer, at: place)
  }

  func remove(_ timer: VirtualTimer) { timers.removeAll { $0 === timer } }

  /// Calls the first timer.
  func fireFirst(at now: Duration) {
    guard !timers.isEmpty else { return }
    let timer = timers.removeFirst()
    isFiring = true
    defer { isFiring = false }
    timer.fire(at: now)
  }

  func stageEnds() { timers = [] }
}
