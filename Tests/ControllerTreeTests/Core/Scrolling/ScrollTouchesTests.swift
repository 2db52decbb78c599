import Foundation
import UIKit
import XCTest

@testable import ControllerTree

/// Fingers on scroll views.
final class ScrollTouchesTests: XCTestCase {
  /// SCROLL-06, TOUCH-52: fingers make the same calls as a drag.
  func test_SCROLL06_fingersDrag() async {
    await withTrace { trace in
      let scene = ScrollScene(trace)
      let fingers = scene.window.fingers
      XCTAssertTrue(fingers.drag(scene.scroll, by: CGVector(dx: 30, dy: -120), steps: 2))
      trace.expect(
        """
        willBeginDragging [tracking dragging]
        didScroll 0 60
        didScroll 0 120
        willEndDragging 0.0 0.0 to 0 120 [tracking dragging]
        didEndDragging false [tracking]
        """)
      XCTAssertEqual(scene.flags, "")
      fingers.begin(at: CGPoint(x: 100, y: 100))
      XCTAssertEqual(scene.flags, "tracking")
      fingers.end()
      XCTAssertEqual(scene.flags, "")
      trace.expect("")
    }
  }

  /// SCROLL-08: a swipe flings the content, as fast as the finger.
  func test_SCROLL08_fingersFling() async {
    await withTrace { trace in
      let scene = ScrollScene(trace)
      scene.window.fingers.swipe(scene.scroll, by: CGVector(dx: 0, dy: -100), duration: 0.1)
      let lines = trace.readScrolling()
      XCTAssertTrue(lines.contains { $0.hasPrefix("willEndDragging 0.0 1.0") }, "\(lines)")
      XCTAssertEqual(lines.last, "didEndDecelerating []")
      XCTAssertEqual(scene.scroll.contentOffset.y, 599, accuracy: 1)
    }
  }

  /// TOUCH-50, TOUCH-51: content gets a tap when it is over, a press after 0.15 seconds, and loses it to a drag.
  func test_TOUCH50_delayedContent() async {
    await withTrace(pacing: .manual) { trace in
      let scene = ScrollScene(trace)
      let view = TouchedView("V", trace)
      scene.content.addSubview(view)
      let fingers = scene.window.fingers
      let place = CGPoint(x: 50, y: 50)
      trace.begin()
      fingers.begin(at: place)
      fingers.wait(0.1)
      trace.expect("")
      fingers.end()
      trace.expect("V.began\nV.ended")
      fingers.begin(at: place)
      fingers.wait(0.15)
      trace.expect("V.began")
      fingers.move(to: CGPoint(x: 50, y: 20))
      trace.expect("V.cancelled\nwillBeginDragging [tracking dragging]\ndidScroll 0 30")
      fingers.wait(1)
      fingers.end()
      trace.expect("willEndDragging 0.0 0.0 to 0 30 [tracking dragging]\ndidEndDragging false [tracking]")
      fingers.drag(from: place, to: CGPoint(x: 50, y: 20), duration: 0.1, steps: 1)
      trace.expect(
        """
        willBeginDragging [tracking dragging]
        didScroll 0 60
        willEndDragging 0.0 0.0 to 0 60 [tracking dragging]
        didEndDragging false [tracking]
        """)
    }
  }

