import ControllerTree

/// Values of a control for its states. Rules: TEXT-23.
struct StateValues<Value> {
  private var values: [UInt: Value] = [:]

  /// The values that were set, by the raw values of the states.
  var all: [UInt: Value] {
    get { values }
    set { values = newValue }
  }

  /// The value that was set for exactly this state.
  subscript(state: UIControl.State) -> Value? {
    get { values[state.rawValue] }
    set { values[state.rawValue] = newValue }
  }

  /// The value for the state, else that for the normal state.
  func value(for state: UIControl.State) -> Value? { values[state.rawValue] ?? values[UIControl.State.normal.rawValue] }
}
