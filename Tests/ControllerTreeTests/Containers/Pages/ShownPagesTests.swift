import XCTest

@testable import ControllerTree

/// Pages and the appearance of their controller: off screen, appearing, nested, covered, hidden.
final class ShownPagesTests: XCTestCase {
  /// PAGE-03, PAGE-06, APP-09, decisions on forwarding and on pages off screen: pages become children, and appear with
  /// the controller, inside its own callbacks.
  func test_PAGE03_setBeforeTheFirstDisplay() async {
    await withTrace { trace in
      let (pager, book) = (trace.controller("G", LoggingPager.init), trace.book())
      pager.trace = trace
      pager.setViewControllers([book.pages[0]], direction: .forward, animated: true) { trace.note("finished: \($0)") }
      XCTAssertEqual(pager.viewControllers?.names, "A")
      trace.expect(
        """
        A.willMove(toParent: G)
        A.didMove(toParent: G)
        finished: true
        """)
      XCTAssertFalse(pager.isViewLoaded)
      let window = trace.window()
      window.rootViewController = pager
      window.isHidden = false
      trace.expect(
        """
        G.viewDidLoad()
        A.viewDidLoad()
        G.viewWillAppear(false)
        A.viewWillAppear(false)
        after super.viewWillAppear
        G.viewIsAppearing(false)
        A.viewIsAppearing(false)
        G.viewDidAppear(false)
        A.viewDidAppear(false)
        after super.viewDidAppear
        """)
      window.isHidden = true
      trace.expect(
        """
        G.viewWillDisappear(false)
        A.viewWillDisappear(false)
        after super.viewWillDisappear
        G.viewDidDisappear(false)
        A.viewDidDisappear(false)
        after super.viewDidDisappear
        """)
    }
  }

  /// PAGE-03: set while the controller appears: in `viewDidLoad`, in `viewWillAppear`, in `viewIsAppearing`.
  func test_PAGE03_setOnTheWay() async {
    let end = """
      G.viewDidAppear(false)
      A.viewDidAppear(false)
      A.didMove(toParent: G)
      finished: true
      """
    let layout = """
      G.viewIsAppearing(false)
      A.viewIsAppearing(false)
      """
    let traces: [(ControllerMoment, String)] = [
      (
        .viewDidLoad,
        """
        G.viewDidLoad()
        A.willMove(toParent: G)
        A.viewDidLoad()
        G.viewWillAppear(false)
        A.viewWillAppear(false)
        """
      ),
      (
        .viewWillAppear,
        """
        G.viewDidLoad()
        G.viewWillAppear(false)
        A.willMove(toParent: G)
        A.viewDidLoad()
        A.viewWillAppear(false)
        """
      ),
    ]
    for (moment, beginning) in traces {
      await withTrace { trace in
        let (pager, book) = (trace.controller("G") { ScriptedPager() }, trace.book())
        pager.once(moment) { [unowned pager] in
          pager.setViewControllers([book.pages[0]], direction: .forward, animated: true) {
            trace.note("finished: \($0)")
          }
        }
        let window = trace.window()
        window.rootViewController = pager
        window.isHidden = false
        trace.expect([beginning, layout, end].joined(separator: "\n"))
        XCTAssertTrue(pager.scripts.isEmpty)
      }
    }
  }

