/// What `dismiss` on a controller would remove, and why.
///
///     dismiss on A
///       A  presents nothing
///       N  presents V1
///     removes V2, V1
///
/// Rules: DIS-01 to DIS-04, DIS-07, DIS-08.
public struct DismissalExplanation: Hashable, Sendable, Codable {
  /// What a controller answers to the question whether something is to be dismissed.
  public enum Answer: Hashable, Sendable, Codable {
    /// It presents this one, which goes with everything above.
    case presents(ObjectName)
    /// It presents nothing; its parent is asked next.
    case presentsNothing
    /// Nobody on the way presents, and this one is presented itself: it goes.
    case isPresented(by: ObjectName)
    /// Nobody on the way presents, and nobody is presented.
    case isNotPresented
  }

  /// One controller that was asked.
  public struct Step: Hashable, Sendable, Codable {
    /// Who was asked.
    public let controller: ObjectName
    /// What it answered.
    public let answer: Answer
  }

  /// The controller that `dismiss` would be called on.
  public let receiver: ObjectName
  /// Who was asked, the receiver first.
  public let steps: [Step]
  /// What goes, from the top to the bottom; empty if nothing does.
  public let removed: [ObjectName]
  /// What speaks against it, if anything would be removed.
  public let refusal: HierarchyIssue?
}

extension DismissalExplanation: CustomStringConvertible {
  /// A line for the call, one for each controller that was asked, and one for what goes.
  public var description: String {
    let width = steps.map(\.controller.short.count).max() ?? 0
    var lines = ["dismiss on \(receiver.short)"]
    for step in steps {
      let name = step.controller.short
      lines.append("  \(name)\(String(repeating: " ", count: width - name.count))  \(step.answer.text)")
    }
    if let refusal {
      lines.append("refused: \(refusal.message)")
    } else {
      lines.append(removed.isEmpty ? "removes nothing" : "removes \(removed.map(\.short).joined(separator: ", "))")
    }
    return lines.joined(separator: "\n")
  }
}

extension DismissalExplanation.Answer {
  fileprivate var text: String {
    switch self {
    case .presents(let controller): "presents \(controller.short)"
    case .presentsNothing: "presents nothing"
    case .isPresented(let presenter): "is presented by \(presenter.short)"
    case .isNotPresented: "is not presented"
    }
  }
}

extension UIViewController {
  /// Explains what `dismiss` on this controller would remove, now. Changes nothing.
  /// - Complexity: O(depth), and O(n) in the controllers that would go.
  public final var dismissalExplanation: DismissalExplanation {
    let search = DismissalSearch(from: self)
    let busy = search.presentations.first { $0.transition != nil }
    return DismissalExplanation(
      receiver: hierarchyName,
      steps: search.steps.map { .init(controller: $0.controller.hierarchyName, answer: $0.answer.explained) },
      removed: search.presentations.reversed().map(\.presented.hierarchyName),
      refusal: busy.map { .dismissalInProgress($0.presented, receiver: self) })
  }
}

extension DismissalSearch.Answer {
  @MainActor fileprivate var explained: DismissalExplanation.Answer {
    switch self {
    case .presents(let controller): .presents(controller.hierarchyName)
    case .presentsNothing: .presentsNothing
    case .isPresented(let presenter): .isPresented(by: presenter.hierarchyName)
    case .isNotPresented: .isNotPresented
    }
  }
}
