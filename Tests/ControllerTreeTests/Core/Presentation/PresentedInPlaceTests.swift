import XCTest

@testable import ControllerTree

/// Presentations in the context of a child that leaves its container's place. Rule CTX-09.
final class PresentedInPlaceTests: XCTestCase {
  @MainActor private static func tabs(
    _ trace: Trace, _ style: UIModalPresentationStyle
  ) -> (tabs: UITabBarController, first: UIViewController, modal: UIViewController) {
    let tabs = trace.controller("T") { UITabBarController() }
    let (first, second) = (trace.controller("A"), trace.controller("B"))
    first.definesPresentationContext = true
    tabs.viewControllers = [first, second]
    trace.show(tabs)
    let modal = trace.modal("V", style)
    trace.setUp { first.present(modal, animated: false) }
    return (tabs, first, modal)
  }

  /// CTX-09, TAB-05: what covers a tab's child leaves the screen with the tab, and returns with it; the child stays covered.
  func test_CTX09_tabsBehindTheCurrentContext() async {
    await withTrace { trace in
      let (tabs, first, modal) = Self.tabs(trace, .currentContext)
      tabs.selectedIndex = 1
      trace.expect(
        """
        B.viewDidLoad()
        B.viewWillAppear(false)
        V.viewWillDisappear(false)
        B.viewIsAppearing(false)
        V.viewDidDisappear(false)
        B.viewDidAppear(false)
        """)
      XCTAssertNil(modal.view.window)
      XCTAssertTrue(first.presentedViewController === modal)
      tabs.selectedIndex = 0
      trace.expect(
        """
        V.viewWillAppear(false)
        B.viewWillDisappear(false)
        V.viewIsAppearing(false)
        B.viewDidDisappear(false)
        V.viewDidAppear(false)
        """)
      XCTAssertNotNil(modal.view.window)
      XCTAssertNil(first.view.superview)
      modal.dismiss(animated: false)
      trace.expect(
        """
        V.viewWillDisappear(false)
        A.viewWillAppear(false)
        A.viewIsAppearing(false)
        A.viewDidAppear(false)
        V.viewDidDisappear(false)
        """)
      XCTAssertNotNil(first.view.window)
    }
  }

  /// CTX-09, TAB-05: what lies over a tab's child disappears after it and appears after it.
  func test_CTX09_tabsBehindOverCurrentContext() async {
    await withTrace { trace in
      let (tabs, first, modal) = Self.tabs(trace, .overCurrentContext)
      tabs.selectedIndex = 1
      trace.expect(
        """
        B.viewDidLoad()
        B.viewWillAppear(false)
        A.viewWillDisappear(false)
        V.viewWillDisappear(false)
        B.viewIsAppearing(false)
        A.viewDidDisappear(false)
        V.viewDidDisappear(false)
        B.viewDidAppear(false)
        """)
      XCTAssertNil(modal.view.window)
      tabs.selectedIndex = 0
      trace.expect(
        """
        A.viewWillAppear(false)
        V.viewWillAppear(false)
        B.viewWillDisappear(false)
        A.viewIsAppearing(false)
        V.viewIsAppearing(false)
        B.viewDidDisappear(false)
        A.viewDidAppear(false)
        V.viewDidAppear(false)
        """)
      XCTAssertEqual(first.view.superview?.subviews.last, modal.presentationController?.containerView)
    }
  }

  /// CTX-09, PC-10: a dismissal while the tab is not selected shows nothing; the child appears with its tab.
  func test_CTX09_dismissedOutOfSight() async {
    for style in [UIModalPresentationStyle.currentContext, .overCurrentContext] {
      await withTrace { trace in
        let (tabs, first, modal) = Self.tabs(trace, style)
        trace.ignore { tabs.selectedIndex = 1 }
        modal.dismiss(animated: false)
        trace.expect("")
        XCTAssertNil(modal.presentingViewController)
        XCTAssertNil(first.view.superview)
        tabs.selectedIndex = 0
        trace.expect(
          """
          A.viewWillAppear(false)
          B.viewWillDisappear(false)
          A.viewIsAppearing(false)
          B.viewDidDisappear(false)
          A.viewDidAppear(false)
          """)
      }
    }
  }

