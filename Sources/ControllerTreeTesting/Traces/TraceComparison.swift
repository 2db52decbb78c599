import ControllerTree

/// The comparison of a trace with the expected text.
struct TraceComparison {
  let expected: String
  let lines: [TraceLine]
  /// The issues of the trace, with their advice.
  let issues: [HierarchyIssue]

  /// The lines of the trace.
  var actual: String { lines.map(\.text).joined(separator: "\n") }

  var isEqual: Bool { actual == expected }

  /// The message of the failure.
  /// - Parameter closure: The closure to paste if nothing is expected yet.
  func message(orPaste closure: (String) -> String) -> String {
    guard !expected.isEmpty else {
      let remark = Self.text("The issues in it", of: issues)
      return "The trace is expected to be empty. If it is right, paste it:\n" + closure(actual) + remark
    }
    let expectedLines = Self.lines(of: expected)
    let diff = LineDiff(from: expectedLines, to: Self.lines(of: actual))
    let news = issues.filter { issue in !expectedLines.contains { $0.hasPrefix("! \(issue.rule) ") } }
    return "The trace is another one (- expected, + actual):\n" + diff.text + causes(of: diff, expectedLines)
      + Self.text("The issues that were not expected", of: news)
  }

  /// The cause of the first difference.
  private func causes(of diff: LineDiff, _ expected: [String]) -> String {
    // A line that contains a line feed takes several lines of the text.
    let actual = lines.flatMap { line in Self.lines(of: line.text).map { (text: $0, cause: line.cause) } }
    if let index = diff.firstInserted, index < actual.count, index <= diff.firstRemoved ?? index {
      let line = actual[index]
      return "\nThe first difference, \(line.text), "
        + (line.cause.map { "was caused by \($0)." } ?? "is a note of the test.")
    }
    guard let index = diff.firstRemoved else { return "" }
    guard index > 0, index <= actual.count else {
      return "\nThe first difference, \(expected[index]), was expected before everything else."
    }
    let last = actual[index - 1]
    return "\nThe first difference, \(expected[index]), was expected after \(last.text)"
      + (last.cause.map { ", which was caused by \($0)." } ?? ".")
  }

  private static func lines(of text: String) -> [String] {
    text.isEmpty ? [] : text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  private static func text(_ title: String, of issues: [HierarchyIssue]) -> String {
    issues.isEmpty ? "" : "\n\(title):" + issues.map { "\n  \($0)" }.joined()
  }
}
