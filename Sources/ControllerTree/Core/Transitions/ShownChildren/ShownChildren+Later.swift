extension ShownChildren {
  /// Runs `body` in a phase at the end of the turn, if the container still lives.
  final func later(in phase: TurnPhase, _ body: @escaping () -> Void) {
    let work = whileContainerLives(body)
    Stage.current.cycle.enqueue(ClosureWork { work() }, in: phase)
  }
}
