extension HierarchyIssue.Kind {
  /// Callbacks cause each other without end.
  public static let appearanceLoop = Self(
    "appearanceLoop", .error, rule: "MIS-37",
    advice: "Look for callbacks that cause each other without end; divide a long chain into several turns.")
}

extension HierarchyIssue {
  /// - Parameter events: The last events, a line each.
  static func appearanceLoop(rounds: Int, last events: [String]) -> Self {
    Self(
      .appearanceLoop,
      "A turn still had work after \(rounds) rounds; the rest was discarded.\(said(last: events))")
  }

  /// - Parameter events: The last events, a line each.
  static func endlessAnimations(ended: Int, last events: [String]) -> Self {
    Self(.appearanceLoop, "settle() ended \(ended) animations, and the next one still runs.\(said(last: events))")
  }

  /// The last events as a sentence.
  static func said(last events: [String]) -> String {
    events.isEmpty ? "" : " Last: \(events.joined(separator: ", "))."
  }
}
