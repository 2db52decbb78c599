/// The update of a view's configurations to its state, before the next layout. What the update itself changes needs no further one.
/// Rules: LIST-07, TEXT-32.
enum ConfigurationUpdate {
  case none, needed, running

  /// Notes that an update is needed. Returns whether that is news, so that the view needs a layout.
  mutating func request() -> Bool {
    guard self == .none else { return false }
    self = .needed
    return true
  }

  /// Begins the update if it is needed. Returns whether it is; ``end()`` follows.
  mutating func begin() -> Bool {
    guard self == .needed else { return false }
    self = .running
    return true
  }

  mutating func end() { self = .none }
}
