import ControllerTree
import Foundation

/// The scene of a trace: it shows controllers in windows, leaves out the set-up, and adds lines of the test.
///
/// ```swift
/// await expectTrace { scene in
///   let stack = UINavigationController(rootViewController: InboxViewController())
///   scene.show(stack)
///   stack.pushViewController(MessageViewController(), animated: true)
/// } toBe: {
///   """
///   …
///   """
/// }
/// ```
@preconcurrency @MainActor
public final class TraceScene {
  /// The stage of the trace: its time, its windows, its diagnostics.
  public let stage: Stage
  private let content: TraceContent
  private let recorder: EventRecorder
  /// Lines of the test, each with the number of events before it.
  private var notes: [(place: Int, text: String)] = []
  private var windows: [UIWindow] = []

  init(of content: TraceContent, on stage: Stage) {
    self.stage = stage
    self.content = content
    recorder = content.makeRecorder()
    recorder.start(on: stage)
    stage.diagnostics.policies = [.all: .collect]
  }

  /// Shows `root` in a window of its own, which becomes key. The trace leaves this out. The window lives as long as the scene.
  ///
  /// - Parameters:
  ///   - root: The root view controller.
  ///   - size: The size of the window in points; `nil` for that of the screen.
  @discardableResult
  public func show(_ root: UIViewController, size: CGSize? = nil) -> UIWindow {
    setUp {
      let window = UIWindow(frame: size.map { CGRect(origin: .zero, size: $0) } ?? UIScreen.main.bounds)
      window.rootViewController = root
      window.makeKeyAndVisible()
      return window
    }
  }

  /// Runs `body` and settles; the trace leaves this out.
  @discardableResult
  public func setUp<R>(_ body: () throws -> R) rethrows -> R {
    recorder.stop(on: stage)
    defer {
      keepWindows()
      stage.cycle.settle()
      recorder.start(on: stage)
    }
    return try body()
  }

  /// Adds a line of the test to the trace: that a block ran, or a value.
  public func note(_ text: String) { notes.append((recorder.events.count, text)) }

  // MARK: The end

  /// Ends the trace: the open turn ends, and unless a test has time in its hands, everything settles.
  func end() -> [TraceLine] {
    keepWindows()
    if stage.cycle.pacing == .manual { stage.cycle.turn {} } else { stage.cycle.settle() }
    recorder.stop(on: stage)
    return lines
  }

  /// Hides and releases the windows.
  func clear() {
    keepWindows()
    stage.cycle.settle()
    for window in windows { window.isHidden = true }
    windows = []
    _ = stage.diagnostics.takeCollected()
  }

  /// Visible windows without a strong reference would be released when an event begins.
  private func keepWindows() {
    for window in UIApplication.shared.windows where !windows.contains(where: { $0 === window }) {
      windows.append(window)
    }
  }

  private var lines: [TraceLine] {
    var lines: [TraceLine] = []
    var notes = notes[...]
    for (index, event) in recorder.events.enumerated() {
      while let note = notes.first, note.place <= index { lines.append(.note(notes.removeFirst().text)) }
      if content.includes(event) { lines.append(.event(event)) }
    }
    return lines + notes.map { .note($0.text) }
  }
}

/// A line of a trace.
enum TraceLine {
  case event(HierarchyEvent)
  case note(String)

  var text: String {
    switch self {
    case .event(let event): event.line
    case .note(let text): text
    }
  }

  /// The public call that caused the line, and its turn; `nil` for a line of the test.
  var cause: String? {
    guard case .event(let event) = self else { return nil }
    return event.cause.map { "\($0) in turn \(event.turn)" }
  }
}
