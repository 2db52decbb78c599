import Foundation

/// The transition as a coordinator. Rules TRANS-20 to TRANS-26.
extension ControllerTransition: UIViewControllerTransitionCoordinator {
  var initiallyInteractive: Bool { animator != nil && interactor?.wantsInteractiveStart == true }

  /// Whether the animator's animation could be paused and continued.
  var isInterruptible: Bool { interactor != nil || interruptible != nil }

  var isCancelled: Bool {
    switch state {
    case .waiting, .beginning, .begun, .running, .abandoned: transitionWasCancelled
    case .ending(_, let end), .over(let end): !end.isCompleted
    }
  }

  var completionVelocity: CGFloat { interactor?.completionSpeed ?? 1 }

  var completionCurve: UIView.AnimationCurve { interactor?.completionCurve ?? .easeInOut }

  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    alongside.add(animation, completion: completion, with: self)
  }

  func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    alongside.add(animation, completion: completion, with: self)
  }

  func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void) {
    alongside.add(interactionHandler: handler)
  }
}
