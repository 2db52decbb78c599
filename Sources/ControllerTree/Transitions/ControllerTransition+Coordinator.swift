import Foundation

/// The transition as those see it who go along with it. Rules TRANS-20 to TRANS-26.
extension ControllerTransition: UIViewControllerTransitionCoordinator {
  var initiallyInteractive: Bool { animator != nil && interactor?.wantsInteractiveStart == true }

  /// Whether the animator's animation can be stopped and taken up again.
  var isInterruptible: Bool { interactor != nil }

  var isCancelled: Bool {
    switch state {
    case .over(let completed), .ending(_, let completed): !completed
    case .waiting, .begun, .running, .abandoned: transitionWasCancelled
    }
  }

  var completionVelocity: CGFloat { interactor?.completionSpeed ?? 1 }

  var completionCurve: UIView.AnimationCurve { interactor?.completionCurve ?? .easeInOut }

  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    alongside.add(animation, completion: completion, of: self)
  }

  func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    alongside.add(animation, completion: completion, of: self)
  }

  func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void) {
    alongside.add(interactionHandler: handler)
  }
}

/// Who goes along with which transition.
@MainActor enum TransitionLookup {
  /// The controller's own transition, else that of the nearest controller around it (TRANS-21).
  /// - Complexity: O(depth).
  static func coordinator(of controller: UIViewController) -> (any UIViewControllerTransitionCoordinator)? {
    var current: UIViewController? = controller
    while let candidate = current {
      if let transition = candidate.rare?.transition, transition.isVisible { return transition }
      current = candidate.links.parent
    }
    return nil
  }
}
