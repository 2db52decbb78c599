import ControllerTree
import Foundation

/// Records a scenario while it plays.
///
/// Only the calls in a ``step(_:_:)`` are recorded; calls outside of the steps prepare the scene.
@MainActor final class Story {
  private(set) var passages: [Report.Passage] = []
  private(set) var events: [HierarchyEvent] = []
  private let recorder: EventRecorder
  /// Notes the tree at each event, for a page.
  private let pageRecorder: EventRecorder?
  /// The steps as headings of a page.
  private(set) var chapters: [RecordingPage.Chapter] = []
  /// Only these references retain the windows, as an application's delegate does.
  private var windows: [UIWindow] = []

  /// - Parameter forPage: Whether to note the tree at each event.
  init(recording extras: RecordedExtras, forPage: Bool = false) {
    recorder = EventRecorder(
      includesViews: extras.contains(.views), includesWindows: extras.contains(.windows),
      includesTransitions: extras.contains(.transitions), includesApplication: extras.contains(.application))
    pageRecorder =
      forPage
      ? EventRecorder(
        includesTree: true, includesViews: extras.contains(.views), includesWindows: true,
        includesTransitions: extras.contains(.transitions), includesApplication: extras.contains(.application)) : nil
  }

  /// Makes the calls of `body` and records what they cause.
  func step(_ title: String, _ body: () -> Void) {
    keepWindows()
    let before = Self.treeLines
    var calls = CallList(before: before)
    recorder.didEndTurn = { [recorder] in calls.add(recorder.events, tree: Self.treeLines) }
    if let pageRecorder {
      chapters.append(RecordingPage.Chapter(title: title, firstEvent: pageRecorder.count))
      pageRecorder.start()
    }
    let issues = Stage.current.diagnostics.collect { recorder.record(body) }
    pageRecorder?.stop()
    recorder.didEndTurn = nil
    let (news, after) = (recorder.drain(), Self.treeLines)
    calls.add(news, tree: after)
    events += news
    passages.append(
      .step(
        Report.Step(title: title, events: news, issues: issues, changedTree: after != before, calls: calls.nonempty)))
    keepWindows()
  }

  /// Records the tree of `window`, or of all windows that were ever shown.
  func tree(_ title: String, of window: UIWindow? = nil) {
    if let window { windows.append(window) }
    let lines = window.map { $0.hierarchyDescription.components(separatedBy: "\n") } ?? Self.treeLines
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

  private static var treeLines: [String] {
    let description = Stage.current.hierarchyDescription
    return description.isEmpty ? ["no window was shown yet"] : description.components(separatedBy: "\n")
  }

  /// What a page shows of the steps, if the story is for one.
  var recording: Recording { pageRecorder?.recording ?? Recording() }

  private func keepWindows() { windows += UIApplication.shared.windows }
}

/// The public calls of a step that sent something or changed the tree.
private struct CallList {
  private var calls: [Report.Call] = []
  private var eventCount = 0
  private var tree: [String]

  init(before tree: [String]) { self.tree = tree }

  /// Adds a call that has just ended.
  /// - Parameter events: All events of the step so far.
  mutating func add(_ events: [HierarchyEvent], tree: [String]) {
    guard events.count > eventCount || tree != self.tree else { return }
    calls.append(Report.Call(events: Array(events[eventCount...]), tree: tree))
    (eventCount, self.tree) = (events.count, tree)
  }

  /// The calls; if none of them had an effect, one without events.
  var nonempty: [Report.Call] { calls.isEmpty ? [Report.Call(events: [], tree: tree)] : calls }
}