  /// CTX-09: a chain in the context leaves from the bottom to the top; a covered part of it stays covered.
  func test_CTX09_chain() async {
    await withTrace { trace in
      let (tabs, _, modal) = Self.tabs(trace, .currentContext)
      let (over, top) = (trace.modal("W", .overCurrentContext), trace.modal("X", .currentContext))
      trace.setUp {
        modal.definesPresentationContext = true
        over.definesPresentationContext = true
        modal.present(over, animated: false)
        over.present(top, animated: false)
        tabs.selectedIndex = 1
      }
      XCTAssertEqual([modal, over, top].map(\.appearance), [.disappeared, .disappeared, .disappeared])
      tabs.selectedIndex = 0
      trace.expect(
        """
        V.viewWillAppear(false)
        X.viewWillAppear(false)
        B.viewWillDisappear(false)
        V.viewIsAppearing(false)
        X.viewIsAppearing(false)
        B.viewDidDisappear(false)
        V.viewDidAppear(false)
        X.viewDidAppear(false)
        """)
    }
  }

  /// CTX-09, NAV-03: a push takes what covers the child along; the pop brings it back. Animated changes, too.
  func test_CTX09_navigation() async {
    await withTrace(pacing: .manual) { trace in
      let navigation = trace.controller("N") { UINavigationController() }
      let (first, second) = (trace.controller("A"), trace.controller("B"))
      first.definesPresentationContext = true
      navigation.viewControllers = [first]
      trace.show(navigation)
      let modal = trace.modal("V", .currentContext)
      trace.setUp { first.present(modal, animated: false) }
      navigation.pushViewController(second, animated: true)
      trace.finishTransitions()
      trace.expect(
        """
        B.willMove(toParent: N)
        B.viewDidLoad()
        V.viewWillDisappear(true)
        B.viewWillAppear(true)
        B.viewIsAppearing(true)
        V.viewDidDisappear(true)
        B.viewDidAppear(true)
        B.didMove(toParent: N)
        """)
      XCTAssertNil(modal.view.window)
      navigation.popViewController(animated: true)
      trace.finishTransitions()
      trace.expect(
        """
        B.willMove(toParent: nil)
        B.viewWillDisappear(true)
        V.viewWillAppear(true)
        V.viewIsAppearing(true)
        B.viewDidDisappear(true)
        V.viewDidAppear(true)
        B.didMove(toParent: nil)
        """)
      XCTAssertTrue(modal.view.isDescendant(of: navigation.view))
      XCTAssertNil(first.view.superview)
    }
  }

  /// CTX-09, DIS-10: a pop of the child itself takes what it presents along, which ends with its release.
  func test_CTX09_DIS10_poppedContext() async {
    await withTrace { trace in
      let navigation = trace.controller("N") { UINavigationController() }
      let modal = trace.modal("V", .overCurrentContext)
      trace.setUp {
        navigation.viewControllers = [trace.controller("A")]
        trace.show(navigation)
        let context = UIViewController()
        context.title = "C"
        context.definesPresentationContext = true
        navigation.pushViewController(context, animated: false)
        context.present(modal, animated: false)
      }
      navigation.popViewController(animated: false)
      trace.expect(
        """
        C.willMove(toParent: nil)
        C.viewWillDisappear(false)
        V.viewWillDisappear(false)
        A.viewWillAppear(false)
        A.viewIsAppearing(false)
        C.viewDidDisappear(false)
        V.viewDidDisappear(false)
        A.viewDidAppear(false)
        C.didMove(toParent: nil)
        """)
      XCTAssertNil(modal.view.window)
      XCTAssertNil(modal.presentingViewController)
    }
  }

