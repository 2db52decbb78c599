import XCTest

@testable import ControllerTree

/// Movements of the content: the order of delegate calls in virtual time.
final class ScrollActivityTests: XCTestCase {
  /// SCROLL-01: each change of the offset is sent once, at once and before the layout; nothing if nothing changes.
  func test_SCROLL01_everyChangeIsSent() async {
    await withTrace(.layout) { trace in
      let scene = ScrollScene(trace, scroll: NotedScrollView(trace))
      scene.scroll.contentOffset.y = 10
      trace.expect("didScroll 0 10\nlayout")
      scene.scroll.contentOffset.y = 10
      trace.expect("")
      UpdateCycle.main.turn {
        scene.scroll.bounds.origin.y = 20
        scene.scroll.contentOffset.y = 900
        trace.expect("didScroll 0 20\ndidScroll 0 900")
      }
      trace.expect("layout")
      trace.ignore { scene.scroll.contentOffset.y = .nan }
      XCTAssertEqual(scene.scroll.contentOffset.y, 900)
      UIView.animate(withDuration: 1) { scene.scroll.contentOffset.y = 100 }
      trace.expect("didScroll 0 100\nlayout")
      scene.scroll.setContentOffset(CGPoint(x: 0, y: 50), animated: false)
      trace.expect("didScroll 0 50\nlayout")
    }
  }

  private final class NotedScrollView: UIScrollView {
    let trace: Trace
    init(_ trace: Trace) {
      self.trace = trace
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
    override var nameTitle: String? { "UIScrollView #1" }
    override func layoutSubviews() {
      super.layoutSubviews()
      trace.note("layout")
    }
  }

  /// SCROLL-02: content that rests in its range stays in it; the app may set any offset.
  func test_SCROLL02_range() async {
    await withTrace { trace in
      let scene = ScrollScene(trace)
      scene.scroll.contentOffset.y = 600
      scene.scroll.contentSize.height = 700
      trace.expect("didScroll 0 600\ndidScroll 0 300")
      scene.scroll.frame.size.height = 500
      trace.expect("didScroll 0 200")
      scene.scroll.contentOffset.y = 5_000
      scene.scroll.contentSize.height = 800
      trace.expect("didScroll 0 5000")
      scene.scroll.contentOffset.y = 0
      scene.scroll.contentInset = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
      trace.expect("didScroll 0 0\ndidScroll 0 -20\ndidChangeAdjustedContentInset 20.0")
    }
  }

  /// SCROLL-04: an animated change moves the content frame by frame; its end is sent once.
  func test_SCROLL04_animatedOffset() async {
    await withTrace(pacing: .manual) { trace in
      let scene = ScrollScene(trace)
      scene.scroll.setContentOffset(CGPoint(x: 0, y: 200), animated: true)
      XCTAssertEqual(scene.flags, "animating")
      trace.expect("")
      trace.stage.cycle.advance(by: .seconds(0.15))
      XCTAssertEqual(scene.scroll.contentOffset.y, 100, accuracy: 0.5)
      XCTAssertEqual(trace.read().count, 9)
      trace.stage.cycle.advance(by: .seconds(0.149))
      XCTAssertEqual(trace.read().count, 8)
      trace.stage.cycle.advance(by: .seconds(0.001))
      trace.expect("didScroll 0 200\ndidEndScrollingAnimation []")
      scene.scroll.setContentOffset(CGPoint(x: 0, y: 200), animated: true)
      trace.stage.cycle.settle()
      trace.expect("")
      UIView.performWithoutAnimation { scene.scroll.setContentOffset(.zero, animated: true) }
      trace.expect("didScroll 0 0\ndidEndScrollingAnimation []")
    }
  }

  /// SCROLL-03: what stops a movement by the app leaves it without an end; a new one takes its place.
  func test_SCROLL03_stopping() async {
    await withTrace(pacing: .manual) { trace in
      let scene = ScrollScene(trace)
      @MainActor func begin() {
        scene.scroll.setContentOffset(CGPoint(x: 0, y: 400), animated: true)
        trace.stage.cycle.advance(by: .seconds(0.1))
        trace.begin()
      }
      begin()
      scene.scroll.setContentOffset(CGPoint(x: 0, y: 10), animated: false)
      trace.expect("didScroll 0 10")
      begin()
      scene.scroll.stopScrollingAndZooming()
      let place = scene.scroll.contentOffset
      begin()
      scene.scroll.setContentOffset(place, animated: true)
      trace.stage.cycle.settle()
      XCTAssertEqual(trace.readScrolling().last, "didEndScrollingAnimation []")
      begin()
      scene.onCall = { line in if line.hasPrefix("didScroll") { scene.scroll.stopScrollingAndZooming() } }
      trace.stage.cycle.settle()
      XCTAssertEqual(trace.read().count, 1)
      XCTAssertEqual(scene.flags, "")
    }
  }

