import XCTest

@testable import ControllerTree

/// Children that leave their container, or move elsewhere, while a change that shows or hides them runs.
final class ChildrenThatMoveInChangesTests: XCTestCase {
  /// NAV-24, NAV-30, MIS-21: a controller that leaves during its pop stays away when the pop is cancelled, which ends its
  /// disappearance and releases it.
  func test_NAV24_NAV30_MIS21_removedDuringACancelledPop() async {
    await withTrace { trace in
      let navigation = trace.controller("N") { UINavigationController() }
      weak var top: UIViewController?
      trace.setUp {
        let made = trace.controller("B")
        top = made
        navigation.viewControllers = [trace.controller("A"), made]
        trace.show(navigation)
      }
      navigation.interactivePop.begin()
      top?.leaveParent()
      navigation.interactivePop.cancel()
      trace.expect(
        """
        B.willMove(toParent: nil)
        A.viewDidLoad()
        B.viewWillDisappear(true)
        A.viewWillAppear(true)
        A.viewIsAppearing(true)
        B.willMove(toParent: nil)
        B.didMove(toParent: nil)
        A.viewWillDisappear(true)
        A.viewDidDisappear(true)
        B.viewDidDisappear(true)
        A.viewWillAppear(false)
        A.viewIsAppearing(false)
        A.viewDidAppear(false)
        """)
      XCTAssertNil(top)
    }
  }

  /// NAV-24, TRANS-13: all controllers of a cancelled pop are members again, and none of them is on the move.
  func test_NAV24_TRANS13_cancelledPopOfSeveral() async {
    await withTrace(pacing: .manual) { trace in
      let scene = trace.showNavigation("A", "B", "C", bar: true)
      let driver = UIPercentDrivenInteractiveTransition()
      _ = scene.navigation.shown.driven(by: driver) { scene.navigation.popToRootViewController(animated: true) }
      driver.cancel()
      trace.stage.cycle.settle()
      trace.expect(
        """
        C.willMove(toParent: nil)
        B.willMove(toParent: nil)
        A.viewDidLoad()
        C.viewWillDisappear(true)
        A.viewWillAppear(true)
        willShow A (true)
        A.viewIsAppearing(true)
        A.viewWillDisappear(true)
        A.viewDidDisappear(true)
        C.viewWillAppear(true)
        C.viewIsAppearing(true)
        C.viewDidAppear(true)
        """)
      XCTAssertEqual(scene.members.map(\.movement), [.none, .none, .none])
      XCTAssertFalse(scene.members[1].isMovingFromParent)
    }
  }

  /// PAGE-03: a page that moves into the next page during the change is shown there.
  func test_PAGE03_movedIntoTheArrivingPage() async {
    await withTrace(pacing: .manual) { trace in
      let (outer, inner, page) = (trace.pager(), trace.pager(), trace.controller("A"))
      inner.title = "H"
      trace.setUp {
        outer.setViewControllers([page], direction: .forward, animated: false)
        trace.show(outer)
      }
      outer.setViewControllers([inner], direction: .forward, animated: true)
      page.leaveParent()
      inner.setViewControllers([page], direction: .forward, animated: false)
      trace.finishTransitions()
      trace.expect(
        """
        H.willMove(toParent: G)
        A.willMove(toParent: nil)
        H.viewDidLoad()
        H.viewWillAppear(true)
        A.viewWillDisappear(true)
        H.viewIsAppearing(true)
        A.willMove(toParent: nil)
        A.viewDidDisappear(true)
        A.didMove(toParent: nil)
        A.willMove(toParent: H)
        A.viewWillAppear(true)
        A.viewIsAppearing(true)
        H.viewDidAppear(true)
        A.viewDidAppear(true)
        A.didMove(toParent: H)
        H.didMove(toParent: G)
        """)
      XCTAssertTrue(page.view.isDescendant(of: inner.view))
    }
  }

