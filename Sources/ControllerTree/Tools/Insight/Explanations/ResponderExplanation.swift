extension UIWindow {
  /// Explains which responder of the window is first.
  ///
  ///     first responder of UIWindow #1: Note
  ///       UIWindow #1  is the key window: it gets key events (RESP-12)
  ///       Note         has become first responder, and has not resigned (RESP-12)
  ///
  /// - Complexity: O(1)
  /// - Rules: RESP-12, WHY-01.
  public final var firstResponderExplanation: Explanation {
    var steps = ExplanationSteps()
    steps.add(
      self, .isKey,
      isKeyWindow ? "is the key window: it gets key events" : "is not the key window: it gets no key events")
    if let first = firstResponder {
      steps.add(first, .isFirstResponder, "has become first responder, and has not resigned")
    } else {
      steps.add(self, .isFirstResponder, "has no first responder: none has become it, or the last one has resigned")
    }
    let first = firstResponder?.hierarchyName
    return Explanation(
      question: "first responder of \(shortName)", subject: hierarchyName, verdict: first == nil ? .nothing : .found,
      answer: first?.short ?? "none", objects: first.map { [$0] } ?? [], steps: steps.all, issue: nil)
  }
}

extension UIResponder {
  /// Explains what ``becomeFirstResponder()`` would do now: whether this responder is first, would become it, or what refuses.
  /// Asks `canBecomeFirstResponder` and `canResignFirstResponder`, and makes nothing resign.
  ///
  ///     becomeFirstResponder on Note: returns false
  ///       Search  is first responder, and answers false to canResignFirstResponder (RESP-11)
  ///
  /// - Complexity: O(1)
  /// - Rules: RESP-10, RESP-11, WHY-01.
  public final var becomeFirstResponderExplanation: Explanation {
    var steps = ExplanationSteps()
    var result = false
    switch FirstResponder.prospect(of: self) {
    case .isFirst: (result, _) = (true, steps.add(self, .isFirstResponder, "is first responder"))
    case .notInWindow: steps.add(self, .notInWindow, "is in no window")
    case .heldBy(let current, _):
      steps.add(current, .refusesFirstResponder, "is first responder, and answers false to canResignFirstResponder")
    case .isFree(let current, _):
      if let current { steps.add(current, .acceptsFirstResponder, "is first responder, and can resign") }
      result = canBecomeFirstResponder
      let (reason, answer) =
        result ? (Explanation.Reason.acceptsFirstResponder, "true") : (.refusesFirstResponder, "false")
      steps.add(self, reason, "answers \(answer) to canBecomeFirstResponder")
    }
    return Explanation(
      question: "becomeFirstResponder on \(shortName)", subject: hierarchyName,
      verdict: result ? .found : .refused, answer: "returns \(result)", objects: result ? [hierarchyName] : [],
      steps: steps.all, issue: nil)
  }
}
