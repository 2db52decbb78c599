import ControllerTree

/// Runs `body` and fails if it causes an issue.
///
/// The message has each issue with its advice, and UIKit's own message. The issues are not printed.
///
/// ```swift
/// assertNoIssues { router.open(.settings) }
/// ```
///
/// - Parameters:
///   - allowed: The kinds of issues that are no failure.
///   - body: The code to run. What it causes at the end of a turn counts, too; what earlier code left for a turn does not.
@preconcurrency @MainActor @_disfavoredOverload
public func assertNoIssues(
  except allowed: Set<HierarchyIssue.Kind> = [], fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column, _ body: @MainActor () throws -> Void
) rethrows {
  endEarlierWork()
  let issues = try Stage.current.diagnostics.collect {
    try body()
    Stage.current.cycle.turn {}
  }
  issues.fail(except: allowed, at: SourcePlace(fileID, filePath, line, column))
}

/// Runs asynchronous `body` and fails if it causes an issue.
///
/// - Parameters:
///   - allowed: The kinds of issues that are no failure.
///   - body: The code to run. What it causes at the end of a turn counts, too; what earlier code left for a turn does not.
@preconcurrency @MainActor
public func assertNoIssues(
  except allowed: Set<HierarchyIssue.Kind> = [], fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column, _ body: @MainActor () async throws -> Void
) async rethrows {
  endEarlierWork()
  let issues = try await Stage.current.diagnostics.collect {
    try await body()
    Stage.current.cycle.turn {}
  }
  issues.fail(except: allowed, at: SourcePlace(fileID, filePath, line, column))
}

/// What earlier code has left for the next turn, such as a window that nothing retains, is not caused by the body.
@MainActor private func endEarlierWork() { Stage.current.cycle.turn {} }

extension [HierarchyIssue] {
  @MainActor fileprivate func fail(except allowed: Set<HierarchyIssue.Kind>, at place: SourcePlace) {
    let texts = filter { !allowed.contains($0.kind) }.map { issue in
      "\(issue)" + (issue.uikitText.map { "\n  UIKit: \($0)" } ?? "")
    }
    guard !texts.isEmpty else { return }
    TestFailure(message: texts.joined(separator: "\n"), place: place).report()
  }
}
