extension HierarchyIssue {
  /// A kind of misuse. <doc:WhenSomethingIsRefused> has an example of each.
  ///
  /// Each kind is a constant beside the code that reports it, with its rule, severity and advice; the functions below it write
  /// the text.
  public struct Kind: Sendable {
    /// The name, such as `alreadyChild`.
    public let rawValue: String
    /// Whether the kind is ignored unless a policy names it.
    let isReportedOnRequest: Bool
    /// One entry for each rule that the kind can break, the usual one first.
    private var entries: [Entry]

    /// The facts of a kind that follow from the rule.
    struct Entry {
      let rule: String
      let severity: HierarchyIssue.Severity
      let advice: String
      var uikitText: String?
    }
  }
}

extension HierarchyIssue.Kind {
  /// Declares a kind. Add it to ``allCases``.
  ///
  /// - Parameters:
  ///   - name: The name of the constant.
  ///   - severity: An error if the call is refused, a warning if it is repaired, else a notice.
  ///   - rule: The rule that the call broke.
  ///   - advice: How to fix the code.
  ///   - uikitText: UIKit's message, if it has one.
  ///   - isReportedOnRequest: Whether the kind is ignored unless a policy names it.
  init(
    _ name: String, _ severity: HierarchyIssue.Severity, rule: String, advice: String, uikitText: String? = nil,
    isReportedOnRequest: Bool = false
  ) {
    rawValue = name
    entries = [Entry(rule: rule, severity: severity, advice: advice, uikitText: uikitText)]
    self.isReportedOnRequest = isReportedOnRequest
  }

  /// Adds the facts for a second rule that the kind can break.
  func or(_ severity: HierarchyIssue.Severity, rule: String, advice: String, uikitText: String? = nil) -> Self {
    var kind = self
    kind.entries.append(Entry(rule: rule, severity: severity, advice: advice, uikitText: uikitText))
    return kind
  }

  /// The facts for `rule`; for `nil`, and for a rule that the kind does not have, the usual ones.
  func entry(of rule: String? = nil) -> Entry { entries.first { $0.rule == rule } ?? entries[0] }
}

extension HierarchyIssue.Kind: Hashable, CustomStringConvertible {
  /// Kinds are equal if their names are.
  public static func == (one: Self, other: Self) -> Bool { one.rawValue == other.rawValue }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }

  /// The name.
  public var description: String { rawValue }
}