  /// SCROLL-05: a rectangle is shown with the least movement.
  func test_SCROLL05_rectangles() async {
    await withStage { trace in
      let scene = ScrollScene(trace)
      @MainActor func offset(_ y: CGFloat, _ height: CGFloat) -> CGFloat {
        scene.scroll.scrollRectToVisible(CGRect(x: 0, y: y, width: 10, height: height), animated: false)
        return scene.scroll.contentOffset.y
      }
      XCTAssertEqual(offset(100, 50), 0)
      XCTAssertEqual(offset(380, 50), 30)
      XCTAssertEqual(offset(990, 50), 600)
      XCTAssertEqual(offset(300, 10), 300)
      XCTAssertEqual(offset(100, 800), 300)
      XCTAssertEqual(offset(450, 500), 450)
      scene.scroll.contentInset = UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 0)
      XCTAssertEqual(offset(0, 10), -20)
      XCTAssertEqual(offset(390, 10), 30)
    }
  }

  /// SCROLL-08: a fling goes on after the finger, and ends where the rate says.
  func test_SCROLL08_fling() async {
    await withTrace { trace in
      let scene = ScrollScene(trace, content: CGSize(width: 200, height: 9_000))
      scene.scroll.fling(by: CGVector(dx: 0, dy: -100), velocity: CGVector(dx: 0, dy: -1_000))
      let lines = trace.readScrolling()
      XCTAssertEqual(
        [lines[0], lines[1], lines[2], lines[3], lines[4]],
        [
          "willBeginDragging [tracking dragging]", "didScroll 0 100",
          "willEndDragging 0.0 1.0 to 0 599 [tracking dragging]", "didEndDragging true [tracking]",
          "willBeginDecelerating [decelerating]",
        ])
      XCTAssertEqual(lines.suffix(2), ["didScroll 0 599", "didEndDecelerating []"])
      scene.scroll.decelerationRate = .fast
      scene.scroll.fling(by: CGVector(dx: 0, dy: -1), velocity: CGVector(dx: 0, dy: -1_000))
      XCTAssertEqual(scene.scroll.contentOffset.y, 699, accuracy: 0.5)
      scene.scroll.fling(by: CGVector(dx: 0, dy: 1), velocity: CGVector(dx: 0, dy: 90_000))
      XCTAssertEqual(scene.scroll.contentOffset.y, 0)
      trace.begin()
    }
  }

  /// SCROLL-08: the delegate changes where the content rests.
  func test_SCROLL08_targetOfTheDelegate() async {
    await withTrace { trace in
      let scene = ScrollScene(trace)
      scene.target = CGPoint(x: 0, y: 250)
      scene.scroll.drag(by: CGVector(dx: 0, dy: -100))
      XCTAssertEqual(trace.readScrolling().suffix(2), ["didScroll 0 250", "didEndDecelerating []"])
      scene.target = CGPoint(x: 0, y: 300)
      scene.scroll.fling(by: CGVector(dx: 0, dy: -50), velocity: CGVector(dx: 0, dy: -900))
      trace.expect(
        """
        willBeginDragging [tracking dragging]
        didScroll 0 300
        willEndDragging 0.0 0.9 to 0 600 [tracking dragging]
        didEndDragging false [tracking]
        """)
    }
  }

  /// SCROLL-04, SCROLL-06: a delegate that moves the content when the finger is lifted.
  func test_SCROLL04_SCROLL06_movesOfTheDelegate() async {
    await withTrace { trace in
      for call in ["willEndDragging", "didEndDragging"] {
        let scene = ScrollScene(trace)
        scene.onCall = { line in
          guard line.hasPrefix(call) else { return }
          scene.scroll.setContentOffset(CGPoint(x: 0, y: 400), animated: true)
        }
        scene.scroll.fling(by: CGVector(dx: 0, dy: -100), velocity: CGVector(dx: 0, dy: -100))
        let isEarly = call == "willEndDragging"
        XCTAssertEqual(
          trace.readScrolling(),
          [
            "willBeginDragging [tracking dragging]", "didScroll 0 100",
            "willEndDragging 0.0 0.1 to 0 150 [tracking dragging]",
            isEarly ? "didEndDragging false [animating]" : "didEndDragging true [tracking]", "didScroll 0 103",
            "didScroll 0 400", "didEndScrollingAnimation []",
          ])
        scene.window.isHidden = true
        trace.begin()
      }
    }
  }

