// On Apple systems a test case records issues by another method.
#if !canImport(ObjectiveC)
  import ControllerTreeTesting
  import UIKit
  import XCTest

  /// Failures in tests of XCTest are failures of those tests.
  final class XCTestReportTests: XCTestCase {
    private var expectsFailures = false
    private var failures: [(text: String, file: String, line: Int)] = []

    override func recordFailure(
      withDescription description: String, inFile filePath: String, atLine lineNumber: Int, expected: Bool
    ) {
      if expectsFailures { return failures.append((description, filePath, lineNumber)) }
      super.recordFailure(withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
    }

    @MainActor func test_aFailureIsOneOfTheTestAtItsLine() async {
      expectsFailures = true
      let line = #line + 1
      await expectTrace {
        _ = UIViewController().view
      } toBe: {
        "nothing"
      }
      await assertNoIssues { UIViewController().endAppearanceTransition() }
      expectsFailures = false
      XCTAssertEqual(failures.map(\.line), [line, line + 5])
      XCTAssertEqual(failures.first?.file, "\(#filePath)")
      XCTAssertEqual(failures.first?.text.contains("+ UIViewController #1.viewDidLoad()"), true)
    }

    /// The synchronous forms, as in language mode 5.
    func test_synchronousCallsReportToo() {
      expectsFailures = true
      MainActor.assumeIsolated {
        expectTrace {
          _ = UIViewController().view
        } toBe: {
          "nothing"
        }
        assertNoIssues { UIViewController().endAppearanceTransition() }
      }
      expectsFailures = false
      XCTAssertEqual(failures.count, 2)
    }
  }
#endif
