/// The last animated transition of a controller that has ended, for checks of later direct calls (TURN-09).
///
/// With `.immediate` pacing an animated transition is over when the call returns. On a device it lasts until a later
/// event: code that continues without one still finds it in progress, and its next call is refused or delayed. The
/// controllers of the transition store the turn in which it ended. A direct call compares it with the turn of the last
/// event.
/// In a test, a transition ends with these events: `turn {}`, `settle()`, `advance(by:)`, an act of a user, and a
/// turn of the main run loop, to which every suspension of an asynchronous test leads.
@MainActor struct EndedTransition {
  /// The effect on a device of a call during a transition.
  enum Consequence: String {
    case refuse = "refuse the call"
    case putOff = "delay the push"
  }

  private let turn: Int

  /// No transition has ended.
  nonisolated init() { turn = 0 }

  /// An animated transition ends now.
  init(on stage: Stage) {
    turn = stage.cycle.turn
    if stage.diagnostics.isRequested(.noEventBetween) { stage.cycle.expectRunLoop() }
  }

  /// Whether no event has begun since.
  func isRecent(on stage: Stage) -> Bool { stage.cycle.hasNoEvent(since: turn) }
}

extension UIViewController {
  /// Reports a direct call that a device would not carry out, if `busy` returns the controller that would still be in
  /// transition. Call it when there is no other reason to refuse the call.
  final func reportMissingEvent(_ consequence: EndedTransition.Consequence, busy: (Stage) -> UIViewController?) {
    let stage = Stage.current
    // A call from inside a callback belongs to the turn of its caller.
    guard stage.cycle.isOutermost, stage.diagnostics.isRequested(.noEventBetween), let controller = busy(stage) else {
      return
    }
    report(.noEventBetween(controller, self, consequence))
  }
}
