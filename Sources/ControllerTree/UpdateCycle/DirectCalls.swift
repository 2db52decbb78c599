extension UpdateCycle {
  /// What the calls are that are made outside of every event, as the lines of a test are.
  ///
  /// On a device a tap's handler is one turn of the run loop, whatever it calls. A test calls the same code straight, and each
  /// call in it is direct: none of them knows that it stands in a handler. Rules: TURN-08.
  public enum DirectCalls: String, Hashable, Sendable, Codable {
    /// Each is a turn of its own: everything has been delivered when it returns. The default.
    case oneTurnEach
    /// They are one turn until an event: ``UpdateCycle/settle()``, ``UpdateCycle/advance(by:)``,
    /// ``UpdateCycle/turn(_:_:)``, an act of a person, a turn of the main run loop, or the end of the stage's scope.
    case oneTurn
  }
}
