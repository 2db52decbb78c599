extension HierarchyIssue {
  /// The issue in the form of all explanations: the call, what happened to it, and why.
  ///
  ///     P.addChild(_:): refused
  ///       P  UIViewController "P" can't become a child of itself. (MIS-11)
  ///       Add another controller.
  ///
  /// - Rules: WHY-05.
  public var explanation: Explanation {
    let verdict: (Explanation.Verdict, String) =
      switch severity {
      case .error: (.refused, "refused")
      case .warning: (.found, "repaired")
      case .notice: (.found, "noticed")
      }
    var steps = [
      Explanation.Step(
        object: nil, reason: .misuse, text: message, others: objects, rule: rule),
      Explanation.Step(object: nil, reason: .advice, text: advice, others: [], rule: nil),
    ]
    if let uikitText {
      steps.append(.init(object: nil, reason: .uikitMessage, text: "UIKit: \(uikitText)", others: [], rule: nil))
    }
    return Explanation(
      question: call ?? kind.rawValue, subject: objects.first, verdict: verdict.0, answer: verdict.1, objects: objects,
      steps: steps, issue: self)
  }
}
