import XCTest

@testable import ControllerTree

private final class BareDelegate: NSObject, CAAnimationDelegate {}

/// Copies of animations, and times of layers and animations.
final class AnimationCopiesTests: XCTestCase {
  @MainActor private static func setTimes(_ timed: any CAMediaTiming) {
    timed.beginTime = 1
    timed.duration = 2
    timed.speed = 3
    timed.timeOffset = 4
    timed.repeatCount = 5
    timed.repeatDuration = 6
    timed.autoreverses = true
    timed.fillMode = .both
  }

  @MainActor private static func times(_ timed: any CAMediaTiming) -> [Double] {
    [
      timed.beginTime, timed.duration, Double(timed.speed), timed.timeOffset, Double(timed.repeatCount),
      timed.repeatDuration, timed.autoreverses ? 1 : 0, timed.fillMode == .both ? 1 : 0,
    ]
  }

  /// LAYER-20: layers and animations keep each part of their time.
  func test_LAYER20_times() async {
    await withStage { _ in
      let (layer, animation) = (CALayer(), CAAnimation())
      Self.setTimes(layer)
      Self.setTimes(animation)
      XCTAssertEqual(Self.times(layer), [1, 2, 3, 4, 5, 6, 1, 1])
      XCTAssertEqual(Self.times(animation), [1, 2, 3, 4, 5, 6, 1, 1])
    }
  }

  /// LAYER-20: a copy has the values of the original, and does not follow it.
  func test_LAYER20_copies() async throws {
    try await withStage { _ in
      let spring = CASpringAnimation(keyPath: "opacity")
      Self.setTimes(spring)
      (spring.mass, spring.stiffness, spring.damping, spring.initialVelocity) = (2, 50, 5, 1)
      spring.allowsOverdamping = true
      spring.fromValue = 0.5
      spring.setValue("mark", forKey: "name")
      let delegate = BareDelegate()
      spring.delegate = delegate
      let copy = try XCTUnwrap(spring.copy() as? CASpringAnimation)
      spring.mass = 9
      spring.setValue(nil, forKey: "name")
      XCTAssertFalse(copy === spring)
      XCTAssertEqual(Self.times(copy), [1, 2, 3, 4, 5, 6, 1, 1])
      XCTAssertEqual([copy.mass, copy.stiffness, copy.damping, copy.initialVelocity], [2, 50, 5, 1])
      XCTAssertTrue(copy.allowsOverdamping)
      XCTAssertEqual(copy.keyPath, "opacity")
      XCTAssertEqual(copy.fromValue as? Double, 0.5)
      XCTAssertEqual(copy.value(forKey: "name") as? String, "mark")
      XCTAssertTrue(copy.delegate === delegate)
      copy.delegate?.animationDidStart(copy)
      copy.delegate?.animationDidStop(copy, finished: true)

      for animation in [CAAnimation(), CAPropertyAnimation(keyPath: "a"), CAAnimationGroup(), CATransition()] {
        let copy = try XCTUnwrap(animation.copy() as? CAAnimation)
        XCTAssertFalse(copy === animation)
        XCTAssertTrue(type(of: copy) == type(of: animation))
      }
      XCTAssertNil(CAAnimation.defaultValue(forKey: "duration"))
      XCTAssertFalse(spring.shouldArchiveValue(forKey: "mass"))
    }
  }

  /// LAYER-24: a spring overshoots its end on virtual time, and rests there.
  func test_LAYER24_springs() async {
    await withStage(pacing: .manual) { trace in
      let controller = trace.controller("A")
      trace.show(controller)
      let layer = CALayer()
      controller.view.layer.addSublayer(layer)
      let spring = CASpringAnimation(keyPath: "opacity")
      (spring.fromValue, spring.toValue) = (0, 0.5)
      (spring.mass, spring.stiffness, spring.damping) = (1, 100, 5)
      spring.duration = spring.settlingDuration
      layer.add(spring, forKey: "spring")
      var highest: Float = 0
      for _ in 0..<60 {
        trace.stage.cycle.advance(by: .milliseconds(16))
        highest = max(highest, layer.presentation()?.opacity ?? 0)
      }
      XCTAssertGreaterThan(highest, 0.6)
      trace.stage.cycle.advance(by: .seconds(spring.settlingDuration))
      XCTAssertNil(layer.animation(forKey: "spring"))
      trace.begin()
    }
  }
}
