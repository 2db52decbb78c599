extension UIViewController {
  /// Explains which controller `show(_:sender:)` on this controller would call. Calls none of them and changes nothing.
  ///
  ///     show V from A: N shows it
  ///       A  does not handle show(_:sender:) (SHOW-01)
  ///       N  handles show(_:sender:) (SHOW-05)
  ///
  /// It runs the search of ``targetViewController(forAction:sender:)``. A class that overrides `show(_:sender:)` and does not list
  /// it in ``handledActions`` is not found: that shows only when it is called.
  /// - Parameters:
  ///   - controller: The controller that would be shown.
  ///   - sender: The sender; each ``canPerformAction(_:withSender:)`` gets it.
  /// - Complexity: O(depth).
  /// - Rules: SHOW-01, SHOW-03, SHOW-05, WHY-01.
  public final func explainShow(_ controller: UIViewController, sender: Any? = nil) -> Explanation {
    explanation(of: .show, "show", "show(_:sender:)", controller, sender)
  }

  /// The same for `showDetailViewController(_:sender:)`.
  /// - Parameters:
  ///   - controller: The controller that would be shown.
  ///   - sender: The sender; each ``canPerformAction(_:withSender:)`` gets it.
  /// - Complexity: O(depth).
  /// - Rules: SHOW-02, SHOW-03, SHOW-05, WHY-01.
  public final func explainShowDetail(_ controller: UIViewController, sender: Any? = nil) -> Explanation {
    explanation(of: .showDetail, "show detail", "showDetailViewController(_:sender:)", controller, sender)
  }

  private final func explanation(
    of action: Selector, _ verb: String, _ method: String, _ shown: UIViewController, _ sender: Any?
  ) -> Explanation {
    let search = TargetSearch(action, sender: sender, from: self)
    var steps = search.explanation(of: method)
    let question = "\(verb) \(shown.shortName) from \(shortName)"
    guard search.target == nil else {
      let target = search.target?.hierarchyName
      return Explanation(
        question: question, subject: hierarchyName, verdict: .found, answer: "\(target?.short ?? "") shows it",
        objects: target.map { [$0] } ?? [], steps: steps.all, issue: nil)
    }
    let presentation = explainPresentation(of: shown)
    steps.append(presentation.steps)
    return Explanation(
      question: question, subject: hierarchyName, verdict: presentation.verdict,
      answer: "no controller handles it: \(presentation.answer)", objects: presentation.objects, steps: steps.all,
      issue: presentation.issue)
  }
}

extension TargetSearch {
  fileprivate func explanation(of method: String) -> ExplanationSteps {
    var result = ExplanationSteps()
    for step in steps {
      switch step.answer {
      case .doesNotHandle: result.add(step.controller, .doesNotHandleAction, "does not handle \(method)")
      case .canNotPerform:
        result.add(step.controller, .canNotPerformAction, "handles \(method), and answers false to canPerformAction")
      case .handles: result.add(step.controller, .handlesAction, "handles \(method)")
      }
    }
    return result
  }
}
