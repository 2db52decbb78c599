import UIKit
import XCTest

/// Index paths of Objective-C's class.
final class NSIndexPathTests: XCTestCase {
  /// Index paths of both kinds have section, row and item.
  func test_sectionAndRow() {
    for path in [
      NSIndexPath(row: 3, section: 2), NSIndexPath(item: 3, section: 2), NSIndexPath(forRow: 3, inSection: 2),
      NSIndexPath(forItem: 3, inSection: 2),
    ] {
      XCTAssertEqual([path.section, path.row, path.item], [2, 3, 3])
      XCTAssertEqual(path as IndexPath, IndexPath(row: 3, section: 2))
    }
    XCTAssertEqual(NSIndexPath(index: 4).section, 4)
    XCTAssertEqual(NSIndexPath(index: 4).row, 0, "A number that is not there is 0.")
  }
}
