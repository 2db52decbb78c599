/// XCTest, found in the process.
struct XCTestFramework {
  private typealias Fail = (String, StaticString, UInt) -> Void
  private let fail: Fail

  /// XCTest, if the process has loaded it.
  @MainActor static let loaded = LoadedSymbol("$s6XCTest7XCTFail_4file4lineySS_s12StaticStringVSutF").map {
    XCTestFramework(fail: $0.function(as: FailFunction.self).call)
  }

  /// `XCTFail(_:file:line:)`. A function type is bit cast inside of a structure: alone, Swift would take it for one with
  /// arguments in memory.
  private struct FailFunction {
    let call: Fail
  }

  func record(_ failure: TestFailure) { fail(failure.message, failure.place.filePath, failure.place.line) }
}
