import Foundation
import UIKit
import XCTest

@testable import ControllerTree

/// What makes each of UIKit's recognizers recognise its gesture.
final class StockRecognizersTests: XCTestCase {
  /// TOUCH-30: fingers and taps are counted; a finger that moves away makes no tap.
  func test_TOUCH30_taps() async {
    await withTrace { trace in
      let scene = TouchScene(trace)
      let a = UIView(frame: scene.window.bounds)
      scene.controller.view.addSubview(a)
      trace.begin()
      let tap = scene.add("tap", UITapGestureRecognizer(), to: a)
      let point = CGPoint(x: 100, y: 100)
      tap.addHandler { [unowned a] in trace.note("at \($0.location(in: a).x) of \($0.numberOfTouches)") }
      scene.fingers.tap(at: point)
      trace.expect("tap ended\nat 100.0 of 1")
      scene.fingers.drag(from: point, to: CGPoint(x: 140, y: 100))
      trace.expect("tap ended\nat 140.0 of 1")
      scene.fingers.drag(from: point, to: CGPoint(x: 160, y: 100))
      scene.fingers.tap(at: point, fingers: 2)
      trace.expect("")
      tap.numberOfTouchesRequired = 2
      scene.fingers.tap(at: point)
      trace.expect("")
      scene.fingers.tap(at: point, fingers: 2)
      trace.expect("tap ended\nat 100.0 of 2")
      tap.numberOfTapsRequired = 2
      scene.fingers.tap(at: point, fingers: 2)
      trace.expect("")
      scene.fingers.tap(at: point, taps: 2, fingers: 2)
      trace.expect("tap ended\nat 100.0 of 2")
    }
  }

  /// TOUCH-31: a press begins while the finger stays, and goes on wherever it moves then.
  func test_TOUCH31_longPress() async {
    await withTrace(pacing: .manual) { trace in
      let scene = TouchScene(trace)
      let a = scene.view("A")
      let press = scene.add("press", UILongPressGestureRecognizer(), to: a)
      scene.fingers.begin(at: CGPoint(x: 10, y: 10))
      scene.fingers.wait(0.49)
      trace.expect("A.began")
      UpdateCycle.main.advance(by: .milliseconds(10))
      trace.expect("A.cancelled\npress began")
      scene.fingers.move(to: CGPoint(x: 300, y: 10))
      XCTAssertEqual(press.location(in: a), CGPoint(x: 300, y: 10))
      scene.fingers.end()
      trace.expect("press changed\npress ended")
      scene.fingers.tap(a)
      trace.expect("A.began\nA.ended")
      scene.fingers.begin(at: CGPoint(x: 10, y: 10))
      scene.fingers.move(to: CGPoint(x: 21, y: 10))
      scene.fingers.wait(1)
      scene.fingers.end()
      trace.expect("A.began\nA.moved\nA.ended")
      press.minimumPressDuration = 0
      scene.fingers.tap(a)
      trace.expect("press began\npress ended")
      press.numberOfTapsRequired = 1
      scene.fingers.begin(at: CGPoint(x: 10, y: 10))
      scene.fingers.end()
      scene.fingers.wait(0.1)
      scene.fingers.begin(at: CGPoint(x: 10, y: 10))
      trace.expect("A.began\nA.cancelled\npress began")
      scene.fingers.cancel()
      trace.expect("press cancelled")
    }
  }

  /// TOUCH-31: `settle()` waits for a press as for an animation.
  func test_TOUCH31_settle() async {
    await withTrace(pacing: .manual) { trace in
      let scene = TouchScene(trace)
      let a = scene.view("A")
      scene.add("press", UILongPressGestureRecognizer(), to: a)
      scene.fingers.begin(at: CGPoint(x: 10, y: 10))
      UpdateCycle.main.settle()
      scene.fingers.end()
      trace.expect("A.began\nA.cancelled\npress began\npress ended")
      XCTAssertEqual(UpdateCycle.main.now, .milliseconds(500))
    }
  }

