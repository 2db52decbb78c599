/// The answer to a question about the tree: what was asked, the answer, and each step of the decision.
///
///     viewDidAppear of Detail: not sent
///       Detail  is appearing: viewWillAppear was sent (APP-13)
///       Drawer  answers false to shouldAutomaticallyForwardAppearanceMethods, and has not called endAppearanceTransition (APP-09)
///
/// All questions have answers of this form: which callbacks are sent, what would be presented and dismissed, who is asked about the
/// status bar, what caused an event, why a call was refused. The functions that decide give the steps, so an answer can't differ
/// from what the call would do. An explanation is a value: it holds no controller. Rules: WHY-01 to WHY-06.
public struct Explanation: Hashable, Sendable, Codable {
  /// The answer in one word.
  public enum Verdict: String, Hashable, Sendable, Codable {
    /// The callback was sent, or the event happened.
    case sent
    /// The callback will be sent without a further call: at the end of the turn, or later.
    case due
    /// The callback was not sent, and no running work will send it.
    case notSent
    /// There is something: a presenter, controllers to dismiss, a target, a responder.
    case found
    /// There is nothing.
    case nothing
    /// The call is refused.
    case refused
  }

  /// One step of the decision: an object, and the fact about it that counts.
  public struct Step: Hashable, Sendable, Codable {
    /// The object; `nil` for a fact about no object, such as a public call.
    public let object: ObjectName?
    /// The fact, for programs.
    public let reason: Reason
    /// The fact as the rest of a sentence that begins with the object.
    public let text: String
    /// Other objects in ``text``, in its order.
    public let others: [ObjectName]
    /// The number of the rule, such as `APP-09`; `nil` if the step states what the caller did. <doc:Rules> leads to its page.
    public let rule: String?
  }

  /// The question, such as `viewDidAppear of Detail`.
  public let question: String
  /// The object that the question is about.
  public let subject: ObjectName?
  /// The answer in one word.
  public let verdict: Verdict
  /// The answer, such as `due at 0.35 s` or `removes V2, V1`.
  public let answer: String
  /// The objects in ``answer``, in its order: the presenter, the dismissed controllers, the responder.
  public let objects: [ObjectName]
  /// The steps in the order of the decision.
  public let steps: [Step]
  /// The issue that the call would report, or that the explanation is about.
  public let issue: HierarchyIssue?
}

extension Explanation: CustomStringConvertible {
  /// A line with the question and the answer, and one for each step, with its rule.
  public var description: String {
    let width = steps.map { $0.object?.short.count ?? 0 }.max() ?? 0
    return (["\(question): \(answer)"] + steps.map { $0.line(width: width) }).joined(separator: "\n")
  }

  /// One sentence without rules, for a failure message.
  ///
  ///     viewDidAppear of Detail: not sent: Detail is appearing: viewWillAppear was sent; Drawer answers false to …
  public var sentence: String {
    let facts = steps.map { step in [step.object?.short, step.text].compactMap { $0 }.joined(separator: " ") }
    return facts.isEmpty ? "\(question): \(answer)" : "\(question): \(answer): \(facts.joined(separator: "; "))"
  }

  /// The rules of the steps, each once, in their order.
  public var rules: [String] {
    var rules: [String] = []
    for step in steps {
      if let rule = step.rule, !rules.contains(rule) { rules.append(rule) }
    }
    return rules
  }
}

extension Explanation.Step {
  fileprivate func line(width: Int) -> String {
    let name = object?.short ?? ""
    let column = width == 0 ? "" : name + String(repeating: " ", count: width - name.count) + "  "
    return "  \(column)\(text)" + (rule.map { " (\($0))" } ?? "")
  }
}

/// Collects the steps of an explanation.
@MainActor struct ExplanationSteps {
  private(set) var all: [Explanation.Step] = []

  /// - Parameter rule: The rule; `nil` for the usual one of `reason`.
  mutating func add(
    _ object: (any Nameable)?, _ reason: Explanation.Reason, _ text: String, others: [any Nameable] = [],
    rule: String? = nil
  ) {
    let name = object?.hierarchyName
    var names: [ObjectName] = []
    for other in others { names.append(other.hierarchyName) }
    all.append(.init(object: name, reason: reason, text: text, others: names, rule: rule ?? reason.rule))
  }

  /// Adds the steps of another explanation.
  mutating func append(_ others: [Explanation.Step]) { all += others }
}

extension Nameable {
  /// The name in explanations and timelines.
  var shortName: String { hierarchyName.short }
}
