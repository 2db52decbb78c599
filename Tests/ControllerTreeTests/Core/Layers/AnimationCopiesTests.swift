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

  /// LAYER-32: the animation of a block is an ordinary one to those that read or copy it: a copy in its place follows its own time.
  func test_LAYER32_copyOfABlocksAnimation() async throws {
    try await withStage(pacing: .manual) { trace in
      let view = Self.view(trace)
      UIView.animate(withDuration: 1, delay: 0.5, options: .curveLinear) {
        view.bounds.size = CGSize(width: 200, height: 200)
      }
      let animation = try XCTUnwrap(view.layer.animation(forKey: "bounds") as? CABasicAnimation)
      XCTAssertEqual([animation.beginTime, animation.duration], [0.5, 1])
      XCTAssertEqual(animation.timingFunction, CAMediaTimingFunction(name: .linear))
      trace.stage.cycle.advance(by: .milliseconds(750))
      XCTAssertEqual(try XCTUnwrap(view.layer.presentation()).bounds.width, 125, accuracy: 1e-6)

      let copy = try XCTUnwrap(animation.copy() as? CABasicAnimation)
      view.layer.add(copy, forKey: "bounds")
      XCTAssertEqual(view.layer.animationKeys(), ["bounds"])
      XCTAssertEqual(try XCTUnwrap(view.layer.presentation()).bounds.width, 125, accuracy: 1e-6)
      (copy.speed, copy.timeOffset) = (0, 0.5)
      view.layer.removeAnimation(forKey: "bounds")
      view.layer.add(copy, forKey: "bounds")
      trace.stage.cycle.advance(by: .milliseconds(600))
      XCTAssertEqual(try XCTUnwrap(view.layer.presentation()).bounds.width, 150, accuracy: 1e-6)
      view.layer.removeAllAnimations()
      trace.begin()
    }
  }

  /// LAYER-32, LAYER-33: the animation of a spring, of a key frame and of a repeated block have their kind and their time.
  func test_LAYER32_LAYER33_timesOfABlocksAnimation() async throws {
    try await withStage(pacing: .manual) { trace in
      let view = Self.view(trace)
      trace.stage.cycle.advance(by: .seconds(1))
      UIView.animate(withDuration: 1, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0) {
        view.bounds.size.width = 200
      }
      let spring = try XCTUnwrap(view.layer.animation(forKey: "bounds") as? CASpringAnimation)
      XCTAssertEqual([spring.beginTime, spring.duration], [1, 1])
      XCTAssertEqual(spring.settlingDuration, 1, accuracy: 0.01)
      trace.stage.cycle.advance(by: .milliseconds(100))
      let place = try XCTUnwrap(view.layer.presentation()).bounds.width
      view.layer.add(spring, forKey: "bounds")
      XCTAssertEqual(try XCTUnwrap(view.layer.presentation()).bounds.width, place, accuracy: 1e-6)
      trace.stage.cycle.settle()

      UIView.animateKeyframes(withDuration: 2, delay: 0) {
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.25) { view.alpha = 0.5 }
      }
      let frame = try XCTUnwrap(view.layer.animation(forKey: "opacity"))
      let now = CACurrentMediaTime()
      XCTAssertEqual([frame.beginTime - now, frame.duration], [1, 0.5])
      trace.stage.cycle.settle()
      UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .autoreverse]) { view.alpha = 1 }
      let repeated = try XCTUnwrap(view.layer.animation(forKey: "opacity"))
      XCTAssertEqual(repeated.repeatCount, .infinity)
      XCTAssertTrue(repeated.autoreverses)
      view.layer.removeAllAnimations()
      trace.begin()
    }
  }

  @MainActor private static func view(_ trace: Trace) -> UIView {
    let controller = trace.controller("A")
    trace.show(controller)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    controller.view.addSubview(view)
    return view
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