  /// SCROLL-03: an offset that the delegate sets when the finger is lifted stays, after a fling and after a drag that ends where
  /// it is.
  func test_SCROLL03_offsetOfTheDelegate() async {
    await withTrace { trace in
      for flies in [true, false] {
        let scene = ScrollScene(trace)
        if !flies { scene.target = CGPoint(x: 0, y: 100) }
        scene.onCall = { line in
          guard line.hasPrefix("didEndDragging") else { return }
          scene.scroll.setContentOffset(CGPoint(x: 0, y: 300), animated: false)
        }
        scene.scroll.fling(by: CGVector(dx: 0, dy: -100), velocity: CGVector(dx: 0, dy: -100))
        trace.expect(
          """
          willBeginDragging [tracking dragging]
          didScroll 0 100
          willEndDragging 0.0 0.1 to 0 150 [tracking dragging]
          didEndDragging \(flies) [tracking]
          didScroll 0 300
          """)
        XCTAssertEqual(scene.flags, "")
        XCTAssertEqual(scene.scroll.contentOffset.y, 300)
        scene.window.isHidden = true
        trace.begin()
      }
    }
  }

  /// SCROLL-03: an assignment stops nothing: after a fling the content goes on to its place. After a drag that ends where it is,
  /// the content stays at the assigned place. `stopScrollingAndZooming()` discards the deceleration.
  func test_SCROLL03_otherCallsOfTheDelegate() async {
    await withStage { trace in
      @MainActor func play(_ target: CGPoint?, _ act: @escaping @MainActor (UIScrollView) -> Void) -> CGFloat {
        let scene = ScrollScene(trace)
        scene.target = target
        scene.onCall = { if $0.hasPrefix("didEndDragging") { act(scene.scroll) } }
        scene.scroll.fling(by: CGVector(dx: 0, dy: -100), velocity: CGVector(dx: 0, dy: -100))
        XCTAssertEqual(scene.flags, "")
        scene.window.isHidden = true
        return scene.scroll.contentOffset.y
      }
      XCTAssertEqual(play(nil) { $0.contentOffset.y = 300 }, 150)
      XCTAssertEqual(play(CGPoint(x: 0, y: 100)) { $0.contentOffset.y = 300 }, 300)
      XCTAssertEqual(play(nil) { $0.stopScrollingAndZooming() }, 100)
    }
  }

  /// SCROLL-03, SCROLL-08: a finger stops a deceleration, which ends; time decides where.
  func test_SCROLL03_SCROLL08_fingerStopsDeceleration() async {
    await withTrace(pacing: .manual) { trace in
      let scene = ScrollScene(trace, content: CGSize(width: 200, height: 9_000))
      scene.scroll.fling(by: CGVector(dx: 0, dy: -10), velocity: CGVector(dx: 0, dy: -2_000))
      trace.stage.cycle.advance(by: .seconds(0.5))
      XCTAssertEqual(scene.flags, "decelerating")
      let place = scene.scroll.contentOffset.y
      XCTAssertTrue((500..<900).contains(place), "\(place)")
      trace.begin()
      scene.scroll.interactiveDrag.begin()
      trace.expect("didEndDecelerating [tracking]")
      scene.scroll.interactiveDrag.finish()
      trace.stage.cycle.settle()
      trace.expect("")
      XCTAssertEqual(scene.scroll.contentOffset.y, place)
    }
  }

  /// SCROLL-09: pages.
  func test_SCROLL09_pages() async {
    await withStage { trace in
      let scene = ScrollScene(trace, content: CGSize(width: 1_000, height: 400))
      let scroll = scene.scroll
      scroll.isPagingEnabled = true
      scene.target = CGPoint(x: 77, y: 0)
      scroll.drag(by: CGVector(dx: -90, dy: 0))
      XCTAssertEqual(scroll.contentOffset, .zero)
      scroll.drag(by: CGVector(dx: -120, dy: 0))
      XCTAssertEqual(scroll.contentOffset, CGPoint(x: 200, y: 0))
      scroll.fling(by: CGVector(dx: -20, dy: 0), velocity: CGVector(dx: -700, dy: 0))
      XCTAssertEqual(scroll.contentOffset, CGPoint(x: 400, y: 0))
      scroll.fling(by: CGVector(dx: 30, dy: 0), velocity: CGVector(dx: 9_000, dy: 0))
      XCTAssertEqual(scroll.contentOffset, CGPoint(x: 200, y: 0))
      scroll.drag(by: CGVector(dx: -700, dy: 0))
      XCTAssertEqual(scroll.contentOffset, CGPoint(x: 400, y: 0))
      scroll.contentOffset.x = 800
      scroll.fling(by: CGVector(dx: -20, dy: 0), velocity: CGVector(dx: -700, dy: 0))
      XCTAssertEqual(scroll.contentOffset, CGPoint(x: 800, y: 0))
    }
  }
}
