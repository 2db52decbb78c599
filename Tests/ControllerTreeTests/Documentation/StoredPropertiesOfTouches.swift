import UIKit
import XCTest

@testable import ControllerTree

/// Properties of recognizers that the library never reads.
final class StoredPropertiesOfTouches: XCTestCase {
  func test_recognizersStoreWhatNoFingerHas() async {
    await MainActor.run {
      let pan = UIPanGestureRecognizer()
      pan.allowedScrollTypesMask = .all
      XCTAssertEqual(pan.allowedScrollTypesMask, [.discrete, .continuous])  // \.allowedScrollTypesMask
      pan.requiresExclusiveTouchType = false
      XCTAssertFalse(pan.requiresExclusiveTouchType)  // \.requiresExclusiveTouchType
      XCTAssertEqual(pan.modifierFlags, [])
      XCTAssertEqual(pan.buttonMask, [])
    }
  }

  func test_touchesHaveNoForce() async {
    await withStage { _ in
      let touch = UITouch()
      XCTAssertEqual(
        [touch.force, touch.maximumPossibleForce, touch.majorRadius, touch.majorRadiusTolerance], [0, 0, 0, 0])
      XCTAssertEqual(touch.altitudeAngle, .pi / 2)
      XCTAssertEqual(touch.azimuthAngle(in: nil), 0)
      XCTAssertEqual(touch.azimuthUnitVector(in: nil), CGVector(dx: 1, dy: 0))
      XCTAssertNil(touch.gestureRecognizers)
      let hover = UIHoverGestureRecognizer()
      XCTAssertEqual([hover.zOffset, hover.azimuthAngle(in: nil)], [0, 0])
      XCTAssertEqual(hover.altitudeAngle, .pi / 2)
      XCTAssertEqual(hover.azimuthUnitVector(in: nil), CGVector(dx: 1, dy: 0))
    }
  }
}
