/// A failure of a test: its text, and the place in the test that it is about.
package struct TestFailure: Sendable {
  package let message: String
  package let place: SourcePlace
}

/// A place in a source file, as the compiler's literals describe it.
package struct SourcePlace: Sendable {
  package let fileID: StaticString
  package let filePath: StaticString
  package let line: UInt
  package let column: UInt

  package init(_ fileID: StaticString, _ filePath: StaticString, _ line: UInt, _ column: UInt) {
    (self.fileID, self.filePath, self.line, self.column) = (fileID, filePath, line, column)
  }
}

extension TestFailure {
  /// Reports the failure to the test framework whose test is running.
  ///
  /// Without a test framework the failure is printed to standard error, in the form of a compiler's error.
  @MainActor package func report() {
    if let collection = Collection.current { return collection.failures.append(self) }
    TestFramework.running.record(self)
  }

  /// Collects the failures that `body` reports, instead of passing them to the test framework.
  @MainActor @_disfavoredOverload package static func collect(_ body: () throws -> Void) rethrows -> [TestFailure] {
    let collection = Collection()
    try Collection.$current.withValue(collection, operation: body)
    return collection.failures
  }

  /// Collects the failures that asynchronous `body` reports, instead of passing them to the test framework.
  @MainActor package static func collect(_ body: @MainActor () async throws -> Void) async rethrows -> [TestFailure] {
    let collection = Collection()
    try await Collection.$current.withValue(collection) { try await body() }
    return collection.failures
  }

  @MainActor private final class Collection {
    @TaskLocal static var current: Collection?
    var failures: [TestFailure] = []
  }
}
