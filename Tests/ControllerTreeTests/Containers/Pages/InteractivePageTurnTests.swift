import XCTest

@testable import ControllerTree

/// A user turns a page (PAGE-04, PAGE-05, PAGE-07).
final class InteractivePageTurnTests: XCTestCase {
  private static let scrollBegins = """
    before A?
    after A?
    will turn to B
    B.willMove(toParent: G)
    A.willMove(toParent: nil)
    B.viewDidLoad()
    B.viewWillAppear(true)
    A.viewWillDisappear(true)
    B.viewIsAppearing(true)
    """

  /// PAGE-04, PAGE-07, TRANS-14, TRANS-16: the user scrolls half-way, holds, and finishes further on.
  func test_PAGE07_aFinishedSwipe() async {
    await withTrace { trace in
      let scene = trace.showPages(asking: true)
      scene.show(0, animated: false, trace: trace)
      trace.expect("A finished: true\nbefore A?\nafter A?")
      let swipe = scene.pager.interactivePageTurn
      XCTAssertTrue(swipe.begin(.forward))
      trace.expect(
        """
        will turn to B
        B.willMove(toParent: G)
        A.willMove(toParent: nil)
        B.viewDidLoad()
        B.viewWillAppear(true)
        A.viewWillDisappear(true)
        B.viewIsAppearing(true)
        """)
      XCTAssertEqual(scene.shown, "A")
      XCTAssertEqual(scene.pager.transitionCoordinator?.isInteractive, true)
      XCTAssertFalse(swipe.begin(.forward))
      swipe.update(0.5)
      XCTAssertEqual(swipe.percentComplete, 0.5)
      trace.expect("")
      swipe.finish()
      trace.expect(
        """
        B.viewDidAppear(true)
        A.viewDidDisappear(true)
        B.didMove(toParent: G)
        A.didMove(toParent: nil)
        turned from A, finished: true, completed: true
        before B?
        after B?
        """)
      XCTAssertEqual(scene.shown, "B")
    }
  }

  /// PAGE-04, PAGE-07: the user scrolls half-way and cancels: the old page appears before the new one disappears.
  func test_PAGE04_aCancelledSwipe() async {
    await withTrace(pacing: .manual) { trace in
      let scene = trace.showPages(asking: true)
      trace.setUp { scene.show(0, animated: false, trace: trace) }
      let before = trace.tree
      let swipe = scene.pager.interactivePageTurn
      trace.setUp { swipe.begin(.forward) }
      swipe.update(0.4)
      swipe.cancel()
      trace.advance(0.139)
      trace.expect("")
      trace.advance(0.001)
      trace.expect(
        """
        A.viewWillAppear(true)
        A.viewIsAppearing(true)
        A.viewDidAppear(true)
        B.viewWillDisappear(true)
        B.viewDidDisappear(true)
        B.willMove(toParent: nil)
        B.didMove(toParent: nil)
        turned from A, finished: true, completed: false
        """)
      XCTAssertEqual(scene.shown, "A")
      XCTAssertEqual(scene.pager.children.names, "A")
      XCTAssertFalse(scene.pages[0].isMovingFromParent)
      XCTAssertEqual(trace.tree, before)
      trace.ignore {
        XCTAssertTrue(swipe.begin(.forward))
        swipe.cancel()
        trace.stage.cycle.settle()
      }
    }
  }

  /// PAGE-05, PAGE-07, PAGE-08: a curled page: the data source is asked when the user begins, and not again.
  func test_PAGE05_aFinishedCurl() async {
    await withTrace { trace in
      let scene = trace.showPages(.pageCurl, asking: true)
      let turn = scene.pager.interactivePageTurn
      XCTAssertTrue(turn.begin(.forward))
      trace.expect(
        """
        after A?
        will turn to B
        B.willMove(toParent: G)
        A.willMove(toParent: nil)
        B.viewDidLoad()
        B.viewWillAppear(true)
        A.viewWillDisappear(true)
        B.viewIsAppearing(true)
        """)
      turn.finish()
      trace.expect(
        """
        A.viewDidDisappear(true)
        B.viewDidAppear(true)
        B.didMove(toParent: G)
        A.didMove(toParent: nil)
        turned from A, finished: true, completed: true
        """)
    }
  }

  /// PAGE-05, PAGE-07: the turn of a curled page is cancelled: both `will…`, then both `did…`, the new page first.
  func test_PAGE05_aCancelledCurl() async {
    await withTrace { trace in
      let scene = trace.showPages(.pageCurl, asking: true)
      let before = trace.tree
      let turn = scene.pager.interactivePageTurn
      trace.setUp { turn.begin(.forward) }
      turn.cancel()
      trace.expect(
        """
        B.viewWillDisappear(true)
        A.viewWillAppear(true)
        A.viewIsAppearing(true)
        B.viewDidDisappear(true)
        A.viewDidAppear(true)
        B.willMove(toParent: nil)
        B.didMove(toParent: nil)
        turned from A, finished: true, completed: false
        """)
      XCTAssertEqual(trace.tree, before)
    }
  }

  /// PAGE-08: there is no next page: the data source is asked, and nothing happens.
  func test_PAGE08_noNeighbour() async {
    await withTrace { trace in
      let scene = trace.showPages(.pageCurl, asking: true)
      XCTAssertFalse(scene.pager.interactivePageTurn.begin(.reverse))
      trace.expect("before A?")
      scene.pager.dataSource = nil
      XCTAssertFalse(scene.pager.interactivePageTurn.begin(.forward))
      trace.expect("")
      trace.expectRefusal("! M-TRANS-04 notInteractive: G.finish()") { scene.pager.interactivePageTurn.finish() }
    }
  }

