import XCTest

@testable import ControllerTree

/// Calls of the data source (PAGE-08).
final class PageNeighborsTests: XCTestCase {
  /// PAGE-08: for scrolled pages the data source is asked at the end of a change, first for the page before, and not
  /// again when the user begins.
  func test_PAGE08_scrolledPagesAreRemembered() async {
    await withTrace { trace in
      let scene = trace.showPages(asking: true)
      scene.pager.setViewControllers([scene.pages[1]], direction: .forward, animated: true)
      XCTAssertEqual(
        trace.recorder.drain().compactMap(\.noteText), ["before B?", "after B?"])
      let swipe = scene.pager.interactivePageTurn
      XCTAssertTrue(swipe.begin(.reverse))
      swipe.finish()
      XCTAssertEqual(
        trace.recorder.drain().compactMap(\.noteText),
        ["will turn to A", "turned from B, finished: true, completed: true", "before A?", "after A?"])
      // The answer `nil` is stored as well.
      XCTAssertFalse(swipe.begin(.reverse))
      trace.expect("")
    }
  }

  /// PAGE-08: setting another data source, the same one again, or the same page drops the stored answers.
  func test_PAGE08_whatIsForgotten() async {
    await withTrace { trace in
      let scene = trace.showPages(asking: true)
      scene.show(0, animated: false, trace: trace)
      trace.expect("A finished: true\nbefore A?\nafter A?")
      scene.pager.dataSource = scene.book
      scene.book.pages.swapAt(1, 2)
      XCTAssertTrue(scene.pager.interactivePageTurn.begin(.forward))
      scene.pager.interactivePageTurn.cancel()
      XCTAssertEqual(
        trace.recorder.drain().compactMap(\.noteText),
        ["after A?", "will turn to C", "turned from A, finished: true, completed: false", "before A?"])
      scene.show(0, animated: false, trace: trace)
      trace.expect("A finished: true\nbefore A?\nafter A?")
    }
  }

  /// PAGE-08: the same off screen; without pages the data source is not asked.
  func test_PAGE08_offScreen() async {
    await withTrace { trace in
      let (pager, book) = (trace.pager(), trace.book())
      pager.dataSource = book
      pager.setViewControllers([book.pages[0]], direction: .forward, animated: false)
      trace.expect(
        """
        A.willMove(toParent: G)
        A.didMove(toParent: G)
        before A?
        after A?
        """)
    }
  }

  /// PAGE-08, PAGE-10: two facing pages need two new pages; a single one is not enough.
  func test_PAGE08_twoPagesAtOnce() async {
    await withTrace { trace in
      let scene = trace.showPages(.pageCurl, spine: .mid, asking: true)
      let turn = scene.pager.interactivePageTurn
      XCTAssertTrue(turn.begin(.forward))
      turn.finish()
      XCTAssertEqual(
        trace.recorder.drain().compactMap(\.noteText),
        ["after B?", "after C?", "will turn to C, D", "turned from A, B, finished: true, completed: true"])
      XCTAssertEqual(scene.shown, "C, D")
      XCTAssertTrue(turn.begin(.reverse))
      turn.finish()
      XCTAssertEqual(
        trace.recorder.drain().compactMap(\.noteText),
        ["before C?", "before B?", "will turn to A, B", "turned from C, D, finished: true, completed: true"])
      scene.book.pages.removeLast()
      XCTAssertFalse(turn.begin(.forward))
      trace.expect("after B?\nafter C?")
    }
  }

  /// PAGE-08: after a double-sided page comes its back, which only the user sees.
  func test_PAGE08_doubleSidedPages() async {
    await withTrace { trace in
      let scene = trace.showPages(.pageCurl, asking: true)
      scene.pager.isDoubleSided = true
      XCTAssertTrue(scene.pager.interactivePageTurn.begin(.forward))
      scene.pager.interactivePageTurn.finish()
      XCTAssertEqual(
        trace.recorder.drain().compactMap(\.noteText),
        ["after A?", "after B?", "will turn to C", "turned from A, finished: true, completed: true"])
      XCTAssertFalse(scene.pages[1].isViewLoaded)
    }
  }

  /// PAGE-08, M-PAGE-01: a page that can't become a child is refused, and the current page stays.
  func test_PAGE08_aNeighbourThatIsSomewhereElse() async {
    await withTrace { trace in
      let scene = trace.showPages(.pageCurl, asking: true)
      let other = trace.window()
      trace.setUp {
        other.rootViewController = scene.pages[1]
        other.isHidden = false
      }
      let before = trace.tree
      XCTAssertFalse(scene.pager.interactivePageTurn.begin(.forward))
      trace.expect("after A?\n! MIS-12 rootAsChild: G.begin(_:)")
      XCTAssertEqual(trace.tree, before)
    }
  }
}
