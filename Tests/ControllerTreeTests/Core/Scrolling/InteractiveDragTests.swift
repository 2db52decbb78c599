import XCTest

@testable import ControllerTree

/// A person's drags: the order of delegate calls, and where the content is.
final class InteractiveDragTests: XCTestCase {
  /// SCROLL-06: a drag to a rest, with the flags inside each call.
  func test_SCROLL06_drag() async {
    await withTrace { trace in
      let scene = ScrollScene(trace)
      XCTAssertTrue(scene.scroll.drag(by: CGVector(dx: 30, dy: -120)))
      trace.expect(
        """
        willBeginDragging [tracking dragging]
        didScroll 0 120
        willEndDragging 0.0 0.0 to 0 120 [tracking dragging]
        didEndDragging false [tracking]
        """)
      XCTAssertEqual(scene.flags, "")
      XCTAssertEqual(scene.scroll.contentOffset, CGPoint(x: 0, y: 120))
    }
  }

  /// SCROLL-06: each step is one event; the handlers of the app come after the delegate.
  func test_SCROLL06_steps() async {
    await withTrace { trace in
      let scene = ScrollScene(trace)
      scene.scroll.panGestureRecognizer.addHandler { recognizer in
        guard let pan = recognizer as? UIPanGestureRecognizer else { return }
        trace.note("pan \(pan.state) \(Int(pan.translation(in: nil).y)) \(Int(pan.velocity(in: nil).y))")
      }
      let drag = scene.scroll.interactiveDrag
      XCTAssertTrue(drag.begin())
      XCTAssertEqual(scene.flags, "tracking")
      trace.expect("")
      drag.update(CGPoint(x: 0, y: -50))
      trace.expect("willBeginDragging [tracking dragging]\npan began -50 0\ndidScroll 0 50\npan changed -50 0")
      drag.update(CGPoint(x: 0, y: -80))
      trace.expect("didScroll 0 80\npan changed -80 0")
      drag.update(CGPoint(x: 0, y: -80))
      trace.expect("pan changed -80 0")
      drag.finish()
      trace.expect(
        """
        willEndDragging 0.0 0.0 to 0 80 [tracking dragging]
        didEndDragging false [tracking]
        pan ended -80 0
        """)
      XCTAssertTrue(drag.begin())
      drag.finish()
      trace.expect("")
    }
  }

  /// SCROLL-06: what a person can't touch does not move; a delegate of the recognizer may refuse.
  func test_SCROLL06_refusals() async {
    await withTrace { trace in
      let scene = ScrollScene(trace)
      @MainActor func expectRefusal(_ change: () -> Void, _ back: () -> Void, line: UInt = #line) {
        change()
        XCTAssertFalse(scene.scroll.drag(by: CGVector(dx: 0, dy: -50)), line: line)
        back()
        trace.expect("", line: line)
      }
      expectRefusal({ scene.scroll.isScrollEnabled = false }, { scene.scroll.isScrollEnabled = true })
      expectRefusal({ scene.scroll.isHidden = true }, { scene.scroll.isHidden = false })
      expectRefusal(
        { scene.controller.view.isUserInteractionEnabled = false },
        { scene.controller.view.isUserInteractionEnabled = true })
      trace.ignore {
        scene.window.isHidden = true
        XCTAssertFalse(scene.scroll.drag(by: CGVector(dx: 0, dy: -50)))
        scene.window.isHidden = false
      }
      let refusing = RefusingDelegate()
      expectRefusal(
        { scene.scroll.panGestureRecognizer.delegate = refusing },
        { scene.scroll.panGestureRecognizer.delegate = nil })
      XCTAssertEqual(scene.flags, "")
      XCTAssertFalse(UIScrollView().drag(by: CGVector(dx: 0, dy: -50)))
      scene.scroll.interactiveDrag.finish()
      trace.expect("! SCROLL-06 dragNotBegun: UIScrollView #1.finish(velocity:)")
    }
  }

