import Foundation

/// The test framework that a failure is reported to.
///
/// The library links neither XCTest nor Swift Testing, so that it can be used where one of them is absent, and by programs that are
/// no tests. It finds them in the running process instead: a test links the one that it imports.
@MainActor enum TestFramework {
  case swiftTesting(SwiftTesting)
  case xctest(XCTestFramework)
  case none

  /// The framework of the running test: Swift Testing knows whether its test is running; else XCTest, if this process runs its tests.
  static var running: TestFramework {
    let testing = SwiftTesting.loaded
    if let testing, testing.isRunningTest { return .swiftTesting(testing) }
    // A process of `swift test` runs the tests of one framework.
    let isForSwiftTesting = CommandLine.arguments.contains("swift-testing")
    if !isForSwiftTesting, let xctest = XCTestFramework.loaded { return .xctest(xctest) }
    // A task of its own that a test has started.
    return testing.map(TestFramework.swiftTesting) ?? .none
  }

  func record(_ failure: TestFailure) {
    switch self {
    case .swiftTesting(let framework): framework.record(failure)
    case .xctest(let framework): framework.record(failure)
    case .none:
      let text = "\(failure.place.filePath):\(failure.place.line): error: \(failure.message)\n"
      FileHandle.standardError.write(Data(text.utf8))
    }
  }
}
