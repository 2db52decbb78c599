import XCTest

@testable import ControllerTree

/// Runs `body` on a pristine stage with a recorder. Events that the test has not read at the end are a failure, and
/// so is an inconsistent tree.
@MainActor
func withTrace(
  pacing: UpdateCycle.Pacing = .immediate, directCalls: UpdateCycle.DirectCalls = .oneTurnEach, views: Bool = false,
  transitions: Bool = false, file: StaticString = #filePath, line: UInt = #line,
  _ body: @MainActor (Trace) throws -> Void
) async rethrows {
  // Traces and frames are for a screen without a safe area; tests of safe areas choose another one.
  try Stage.withPristine(pacing: pacing, directCalls: directCalls, device: .bare) { stage in
    let trace = Trace(stage: stage, views: views, transitions: transitions)
    trace.recorder.start(on: stage)
    stage.diagnostics.policies = [.all: .collect]
    defer {
      stage.cycle.settle()
      trace.expect("", file: file, line: line)
      trace.checkInvariants(file: file, line: line)
      trace.recorder.stop(on: stage)
      for window in WindowList.of(stage).windows { window.isHidden = true }
      trace.release()
    }
    try body(trace)
  }
}

/// The events of a test that it has not read yet.
@MainActor
final class Trace {
  let stage: Stage
  let recorder: EventRecorder
  private var windows: [UIWindow] = []
  /// Objects that live as long as the test.
  var kept: [AnyObject] = []

  fileprivate init(stage: Stage, views: Bool, transitions: Bool) {
    self.stage = stage
    recorder = EventRecorder(includesViews: views, includesTransitions: transitions)
  }

  // MARK: Making

  /// A controller with a name, which its callbacks have in the trace.
  func controller(_ name: String) -> UIViewController { controller(name, UIViewController.init) }

  /// A controller of another class with a name.
  func controller<Controller: UIViewController>(_ name: String, _ make: () -> Controller) -> Controller {
    let controller = make()
    controller.title = name
    return controller
  }

  /// A visible window with `root` in it; the trace begins after it. The window lives as long as the test.
  @discardableResult
  func show(_ root: UIViewController, size: CGSize = CGSize(width: 400, height: 800)) -> UIWindow {
    let window = self.window(size: size)
    window.rootViewController = root
    window.isHidden = false
    _ = recorder.drain()
    return window
  }

  /// A hidden window that lives as long as the test.
  func window(size: CGSize = CGSize(width: 400, height: 800)) -> UIWindow {
    let window = UIWindow(frame: CGRect(origin: .zero, size: size))
    keep(window)
    return window
  }

  /// Retains `window` until the test ends.
  func keep(_ window: UIWindow) { windows.append(window) }

  /// A child of `parent` whose view fills the parent's; the trace begins after it.
  @discardableResult
  func embed(_ child: UIViewController, in parent: UIViewController) -> UIViewController {
    parent.addChild(child)
    child.view.frame = parent.view.bounds
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    _ = recorder.drain()
    return child
  }

  /// Releases the objects that were retained for the test.
  fileprivate func release() {
    ScriptOwners.removeScripts()
    (kept, windows) = ([], [])
  }

  // MARK: Reading

  /// Reads the trace: expects all events since the last reading to be these, one per line.
  func expect(_ expected: String, file: StaticString = #filePath, line: UInt = #line) {
    compare(recorder.drain().map { $0.noteText ?? $0.line }, with: expected, file: file, line: line)
  }

  /// As `expect`; each line includes everything that is not at rest: `movingToParent`, `window: nil`.
  func expectDetailed(_ expected: String, file: StaticString = #filePath, line: UInt = #line) {
    compare(recorder.drain().map { $0.noteText ?? $0.detailedLine }, with: expected, file: file, line: line)
  }

  /// Discards the events that were not read, for tests of later events.
  func skip() { _ = recorder.drain() }

  /// The whole tree as text.
  var tree: String { stage.hierarchyDescription }

  /// Expects that `call` is refused: the tree is as before, and the trace has only `issue`.
  func expectRefusal(
    _ issue: String, file: StaticString = #filePath, line: UInt = #line, _ call: () -> Void
  ) {
    stage.cycle.settle()
    expect("", file: file, line: line)
    let before = tree
    call()
    stage.cycle.settle()
    expect(issue, file: file, line: line)
    XCTAssertEqual(tree, before, "The refused call changed the tree.", file: file, line: line)
  }

  private func compare(_ actual: [String], with expected: String, file: StaticString, line: UInt) {
    let expected =
      expected.isEmpty ? [] : expected.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard actual != expected else { return }
    XCTFail("The trace is another one (- expected, + actual):\n" + lineDiff(expected, actual), file: file, line: line)
  }
}

/// The common lines of two lists, and the lines that only one of them has.
private func lineDiff(_ expected: [String], _ actual: [String]) -> String {
  var removed: Set<Int> = []
  var inserted: Set<Int> = []
  for change in actual.difference(from: expected) {
    switch change {
    case .remove(let offset, _, _): removed.insert(offset)
    case .insert(let offset, _, _): inserted.insert(offset)
    }
  }
  var lines: [String] = []
  var (left, right) = (0, 0)
  while left < expected.count || right < actual.count {
    if left < expected.count, removed.contains(left) {
      lines.append("- " + expected[left])
      left += 1
    } else if right < actual.count, inserted.contains(right) {
      lines.append("+ " + actual[right])
      right += 1
    } else {
      lines.append("  " + expected[left])
      (left, right) = (left + 1, right + 1)
    }
  }
  return lines.joined(separator: "\n")
}
