import UIKit
import XCTest

final class LifecycleTests: XCTestCase {
  @MainActor func testMembersAreVisible() async {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.transform = CGAffineTransform(rotationAngle: .pi / 2).scaledBy(x: 2, y: 1)
    view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    XCTAssertEqual(view.frame.height, 20, accuracy: 0.001)
    XCTAssertEqual(view.directionalLayoutMargins.leading, 2)
    XCTAssertEqual(view.convert(CGPoint.zero, to: nil), .zero)
  }
}
