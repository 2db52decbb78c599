/// What happened last, for an issue about something that never comes to rest. It listens only when that is in sight.
@MainActor struct LastEvents {
  private let includesViews: Bool
  private var listening: (recorder: EventRecorder, stage: Stage)?
  /// As many as a line can bear.
  private static let count = 6

  init(includesViews: Bool = false) { self.includesViews = includesViews }

  mutating func start(on stage: Stage?) {
    guard listening == nil, let stage else { return }
    let recorder = EventRecorder(includesViews: includesViews)
    recorder.start(on: stage)
    listening = (recorder, stage)
  }

  mutating func stop() {
    guard let listening else { return }
    listening.recorder.stop(on: listening.stage)
    self.listening = nil
  }

  /// The last few events as lines of a trace.
  var lines: [String] { listening.map { $0.recorder.events.suffix(Self.count).map(\.line) } ?? [] }
}

/// Counts the rounds of something that has to come to rest, and listens to the last one (APP-25).
@MainActor struct RoundCount {
  private var rounds = 0
  private var witness = LastEvents()

  /// Begins a round. Returns whether it is within the limit.
  mutating func allowsAnother(on stage: @autoclosure () -> Stage?) -> Bool {
    rounds += 1
    if rounds == UpdateCycle.roundLimit { witness.start(on: stage()) }
    return rounds <= UpdateCycle.roundLimit
  }

  /// What happened in the last round, as lines of a trace.
  var lastEvents: [String] { witness.lines }

  mutating func stop() { witness.stop() }
}
