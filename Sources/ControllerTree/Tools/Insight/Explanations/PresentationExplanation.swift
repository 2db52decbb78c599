extension UIViewController {
  /// Explains which controller would present `controller` if `present` were called on this one now. Changes nothing and asks no
  /// delegate: a custom presentation counts as one that fills the screen until its presentation controller is made.
  ///
  ///     present V (fullScreen) from A: N presents
  ///       A  passes the call to its parent N: the style fills the screen (CTX-01)
  ///       N  has no parent (CTX-01)
  ///
  /// The only one of ``Explanation/objects`` is the presenter; ``Explanation/issue`` is the issue that the call would report. It
  /// runs the search and the checks that `present` runs.
  /// - Parameter controller: The controller that would be presented.
  /// - Complexity: O(depth).
  /// - Rules: CTX-01 to CTX-05, PRES-19, WHY-01.
  public final func explainPresentation(of controller: UIViewController) -> Explanation {
    let style = controller.styleToPresentWith
    let isInContext =
      controller.rare?.presentation?.controller.map { !$0.shouldPresentInFullscreen } ?? style.usesContext
    let search = PresenterSearch(from: self, isInContext: isInContext)
    let refusal = PresentationCheck(controller, source: self, search, style: style).refusal
    let presenter = search.presenter.hierarchyName
    return Explanation(
      question: "present \(controller.shortName) (\(style.name)) from \(shortName)", subject: hierarchyName,
      verdict: refusal == nil ? .found : .refused,
      answer: refusal.map { "refused: \($0.message)" } ?? "\(presenter.short) presents",
      objects: refusal == nil ? [presenter] : [], steps: search.explanation.all, issue: refusal)
  }
}

extension PresenterSearch {
  var explanation: ExplanationSteps {
    var result = ExplanationSteps()
    for (index, step) in steps.enumerated() {
      let next = index + 1 < steps.count ? [steps[index + 1].controller] : []
      let parent = next.first.map { " \($0.shortName)" } ?? ""
      switch step.answer {
      case .passesToParent:
        result.add(
          step.controller, .passesToParent, "passes the call to its parent\(parent): the style fills the screen",
          others: next)
      case .definesNoContext:
        result.add(
          step.controller, .definesNoContext, "passes the call to its parent\(parent): it defines no context",
          others: next)
      case .definesContext: result.add(step.controller, .definesContext, "defines the context")
      case .isOutermost: result.add(step.controller, .isOutermost, "has no parent")
      case .isDetached:
        result.add(
          step.controller, .isDetached, "is in no tree of controllers: \(presenter.shortName) presents itself",
          others: [presenter])
      }
    }
    return result
  }
}
