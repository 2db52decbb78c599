extension HierarchyIssue.Kind {
  /// A property animator was finished or released in a state that does not allow it.
  public static let animatorOutOfState = Self(
    "animatorOutOfState", .error, rule: "M-TRANS-06",
    advice: "Stop an animator before you finish it, and do both, or let it end, before you release it.")
}

extension HierarchyIssue {
  static func animatorOutOfState(_ call: StaticString, _ state: UIViewAnimatingState) -> Self {
    Self(.animatorOutOfState, "\(call) has no effect on a property animator that is \(state).", objects: [])
  }

  static func animatorReleased(_ state: UIViewAnimatingState) -> Self {
    let state = state == .active ? "was paused" : "was stopped but not finished"
    return Self(.animatorOutOfState, "A property animator that \(state) was released.", objects: [])
  }
}
