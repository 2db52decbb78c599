import Foundation
import UIKit
import XCTest

@testable import ControllerTree

/// A person's fingers: where touches begin, what events they make, and what is refused.
final class FingersTests: XCTestCase {
  /// TOUCH-01, TOUCH-02: each step is one event, which application and window may see first; the touch keeps its view.
  func test_TOUCH01_stepsAreEvents() async {
    await withTrace(pacing: .manual) { trace in
      let scene = TouchScene(trace)
      let (a, b) = (scene.view("A"), scene.view("B", CGRect(x: 200, y: 0, width: 100, height: 100)))
      let turn = UpdateCycle.main.turn
      let touch = scene.fingers.begin(at: CGPoint(x: 50, y: 60))
      XCTAssertEqual(UpdateCycle.main.turn, turn + 1)
      XCTAssertTrue(touch?.view === a)
      XCTAssertTrue(touch?.window === scene.window)
      XCTAssertEqual(touch?.phase, .began)
      scene.fingers.move(to: CGPoint(x: 250, y: 20))
      XCTAssertEqual(touch?.location(in: b), CGPoint(x: 50, y: 20))
      XCTAssertEqual(touch?.previousLocation(in: nil), CGPoint(x: 50, y: 60))
      scene.fingers.end()
      XCTAssertEqual(touch?.phase, .ended)
      XCTAssertEqual(scene.fingers.touches, [])
      trace.expect("A.began\nA.moved\nA.ended")
    }
  }

  /// TOUCH-01: an event has all touches; those that have not changed are stationary.
  func test_TOUCH01_severalFingers() async {
    await withTrace { trace in
      let window = WatchingWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
      trace.keep(window)
      window.trace = trace
      let root = trace.controller("P")
      window.rootViewController = root
      window.isHidden = false
      let pad = TouchedView("A", trace)
      pad.frame = window.bounds
      pad.isMultipleTouchEnabled = true
      root.view.addSubview(pad)
      trace.begin()
      XCTAssertTrue(window.fingers.begin(at: [CGPoint(x: 10, y: 10), CGPoint(x: 20, y: 10)]))
      trace.expect("event 0 began, 1 began\nA.began 2")
      window.fingers.move(1, to: CGPoint(x: 30, y: 10))
      trace.expect("event 0 stationary, 1 moved\nA.moved")
      window.fingers.begin(7, at: CGPoint(x: 50, y: 50))
      trace.expect("event 0 stationary, 1 stationary, 2 began\nA.began")
      window.fingers.end(0)
      trace.expect("event 0 ended, 1 stationary, 2 stationary\nA.ended")
      window.fingers.cancel()
      trace.expect("event 0 cancelled, 1 cancelled\nA.cancelled 2")
      window.fingers.cancel()
      trace.expect("")
    }
  }

  /// TOUCH-02: a window in front takes the touches at its points.
  func test_TOUCH02_windowInFront() async {
    await withTrace { trace in
      let scene = TouchScene(trace)
      _ = scene.view("A", CGRect(x: 0, y: 0, width: 400, height: 400))
      let front = trace.window(size: CGSize(width: 100, height: 100))
      front.frame.origin = CGPoint(x: 100, y: 100)
      let b = TouchedView("B", trace)
      b.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
      front.addSubview(b)
      front.isHidden = false
      trace.begin()
      let touch = scene.fingers.begin(at: CGPoint(x: 110, y: 120))
      XCTAssertTrue(touch?.window === front)
      XCTAssertEqual(touch?.location(in: nil), CGPoint(x: 10, y: 20))
      scene.fingers.move(to: CGPoint(x: 0, y: 0))
      XCTAssertEqual(touch?.location(in: nil), CGPoint(x: -100, y: -100))
      scene.fingers.end()
      trace.expect("B.began\nB.moved\nB.ended")
      front.isHidden = true
      XCTAssertTrue(scene.fingers.tap(at: CGPoint(x: 110, y: 120)))
      trace.expect("A.began\nA.ended")
    }
  }

  /// TOUCH-04, TOUCH-05: a wrong step is refused as a whole, and reported once.
  func test_TOUCH05_refusals() async {
    await withTrace { trace in
      let scene = TouchScene(trace)
      _ = scene.view("A")
      let fingers = scene.fingers
      trace.expectRefusal("! TOUCH-04 touchOutsideWindow: UIWindow #1.begin(_:at:)") {
        XCTAssertNil(fingers.begin(at: CGPoint(x: 500, y: 10)))
      }
      trace.expectRefusal("! TOUCH-05 fingerNotDown: UIWindow #1.end(_:)") { fingers.end() }
      trace.expectRefusal("! TOUCH-05 fingerNotDown: UIWindow #1.move(_:to:)") { fingers.move(3, to: .zero) }
      trace.expectRefusal("! MIS-32 invalidGeometry: UIWindow #1.begin(_:at:)") {
        fingers.begin(at: CGPoint(x: CGFloat.nan, y: 0))
      }
      fingers.begin(at: CGPoint(x: 10, y: 10))
      trace.expect("A.began")
      trace.expectRefusal("! TOUCH-05 fingerAlreadyDown: UIWindow #1.begin(_:at:)") {
        fingers.begin(at: CGPoint(x: 20, y: 10))
      }
      trace.expectRefusal("! TOUCH-05 fingerAlreadyDown: UIWindow #1.begin(at:)") {
        XCTAssertFalse(fingers.tap(at: CGPoint(x: 20, y: 10)))
      }
      fingers.endAll()
      trace.expect("A.ended")
      scene.window.isUserInteractionEnabled = false
      XCTAssertFalse(fingers.tap(at: CGPoint(x: 20, y: 10)))
      XCTAssertNil(fingers.begin(at: CGPoint(x: 20, y: 10)))
    }
  }

