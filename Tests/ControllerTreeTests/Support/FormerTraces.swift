import Foundation

@testable import ControllerTree

/// The folders whose tests still expect every line in every trace. They are converted one after the other.
enum FormerTraces {
  private static let folders: [String] = []
  private static let usual: Trace.Lines = [.layout, .margins, .safeArea, .sizes, .traits]

  static func lines(of file: StaticString) -> Trace.Lines? {
    let path = "\(file)".components(separatedBy: "/ControllerTreeTests/").last ?? ""
    return folders.contains(where: path.hasPrefix) ? usual : nil
  }

  static func lines(views: Bool, transitions: Bool) -> Trace.Lines {
    var lines = usual
    if views { lines.insert(.views) }
    if transitions { lines.insert(.transitions) }
    return lines
  }
}

@MainActor
func withTrace(
  pacing: UpdateCycle.Pacing = .immediate, views: Bool, transitions: Bool = false, file: StaticString = #filePath,
  line: UInt = #line, _ body: @MainActor (Trace) throws -> Void
) async rethrows {
  let lines = FormerTraces.lines(views: views, transitions: transitions)
  try Trace.run(lines, pacing, .oneTurnEach, file, line, body)
}

@MainActor
func withTrace(
  pacing: UpdateCycle.Pacing = .immediate, transitions: Bool, file: StaticString = #filePath, line: UInt = #line,
  _ body: @MainActor (Trace) throws -> Void
) async rethrows {
  let lines = FormerTraces.lines(views: false, transitions: transitions)
  try Trace.run(lines, pacing, .oneTurnEach, file, line, body)
}

extension Trace {
  func skip() { begin() }

  nonisolated static func comes(_ name: String, animated: Bool = true) -> String {
    """
    \(name).viewIsAppearing(\(animated))
    \(name).viewWillLayoutSubviews()
    \(name).viewDidLayoutSubviews()
    """
  }
}
