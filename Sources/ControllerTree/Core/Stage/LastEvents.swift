/// The last events before an issue about an endless loop. It records only once the limit is near.
@MainActor struct LastEvents {
  private let includesViews: Bool
  private var listening: (recorder: EventRecorder, stage: Stage)?
  /// The number of events that fit in a line.
  private static let count = 6

  init(includesViews: Bool = false) { self.includesViews = includesViews }

  @inline(never)
  mutating func start(on stage: Stage?) {
    guard listening == nil, let stage else { return }
    let recorder = EventRecorder(includesViews: includesViews)
    recorder.start(on: stage)
    listening = (recorder, stage)
  }

  @inline(__always)
  mutating func stop() {
    if listening != nil { stopListening() }
  }

  @inline(never)
  private mutating func stopListening() {
    guard let listening else { return }
    listening.recorder.stop(on: listening.stage)
    self.listening = nil
  }

  /// The last few events as lines of a trace.
  var lines: [String] { listening.map { $0.recorder.events.suffix(Self.count).map(\.line) } ?? [] }
}

/// Counts the rounds of a loop that has to end, and records the last round (APP-25).
@MainActor struct RoundCount {
  private var rounds = 0
  private var witness = LastEvents()

  /// Begins a round. Returns `false` if that exceeds the limit.
  @inline(__always)
  mutating func begin(on stage: @autoclosure () -> Stage?) -> Bool {
    rounds += 1
    if rounds == UpdateCycle.roundLimit { witness.start(on: stage()) }
    return rounds <= UpdateCycle.roundLimit
  }

  /// The events of the last round, as lines of a trace.
  var lastEvents: [String] { witness.lines }

  @inline(__always)
  mutating func stop() { witness.stop() }
}
