import XCTest

@testable import ControllerTreeTesting

/// The updates of files: several in one file, and none that could damage one.
final class InlineUpdatesTests: XCTestCase {
  private static let source = """
    expectTrace { one() } toBe: { "" }
    expectTrace { two() } toBe: {
      \"\"\"
      old
      \"\"\"
    }
    expectTrace { three() } toBe: { "" }

    """

  /// A file in a folder of its own, which the test removes.
  private func makeFile(_ text: String = source) throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    addTeardownBlock { try FileManager.default.removeItem(at: folder) }
    let url = folder.appendingPathComponent("Tests.swift")
    try Data(text.utf8).write(to: url)
    return url
  }

  @MainActor private func update(
    _ url: URL, line: Int, from expected: String = "", to actual: String, built: Date? = .distantFuture
  ) -> InlineSource.Update {
    InlineUpdates.update(url.path, built: built) { source, current throws(InlineSource.Refusal) in
      try InlineSource.replacement(in: source, line: current(line), column: 13, expected: expected, actual: actual)
    }
  }

  /// The calls are named by the lines of the built file, in whatever order their tests run.
  @MainActor func test_severalExpectationsInOneFile() async throws {
    let url = try makeFile()
    XCTAssertEqual(update(url, line: 7, to: "three"), .done)
    XCTAssertEqual(update(url, line: 1, to: "one\nand more"), .done)
    XCTAssertEqual(update(url, line: 2, from: "old", to: "new"), .done)
    XCTAssertEqual(update(url, line: 7, from: "three", to: "three again"), .done)
    XCTAssertEqual(
      try String(contentsOf: url, encoding: .utf8),
      """
      expectTrace { one() } toBe: {
        \"\"\"
        one
        and more
        \"\"\"
      }
      expectTrace { two() } toBe: {
        \"\"\"
        new
        \"\"\"
      }
      expectTrace { three() } toBe: {
        \"\"\"
        three again
        \"\"\"
      }

      """)
  }

  /// A file that has changed since the tests were built, or since the last update, is left alone.
  @MainActor func test_aChangedFileIsLeftAlone() async throws {
    let url = try makeFile()
    XCTAssertEqual(
      update(url, line: 1, to: "one", built: .distantPast),
      .refused("\(url.path) is newer than the tests. Build and run them again."))
    XCTAssertEqual(try String(contentsOf: url, encoding: .utf8), Self.source)

    XCTAssertEqual(update(url, line: 1, to: "one"), .done)
    let edited = "// edited\n" + (try String(contentsOf: url, encoding: .utf8))
    try Data(edited.utf8).write(to: url)
    XCTAssertEqual(
      update(url, line: 2, from: "old", to: "new"),
      .refused("\(url.path) has been changed. Build and run the tests again."))
    XCTAssertEqual(try String(contentsOf: url, encoding: .utf8), edited)
  }

  @MainActor func test_aRefusalChangesNothing() async throws {
    let url = try makeFile()
    guard case .refused = update(url, line: 2, from: "another", to: "new") else { return XCTFail("not refused") }
    XCTAssertEqual(try String(contentsOf: url, encoding: .utf8), Self.source)
    let missing = url.deletingLastPathComponent().appendingPathComponent("Missing.swift")
    XCTAssertEqual(update(missing, line: 1, to: "one"), .refused("\(missing.path) can't be read."))
  }

  func test_theEnvironmentAsksForUpdates() {
    XCTAssertTrue(InlineUpdates.isOn(in: ["CONTROLLERTREE_UPDATE_TRACES": "1"]))
    XCTAssertFalse(InlineUpdates.isOn(in: ["CONTROLLERTREE_UPDATE_TRACES": "0"]))
    XCTAssertFalse(InlineUpdates.isOn(in: ["CONTROLLERTREE_UPDATE_TRACES": ""]))
    XCTAssertFalse(InlineUpdates.isOn(in: [:]))
  }
}