  /// TOUCH-32: a pan has a translation, a velocity, and a number of fingers.
  func test_TOUCH32_pan() async {
    await withStage(pacing: .manual) { trace in
      let scene = TouchScene(trace)
      let a = scene.view("A", scene.window.bounds)
      let pan = scene.add("pan", UIPanGestureRecognizer(), to: a)
      var lines: [String] = []
      pan.addHandler { [unowned pan] _ in
        let (way, speed) = (pan.translation(in: nil), pan.velocity(in: nil))
        lines.append("\(pan.state) \(Int(way.x)) \(Int(way.y)) \(Int(speed.x.rounded()))")
      }
      scene.fingers.swipe(from: CGPoint(x: 0, y: 0), to: CGPoint(x: 60, y: 30), duration: 0.3, steps: 3)
      XCTAssertEqual(lines, ["began 20 10 200", "changed 40 20 200", "changed 60 30 200", "ended 60 30 200"])
      lines = []
      scene.fingers.drag(from: CGPoint(x: 0, y: 0), to: CGPoint(x: 60, y: 0), duration: 0.2, steps: 1)
      XCTAssertEqual(lines.last, "ended 60 0 0")
      lines = []
      scene.fingers.drag(from: CGPoint(x: 0, y: 0), to: CGPoint(x: 9, y: 0))
      XCTAssertEqual(lines, [])
      pan.minimumNumberOfTouches = 2
      scene.fingers.drag(from: CGPoint(x: 0, y: 0), to: CGPoint(x: 90, y: 0))
      XCTAssertEqual(lines, [])
      scene.fingers.drag(from: CGPoint(x: 50, y: 0), to: CGPoint(x: 90, y: 0), steps: 1, fingers: 2)
      XCTAssertEqual(lines.map { String($0.prefix(8)) }, ["began 40", "ended 40"])
    }
  }

  /// TOUCH-32: a translation counts from where it was set, in the coordinates of a view; fingers that come do not move it.
  func test_TOUCH32_translations() async {
    await withStage(pacing: .manual) { trace in
      let scene = TouchScene(trace)
      let a = scene.view("A", scene.window.bounds)
      let turned = scene.view("T", in: a)
      turned.transform = CGAffineTransform(scaleX: 2, y: 2)
      let pan = scene.add("pan", UIPanGestureRecognizer(), to: a)
      scene.fingers.begin(at: CGPoint(x: 200, y: 200))
      scene.fingers.move(to: CGPoint(x: 240, y: 200))
      XCTAssertEqual(pan.translation(in: turned), CGPoint(x: 20, y: 0))
      pan.setTranslation(.zero, in: a)
      scene.fingers.begin(1, at: CGPoint(x: 300, y: 300))
      XCTAssertEqual(pan.translation(in: a), .zero)
      scene.fingers.move(1, to: CGPoint(x: 300, y: 320))
      XCTAssertEqual(pan.translation(in: a), CGPoint(x: 0, y: 10))
      pan.setTranslation(CGPoint(x: 1, y: 1), in: turned)
      XCTAssertEqual(pan.translation(in: a), CGPoint(x: 2, y: 2))
      XCTAssertEqual(pan.location(ofTouch: 1, in: nil), CGPoint(x: 300, y: 320))
      XCTAssertEqual(pan.location(in: nil), CGPoint(x: 270, y: 260))
      XCTAssertEqual(pan.location(ofTouch: 5, in: nil), CGPoint(x: 270, y: 260))
      scene.fingers.endAll()
    }
  }

  /// TOUCH-33: an edge pan begins at its edge, inwards.
  func test_TOUCH33_edgePan() async {
    await withTrace { trace in
      let scene = TouchScene(trace)
      let edge = UIScreenEdgePanGestureRecognizer()
      edge.edges = [.left, .bottom]
      scene.add("edge", edge, to: scene.controller.view)
      @MainActor func begins(_ start: CGPoint, _ end: CGPoint) -> Bool {
        scene.fingers.drag(from: start, to: end, steps: 1)
        return trace.read().first?.noteText == "edge began"
      }
      XCTAssertTrue(begins(CGPoint(x: 5, y: 100), CGPoint(x: 60, y: 100)))
      XCTAssertFalse(begins(CGPoint(x: 30, y: 100), CGPoint(x: 90, y: 100)))
      XCTAssertFalse(begins(CGPoint(x: 5, y: 100), CGPoint(x: 5, y: 160)))
      XCTAssertTrue(begins(CGPoint(x: 200, y: 390), CGPoint(x: 200, y: 300)))
      XCTAssertFalse(begins(CGPoint(x: 200, y: 5), CGPoint(x: 200, y: 60)))
    }
  }

