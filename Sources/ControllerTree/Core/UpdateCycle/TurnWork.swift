/// The phases at the end of a turn, in order (TURN-07). A round runs each once; rounds repeat until no work waits.
enum TurnPhase: Int, CaseIterable {
  /// Transitions that wait for the end of their turn begin.
  case transitions
  /// Insets, `viewIsAppearing`, layout; top down, window by window.
  case layout
  /// Views and layers that need to be drawn are drawn (DRAW-30).
  case display
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

  /// The phase in a set of phases.
  @inline(__always)
  var bit: UInt8 { 1 &<< UInt8(truncatingIfNeeded: rawValue) }

  /// The phase and those before it, as a set.
  @inline(__always)
  var andEarlier: UInt8 { (bit &<< 1) &- 1 }

  /// The first phase of a set.
  @inline(__always)
  static func first(in set: UInt8) -> Self? { Self(rawValue: set.trailingZeroBitCount) }
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

/// The work that waits for one phase. Usually that is one object, which needs no buffer.
@MainActor final class PhaseQueue {
  @exclusivity(unchecked) private var first: (any TurnWork)?
  /// Empty without a first one.
  @exclusivity(unchecked) private var others: [any TurnWork] = []

  var hasOthers: Bool { !others.isEmpty }

  @inline(__always)
  func append(_ work: any TurnWork) {
    if first == nil { first = work } else { others.append(work) }
  }

  /// Removes and returns the first one; the caller takes the others too.
  @inline(__always)
  func takeFirst() -> (any TurnWork)? { first.take() }

  /// Exchanges the others for `buffer`, which is empty.
  func takeOthers(_ buffer: inout [any TurnWork]) { swap(&others, &buffer) }

  func contains(_ work: AnyObject) -> Bool { first === work || others.contains { $0 === work } }
}

/// A closure as work, for completion handlers.
final class ClosureWork: TurnWork {
  private let body: @MainActor () -> Void

  init(_ body: @escaping @MainActor () -> Void) { self.body = body }

  func perform(_ phase: TurnPhase) { body() }
}

/// Keeps work that has to wait longer than its turn (TURN-03). A class and no protocol: every turn asks whether there is one, and
/// its cycle retains it.
@MainActor class TurnGate {
  /// Releases all work that waits (TURN-04).
  /// - Parameter endingRecipes: Whether recipes of which only the last call is to come are over. A `didMove(toParent:)` that may
  ///   have been called unseen is then not reported as missing.
  func open(endingRecipes: Bool) {}
  /// A turn has ended, and all of its work is done. Called only if ``UpdateCycle/gateAwaitsEnd`` is set.
  /// - Parameter isEvent: Whether the turn was an event, which also ends open recipes.
  func turnEnded(isEvent: Bool) {}
}