  /// PAGE-06, PAGE-07: a call during a user's turn: the turn is cancelled first, with `finished: false`.
  func test_PAGE07_interruptedByACall() async {
    await withTrace(pacing: .manual) { trace in
      let scene = trace.showPages(.pageCurl, asking: true)
      let turn = scene.pager.interactivePageTurn
      trace.setUp {
        turn.begin(.forward)
        turn.update(0.3)
      }
      scene.show(2, animated: false, trace: trace)
      trace.expect(
        """
        B.viewWillDisappear(true)
        A.viewWillAppear(true)
        A.viewIsAppearing(true)
        B.viewDidDisappear(true)
        A.viewDidAppear(true)
        B.willMove(toParent: nil)
        B.didMove(toParent: nil)
        turned from A, finished: false, completed: false
        C.willMove(toParent: G)
        A.willMove(toParent: nil)
        C.viewDidLoad()
        C.viewWillAppear(false)
        A.viewWillDisappear(false)
        C.viewIsAppearing(false)
        A.viewDidDisappear(false)
        C.viewDidAppear(false)
        C.didMove(toParent: G)
        A.didMove(toParent: nil)
        C finished: true
        """)
      trace.expectRefusal("! M-TRANS-04 notInteractive: G.update(_:)") { turn.update(0.6) }
    }
  }

  /// PAGE-07: the controller leaves the screen during a user's turn: the turn is cancelled, then both disappear.
  func test_PAGE07_pageLeavesDuringASwipe() async {
    await withTrace { trace in
      let scene = trace.showPages(.scroll, asking: true)
      trace.setUp { scene.pager.interactivePageTurn.begin(.forward) }
      scene.window.isHidden = true
      trace.expect(
        """
        A.viewWillAppear(true)
        A.viewIsAppearing(true)
        A.viewDidAppear(true)
        B.viewWillDisappear(true)
        B.viewDidDisappear(true)
        B.willMove(toParent: nil)
        B.didMove(toParent: nil)
        turned from A, finished: false, completed: false
        G.viewWillDisappear(false)
        A.viewWillDisappear(false)
        G.viewDidDisappear(false)
        A.viewDidDisappear(false)
        before A?
        """)
    }
  }

  /// PAGE-07: off screen, in a change, and with a disabled recognizer, no turn begins.
  func test_PAGE07_swipeWithoutAPageIsRefused() async {
    await withTrace(pacing: .manual) { trace in
      let scene = trace.showPages(.pageCurl, asking: true)
      let turn = scene.pager.interactivePageTurn
      XCTAssertEqual(scene.pager.gestureRecognizers.count, 2)
      XCTAssertTrue(scene.pager.gestureRecognizers.allSatisfy { $0.view?.superview === scene.pager.view })
      XCTAssertEqual(trace.pager(.scroll).gestureRecognizers, [])
      scene.pager.gestureRecognizers[0].isEnabled = false
      XCTAssertFalse(turn.begin(.forward))
      trace.expect("")
      scene.pager.gestureRecognizers[0].isEnabled = true
      var states: [UIGestureRecognizer.State] = []
      scene.pager.gestureRecognizers[0].addHandler { states.append($0.state) }
      trace.ignore {
        turn.begin(.forward)
        turn.update(0.5)
        turn.finish()
      }
      XCTAssertEqual(states, [.began, .changed, .ended])
      XCTAssertFalse(turn.begin(.forward))
      trace.ignore {
        trace.advance(1)
        scene.window.isHidden = true
      }
      XCTAssertFalse(turn.begin(.forward))
      trace.expect("")
    }
  }

  /// PAGE-07, M-PAGE-01: pages that `willTransitionTo` sets come after the turn that it interrupts.
  func test_PAGE07_calledFromTheDelegate() async {
    await withStage { trace in
      let scene = trace.showPages(.pageCurl, asking: true)
      scene.book.willTurn = { scene.show(3, animated: false, trace: trace) }
      scene.pager.interactivePageTurn.begin(.forward)
      XCTAssertEqual(scene.shown, "D")
      XCTAssertEqual(scene.pager.children.names, "D")
      XCTAssertEqual(scene.pages[3].appearance, .appeared)
    }
  }

  /// PAGE-04, PAGE-07: a recorder of transitions names each message before the delegate gets it.
  func test_PAGE07_recorderNamesEachMessageBeforeTheDelegateGetsIt() async {
    await withTrace(.transitions) { trace in
      let scene = trace.showPages(asking: true)
      let swipe = scene.pager.interactivePageTurn
      swipe.begin(.forward)
      swipe.finish()
      trace.expect(
        """
        after A?
        G.pageViewController(_:willTransitionTo:)()
        will turn to B
        B.willMove(toParent: G)
        A.willMove(toParent: nil)
        B.viewDidLoad()
        B.viewWillAppear(true)
        A.viewWillDisappear(true)
        B.startInteractiveTransition()
        B.animateTransition()
        B.viewIsAppearing(true)
        B.finishInteractiveTransition()
        B.completeTransition(true)
        B.viewDidAppear(true)
        A.viewDidDisappear(true)
        B.didMove(toParent: G)
        A.didMove(toParent: nil)
        G.pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)(true)
        turned from A, finished: true, completed: true
        B.completion()
        before B?
        after B?
        """)
    }
  }
}
