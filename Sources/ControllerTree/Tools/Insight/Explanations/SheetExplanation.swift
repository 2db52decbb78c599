extension UIViewController {
  /// Explains which presentation controller controls the presentation of this controller, and how its style was found. Makes none.
  ///
  ///     presentation controller of Edit: UISheetPresentationController #1
  ///       Root  presents Edit (PRES-01)
  ///       Edit  has the style automatic, which is presented as formSheet (STYLE-01)
  ///
  /// - Complexity: O(depth).
  /// - Rules: STYLE-01, STYLE-06, PC-02, PC-14, WHY-01.
  public final var presentationControllerExplanation: Explanation {
    var steps = ExplanationSteps()
    let question = "presentation controller of \(shortName)"
    guard let presentation = nearestPresentation else {
      addStyle(of: self, to: &steps)
      let made = rare?.presentation?.controller?.hierarchyName
      return Explanation(
        question: question, subject: hierarchyName, verdict: made == nil ? .nothing : .found,
        answer: made.map { "\($0.short), not presented" } ?? "none: it is not presented",
        objects: made.map { [$0] } ?? [],
        steps: steps.all, issue: nil)
    }
    let (presented, presenter) = (presentation.presented, presentation.presenter)
    if presented !== self {
      steps.add(self, .passesToParent, "is inside \(presented.shortName)", others: [presented], rule: "PRES-03")
    }
    if let presenter {
      steps.add(presenter, .presents, "presents \(presented.shortName)", others: [presented], rule: "PRES-01")
    }
    addStyle(of: presentation.asked, to: &steps)
    let current = presentation.controller
    if current !== presentation.original {
      steps.add(
        presentation.original, .adapted, "has adapted to \(current.presentationStyle.name): \(current.shortName)",
        others: [current])
    }
    return Explanation(
      question: question, subject: hierarchyName, verdict: .found, answer: current.typeName,
      objects: [current.hierarchyName], steps: steps.all, issue: nil)
  }

  private final func addStyle(of controller: UIViewController, to steps: inout ExplanationSteps) {
    let (own, style) = (controller.modalPresentationStyle, controller.styleToPresentWith)
    let text =
      own == style ? "has the style \(style.name)" : "has the style \(own.name), which is presented as \(style.name)"
    steps.add(controller, .choosesStyle, text)
    guard style == .custom, let delegate = controller.transitioningDelegate else { return }
    let supplier = delegate as? any Nameable
    steps.add(
      supplier, .choosesStyle, "is its transitioning delegate, which supplies the presentation controller",
      rule: "PC-01")
  }
}

extension UIPresentationController {
  fileprivate final var typeName: String { hierarchyName.type }
}
