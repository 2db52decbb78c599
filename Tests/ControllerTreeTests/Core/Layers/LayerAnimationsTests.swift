import UIKit
import XCTest

@testable import ControllerTree

/// Notes what animations tell their delegate.
final class AnimationNotes: NSObject, CAAnimationDelegate {
  private let trace: Trace
  private let name: String

  init(_ trace: Trace, _ name: String) {
    self.trace = trace
    self.name = name
    super.init()
  }

  func animationDidStart(_ anim: CAAnimation) { trace.note("\(name) starts at \(CACurrentMediaTime())") }
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    trace.note("\(name) stops at \(CACurrentMediaTime()), finished: \(flag)")
  }
}

extension Trace {
  /// A layer of its own in a window that is on screen.
  @MainActor func shownLayer() -> CALayer {
    let root = UIViewController()
    _ = ignore { show(root) }
    let layer = CALayer()
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    root.view.layer.addSublayer(layer)
    CATransaction.commit()
    begin()
    return layer
  }
}

/// Adding, timing and the end of animations (LAYER-20 to LAYER-23, LAYER-34).
final class LayerAnimationsTests: XCTestCase {
  /// LAYER-20, LAYER-22: an animation begins with its turn, ends after its time, and leaves the model as it is.
  func test_LAYER20_LAYER22_beginningAndEnd() async {
    await withTrace(pacing: .manual) { trace in
      let layer = trace.shownLayer()
      let animation = fade()
      animation.delegate = AnimationNotes(trace, "fade")
      trace.stage.cycle.turn {
        layer.add(animation, forKey: "fade")
        trace.note("added")
      }
      animation.duration = 99
      trace.expect("added\nfade starts at 0.0")
      XCTAssertEqual(layer.animationKeys(), ["fade"])
      XCTAssertEqual(layer.animation(forKey: "fade")?.duration, 1)
      XCTAssertEqual(layer.presentation()?.opacity, 0)
      trace.advance(0.75)
      XCTAssertEqual(layer.presentation()?.opacity, 0.75)
      XCTAssertEqual(layer.opacity, 1)
      trace.advance(0.25)
      trace.expect("fade stops at 1.0, finished: true")
      XCTAssertNil(layer.animationKeys())
      XCTAssertEqual(layer.presentation()?.opacity, 1)
    }
  }

  /// LAYER-20: with immediate pacing an animation is over when the call returns; one without end lets no time pass.
  func test_LAYER20_immediatePacing() async {
    await withTrace { trace in
      let layer = trace.shownLayer()
      let animation = fade(2)
      animation.delegate = AnimationNotes(trace, "fade")
      layer.add(animation, forKey: nil)
      trace.expect("fade starts at 0.0\nfade stops at 2.0, finished: true")
      animation.repeatCount = .infinity
      layer.add(animation, forKey: "endless")
      trace.expect("fade starts at 2.0")
      trace.stage.cycle.settle()
      XCTAssertEqual(layer.animationKeys(), ["endless"])
      layer.removeAnimation(forKey: "endless")
      trace.expect("fade stops at 2.0, finished: false")
    }
  }

  /// LAYER-22: an animation that is replaced or removed has not finished.
  func test_LAYER22_replacedAndRemoved() async {
    await withTrace(pacing: .manual) { trace in
      let layer = trace.shownLayer()
      for name in ["first", "second"] {
        let animation = fade()
        animation.delegate = AnimationNotes(trace, name)
        layer.add(animation, forKey: "fade")
      }
      trace.expect("first starts at 0.0\nfirst stops at 0.0, finished: false\nsecond starts at 0.0")
      trace.advance(0.5)
      layer.removeAllAnimations()
      trace.expect("second stops at 0.5, finished: false")
      layer.removeAnimation(forKey: "fade")
      trace.advance(2)
      trace.expect("")
    }
  }

  /// LAYER-22: what stays after its end keeps its last value if it fills forwards.
  func test_LAYER22_fillModes() async {
    await withTrace(pacing: .manual) { trace in
      let layer = trace.shownLayer()
      @MainActor func values(_ mode: CAMediaTimingFillMode) -> [Float?] {
        let animation = fade()
        animation.toValue = 0.5
        animation.fillMode = mode
        animation.isRemovedOnCompletion = false
        animation.beginTime = CACurrentMediaTime() + 1
        layer.add(animation, forKey: "fade")
        let before = layer.presentation()?.opacity
        trace.advance(3)
        defer { layer.removeAllAnimations() }
        return [before, layer.presentation()?.opacity]
      }
      XCTAssertEqual(values(.removed), [1, 1])
      XCTAssertEqual(values(.forwards), [1, 0.5])
      XCTAssertEqual(values(.backwards), [0, 1])
      XCTAssertEqual(values(.both), [0, 0.5])
    }
  }

