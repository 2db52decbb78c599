extension ShownChildren {
  /// Runs `body` in a phase at the end of the turn. Retains the container until then.
  final func later(in phase: TurnPhase, _ body: @escaping () -> Void) {
    guard let container else { return }
    Stage.current.cycle.enqueue(ClosureWork { withExtendedLifetime(container) { body() } }, in: phase)
  }
}
