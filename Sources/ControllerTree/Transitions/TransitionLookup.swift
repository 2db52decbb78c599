/// Who goes along with which transition: a controller's own, else what the controllers around it answer, whose classes may
/// override ``UIViewController/transitionCoordinator`` (TRANS-20, TRANS-21).
///
/// Chains of parents may be deeper than any stack: the base of the property answers a lookup for its own controller alone, and
/// the lookup climbs on.
@MainActor enum TransitionLookup {
  private struct Question {
    unowned(unsafe) let controller: UIViewController
    var hasReachedBase = false
  }

  /// The question that a lookup has on its way.
  private static var question: Question?

  /// What the base of the property answers.
  /// - Complexity: O(depth).
  static func coordinator(of controller: UIViewController) -> (any UIViewControllerTransitionCoordinator)? {
    let isAsked = isAsked(controller)
    if isAsked { question?.hasReachedBase = true }
    if let transition = controller.rare?.transition, transition.isVisible { return transition }
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
