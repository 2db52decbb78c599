import UIKit
import XCTest

final class RunLoopTrackingTests: XCTestCase {
  /// The mode has UIKit's name, and a timer can be added for it.
  func test_trackingMode() async {
    await withStage { _ in
      XCTAssertEqual(RunLoop.Mode.tracking.rawValue, "UITrackingRunLoopMode")
      let timer = Timer(timeInterval: 1, repeats: false) { _ in }
      RunLoop.main.add(timer, forMode: .tracking)
      XCTAssertTrue(timer.isValid)
      timer.invalidate()
    }
  }
}
