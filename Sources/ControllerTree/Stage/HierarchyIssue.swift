/// One wrong call: who, which call, what is wrong with it, what was done about it, and how to mend it.
///
/// Where UIKit raises an exception or writes to the console, ControllerTree refuses the call (or repairs what it asks for)
/// and reports one issue. The tree is legal before and after. <doc:WhenSomethingIsRefused> has an example of each kind.
public struct HierarchyIssue: Error, Hashable, Sendable, Codable {
  /// How grave an issue is.
  public enum Severity: String, Hashable, Sendable, Codable {
    /// Legal, but rarely meant.
    case notice
    /// The call was repaired, or went on with a lesser effect than its author expects.
    case warning
    /// The call was refused; nothing has changed.
    case error
  }

  /// What is wrong.
  public let kind: Kind
  /// What is wrong in this case, with the names of all involved.
  public let message: String
  /// The objects involved; the one that the message is about comes first.
  public let objects: [ObjectName]
  /// The public call whose turn it was, such as `P.addChild(_:)`; outside a turn, the wrong call itself. `nil` where there
  /// was none, as when a window is released.
  public internal(set) var call: String?

  /// The number of the rule that the call broke, such as `MIS-11`. <doc:Rules> leads to the page of each rule.
  public let rule: String
  /// How grave it is.
  public var severity: Severity { kind.entry(of: rule).severity }
  /// What to write instead.
  public var advice: String { kind.entry(of: rule).advice }
  /// UIKit's own words in the same case: the text of its exception, or of its line on the console; `nil` if it says nothing.
  public let uikitText: String?

  /// - Parameters:
  ///   - rule: The rule, where another than the kind's usual one is broken.
  ///   - uikitText: UIKit's words, where they are others than the rule's.
  init(
    _ kind: Kind, _ message: String, objects: [ObjectName] = [], rule: String? = nil, uikitText: String? = nil
  ) {
    self.kind = kind
    self.message = message
    self.objects = objects
    let entry = kind.entry(of: rule)
    self.rule = entry.rule
    self.uikitText = uikitText ?? entry.uikitText
  }
}

extension HierarchyIssue: CustomStringConvertible {
  /// One line: severity, kind, rule, message, advice, call. UIKit's words are often long; ``uikitText`` has them.
  public var description: String {
    let place = call.map { " [\($0)]" } ?? ""
    return "\(severity.rawValue): \(kind.rawValue) (\(rule)): \(message) \(advice)\(place)"
  }
}