  /// PAGE-03: the page that appears with the controller sets another page: it disappears, and the other one appears.
  func test_PAGE03_exchangedOnTheWay() async {
    await withTrace { trace in
      let (pager, book) = (trace.pager(), trace.book())
      trace.setUp { pager.setViewControllers([book.pages[0]], direction: .forward, animated: false) }
      book.pages[0].once(.viewWillAppear) {
        pager.setViewControllers([book.pages[1]], direction: .forward, animated: false) {
          trace.note("finished: \($0)")
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
        A.willMove(toParent: nil)
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
        finished: true
        """)
      XCTAssertEqual(pager.children.names, "B")
    }
  }

  /// PAGE-03, STYLE-02, decision on pages off screen: while covered, the controller replaces its pages without
  /// appearance callbacks.
  func test_PAGE03_coveredByAPresentation() async {
    await withTrace { trace in
      let scene = trace.showPages()
      let modal = trace.controller("V")
      modal.modalPresentationStyle = .fullScreen
      scene.pager.present(modal, animated: false)
      trace.expect(
        """
        V.viewDidLoad()
        G.viewWillDisappear(false)
        A.viewWillDisappear(false)
        V.viewWillAppear(false)
        V.viewIsAppearing(false)
        V.viewDidAppear(false)
        G.viewDidDisappear(false)
        A.viewDidDisappear(false)
        """)
      scene.show(1, animated: true, trace: trace)
      XCTAssertEqual(scene.shown, "B")
      trace.expect(
        """
        B.willMove(toParent: G)
        A.willMove(toParent: nil)
        B.didMove(toParent: G)
        A.didMove(toParent: nil)
        B finished: true
        """)
      XCTAssertNil(scene.pages[0].view.superview)
      XCTAssertFalse(scene.pages[1].isViewLoaded)
      scene.pager.dismiss(animated: false)
      trace.expect(
        """
        V.viewWillDisappear(false)
        B.viewDidLoad()
        G.viewWillAppear(false)
        B.viewWillAppear(false)
        G.viewIsAppearing(false)
        B.viewIsAppearing(false)
        G.viewDidAppear(false)
        B.viewDidAppear(false)
        V.viewDidDisappear(false)
        """)
    }
  }

  /// PAGE-03: hidden and shown with its window: the page disappears and appears with the controller.
  func test_PAGE03_hiddenWindow() async {
    await withTrace { trace in
      let scene = trace.showPages(.pageCurl)
      trace.setUp { scene.window.isHidden = true }
      scene.show(1, animated: true, trace: trace)
      trace.expect(
        """
        B.willMove(toParent: G)
        A.willMove(toParent: nil)
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

  /// PAGE-03, NAV-03: pushed, and popped during a change, which finishes first.
  func test_PAGE03_removedInTheMiddleOfAChange() async {
    await withTrace(pacing: .manual) { trace in
      let nest = trace.showNavigation("R")
      let (pager, book) = (trace.pager(), trace.book())
      trace.setUp {
        pager.setViewControllers([book.pages[0]], direction: .forward, animated: false)
        nest.navigation.pushViewController(pager, animated: false)
      }
      trace.setUp {
        pager.setViewControllers([book.pages[1]], direction: .forward, animated: true) { trace.note("finished: \($0)") }
      }
      trace.advance(0.1)
      nest.navigation.popViewController(animated: true)
      trace.expect(
        """
        G.willMove(toParent: nil)
        B.viewDidAppear(true)
        A.viewDidDisappear(true)
        B.didMove(toParent: G)
        A.didMove(toParent: nil)
        finished: false
        G.viewWillDisappear(true)
        B.viewWillDisappear(true)
        R.viewWillAppear(true)
        willShow R (true)
        R.viewIsAppearing(true)
        """)
      trace.advance(0.35)
      trace.expect(
        """
        G.viewDidDisappear(true)
        B.viewDidDisappear(true)
        R.viewDidAppear(true)
        G.didMove(toParent: nil)
        didShow R (true)
        """)
      XCTAssertNil(pager.parent)
      XCTAssertEqual(pager.viewControllers?.names, "B")
      XCTAssertTrue(book.pages[1].parent === pager)
    }
  }

  /// PAGE-03: set and removed from the screen in one turn: there is no change of pages.
  func test_PAGE03_goneBeforeTheChangeBegins() async {
    await withTrace { trace in
      let scene = trace.showPages()
      UpdateCycle.main.turn {
        scene.show(1, animated: true, trace: trace)
        scene.window.isHidden = true
      }
      trace.expect(
        """
        B.willMove(toParent: G)
        A.willMove(toParent: nil)
        G.viewWillDisappear(false)
        A.viewWillDisappear(false)
        G.viewDidDisappear(false)
        A.viewDidDisappear(false)
        B.didMove(toParent: G)
        A.didMove(toParent: nil)
        B finished: true
        """)
      XCTAssertEqual(scene.shown, "B")
      XCTAssertFalse(scene.pages[1].isViewLoaded)
    }
  }

  /// PAGE-03: a page view controller as a page, and as a page's child: parents get their callbacks first.
  func test_PAGE03_nested() async {
    await withTrace { trace in
      let scene = trace.showPages()
      let inner = trace.controller("I") {
        UIPageViewController(transitionStyle: .pageCurl, navigationOrientation: .vertical)
      }
      trace.setUp { inner.setViewControllers([scene.pages[2]], direction: .forward, animated: false) }
      scene.pager.setViewControllers([inner], direction: .forward, animated: false)
      trace.expect(
        """
        I.willMove(toParent: G)
        A.willMove(toParent: nil)
        I.viewDidLoad()
        C.viewDidLoad()
        I.viewWillAppear(false)
        C.viewWillAppear(false)
        A.viewWillDisappear(false)
        I.viewIsAppearing(false)
        C.viewIsAppearing(false)
        I.viewDidAppear(false)
        C.viewDidAppear(false)
        A.viewDidDisappear(false)
        I.didMove(toParent: G)
        A.didMove(toParent: nil)
        """)
      scene.show(0, animated: false, trace: trace)
      trace.expect(
        """
        A.willMove(toParent: G)
        I.willMove(toParent: nil)
        A.viewWillAppear(false)
        I.viewWillDisappear(false)
        C.viewWillDisappear(false)
        A.viewIsAppearing(false)
        A.viewDidAppear(false)
        I.viewDidDisappear(false)
        C.viewDidDisappear(false)
        A.didMove(toParent: G)
        I.didMove(toParent: nil)
        A finished: true
        """)
    }
  }

  /// PAGE-03, TAB-05: as a tab: pages get their callbacks with the controller, and none while another tab is selected.
  func test_PAGE03_asATab() async {
    await withTrace { trace in
      let tabs = trace.controller("T") { UITabBarController() }
      let (pager, book, other) = (trace.pager(), trace.book(), trace.controller("X"))
      pager.setViewControllers([book.pages[0]], direction: .forward, animated: false)
      tabs.viewControllers = [pager, other]
      tabs.isTabBarHidden = true
      trace.show(tabs)
      tabs.selectedIndex = 1
      trace.expect(
        """
        X.viewDidLoad()
        X.viewWillAppear(false)
        G.viewWillDisappear(false)
        A.viewWillDisappear(false)
        X.viewIsAppearing(false)
        G.viewDidDisappear(false)
        A.viewDidDisappear(false)
        X.viewDidAppear(false)
        """)
      pager.setViewControllers([book.pages[1]], direction: .forward, animated: true)
      trace.expect(
        """
        B.willMove(toParent: G)
        A.willMove(toParent: nil)
        B.didMove(toParent: G)
        A.didMove(toParent: nil)
        """)
      tabs.selectedIndex = 0
      trace.expect(
        """
        B.viewDidLoad()
        G.viewWillAppear(false)
        B.viewWillAppear(false)
        X.viewWillDisappear(false)
        G.viewIsAppearing(false)
        B.viewIsAppearing(false)
        X.viewDidDisappear(false)
        G.viewDidAppear(false)
        B.viewDidAppear(false)
        """)
    }
  }

  /// PAGE-11, M-PAGE-02: on screen without a page: reported once.
  func test_PAGE11_shownWithoutAPage() async {
    await withTrace { trace in
      let pager = trace.pager()
      let window = trace.window()
      window.rootViewController = pager
      window.isHidden = false
      trace.expect(
        """
        G.viewDidLoad()
        G.viewWillAppear(false)
        G.viewIsAppearing(false)
        G.viewDidAppear(false)
        ! M-PAGE-02 noPages: UIWindow #1.isHidden
        """)
      XCTAssertEqual(pager.viewControllers, [])
      trace.ignore { window.isHidden = true }
      window.isHidden = false
      trace.expect(
        """
        G.viewWillAppear(false)
        G.viewIsAppearing(false)
        G.viewDidAppear(false)
        """)
    }
  }

  /// PAGE-03: pages that are not shown any more are released at once, and so is the controller with its page.
  func test_PAGE03_pagesAreReleased() async {
    for style in [UIPageViewController.TransitionStyle.scroll, .pageCurl] {
      await withStage { trace in
        weak var (old, current, gone): (UIViewController?, UIViewController?, UIViewController?)
        let window = trace.window()
        do {
          let pager = trace.pager(style)
          let first = trace.controller("A")
          (old, gone) = (first, pager)
          pager.setViewControllers([first], direction: .forward, animated: false)
          window.rootViewController = pager
          window.isHidden = false
          let second = trace.controller("B")
          current = second
          pager.setViewControllers([second], direction: .forward, animated: true)
        }
        XCTAssertNil(old)
        XCTAssertNotNil(current)
        window.rootViewController = nil
        XCTAssertNil(gone)
        XCTAssertNil(current)
      }
    }
  }
}

/// Records its overrides, after `super`.
private final class LoggingPager: UIPageViewController {
  var trace: Trace?

  init() { super.init(transitionStyle: .scroll, navigationOrientation: .horizontal) }
  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    trace?.note("after super.viewWillAppear")
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    trace?.note("after super.viewDidAppear")
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    trace?.note("after super.viewWillDisappear")
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    trace?.note("after super.viewDidDisappear")
  }
}
