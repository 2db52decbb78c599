/// `dismiss(animated:completion:)`: finds the presentations to dismiss, checks them and starts the transition. Views and
/// callbacks wait for the end of the turn. If there is nothing to dismiss, only the completion runs, at the end of the turn.
/// Rules DIS-01 to DIS-09.
@MainActor struct DismissalRequest {
  let receiver: UIViewController
  let isAnimated: Bool
  let completion: (() -> Void)?

  func run() {
    Stage.turn("dismiss(animated:completion:)", receiver, .other) { stage in
      let presentations = presentationsAfterWhatIsDue()
      for busy in presentations where busy.transition != nil {
        return receiver.report(.dismissalInProgress(busy.presented, receiver: receiver))
      }
      reportMissingEvent(presentations)
      guard !presentations.isEmpty else { return completeWithoutDismissal(on: stage) }
      Self.start(presentations, for: receiver, animated: isAnimated, completion: completion)
    }
  }

  /// Runs the completion at the end of the turn (DIS-07).
  private func completeWithoutDismissal(on stage: Stage) {
    guard let completion else { return }
    stage.cycle.enqueue(ClosureWork { completion() }, in: .completions)
  }

  /// Reports a dismissal that needs an event of its own: on a device, the presentations, or one that ended before, would
  /// still be in transition (TURN-09).
  private func reportMissingEvent(_ presentations: [Presentation]) {
    receiver.reportMissingEvent(.refuse) { stage in
      let asked = DismissalSearch(from: receiver).steps.map(\.controller)
      return (presentations.map(\.presented) + asked).first { $0.wasPresentingRecently(on: stage) }
    }
  }

  /// The presentations to dismiss, after unanimated transitions of the same turn have been finished (DIS-09). Searches twice
  /// only if there was such a transition.
  private func presentationsAfterWhatIsDue() -> [Presentation] {
    let found = DismissalSearch(from: receiver).presentations
    for due in found where due.transition?.canBeBroughtForward == true {
      for presentation in found { presentation.bringForward() }
      return DismissalSearch(from: receiver).presentations
    }
    return found
  }

  /// Dismisses `presentations`, from the bottom to the top of a chain.
  /// - Parameters:
  ///   - receiver: The controller that received `dismiss`, or whose presentation the user ends.
  ///   - interactor: Drives the transition instead of the transitioning delegate's interaction controller.
  ///   - completion: The caller's completion; runs at the end.
  ///   - dismissed: The last step of a dismissal by the user; runs before all completions.
  static func start(
    _ presentations: [Presentation], for receiver: UIViewController,
    by call: StaticString = "dismiss(animated:completion:)", animated: Bool,
    drivenBy interactor: (any UIViewControllerInteractiveTransitioning)? = nil, completion: (() -> Void)?,
    dismissed: (() -> Void)? = nil
  ) {
    let call = reference(to: call, on: receiver)
    guard let script = DismissingScript(presentations, by: call, dismissed: dismissed) else { return }
    let driver = animated ? Self.driver(of: script.top, interactor) : (nil, nil)
    let transition = ControllerTransition(
      script, animated: animated, animator: driver.0, interactor: driver.1, completion: completion)
    for presentation in presentations {
      presentation.phase = .dismissing(transition)
      presentation.presented.presentationState.movement = .beingDismissed
    }
    transition.start(in: .presentations)
  }

  /// A reference to the call, or `nil` if nothing watches for leaks: making one assigns a number to the receiver.
  private static func reference(to call: StaticString, on receiver: UIViewController) -> CallReference? {
    let stage = Stage.current
    guard stage.observesRemovals else { return nil }
    return CallReference(receiver: stage.names.reference(to: receiver), name: call)
  }

  /// The delegate of the top presentation supplies the animator and the interactor for the whole chain (DIS-04, TRANS-01).
  private static func driver(
    of top: Presentation, _ interactor: (any UIViewControllerInteractiveTransitioning)?
  ) -> ((any UIViewControllerAnimatedTransitioning)?, (any UIViewControllerInteractiveTransitioning)?) {
    let presented = top.presented
    let delegate = presented.transitioningDelegate
    TransitioningQuestions.record("animationController(forDismissed:)", of: presented, to: delegate)
    guard let animator = delegate?.animationController(forDismissed: presented) else {
      return (BuiltInAnimator(for: top), interactor)
    }
    guard interactor == nil else { return (animator, interactor) }
    TransitioningQuestions.record("interactionControllerForDismissal(using:)", of: presented, to: delegate)
    return (animator, delegate?.interactionControllerForDismissal(using: animator))
  }
}
