import UIKit
import XCTest

@testable import ControllerTree

/// What happens to gestures and touches when the app changes the tree under the fingers.
final class InterruptedGesturesTests: XCTestCase {
  /// TOUCH-23: three taps, each of which waits for the next longer one.
  func test_TOUCH23_chain() async {
    await withTrace { trace in
      let scene = TouchScene(trace)
      let a = scene.view("A")
      let taps = (1...3).map { number in
        let tap = UITapGestureRecognizer()
        tap.numberOfTapsRequired = number
        return scene.add("tap \(number)", tap, to: a)
      }
      taps[0].require(toFail: taps[1])
      taps[1].require(toFail: taps[2])
      for number in 1...3 {
        scene.fingers.tap(a, taps: number)
        let notes = trace.read().compactMap(\.noteText).filter { $0.hasPrefix("tap") }
        XCTAssertEqual(notes, ["tap \(number) ended"])
      }
    }
  }

  /// TOUCH-20: a handler that disables its recognizer ends the gesture; the next one needs new fingers.
  func test_TOUCH20_disabledInHandler() async {
    await withTrace { trace in
      let scene = TouchScene(trace)
      let a = scene.view("A", scene.window.bounds)
      let pan = scene.add("pan", UIPanGestureRecognizer(), to: a)
      pan.addHandler { recognizer in
        guard recognizer.state == .changed else { return }
        recognizer.isEnabled = false
        recognizer.isEnabled = true
      }
      scene.fingers.drag(from: CGPoint(x: 10, y: 10), to: CGPoint(x: 200, y: 10), steps: 5)
      trace.expect("A.began\nA.cancelled\npan began\npan changed\npan cancelled")
      scene.fingers.drag(from: CGPoint(x: 10, y: 10), to: CGPoint(x: 50, y: 10), steps: 1)
      trace.expect("A.began\nA.cancelled\npan began\npan ended")
    }
  }

  /// TOUCH-15: a view that leaves the window under a finger gets the rest of the touch, and its gesture goes on.
  func test_TOUCH15_removedView() async {
    await withTrace { trace in
      let scene = TouchScene(trace)
      let (a, b) = (scene.view("A"), scene.view("B", CGRect(x: 200, y: 0, width: 100, height: 100)))
      scene.add("pan", UIPanGestureRecognizer(), to: a)
      scene.fingers.begin(at: CGPoint(x: 10, y: 10))
      scene.fingers.begin(1, at: CGPoint(x: 210, y: 10))
      scene.fingers.move(to: CGPoint(x: 40, y: 10))
      a.removeFromSuperview()
      b.removeFromSuperview()
      scene.fingers.move(to: CGPoint(x: 60, y: 10))
      scene.fingers.endAll()
      trace.expect("A.began\nB.began\nA.cancelled\npan began\npan changed\npan ended\nB.ended")
    }
  }

  /// TOUCH-02, TOUCH-04: an alert that appears under a finger leaves it its gesture; a new finger reaches the alert alone.
  func test_TOUCH02_alertInMidGesture() async {
    await withTrace { trace in
      let scene = TouchScene(trace)
      let a = scene.view("A", scene.window.bounds)
      let pan = scene.add("pan", UIPanGestureRecognizer(), to: a)
      let alert = UIAlertController(title: "T", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "OK", style: .default))
      pan.addHandler { [unowned scene] recognizer in
        if recognizer.state == .began { scene.controller.present(alert, animated: false) }
      }
      trace.ignore {
        scene.fingers.begin(at: CGPoint(x: 10, y: 10))
        scene.fingers.move(to: CGPoint(x: 40, y: 10))
        scene.fingers.move(to: CGPoint(x: 60, y: 10))
      }
      XCTAssertEqual(pan.state, .changed)
      scene.fingers.begin(1, at: CGPoint(x: 20, y: 390))
      XCTAssertEqual(pan.numberOfTouches, 1)
      scene.fingers.endAll()
      XCTAssertEqual(pan.state, .possible)
      XCTAssertTrue(scene.controller.presentedViewController === alert)
      _ = trace.read()
    }
  }

  /// TOUCH-31: a further finger neither joins nor ends a long press that has begun.
  func test_TOUCH31_furtherFinger() async {
    await withTrace { trace in
      let scene = TouchScene(trace)
      let a = scene.view("A", scene.window.bounds)
      a.isMultipleTouchEnabled = true
      let press = scene.add("press", UILongPressGestureRecognizer(), to: a)
      scene.fingers.begin(at: CGPoint(x: 10, y: 10))
      scene.fingers.wait(0.6)
      scene.fingers.begin(1, at: CGPoint(x: 100, y: 100))
      XCTAssertEqual(press.location(in: a), CGPoint(x: 10, y: 10))
      scene.fingers.end(1)
      scene.fingers.move(to: CGPoint(x: 30, y: 10))
      scene.fingers.end()
      trace.expect("A.began\nA.cancelled\npress began\nA.began\nA.ended\npress changed\npress ended")
    }
  }
}
