import ControllerTree

/// Runs `body` and fails if a controller that left the tree meanwhile is still alive afterwards.
///
/// The message names each controller, the call that removed it, and what retains it as far as the tree shows.
///
/// ```swift
/// assertNoLeaks { coordinator.logOut() }
/// ```
///
/// The objects of local variables outside of `body` are alive, too.
/// - Parameters:
///   - subjects: The kinds of objects to watch.
///   - isExpected: Whether an object may stay alive, such as the content of a cache.
///   - body: The code to run.
@preconcurrency @MainActor @_disfavoredOverload
public func assertNoLeaks(
  of subjects: LeakWatch.Subjects = .controllers, unless isExpected: @escaping (UIResponder) -> Bool = { _ in false },
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  _ body: @MainActor () throws -> Void
) rethrows {
  let report = try Stage.current.reportLeaks(of: subjects, unless: isExpected, body)
  report.fail(at: SourcePlace(fileID, filePath, line, column))
}

/// Runs asynchronous `body` and fails if a controller that left the tree meanwhile is still alive afterwards.
///
/// - Parameters:
///   - subjects: The kinds of objects to watch.
///   - isExpected: Whether an object may stay alive, such as the content of a cache.
///   - body: The code to run.
@preconcurrency @MainActor
public func assertNoLeaks(
  of subjects: LeakWatch.Subjects = .controllers, unless isExpected: @escaping (UIResponder) -> Bool = { _ in false },
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  _ body: @MainActor () async throws -> Void
) async rethrows {
  let report = try await Stage.current.reportLeaks(of: subjects, unless: isExpected, body)
  report.fail(at: SourcePlace(fileID, filePath, line, column))
}

extension LeakReport {
  @MainActor fileprivate func fail(at place: SourcePlace) {
    guard !isEmpty else { return }
    TestFailure(message: description, place: place).report()
  }
}
