import XCTest

@testable import ControllerTree

/// One change of pages that a call requests: the callbacks and their order (PAGE-03 to PAGE-06, PAGE-12).
final class PageChangeTests: XCTestCase {
  /// PAGE-02, PAGE-03, PAGE-04, PAGE-06: scrolled pages, and the properties during the change.
  func test_PAGE04_scrolledPages() async {
    for animated in [true, false] {
      await withTrace(.layout) { trace in
        let scene = trace.showPages()
        scene.show(1, animated: animated, trace: trace)
        trace.expectDetailed(
          """
          B.willMove(toParent: G) movingToParent window: nil
          A.willMove(toParent: nil) movingFromParent
          B.viewDidLoad() movingToParent window: nil
          B.viewWillAppear(\(animated)) movingToParent window: nil
          A.viewWillDisappear(\(animated)) movingFromParent
          B.viewIsAppearing(\(animated)) movingToParent
          B.viewWillLayoutSubviews() movingToParent
          B.viewDidLayoutSubviews() movingToParent
          B.viewDidAppear(\(animated)) movingToParent
          A.viewDidDisappear(\(animated)) movingFromParent window: nil
          B.didMove(toParent: G)
          A.didMove(toParent: nil) window: nil
          B finished: true
          """)
        XCTAssertEqual(scene.pager.children.names, "B")
        XCTAssertEqual(scene.shown, "B")
        XCTAssertNil(scene.pages[0].parent)
        XCTAssertNil(scene.pages[0].view.superview)
      }
    }
  }

  /// PAGE-03, PAGE-05, PAGE-06: curled pages: the old one gets `viewDidDisappear` before the new one gets
  /// `viewDidAppear`.
  func test_PAGE05_curledPages() async {
    for animated in [true, false] {
      await withTrace { trace in
        let scene = trace.showPages(.pageCurl)
        scene.show(1, animated: animated, trace: trace)
        trace.expect(
          """
          B.willMove(toParent: G)
          A.willMove(toParent: nil)
          B.viewDidLoad()
          B.viewWillAppear(\(animated))
          A.viewWillDisappear(\(animated))
          B.viewIsAppearing(\(animated))
          A.viewDidDisappear(\(animated))
          B.viewDidAppear(\(animated))
          B.didMove(toParent: G)
          A.didMove(toParent: nil)
          B finished: true
          """)
      }
    }
  }

