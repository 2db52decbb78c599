extension ShownChildren {
  /// Runs `body` in a phase at the end of the turn. Retains the container until then.
  final func later(in phase: TurnPhase, _ body: @escaping () -> Void) {
    guard let container else { return }
    let work = ClosureWork {
      body()
      retain(container)
    }
    Stage.current.cycle.enqueue(work, in: phase)
  }
}

/// Retains an object up to the call. Not isolated: a closure of the main actor in the body would be checked at run time.
nonisolated private func retain(_ object: AnyObject) { withExtendedLifetime(object) {} }
