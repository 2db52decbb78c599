/// An animated transition that has ended, as a later direct call sees it (TURN-09).
///
/// With `.immediate` pacing an animated transition is over when the call returns. On a device it lasts until a later event: code
/// that goes on without one still finds it running, and its next call is refused or put off. The controllers of the transition
/// remember the turn in which it ended. A direct call compares it with the turn of the last event.
///
/// Events are what waits for a transition in a test: `turn {}`, `settle()`, `advance(by:)`, an act of a person, and a turn of the
/// main run loop, to which every suspension of an asynchronous test leads.
@MainActor struct EndedTransition {
  /// What a device does with a call during a transition.
  enum Consequence: String {
    case refuse = "refuse the call"
    case putOff = "put the push off"
  }

  private var turn = 0

  nonisolated init() {}

  /// A transition ends now.
  mutating func note(_ transition: ControllerTransition) { if transition.isAnimated { note(on: transition.stage) } }

  /// An animated transition ends now.
  mutating func note(on stage: Stage) {
    turn = stage.cycle.turn
    if stage.diagnostics.isRequested(.noEventBetween) { stage.cycle.expectRunLoop() }
  }

  /// Whether no event has begun since.
  func isRecent(on stage: Stage) -> Bool { stage.cycle.hasNoEvent(since: turn) }
}

extension UIViewController {
  /// Reports a direct call that a device would not carry out, if `busy` finds the controller that would still be in transition.
  /// Call it when nothing else speaks against the call.
  final func reportMissingEvent(_ consequence: EndedTransition.Consequence, busy: (Stage) -> UIViewController?) {
    let stage = Stage.current
    // A call from inside a callback belongs to the turn of its caller.
    guard stage.cycle.isOutermost, stage.diagnostics.isRequested(.noEventBetween), let controller = busy(stage) else {
      return
    }
    report(.noEventBetween(controller, self, consequence))
  }
}
