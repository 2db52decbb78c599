import UIKit
import XCTest

@testable import ControllerTree

/// Pointers, wheels and pencils.
final class PointersTests: XCTestCase {
  /// TOUCH-18: a pointer that comes, moves and goes.
  func test_TOUCH18_hover() async {
    await withTrace { trace in
      let scene = TouchScene(trace)
      let outer = scene.view("A", CGRect(x: 0, y: 0, width: 200, height: 200))
      let inner = scene.view("B", CGRect(x: 50, y: 50, width: 50, height: 50), in: outer)
      let hover = scene.add("outer", UIHoverGestureRecognizer(), to: outer)
      scene.add("inner", UIHoverGestureRecognizer(), to: inner)
      scene.add("pan", UIPanGestureRecognizer(), to: outer)
      scene.fingers.hover(at: CGPoint(x: 10, y: 20))
      XCTAssertEqual(hover.location(in: nil), CGPoint(x: 10, y: 20))
      XCTAssertTrue(scene.fingers.hover(over: inner))
      XCTAssertEqual(hover.location(in: inner), CGPoint(x: 25, y: 25))
      scene.fingers.hover(at: CGPoint(x: 20, y: 20))
      scene.fingers.hover(at: CGPoint(x: 300, y: 300))
      scene.fingers.hover(over: inner)
      scene.fingers.hover(at: nil)
      trace.expect(
        """
        outer began
        inner began
        outer changed
        inner ended
        outer changed
        outer ended
        inner began
        outer began
        inner ended
        outer ended
        """)
      hover.isEnabled = false
      scene.fingers.hover(at: CGPoint(x: 10, y: 10))
      XCTAssertFalse(scene.fingers.hover(over: UIView()))
      trace.expectRefusal("! MIS-32 invalidGeometry: UIWindow #1.hover(at:)") {
        scene.fingers.hover(at: CGPoint(x: CGFloat.nan, y: 0))
      }
    }
  }

  /// TOUCH-19: a wheel moves a scroll view, from its beginning to its end, the outer one if the inner one can't be moved that way.
  func test_TOUCH19_scrollViews() async {
    await withTrace { trace in
      let scene = TouchScene(trace)
      let outer = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
      let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
      (outer.contentSize, inner.contentSize) = (CGSize(width: 200, height: 500), CGSize(width: 500, height: 100))
      scene.controller.view.addSubview(outer)
      outer.addSubview(inner)
      trace.begin()
      let point = CGPoint(x: 50, y: 50)
      XCTAssertTrue(scene.fingers.scroll(by: CGVector(dx: 0, dy: -40), at: point))
      XCTAssertTrue(scene.fingers.scroll(by: CGVector(dx: -30, dy: 0), at: CGPoint(x: 50, y: 20), kind: .continuous))
      XCTAssertEqual(outer.contentOffset, CGPoint(x: 0, y: 40))
      XCTAssertEqual(inner.contentOffset, CGPoint(x: 30, y: 0))
      XCTAssertFalse(scene.fingers.scroll(by: CGVector(dx: 0, dy: 5), at: CGPoint(x: 300, y: 300)))
      XCTAssertFalse(outer.isDragging)
      trace.expectRefusal("! TOUCH-04 touchOutsideWindow: UIWindow #1.scroll(by:at:kind:)") {
        XCTAssertFalse(scene.fingers.scroll(by: .zero, at: CGPoint(x: 900, y: 0)))
      }
      trace.expectRefusal("! MIS-32 invalidGeometry: UIWindow #1.scroll(by:at:kind:)") {
        XCTAssertFalse(scene.fingers.scroll(by: CGVector(dx: CGFloat.nan, dy: 0), at: point))
      }
    }
  }

  /// TOUCH-19: a pan takes the kinds of its mask.
  func test_TOUCH19_pans() async {
    await withTrace { trace in
      let scene = TouchScene(trace)
      let view = scene.view("A")
      let pan = scene.add("pan", UIPanGestureRecognizer(), to: view)
      var ways: [CGPoint] = []
      pan.addHandler { ways.append(($0 as? UIPanGestureRecognizer)?.translation(in: view) ?? .zero) }
      let point = CGPoint(x: 50, y: 50)
      XCTAssertFalse(scene.fingers.scroll(by: CGVector(dx: 3, dy: 4), at: point))
      pan.allowedScrollTypesMask = .continuous
      XCTAssertFalse(scene.fingers.scroll(by: CGVector(dx: 3, dy: 4), at: point))
      XCTAssertTrue(scene.fingers.scroll(by: CGVector(dx: 3, dy: 4), at: point, kind: .continuous))
      trace.expect("pan began\npan changed\npan ended")
      XCTAssertEqual(ways, Array(repeating: CGPoint(x: 3, y: 4), count: 3))
      XCTAssertEqual(pan.translation(in: view), .zero)
      view.shouldBegin = false
      XCTAssertFalse(scene.fingers.scroll(by: CGVector(dx: 3, dy: 4), at: point, kind: .continuous))
      trace.expect("")
    }
  }

