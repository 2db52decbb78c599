import ControllerTree
import Foundation

/// The output of `--json`: one document, whose events and issues are the library's `Codable` types.
struct JSONDocument: Encodable {
  let scenarios: [Report]

  var text: String {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
    }
  }
}

extension Report: Encodable {
  private enum CodingKeys: String, CodingKey {
    case name, title, summary, steps, events, issues, trees, explanations, facts, tables
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(name, forKey: .name)
    try container.encode(title, forKey: .title)
    try container.encode(summary, forKey: .summary)
    try container.encode(stepRecords, forKey: .steps)
    try container.encode(events, forKey: .events)
    try container.encode(issues.map(IssueRecord.init), forKey: .issues)
    try container.encode(trees, forKey: .trees)
    try container.encode(explanations, forKey: .explanations)
    try container.encode(facts, forKey: .facts)
    try container.encode(tables, forKey: .tables)
  }

  /// All events are in one list; each step has the range of its events.
  private var stepRecords: [StepRecord] {
    var records: [StepRecord] = []
    var count = 0
    for step in steps {
      records.append(
        StepRecord(title: step.title, firstEvent: count, eventCount: step.events.count, changedTree: step.changedTree))
      count += step.events.count
    }
    return records
  }
}

private struct StepRecord: Encodable {
  let title: String
  let firstEvent: Int
  let eventCount: Int
  let changedTree: Bool
}

/// An issue with the properties of its kind. It can be decoded as a `HierarchyIssue`.
private struct IssueRecord: Encodable {
  let issue: HierarchyIssue

  private enum CodingKeys: String, CodingKey {
    case rule, severity, advice, uikitText
  }

  func encode(to encoder: any Encoder) throws {
    try issue.encode(to: encoder)
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(issue.rule, forKey: .rule)
    try container.encode(issue.severity, forKey: .severity)
    try container.encode(issue.advice, forKey: .advice)
    try container.encodeIfPresent(issue.uikitText, forKey: .uikitText)
  }
}
