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
