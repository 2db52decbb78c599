import Foundation
import UIKit
import XCTest

@testable import ControllerTree

/// What recognizers and views get of a touch, and in which order.
final class TouchDeliveryTests: XCTestCase {
  /// TOUCH-10, TOUCH-11: recognizers of the view and around it come first, then the view.
  func test_TOUCH11_recognizersBeforeViews() async {
    await withTrace { trace in
      let scene = TouchScene(trace)
      let a = scene.view("A", scene.window.bounds)
      let b = scene.view("B", in: a)
      let outer = scene.add("outer", TouchedRecognizer(trace), to: a)
      let inner = scene.add("inner", TouchedRecognizer(trace), to: b)
      let second = scene.add("second", TouchedRecognizer(trace), to: b)
      let touch = scene.fingers.begin(at: CGPoint(x: 10, y: 10))
      trace.expect("inner.began\nsecond.began\nouter.began\nB.began")
      XCTAssertEqual(touch?.gestureRecognizers, [inner, second, outer])
      scene.fingers.move(to: CGPoint(x: 20, y: 10))
      trace.expect("inner.moved\nsecond.moved\nouter.moved\nB.moved")
      XCTAssertEqual(outer.location(in: b), CGPoint(x: 20, y: 10))
      scene.fingers.end()
      trace.expect("inner.ended\nsecond.ended\nouter.ended\nB.ended")
      XCTAssertEqual(outer.numberOfTouches, 0)
      scene.fingers.tap(at: CGPoint(x: 200, y: 200))
      trace.expect("outer.began\nA.began\nouter.ended\nA.ended")
    }
  }

