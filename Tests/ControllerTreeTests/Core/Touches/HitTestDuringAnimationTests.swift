import UIKit
import XCTest

@testable import ControllerTree

/// Touches on views that are being animated (HIT-07).
final class HitTestDuringAnimationTests: XCTestCase {
  /// HIT-07: each kind of block keeps touches from its view and what is inside, unless it allows them.
  func test_HIT07_blocks() async {
    typealias Start = @MainActor (UIView, Bool) -> Void
    let kinds: [Start] = [
      { view, isAllowed in
        UIView.animate(
          withDuration: 1, delay: 0, options: isAllowed ? .allowUserInteraction : [], animations: { view.alpha = 0.5 })
      },
      { view, isAllowed in
        UIView.animateKeyframes(withDuration: 1, delay: 0, options: isAllowed ? .allowUserInteraction : []) {
          UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { view.alpha = 0.5 }
        }
      },
      { view, isAllowed in
        UIView.transition(
          with: view, duration: 1, options: isAllowed ? .allowUserInteraction : [], animations: nil)
      },
      { view, isAllowed in
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0.5 }
        animator.isUserInteractionEnabled = isAllowed
        animator.startAnimation()
      },
    ]
    for start in kinds {
      await withTrace(pacing: .manual) { trace in
        let scene = trace.twoButtons()
        start(scene.above, false)
        trace.advance(0.5)
        XCTAssertTrue(scene.hit === scene.below)
        scene.tap()
        trace.expect("below")
        trace.advance(0.5)
        XCTAssertTrue(scene.hit === scene.inside)
        scene.above.alpha = 1
        start(scene.above, true)
        trace.advance(0.5)
        scene.tap()
        trace.expect("inside")
      }
    }
  }

  /// HIT-07, LAYER-35: a repeating block keeps touches away until it is removed.
  func test_HIT07_repeatingBlock() async {
    await withTrace { trace in
      let scene = trace.twoButtons()
      UIView.animate(withDuration: 1, delay: 0, options: .repeat) { scene.above.alpha = 0.5 }
      XCTAssertTrue(scene.hit === scene.below)
      scene.above.layer.removeAllAnimations()
      XCTAssertTrue(scene.hit === scene.inside)
    }
  }

  /// HIT-07: with immediate pacing a block is over when the call returns.
  func test_HIT07_immediatePacing() async {
    await withTrace { trace in
      let scene = trace.twoButtons()
      UIView.animate(withDuration: 1) { scene.above.alpha = 0.5 }
      scene.tap()
      trace.expect("inside")
    }
  }

  /// HIT-07: a property animator that runs follows a change of `isUserInteractionEnabled`.
  func test_HIT07_changeOfARunningAnimator() async {
    await withTrace(pacing: .manual) { trace in
      let scene = trace.twoButtons()
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { scene.above.alpha = 0.5 }
      animator.startAnimation()
      XCTAssertTrue(scene.hit === scene.inside)
      animator.isUserInteractionEnabled = false
      XCTAssertTrue(scene.hit === scene.below)
      animator.stopAnimation(true)
      XCTAssertTrue(scene.hit === scene.inside)
    }
  }

  /// HIT-07: a touch that has begun goes on, whatever moves its view.
  func test_HIT07_touchThatHasBegun() async {
    await withTrace(pacing: .manual) { trace in
      let scene = trace.twoButtons()
      scene.window.fingers.begin(at: scene.place)
      UIView.animate(withDuration: 1) { scene.above.alpha = 0.5 }
      trace.advance(0.1)
      scene.window.fingers.end()
      trace.expect("inside")
    }
  }
}

/// A button, and in front of it a view with another one.
@MainActor private struct TwoButtons {
  let window: UIWindow
  let below: UIButton
  let above: UIView
  let inside: UIButton
  let place = CGPoint(x: 50, y: 50)

  var hit: UIView? { window.hitTest(place, with: nil) }
  func tap() { window.fingers.tap(at: place) }
}

extension Trace {
  @MainActor fileprivate func twoButtons() -> TwoButtons {
    let root = UIViewController()
    let window = ignore { show(root) }
    let frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    let (below, above, inside) = (UIButton(frame: frame), UIView(frame: frame), UIButton(frame: frame))
    below.addAction(UIAction { [unowned self] _ in note("below") }, for: .touchUpInside)
    inside.addAction(UIAction { [unowned self] _ in note("inside") }, for: .touchUpInside)
    root.view.addSubview(below)
    root.view.addSubview(above)
    above.addSubview(inside)
    begin()
    return TwoButtons(window: window, below: below, above: above, inside: inside)
  }
}
