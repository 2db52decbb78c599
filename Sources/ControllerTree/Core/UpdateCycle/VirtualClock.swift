/// The time of a stage, for threads other than the main one: the last time that the main thread has seen, or real time if that is the
/// stage's pacing. Rules: TURN-10.
final class VirtualClock: Sendable {
  private struct Reading {
    var time = Duration.zero
    /// The real time at which the clock showed zero, if time is real.
    var epoch: ContinuousClock.Instant?
  }

  /// The clock of ``Stage/shared``. It exists before that stage does.
  static let ofShared = VirtualClock()

  private let reading = Locked(Reading())

  /// Shows `time`.
  func show(_ time: Duration) { reading.withValue { $0.time = time } }

  /// Runs with real time, which was zero at `epoch`; stands still with `nil`.
  func run(since epoch: ContinuousClock.Instant?) { reading.withValue { $0.epoch = epoch } }

  /// The time that other threads see.
  var time: Duration {
    let reading = reading.withValue { $0 }
    guard let epoch = reading.epoch else { return reading.time }
    return max(reading.time, ContinuousClock.now - epoch)
  }

  /// The time of the running code's stage.
  static var current: Duration {
    if MainThread.isCurrent { return MainActor.assumeIsolated { UpdateCycle.main.currentTime } }
    return (Stage.clockOfTask ?? ofShared).time
  }
}
