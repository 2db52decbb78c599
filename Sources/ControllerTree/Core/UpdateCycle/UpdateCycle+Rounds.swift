// The work that waits for the end of a turn: it runs phase by phase, in rounds, until none is left.

extension UpdateCycle {
  /// Adds work to the end of the running turn; outside a turn, to the end of the next one, or of the main run loop's.
  @inline(__always)
  func enqueue(_ work: any TurnWork, in phase: TurnPhase) {
    queues.withUncounted(at: phase.rawValue) { $0.append(work) }
    waiting |= phase.bit
    if depth == 0 { scheduleWakeUp() }
  }

  /// Runs a completion handler of a higher floor at the end of the running turn, or of the next one.
  package func completeLater(_ body: @escaping @MainActor () -> Void) { enqueue(ClosureWork(body), in: .completions) }

  /// Whether `work` waits for the end of a turn.
  func isWaiting(_ work: AnyObject) -> Bool { queues.contains { $0.contains(work) } }

  func drain() {
    isDraining = true
    var rounds = RoundCount()
    if runRounds(&rounds), timePasses { passTime(&rounds) }
    rounds.stop()
    isDraining = false
  }

  /// Runs rounds until no work waits. Returns `false` if the limit of rounds has ended them.
  @inline(__always)
  private func runRounds(_ rounds: inout RoundCount) -> Bool {
    while waiting != 0 {
      guard rounds.begin(on: stage) else {
        giveUp(after: rounds.lastEvents)
        return false
      }
      runPhases()
    }
    return true
  }

  /// Lets time pass until nothing waits for it. Not inlined: few turns have animations.
  @inline(never)
  private func passTime(_ rounds: inout RoundCount) {
    while timePasses {
      if reachFrame(before: timed.first?.deadline) {
        // Rounds after a frame are counted alone: frames are limited by the animations during which they come.
        var frameRounds = RoundCount()
        defer { frameRounds.stop() }
        guard runRounds(&frameRounds) else { return }
      } else {
        guard rounds.begin(on: stage) else { return giveUp(after: rounds.lastEvents) }
        reachNextDeadline()
        guard runRounds(&rounds) else { return }
      }
    }
  }

  func reachNextDeadline() {
    guard !timed.isEmpty else { return }
    let next = timed.removeFirst()
    reach(next.deadline)
    next.reachDeadline()
  }

  /// Brings the next frame if it comes at `deadline` or before. Frames have no round of their own: they end with the animations.
  func reachFrame(before deadline: Duration?) -> Bool {
    guard let frames, let frame = frames.next, let deadline, frame <= deadline else { return false }
    reach(frame)
    runCallback { frames.reach(frame) }
    return true
  }

  /// Time that passes at the end of a turn is skipped.
  private func reach(_ time: Duration) {
    guard time > now else { return }
    if isDraining { skipped += time - now }
    now = time
  }

  /// Runs one round.
  private func runPhases() {
    var passed: UInt8 = 0
    while let phase = TurnPhase.first(in: waiting & ~passed) {
      run(phase)
      passed = phase.andEarlier
    }
  }

  private func run(_ phase: TurnPhase) {
    waiting &= ~phase.bit
    isInCallback = phase == .completions || phase == .coordinators
    queues.withUncounted(at: phase.rawValue) { queue in
      guard let first = queue.takeFirst() else { return }
      if queue.hasOthers { performAll(first, in: phase) } else { first.perform(phase) }
    }
    isInCallback = false
  }

  @inline(never)
  private func performAll(_ first: any TurnWork, in phase: TurnPhase) {
    // Swap the two buffers, so that the queue allocates nothing once they have grown.
    var others = spare
    spare = []
    queues[phase.rawValue].takeOthers(&others)
    first.perform(phase)
    for item in others { item.perform(phase) }
    others.removeAll(keepingCapacity: true)
    spare = others
  }

  @inline(never)
  private func giveUp(after events: [String]) {
    for phase in TurnPhase.allCases {
      var dropped: [any TurnWork] = []
      let first = queues[phase.rawValue].takeFirst()
      queues[phase.rawValue].takeOthers(&dropped)
      first?.drop(phase)
      for work in dropped { work.drop(phase) }
    }
    waiting = 0
    stage?.diagnostics.report(.appearanceLoop(rounds: Self.roundLimit, last: events))
  }
}
