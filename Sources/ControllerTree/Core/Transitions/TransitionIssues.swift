extension HierarchyIssue.Kind {
  /// An animator has not completed its transition in time.
  public static let transitionNotCompleted = Self(
    "transitionNotCompleted", .warning, rule: "M-TRANS-01",
    advice: "Call completeTransition(_:) when the animation has ended.")
  /// An animator has not added the arriving view.
  public static let arrivingViewMissing = Self(
    "arrivingViewMissing", .warning, rule: "M-TRANS-02", advice: "Add view(forKey: .to) to the containerView.")
  /// A transition was completed again.
  public static let transitionCompletedTwice = Self(
    "transitionCompletedTwice", .notice, rule: "M-TRANS-03", advice: "Call completeTransition(_:) once.")
  /// An interactive call came outside an interactive transition.
  public static let notInteractive = Self(
    "notInteractive", .notice, rule: "M-TRANS-04", advice: "Start the transition first, and finish or cancel it once.")
  /// A call came in the event of a transition that a device would not have ended yet.
  /// Ignored until a policy names it.
  public static let noEventBetween = Self(
    "noEventBetween", .notice, rule: "TURN-09",
    advice: "Put the calls of one event into UpdateCycle.main.turn, or call settle() between two events.",
    isReportedOnRequest: true)
}

extension HierarchyIssue {
  /// - Parameter consequence: The effect of the call on a device.
  @MainActor static func noEventBetween(
    _ controller: UIViewController, _ receiver: UIViewController, _ consequence: EndedTransition.Consequence
  ) -> Self {
    let controller = controller.hierarchyName
    return Self(
      .noEventBetween,
      "No event lies between this call and an animated transition of \(controller); a device would \(consequence.rawValue).",
      objects: [controller] + [receiver.hierarchyName].filter { $0 != controller })
  }

  @MainActor static func transitionNotCompleted(_ transition: ControllerTransition) -> Self {
    let summary = "transition \(transition.script.summary)"
    let subject = transition.animator.map { "\(type(of: $0)) has not completed the \(summary)" }
    return Self(
      .transitionNotCompleted,
      "\(subject ?? "The \(summary) was not completed") after its duration of \(transition.transitionDuration) s.",
      objects: transition.script.names)
  }

  @MainActor static func transitionCompletedTwice(_ script: any TransitionScript) -> Self {
    Self(
      .transitionCompletedTwice, "The transition \(script.summary) is over already.", objects: script.names)
  }

  @MainActor static func arrivingViewMissing(_ script: any TransitionScript) -> Self {
    Self(
      .arrivingViewMissing,
      "The transition \(script.summary) has ended, but the arriving view is not in the container.",
      objects: script.names)
  }

  @MainActor static func notInteractive(_ call: StaticString, _ script: (any TransitionScript)?) -> Self {
    let transition = script.map { "The transition \($0.summary) is not interactive" }
    return Self(
      .notInteractive, "\(transition ?? "No transition is interactive"): \(call) has no effect.",
      objects: script?.names ?? [])
  }
}

@MainActor extension TransitionScript {
  fileprivate var names: [ObjectName] { [from, to].compactMap { $0?.hierarchyName } }

  fileprivate var summary: String {
    "from \(from?.hierarchyName.description ?? "nothing") to \(to?.hierarchyName.description ?? "nothing")"
  }
}
