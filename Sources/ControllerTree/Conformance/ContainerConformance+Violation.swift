extension ContainerConformance {
  /// A rule that a container breaks, with the shortest scenario that shows it: none of its steps can be left out.
  public struct Violation: Hashable, Sendable, Codable {
    /// The rule's name, as in documentation comments and issues.
    ///
    /// | rule | what a container owes |
    /// | --- | --- |
    /// | CON-01 | what it shows is its child: `addChild(_:)` |
    /// | CON-03 | what it gives up is not: `removeFromParent()` |
    /// | CON-06 | `didMove(toParent:)` comes once a change, with the parent that the child has |
    /// | CON-11 | it lets go of whom it gave up, and dies when nobody needs it |
    /// | CON-22 | who fills it hears of its size: `viewWillTransition(to:with:)` |
    /// | SEED-14 | a shown child's view is in its own |
    /// | SEED-15 | who was told `willMove(toParent: nil)` leaves, or is told `willMove(toParent:)` anew |
    /// | SEED-18 | who fills it fills it at every size |
    /// | LOAD-12 | it loads no view of a child before its own |
    /// | APP-08 | who is not in its view hears nothing of appearance |
    /// | APP-09 | with manual forwarding, who is on screen has appeared, and the others have not |
    /// | APP-10 | off screen, nobody hears of appearance |
    /// | APP-23 | `animated` is what the call said |
    /// | APP-27 | who did disappear is not on screen |
    /// | TRANS-13 | a change that is taken back leaves everything as it was |
    /// | MIS-…, M-… | what the tree reports itself: a call left out, a view left behind, a begin without end … |
    public let rule: String
    /// What was wrong, with the names of all involved.
    public let message: String
    /// How to mend it.
    public let advice: String
    /// What led to it.
    public let scenario: Scenario
    /// What was heard in the scenario, a line an event, without layout; `!` marks issues.
    public let trace: [String]
  }
}

extension ContainerConformance.Violation: CustomStringConvertible {
  /// The rule, what is wrong and how to mend it; the scenario as code; the trace.
  public var description: String {
    let code = scenario.code.split(separator: "\n", omittingEmptySubsequences: false).map { "    " + $0 }
    let heard = trace.enumerated().map { ($0.offset == 0 ? "  → " : "    ") + $0.element }
    return (["\(rule): \(message) \(advice)"] + code + heard).joined(separator: "\n")
  }
}
