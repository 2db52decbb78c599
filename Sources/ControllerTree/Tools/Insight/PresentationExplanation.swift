/// The controller that would present another one, and the reason: each controller on the way, and what refuses the call.
///
///     present V (fullScreen) from A
///       A  passes the call to its parent N: the style fills the screen
///       N  presents: it has no parent
///
/// The explanation runs the search that `present` runs, so the two cannot differ. Rules: CTX-01 to CTX-05,
/// PRES-19.
public struct PresentationExplanation: Hashable, Sendable, Codable {
  /// The result of checking one controller on the way up.
  public enum Answer: String, Hashable, Sendable, Codable {
    /// The style fills the screen, and the controller has a parent.
    case passesToParent
    /// The style stays in a context, and the controller defines none.
    case definesNoContext
    /// The controller defines the context that the style stays in: it presents.
    case definesContext
    /// The controller has no parent: it presents.
    case isOutermost
    /// The controller is in no tree of controllers, though its view is on screen: the source presents itself.
    case isDetached
  }

  /// One controller that was checked.
  public struct Step: Hashable, Sendable, Codable {
    /// The controller.
    public let controller: ObjectName
    /// The result for this controller.
    public let answer: Answer
  }

  /// The controller that would be presented.
  public let presented: ObjectName
  /// The controller that `present` would be called on.
  public let source: ObjectName
  /// The name of the style, after `.automatic` is resolved.
  public let style: String
  /// The controllers that were checked, the source first.
  public let steps: [Step]
  /// The controller that presents; `nil` if the call is refused.
  public let presenter: ObjectName?
  /// The issue that `present` would report; `nil` if it is not refused.
  public let refusal: HierarchyIssue?
}

extension PresentationExplanation: CustomStringConvertible {
  /// A line for the call, one for each controller that was checked, and one for the refusal.
  public var description: String {
    let width = steps.map(\.controller.short.count).max() ?? 0
    var lines = ["present \(presented.short) (\(style)) from \(source.short)"]
    for (index, step) in steps.enumerated() {
      let name = step.controller.short
      let padding = String(repeating: " ", count: width - name.count)
      lines.append("  \(name)\(padding)  \(text(of: step, next: steps.dropFirst(index + 1).first))")
    }
    if let refusal { lines.append("  refused: \(refusal.message)") }
    return lines.joined(separator: "\n")
  }

  private func text(of step: Step, next: Step?) -> String {
    let parent = next.map { " \($0.controller.short)" } ?? ""
    return switch step.answer {
    case .passesToParent: "passes the call to its parent\(parent): the style fills the screen"
    case .definesNoContext: "passes the call to its parent\(parent): it defines no context"
    case .definesContext: "presents: it defines the context"
    case .isOutermost: "presents: it has no parent"
    case .isDetached: "is in no tree of controllers: \(source.short) becomes the presenter"
    }
  }
}

extension UIViewController {
  /// Explains which controller would present `controller` if `present` were called on this one now. Changes nothing and asks no
  /// delegate: a custom presentation counts as one that fills the screen until its presentation controller is made.
  /// - Complexity: O(depth).
  public final func explainPresentation(of controller: UIViewController) -> PresentationExplanation {
    let style = controller.styleToPresentWith
    let isInContext =
      controller.rare?.presentation?.controller.map { !$0.shouldPresentInFullscreen } ?? style.usesContext
    let search = PresenterSearch(from: self, isInContext: isInContext)
    let refusal = PresentationCheck(controller, source: self, search, style: style).refusal
    return PresentationExplanation(
      presented: controller.hierarchyName, source: hierarchyName, style: "\(style.name)",
      steps: search.steps.map { .init(controller: $0.controller.hierarchyName, answer: $0.answer.explained) },
      presenter: refusal == nil ? search.presenter.hierarchyName : nil, refusal: refusal)
  }
}

extension PresenterSearch.Answer {
  fileprivate var explained: PresentationExplanation.Answer {
    switch self {
    case .passesToParent: .passesToParent
    case .definesNoContext: .definesNoContext
    case .definesContext: .definesContext
    case .isOutermost: .isOutermost
    case .isDetached: .isDetached
    }
  }
}
