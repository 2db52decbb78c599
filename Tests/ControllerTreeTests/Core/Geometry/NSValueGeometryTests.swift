import ControllerTree
import XCTest

/// Geometry in dictionaries of Foundation, and rows in index paths.
final class NSValueGeometryTests: XCTestCase {
  /// A wrapped value is unchanged, under UIKit's names.
  func test_values() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    XCTAssertEqual(NSValue(cgRect: rect).cgRectValue, rect)
    XCTAssertEqual(NSValue(cgPoint: rect.origin).cgPointValue, rect.origin)
    XCTAssertEqual(NSValue(cgSize: rect.size).cgSizeValue, rect.size)
  }

  /// In a dictionary of `Any`, `as?` converts between geometry and Foundation's values either way, and converts nothing else.
  func test_casts() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    let info: [String: Any] = [
      "rect": rect, "wrapped": NSValue(cgRect: rect), "point": NSValue(cgPoint: rect.origin),
      "size": NSValue(cgSize: rect.size), "number": NSNumber(value: 1),
    ]
    XCTAssertEqual((info["rect"] as? NSValue)?.cgRectValue, rect)
    XCTAssertEqual(info["wrapped"] as? CGRect, rect)
    XCTAssertEqual(info["point"] as? CGPoint, rect.origin)
    XCTAssertEqual(info["size"] as? CGSize, rect.size)
    XCTAssertEqual((rect.origin as Any as? NSValue)?.cgPointValue, rect.origin)
    XCTAssertEqual((rect.size as Any as? NSValue)?.cgSizeValue, rect.size)
    XCTAssertNil(info["number"] as? CGRect)
    XCTAssertNil(info["point"] as? CGSize)
    XCTAssertNil(info["size"] as? CGPoint)
    XCTAssertNil(info["rect"] as? CGPoint)
  }

  /// The path of a row begins with its section.
  func test_indexPaths() {
    var path = IndexPath(row: 2, section: 1)
    XCTAssertEqual(path, IndexPath(indexes: [1, 2]))
    XCTAssertEqual([path.section, path.row, path.item], [1, 2, 2])
    XCTAssertEqual(path, IndexPath(item: 2, section: 1))
    path.row = 5
    path.section = 4
    XCTAssertEqual(path, IndexPath(indexes: [4, 5]))
    path.item = 6
    XCTAssertEqual(path.row, 6)
    var empty = IndexPath()
    XCTAssertEqual([empty.section, empty.row], [0, 0])
    empty.item = 3
    XCTAssertEqual(empty, IndexPath(indexes: [0, 3]))
  }
}
