import XCTest

@testable import ControllerTree

extension Trace {
  /// A visible controller `P` with a view `V` in its own; the trace begins after it.
  @discardableResult
  func showBox() -> (UIViewController, NamedView) {
    let root = controller("P")
    show(root)
    let view = NamedView("V", frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    root.view.addSubview(view)
    begin()
    return (root, view)
  }

  /// Returns the issues that `body` reports; the trace begins after it.
  func collectIssues(_ body: () -> Void) -> [HierarchyIssue] {
    defer { begin() }
    return stage.diagnostics.collect(body)
  }

  /// Expects exactly one issue from `call`, with this text, including UIKit's message, and these objects (short names). The tree
  /// is as before, or `treeBecomes`.
  func expectIssue(
    _ text: String, about objects: [String], treeBecomes: String? = nil, of root: UIViewController? = nil,
    file: StaticString = #filePath, line: UInt = #line, _ call: () -> Void
  ) {
    func description() -> String { root?.hierarchyDescription ?? tree }
    stage.cycle.settle()
    let before = description()
    let issues = stage.diagnostics.collect {
      call()
      stage.cycle.settle()
    }
    let texts = issues.map { issue in "\(issue)" + (issue.uikitText.map { " UIKit: \"\($0)\"" } ?? "") }
    XCTAssertEqual(texts.joined(separator: "\n"), text, file: file, line: line)
    XCTAssertEqual(issues.flatMap { $0.objects.map(\.short) }, objects, file: file, line: line)
    XCTAssertEqual(description(), treeBecomes ?? before, "The tree is another one.", file: file, line: line)
    begin()
  }

  /// As `expectIssue`, and no callback is sent: nothing has changed.
  func expectRefusal(
    _ text: String, about objects: [String], of root: UIViewController? = nil, file: StaticString = #filePath,
    line: UInt = #line, _ call: () -> Void
  ) {
    let events = EventRecorder(includesViews: true, includesWindows: true)
    events.start(on: stage)
    expectIssue(text, about: objects, of: root, file: file, line: line, call)
    events.stop(on: stage)
    XCTAssertEqual(events.events.map(\.kind), [.issue], "Somebody was told of a refused call.", file: file, line: line)
  }
}
