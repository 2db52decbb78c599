import ControllerTree
import XCTest

final class CGVectorTests: XCTestCase {
  func test_initialisersAgree() {
    XCTAssertEqual(CGVector(dx: 1, dy: 2), CGVector(dx: 1.0, dy: 2.0))
    XCTAssertEqual(CGVector(dx: CGFloat(1), dy: CGFloat(2)), CGVector(dx: 1, dy: 2))
    XCTAssertEqual(CGVector(), .zero)
    XCTAssertEqual(CGVector.zero.dx, 0)
    XCTAssertEqual(CGVector.zero.dy, 0)
  }

  func test_codingIsAListOfTwoNumbers() throws {
    let data = try JSONEncoder().encode(CGVector(dx: 3, dy: -4))
    XCTAssertEqual(try JSONDecoder().decode([Double].self, from: data), [3, -4])
    XCTAssertEqual(try JSONDecoder().decode(CGVector.self, from: data), CGVector(dx: 3, dy: -4))
  }
}