  /// LAYER-20: a delay, a speed, repetitions, backwards and an offset.
  func test_LAYER20_timing() async {
    await withTrace(pacing: .manual) { trace in
      let layer = trace.shownLayer()
      @MainActor func run(_ change: (CABasicAnimation) -> Void, at times: [Double]) -> [Float?] {
        let animation = fade()
        change(animation)
        layer.add(animation, forKey: "fade")
        var time = 0.0
        let values = times.map { next in
          trace.advance(next - time)
          time = next
          return layer.presentation()?.opacity
        }
        layer.removeAllAnimations()
        return values
      }
      XCTAssertEqual(run({ $0.speed = 2 }, at: [0.25, 0.5]), [0.5, 1])
      XCTAssertEqual(run({ $0.repeatCount = 2 }, at: [0.25, 1.25, 2]), [0.25, 0.25, 1])
      XCTAssertEqual(run({ $0.autoreverses = true }, at: [0.75, 1.25, 1.75]), [0.75, 0.75, 0.25])
      XCTAssertEqual(run({ $0.repeatDuration = 1.5 }, at: [1.25, 1.5]), [0.25, 1])
      XCTAssertEqual(run({ $0.timeOffset = 0.5 }, at: [0.25, 0.75]), [0.75, 0.25])
      XCTAssertEqual(run({ $0.speed = -1 }, at: [0.25, 0.75]), [0.75, 0.25])
      XCTAssertEqual(
        run(
          {
            $0.speed = 0
            $0.timeOffset = 0.25
          }, at: [5]), [0.25])
    }
  }

  /// LAYER-20: without a duration an animation has that of its transaction; times that are no numbers are refused.
  func test_LAYER20_durationsAndRefusals() async {
    await withTrace(pacing: .manual) { trace in
      let layer = trace.shownLayer()
      layer.add(fade(0), forKey: "plain")
      CATransaction.begin()
      CATransaction.setAnimationDuration(3)
      layer.add(fade(0), forKey: "slow")
      CATransaction.commit()
      XCTAssertEqual(layer.animation(forKey: "plain")?.duration, 0.25)
      XCTAssertEqual(layer.animation(forKey: "slow")?.duration, 3)
      layer.removeAllAnimations()
      let issues = trace.stage.diagnostics.collect { layer.add(fade(.nan), forKey: "never") }
      XCTAssertEqual(issues.map(\.kind), [.invalidAnimation])
      trace.begin()
      XCTAssertNil(layer.animationKeys())
    }
  }

  /// LAYER-23: a layer's speed and offset move the time of its animations and of those inside.
  func test_LAYER23_layersPause() async {
    await withTrace(pacing: .manual) { trace in
      let outer = trace.shownLayer()
      let layer = CALayer()
      outer.addSublayer(layer)
      let animation = fade()
      animation.delegate = AnimationNotes(trace, "fade")
      layer.add(animation, forKey: "fade")
      trace.advance(0.25)
      trace.expect("fade starts at 0.0")
      outer.timeOffset = outer.convertTime(CACurrentMediaTime(), from: nil)
      outer.speed = 0
      trace.advance(10)
      XCTAssertEqual(layer.presentation()?.opacity, 0.25)
      let paused = outer.timeOffset
      outer.speed = 0.5
      outer.timeOffset = 0
      outer.beginTime = CACurrentMediaTime() - paused / 0.5
      XCTAssertEqual(layer.presentation()?.opacity, 0.25)
      trace.advance(0.5)
      XCTAssertEqual(layer.presentation()?.opacity, 0.5)
      trace.advance(1)
      trace.expect("fade stops at 11.75, finished: true")
      XCTAssertEqual(layer.convertTime(1, to: outer), 1)
      XCTAssertEqual(layer.convertTime(layer.convertTime(3, from: nil), to: nil), 3)
    }
  }

  /// LAYER-34: the animations of a layer that leaves its window end, unfinished.
  func test_LAYER34_leavingTheWindow() async {
    await withTrace(pacing: .manual) { trace in
      let layer = trace.shownLayer()
      let root = layer.superlayer
      let view = UIView()
      LayerTree.view(around: layer)?.addSubview(view)
      for (name, layer) in [("layer", layer), ("view", view.layer)] {
        let animation = fade()
        animation.delegate = AnimationNotes(trace, name)
        layer.add(animation, forKey: "fade")
      }
      trace.begin()
      layer.removeFromSuperlayer()
      trace.expect("layer stops at 0.0, finished: false")
      view.removeFromSuperview()
      trace.expect("view stops at 0.0, finished: false")
      XCTAssertNil(layer.animationKeys())
      XCTAssertNil(view.layer.presentation())
      XCTAssertNotNil(root?.presentation())
    }
  }

  /// LAYER-22, NAV-32: a transaction completes after the delegates of its animations.
  func test_LAYER22_NAV32_transactions() async {
    await withTrace(pacing: .manual) { trace in
      let layer = trace.shownLayer()
      CATransaction.begin()
      CATransaction.setCompletionBlock { trace.note("completed at \(CACurrentMediaTime())") }
      let animation = fade()
      animation.delegate = AnimationNotes(trace, "fade")
      layer.add(animation, forKey: nil)
      let transition = CATransition()
      transition.type = .push
      transition.duration = 0.5
      transition.delegate = AnimationNotes(trace, "transition")
      layer.add(transition, forKey: kCATransition)
      CATransaction.commit()
      trace.advance(1)
      trace.expect(
        """
        fade starts at 0.0
        transition starts at 0.0
        transition stops at 0.5, finished: true
        fade stops at 1.0, finished: true
        completed at 1.0
        """)
    }
  }
}

@MainActor private func fade(_ duration: CFTimeInterval = 1) -> CABasicAnimation {
  let animation = CABasicAnimation(keyPath: "opacity")
  animation.fromValue = 0
  animation.toValue = 1
  animation.duration = duration
  return animation
}
