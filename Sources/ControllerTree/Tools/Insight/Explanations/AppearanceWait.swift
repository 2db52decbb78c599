/// What an open appearance transition waits for.
extension CallbackInquiry {
  /// Follows the drivers of the transition of the controller, and of the parents that lead it.
  mutating func wait() -> Finding {
    var current = asked
    while let open = current.appearance.transition {
      if let parent = leader(of: current, open) {
        let verb = parent.appearance.isOnTheWayIn ? "appearing" : "disappearing"
        steps.add(parent, .leadsItsChildren, "is \(verb) itself, and its children follow")
        current = parent
        continue
      }
      if open.explicit > 0 { return waitForEnd(of: current) }
      return waitForScreen(current)
    }
    return waitForTurn(of: current)
  }

  /// The parent whose own transition ends that of `controller`.
  private func leader(
    of controller: UIViewController, _ open: AppearanceState.Transition
  ) -> UIViewController? {
    guard let parent = controller.links.parent, parent.appearance.transition != nil else { return nil }
    if open.followsParent { return parent }
    guard open.explicit > 0, parent.rare?.shownChildren != nil, !isInTransition(controller) else { return nil }
    return parent
  }

  private func isInTransition(_ controller: UIViewController) -> Bool {
    controller.ownTransition?.isInProgress ?? false
  }

  // MARK: Explicit transitions

  private mutating func waitForEnd(of controller: UIViewController) -> Finding {
    if let transition = controller.ownTransition, transition.isInProgress {
      return wait(for: transition, of: controller)
    }
    guard let parent = controller.links.parent, !parent.shouldAutomaticallyForwardAppearanceMethods else {
      steps.add(
        controller, .endMissing, "got beginAppearanceTransition, and endAppearanceTransition has not been called on it")
      return .notSent
    }
    guard parent.rare?.shownChildren != nil else {
      add(byHand: "endAppearanceTransition", missingIn: parent)
      return .notSent
    }
    let kind: ControllerCallback.Kind =
      controller.appearance.isOnTheWayIn ? .viewDidAppear : .viewDidDisappear
    return wait(for: parent, skipping: kind)
  }

  /// A container that is at rest, but has not ended the transition of its child.
  private mutating func wait(for container: UIViewController, skipping kind: ControllerCallback.Kind) -> Finding {
    if Delivery.isKnownToSkipSuper(kind, container, on: .current) {
      add(skipped: kind, in: container)
      return .notSent
    }
    return waitForTurn(of: container)
  }

  mutating func wait(for transition: ControllerTransition, of controller: UIViewController) -> Finding {
    let subject = transition.script.subject
    switch (transition.state, transition.interaction) {
    case (.waiting, _):
      steps.add(subject, .transitionWaits, "is in a transition that begins at the end of the turn")
      return .due(Self.endOfTurn)
    case (_, .active):
      let percent = Int((transition.percentComplete * 100).rounded())
      steps.add(subject, .personDrives, "is in a transition that a person drives, at \(percent) %")
      return .due("when the person finishes the transition")
    case (.running, _):
      guard transition.isAnimated, let end = transition.stage.cycle.lastDeadline else { break }
      steps.add(subject, .transitionRuns, "is in a transition that ends at \(Self.text(of: end))", rule: "TRANS-11")
      return .due("at \(Self.text(of: end))")
    default: break
    }
    return waitForTurn(of: controller)
  }

  // MARK: Changes of the screen

  private mutating func waitForScreen(_ controller: UIViewController) -> Finding {
    let cycle = Stage.current.cycle
    if let rare = controller.rare, rare.animatedChange != 0, rare.animatedChange == controller.lastScreenChange,
      let end = cycle.lastDeadline
    {
      let verb = controller.appearance.isOnTheWayIn ? "came on screen" : "left the screen"
      steps.add(
        controller, .animationRuns, "\(verb) in the block of an animation that ends at \(Self.text(of: end))")
      return .due("at \(Self.text(of: end))")
    }
    return waitForTurn(of: controller)
  }

  private mutating func waitForTurn(of controller: UIViewController) -> Finding {
    if let child = OpenMoves.holdingChild(on: .current) {
      let call = child.movement.isFromParent ? "removeFromParent()" : "didMove(toParent:)"
      steps.add(child, .recipeOpen, "is being moved: the callbacks wait for \(call)")
      return .due("with \(call)")
    }
    steps.add(controller, .turnRuns, "is in a turn that is not over")
    return .due(Self.endOfTurn)
  }

  // MARK: Texts

  static let endOfTurn = "at the end of the turn"

  /// Virtual time in seconds.
  static func text(of time: Duration) -> String { "\(((time / .seconds(1)) * 1000).rounded() / 1000) s" }

  mutating func add(byHand call: String, missingIn parent: UIViewController) {
    steps.add(
      parent, .forwardsByHand,
      "answers false to shouldAutomaticallyForwardAppearanceMethods, and has not called \(call)")
  }

  mutating func add(skipped kind: ControllerCallback.Kind, in container: UIViewController) {
    steps.add(
      container, .skipsSuper,
      "forwards to its children in \(kind.method), which its class overrides without calling super")
  }

  mutating func add(absenceOf window: UIWindow) {
    switch window.absence {
    case .hidden: steps.add(window, .windowHidden, "is hidden")
    case .withoutScene: steps.add(window, .windowWithoutScene, "was taken out of its scene")
    case .sceneNotConnected: steps.add(window, .sceneNotConnected, "belongs to a scene that is not connected")
    case nil: break
    }
  }
}
