/// One report of a misuse: the objects, the call, what is wrong, what was done about it, and how to fix it.
///
/// Where UIKit raises an exception or writes to the console, ControllerTree refuses the call, or repairs its effect,
/// and reports one issue. The tree is legal before and after. <doc:WhenSomethingIsRefused> has an example of each kind.
public struct HierarchyIssue: Error, Hashable, Sendable, Codable {
  /// How serious an issue is.
  public enum Severity: String, Hashable, Sendable, Codable {
    /// Legal, but rarely intended.
    case notice
    /// The call was repaired, or had a lesser effect than its author expects.
    case warning
    /// The call was refused; nothing has changed.
    case error
  }

  /// The kind of misuse.
  public let kind: Kind
  /// A description of this case, with the names of all objects involved.
  public let message: String
  /// The objects involved, the subject of the message first.
  public let objects: [ObjectName]
  /// The outermost public call of the turn, such as `P.addChild(_:)`; outside a turn, the wrong call itself. `nil` if there
  /// was no call, as when a window is released.
  public internal(set) var call: String?

  /// The number of the rule that the call broke, such as `MIS-11`. <doc:Rules> leads to the page of each rule.
  public let rule: String
  /// How serious the issue is.
  public var severity: Severity { kind.entry(of: rule).severity }
  /// How to fix the code.
  public var advice: String { kind.entry(of: rule).advice }
  /// UIKit's message in the same case: the text of its exception, or its line on the console; `nil` if UIKit reports nothing.
  public let uikitText: String?

  /// - Parameters:
  ///   - rule: The broken rule; `nil` for the kind's usual one.
  ///   - uikitText: UIKit's message; `nil` for that of the rule.
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
  /// One line: severity, kind, rule, message, advice, call. UIKit's message, often long, is in ``uikitText`` only.
  public var description: String {
    let place = call.map { " [\($0)]" } ?? ""
    return "\(severity.rawValue): \(kind.rawValue) (\(rule)): \(message) \(advice)\(place)"
  }
}
