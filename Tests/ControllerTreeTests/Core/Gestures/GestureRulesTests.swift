import Foundation
import UIKit
import XCTest

@testable import ControllerTree

/// Which recognizers may be recognised, and when.
final class GestureRulesTests: XCTestCase {
  /// TOUCH-20: states that make no sense count as the nearest ones that do; nothing follows an end.
  func test_TOUCH20_states() async {
    await withTrace { trace in
      let scene = TouchScene(trace)
      let a = scene.view("A")
      let recognizer = scene.add("r", TouchedRecognizer(trace), to: a)
      @MainActor func drag(_ states: [UITouch.Phase: UIGestureRecognizer.State]) {
        recognizer.states = states
        scene.fingers.drag(a, by: CGVector(dx: 4, dy: 0), steps: 2)
        XCTAssertEqual(recognizer.state, .possible)
      }
      drag([.began: .changed, .moved: .began, .ended: .failed])
      trace.expect("r.began\nr began\nr.moved\nr changed\nr.moved\nr changed\nr.ended\nr cancelled\nr.reset")
      drag([.began: .cancelled])
      trace.expect("r.began\nA.began\nA.moved\nA.moved\nA.ended\nr.reset")
      drag([.began: .ended, .moved: .began])
      trace.expect("r.began\nr ended\nr.reset")
      drag([.moved: .possible, .ended: .ended])
      trace.expect("r.began\nA.began\nr.moved\nA.moved\nr.moved\nA.moved\nr.ended\nA.cancelled\nr ended\nr.reset")
      drag([.began: .began])
      trace.expect("r.began\nr began\nr.moved\nr.moved\nr.ended\nr cancelled\nr.reset")
    }
  }

  /// TOUCH-21: the touched view, those around it up to the recognizer's, then the delegate.
  func test_TOUCH21_questions() async {
    await withTrace { trace in
      let scene = TouchScene(trace)
      let (a, delegate) = (scene.view("A", scene.window.bounds), TouchedDelegate(trace))
      let b = scene.view("B", in: a)
      for view in [a, b] { view.notesQuestions = true }
      let tap = scene.add("tap", UITapGestureRecognizer(), to: a)
      tap.delegate = delegate
      scene.fingers.tap(b)
      trace.expect(
        """
        delegate.shouldReceive tap
        B.began
        B.shouldBegin tap
        A.shouldBegin tap
        delegate.shouldBegin tap
        B.cancelled
        tap ended
        """)
      delegate.mayBegin = false
      scene.fingers.tap(b)
      trace.expect(
        """
        delegate.shouldReceive tap
        B.began
        B.shouldBegin tap
        A.shouldBegin tap
        delegate.shouldBegin tap
        B.ended
        """)
      b.shouldBegin = false
      scene.fingers.tap(b)
      trace.expect("delegate.shouldReceive tap\nB.began\nB.shouldBegin tap\nB.ended")
    }
  }

  /// TOUCH-22: the inner of two gestures wins, unless a delegate or a subclass says otherwise.
  func test_TOUCH22_prevention() async {
    await withTrace { trace in
      let scene = TouchScene(trace)
      let (a, delegate) = (scene.view("A", scene.window.bounds), TouchedDelegate(trace))
      let b = scene.view("B", in: a)
      let outer = scene.add("outer", UIPanGestureRecognizer(), to: a)
      let inner = scene.add("inner", UIPanGestureRecognizer(), to: b)
      @MainActor func drag() -> [String] {
        scene.fingers.drag(b, by: CGVector(dx: 40, dy: 0), steps: 2)
        return trace.read().compactMap(\.noteText).filter { $0.hasPrefix("inner") || $0.hasPrefix("outer") }
      }
      let alone = ["inner began", "inner changed", "inner ended"]
      XCTAssertEqual(drag(), alone)
      delegate.isSimultaneous = true
      outer.delegate = delegate
      let both = [
        "inner began", "outer began", "inner changed", "outer changed", "inner ended", "outer ended",
      ]
      XCTAssertEqual(drag(), both)
      (outer.delegate, inner.delegate) = (nil, delegate)
      XCTAssertEqual(drag(), both)
      inner.delegate = nil
      b.removeGestureRecognizer(inner)
      let custom = TouchedRecognizer(trace, [.moved: .began, .ended: .ended])
      scene.add("inner", custom, to: b)
      custom.prevents = false
      XCTAssertTrue(drag().contains("outer began"))
      custom.prevents = true
      XCTAssertFalse(drag().contains("outer began"))
      custom.states = [.began: .began, .ended: .ended]
      XCTAssertFalse(drag().contains("outer began"))
    }
  }

