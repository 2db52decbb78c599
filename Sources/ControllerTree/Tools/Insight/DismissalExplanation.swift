/// The controllers that `dismiss` on a controller would remove, and the reason.
///
///     dismiss on A
///       A  presents nothing
///       N  presents V1
///     removes V2, V1
///
/// Rules: DIS-01 to DIS-04, DIS-07, DIS-08.
public struct DismissalExplanation: Hashable, Sendable, Codable {
  /// The result of checking one controller on the way up.
  public enum Answer: Hashable, Sendable, Codable {
    /// The controller presents this one, which is dismissed with everything above it.
    case presents(ObjectName)
    /// The controller presents nothing; its parent is checked next.
    case presentsNothing
    /// No controller on the way presents another one, and this one is presented itself: it is dismissed.
    case isPresented(by: ObjectName)
    /// No controller on the way presents another one, and none is presented.
    case isNotPresented
  }

  /// One controller that was checked.
  public struct Step: Hashable, Sendable, Codable {
    /// The controller.
    public let controller: ObjectName
    /// The result for this controller.
    public let answer: Answer
  }

  /// The controller that `dismiss` would be called on.
  public let receiver: ObjectName
  /// The controllers that were checked, the receiver first.
  public let steps: [Step]
  /// The controllers that would be dismissed, from the top to the bottom; empty if there are none.
  public let removed: [ObjectName]
  /// The issue that `dismiss` would report, if there is anything to dismiss.
  public let refusal: HierarchyIssue?
}

extension DismissalExplanation: CustomStringConvertible {
  /// A line for the call, one for each controller that was checked, and one for the result.
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
  /// Explains which controllers `dismiss` on this controller would remove now. Changes nothing.
  /// - Complexity: O(depth), plus O(n) in the controllers that would be dismissed.
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
