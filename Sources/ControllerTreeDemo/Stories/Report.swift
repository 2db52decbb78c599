import ControllerTree
import Foundation

/// The result of a scenario, as a value: the only input of renderers.
struct Report {
  let name: String
  let title: String
  let summary: String
  let passages: [Passage]
  /// Issues outside the steps; a correct scenario has none.
  let strayIssues: [HierarchyIssue]

  /// One piece of a story.
  enum Passage {
    case step(Step)
    case tree(Tree)
    case explanation(Explanation)
    case fact(Fact)
    case table(Table)
  }

  /// A few calls and their events.
  struct Step {
    let title: String
    let events: [HierarchyEvent]
    let issues: [HierarchyIssue]
    /// Whether the step has changed the tree.
    let changedTree: Bool
    /// The public calls of the step, in their order; at least one.
    let calls: [Call]
  }

  /// A public call with its events, and the tree after it.
  struct Call {
    let events: [HierarchyEvent]
    let tree: [String]
  }

  /// The hierarchy at a moment.
  struct Tree: Encodable {
    let title: String
    /// The number of earlier events.
    let afterEvents: Int
    /// Virtual time in seconds.
    let time: TimeInterval
    let lines: [String]
  }

  /// The library's explanation of a call.
  struct Explanation: Encodable {
    let question: String
    let lines: [String]
  }

  /// An expression of the scenario and its value.
  struct Fact: Encodable {
    let expression: String
    let value: String
  }

  /// A table that the scenario computed from the events.
  struct Table: Encodable {
    let title: String
    let header: [String]
    let rows: [[String]]
  }
}

extension Report {
  var steps: [Step] {
    passages.compactMap { if case .step(let step) = $0 { step } else { nil } }
  }

  var trees: [Tree] {
    passages.compactMap { if case .tree(let tree) = $0 { tree } else { nil } }
  }

  var explanations: [Explanation] {
    passages.compactMap { if case .explanation(let explanation) = $0 { explanation } else { nil } }
  }

  var facts: [Fact] {
    passages.compactMap { if case .fact(let fact) = $0 { fact } else { nil } }
  }

  var tables: [Table] {
    passages.compactMap { if case .table(let table) = $0 { table } else { nil } }
  }

  var events: [HierarchyEvent] { steps.flatMap(\.events) }
  var issues: [HierarchyIssue] { steps.flatMap(\.issues) + strayIssues }
}
