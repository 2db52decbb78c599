import XCTest

@testable import ControllerTree

/// Animations that can be paused, moved, reversed and stopped, on virtual time.
final class UIViewPropertyAnimatorTests: XCTestCase {
  // MARK: From beginning to end

  /// TRANS-14: the blocks run at the start, completions at the end, in order; then the animator can be used again.
  func test_TRANS14_runningToTheEnd() async {
    await withTrace(pacing: .manual) { trace in
      let animator = UIViewPropertyAnimator(duration: 0.4, curve: .easeIn) { trace.note("first block") }
      animator.addAnimations { trace.note("second block, \(UIView.inheritedAnimationDuration) s") }
      animator.addAnimations({ trace.note("third block") }, delayFactor: 0.5)
      animator.addCompletion { trace.note("first completion: \($0)") }
      XCTAssertEqual(animator.state, .inactive)
      XCTAssertEqual(animator.fractionComplete, 0)
      XCTAssertFalse(animator.isRunning)
      trace.expect("")

      animator.startAnimation()
      trace.expect("first block\nsecond block, 0.4 s\nthird block")
      XCTAssertEqual(animator.state, .active)
      XCTAssertTrue(animator.isRunning)
      animator.startAnimation()
      animator.addAnimations { trace.note("block of a running animator") }
      trace.expect("block of a running animator")
      trace.advance(0.1)
      XCTAssertEqual(animator.fractionComplete, 0.25, accuracy: 1e-9)
      animator.addCompletion { trace.note("second completion: \($0)") }
      trace.advance(0.299)
      trace.expect("")
      trace.advance(0.001)
      trace.expect("first completion: end\nsecond completion: end")
      XCTAssertEqual(animator.state, .inactive)
      XCTAssertEqual(animator.fractionComplete, 0)

      animator.addAnimations { trace.note("again") }
      animator.startAnimation()
      trace.advance(0.4)
      trace.expect("again")
    }
  }

  /// TURN-04: under immediate pacing the animation ends in the turn that starts it, in the order of deadlines.
  func test_TURN04_immediatePacing() async {
    await withTrace { trace in
      trace.stage.cycle.turn {
        for (name, duration) in [("long", 0.5), ("short", 0.2), ("none", 0)] {
          let animator = UIViewPropertyAnimator(duration: duration, dampingRatio: 0.5) { trace.note(name) }
          animator.addCompletion { trace.note("\(name): \($0) at \(trace.stage.cycle.now)") }
          animator.startAnimation()
        }
        trace.note("the turn ends")
      }
      trace.expect(
        """
        long
        short
        none
        the turn ends
        none: end at 0.0 seconds
        short: end at 0.2 seconds
        long: end at 0.5 seconds
        """)
    }
  }

  /// TRANS-14: the delay passes once, and does not count in the fraction.
  func test_TRANS14_delay() async {
    await withTrace(pacing: .manual) { trace in
      let animator = UIViewPropertyAnimator.runningPropertyAnimator(
        withDuration: 0.4, delay: 0.2, animations: { trace.note("block") }, completion: { trace.note("\($0)") })
      trace.expect("block")
      XCTAssertEqual(animator.delay, 0.2)
      trace.advance(0.2)
      XCTAssertEqual(animator.fractionComplete, 0)
      trace.advance(0.2)
      XCTAssertEqual(animator.fractionComplete, 0.5, accuracy: 1e-9)
      trace.advance(0.2)
      trace.expect("end")
      XCTAssertEqual(animator.delay, 0)
    }
  }

  /// APP-23: a child that a block adds has appeared when the animation has ended, even if it was paused and continued.
  func test_APP23_didWaitsForTheAnimator() async {
    await withTrace(pacing: .manual) { trace in
      let (root, child) = (trace.controller("P"), trace.controller("C"))
      trace.show(root)
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { root.view.addSubview(child.view) }
      animator.addCompletion { _ in child.didMove(toParent: root) }
      trace.stage.cycle.turn {
        root.addChild(child)
        animator.startAnimation()
      }
      trace.expect(
        """
        C.willMove(toParent: P)
        C.viewDidLoad()
        C.viewWillAppear(false)
        C.viewIsAppearing(false)
        """)
      trace.advance(0.5)
      animator.pauseAnimation()
      trace.advance(5)
      trace.expect("")
      animator.startAnimation()
      trace.advance(0.5)
      trace.expect("C.viewDidAppear(false)\nC.didMove(toParent: P)")
    }
  }

  // MARK: Pausing, moving, reversing

