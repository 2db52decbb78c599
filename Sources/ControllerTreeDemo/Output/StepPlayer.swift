import ControllerTree
import Foundation

/// Shows scenarios on a terminal, one public call after the other: its callbacks, then the tree. Waits for a key after each.
///
/// A scenario is played before its first call is shown. Every run is the same, so the keys lead forward and back.
@MainActor struct StepPlayer {
  private let scenarios: [any Scenario]
  private let style: ANSIStyle

  /// - Throws: `UsageError.noTerminal` if nobody can press a key.
  init(_ scenarios: [any Scenario], style: ANSIStyle) throws(UsageError) {
    guard Terminal.isInput, Terminal.isOutput else { throw .noTerminal }
    self.scenarios = scenarios
    self.style = style
  }

  func play() throws {
    try Terminal.withKeys {
      for scenario in scenarios {
        guard try play(CallPages(scenario.report(), style: style)) else { return }
      }
    }
  }

  /// Returns whether to go on to the next scenario.
  private func play(_ pages: CallPages) throws -> Bool {
    try write(pages.introduction)
    var index = 0
    while index < pages.pages.count {
      try write(pages.pages[index] + ["", prompt(index + 1, of: pages.pages.count)])
      switch Terminal.readKey() {
      case .forward: index += 1
      case .back: index = max(index - 1, 0)
      case .nextScenario: return true
      case .quit: return false
      }
    }
    return true
  }

  private func prompt(_ number: Int, of count: Int) -> String {
    style(.quiet, "  call \(number) of \(count) · any key: next · b: back · n: next scenario · q: quit")
  }

  private func write(_ lines: [String]) throws {
    try FileHandle.standardOutput.write(contentsOf: Data((lines.joined(separator: "\n") + "\n").utf8))
  }
}

/// A report as pages of lines, one for each public call.
struct CallPages {
  /// The title, the summary and what comes before the first call.
  private(set) var introduction: [String]
  private(set) var pages: [[String]] = []
  private let renderer: TimelineRenderer
  private let style: ANSIStyle
  private var tree: [String] = []

  init(_ report: Report, style: ANSIStyle) {
    self.style = style
    renderer = TimelineRenderer(report, style: style)
    introduction = renderer.title
    for passage in report.passages {
      switch passage {
      case .step(let step): for index in step.calls.indices { add(index, of: step) }
      case .fact(let fact): append([renderer.line(of: fact)])
      // After each call its own tree is shown.
      case .tree(let tree): if pages.isEmpty { append([""] + section(tree.title, tree.lines)) }
      case .explanation(let explanation): append([""] + renderer.section(explanation))
      case .table(let table): append([""] + renderer.section(table))
      }
    }
  }

  private mutating func add(_ index: Int, of step: Report.Step) {
    let call = step.calls[index]
    let place = step.calls.count > 1 ? style(.quiet, ", call \(index + 1) of \(step.calls.count)") : ""
    let rule = TimelineRenderer.indent + style(.quiet, "──") + " "
    var lines = ["", TimelineRenderer.indent + renderer.timeline.header]
    lines.append(rule + style(.caption, step.title) + place)
    if call.events.isEmpty { lines.append(renderer.remark("nothing is sent")) }
    lines += renderer.timeline.lines(of: call.events).map { TimelineRenderer.indent + $0 }
    if index == step.calls.count - 1 {
      for issue in step.issues { lines += renderer.paragraph(about: issue, changedTree: step.changedTree) }
    }
    pages.append(lines + [""] + section("The tree", call.tree))
  }

  private mutating func append(_ lines: [String]) {
    if pages.isEmpty { introduction += lines } else { pages[pages.count - 1] += lines }
  }

  /// The tree; lines that differ from the last one are marked.
  private mutating func section(_ title: String, _ lines: [String]) -> [String] {
    let news = Set(lines.difference(from: tree).insertions.compactMap(\.offset))
    let isFirst = tree.isEmpty
    tree = lines
    let marked = lines.enumerated().map { index, line in
      let isNew = !isFirst && news.contains(index)
      return (isNew ? TimelineRenderer.indent + "+ " : TimelineRenderer.indent + "  ")
        + style(isNew ? .result : .plain, line)
    }
    return [TimelineRenderer.indent + style(.caption, title)] + marked
  }
}

extension CollectionDifference<String>.Change {
  fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
