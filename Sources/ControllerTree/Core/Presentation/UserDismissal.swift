/// A dismissal by the user: whether it is allowed, and its delegate callbacks. Rules DIS-11 to DIS-13, POP-03, POP-04.
@MainActor enum UserDismissal {
  /// Asks the delegate, and dismisses if nothing prevents it.
  /// - Parameter controller: The presentation controller that received the call; it may have adapted to another one.
  static func attempt(at controller: UIPresentationController) -> Bool {
    event("attemptToDismiss()", at: controller) { presentation in
      guard presentation.controller.yieldsToPerson, isAllowed(presentation) else { return false }
      start(presentation, by: "attemptToDismiss()", drivenBy: nil)
      return true
    }
  }

  /// Asks the delegate, and begins an interactive dismissal driven by `driver`.
  static func pull(
    at controller: UIPresentationController, by pan: UIPanGestureRecognizer?,
    with driver: UIPercentDrivenInteractiveTransition
  ) -> Bool {
    event("begin()", at: controller) { presentation in
      guard presentation.controller.canBePulled, ZoomAnimation.mayEnd(presentation.presented, by: pan),
        isAllowed(presentation)
      else { return false }
      start(presentation, by: "begin()", drivenBy: driver)
      return true
    }
  }

  /// Runs `body` in a turn, if the user can reach the presentation: it is not in transition, and nothing is in front of it.
  private static func event(
    _ call: StaticString, at controller: UIPresentationController, _ body: (Presentation) -> Bool
  ) -> Bool {
    Stage.turn(call, controller, .event) {
      guard let presentation = controller.presentation, presentation.isWithinReach else { return false }
      return body(presentation)
    }
  }

  private static func isAllowed(_ presentation: Presentation) -> Bool {
    let asked = presentation.original
    guard !isModal(presentation.presented) else {
      didAttempt(asked)
      return false
    }
    guard let delegate = asked.delegate else { return true }
    TransitionRecord.add("presentationControllerShouldDismiss", of: asked)
    guard delegate.presentationControllerShouldDismiss(asked) else {
      didAttempt(asked)
      return false
    }
    // The delegate may have ended the presentation.
    return presentation.isWithinReach
  }

  /// The controller, or the child that decides in its place (DIS-11).
  private static func isModal(_ controller: UIViewController) -> Bool {
    var current: UIViewController? = controller
    while let candidate = current {
      if candidate.isModalInPresentation { return true }
      current = candidate.childForModalInPresentation
    }
    return false
  }

  private static func didAttempt(_ asked: UIPresentationController) {
    guard let delegate = asked.delegate else { return }
    TransitionRecord.add("presentationControllerDidAttemptToDismiss", of: asked)
    delegate.presentationControllerDidAttemptToDismiss(asked)
  }

  /// Starts the dismissal, then sends `presentationControllerWillDismiss`: the transition still waits for the end of the
  /// turn, so the delegate can add animations to it.
  private static func start(
    _ presentation: Presentation, by call: StaticString, drivenBy driver: UIPercentDrivenInteractiveTransition?
  ) {
    let (asked, presented) = (presentation.original, presentation.presented)
    DismissalRequest.start(
      [presentation], for: presented, by: call, animated: true, drivenBy: driver, completion: nil
    ) {
      if let delegate = asked.delegate {
        TransitionRecord.add("presentationControllerDidDismiss", of: asked)
        delegate.presentationControllerDidDismiss(asked)
      }
      asked.personDismissed()
    }
    guard let delegate = asked.delegate else { return }
    TransitionRecord.add("presentationControllerWillDismiss", of: asked)
    delegate.presentationControllerWillDismiss(asked)
  }
}

extension Presentation {
  /// Whether the user can act on the presentation: it is not in transition, and nothing is in front of it.
  var isWithinReach: Bool {
    guard case .presented = phase, containerView?.links.window != nil else { return false }
    return withEverythingAbove.count == 1
  }
}
