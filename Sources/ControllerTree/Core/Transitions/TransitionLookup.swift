/// Finds the transition coordinator of a controller: its own, else the one that the nearest parent returns. A parent's
/// class may override ``UIViewController/transitionCoordinator`` (TRANS-20, TRANS-21).
///
/// A chain of parents may be deeper than the call stack allows: during a lookup the base of the property answers for
/// its own controller alone, and the lookup continues upwards.
@MainActor enum TransitionLookup {
  private struct Question {
    let controller: UIViewController
    var hasReachedBase = false
  }

  /// The read that a lookup has made and that has not returned.
  private static var question: Question?

  /// The value of the property's base implementation.
  /// - Complexity: O(depth).
  static func coordinator(of controller: UIViewController) -> (any UIViewControllerTransitionCoordinator)? {
    let isAsked = isAsked(controller)
    if isAsked { question?.hasReachedBase = true }
    if let transition = controller.ownTransition, transition.isVisible { return transition }
    return isAsked ? nil : answer(above: controller)
  }

  private static func isAsked(_ controller: UIViewController) -> Bool {
    guard let question else { return false }
    return question.controller === controller && !question.hasReachedBase
  }

  private static func answer(above controller: UIViewController) -> (any UIViewControllerTransitionCoordinator)? {
    var current = controller.links.parent
    while let candidate = current {
      let outer = question
      question = Question(controller: candidate)
      let answer = candidate.transitionCoordinator
      let hasReachedBase = question?.hasReachedBase ?? false
      question = outer
      if answer != nil || !hasReachedBase { return answer }
      current = candidate.links.parent
    }
    return nil
  }
}