  /// TOUCH-10: a recognizer gets only the touches that it and its delegate accept.
  func test_TOUCH10_refusedTouches() async {
    await withTrace { trace in
      let scene = TouchScene(trace)
      let a = scene.view("A")
      let recognizer = scene.add("r", TouchedRecognizer(trace), to: a)
      let delegate = TouchedDelegate(trace)
      recognizer.delegate = delegate
      scene.fingers.tap(a)
      trace.expect("delegate.shouldReceive r\nr.began\nA.began\nr.ended\nA.ended")
      delegate.mayReceive = false
      scene.fingers.tap(a)
      trace.expect("delegate.shouldReceive r\nA.began\nA.ended")
      delegate.mayReceive = true
      recognizer.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.pencil.rawValue)]
      scene.fingers.tap(a)
      trace.expect("A.began\nA.ended")
      recognizer.allowedTouchTypes = [0]
      recognizer.isEnabled = false
      scene.fingers.tap(a)
      trace.expect("A.began\nA.ended")
    }
  }

  /// TOUCH-12: a recognised gesture takes its touches from the view, immediately before its handlers.
  func test_TOUCH12_panTakesTouches() async {
    await withTrace { trace in
      let scene = TouchScene(trace)
      let a = scene.view("A", scene.window.bounds)
      let pan = scene.add("pan", UIPanGestureRecognizer(), to: a)
      let points = [CGPoint(x: 100, y: 100), CGPoint(x: 104, y: 100), CGPoint(x: 112, y: 100), CGPoint(x: 130, y: 100)]
      @MainActor func drag() {
        scene.fingers.begin(at: points[0])
        for point in points.dropFirst() { scene.fingers.move(to: point) }
        scene.fingers.end()
      }
      drag()
      trace.expect("A.began\nA.moved\nA.cancelled\npan began\npan changed\npan ended")
      pan.cancelsTouchesInView = false
      drag()
      trace.expect("A.began\nA.moved\npan began\nA.moved\npan changed\nA.moved\npan ended\nA.ended")
    }
  }

  /// TOUCH-12: a gesture that is recognised before the view has got anything leaves it nothing.
  func test_TOUCH12_recognizedAtOnce() async {
    await withTrace { trace in
      let scene = TouchScene(trace)
      let a = scene.view("A")
      scene.add("r", TouchedRecognizer(trace, [.began: .began, .moved: .changed, .ended: .ended]), to: a)
      scene.fingers.drag(a, by: CGVector(dx: 10, dy: 0), steps: 1)
      trace.expect("r.began\nr began\nr.moved\nr changed\nr.ended\nr ended\nr.reset")
    }
  }

  /// TOUCH-13: what a recognizer delays comes when it has failed.
  func test_TOUCH13_delaysTouchesBegan() async {
    await withTrace { trace in
      let scene = TouchScene(trace)
      let a = scene.view("A", scene.window.bounds)
      let tap = scene.add("tap", UITapGestureRecognizer(), to: a)
      tap.delaysTouchesBegan = true
      scene.fingers.tap(a)
      trace.expect("tap ended")
      scene.fingers.begin(at: CGPoint(x: 100, y: 100))
      scene.fingers.move(to: CGPoint(x: 120, y: 100))
      scene.fingers.move(to: CGPoint(x: 130, y: 100))
      trace.expect("")
      scene.fingers.move(to: CGPoint(x: 160, y: 100))
      trace.expect("A.began\nA.moved")
      scene.fingers.end()
      trace.expect("A.ended")
    }
  }

  /// TOUCH-13: the end of a tap comes once there can be no second one.
  func test_TOUCH13_delaysTouchesEnded() async {
    await withTrace(pacing: .manual) { trace in
      let scene = TouchScene(trace)
      let a = scene.view("A")
      let double = UITapGestureRecognizer()
      double.numberOfTapsRequired = 2
      scene.add("double", double, to: a)
      scene.fingers.tap(a)
      trace.expect("A.began")
      UpdateCycle.main.advance(by: .milliseconds(300))
      trace.expect("")
      UpdateCycle.main.advance(by: .milliseconds(100))
      trace.expect("A.ended")
      scene.fingers.doubleTap(a)
      trace.expect("A.began\nA.began\nA.cancelled 2\ndouble ended")
      double.delaysTouchesEnded = false
      scene.fingers.tap(a)
      trace.expect("A.began\nA.ended")
    }
  }

  /// TOUCH-14: a view gets one finger at a time unless it wants more; an exclusive one keeps others out.
  func test_TOUCH14_severalTouches() async {
    await withTrace { trace in
      let scene = TouchScene(trace)
      let (a, b) = (scene.view("A"), scene.view("B", CGRect(x: 200, y: 0, width: 100, height: 100)))
      let both = [CGPoint(x: 10, y: 10), CGPoint(x: 40, y: 10)]
      @MainActor func touch(_ points: [CGPoint]) {
        scene.fingers.begin(at: points)
        scene.fingers.endAll()
      }
      touch(both)
      trace.expect("A.began\nA.ended")
      a.isMultipleTouchEnabled = true
      touch(both)
      trace.expect("A.began 2\nA.ended 2")
      touch([CGPoint(x: 10, y: 10), CGPoint(x: 210, y: 10)])
      trace.expect("A.began\nB.began\nA.ended\nB.ended")
      b.isExclusiveTouch = true
      touch([CGPoint(x: 10, y: 10), CGPoint(x: 210, y: 10)])
      trace.expect("A.began\nA.ended")
      touch([CGPoint(x: 210, y: 10), CGPoint(x: 10, y: 10)])
      trace.expect("B.began\nB.ended")
    }
  }

  /// TOUCH-15: a view that leaves the window gets the end of its touch; its recognizer leaves with it.
  func test_TOUCH15_viewsLeave() async {
    await withTrace { trace in
      let scene = TouchScene(trace)
      let a = scene.view("A")
      let pan = scene.add("pan", UIPanGestureRecognizer(), to: a)
      scene.fingers.begin(at: CGPoint(x: 10, y: 10))
      a.removeFromSuperview()
      scene.fingers.end()
      trace.expect("A.began\nA.ended")
      scene.controller.view.addSubview(a)
      scene.fingers.begin(at: CGPoint(x: 10, y: 10))
      scene.fingers.move(to: CGPoint(x: 60, y: 10))
      trace.expect("A.began\nA.cancelled\npan began")
      a.removeGestureRecognizer(pan)
      trace.expect("pan cancelled")
      XCTAssertEqual(pan.state, .possible)
      scene.fingers.end()
    }
  }

  /// TOUCH-24: nothing retains a view and its recognizers once the fingers are up, nor at the stage's end if they are not.
  func test_TOUCH24_nothingIsRetained() async {
    let left = Remains()
    await withStage { trace in
      let scene = TouchScene(trace)
      autoreleasepool {
        let touched = scene.view("A")
        let double = scene.add("double", UITapGestureRecognizer(), to: touched)
        double.numberOfTapsRequired = 2
        (left.view, left.tap) = (touched, double)
        scene.fingers.tap(touched)
        touched.removeFromSuperview()
      }
      XCTAssertNil(left.view)
      XCTAssertNil(left.tap)
      let held = UIControl(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      scene.controller.view.addSubview(held)
      left.control = held
      scene.fingers.begin(at: CGPoint(x: 5, y: 5))
      XCTAssertTrue(held.isTracking)
    }
    let isReleased = await left.control == nil
    XCTAssertTrue(isReleased)
  }

  /// What a test expects to be released.
  @MainActor private final class Remains {
    weak var view: UIView?
    weak var tap: UITapGestureRecognizer?
    weak var control: UIControl?
  }

  /// TOUCH-16: presses reach the recognizers that allow their buttons, then the responder.
  func test_TOUCH16_presses() async {
    await withTrace { trace in
      let scene = TouchScene(trace)
      let a = scene.view("A", scene.window.bounds)
      let b = scene.view("B", in: a)
      let select = scene.add("select", UITapGestureRecognizer(), to: a)
      select.allowedPressTypes = [NSNumber(value: UIPress.PressType.select.rawValue)]
      scene.add("any", UITapGestureRecognizer(), to: b)
      @MainActor func press(_ type: UIPress.PressType) {
        let press = UIPress(type: type, for: b)
        scene.window.sendEvent(UIPressesEvent(presses: [press]))
        press.end()
        scene.window.sendEvent(UIPressesEvent(presses: [press]))
      }
      press(.select)
      trace.expect("select ended")
      press(.menu)
      select.isEnabled = false
      press(.select)
      trace.expect("")
    }
  }

  /// TOUCH-11: the touches of a manual event take the same way as those of fingers.
  func test_TOUCH11_manualEvents() async {
    await withTrace { trace in
      let scene = TouchScene(trace)
      let a = scene.view("A")
      scene.add("tap", UITapGestureRecognizer(), to: a)
      let touch = UITouch(location: CGPoint(x: 5, y: 5), in: a)
      let event = UIEvent(touches: [touch])
      scene.window.sendEvent(event)
      touch.end()
      scene.window.sendEvent(UIEvent(touches: [touch]))
      trace.expect("A.began\nA.cancelled\ntap ended")
    }
  }
}
