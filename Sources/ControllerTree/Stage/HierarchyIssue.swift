/// One wrong call: who, which call, what is wrong with it, what was done about it, and how to mend it.
///
/// Where UIKit raises an exception or writes to the console, ControllerTree refuses the call (or repairs what it asks for)
/// and reports one issue. The tree is legal before and after.
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
  /// The objects involved; the receiver of the call comes first.
  public let objects: [ObjectName]
  /// The public call whose turn it was, such as `P.addChild(_:)`; `nil` outside a turn.
  public internal(set) var call: String?

  /// The rule that the call broke.
  public let rule: String
  /// How grave it is.
  public var severity: Severity { kind.entry.severity }
  /// What to write instead.
  public var advice: String { kind.entry.advice }
  /// UIKit's own words in the same case: the text of its exception, or of its line on the console; `nil` if it says nothing.
  public let uikitText: String?

  /// - Parameters:
  ///   - rule: The rule, where another than the kind's first one is broken.
  ///   - uikitText: UIKit's words, where they are others than the kind's.
  init(
    _ kind: Kind, _ message: String, objects: [ObjectName] = [], rule: String? = nil, uikitText: String? = nil
  ) {
    self.kind = kind
    self.message = message
    self.objects = objects
    self.rule = rule ?? kind.entry.rule
    self.uikitText = uikitText ?? kind.entry.uikitText
  }
}

extension HierarchyIssue: CustomStringConvertible {
  /// One line: severity, kind, rule, message, advice, call.
  public var description: String {
    let place = call.map { " [\($0)]" } ?? ""
    return "\(severity.rawValue): \(kind.rawValue) (\(rule)): \(message) \(advice)\(place)"
  }
}
