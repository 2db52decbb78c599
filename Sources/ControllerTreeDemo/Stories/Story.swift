import ControllerTree
import Foundation

/// Records a scenario while it plays.
///
/// Only the calls in a ``step(_:_:)`` are recorded; calls outside of the steps prepare the scene.
@MainActor final class Story {
  private(set) var passages: [Report.Passage] = []
  private(set) var events: [HierarchyEvent] = []
  private let recorder: EventRecorder
  /// Only these references retain the windows, as an application's delegate does.
  private var windows: [UIWindow] = []

  init(recording extras: RecordedExtras) {
    recorder = EventRecorder(
      includesViews: extras.contains(.views), includesWindows: extras.contains(.windows),
      includesTransitions: extras.contains(.transitions), includesApplication: extras.contains(.application))
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

  /// Records the tree of `window`, or of all windows that were ever shown.
  func tree(_ title: String, of window: UIWindow? = nil) {
    if let window { windows.append(window) }
    let description = window?.hierarchyDescription ?? Stage.current.hierarchyDescription
    let lines = description.isEmpty ? ["no window was shown yet"] : description.components(separatedBy: "\n")
    let time = UpdateCycle.main.now / .seconds(1)
    passages.append(.tree(Report.Tree(title: title, afterEvents: events.count, time: time, lines: lines)))
  }

  /// Records the library's answer to `question`.
  func explanation(_ question: String, _ answer: some CustomStringConvertible) {
    passages.append(
      .explanation(Report.Explanation(question: question, lines: answer.description.components(separatedBy: "\n"))))
  }

  /// Records the value of `expression`.
  func fact(_ expression: String, _ value: some Any) {
    passages.append(.fact(Report.Fact(expression: expression, value: "\(value)")))
  }

  /// Records a table that was computed from ``events``.
  func table(_ title: String, header: [String], rows: [[String]]) {
    passages.append(.table(Report.Table(title: title, header: header, rows: rows)))
  }

  /// Hides the windows: releasing a visible window would report an issue.
  func end() {
    keepWindows()
    Stage.current.cycle.settle()
    for window in windows { window.isHidden = true }
  }

  private func keepWindows() { windows += UIApplication.shared.windows }
}
