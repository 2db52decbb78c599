import ControllerTree
import XCTest

final class CGColorTests: XCTestCase {
  func test_componentsEndWithAlpha() {
    XCTAssertEqual(CGColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4).components, [0.1, 0.2, 0.3, 0.4])
    XCTAssertEqual(CGColor(gray: 0.5, alpha: 0.25).components, [0.5, 0.25])
    XCTAssertEqual(CGColor.white.numberOfComponents, 2)
    XCTAssertEqual(CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1).numberOfComponents, 4)
  }

  func test_alphaIsHeldWithinItsRange() {
    XCTAssertEqual(CGColor(gray: 0, alpha: 7).alpha, 1)
    XCTAssertEqual(CGColor(gray: 0, alpha: -7).alpha, 0)
    XCTAssertEqual(CGColor(gray: 0, alpha: .nan).alpha, 0)
  }

  func test_equalityComparesSpaceAndNumbers() {
    XCTAssertEqual(CGColor.black, CGColor(gray: 0, alpha: 1))
    XCTAssertNotEqual(CGColor.black, CGColor(red: 0, green: 0, blue: 0, alpha: 1))
    XCTAssertEqual(Set([CGColor.clear, CGColor(gray: 0, alpha: 0), .black]).count, 2)
  }

  func test_copyChangesOnlyAlpha() {
    XCTAssertEqual(
      CGColor(red: 1, green: 0, blue: 0, alpha: 1).copy(alpha: 0.5), CGColor(red: 1, green: 0, blue: 0, alpha: 0.5))
  }
}