  /// TOUCH-22: gestures of different fingers on different views do not meet.
  func test_TOUCH22_differentFingers() async {
    await withTrace { trace in
      let scene = TouchScene(trace)
      let (a, b) = (scene.view("A"), scene.view("B", CGRect(x: 200, y: 0, width: 100, height: 100)))
      scene.add("a", UIPanGestureRecognizer(), to: a)
      scene.add("b", UIPanGestureRecognizer(), to: b)
      scene.fingers.begin(at: [CGPoint(x: 10, y: 10), CGPoint(x: 210, y: 10)])
      scene.fingers.move(to: [CGPoint(x: 30, y: 10), CGPoint(x: 240, y: 10)])
      scene.fingers.endAll()
      trace.expect("A.began\nB.began\nA.cancelled\na began\nB.cancelled\nb began\na ended\nb ended")
    }
  }

  /// TOUCH-22: without a requirement a double tap is recognised after the first single one.
  func test_TOUCH22_singleAndDoubleTap() async {
    await withTrace(pacing: .manual) { trace in
      let scene = TouchScene(trace)
      let a = scene.view("A")
      let (single, double) = (UITapGestureRecognizer(), UITapGestureRecognizer())
      double.numberOfTapsRequired = 2
      scene.add("single", single, to: a)
      scene.add("double", double, to: a)
      scene.fingers.doubleTap(a)
      trace.expect("A.began\nA.cancelled\nsingle ended\nA.began\nA.cancelled\ndouble ended")
    }
  }

  /// TOUCH-23: a single tap that requires the double tap to fail waits for it.
  func test_TOUCH23_singleRequiresDoubleToFail() async {
    await withTrace(pacing: .manual) { trace in
      let scene = TouchScene(trace)
      let a = scene.view("A")
      let (single, double) = (UITapGestureRecognizer(), UITapGestureRecognizer())
      double.numberOfTapsRequired = 2
      scene.add("single", single, to: a)
      scene.add("double", double, to: a)
      single.require(toFail: double)
      scene.fingers.tap(a)
      trace.expect("A.began")
      XCTAssertEqual(single.state, .possible)
      UpdateCycle.main.advance(by: .milliseconds(349))
      trace.expect("")
      UpdateCycle.main.advance(by: .milliseconds(1))
      trace.expect("A.cancelled\nsingle ended")
      scene.fingers.doubleTap(a)
      trace.expect("A.began\nA.began\nA.cancelled 2\ndouble ended")
      UpdateCycle.main.settle()
      trace.expect("")
    }
  }

  /// TOUCH-06, TOUCH-23: with `immediate` pacing the act ends with the decision.
  func test_TOUCH06_immediatePacing() async {
    await withTrace { trace in
      let scene = TouchScene(trace)
      let a = scene.view("A")
      let (single, double) = (UITapGestureRecognizer(), UITapGestureRecognizer())
      double.numberOfTapsRequired = 2
      scene.add("single", single, to: a)
      scene.add("double", double, to: a)
      single.require(toFail: double)
      scene.fingers.tap(a)
      trace.expect("A.began\nA.cancelled\nsingle ended")
      scene.fingers.doubleTap(a)
      trace.expect("A.began\nA.began\nA.cancelled 2\ndouble ended")
      UpdateCycle.main.turn { _ = scene.fingers.tap(a) }
      trace.expect("A.began\nA.cancelled\nsingle ended")
    }
  }

