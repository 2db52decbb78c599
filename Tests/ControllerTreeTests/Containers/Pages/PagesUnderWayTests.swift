import XCTest

@testable import ControllerTree

/// Actions during a change of a page view controller, or of a container around it.
final class PagesUnderWayTests: XCTestCase {
  /// CON-07, PAGE-03: a controller that its previous parent keeps does not become a page.
  func test_CON07_PAGE03_pageIsKeptByItsFormerParent() async {
    await withTrace { trace in
      let (former, next) = (trace.pager(), trace.controller("H") { UIPageViewController() })
      let page = trace.scripted("A")
      trace.setUp {
        former.setViewControllers([page], direction: .forward, animated: false)
        page.once(.didMove) { former.setViewControllers([page], direction: .forward, animated: false) }
      }
      next.setViewControllers([page], direction: .forward, animated: false)
      trace.expect(
        """
        A.willMove(toParent: nil)
        A.didMove(toParent: nil)
        A.willMove(toParent: G)
        A.didMove(toParent: G)
        """)
      XCTAssertEqual(next.viewControllers, [])
      XCTAssertEqual(former.children, [page])
    }
  }

  /// CON-07, PAGE-07: a callback moves the page that a user's swipe brings to another page view controller.
  func test_CON07_PAGE07_pageMovesAwayWhileASwipeBringsIt() async {
    await withTrace { trace in
      let (scene, other) = (trace.showPages(asking: true), trace.controller("H") { UIPageViewController() })
      scene.show(0, animated: false, trace: trace)
      trace.begin()
      let page = scene.pages[1]
      page.once(.willMove) { other.setViewControllers([page], direction: .forward, animated: false) }
      scene.pager.interactivePageTurn.begin(.forward)
      trace.expect(
        """
        will turn to B
        B.willMove(toParent: G)
        B.willMove(toParent: nil)
        B.didMove(toParent: nil)
        B.willMove(toParent: H)
        turned from A, finished: true, completed: false
        B.didMove(toParent: H)
        """)
      XCTAssertEqual(other.viewControllers, [page])
      XCTAssertEqual(scene.shown, "A")
    }
  }

  /// CON-07, PAGE-04: a callback moves the page that a cancelled swipe takes back to another page view controller.
  func test_CON07_PAGE04_pageMovesAwayWhileACancelledSwipeTakesItBack() async {
    await withTrace { trace in
      let (scene, other) = (trace.showPages(asking: true), trace.controller("H") { UIPageViewController() })
      scene.show(0, animated: false, trace: trace)
      scene.pager.interactivePageTurn.begin(.forward)
      trace.begin()
      let page = scene.pages[1]
      page.once(.willMove) { other.setViewControllers([page], direction: .forward, animated: false) }
      scene.pager.interactivePageTurn.cancel()
      trace.expect(
        """
        A.viewWillAppear(true)
        A.viewIsAppearing(true)
        A.viewDidAppear(true)
        B.viewWillDisappear(true)
        B.viewDidDisappear(true)
        B.willMove(toParent: nil)
        B.willMove(toParent: nil)
        B.didMove(toParent: nil)
        B.willMove(toParent: H)
        turned from A, finished: true, completed: false
        B.didMove(toParent: H)
        """)
      XCTAssertEqual(other.viewControllers, [page])
      XCTAssertEqual(scene.shown, "A")
    }
  }

  /// PAGE-03, decision on page controllers off screen: the controller leaves the screen while a new page joins.
  func test_PAGE03_hiddenWhileAPageJoins() async {
    await withTrace { trace in
      let scene = trace.showPages()
      scene.pages[1].once(.willMove) { scene.window.isHidden = true }
      scene.show(1, animated: true, trace: trace)
      trace.expect(
        """
        B.willMove(toParent: G)
        G.viewWillDisappear(false)
        A.viewWillDisappear(false)
        A.willMove(toParent: nil)
        G.viewDidDisappear(false)
        A.viewDidDisappear(false)
        B.didMove(toParent: G)
        A.didMove(toParent: nil)
        B finished: true
        """)
      scene.window.isHidden = false
      trace.expect(
        """
        B.viewDidLoad()
        G.viewWillAppear(false)
        B.viewWillAppear(false)
        G.viewIsAppearing(false)
        B.viewIsAppearing(false)
        G.viewDidAppear(false)
        B.viewDidAppear(false)
        """)
    }
  }

