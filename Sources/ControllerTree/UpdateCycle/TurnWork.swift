/// The stations of a turn's end, in their order (TURN-07). A round visits each once; rounds go on until nothing waits.
enum TurnPhase: Int, CaseIterable {
  /// Transitions that wait for the end of their turn begin.
  case transitions
  /// Insets, `viewIsAppearing`, layout; top down, window by window.
  case layout
  /// `viewDidAppear` and `viewDidDisappear`, in order of registration.
  case appearance
  /// Presentations and dismissals that wait for the end of their turn: after the turn's own layout and callbacks, as a device
  /// begins them after its commit (PRES-10).
  case presentations
  /// What ends a kind of change: `didMove(toParent:)`, `didShow`, `…TransitionDidEnd`.
  case arrivals
  /// Completion handlers of callers.
  case completions
  /// Completion handlers of transition coordinators.
  case coordinators
}

/// Something that has work to do at the end of a turn.
@MainActor protocol TurnWork: AnyObject {
  func perform(_ phase: TurnPhase)
  /// The turn never came to rest and the work is dropped; it may be enqueued again (APP-25).
  func drop(_ phase: TurnPhase)
}

extension TurnWork {
  func drop(_ phase: TurnPhase) {}
}

/// A closure as work: completion handlers.
final class ClosureWork: TurnWork {
  private let body: @MainActor () -> Void

  init(_ body: @escaping @MainActor () -> Void) { self.body = body }

  func perform(_ phase: TurnPhase) { body() }
}

/// Decides what has to wait longer than its turn (TURN-03).
@MainActor protocol TurnGate: AnyObject {
  /// Lets everything go that waits (TURN-04).
  func open()
  /// A turn has ended and nothing of it is left to do.
  /// - Parameter isEvent: Whether the turn was one that no recipe outlasts.
  func turnEnded(isEvent: Bool)
}