  /// TRANS-14: an animator that is paused first runs its blocks, and moves only by its fraction; then it continues from there.
  func test_TRANS14_holdingAndMoving() async {
    await withTrace(pacing: .manual) { trace in
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { trace.note("block") }
      animator.addCompletion { trace.note("\($0)") }
      animator.pauseAnimation()
      trace.expect("block")
      XCTAssertEqual(animator.state, .active)
      XCTAssertFalse(animator.isRunning)
      for (value, expected) in [(0.3, 0.3), (7, 1), (-1, 0), (.nan, 0), (0.5, 0.5)] as [(CGFloat, CGFloat)] {
        animator.fractionComplete = value
        XCTAssertEqual(animator.fractionComplete, expected)
      }
      trace.advance(10)
      animator.startAnimation()
      trace.advance(0.499)
      trace.expect("")
      trace.advance(0.001)
      trace.expect("end")
    }
  }

  /// TRANS-14: setting the fraction makes an inactive animator active and pauses it; a running one continues from there.
  func test_TRANS14_fractionOfAnInactiveAndOfARunningAnimator() async {
    await withTrace(pacing: .manual) { trace in
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { trace.note("block") }
      animator.addCompletion { trace.note("\($0)") }
      animator.fractionComplete = 0.25
      trace.expect("block")
      XCTAssertFalse(animator.isRunning)
      animator.startAnimation()
      trace.advance(0.25)
      animator.fractionComplete = 0.9
      XCTAssertTrue(animator.isRunning)
      trace.advance(0.1)
      trace.expect("end")
    }
  }