  /// CTX-09, TAB-05: off screen the children are exchanged at once, with what is presented in their places.
  func test_CTX09_exchangedOffScreen() async {
    await withTrace { trace in
      let (tabs, first, modal) = Self.tabs(trace, .currentContext)
      let window = tabs.view.window
      trace.ignore {
        window?.isHidden = true
        tabs.selectedIndex = 1
        window?.isHidden = false
      }
      XCTAssertEqual(modal.appearance, .disappeared)
      XCTAssertNil(modal.view.window)
      trace.ignore {
        window?.isHidden = true
        tabs.selectedIndex = 0
      }
      window?.isHidden = false
      trace.expect(
        """
        T.viewWillAppear(false)
        V.viewWillAppear(false)
        T.viewIsAppearing(false)
        V.viewIsAppearing(false)
        V.viewDidAppear(false)
        T.viewDidAppear(false)
        """)
      XCTAssertNil(first.view.superview)
    }
  }

  /// CTX-09, PAGE-04: a turned page takes along what is presented on it.
  func test_CTX09_pages() async {
    await withTrace { trace in
      let pager = trace.pager()
      let (first, second) = (trace.controller("A"), trace.controller("B"))
      first.definesPresentationContext = true
      let modal = trace.modal("V", .overCurrentContext)
      trace.setUp {
        pager.setViewControllers([first], direction: .forward, animated: false)
        trace.show(pager)
        first.present(modal, animated: false)
        pager.setViewControllers([second], direction: .forward, animated: false)
      }
      XCTAssertEqual([first, modal, second].map(\.appearance), [.disappeared, .disappeared, .appeared])
      trace.ignore { pager.setViewControllers([first], direction: .reverse, animated: false) }
      XCTAssertEqual([first, modal, second].map(\.appearance), [.appeared, .appeared, .disappeared])
    }
  }

  /// CTX-09: in a container without an engine, the presentation follows the child's view at the end of the turn.
  func test_CTX09_plainContainer() async {
    await withTrace { trace in
      let root = trace.controller("R")
      trace.show(root)
      let context = trace.embed(trace.controller("A"), in: root)
      context.definesPresentationContext = true
      let modal = trace.modal("V", .overCurrentContext)
      trace.setUp { context.present(modal, animated: false) }
      context.view.removeFromSuperview()
      trace.expect(
        """
        A.viewWillDisappear(false)
        V.viewWillDisappear(false)
        A.viewDidDisappear(false)
        V.viewDidDisappear(false)
        """)
      XCTAssertEqual(root.view.subviews, [])
      root.view.addSubview(context.view)
      trace.expect(
        """
        A.viewWillAppear(false)
        V.viewWillAppear(false)
        A.viewIsAppearing(false)
        V.viewIsAppearing(false)
        A.viewDidAppear(false)
        V.viewDidAppear(false)
        """)
      XCTAssertEqual(
        root.view.subviews, [context.view, modal.presentationController?.containerView].compactMap(\.self))
    }
  }

  /// CTX-09, CON-19: `transition(from:to:…)` exchanges what covers the children.
  func test_CTX09_transitionBetweenChildren() async {
    await withTrace { trace in
      let root = trace.controller("R")
      trace.show(root)
      let first = trace.embed(trace.controller("A"), in: root)
      let second = trace.controller("B")
      first.definesPresentationContext = true
      let modal = trace.modal("V", .currentContext)
      trace.setUp {
        root.addChild(second)
        first.present(modal, animated: false)
        root.transition(from: first, to: second, duration: 0, animations: nil)
      }
      XCTAssertEqual([first, modal, second].map(\.appearance), [.disappeared, .disappeared, .appeared])
      trace.ignore { root.transition(from: second, to: first, duration: 0, animations: nil) }
      XCTAssertEqual([first, modal, second].map(\.appearance), [.disappeared, .appeared, .disappeared])
      XCTAssertNil(first.view.superview)
    }
  }
}
