import Foundation

extension UpdateCycle {
  /// How calls outside of every event, such as the lines of a test, form turns.
  ///
  /// On a device the handler of a tap is one turn of the run loop, whatever it calls. A test calls the same code directly, so
  /// the library cannot know that these calls belong to one handler. Rules: TURN-08.
  public enum DirectCalls: String, Hashable, Sendable, Codable {
    /// Each direct call is a turn of its own: all of its callbacks are sent when it returns. The default.
    case oneTurnEach
    /// The direct calls are one turn, until an event: ``UpdateCycle/settle()``, ``UpdateCycle/advance(by:)``,
    /// ``UpdateCycle/turn(_:_:)``, a simulated user action, a turn of the main run loop, or the end of the stage's scope.
    case oneTurn

    /// The value that the environment variable `CONTROLLERTREE_DIRECT_CALLS` names, or ``oneTurnEach``. Rules: TURN-14.
    public static var fromEnvironment: DirectCalls {
      ProcessInfo.processInfo.environment["CONTROLLERTREE_DIRECT_CALLS"].flatMap(DirectCalls.init(rawValue:))
        ?? .oneTurnEach
    }
  }
}