  /// PAGE-03: a page removes itself while it appears: its view is not added.
  func test_PAGE03_pageLeavesWhileItAppears() async {
    await withTrace { trace in
      let scene = trace.showPages()
      let page = scene.pages[1]
      page.once(.viewWillAppear) { page.leaveParent() }
      scene.show(1, animated: false, trace: trace)
      trace.expect(
        """
        B.willMove(toParent: G)
        A.willMove(toParent: nil)
        B.viewDidLoad()
        B.viewWillAppear(false)
        B.willMove(toParent: nil)
        B.viewWillDisappear(false)
        B.viewDidDisappear(false)
        B.didMove(toParent: nil)
        A.viewWillDisappear(false)
        A.viewDidDisappear(false)
        A.didMove(toParent: nil)
        B finished: true
        """)
      XCTAssertNil(page.viewIfLoaded?.superview)
    }
  }

  /// PAGE-05, APP-20: client code removes a page during a change of the page view controller inside it.
  func test_PAGE05_pageControllerIsRemovedDuringAChange() async {
    await withTrace { trace in
      let outer = trace.controller("O") {
        UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
      }
      let (inner, book) = (trace.pager(), trace.book("AB"))
      trace.setUp {
        outer.setViewControllers([inner], direction: .forward, animated: false)
        inner.setViewControllers([book.pages[0]], direction: .forward, animated: false)
        trace.show(outer)
        inner.dataSource = book
        inner.interactivePageTurn.begin(.forward)
      }
      inner.leaveParent()
      trace.expect(
        """
        G.willMove(toParent: nil)
        A.viewDidDisappear(true)
        B.viewWillDisappear(true)
        B.viewDidDisappear(true)
        B.willMove(toParent: nil)
        B.didMove(toParent: nil)
        G.viewWillDisappear(false)
        G.viewDidDisappear(false)
        G.didMove(toParent: nil)
        before A?
        """)
    }
  }
  /// PAGE-02, APP-26: a page that is replaced removes the controller during its appearance; the new page does not
  /// appear.
  func test_PAGE02_APP26_leavingPageTakesTheControllerAway() async {
    await withTrace(pacing: .manual) { trace in
      let (parent, pager) = (trace.controller("P"), trace.pager())
      let (first, second) = (trace.controller("A", ScriptedController.init), trace.controller("B"))
      trace.show(parent)
      pager.setViewControllers([first], direction: .forward, animated: false)
      parent.adopt(pager)
      let cover = trace.controller("M")
      trace.setUp {
        cover.modalPresentationStyle = .fullScreen
        parent.present(cover, animated: false)
        parent.dismiss(animated: true)
        first.once(.viewDidDisappear) { pager.leaveParent() }
      }
      pager.setViewControllers([second], direction: .forward, animated: false)
      trace.expect(
        """
        B.willMove(toParent: G)
        A.willMove(toParent: nil)
        A.viewWillDisappear(false)
        A.viewDidDisappear(false)
        G.willMove(toParent: nil)
        G.viewWillDisappear(false)
        G.didMove(toParent: nil)
        G.viewDidDisappear(false)
        B.didMove(toParent: G)
        A.didMove(toParent: nil)
        """)
      trace.finishTransitions()
      trace.expect(
        """
        P.viewDidAppear(true)
        M.viewDidDisappear(true)
        """)
    }
  }

