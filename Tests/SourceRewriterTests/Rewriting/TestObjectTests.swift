import SourceRewriter
import XCTest

/// Test cases that are delegates.
final class TestObjectTests: XCTestCase {
  func test_testCasesThatAdoptProtocols() {
    assertRewritten(
      """
      import XCTest
      final class RowsTests: XCTestCase, UITableViewDataSource {}
      """,
      """
      import UIKit; import XCTest
      final class RowsTests: XCTestCase, TestCaseObject, UITableViewDataSource {}
      """)
    let source = """
      import UIKit
      class Base: XCTestCase {}
      final class ATests: Base {}
      extension ATests: Waiting { func testA() {} }
      class Plain: XCTestCase { func testA() {} }
      extension Plain { func testB() {} }
      class Spec: OtherCase, Waiting {}
      class View: UIView, Waiting {}
      """
    let expected = source.replacing("Base: XCTestCase {}", with: "Base: XCTestCase, TestCaseObject {}")
    assertRewritten(source, expected)
    XCTAssertEqual(rewritten(expected), expected, "what conforms already stays")
  }

  /// A subclass in another file decides for its superclass.
  func test_severalFiles() {
    let files = rewritten([
      "A.swift": "import UIKit\nopen class Base<T>: XCTestCase { class Inner: XCTestCase {} }",
      "B.swift": "import UIKit\nclass ATests: Base<Int>, UIScrollViewDelegate {}",
    ])
    XCTAssertEqual(
      files["A.swift"], "import UIKit\nopen class Base<T>: XCTestCase, TestCaseObject { class Inner: XCTestCase {} }")
    XCTAssertEqual(files["B.swift"], "import UIKit\nclass ATests: Base<Int>, UIScrollViewDelegate {}")
  }
}
