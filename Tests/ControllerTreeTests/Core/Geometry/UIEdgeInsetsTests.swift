import XCTest

@testable import ControllerTree

final class UIEdgeInsetsTests: XCTestCase {
  func test_zeroAndEmptyInitialiserAgree() {
    XCTAssertEqual(UIEdgeInsets(), .zero)
    XCTAssertEqual(UIEdgeInsets.zero, UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0))
    XCTAssertNotEqual(UIEdgeInsets(top: 1, left: 0, bottom: 0, right: 0), .zero)
  }

  func test_insetMovesEachEdge() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    XCTAssertEqual(
      CGRect(x: 10, y: 20, width: 100, height: 200).inset(by: insets), CGRect(x: 12, y: 21, width: 94, height: 196))
    XCTAssertEqual(
      CGRect(x: 0, y: 0, width: 10, height: 10).inset(by: UIEdgeInsets(top: -1, left: -2, bottom: -3, right: -4)),
      CGRect(x: -2, y: -1, width: 16, height: 14))
  }

  func test_insetLargerThanTheRectLeavesNegativeSize() {
    let inset = CGRect(x: 0, y: 0, width: 10, height: 10)
      .inset(by: UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    XCTAssertEqual(inset.size, CGSize(width: -6, height: -6))
    XCTAssertEqual(inset.origin, CGPoint(x: 8, y: 8))
  }

  /// MARG-01: leading is left from left to right, and right from right to left.
  func test_MARG01_directionalInsetsBecomeEdges() {
    let directional = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    XCTAssertEqual(
      UIEdgeInsets(directional, in: .leftToRight), UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    XCTAssertEqual(
      UIEdgeInsets(directional, in: .rightToLeft), UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
  }

  func test_codingUsesTheEdgesAsKeys() throws {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let data = try JSONEncoder().encode(insets)
    XCTAssertEqual(
      try JSONDecoder().decode([String: Double].self, from: data), ["top": 1, "left": 2, "bottom": 3, "right": 4])
    XCTAssertEqual(try JSONDecoder().decode(UIEdgeInsets.self, from: data), insets)
  }
}
