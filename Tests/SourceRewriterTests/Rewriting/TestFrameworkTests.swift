import SourceRewriter
import XCTest

/// Names that XCTest has on Apple's systems only.
final class TestFrameworkTests: XCTestCase {
  /// The first file that names them gets the declarations, behind its last line.
  func test_declarationsStandBehindTheLastLine() throws {
    let files = rewritten([
      "A.swift": "import XCTest\nclass A: XCTestCase {}",
      "B.swift":
        "import XCTest\nclass B: XCTestCase { func testB() { XCTContext.runActivity(named: \"b\") { _ in } } }",
      "C.swift": "import XCTest\nfunc c(_ activity: XCTActivity, _ attachment: XCTAttachment) {}\n",
    ])
    XCTAssertEqual(files["A.swift"], "import XCTest\nclass A: XCTestCase {}")
    let lines = try XCTUnwrap(files["B.swift"]).split(separator: "\n", omittingEmptySubsequences: false)
    XCTAssertEqual(lines.count, 4)
    XCTAssertTrue(lines[2].hasPrefix("struct XCTActivity {"), String(lines[2]))
    let other = try XCTUnwrap(files["C.swift"]).split(separator: "\n", omittingEmptySubsequences: false)
    XCTAssertEqual(other.count, 4)
    XCTAssertTrue(other[2].hasPrefix("final class XCTAttachment {"), String(other[2]))
  }

  /// Metrics, and rewriting what was rewritten.
  func test_metricsAndRewritingTwice() {
    let source = "import XCTest\nclass A: XCTestCase { func testA() { measure(metrics: [XCTClockMetric()]) {} } }\n"
    let once = rewritten(source)
    XCTAssertTrue(once.contains("\nprotocol XCTMetric {}; "), once)
    XCTAssertEqual(rewritten(once), once)
  }

  /// Expected failures: each test case that inherits from `XCTestCase` itself asks before it records one.
  func test_expectedFailures() throws {
    let files = rewritten([
      "A.swift": "import XCTest\nclass A: XCTestCase {}\nclass B: A {}",
      "B.swift": "import XCTest\nfinal class C: XCTestCase { func testC() { XCTExpectFailure(\"c\") } }",
      "C.swift": "import XCTest\nclass D: XCTestCase { override func recordFailure() {} }",
    ])
    let first = try XCTUnwrap(files["A.swift"])
    XCTAssertEqual(first.components(separatedBy: "override func recordFailure(").count, 2, first)
    XCTAssertFalse(first.contains("struct XCTIssue"), first)
    let second = try XCTUnwrap(files["B.swift"])
    XCTAssertTrue(second.contains("struct XCTIssue") && second.contains("override func recordFailure("), second)
    XCTAssertEqual(files["C.swift"]?.contains("XCTExpectedFailure"), false)
    assertRewritten(second, second)
  }

  /// Expectations of observed changes need the library's observers.
  func test_observedChanges() {
    let source = """
      import XCTest
      class A: XCTestCase { func testA() { _ = self.keyValueObservingExpectation(for: 1, keyPath: "a") } }
      """
    let once = rewritten(source)
    XCTAssertTrue(once.hasPrefix("import UIKit; import XCTest\n"), once)
    XCTAssertTrue(once.contains("\nclass XCTKVOExpectation: XCTestExpectation, @unchecked Sendable {"), once)
    assertRewritten(once, once)
    let other = rewritten("import UIKit\nimport XCTest\nlet a = XCTKVOExpectation.self")
    XCTAssertTrue(other.hasPrefix("import UIKit\nimport XCTest\n"), other)
  }

  /// An expectation of a change learns the name of its property.
  func test_observedKeyPathsHaveNames() {
    let text = rewritten(
      """
      import XCTest
      class M: NSObject { @objc dynamic var n = 0 }
      class A: XCTestCase { func testA() {
      keyValueObservingExpectation(for: m(1), keyPath: \\.n, expectedValue: 5)
      keyValueObservingExpectation(for: m, keyPath: "n"); keyValueObservingExpectation(); keyValueObservingExpectation
      } }
      """)
    XCTAssertTrue(
      text.contains(
        """
        keyValueObservingExpectation(for: m(1), keyPath: \\.n, named: "n", expectedValue: 5)
        keyValueObservingExpectation(for: m, keyPath: "n"); keyValueObservingExpectation(); keyValueObservingExpectation

        """), text)
  }

  func test_whatStays() {
    for source in [
      "import UIKit\nlet a = XCTAttachment.self", "import XCTest\nlet a = b.XCTContext", "import XCTest\n// XCTContext",
      "import XCTest\nenum XCTContext {}\nlet a = XCTContext.self",
      "import XCTest\n#if os(macOS)\nlet a = XCTAttachment.self\n#endif",
    ] {
      assertRewritten(source, source)
    }
  }
}