  /// PAGE-07: a page that leaves during its turn and is presented stays presented when the turn is cancelled.
  func test_PAGE07_presentedDuringTheTurn() async {
    await withTrace(pacing: .manual) { trace in
      let (pager, first, second) = (trace.pager(), trace.controller("A"), trace.controller("B"))
      let driver = UIPercentDrivenInteractiveTransition()
      trace.setUp {
        pager.setViewControllers([first], direction: .forward, animated: false)
        trace.show(pager)
      }
      pager.shown.set(PageRequest(pages: [second], direction: .forward, isAnimated: true, cause: .user(driver)))
      second.leaveParent()
      second.modalPresentationStyle = .overFullScreen
      pager.present(second, animated: false)
      driver.cancel()
      trace.stage.cycle.settle()
      trace.expect(
        """
        B.willMove(toParent: G)
        A.willMove(toParent: nil)
        B.viewDidLoad()
        B.viewWillAppear(true)
        A.viewWillDisappear(true)
        B.viewIsAppearing(true)
        B.willMove(toParent: nil)
        B.viewWillDisappear(false)
        B.viewDidDisappear(false)
        B.didMove(toParent: nil)
        B.viewWillAppear(false)
        B.viewIsAppearing(false)
        B.viewDidAppear(false)
        A.viewWillAppear(true)
        A.viewIsAppearing(true)
        A.viewDidAppear(true)
        """)
      XCTAssertEqual(second.appearance, .appeared)
    }
  }

  /// PAGE-03, MIS-19: a page that was never shown takes its view out of the place that it had before.
  func test_PAGE03_MIS19_viewInAnEarlierPlace() async {
    await withStage { trace in
      let (pager, host, page) = (trace.pager(), trace.controller("A"), trace.controller("B"))
      trace.kept.append(page)
      host.adopt(page)
      pager.setViewControllers([page], direction: .forward, animated: false)
      pager.setViewControllers([trace.controller("C")], direction: .forward, animated: false)
      XCTAssertNil(page.parent)
      XCTAssertNil(page.view.superview)
      trace.show(host)
      XCTAssertEqual(page.appearance, .disappeared)
    }
  }

  /// SPLIT-08, MIS-21: a column that is removed while it disappears with the split view has got its end when it is released.
  func test_SPLIT08_MIS21_columnRemovedWhileItDisappears() async {
    await withTrace(pacing: .manual) { trace in
      let split = trace.controller("S") { UISplitViewController(style: .unspecified) }
      weak var released: UIViewController?
      trace.setUp {
        let column = trace.controller("B")
        released = column
        split.viewControllers = [trace.controller("A"), column]
        let window = trace.window(size: CGSize(width: 1100, height: 800))
        window.rootViewController = split
        window.isHidden = false
        split.present(trace.modal("V", .fullScreen), animated: true)
      }
      trace.stage.cycle.turn("event") { released?.leaveParent() }
      XCTAssertNil(released)
      trace.expect(
        """
        B.willMove(toParent: nil)
        B.viewDidDisappear(true)
        B.didMove(toParent: nil)
        """)
      trace.finishTransitions()
      trace.expect(
        """
        V.viewDidAppear(true)
        S.viewDidDisappear(true)
        A.viewDidDisappear(true)
        """)
    }
  }

  /// TAB-06, TAB-03: a callback of a removed tab's controller taps a new tab, whose controller is no child yet.
  func test_TAB06_TAB03_tapFromARemovedTab() async {
    await withStage { trace in
      let (tabs, members) = trace.showTabs("A", "B")
      let next = trace.controller("C")
      tabs.selectedIndex = 1
      members[0].on(.didMove) { tabs.tabBar.items?.first.map { _ = tabs.tabBar.select($0) } }
      tabs.setViewControllers([next], animated: false)
      trace.stage.cycle.settle()
      XCTAssertTrue(next.view.isDescendant(of: tabs.view))
      XCTAssertEqual(next.appearance, .appeared)
      XCTAssertEqual(tabs.children, [next])
    }
  }
}
