import ControllerTree
import Foundation

/// Renders a report as text of at most ``width`` columns. The events of each step are lines of the library's timeline.
///
///     turn  event                  object  state                    cause
///     ── A step of the story
///        2  viewDidLoad()          Root                             UIWindow #1.makeKeyAndVisible()
///           viewWillAppear(false)  Root    disappeared → appearing
struct TimelineRenderer {
  static let width = 120

  private let report: Report
  private let style: ANSIStyle
  let timeline: Recording.Timeline

  init(_ report: Report, style: ANSIStyle) {
    self.report = report
    self.style = style
    timeline = Recording.Timeline(
      of: Recording(events: report.events), width: Self.width - Self.indent.count, color: style.isEnabled)
  }

  var text: String {
    var lines = title
    var isInTimeline = false
    var hadIssues = false
    for passage in report.passages {
      switch passage {
      case .step(let step):
        if !isInTimeline {
          lines += ["", Self.indent + timeline.header]
        } else if hadIssues {
          lines.append("")
        }
        lines += section(step)
        hadIssues = !step.issues.isEmpty
      case .fact(let fact): lines.append(line(of: fact))
      case .tree(let tree): lines += [""] + section(tree)
      case .explanation(let explanation): lines += [""] + section(explanation)
      case .table(let table): lines += [""] + section(table)
      }
      switch passage {
      case .step, .fact: isInTimeline = true
      case .tree, .explanation, .table: isInTimeline = false
      }
    }
    for issue in report.strayIssues { lines += ["", Self.indent + style(.alarm, "! \(issue)")] }
    return lines.joined(separator: "\n") + "\n"
  }

  // MARK: Parts

  static let indent = "  "

  var title: [String] {
    let space = max(Self.width - report.title.count - report.name.count, 2)
    let headline = style(.heading, report.title) + String(repeating: " ", count: space) + style(.quiet, report.name)
    let rule = style(.quiet, String(repeating: "━", count: Self.width))
    return [headline, rule] + Wrapping.lines(report.summary, to: Self.width)
  }

  private func section(_ step: Report.Step) -> [String] {
    var lines = [Self.indent + style(.quiet, "──") + " " + style(.caption, step.title)]
    if step.events.isEmpty { lines.append(remark("nothing is sent")) }
    lines += timeline.lines(of: step.events).map { Self.indent + $0 }
    for issue in step.issues { lines += paragraph(about: issue, changedTree: step.changedTree) }
    return lines
  }

  func line(of fact: Report.Fact) -> String {
    remark("\(fact.expression) → ") + style(.result, fact.value)
  }

  /// `text` in the column of events.
  func remark(_ text: String) -> String {
    Self.indent + String(repeating: " ", count: timeline.indentOfEvents) + style(.quiet, text)
  }

  private func section(_ tree: Report.Tree) -> [String] {
    let moment = tree.time > 0 ? style(.quiet, ", at \(tree.time) s") : ""
    return [Self.indent + style(.caption, tree.title) + moment] + tree.lines.map { Self.indent + Self.indent + $0 }
  }

  func section(_ explanation: Report.Explanation) -> [String] {
    let lines = explanation.lines.flatMap {
      Wrapping.keepingIndent($0, to: Self.width - 2 * Self.indent.count)
    }
    return [Self.indent + style(.caption, explanation.question)] + lines.map { Self.indent + Self.indent + $0 }
  }

  func section(_ table: Report.Table) -> [String] {
    let columns = TextTable(fitting: [table.header] + table.rows, style: style)
    let header = columns.line(table.header.map { .init(text: $0, role: .quiet) })
    let rows = table.rows.map { row in columns.line(row.map { .init(text: $0) }) }
    return [Self.indent + style(.caption, table.title)] + ([header] + rows).map { Self.indent + Self.indent + $0 }
  }

  /// The library's message and advice for an issue. The line above has its rule, kind and call.
  func paragraph(about issue: HierarchyIssue, changedTree: Bool) -> [String] {
    let parts: [(label: String, role: ANSIStyle.Role, text: String?)] = [
      (issue.severity.rawValue, .alarm, issue.message),
      ("instead", .quiet, issue.advice),
      ("in UIKit", .quiet, issue.uikitText),
      ("the tree", .quiet, changedTree ? "has changed" : "is unchanged"),
    ]
    let margin = Self.indent + String(repeating: " ", count: timeline.indentOfEvents + 2)
    let labelWidth = 10
    var lines: [String] = []
    for part in parts {
      guard let text = part.text else { continue }
      for (index, line) in Wrapping.lines(text, to: Self.width - margin.count - labelWidth).enumerated() {
        let label = index == 0 ? part.label : ""
        lines.append(margin + style(part.role, label) + String(repeating: " ", count: labelWidth - label.count) + line)
      }
    }
    return lines
  }
}
