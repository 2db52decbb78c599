extension UIViewController {
  /// Explains which controllers `dismiss` on this controller would remove now. Changes nothing.
  ///
  ///     dismiss on A: removes V2, V1
  ///       A  presents nothing (DIS-01)
  ///       N  presents V1 (DIS-01)
  ///
  /// ``Explanation/objects`` are the controllers that would be dismissed, from the top to the bottom, and ``Explanation/issue`` is
  /// the issue that the call would report. It runs the search that `dismiss` runs.
  /// - Complexity: O(depth), plus O(n) in the controllers that would be dismissed.
  /// - Rules: DIS-01 to DIS-04, DIS-07, DIS-08, WHY-01.
  public final var dismissalExplanation: Explanation {
    let search = DismissalSearch(from: self)
    let busy = search.presentations.first { $0.transition != nil }
    let issue: HierarchyIssue? = busy.map { .dismissalInProgress($0.presented, receiver: self) }
    let removed = search.presentations.reversed().map(\.presented.hierarchyName)
    let answer =
      if let issue {
        "refused: \(issue.message)"
      } else {
        removed.isEmpty ? "removes nothing" : "removes \(removed.map(\.short).joined(separator: ", "))"
      }
    return Explanation(
      question: "dismiss on \(shortName)", subject: hierarchyName,
      verdict: issue != nil ? .refused : removed.isEmpty ? .nothing : .found, answer: answer,
      objects: issue == nil ? removed : [], steps: search.explanation.all, issue: issue)
  }
}

extension DismissalSearch {
  fileprivate var explanation: ExplanationSteps {
    var result = ExplanationSteps()
    for step in steps {
      switch step.answer {
      case .presents(let other):
        result.add(step.controller, .presents, "presents \(other.shortName)", others: [other])
      case .presentsNothing: result.add(step.controller, .presentsNothing, "presents nothing")
      case .isPresented(let presenter):
        result.add(step.controller, .isPresented, "is presented by \(presenter.shortName)", others: [presenter])
      case .isNotPresented: result.add(step.controller, .isNotPresented, "is not presented")
      }
    }
    return result
  }
}
