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

/// The place of a picture between two parts of a control.
struct DividerKey: Hashable {
  private let left: UInt
  private let right: UInt
  private let metrics: Int

  init(_ left: UIControl.State, _ right: UIControl.State, _ metrics: Int = 0) {
    (self.left, self.right, self.metrics) = (left.rawValue, right.rawValue, metrics)
  }
}