  /// PAGE-03, CON-04: a page that is also the root of a hidden window disappears when it leaves.
  func test_PAGE03_CON04_pageThatIsARootLeaves() async {
    await withTrace { trace in
      let scene = trace.showPages()
      let (page, hidden) = (scene.pages[1], trace.window())
      trace.setUp {
        hidden.rootViewController = page
        scene.show(1, animated: false, trace: trace)
      }
      page.leaveParent()
      trace.expect(
        """
        B.willMove(toParent: nil)
        B.viewWillDisappear(false)
        B.viewDidDisappear(false)
        B.didMove(toParent: nil)
        """)
      XCTAssertEqual(page.appearance, .disappeared)
    }
  }

  /// PAGE-03: a new page is replaced and comes back while the controller is appearing: it still gets `didMove(toParent:)`.
  func test_PAGE03_newPageReturnsWhileTheControllerAppears() async {
    await withTrace { trace in
      let (pager, book) = (trace.pager(), trace.book())
      let (first, second, third) = (book.pages[0], book.pages[1], book.pages[2])
      trace.setUp { pager.setViewControllers([first], direction: .forward, animated: false) }
      first.once(.viewWillAppear) {
        for page in [second, third, second] {
          pager.setViewControllers([page], direction: .forward, animated: false)
        }
      }
      let window = trace.window()
      window.rootViewController = pager
      window.isHidden = false
      trace.expect(
        """
        G.viewDidLoad()
        A.viewDidLoad()
        G.viewWillAppear(false)
        A.viewWillAppear(false)
        B.willMove(toParent: G)
        C.willMove(toParent: G)
        A.willMove(toParent: nil)
        C.willMove(toParent: nil)
        A.viewWillDisappear(false)
        A.viewDidDisappear(false)
        B.viewDidLoad()
        B.viewWillAppear(false)
        G.viewIsAppearing(false)
        B.viewIsAppearing(false)
        G.viewDidAppear(false)
        B.viewDidAppear(false)
        B.didMove(toParent: G)
        A.didMove(toParent: nil)
        C.didMove(toParent: nil)
        """)
      XCTAssertEqual(pager.children, [second])
    }
  }

  /// APP-09, PAGE-07: a controller moves elsewhere while the change of a container inside it is cancelled, because all of
  /// them disappear: the inner container disappears too.
  func test_APP09_PAGE07_movesWhileAPageTurnInsideIsCancelled() async {
    await withTrace(pacing: .manual) { trace in
      let scene = trace.showPages(.pageCurl, asking: true)
      let outer = trace.controller("O") { UINavigationController() }
      let (tabs, other) = (trace.controller("T", UITabBarController.init), trace.controller("X"))
      let pages = trace.controller("P") {
        UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
      }
      trace.setUp {
        scene.window.rootViewController = nil
        pages.setViewControllers([scene.pager], direction: .forward, animated: false)
        outer.viewControllers = [pages]
        tabs.viewControllers = [outer]
        trace.show(tabs)
        scene.pager.interactivePageTurn.begin(.forward)
      }
      scene.pages[0].once(.viewDidDisappear) { other.adopt(pages) }
      outer.leaveParent()
      trace.expect(
        """
        O.willMove(toParent: nil)
        O.viewWillDisappear(false)
        P.viewWillDisappear(false)
        B.viewWillDisappear(true)
        B.viewDidDisappear(true)
        A.viewDidDisappear(true)
        P.willMove(toParent: nil)
        P.viewDidDisappear(false)
        P.didMove(toParent: nil)
        P.willMove(toParent: X)
        X.viewDidLoad()
        P.didMove(toParent: X)
        B.willMove(toParent: nil)
        B.didMove(toParent: nil)
        turned from A, finished: false, completed: false
        G.viewWillDisappear(false)
        G.viewDidDisappear(false)
        O.viewDidDisappear(false)
        O.didMove(toParent: nil)
        """)
    }
  }
}
