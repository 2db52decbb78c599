import UIKit
import XCTest

/// The bits of `UIRectEdge`, `NSDirectionalRectEdge` and `UIRectCorner` are UIKit's.
final class RectPartSetTests: XCTestCase {
  func test_edges() {
    XCTAssertEqual([UIRectEdge.top, .left, .bottom, .right].map(\.rawValue), [1, 2, 4, 8])
    XCTAssertEqual(UIRectEdge.all.rawValue, 15)
    XCTAssertEqual(UIRectEdge.all.subtracting(.bottom), [.top, .left, .right])
    XCTAssertTrue(UIRectEdge().isEmpty)
  }

  func test_directionalEdges() {
    XCTAssertEqual([NSDirectionalRectEdge.top, .leading, .bottom, .trailing].map(\.rawValue), [1, 2, 4, 8])
    XCTAssertEqual(NSDirectionalRectEdge.all.rawValue, 15)
  }

  func test_corners() {
    let corners: [UIRectCorner] = [.topLeft, .topRight, .bottomLeft, .bottomRight]
    XCTAssertEqual(corners.map(\.rawValue), [1, 2, 4, 8])
    XCTAssertEqual(UIRectCorner.allCorners.rawValue, UInt.max)
    XCTAssertTrue(UIRectCorner.allCorners.isSuperset(of: UIRectCorner(corners)))
    XCTAssertNotEqual(UIRectCorner.allCorners, UIRectCorner(corners))
  }
}