  /// TOUCH-23: the four ways to require a failure; a recognised one makes those fail that wait for it.
  func test_TOUCH23_ways() async {
    await withTrace { trace in
      let scene = TouchScene(trace)
      let (a, delegate) = (scene.view("A", scene.window.bounds), TouchedDelegate(trace))
      let swipe = UISwipeGestureRecognizer()
      let pan = UIPanGestureRecognizer()
      scene.add("pan", pan, to: a)
      scene.add("swipe", swipe, to: a)
      @MainActor func lines(_ distance: CGFloat) -> [String] {
        scene.fingers.swipe(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100 + distance, y: 100), steps: 4)
        return trace.read().compactMap(\.noteText).filter { $0.hasPrefix("pan") || $0.hasPrefix("swipe") }
      }
      XCTAssertEqual(lines(100).first, "pan began")
      delegate.requiresFailure = true
      pan.delegate = delegate
      XCTAssertEqual(lines(100), ["swipe ended"])
      XCTAssertEqual(lines(-100).first, "pan began")
      pan.delegate = nil
      delegate.requiresFailure = false
      delegate.isRequiredToFail = true
      swipe.delegate = delegate
      XCTAssertEqual(lines(100), ["swipe ended"])
      swipe.delegate = nil
      pan.require(toFail: swipe)
      XCTAssertEqual(lines(100), ["swipe ended"])
      XCTAssertEqual(lines(30), ["pan began", "pan ended"])
    }
  }

  /// TOUCH-23: recognizers that wait for each other fail.
  func test_TOUCH23_mutualRequirement() async {
    await withTrace { trace in
      let scene = TouchScene(trace)
      let a = scene.view("A")
      let (first, second) = (UITapGestureRecognizer(), UITapGestureRecognizer())
      scene.add("first", first, to: a)
      scene.add("second", second, to: a)
      first.require(toFail: second)
      second.require(toFail: first)
      scene.fingers.tap(a)
      trace.expect("A.began\nA.ended")
      XCTAssertFalse(first.isFollowing || second.isFollowing)
    }
  }

  /// TOUCH-24, TOUCH-25: an ignored touch stays with its view, and does not count.
  func test_TOUCH25_ignoredTouches() async {
    await withTrace { trace in
      let scene = TouchScene(trace)
      let a = scene.view("A", scene.window.bounds)
      a.isMultipleTouchEnabled = true
      let pan = scene.add("pan", UIPanGestureRecognizer(), to: a)
      pan.maximumNumberOfTouches = 1
      scene.fingers.begin(at: CGPoint(x: 10, y: 10))
      scene.fingers.begin(1, at: CGPoint(x: 100, y: 10))
      XCTAssertEqual(pan.numberOfTouches, 1)
      trace.expect("A.began\nA.began")
      scene.fingers.move(to: CGPoint(x: 40, y: 10))
      trace.expect("A.cancelled\npan began")
      scene.fingers.move(1, to: CGPoint(x: 140, y: 10))
      trace.expect("A.moved")
      scene.fingers.end(0)
      trace.expect("pan ended")
      XCTAssertEqual(pan.state, .possible)
      scene.fingers.end(1)
      trace.expect("A.ended")
    }
  }

  /// TOUCH-20: a recognizer that is disabled ends its attempt.
  func test_TOUCH20_disabled() async {
    await withTrace { trace in
      let scene = TouchScene(trace)
      let a = scene.view("A")
      let pan = scene.add("pan", UIPanGestureRecognizer(), to: a)
      scene.fingers.begin(at: CGPoint(x: 10, y: 10))
      scene.fingers.move(to: CGPoint(x: 30, y: 10))
      trace.expect("A.began\nA.cancelled\npan began")
      pan.isEnabled = false
      trace.expect("pan cancelled")
      scene.fingers.end()
      XCTAssertEqual(pan.state, .possible)
      pan.isEnabled = true
      let tap = scene.add("tap", UITapGestureRecognizer(), to: a)
      scene.fingers.begin(at: CGPoint(x: 10, y: 10))
      tap.isEnabled = false
      scene.fingers.end()
      trace.expect("A.began\nA.ended")
    }
  }
}