  /// TOUCH-51: what the content keeps does not scroll.
  func test_TOUCH51_contentKeepsTouches() async {
    await withTrace(pacing: .manual) { trace in
      let scroll = AskedScrollView()
      let scene = ScrollScene(trace, scroll: scroll)
      let view = TouchedView("V", trace)
      scene.content.addSubview(view)
      scroll.delaysContentTouches = false
      trace.begin()
      @MainActor func drag() {
        scene.window.fingers.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 50, y: 20), steps: 1)
      }
      scroll.mayCancel = false
      drag()
      trace.expect("V.began\nV.moved\nV.ended")
      scroll.mayCancel = true
      scroll.canCancelContentTouches = false
      drag()
      trace.expect("V.began\nV.moved\nV.ended")
      scroll.mayBegin = false
      drag()
      XCTAssertEqual(trace.read().first?.noteText, "willBeginDragging [tracking dragging]")
      scroll.isScrollEnabled = false
      scroll.mayBegin = true
      drag()
      trace.expect("V.began\nV.moved\nV.ended")
    }
  }

  /// TOUCH-50: a finger that stops the content touches nothing else.
  func test_TOUCH50_stoppedContent() async {
    await withTrace(pacing: .manual) { trace in
      let scene = ScrollScene(trace)
      let view = TouchedView("V", trace)
      view.frame = scene.content.bounds
      scene.content.addSubview(view)
      trace.begin()
      scene.window.fingers.swipe(scene.scroll, by: CGVector(dx: 0, dy: -100), duration: 0.1)
      XCTAssertTrue(scene.scroll.isDecelerating)
      _ = trace.read()
      scene.window.fingers.tap(scene.scroll)
      XCTAssertFalse(scene.scroll.isDecelerating)
      XCTAssertFalse(trace.read().contains { $0.noteText == "V.began" })
      scene.window.fingers.tap(scene.scroll)
      trace.expect("V.began\nV.ended")
    }
  }

  /// TOUCH-52: of nested scroll views the inner one moves, or the outer one if the inner can't.
  func test_TOUCH52_nested() async {
    await withStage { trace in
      let scene = ScrollScene(trace)
      let inner = UIScrollView(frame: CGRect(x: 0, y: 100, width: 200, height: 100))
      inner.contentSize = CGSize(width: 600, height: 100)
      scene.content.addSubview(inner)
      UpdateCycle.main.settle()
      let fingers = scene.window.fingers
      fingers.drag(inner, by: CGVector(dx: -50, dy: 0))
      XCTAssertEqual([inner.contentOffset.x, scene.scroll.contentOffset.y], [50, 0])
      fingers.drag(inner, by: CGVector(dx: 0, dy: -50))
      XCTAssertEqual([inner.contentOffset.x, scene.scroll.contentOffset.y], [50, 50])
      inner.contentSize.height = 300
      fingers.drag(inner, by: CGVector(dx: 0, dy: -20))
      XCTAssertEqual([inner.contentOffset.y, scene.scroll.contentOffset.y], [20, 50])
    }
  }

  /// SCROLL-14: two fingers zoom around the place between them.
  func test_SCROLL14_fingersPinch() async {
    await withStage { trace in
      let scene = ScrollScene(trace)
      scene.zoomed = scene.content
      scene.scroll.maximumZoomScale = 4
      scene.window.fingers.pinch(scene.scroll, by: 2, at: CGPoint(x: 100, y: 200))
      XCTAssertEqual(scene.scroll.zoomScale, 2, accuracy: 0.001)
      XCTAssertEqual(scene.scroll.contentOffset.y, 200, accuracy: 0.01)
      XCTAssertFalse(scene.scroll.isZooming)
      scene.scroll.maximumZoomScale = 1
      scene.window.fingers.pinch(scene.scroll, by: 2)
      XCTAssertFalse(scene.scroll.isZooming)
    }
  }

  /// TOUCH-41: content that answers taps gets them, but not those that scroll.
  func test_TOUCH41_answeredTaps() async {
    await withTrace(pacing: .manual) { trace in
      let list = AnsweringScrollView()
      list.trace = trace
      let scene = ScrollScene(trace, scroll: list)
      let fingers = scene.window.fingers
      fingers.tap(list, at: CGPoint(x: 20, y: 30))
      trace.expect("touched 30\ntouched nothing\ntapped 30")
      list.contentOffset.y = 100
      _ = trace.read()
      fingers.longPress(list, at: CGPoint(x: 20, y: 130))
      trace.expect("touched 130\ntouched nothing\ntapped 130")
      fingers.drag(list, by: CGVector(dx: 0, dy: -30), hold: 0.2)
      XCTAssertEqual(trace.read().prefix(2).map(\.noteText), ["touched 300", "touched nothing"])
      fingers.drag(list, by: CGVector(dx: 30, dy: 0), hold: 0.2)
      trace.expect("touched 330\ntouched nothing")
    }
  }
}

private final class AskedScrollView: UIScrollView {
  var mayCancel = true
  var mayBegin = true
  override func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { mayBegin }
  override func touchesShouldCancel(in view: UIView) -> Bool { mayCancel }
}

private final class AnsweringScrollView: UIScrollView, TapAnswering {
  var trace: Trace?
  func touched(at point: CGPoint?) { trace?.note("touched " + (point.map { "\(Int($0.y))" } ?? "nothing")) }
  func tapped(_ tap: AnsweredTap) { trace?.note("tapped \(Int(tap.point.y))") }
}