  /// PAGE-02: `viewControllers` follows an animated change at its end, any other at once; the coordinator is there
  /// meanwhile (TRANS-20).
  func test_PAGE02_whenThePagesAreAnswered() async {
    await withTrace(pacing: .manual) { trace in
      let scene = trace.showPages()
      scene.show(1, animated: true, trace: trace)
      XCTAssertEqual(scene.shown, "A")
      XCTAssertEqual(scene.pager.children.names, "A, B")
      XCTAssertEqual(scene.pages[1].transitionCoordinator?.isAnimated, true)
      trace.setUp {
        scene.pager.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
          trace.note("coordinator's completion")
        }
      }
      trace.advance(0.349)
      trace.expect("")
      trace.advance(0.001)
      trace.expect(
        """
        B.viewDidAppear(true)
        A.viewDidDisappear(true)
        B.didMove(toParent: G)
        A.didMove(toParent: nil)
        B finished: true
        coordinator's completion
        """)
      XCTAssertEqual(scene.shown, "B")
      trace.ignore {
        UpdateCycle.main.turn {
          scene.show(2, animated: false, trace: trace)
          XCTAssertEqual(scene.shown, "C")
          trace.expect("C.willMove(toParent: G)\nB.willMove(toParent: nil)")
        }
      }
    }
  }

  /// PAGE-12, PAGE-06: the page is shown already: no callbacks are sent, and the completion runs.
  func test_PAGE12_theSamePageAgain() async {
    for animated in [true, false] {
      await withTrace { trace in
        let scene = trace.showPages()
        let before = trace.tree
        UpdateCycle.main.turn {
          scene.show(0, animated: animated, trace: trace)
          trace.expect("")
        }
        trace.expect("A finished: true")
        XCTAssertEqual(trace.tree, before)
      }
    }
  }

  /// PAGE-06: an animation that another call interrupts finishes first; its completion gets `false`.
  func test_PAGE06_interrupted() async {
    await withTrace(pacing: .manual) { trace in
      let scene = trace.showPages()
      trace.setUp { scene.show(1, animated: true, trace: trace) }
      trace.advance(0.1)
      scene.show(2, animated: true, trace: trace)
      trace.expect(
        """
        B.viewDidAppear(true)
        A.viewDidDisappear(true)
        B.didMove(toParent: G)
        A.didMove(toParent: nil)
        B finished: false
        C.willMove(toParent: G)
        B.willMove(toParent: nil)
        C.viewDidLoad()
        C.viewWillAppear(true)
        B.viewWillDisappear(true)
        C.viewIsAppearing(true)
        """)
      XCTAssertEqual(scene.shown, "B")
      trace.advance(0.35)
      trace.expect(
        """
        C.viewDidAppear(true)
        B.viewDidDisappear(true)
        C.didMove(toParent: G)
        B.didMove(toParent: nil)
        C finished: true
        """)
      XCTAssertEqual(scene.shown, "C")
    }
  }

  /// PAGE-06, PAGE-02: three calls in one turn: the first change has begun when the last call replaces it, the second
  /// one never begins. Each completion runs once.
  func test_PAGE06_severalCallsInOneTurn() async {
    await withTrace { trace in
      let scene = trace.showPages()
      UpdateCycle.main.turn {
        scene.show(1, animated: true, trace: trace)
        scene.show(2, animated: true, trace: trace)
        scene.show(3, animated: false, trace: trace)
        XCTAssertEqual(scene.shown, "D")
        trace.expect("B.willMove(toParent: G)\nA.willMove(toParent: nil)")
      }
      trace.expect(
        """
        B.viewDidLoad()
        B.viewWillAppear(true)
        A.viewWillDisappear(true)
        B.viewIsAppearing(true)
        B.viewDidAppear(true)
        A.viewDidDisappear(true)
        B.didMove(toParent: G)
        A.didMove(toParent: nil)
        B finished: false
        D.willMove(toParent: G)
        B.willMove(toParent: nil)
        C finished: false
        D.viewDidLoad()
        D.viewWillAppear(false)
        B.viewWillDisappear(false)
        D.viewIsAppearing(false)
        D.viewDidAppear(false)
        B.viewDidDisappear(false)
        D.didMove(toParent: G)
        B.didMove(toParent: nil)
        D finished: true
        """)
      XCTAssertEqual(scene.pager.children.names, "D")
      XCTAssertFalse(scene.pages[2].isViewLoaded)
    }
  }

  /// PAGE-06: a call in the callbacks of a change: that change ends, and the next one begins; `viewControllers` has the
  /// new pages at once.
  func test_PAGE06_calledFromCallbacks() async {
    for moment in [ScriptedController.Moment.viewDidLoad, .viewWillAppear, .viewIsAppearing, .viewDidAppear, .didMove] {
      await withTrace { trace in
        let scene = trace.showPages()
        scene.pages[1].once(moment) {
          scene.show(2, animated: false, trace: trace)
          XCTAssertEqual(scene.shown, "C")
        }
        scene.show(1, animated: false, trace: trace)
        trace.expect(
          """
          B.willMove(toParent: G)
          A.willMove(toParent: nil)
          B.viewDidLoad()
          B.viewWillAppear(false)
          A.viewWillDisappear(false)
          B.viewIsAppearing(false)
          B.viewDidAppear(false)
          A.viewDidDisappear(false)
          B.didMove(toParent: G)
          A.didMove(toParent: nil)
          B finished: true
          C.willMove(toParent: G)
          B.willMove(toParent: nil)
          C.viewDidLoad()
          C.viewWillAppear(false)
          B.viewWillDisappear(false)
          C.viewIsAppearing(false)
          C.viewDidAppear(false)
          B.viewDidDisappear(false)
          C.didMove(toParent: G)
          B.didMove(toParent: nil)
          C finished: true
          """)
      }
    }
  }

  /// PAGE-03: a page that stays on the spine gets no callbacks when the page beside it changes.
  func test_PAGE03_oneOfTwoStays() async {
    await withTrace { trace in
      let scene = trace.showPages(.pageCurl, spine: .mid)
      scene.show(1, 2, animated: true, trace: trace)
      trace.expect(
        """
        C.willMove(toParent: G)
        A.willMove(toParent: nil)
        C.viewDidLoad()
        C.viewWillAppear(true)
        A.viewWillDisappear(true)
        C.viewIsAppearing(true)
        A.viewDidDisappear(true)
        C.viewDidAppear(true)
        C.didMove(toParent: G)
        A.didMove(toParent: nil)
        B, C finished: true
        """)
      XCTAssertEqual(scene.pages[1].view.frame, CGRect(x: 0, y: 0, width: 200, height: 800))
      XCTAssertEqual(scene.pages[2].view.frame, CGRect(x: 200, y: 0, width: 200, height: 800))
    }
  }

  /// PAGE-03: a page that is a child of another controller leaves it; a page that client code removes is not shown any
  /// more.
  func test_PAGE03_pagesOfOthersAndRemovedPages() async {
    await withTrace { trace in
      let scene = trace.showPages()
      let other = trace.controller("Q")
      trace.setUp { other.addChild(scene.pages[1]) }
      scene.show(1, animated: false, trace: trace)
      trace.expect(
        """
        B.willMove(toParent: nil)
        B.didMove(toParent: nil)
        B.willMove(toParent: G)
        A.willMove(toParent: nil)
        B.viewDidLoad()
        B.viewWillAppear(false)
        A.viewWillDisappear(false)
        B.viewIsAppearing(false)
        B.viewDidAppear(false)
        A.viewDidDisappear(false)
        B.didMove(toParent: G)
        A.didMove(toParent: nil)
        B finished: true
        """)
      scene.pages[1].willMove(toParent: nil)
      scene.pages[1].removeFromParent()
      trace.expect(
        """
        B.willMove(toParent: nil)
        B.viewWillDisappear(false)
        B.viewDidDisappear(false)
        B.didMove(toParent: nil)
        """)
      XCTAssertEqual(scene.shown, "")
      XCTAssertNil(scene.pages[1].view.superview)
    }
  }
}
