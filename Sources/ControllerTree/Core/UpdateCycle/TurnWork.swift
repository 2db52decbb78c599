/// The phases at the end of a turn, in order (TURN-07). A round runs each once; rounds repeat until no work waits.
enum TurnPhase: Int, CaseIterable {
  /// Transitions that wait for the end of their turn begin.
  case transitions
  /// Insets, `viewIsAppearing`, layout; top down, window by window.
  case layout
  /// `viewDidAppear` and `viewDidDisappear`, in the order in which they were enqueued.
  case appearance
  /// Presentations and dismissals that wait for the end of their turn. They begin after the turn's own layout and callbacks; a
  /// device begins them after its commit (PRES-10).
  case presentations
  /// Callbacks at the end of a change: `didMove(toParent:)`, `didShow`, `…TransitionDidEnd`.
  case arrivals
  /// Completion handlers that were passed to calls.
  case completions
  /// Completion handlers of transition coordinators.
  case coordinators
}

/// An object with work for the end of a turn.
@MainActor protocol TurnWork: AnyObject {
  func perform(_ phase: TurnPhase)
  /// Drops the work, because the turn did not end within its limit of rounds. It may be enqueued again (APP-25).
  func drop(_ phase: TurnPhase)
}

extension TurnWork {
  func drop(_ phase: TurnPhase) {}
}

/// A closure as work, for completion handlers.
final class ClosureWork: TurnWork {
  private let body: @MainActor () -> Void

  init(_ body: @escaping @MainActor () -> Void) { self.body = body }

  func perform(_ phase: TurnPhase) { body() }
}

/// Keeps work that has to wait longer than its turn (TURN-03).
@MainActor protocol TurnGate: AnyObject {
  /// Releases all work that waits (TURN-04).
  /// - Parameter endingRecipes: Whether recipes of which only the last call is to come are over. A `didMove(toParent:)` that may
  ///   have been called unseen is then not reported as missing.
  func open(endingRecipes: Bool)
  /// A turn has ended, and all of its work is done. Called only if ``UpdateCycle/gateAwaitsEnd`` is set.
  /// - Parameter isEvent: Whether the turn was an event, which also ends open recipes.
  func turnEnded(isEvent: Bool)
}