  private final class RefusingDelegate: NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
  }

  /// SCROLL-07: beyond its ends the content follows less and less, and returns.
  func test_SCROLL07_bounces() async {
    await withTrace { trace in
      let scene = ScrollScene(trace)
      scene.scroll.drag(by: CGVector(dx: 0, dy: 100))
      XCTAssertEqual(
        trace.readScrolling(),
        [
          "willBeginDragging [tracking dragging]", "didScroll 0 -48",
          "willEndDragging 0.0 0.0 to 0 0 [tracking dragging]", "didEndDragging true [tracking]",
          "willBeginDecelerating [decelerating]", "didScroll 0 -38", "didScroll 0 0", "didEndDecelerating []",
        ])
      scene.scroll.bounces = false
      scene.scroll.drag(by: CGVector(dx: 0, dy: 100))
      trace.expect(
        """
        willBeginDragging [tracking dragging]
        willEndDragging 0.0 0.0 to 0 0 [tracking dragging]
        didEndDragging false [tracking]
        """)
    }
  }

  /// SCROLL-07: while the content returns, its insets grow, as a control that refreshes wants it: the content stops there.
  func test_SCROLL07_insetsOfReturningContent() async {
    for (inset, end) in [(20, -20), (100, -38)] {
      await withTrace { trace in
        let scene = ScrollScene(trace)
        scene.onCall = { [unowned scene] line in
          guard line.hasPrefix("didScroll"), scene.scroll.isDecelerating else { return }
          scene.scroll.contentInset.top = CGFloat(inset)
        }
        scene.scroll.drag(by: CGVector(dx: 0, dy: 100))
        let rest = end == -38 ? [] : ["didScroll 0 -35", "didScroll 0 \(end)"]
        XCTAssertEqual(
          trace.readScrolling(),
          [
            "willBeginDragging [tracking dragging]", "didScroll 0 -48",
            "willEndDragging 0.0 0.0 to 0 0 [tracking dragging]", "didEndDragging true [tracking]",
            "willBeginDecelerating [decelerating]", "didScroll 0 -38",
            "didChangeAdjustedContentInset \(inset).0",
          ] + rest + ["didEndDecelerating []"])
        XCTAssertEqual(scene.scroll.contentOffset.y.rounded(), CGFloat(end))
        XCTAssertFalse(scene.scroll.isDecelerating)
      }
    }
  }

  /// SCROLL-07: only axes with room move, unless they always bounce; the lock holds an axis.
  func test_SCROLL07_axes() async {
    await withStage { trace in
      let scene = ScrollScene(trace, content: CGSize(width: 500, height: 1000))
      let scroll = scene.scroll
      scroll.drag(by: CGVector(dx: -40, dy: -60))
      XCTAssertEqual(scroll.contentOffset, CGPoint(x: 40, y: 60))
      scroll.isDirectionalLockEnabled = true
      scroll.drag(by: CGVector(dx: -10, dy: -60))
      XCTAssertEqual(scroll.contentOffset, CGPoint(x: 40, y: 120))
      scroll.drag(by: CGVector(dx: -40, dy: 5))
      XCTAssertEqual(scroll.contentOffset, CGPoint(x: 80, y: 120))
      scroll.drag(by: CGVector(dx: -40, dy: -30))
      XCTAssertEqual(scroll.contentOffset, CGPoint(x: 120, y: 150))
      // The first way decides for the whole drag.
      scroll.interactiveDrag.begin()
      scroll.interactiveDrag.update(CGPoint(x: 0, y: -10))
      scroll.interactiveDrag.update(CGPoint(x: -90, y: -10))
      scroll.interactiveDrag.finish()
      XCTAssertEqual(scroll.contentOffset, CGPoint(x: 120, y: 160))

      scroll.isDirectionalLockEnabled = false
      scroll.contentSize = CGSize(width: 100, height: 100)
      XCTAssertEqual(scroll.contentOffset, .zero)
      scroll.interactiveDrag.begin()
      scroll.interactiveDrag.update(CGPoint(x: -50, y: -50))
      XCTAssertEqual(scroll.contentOffset, .zero)
      scroll.interactiveDrag.cancel()
      scroll.alwaysBounceVertical = true
      scroll.interactiveDrag.begin()
      scroll.interactiveDrag.update(CGPoint(x: -50, y: -50))
      XCTAssertEqual(scroll.contentOffset.x, 0)
      XCTAssertGreaterThan(scroll.contentOffset.y, 0)
      scroll.interactiveDrag.cancel()
      XCTAssertEqual(scroll.contentOffset, .zero)
    }
  }

  /// SCROLL-11: a drag dismisses the keyboard when it begins, or when the finger ends over the keyboard.
  func test_SCROLL11_keyboard() async {
    await withStage { trace in
      let scene = ScrollScene(trace, content: CGSize(width: 400, height: 3000))
      scene.window.frame = UIScreen.main.bounds
      scene.scroll.frame = scene.window.bounds
      let field = UITextField()
      scene.content.addSubview(field)
      @MainActor func drags(_ distance: CGFloat, from y: CGFloat) -> Bool {
        field.becomeFirstResponder()
        scene.scroll.interactiveDrag.begin(at: CGPoint(x: 10, y: y))
        scene.scroll.interactiveDrag.update(CGPoint(x: 0, y: distance))
        let keeps = field.isFirstResponder
        scene.scroll.interactiveDrag.finish()
        return keeps && field.isFirstResponder
      }
      XCTAssertTrue(drags(-50, from: 300))
      scene.scroll.keyboardDismissMode = .onDrag
      XCTAssertFalse(drags(-50, from: 300))
      scene.scroll.keyboardDismissMode = .interactive
      XCTAssertTrue(drags(-50, from: 300))
      XCTAssertFalse(drags(300, from: 300))
    }
  }

  /// SCROLL-12: a long pull triggers the refresh control, once in a drag.
  func test_SCROLL12_refresh() async {
    await withTrace { trace in
      let scene = ScrollScene(trace)
      let refresh = UIRefreshControl()
      refresh.addAction(UIAction { _ in trace.note("refresh") }, for: .valueChanged)
      scene.scroll.refreshControl = refresh
      XCTAssertTrue(refresh.superview === scene.scroll)
      scene.scroll.drag(by: CGVector(dx: 0, dy: 60))
      XCTAssertFalse(refresh.isRefreshing)
      trace.begin()
      scene.scroll.interactiveDrag.begin()
      scene.scroll.interactiveDrag.update(CGPoint(x: 0, y: 150))
      scene.scroll.interactiveDrag.update(CGPoint(x: 0, y: 200))
      XCTAssertEqual(trace.readScrolling().filter { $0 == "refresh" }, ["refresh"])
      XCTAssertTrue(refresh.isRefreshing)
      refresh.endRefreshing()
      scene.scroll.interactiveDrag.update(CGPoint(x: 0, y: 210))
      scene.scroll.interactiveDrag.finish()
      XCTAssertFalse(trace.readScrolling().contains("refresh"))
      refresh.beginRefreshing()
      XCTAssertTrue(refresh.isRefreshing)
      scene.scroll.refreshControl = nil
      XCTAssertNil(refresh.superview)
    }
  }
}
