extension Stage {
  /// Explains which controller decides the style of the status bar.
  ///
  ///     style of the status bar: Detail decides lightContent
  ///       Tabs    is the root of UIWindow #1, whose search begins here (CON-25)
  ///       Tabs    names its child Detail (CON-25)
  ///       Detail  names no child (CON-25)
  ///
  /// It follows the search of the system, and asks the controllers for their `childForStatusBarStyle`.
  /// - Complexity: O(n) in the controllers on the way.
  /// - Rules: CON-25, WHY-01.
  public var statusBarStyleExplanation: Explanation {
    explanation(
      of: "style of the status bar", by: { $0.childForStatusBarStyle }, for: { "\($0.preferredStatusBarStyle)" })
  }

  /// Explains which controller decides whether the status bar is hidden.
  /// - Complexity: O(n) in the controllers on the way.
  /// - Rules: CON-25, WHY-01.
  public var statusBarHiddenExplanation: Explanation {
    explanation(
      of: "visibility of the status bar", by: { $0.childForStatusBarHidden },
      for: { $0.prefersStatusBarHidden ? "hidden" : "visible" })
  }

  private func explanation(
    of question: String, by next: (UIViewController) -> UIViewController?, for value: (UIViewController) -> String
  ) -> Explanation {
    guard let starts = SystemPreferences.of(self).starts else {
      return Explanation(
        question: question, subject: nil, verdict: .nothing, answer: "no window with a root controller is visible",
        objects: [], steps: [], issue: nil)
    }
    var steps = ExplanationSteps()
    let (root, window) = (starts.statusBar, starts.window)
    let place =
      root === window.rootViewController
      ? "is the root of \(window.shortName)" : "is presented and controls the status bar"
    steps.add(root, .startsSearch, "\(place): the search begins here", others: [window])
    let way = SystemPreferences.way(from: root, by: next)
    for (index, controller) in way.visited.enumerated() where index + 1 < way.visited.count {
      let child = way.visited[index + 1]
      steps.add(controller, .passesToChild, "names \(child.shortName)", others: [child])
    }
    let last = way.visited[way.visited.count - 1]
    if let again = way.again {
      steps.add(last, .leadsBack, "names \(again.shortName), which was asked before", others: [again])
    } else {
      steps.add(last, .decides, "names no child")
    }
    return Explanation(
      question: question, subject: window.hierarchyName, verdict: .found,
      answer: "\(last.shortName) decides \(value(last))", objects: [last.hierarchyName], steps: steps.all,
      issue: way.again.map { .delegationCycle(last, $0) })
  }
}
