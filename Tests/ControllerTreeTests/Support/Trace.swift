import ControllerTreeTesting
import XCTest

@testable import ControllerTree

/// Runs `body` on a pristine stage with a recorder. Events that the test has not read at the end are a failure, and
/// so is an inconsistent tree.
///
/// The trace has the callbacks of controllers, the issues and the notes of the test. A test whose rule is about another
/// kind of lines asks for it: `withTrace(.layout)`.
@MainActor
func withTrace(
  _ lines: Trace.Lines = [], pacing: UpdateCycle.Pacing = .immediate,
  directCalls: UpdateCycle.DirectCalls = .oneTurnEach, file: StaticString = #filePath, line: UInt = #line,
  _ body: @MainActor (Trace) throws -> Void
) async rethrows {
  try Trace.run(lines, pacing, directCalls, file, line, body)
}

/// Runs `body` on a pristine stage, for a test that checks properties and no order: its trace has only the issues.
/// Issues that the test has not read at the end are a failure, and so is an inconsistent tree.
@MainActor
func withStage(
  pacing: UpdateCycle.Pacing = .immediate, directCalls: UpdateCycle.DirectCalls = .oneTurnEach,
  file: StaticString = #filePath, line: UInt = #line, _ body: @MainActor (Trace) throws -> Void
) async rethrows {
  try Trace.run(.issuesOnly, pacing, directCalls, file, line, body)
}

/// The events of a test that it has not read yet.
@MainActor
final class Trace {
  let stage: Stage
  let recorder: EventRecorder
  private let lines: Lines
  /// Whether the test has read the trace: what comes now is no set-up any more.
  private var isRead = false
  private var windows: [UIWindow] = []
  /// Objects that live as long as the test.
  var kept: [AnyObject] = []

  private init(_ lines: Lines, on stage: Stage) {
    self.stage = stage
    self.lines = lines
    recorder = EventRecorder(
      includesViews: lines.contains(.views), includesTransitions: lines.contains(.transitions))
  }

  fileprivate static func run(
    _ lines: Lines, _ pacing: UpdateCycle.Pacing, _ directCalls: UpdateCycle.DirectCalls, _ file: StaticString,
    _ line: UInt, _ body: @MainActor (Trace) throws -> Void
  ) rethrows {
    // Traces and frames are for a screen without a safe area; tests of safe areas choose another one.
    try Stage.withPristine(pacing: pacing, directCalls: directCalls, device: .bare) { stage in
      let trace = Trace(lines, on: stage)
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

  // MARK: Leaving out

  /// Runs `body` as the set-up of the test: the trace begins after it. A test that has read its trace is past its
  /// set-up.
  @discardableResult
  func setUp<R>(file: StaticString = #filePath, line: UInt = #line, _ body: () throws -> R) rethrows -> R {
    if isRead { XCTFail("The trace was read before: this is no set-up.", file: file, line: line) }
    defer { begin() }
    return try body()
  }

  /// Runs `body`, and removes what it adds to the trace: the test checks its effect on the tree, or the next step. What
  /// came before must have been read.
  @discardableResult
  func ignore<R>(file: StaticString = #filePath, line: UInt = #line, _ body: () throws -> R) rethrows -> R {
    expect("", file: file, line: line)
    defer { begin() }
    return try body()
  }

  /// Removes the events so far: the trace begins here. For the helpers that set a scene up.
  func begin() { _ = recorder.drain() }

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
    begin()
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
    begin()
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
    compare(read().map { $0.noteText ?? $0.line }, with: expected, file: file, line: line)
  }

  /// As `expect`; each line includes everything that is not at rest: `movingToParent`, `window: nil`.
  func expectDetailed(_ expected: String, file: StaticString = #filePath, line: UInt = #line) {
    compare(read().map { $0.noteText ?? $0.detailedLine }, with: expected, file: file, line: line)
  }

  /// Returns the events since the last reading, of the kinds that the test asks for.
  func read() -> [HierarchyEvent] {
    isRead = true
    return recorder.drain().filter(lines.include)
  }

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
    XCTFail(
      "The trace is another one (- expected, + actual):\n" + LineDiff(from: expected, to: actual).text, file: file,
      line: line)
  }
}
