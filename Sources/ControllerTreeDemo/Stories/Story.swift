import ControllerTree
import Foundation

/// Watches a scenario and takes down what it shows.
///
/// Only what happens in a ``step(_:_:)`` is recorded; what a scenario prepares outside of its steps is scenery.
@MainActor final class Story {
  private(set) var passages: [Report.Passage] = []
  private(set) var events: [HierarchyEvent] = []
  private let recorder: EventRecorder
  /// Windows are held by their users alone; here the story is one, as an application's delegate would be.
  private var windows: [UIWindow] = []

  init(recording extras: RecordedExtras) {
    recorder = EventRecorder(
      includesViews: extras.contains(.views), includesWindows: extras.contains(.windows),
      includesTransitions: extras.contains(.transitions))
  }

  /// Makes the calls of `body` and records what they cause.
  func step(_ title: String, _ body: () -> Void) {
    keepWindows()
    let before = Stage.current.hierarchyDescription
    let issues = Stage.current.diagnostics.collect { recorder.record(body) }
    let news = recorder.drain()
    events += news
    passages.append(
      .step(
        Report.Step(
          title: title, events: news, issues: issues, changedTree: Stage.current.hierarchyDescription != before)))
    keepWindows()
  }

  /// Takes down the tree of `window`, or of all windows that were ever shown.
  func tree(_ title: String, of window: UIWindow? = nil) {
    if let window { windows.append(window) }
    let description = window?.hierarchyDescription ?? Stage.current.hierarchyDescription
    let lines = description.isEmpty ? ["no window was shown yet"] : description.components(separatedBy: "\n")
    let time = UpdateCycle.main.now / .seconds(1)
    passages.append(.tree(Report.Tree(title: title, afterEvents: events.count, time: time, lines: lines)))
  }

  /// Takes down what the library answers to `question`.
  func explanation(_ question: String, _ answer: some CustomStringConvertible) {
    passages.append(
      .explanation(Report.Explanation(question: question, lines: answer.description.components(separatedBy: "\n"))))
  }

  /// Takes down what `expression` came to.
  func fact(_ expression: String, _ value: some Any) {
    passages.append(.fact(Report.Fact(expression: expression, value: "\(value)")))
  }

  /// Takes down something that was worked out from ``events``.
  func table(_ title: String, header: [String], rows: [[String]]) {
    passages.append(.table(Report.Table(title: title, header: header, rows: rows)))
  }

  /// Clears the stage: a window that is released while it is shown would be worth an issue.
  func end() {
    keepWindows()
    Stage.current.cycle.settle()
    for window in windows { window.isHidden = true }
  }

  private func keepWindows() { windows += UIApplication.shared.windows }
}