  /// TOUCH-34: two fingers pinch and rotate.
  func test_TOUCH34_pinchAndRotation() async {
    await withStage(pacing: .manual) { trace in
      let scene = TouchScene(trace)
      let a = scene.view("A", scene.window.bounds)
      let (pinch, rotation) = (UIPinchGestureRecognizer(), UIRotationGestureRecognizer())
      a.addGestureRecognizer(pinch)
      a.addGestureRecognizer(rotation)
      var lines: [String] = []
      pinch.addHandler { [unowned pinch] _ in lines.append("\(pinch.state) \(pinch.scale) \(pinch.numberOfTouches)") }
      rotation.addHandler { [unowned rotation] _ in
        lines.append("\(rotation.state) \((rotation.rotation * 100).rounded() / 100)")
      }
      scene.fingers.pinch(at: CGPoint(x: 200, y: 200), from: 100, to: 200, steps: 2)
      XCTAssertEqual(lines, ["began 1.5 2", "changed 2.0 2", "ended 2.0 2"])
      lines = []
      scene.fingers.rotate(at: CGPoint(x: 200, y: 200), by: .pi, steps: 4)
      XCTAssertEqual(lines, ["began 0.79", "changed 1.57", "changed 2.36", "changed 3.14", "ended 3.14"])
      lines = []
      scene.fingers.pinch(a, by: 0.5)
      XCTAssertEqual(lines.last, "ended 0.5 2")
      XCTAssertEqual(pinch.scale, 1)
      lines = []
      scene.fingers.tap(a, fingers: 2)
      XCTAssertEqual(lines, [])
    }
  }

  /// TOUCH-35: a swipe is far, fast and in its direction.
  func test_TOUCH35_swipe() async {
    await withTrace { trace in
      let scene = TouchScene(trace)
      let a = UIView(frame: scene.window.bounds)
      scene.controller.view.addSubview(a)
      let swipe = scene.add("swipe", UISwipeGestureRecognizer(), to: a)
      trace.begin()
      let start = CGPoint(x: 200, y: 200)
      @MainActor func swipes(_ x: CGFloat, _ y: CGFloat, _ duration: TimeInterval = 0.15) -> Bool {
        scene.fingers.swipe(from: start, to: CGPoint(x: 200 + x, y: 200 + y), duration: duration)
        return trace.read().first?.noteText == "swipe ended"
      }
      XCTAssertTrue(swipes(80, 0))
      XCTAssertFalse(swipes(40, 0))
      XCTAssertFalse(swipes(-80, 0))
      XCTAssertFalse(swipes(80, 0, 2))
      XCTAssertTrue(swipes(80, 30))
      XCTAssertFalse(swipes(110, 100))
      swipe.direction = .left
      XCTAssertTrue(scene.fingers.swipe(a, .left))
      trace.expect("swipe ended")
      for other in [UISwipeGestureRecognizer.Direction.right, .up, .down] { scene.fingers.swipe(a, other) }
      XCTAssertFalse(scene.fingers.swipe(a, []))
      trace.expect("")
      swipe.direction = [.up, .down]
      XCTAssertTrue(swipes(0, -60))
      XCTAssertFalse(swipes(60, 0))
    }
  }

  /// TOUCH-10: a hovering pointer is no finger.
  func test_TOUCH10_hover() async {
    await withTrace { trace in
      let scene = TouchScene(trace)
      let a = scene.view("A")
      scene.add("hover", UIHoverGestureRecognizer(), to: a)
      scene.fingers.drag(a, by: CGVector(dx: 50, dy: 0), steps: 1)
      trace.expect("A.began\nA.moved\nA.ended")
    }
  }
}
