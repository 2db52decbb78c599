extension UIView {
  /// Runs a change of the view by the app as one turn, which is no event: an open recipe keeps waiting (TURN-03).
  /// - Parameter call: The name of the public method.
  package final func asOneTurn(_ call: StaticString, _ body: () -> Void) { Stage.turn(call, self) { body() } }

  /// Runs a change of the view as one event (TURN-06).
  /// - Parameter call: The name of the public method.
  package final func asEvent(_ call: StaticString, _ body: () -> Void) { Stage.turn(call, self, .event) { body() } }

  /// Runs an act of a user on the view, as one event (TURN-06).
  /// - Parameters:
  ///   - call: The name of the public method.
  ///   - body: The effects; returns whether the act was possible.
  /// - Returns: The result of `body`; `false` without running it if a user can't touch the view: it is in no window, hidden, or
  ///   without user interaction, or it is a control that is not enabled.
  package final func act(_ call: StaticString, _ body: () -> Bool) -> Bool {
    Stage.turn(call, self, .event) {
      guard window != nil, !isHidden, isUserInteractionEnabled, (self as? UIControl)?.isEnabled ?? true else {
        return false
      }
      return body()
    }
  }

  /// Runs a public call of a program on the view, whose callbacks belong to one turn.
  /// - Parameters:
  ///   - call: The name of the public method or property.
  ///   - body: The effects.
  package final func inTurn<Result>(_ call: StaticString, _ body: () -> Result) -> Result {
    Stage.turn(call, self) { body() }
  }
}

extension UIView {
  /// Runs the work of a public call of a view above the hierarchy, as a part of its turn.
  /// - Parameter call: The name of the public method.
  package final func asTurn<R>(_ call: StaticString, _ body: () -> R) -> R { Stage.turn(call, self) { body() } }
}
