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
