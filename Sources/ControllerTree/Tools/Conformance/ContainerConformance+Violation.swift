extension ContainerConformance {
  /// A broken rule, with the shortest scenario that shows it: each of its steps is necessary.
  public struct Violation: Hashable, Sendable, Codable {
    /// The rule's name, as in documentation comments and issues.
    ///
    /// | rule | what a container must do |
    /// | --- | --- |
    /// | CON-01 | a shown controller is its child: `addChild(_:)` |
    /// | CON-03 | a controller that it removes is not its child any more: `removeFromParent()` |
    /// | CON-06 | a child gets `didMove(toParent:)` once per change, with its actual parent |
    /// | CON-11 | the container releases removed children, and is itself released with its last reference |
    /// | CON-22 | a child that fills it gets `viewWillTransition(to:with:)` when it is resized |
    /// | SEED-14 | a shown child's view is inside its view |
    /// | SEED-15 | a child leaves after `willMove(toParent: nil)`, or gets `willMove(toParent:)` with its parent again |
    /// | SEED-18 | a child that fills it fills it at every size |
    /// | LOAD-12 | it loads no view of a child before its own |
    /// | APP-08 | a child whose view is not in its view gets no appearance callbacks |
    /// | APP-09 | with manual forwarding, the children on screen have appeared, and the others have not |
    /// | APP-10 | off screen, no child gets appearance callbacks |
    /// | APP-23 | callbacks have the `animated` value of the call |
    /// | APP-27 | a child that got `viewDidDisappear(_:)` is not on screen |
    /// | TRANS-13 | a cancelled change leaves everything as it was |
    /// | MIS-…, M-… | issues of the tree: a missing call, a view left behind, a begin without end … |
    public let rule: String
    /// A description of the violation, with the names of all objects involved.
    public let message: String
    /// How to fix it.
    public let advice: String
    /// The scenario that shows it.
    public let scenario: Scenario
    /// The events of the scenario, one per line, without layout; `!` marks issues.
    public let trace: [String]
  }
}

extension ContainerConformance.Violation: CustomStringConvertible {
  /// The rule, the message and the advice; the scenario as code; the trace.
  public var description: String {
    let code = scenario.code.split(separator: "\n", omittingEmptySubsequences: false).map { "    " + $0 }
    let events = trace.enumerated().map { ($0.offset == 0 ? "  → " : "    ") + $0.element }
    return (["\(rule): \(message) \(advice)"] + code + events).joined(separator: "\n")
  }
}
