import UIKit
import XCTest

/// TEXT-97: parts of texts between two places.
final class NSTextRangeTests: XCTestCase {
  private static func range(_ start: Int, _ end: Int) -> NSTextRange? {
    NSTextRange(location: Place(start), end: Place(end))
  }

  private static func text(_ range: NSTextRange?) -> String {
    guard let start = range?.location as? Place, let end = range?.endLocation as? Place else { return "none" }
    return "\(start.number)-\(end.number)"
  }

  func test_TEXT97_ranges() throws {
    let range = try XCTUnwrap(Self.range(2, 6))
    XCTAssertNil(Self.range(3, 2))
    XCTAssertEqual(Self.text(NSTextRange(location: Place(1), end: nil)), "1-1")
    XCTAssertTrue(NSTextRange(location: Place(1)).isEmpty)
    XCTAssertFalse(range.isEmpty)
    XCTAssertEqual([1, 2, 5, 6].map { range.contains(Place($0)) }, [false, true, true, false])
    let other = try XCTUnwrap(Self.range(4, 9))
    XCTAssertEqual(Self.text(range.intersection(other)), "4-6")
    XCTAssertEqual(Self.text(range.union(other)), "2-9")
    XCTAssertTrue(range.intersects(other))
    let behind = try XCTUnwrap(Self.range(6, 7))
    XCTAssertFalse(range.intersects(behind))
    XCTAssertEqual(Self.text(range.intersection(behind)), "6-6")
    XCTAssertNil(range.intersection(try XCTUnwrap(Self.range(7, 8))))
    XCTAssertTrue(range.contains(try XCTUnwrap(Self.range(3, 6))))
    XCTAssertFalse(range.contains(other))
    XCTAssertTrue(range.isEqual(to: try XCTUnwrap(Self.range(2, 6))))
    XCTAssertFalse(range.isEqual(to: other))
  }
}

private final class Place: NSObject, NSTextLocation {
  let number: Int
  init(_ number: Int) { self.number = number }
  func compare(_ location: any NSTextLocation) -> ComparisonResult {
    let other = (location as? Place)?.number ?? 0
    return number < other ? .orderedAscending : number > other ? .orderedDescending : .orderedSame
  }
}
