import UIKit
import XCTest

/// A test case is the data source of a table, as on Apple's systems.
final class TestCaseObjectTests: XCTestCase, TestCaseObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }

  @MainActor func test_aTestCaseIsADataSource() async {
    Stage.withPristine { _ in
      let table = UITableView()
      table.dataSource = self
      XCTAssertEqual(table.numberOfRows(inSection: 0), 3)
      XCTAssertTrue(table.dataSource === self)
    }
  }

  func test_itsMembersAreThoseOfAnObject() {
    let other = TestCaseObjectTests(name: "other", testClosure: { _ in })
    XCTAssertTrue(isEqual(self))
    XCTAssertFalse(isEqual(other))
    XCTAssertFalse(isEqual(nil))
    let object: any NSObjectProtocol = self
    XCTAssertEqual(hash, object.hash)
    XCTAssertNotEqual(hash, other.hash)
    XCTAssertTrue(object.`self`() === self)
    XCTAssertFalse(isProxy())
    XCTAssertEqual(description, "TestCaseObjectTests")
  }
}
