import XCTest

@testable import ControllerTree

final class NSDirectionalEdgeInsetsTests: XCTestCase {
  func test_zeroAndEmptyInitialiserAgree() {
    XCTAssertEqual(NSDirectionalEdgeInsets(), .zero)
    XCTAssertEqual(NSDirectionalEdgeInsets.zero, NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0))
  }

  /// MARG-01: the two kinds of insets convert into each other without loss.
  func test_MARG01_edgesBecomeDirectionalInsetsAndBack() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    XCTAssertEqual(
      NSDirectionalEdgeInsets(insets, in: .leftToRight),
      NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    XCTAssertEqual(
      NSDirectionalEdgeInsets(insets, in: .rightToLeft),
      NSDirectionalEdgeInsets(top: 1, leading: 4, bottom: 3, trailing: 2))
    for direction in [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft] {
      XCTAssertEqual(UIEdgeInsets(NSDirectionalEdgeInsets(insets, in: direction), in: direction), insets)
    }
  }

  func test_codingUsesTheEdgesAsKeys() throws {
    let insets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let data = try JSONEncoder().encode(insets)
    XCTAssertEqual(
      try JSONDecoder().decode([String: Double].self, from: data),
      ["top": 1, "leading": 2, "bottom": 3, "trailing": 4])
    XCTAssertEqual(try JSONDecoder().decode(NSDirectionalEdgeInsets.self, from: data), insets)
  }
}
