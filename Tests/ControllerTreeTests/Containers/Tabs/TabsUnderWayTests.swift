import XCTest

@testable import ControllerTree

/// Actions during a change of a tab bar controller, or of a container around it.
final class TabsUnderWayTests: XCTestCase {
  /// TAB-18: a shown controller that leaves and comes back with a tab stays.
  func test_TAB18_shownControllerComesBackWithATab() async {
    await withTrace { trace in
      let (tabs, members) = trace.showTabs("A", "B")
      tabs.tabs = [UITab(title: "A", image: nil, identifier: "A") { _ in members[0] }]
      trace.expect(
        """
        A.willMove(toParent: nil)
        B.willMove(toParent: nil)
        B.didMove(toParent: nil)
        A.didMove(toParent: T)
        """)
      XCTAssertFalse(members[0].isMovingFromParent)
      tabs.tabs = [UITab(title: "C", image: nil, identifier: "C") { _ in trace.controller("C") }]
      trace.expect(
        """
        A.willMove(toParent: nil)
        C.willMove(toParent: T)
        C.didMove(toParent: T)
        C.viewDidLoad()
        C.viewWillAppear(false)
        A.viewWillDisappear(false)
        C.viewIsAppearing(false)
        A.viewDidDisappear(false)
        C.viewDidAppear(false)
        A.didMove(toParent: nil)
        """)
    }
  }

  /// TAB-13, CON-07: a callback of the former parent takes the tab away while its controller joins.
  func test_TAB13_tabIsTakenAwayWhileItJoins() async {
    await withTrace { trace in
      let (pager, tabs) = (trace.pager(), trace.controller("T") { UITabBarController() })
      let page = trace.scripted("A")
      trace.setUp {
        pager.setViewControllers([page], direction: .forward, animated: false)
        page.once(.willMove) { tabs.setViewControllers([], animated: false) }
      }
      tabs.setViewControllers([page], animated: false)
      trace.expect(
        """
        A.willMove(toParent: nil)
        A.didMove(toParent: nil)
        A.willMove(toParent: T)
        A.willMove(toParent: nil)
        A.didMove(toParent: nil)
        """)
      XCTAssertEqual(tabs.children, [])
      XCTAssertNil(page.parent)
    }
  }

  /// TAB-18: a tab whose controller can't become a child is not selected.
  func test_TAB18_controllerThatCantBecomeAChild() async {
    await withTrace { trace in
      let (tabs, _) = trace.showTabs("A")
      let shown = trace.scripted("B")
      trace.setUp {
        tabs.setTabs(
          [
            UITab(title: "B", image: nil, identifier: "B") { _ in shown },
            UITab(title: "T", image: nil, identifier: "T") { _ in tabs },
          ], animated: false)
      }
      trace.expectRefusal("! MIS-11 containmentCycle: T.selectedIndex") { tabs.selectedIndex = 1 }
      trace.ignore { tabs.tabs = [] }
    }
  }

  /// TAB-13, CON-15: tabs that are removed while one of them appears leave with all their callbacks.
  func test_TAB13_tabsGoWhileOneAppears() async {
    await withTrace { trace in
      let (tabs, members) = trace.showTabs("A", "B")
      members[1].once(.viewWillAppear) { tabs.viewControllers = [] }
      tabs.selectedIndex = 1
      trace.expect(
        """
        B.viewDidLoad()
        B.viewWillAppear(false)
        A.willMove(toParent: nil)
        B.willMove(toParent: nil)
        A.viewWillDisappear(false)
        B.viewIsAppearing(false)
        A.viewDidDisappear(false)
        B.viewDidAppear(false)
        A.didMove(toParent: nil)
        B.viewWillDisappear(false)
        B.viewDidDisappear(false)
        B.didMove(toParent: nil)
        """)
    }
  }

  /// TAB-13: a tab that joins may replace the tabs; those that had not joined yet never become children.
  func test_TAB13_tabsGoWhileOneJoins() async {
    await withTrace { trace in
      let (tabs, members) = trace.showTabs("A")
      let (next, last) = (trace.scripted("B"), trace.scripted("C"))
      next.once(.willMove) { tabs.viewControllers = members }
      tabs.viewControllers = [next, last]
      trace.expect(
        """
        A.willMove(toParent: nil)
        B.willMove(toParent: T)
        B.willMove(toParent: nil)
        B.didMove(toParent: nil)
        A.didMove(toParent: T)
        """)
      XCTAssertEqual(tabs.children, members)
      XCTAssertNil(last.parent)
    }
  }

  /// TAB-12, M-TRANS-03: an animator may complete its transition while the change is being finished early.
  func test_TAB12_animatorCallsWhileItsChangeIsFinished() async {
    await withTrace { trace in
      let (tabs, members) = trace.showTabs("A", "B")
      let (delegate, animator) = (ProbeTabDelegate(trace), HandAnimator())
      trace.setUp {
        tabs.delegate = delegate
        delegate.animator = animator
        tabs.selectedIndex = 1
      }
      members[1].once(.viewDidAppear) { animator.end(completed: true) }
      tabs.viewControllers = []
      trace.expect(
        """
        A.viewDidDisappear(true)
        B.viewDidAppear(true)
        A.willMove(toParent: nil)
        A.didMove(toParent: nil)
        B.willMove(toParent: nil)
        B.viewWillDisappear(false)
        B.viewDidDisappear(false)
        B.didMove(toParent: nil)
        """)
    }
  }
  /// TAB-18, TRANS-05: a tab takes a controller from a running pop of another container off screen: its view moves too.
  func test_TAB18_TRANS05_tabComesFromARunningPop() async {
    await withTrace(pacing: .manual) { trace in
      let (tabs, members) = trace.showTabs("A")
      let (list, detail) = (trace.controller("C"), trace.controller("D"))
      let stack = trace.controller("N", UINavigationController.init)
      trace.setUp {
        tabs.viewControllers = [stack]
        stack.viewControllers = [list, detail]
        stack.popViewController(animated: true)
        tabs.viewControllers = members
      }
      tabs.setTabs([UITab(title: "C", image: nil, identifier: "C") { _ in list }], animated: true)
      trace.expect(
        """
        A.willMove(toParent: nil)
        C.willMove(toParent: nil)
        C.didMove(toParent: nil)
        C.willMove(toParent: T)
        C.didMove(toParent: T)
        C.viewWillAppear(false)
        A.viewWillDisappear(false)
        C.viewIsAppearing(false)
        A.viewDidDisappear(false)
        C.viewDidAppear(false)
        A.didMove(toParent: nil)
        """)
      XCTAssertTrue(list.view.isDescendant(of: tabs.view))
      trace.finishTransitions()
      trace.expect(
        """
        D.viewDidDisappear(true)
        D.didMove(toParent: nil)
        """)
    }
  }
}
