import XCTest

@testable import ControllerTree

/// The scroll view in which scrolled pages lie (PAGE-13, PAGE-14).
final class PageScrollViewTests: XCTestCase {
  /// Notes what a scroll view tells, with the offset in pages.
  private final class Listener: NSObject, UIScrollViewDelegate {
    private let trace: Trace
    init(_ trace: Trace) { self.trace = trace }

    private func note(_ event: String, _ scrollView: UIScrollView) {
      let pages = scrollView.contentOffset.x / max(scrollView.bounds.width, 1)
      trace.note("\(event) \((pages * 100).rounded() / 100)")
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { note("at", scrollView) }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { note("drag", scrollView) }
    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) { trace.note("to \(targetContentOffset.pointee.x / scrollView.bounds.width)") }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      trace.note("up, moves on: \(decelerate)")
    }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { note("moves on", scrollView) }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { note("stands", scrollView) }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { note("end", scrollView) }
  }

  func test_PAGE13_pagesLieInTheMiddleOfThree() async throws {
    try await withTrace { trace in
      let scene = trace.showPages()
      let scrollView = try scene.pager.scrollView()
      let size = scene.pager.view.bounds.size
      XCTAssertTrue(scene.pages[0].view.isDescendant(of: scrollView))
      XCTAssertEqual(scrollView.contentSize, CGSize(width: 3 * size.width, height: size.height))
      XCTAssertEqual(scrollView.contentOffset, CGPoint(x: size.width, y: 0))
      XCTAssertEqual([scrollView.isPagingEnabled, scrollView.scrollsToTop], [true, false])
      let page = scene.pages[0].view!
      XCTAssertEqual(page.convert(page.bounds, to: scene.pager.view), CGRect(origin: .zero, size: size))
      scene.pager.view.frame.size = CGSize(width: 100, height: 50)
      scene.pager.view.layoutIfNeeded()
      XCTAssertEqual(scrollView.contentSize, CGSize(width: 300, height: 50))
      XCTAssertEqual(scrollView.contentOffset, CGPoint(x: 100, y: 0))
      XCTAssertEqual(page.convert(page.bounds, to: scene.pager.view), CGRect(x: 0, y: 0, width: 100, height: 50))
      trace.expect("")
    }
  }

  func test_PAGE13_theScrollViewIsThereBeforePages() async throws {
    try await withTrace { trace in
      let pager = trace.pager()
      let scrollView = try pager.scrollView()
      scrollView.isScrollEnabled = false
      pager.setViewControllers([trace.controller("A")], direction: .forward, animated: false)
      _ = trace.show(pager)
      XCTAssertTrue(try pager.scrollView() === scrollView)
      XCTAssertEqual(pager.view.subviews.count, 1)
      trace.ignore {}
    }
  }

  func test_PAGE13_verticalPagesAndCurledPages() async throws {
    try await withTrace { trace in
      let pager = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .vertical)
      pager.setViewControllers([UIViewController()], direction: .forward, animated: false)
      let window = trace.show(pager)
      let scrollView = try pager.scrollView()
      XCTAssertEqual(scrollView.contentOffset, CGPoint(x: 0, y: window.bounds.height))
      XCTAssertEqual(scrollView.contentSize.height, 3 * window.bounds.height)
      let curled = trace.showPages(.pageCurl)
      XCTAssertFalse(curled.pager.view.subviews.contains { $0 is UIScrollView })
      trace.ignore {}
    }
  }

  func test_PAGE13_theScrollViewDecidesWhetherPagesTurn() async throws {
    try await withTrace { trace in
      let scene = trace.showPages(asking: true)
      trace.setUp { scene.show(0, animated: false, trace: trace) }
      let scrollView = try scene.pager.scrollView()
      let turn = scene.pager.interactivePageTurn
      XCTAssertTrue(scrollView.panGestureRecognizer === turn.pan)
      XCTAssertTrue(scrollView.gestureRecognizers?.contains(turn.pan) == true)
      XCTAssertFalse(scrollView.interactiveDrag.begin())
      scrollView.isScrollEnabled = false
      XCTAssertFalse(turn.pan.isEnabled)
      XCTAssertFalse(turn.begin(.forward))
      scrollView.isScrollEnabled = true
      scrollView.isUserInteractionEnabled = false
      XCTAssertFalse(turn.begin(.forward))
      scrollView.isUserInteractionEnabled = true
      trace.ignore { XCTAssertTrue(turn.begin(.forward)) }
    }
  }

  func test_PAGE14_anAnimatedCallMovesTheOffset() async throws {
    try await withTrace(pacing: .manual) { trace in
      let scene = trace.showPages()
      let (scrollView, listener) = (try scene.pager.scrollView(), Listener(trace))
      scrollView.delegate = listener
      trace.ignore {
        scene.show(1, animated: true, trace: trace)
        trace.advance(0.15)
      }
      XCTAssertEqual(scrollView.contentOffset.x / scrollView.bounds.width, 1.5, accuracy: 0.1)
      XCTAssertTrue(scrollView.isScrollAnimating)
      trace.ignore { trace.advance(0.14) }
      trace.advance(0.011)
      trace.expect("at 2.0\nend 2.0")
      trace.advance(0.1)
      trace.expect(
        """
        B.viewDidAppear(true)
        A.viewDidDisappear(true)
        B.didMove(toParent: G)
        A.didMove(toParent: nil)
        at 1.0
        B finished: true
        """)
    }
  }

  func test_PAGE14_aPersonsTurnIsADrag() async throws {
    try await withTrace(pacing: .manual) { trace in
      let scene = trace.showPages(asking: true)
      trace.setUp { scene.show(0, animated: false, trace: trace) }
      let (scrollView, listener) = (try scene.pager.scrollView(), Listener(trace))
      scrollView.delegate = listener
      let turn = scene.pager.interactivePageTurn
      trace.ignore { turn.begin(.forward) }
      XCTAssertEqual([scrollView.isTracking, scrollView.isDragging], [true, true])
      turn.update(0.25)
      turn.update(0.75)
      trace.expect("at 1.25\nat 1.75")
      turn.finish()
      trace.expect("to 2.0\nup, moves on: true\nmoves on 1.75")
      XCTAssertEqual([scrollView.isTracking, scrollView.isDecelerating], [false, true])
      trace.ignore { trace.advance(0.08) }
      trace.advance(0.01)
      trace.expect(
        """
        B.viewDidAppear(true)
        A.viewDidDisappear(true)
        B.didMove(toParent: G)
        A.didMove(toParent: nil)
        at 2.0
        stands 2.0
        at 1.0
        turned from A, finished: true, completed: true
        before B?
        after B?
        """)
      XCTAssertEqual(scrollView.contentOffset.x, scrollView.bounds.width)
      XCTAssertFalse(scrollView.isDecelerating)
    }
  }

  func test_PAGE14_aCancelledTurnGoesBack() async throws {
    try await withTrace(pacing: .manual) { trace in
      let scene = trace.showPages(asking: true)
      trace.setUp { scene.show(1, animated: false, trace: trace) }
      let (scrollView, listener) = (try scene.pager.scrollView(), Listener(trace))
      scrollView.delegate = listener
      let turn = scene.pager.interactivePageTurn
      trace.ignore { turn.begin(.reverse) }
      turn.update(0.75)
      trace.expect("at 0.25")
      turn.cancel()
      trace.expect("to 1.0\nup, moves on: true\nmoves on 0.25")
      trace.ignore { trace.advance(0.26) }
      trace.advance(0.01)
      trace.expect(
        """
        B.viewWillAppear(true)
        B.viewIsAppearing(true)
        B.viewDidAppear(true)
        A.viewWillDisappear(true)
        A.viewDidDisappear(true)
        A.willMove(toParent: nil)
        A.didMove(toParent: nil)
        at 1.0
        stands 1.0
        turned from B, finished: true, completed: false
        """)
      XCTAssertEqual(scrollView.contentOffset.x, scrollView.bounds.width)
      XCTAssertEqual(scene.shown, "B")
    }
  }

  /// PAGE-16: beyond the first page the content follows the finger less and less, and returns.
  func test_PAGE16_bounce() async throws {
    for bounces in [true, false] {
      try await withTrace(pacing: .manual) { trace in
        let scene = trace.showPages(asking: true)
        trace.setUp { scene.show(0, animated: false, trace: trace) }
        let (scrollView, listener) = (try scene.pager.scrollView(), Listener(trace))
        (scrollView.delegate, scrollView.bounces) = (listener, bounces)
        let fingers = scene.window.fingers
        fingers.begin(at: CGPoint(x: 100, y: 300))
        fingers.move(to: CGPoint(x: 130, y: 300))
        fingers.move(to: CGPoint(x: 300, y: 300))
        fingers.wait(1)
        XCTAssertTrue(scrollView.isDragging)
        trace.expect(bounces ? "drag 1.0\nat 0.78" : "drag 1.0")
        fingers.end()
        trace.expect(bounces ? "to 1.0\nup, moves on: true\nmoves on 0.78" : "to 1.0\nup, moves on: false")
        trace.ignore { trace.stage.cycle.settle() }
        XCTAssertEqual(scrollView.contentOffset.x, scrollView.bounds.width)
        XCTAssertEqual([scrollView.isDragging, scrollView.isDecelerating], [false, false])
        XCTAssertEqual(scene.shown, "A")
      }
    }
  }

  /// PAGE-16: a delegate that holds the offset switches the bounce off.
  func test_PAGE16_heldOffset() async throws {
    try await withTrace(pacing: .manual) { trace in
      let scene = trace.showPages(asking: true)
      trace.setUp { scene.show(0, animated: false, trace: trace) }
      let (scrollView, holder) = (try scene.pager.scrollView(), Holder())
      scrollView.delegate = holder
      XCTAssertTrue(scene.window.fingers.drag(scene.pager.view, by: CGVector(dx: 200, dy: 0)))
      trace.stage.cycle.settle()
      XCTAssertGreaterThan(holder.count, 0)
      XCTAssertEqual(scrollView.contentOffset.x, scrollView.bounds.width)
    }
  }

  /// PAGE-15, PAGE-16: a finger that comes back from beyond the first page turns to the second one, in the same drag.
  func test_PAGE15_fromBeyond() async throws {
    try await withTrace(pacing: .manual) { trace in
      let scene = trace.showPages(asking: true)
      trace.setUp { scene.show(0, animated: false, trace: trace) }
      let (scrollView, listener) = (try scene.pager.scrollView(), Listener(trace))
      scrollView.delegate = listener
      let fingers = scene.window.fingers
      fingers.begin(at: CGPoint(x: 350, y: 300))
      for x in [380.0, 340, 50] { fingers.move(to: CGPoint(x: x, y: 300)) }
      trace.expect(
        """
        drag 1.0
        will turn to B
        B.willMove(toParent: G)
        A.willMove(toParent: nil)
        B.viewDidLoad()
        B.viewWillAppear(true)
        A.viewWillDisappear(true)
        B.viewIsAppearing(true)
        at 1.75
        """)
      trace.ignore {
        fingers.wait(1)
        fingers.end()
        trace.stage.cycle.settle()
      }
      XCTAssertEqual(scene.shown, "B")
    }
  }

  /// PAGE-15: a finger that comes back cancels the turn, and turns to the page on the other side.
  func test_PAGE15_turnsRound() async throws {
    try await withTrace(pacing: .manual) { trace in
      let scene = trace.showPages(asking: true)
      trace.setUp { scene.show(1, animated: false, trace: trace) }
      let (scrollView, listener) = (try scene.pager.scrollView(), Listener(trace))
      scrollView.delegate = listener
      let fingers = scene.window.fingers
      fingers.begin(at: CGPoint(x: 100, y: 300))
      trace.ignore { for x in [70.0, 50] { fingers.move(to: CGPoint(x: x, y: 300)) } }
      fingers.move(to: CGPoint(x: 250, y: 300))
      trace.expect(
        """
        at 1.0
        B.viewWillAppear(true)
        B.viewIsAppearing(true)
        B.viewDidAppear(true)
        C.viewWillDisappear(true)
        C.viewDidDisappear(true)
        C.willMove(toParent: nil)
        C.didMove(toParent: nil)
        turned from B, finished: true, completed: false
        will turn to A
        A.willMove(toParent: G)
        B.willMove(toParent: nil)
        A.viewWillAppear(true)
        B.viewWillDisappear(true)
        A.viewIsAppearing(true)
        """)
      fingers.move(to: CGPoint(x: 390, y: 300))
      trace.expect("at 0.28")
      trace.ignore {
        fingers.wait(1)
        fingers.end()
        trace.stage.cycle.settle()
      }
      XCTAssertEqual(scene.shown, "A")
      XCTAssertEqual(scrollView.contentOffset.x, scrollView.bounds.width)
      XCTAssertEqual(scene.pager.children, [scene.pages[0]])
    }
  }

  /// PAGE-15: a curled page lies flat where the finger began, and stays.
  func test_PAGE15_curled() async throws {
    await withStage(pacing: .manual) { trace in
      let scene = trace.showPages(.pageCurl, asking: true)
      trace.setUp { scene.show(1, animated: false, trace: trace) }
      let fingers = scene.window.fingers
      fingers.begin(at: CGPoint(x: 100, y: 300))
      for x in [60.0, 300, 398] { fingers.move(to: CGPoint(x: x, y: 300)) }
      XCTAssertEqual(scene.pager.interactivePageTurn.percentComplete, 0)
      fingers.wait(1)
      fingers.end()
      trace.stage.cycle.settle()
      XCTAssertEqual(scene.shown, "B")
    }
  }

  /// Holds the offset at the first page.
  private final class Holder: NSObject, UIScrollViewDelegate {
    private(set) var count = 0

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      guard scrollView.contentOffset.x < scrollView.bounds.width else { return }
      count += 1
      scrollView.contentOffset.x = scrollView.bounds.width
    }
  }
}

extension UIPageViewController {
  /// The scroll view as code finds it that follows the turns.
  fileprivate func scrollView() throws -> UIScrollView {
    try XCTUnwrap(view.subviews.first { $0 is UIScrollView } as? UIScrollView)
  }
}