  /// TOUCH-26: the values of a pencil.
  func test_TOUCH26_pencil() async {
    await withStage { trace in
      let scene = TouchScene(trace)
      let view = scene.view("A", CGRect(x: 0, y: 0, width: 200, height: 200))
      view.transform = CGAffineTransform(rotationAngle: .pi / 2)
      let pencil = PencilTouch(force: 2, altitudeAngle: 1, azimuthAngle: .pi / 2, rollAngle: 0.5)
      guard let touch = scene.fingers.draw(at: CGPoint(x: 50, y: 50), with: pencil) else { return XCTFail("A touch.") }
      XCTAssertEqual(touch.type, .pencil)
      XCTAssertEqual([touch.force, touch.altitudeAngle, touch.rollAngle], [2, 1, 0.5])
      XCTAssertEqual(touch.maximumPossibleForce, PencilTouch.maximumForce)
      XCTAssertEqual(touch.azimuthAngle(in: nil), .pi / 2, accuracy: 1e-9)
      XCTAssertEqual(touch.azimuthAngle(in: view), 0, accuracy: 1e-9)
      let broken = PencilTouch(force: 99, altitudeAngle: -1, azimuthAngle: .nan, rollAngle: .infinity)
      XCTAssertTrue(scene.fingers.draw(at: CGPoint(x: 60, y: 50), with: broken) === touch)
      XCTAssertEqual([touch.force, touch.altitudeAngle, touch.rollAngle], [PencilTouch.maximumForce, 0, 0])
      XCTAssertEqual(touch.phase, .moved)
      scene.fingers.end()
      let finger = scene.fingers.begin(at: CGPoint(x: 50, y: 50))
      XCTAssertEqual([finger?.force, finger?.maximumPossibleForce, finger?.rollAngle], [0, 0, 0])
      XCTAssertEqual(finger?.azimuthUnitVector(in: view), CGVector(dx: 1, dy: 0))
      XCTAssertEqual(finger?.estimatedProperties, [])
      XCTAssertEqual(finger?.estimatedPropertiesExpectingUpdates, [])
      XCTAssertNil(finger?.estimationUpdateIndex)
      XCTAssertEqual(UITouch.Properties([.force, .azimuth, .altitude, .location, .roll]).rawValue, 31)
    }
  }

  /// TOUCH-26: places between two frames, and those that are predicted.
  func test_TOUCH26_coalescedTouches() async {
    await withTrace { trace in
      let scene = TouchScene(trace)
      let view = CoalescingView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
      view.trace = trace
      scene.controller.view.addSubview(view)
      trace.begin()
      scene.fingers.begin(at: CGPoint(x: 10, y: 10))
      scene.fingers.move(through: [CGPoint(x: 12, y: 10), CGPoint(x: 15, y: 10), CGPoint(x: 19, y: 10)])
      scene.fingers.move(to: CGPoint(x: 19, y: 10))
      scene.fingers.move(through: [])
      scene.fingers.end()
      trace.expect("10: 10, then\n19: 12 15 19, then 23 27\n19: 19, then\n19: 19, then")
      trace.expectRefusal("! MIS-32 invalidGeometry: UIWindow #1.move(_:through:)") {
        scene.fingers.move(through: [CGPoint(x: CGFloat.infinity, y: 0)])
      }
      trace.expectRefusal("! TOUCH-05 fingerNotDown: UIWindow #1.move(_:through:)") {
        scene.fingers.move(through: [.zero])
      }
      XCTAssertNil(UIEvent().coalescedTouches(for: UITouch()))
      XCTAssertNil(UIEvent().predictedTouches(for: UITouch()))
    }
  }
}

/// Notes the places of its touch.
private final class CoalescingView: UIView {
  weak var trace: Trace?

  private func note(_ touches: Set<UITouch>, _ event: UIEvent?) {
    guard let touch = touches.first else { return }
    func text(_ touches: [UITouch]?) -> String {
      (touches ?? []).map { "\(Int($0.location(in: nil).x))" }.joined(separator: " ")
    }
    let predicted = text(event?.predictedTouches(for: touch))
    trace?.note(
      "\(text([touch])): \(text(event?.coalescedTouches(for: touch))), then"
        + (predicted.isEmpty ? "" : " \(predicted)"))
  }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches, event) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches, event) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches, event) }
}
