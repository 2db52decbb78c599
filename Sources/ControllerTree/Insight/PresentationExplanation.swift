/// Who would present a controller, and why: the controllers that are asked, what each answers, and what speaks against it.
///
///     present V (fullScreen) from A
///       A  passes the request on: the style fills the screen, and N is its parent
///       N  presents: nobody is around it
///
/// It is the search itself that explains, so the explanation can't differ from what `present` does. Rules: CTX-01 to CTX-05,
/// PRES-19.
public struct PresentationExplanation: Hashable, Sendable, Codable {
  /// What a controller answers to the question whether it presents.
  public enum Answer: String, Hashable, Sendable, Codable {
    /// The style fills the screen, and the controller has a parent.
    case passesToParent
    /// The style stays in a context, and the controller defines none.
    case definesNoContext
    /// The controller defines the context that the style stays in: it presents.
    case definesContext
    /// Nobody is around the controller: it presents.
    case isOutermost
    /// The controller is in no tree of controllers, though its view is on screen: the source presents itself.
    case isDetached
  }

  /// One controller that was asked.
  public struct Step: Hashable, Sendable, Codable {
    /// Who was asked.
    public let controller: ObjectName
    /// What it answered.
    public let answer: Answer
  }

  /// The controller that would be presented.
  public let presented: ObjectName
  /// The controller that `present` would be called on.
  public let source: ObjectName
  /// The name of the style, `.automatic` resolved.
  public let style: String
  /// Who was asked, the source first.
  public let steps: [Step]
  /// Who presents, if nothing speaks against it.
  public let presenter: ObjectName?
  /// What speaks against it.
  public let refusal: HierarchyIssue?
}

extension PresentationExplanation: CustomStringConvertible {
  /// A line for the call, one for each controller that was asked, and one for the refusal.
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
    let parent = next?.controller.short ?? "somebody"
    return switch step.answer {
    case .passesToParent: "passes the request on: the style fills the screen, and \(parent) is its parent"
    case .definesNoContext: "passes the request on: it defines no context, and \(parent) is its parent"
    case .definesContext: "presents: it defines the context"
    case .isOutermost: "presents: nobody is around it"
    case .isDetached: "is in no tree of controllers: \(source.short) presents itself"
    }
  }
}

extension UIViewController {
  /// Explains who would present `controller` if this controller were asked to, now. Changes nothing and asks no delegate: a
  /// custom presentation counts as one that fills the screen until its presentation controller is made.
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
