import XCTest

@testable import ControllerTree

/// GEO-06: NaN and infinite values are found in every field.
final class FiniteGeometryTests: XCTestCase {
  private let bad: [CGFloat] = [.nan, .infinity, -.infinity]

  func test_GEO06_numbersAreFinite() {
    XCTAssertTrue(CGPoint(x: -1, y: 1e300).isFinite)
    XCTAssertTrue(CGSize(width: -1, height: 0).isFinite)
    XCTAssertTrue(CGRect(x: 1, y: 2, width: -3, height: 4).isFinite)
    XCTAssertTrue(CGAffineTransform.identity.isFinite)
  }

  func test_GEO06_oneBadNumberIsEnough() {
    for number in bad {
      XCTAssertFalse(CGPoint(x: number, y: 0).isFinite)
      XCTAssertFalse(CGPoint(x: 0, y: number).isFinite)
      XCTAssertFalse(CGSize(width: number, height: 0).isFinite)
      XCTAssertFalse(CGSize(width: 0, height: number).isFinite)
      for place in 0..<4 {
        let n = (0..<4).map { $0 == place ? number : 1 }
        XCTAssertFalse(CGRect(x: n[0], y: n[1], width: n[2], height: n[3]).isFinite, "place \(place)")
      }
      for place in 0..<6 {
        let n = (0..<6).map { $0 == place ? number : 1 }
        XCTAssertFalse(
          CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5]).isFinite, "place \(place)")
      }
    }
  }

  func test_GEO06_nullAndOverflowingRectsAreNotFinite() {
    XCTAssertFalse(CGRect.null.isFinite)
    XCTAssertFalse(CGRect(x: 1e308, y: 0, width: 1e308, height: 1).isFinite)
    XCTAssertTrue(CGRect.infinite.isFinite)
  }
}
