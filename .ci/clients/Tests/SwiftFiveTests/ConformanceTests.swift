import UIKit
import XCTest

private final class Frame: UIViewController {
  func hang(_ picture: UIViewController, animated: Bool) {
    addChild(picture)
    picture.view.frame = view.bounds
    view.addSubview(picture.view)
    picture.didMove(toParent: self)
  }
}

/// A container's check in a plain synchronous test.
final class ConformanceTests: XCTestCase {
  func testFrame() {
    let violations = ContainerConformance.violations(
      of: Frame.self, make: { Frame() },
      show: { frame, picture, animated in frame.hang(picture, animated: animated) })
    XCTAssertEqual(violations, [])
  }
}
