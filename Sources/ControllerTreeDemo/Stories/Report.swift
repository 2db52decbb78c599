import ControllerTree
import Foundation

/// What came of a scenario, as a value: renderers need nothing else.
struct Report {
  let name: String
  let title: String
  let summary: String
  let passages: [Passage]
  /// Issues from outside the steps; a sound scenario has none.
  let strayIssues: [HierarchyIssue]

  /// One piece of a story.
  enum Passage {
    case step(Step)
    case tree(Tree)
    case explanation(Explanation)
    case fact(Fact)
    case table(Table)
  }

  /// A few calls and what they caused.
  struct Step {
    let title: String
    let events: [HierarchyEvent]
    let issues: [HierarchyIssue]
    /// Whether the tree is another one after the step.
    let changedTree: Bool
  }

  /// The hierarchy at a moment.
  struct Tree: Encodable {
    let title: String
    /// How many events came before.
    let afterEvents: Int
    /// Virtual time in seconds.
    let time: TimeInterval
    let lines: [String]
  }

  /// What the library says when it is asked why.
  struct Explanation: Encodable {
    let question: String
    let lines: [String]
  }

  /// An expression of the scenario and its value.
  struct Fact: Encodable {
    let expression: String
    let value: String
  }

  /// Something that was worked out from the events.
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
