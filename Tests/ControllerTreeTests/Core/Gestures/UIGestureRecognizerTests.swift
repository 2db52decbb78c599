import XCTest

@testable import ControllerTree

final class UIGestureRecognizerTests: XCTestCase {
  /// NAV-24: a gesture asks the view and the delegate before it begins, and calls its handlers for each change.
  func test_NAV24_statesAndHandlers() async {
    await withTrace { trace in
      let (view, delegate) = (UIView(), GestureDelegate())
      let pan = UIPanGestureRecognizer { trace.note("\($0.state)") }
      view.addGestureRecognizer(pan)
      pan.delegate = delegate
      pan.state = .began
      pan.state = .changed
      pan.state = .ended
      trace.expect("began\nchanged\nended")
      XCTAssertEqual(pan.state, .possible)
      delegate.mayBegin = false
      pan.state = .began
      trace.expect("")
      XCTAssertEqual(pan.state, .possible)
      delegate.mayBegin = true
      pan.state = .began
      pan.isEnabled = false
      trace.expect("began\ncancelled")
      pan.state = .began
      trace.expect("")
      XCTAssertEqual(delegate.asked, 3)
    }
  }

  /// NAV-24: a recognizer belongs to one view.
  func test_NAV24_views() async {
    await withTrace { trace in
      let (first, second, tap) = (UIView(), UIView(), UITapGestureRecognizer())
      XCTAssertNil(first.gestureRecognizers)
      first.addGestureRecognizer(tap)
      first.addGestureRecognizer(tap)
      XCTAssertEqual(first.gestureRecognizers, [tap])
      second.addGestureRecognizer(tap)
      XCTAssertNil(first.gestureRecognizers)
      XCTAssertTrue(tap.view === second)
      first.removeGestureRecognizer(tap)
      XCTAssertTrue(tap.view === second)
      second.gestureRecognizers = []
      XCTAssertNil(tap.view)
      let pan = UIScreenEdgePanGestureRecognizer()
      pan.edges = .left
      pan.setTranslation(CGPoint(x: 10, y: 0), in: first)
      XCTAssertEqual(pan.translation(in: first), CGPoint(x: 10, y: 0))
      _ = trace
    }
  }
}

private final class GestureDelegate: NSObject, UIGestureRecognizerDelegate {
  var mayBegin = true
  var asked = 0

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    asked += 1
    return mayBegin
  }
}
