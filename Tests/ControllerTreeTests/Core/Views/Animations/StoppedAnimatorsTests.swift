import UIKit
import XCTest

@testable import ControllerTree

/// Property animators that are stopped half-way (LAYER-63).
final class StoppedAnimatorsTests: XCTestCase {
  /// LAYER-63: the animated properties get the values that the screen shows, and the layer has no animation left.
  func test_LAYER63_presentValues() async {
    await withTrace(pacing: .manual) { trace in
      let view = trace.shownView()
      view.backgroundColor = .black
      let animator = Self.start(view, trace)
      animator.stopAnimation(true)
      XCTAssertEqual(Self.values(of: view), ["center 100.0", "width 150.0", "alpha 0.5", "scale 2.0", "radius 10.0"])
      XCTAssertEqual(view.backgroundColor?.cgColor.components?[0] ?? 0, 0.5, accuracy: 1e-6)
      XCTAssertNil(view.layer.animationKeys())
      XCTAssertEqual(view.layer.presentation()?.position.x, 100)
      trace.advance(5)
      XCTAssertEqual(Self.values(of: view)[0], "center 100.0")
    }
  }

  /// LAYER-63, LAYER-61: the animator finishes at its start, at its end, or where it has been stopped.
  func test_LAYER63_finalPositions() async {
    let positions: [(UIViewAnimatingPosition, [String])] = [
      (.start, ["center 50.0", "width 100.0", "alpha 1.0", "scale 1.0", "radius 0.0"]),
      (.current, ["center 100.0", "width 150.0", "alpha 0.5", "scale 2.0", "radius 10.0"]),
      (.end, ["center 150.0", "width 200.0", "alpha 0.0", "scale 3.0", "radius 20.0"]),
    ]
    for (position, values) in positions {
      await withTrace(pacing: .manual) { trace in
        let view = trace.shownView()
        let animator = Self.start(view, trace)
        animator.addCompletion { trace.note("\($0)") }
        animator.stopAnimation(false)
        XCTAssertEqual(Self.values(of: view), positions[1].1)
        trace.expect("")
        animator.finishAnimation(at: position)
        XCTAssertEqual(Self.values(of: view), values)
        trace.expect("\(position)")
      }
    }
  }

  /// LAYER-63: a reversed animator stops where it has come to on its way back; a new one begins there.
  func test_LAYER63_reversed() async {
    await withTrace(pacing: .manual) { trace in
      let view = trace.shownView()
      let animator = Self.start(view, trace)
      animator.isReversed = true
      trace.advance(0.25)
      animator.stopAnimation(true)
      XCTAssertEqual(Self.values(of: view)[0], "center 75.0")
      let next = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 175 }
      next.startAnimation()
      trace.advance(0.5)
      XCTAssertEqual(view.layer.presentation()?.position.x, 125)
      next.stopAnimation(true)
      XCTAssertEqual(view.center.x, 125)
    }
  }

  /// LAYER-63: the animation of another block goes on over the stopped one.
  func test_LAYER63_anotherBlockGoesOn() async {
    await withTrace(pacing: .manual) { trace in
      let view = trace.shownView()
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 150 }
      animator.startAnimation()
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 250 }
      trace.advance(0.5)
      XCTAssertEqual(view.layer.presentation()?.position.x, 150)
      animator.stopAnimation(true)
      XCTAssertEqual(view.layer.presentation()?.position.x, 150)
      XCTAssertEqual(view.center.x, 200)
      trace.advance(0.5)
      XCTAssertEqual(view.layer.presentation()?.position.x, 200)
    }
  }

  /// LAYER-63: a view outside of a window has nothing in between, and keeps what the block has set.
  func test_LAYER63_outsideOfAWindow() async {
    await withTrace(pacing: .manual) { trace in
      let view = UIView()
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
      animator.startAnimation()
      trace.advance(0.5)
      animator.stopAnimation(false)
      XCTAssertEqual(view.alpha, 0)
      animator.finishAnimation(at: .start)
      XCTAssertEqual(view.alpha, 1)
    }
  }

  /// An animator at the middle of its time.
  @MainActor private static func start(_ view: UIView, _ trace: Trace) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      (view.center.x, view.bounds.size.width, view.alpha) = (150, 200, 0)
      view.transform = CGAffineTransform(scaleX: 3, y: 3)
      view.layer.cornerRadius = 20
      view.backgroundColor = .white
    }
    animator.startAnimation()
    trace.advance(0.5)
    return animator
  }

  @MainActor private static func values(of view: UIView) -> [String] {
    [
      "center \(view.center.x)", "width \(view.bounds.width)", "alpha \(view.alpha)", "scale \(view.transform.a)",
      "radius \(view.layer.cornerRadius)",
    ]
  }
}
