import UIKit
import XCTest

@testable import ControllerTree

final class UIMotionEffectTests: XCTestCase {
  /// ACT-13: values for a tilt; those of a group are added.
  func test_ACT13_values() async {
    await withStage { _ in
      let across = UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis)
      XCTAssertNil(across.keyPathsAndRelativeValues(forViewerOffset: .zero))
      (across.minimumRelativeValue, across.maximumRelativeValue) = (-10, CGFloat(30))
      @MainActor func value(_ effect: UIMotionEffect, _ x: CGFloat, _ y: CGFloat) -> CGFloat? {
        effect.keyPathsAndRelativeValues(forViewerOffset: UIOffset(horizontal: x, vertical: y))?["center.x"] as? CGFloat
      }
      XCTAssertEqual([value(across, -1, 0), value(across, 0, 1), value(across, 7, 0)], [-10, 10, 30])
      let down = UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongVerticalAxis)
      (down.minimumRelativeValue, down.maximumRelativeValue) = (NSNumber(value: 0), 2.0)
      let group = UIMotionEffectGroup()
      XCTAssertNil(group.keyPathsAndRelativeValues(forViewerOffset: .zero))
      group.motionEffects = [across, down]
      XCTAssertEqual(value(group, 1, 1), 32)
      let view = UIView()
      view.addMotionEffect(group)
      view.addMotionEffect(across)
      view.removeMotionEffect(group)
      XCTAssertEqual(view.motionEffects, [across])
      XCTAssertTrue(UIView().motionEffects.isEmpty)
    }
  }
}