  /// TRANS-14: after a reversal the fraction counts in the new direction; at the start all values are as before the blocks.
  func test_TRANS14_reversing() async {
    await withTrace(pacing: .manual) { trace in
      let view = trace.viewInWindow("V")
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
        view.frame.origin.x = 200
        view.frame.origin.x = 300
        view.alpha = 0.5
        view.backgroundColor = .green
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
      }
      animator.addCompletion { trace.note("\($0), x: \(view.frame.origin.x)") }
      animator.startAnimation()
      trace.advance(0.3)
      animator.isReversed = true
      animator.isReversed = true
      XCTAssertEqual(animator.fractionComplete, 0.7, accuracy: 1e-9)
      XCTAssertTrue(animator.isRunning)
      trace.advance(0.2)
      animator.pauseAnimation()
      XCTAssertEqual(animator.fractionComplete, 0.9, accuracy: 1e-9)
      animator.fractionComplete = 0.5
      animator.startAnimation()
      XCTAssertEqual(view.alpha, 0.5)
      trace.advance(0.5)
      trace.expect("start, x: 0.0")
      XCTAssertEqual(view.frame, CGRect(x: 0, y: 0, width: 100, height: 100))
      XCTAssertEqual(view.alpha, 1)
      XCTAssertNil(view.backgroundColor)
      XCTAssertEqual(view.transform, .identity)
    }
  }

  /// TRANS-14: a reversed animator that starts is at its end at once; one that is reversed twice goes to the end.
  func test_TRANS14_reversedFromTheBeginning() async {
    await withTrace(pacing: .manual) { trace in
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
      animator.addCompletion { trace.note("\($0)") }
      animator.isReversed = true
      animator.startAnimation()
      trace.advance(0)
      trace.expect("start")
      animator.isReversed = false
      animator.addCompletion { trace.note("\($0)") }
      animator.startAnimation()
      trace.advance(0.5)
      animator.isReversed = true
      animator.isReversed = false
      trace.advance(0.5)
      trace.expect("end")
    }
  }

  /// TRANS-14: a factor makes the rest take that fraction of the whole duration; 0 keeps the remaining time.
  func test_TRANS14_continuing() async {
    let cases = [(0.5, false, 0.5), (1, false, 1), (0, false, 0.75), (0.5, true, 0.5), (0, true, 0.25)]
    for (factor, reversed, time) in cases {
      await withTrace(pacing: .manual) { trace in
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
        animator.addCompletion { trace.note("\($0)") }
        animator.pauseAnimation()
        animator.fractionComplete = 0.25
        animator.isReversed = reversed
        let spring = UISpringTimingParameters(dampingRatio: 0.3)
        animator.continueAnimation(withTimingParameters: spring, durationFactor: factor)
        XCTAssertTrue(animator.timingParameters === spring)
        trace.advance(time - 0.001)
        trace.expect("")
        trace.advance(0.001)
        trace.expect(reversed ? "start" : "end")
      }
    }
  }

  // MARK: Stopping

  /// TRANS-14: a stopped animator waits for `finishAnimation(at:)`, with its end, its start or the current position.
  func test_TRANS14_stoppingAndFinishing() async {
    let cases: [(UIViewAnimatingPosition, CGFloat)] = [(.end, 300), (.current, 150), (.start, 0)]
    for (position, x) in cases {
      await withTrace(pacing: .manual) { trace in
        let view = trace.viewInWindow("V")
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.frame.origin.x = 300 }
        animator.addCompletion { trace.note("\($0)") }
        animator.startAnimation()
        trace.advance(0.5)
        animator.stopAnimation(false)
        XCTAssertEqual(animator.state, .stopped)
        XCTAssertFalse(animator.isRunning)
        XCTAssertEqual(animator.fractionComplete, 0.5, accuracy: 1e-9)
        trace.advance(5)
        trace.expect("")
        animator.finishAnimation(at: position)
        trace.expect("\(position)")
        XCTAssertEqual(animator.state, .inactive)
        XCTAssertEqual(view.frame.origin.x, x)
      }
    }
  }

  /// TRANS-14: stopped without finishing, completions never run; work that waited for the end runs all the same.
  func test_TRANS14_stoppingWithoutFinishing() async {
    await withTrace(pacing: .manual) { trace in
      let (root, child) = (trace.controller("P"), trace.controller("C"))
      trace.show(root)
      trace.embed(child, in: root)
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { child.view.removeFromSuperview() }
      trace.setUp {
        animator.addCompletion { _ in XCTFail("stopped") }
        animator.startAnimation()
      }
      animator.stopAnimation(true)
      trace.expect("C.viewDidDisappear(false)")
      XCTAssertEqual(animator.state, .inactive)
      animator.stopAnimation(true)
      animator.stopAnimation(false)
      XCTAssertEqual(animator.state, .inactive)
      trace.advance(5)
    }
  }

  /// TRANS-14: a block may stop its own animator; a completion may use it again.
  func test_TRANS14_fromInside() async {
    await withTrace(pacing: .manual) { trace in
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
      animator.addAnimations { [unowned animator] in animator.stopAnimation(true) }
      animator.addCompletion { _ in XCTFail("stopped") }
      animator.startAnimation()
      XCTAssertEqual(animator.state, .inactive)
      XCTAssertFalse(trace.stage.cycle.hasTimedWork)
      animator.addCompletion { [unowned animator] _ in
        trace.note("first at \(trace.stage.cycle.now)")
        animator.addAnimations { trace.note("block") }
        animator.addCompletion { _ in trace.note("second at \(trace.stage.cycle.now)") }
        animator.startAnimation()
      }
      animator.startAnimation()
      trace.advance(2)
      trace.expect("first at 1.0 seconds\nblock\nsecond at 2.0 seconds")
    }
  }

  /// TRANS-14: an animator that pauses at its end stays active until it is stopped, and can be reversed.
  func test_TRANS14_pausingOnCompletion() async {
    await withTrace(pacing: .manual) { trace in
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
      animator.addCompletion { trace.note("\($0)") }
      animator.pausesOnCompletion = true
      animator.startAnimation()
      trace.advance(2)
      trace.expect("")
      XCTAssertEqual(animator.state, .active)
      XCTAssertFalse(animator.isRunning)
      XCTAssertEqual(animator.fractionComplete, 1)
      animator.isReversed = true
      XCTAssertEqual(animator.fractionComplete, 0)
      animator.startAnimation()
      trace.advance(2)
      XCTAssertEqual(animator.fractionComplete, 1)
      animator.stopAnimation(false)
      animator.finishAnimation(at: .start)
      trace.expect("start")
    }
  }

  /// TRANS-14: an animator that can't be interrupted is neither paused nor stopped.
  func test_TRANS14_notInterruptible() async {
    await withTrace(pacing: .manual) { trace in
      let animator = UIViewPropertyAnimator(duration: 1, timingParameters: UICubicTimingParameters())
      animator.addCompletion { trace.note("\($0)") }
      animator.isInterruptible = false
      animator.startAnimation()
      animator.pauseAnimation()
      animator.stopAnimation(true)
      XCTAssertTrue(animator.isRunning)
      trace.advance(1)
      trace.expect("end")
    }
  }

  /// Disabled animations take no time.
  func test_TRANS14_withoutAnimations() async {
    await withTrace(pacing: .manual) { trace in
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { trace.note("block") }
      animator.addCompletion { trace.note("\($0)") }
      UIView.performWithoutAnimation { animator.startAnimation() }
      trace.expect("block\nend")
    }
  }

  /// A running animator retains itself; one that has ended does not.
  func test_TRANS14_lifetime() async {
    await withTrace(pacing: .manual) { trace in
      weak var animator: UIViewPropertyAnimator?
      do {
        let made = UIViewPropertyAnimator(duration: 1, curve: .linear)
        made.addCompletion { trace.note("\($0)") }
        made.startAnimation()
        animator = made
      }
      XCTAssertNotNil(animator)
      trace.advance(1)
      trace.expect("end")
      XCTAssertNil(animator)
    }
  }
}