  /// TOUCH-04: a view is touched where it can be seen, or not at all.
  func test_TOUCH04_views() async {
    await withTrace { trace in
      let scene = TouchScene(trace)
      let a = scene.view("A", CGRect(x: 20, y: 20, width: 100, height: 100))
      let inner = scene.view("I", CGRect(x: 10, y: 10, width: 50, height: 50), in: a)
      inner.transform = CGAffineTransform(scaleX: 2, y: 2)
      XCTAssertTrue(scene.fingers.tap(inner))
      trace.expect("I.began\nI.ended")
      inner.isUserInteractionEnabled = false
      XCTAssertTrue(scene.fingers.tap(inner))
      trace.expect("A.began\nA.ended")
      inner.isHidden = true
      XCTAssertFalse(scene.fingers.tap(inner))
      inner.isHidden = false
      let cover = scene.view("C", CGRect(x: 0, y: 0, width: 200, height: 200))
      XCTAssertFalse(scene.fingers.tap(a))
      XCTAssertFalse(scene.fingers.longPress(a))
      XCTAssertFalse(scene.fingers.drag(a, by: CGVector(dx: 5, dy: 5)))
      cover.alpha = 0
      XCTAssertTrue(scene.fingers.tap(a, at: CGPoint(x: 95, y: 95)))
      trace.expect("A.began\nA.ended")
      XCTAssertFalse(scene.fingers.tap(UIView()))
    }
  }

  /// TOUCH-07: taps in one place and soon after each other are counted.
  func test_TOUCH07_tapCount() async {
    await withStage(pacing: .manual) { trace in
      let scene = TouchScene(trace)
      _ = scene.view("A", scene.window.bounds)
      @MainActor func count(_ x: CGFloat, after pause: TimeInterval) -> Int? {
        scene.fingers.wait(pause)
        defer { scene.fingers.endAll() }
        return scene.fingers.begin(at: CGPoint(x: x, y: 100))?.tapCount
      }
      XCTAssertEqual(count(100, after: 0), 1)
      XCTAssertEqual(count(110, after: 0.3), 2)
      XCTAssertEqual(count(110, after: 0.2), 3)
      XCTAssertEqual(count(110, after: 0.4), 1)
      XCTAssertEqual(count(200, after: 0.1), 1)
    }
  }

  /// TOUCH-03: acts take virtual time; timestamps show it.
  func test_TOUCH03_time() async {
    await withStage(pacing: .manual) { trace in
      let scene = TouchScene(trace)
      _ = scene.view("A")
      let touch = scene.fingers.begin(at: CGPoint(x: 10, y: 10))
      XCTAssertEqual(touch?.timestamp, 0)
      scene.fingers.wait(0.5)
      scene.fingers.move(to: CGPoint(x: 20, y: 10))
      XCTAssertEqual(touch?.timestamp, 0.5)
      scene.fingers.end()
      XCTAssertEqual(UpdateCycle.main.now, .milliseconds(500))
      UpdateCycle.main.turn {
        scene.fingers.longPress(at: CGPoint(x: 10, y: 10))
        XCTAssertEqual(UpdateCycle.main.now, .milliseconds(500))
      }
    }
  }

  /// TOUCH-03: an animation that a touch begins takes no time for the fingers, with `immediate` pacing.
  func test_TOUCH03_animationsSkipNoTimeOfFingers() async {
    await withTrace { trace in
      let scene = TouchScene(trace)
      let a = scene.view("A")
      scene.add("long", UILongPressGestureRecognizer(), to: a)
      scene.add("tap", UITapGestureRecognizer(), to: a)
      scene.fingers.begin(at: CGPoint(x: 10, y: 10))
      UIView.animate(withDuration: 5) { a.alpha = 0.5 }
      scene.fingers.wait(0.4)
      UIView.animate(withDuration: 5) { a.alpha = 1 }
      scene.fingers.end()
      trace.expect("A.began\nA.cancelled\ntap ended")
      UpdateCycle.main.turn { _ = scene.fingers.longPress(a) }
      trace.expect("A.began\nA.cancelled\nlong began\nlong ended")
    }
  }

  /// TOUCH-01: an act that takes away its window ends on that window.
  func test_TOUCH01_windowThatAnActTakesAway() async {
    await withTrace { trace in
      weak var released: UIWindow?
      autoreleasepool {
        var window: UIWindow? = UIWindow()
        let root = UIViewController()
        window?.rootViewController = root
        window?.isHidden = false
        let pad = LeavingView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        root.view.addSubview(pad)
        pad.leave = {
          window?.isHidden = true
          window = nil
        }
        released = window
        trace.begin()
        XCTAssertEqual(window?.fingers.drag(from: CGPoint(x: 20, y: 20), to: CGPoint(x: 90, y: 20), steps: 2), true)
        XCTAssertNil(window)
      }
      XCTAssertNil(released)
      trace.begin()
    }
  }

}

/// Notes the events that it gets.
private final class WatchingWindow: UIWindow {
  var trace: Trace?

  override func sendEvent(_ event: UIEvent) {
    let phases = event.orderedTouches.enumerated().map { "\($0.offset) \($0.element.phase)" }
    trace?.note("event " + phases.joined(separator: ", "))
    XCTAssertEqual(event.allTouches?.count, event.orderedTouches.count)
    super.sendEvent(event)
  }
}

/// A view that does something when a finger moves on it.
private final class LeavingView: UIView {
  var leave: () -> Void = {}
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { leave() }
}
