import XCTest

@testable import ControllerTree

/// Controllers join columns and leave them: SPLIT-02, SPLIT-03, SPLIT-10.
final class SplitColumnsTests: XCTestCase {
  /// SPLIT-02, SPLIT-03: a controller is put into a navigation controller unless it is one; `viewController(for:)`
  /// returns the given controller. The compact one is used directly.
  func test_SPLIT02_wrapping() async {
    await withTrace { trace in
      let split = trace.controller("S") { UISplitViewController(style: .tripleColumn) }
      let (plain, compact) = (trace.controller("A"), trace.controller("C"))
      let navigation = trace.controller("N") { UINavigationController() }
      split.setViewController(plain, for: .secondary)
      split.setViewController(navigation, for: .primary)
      split.setViewController(compact, for: .compact)
      trace.expect(
        """
        A.willMove(toParent: UINavigationController #1)
        UINavigationController #1.willMove(toParent: S)
        UINavigationController #1.didMove(toParent: S)
        N.willMove(toParent: S)
        N.didMove(toParent: S)
        C.willMove(toParent: S)
        C.didMove(toParent: S)
        """)
      XCTAssertTrue(split.viewController(for: .secondary) === plain)
      XCTAssertTrue(split.viewController(for: .primary) === navigation)
      XCTAssertTrue(split.viewController(for: .compact) === compact)
      XCTAssertNil(split.viewController(for: .supplementary))
      XCTAssertTrue(split.viewControllers.first === navigation)
      XCTAssertEqual((split.viewControllers.last as? UINavigationController)?.titles, ["A"])
      XCTAssertEqual(split.children.count, 3)
      XCTAssertTrue(plain.splitViewController === split)
      XCTAssertTrue(compact.splitViewController === split)
      XCTAssertFalse(split.isViewLoaded)
    }
  }

  /// SPLIT-02: a tab bar controller may be in a column (TAB-15).
  func test_SPLIT02_tabBarController() async {
    await withTrace { trace in
      let split = trace.controller("S") { UISplitViewController(style: .doubleColumn) }
      let tabs = trace.setUp { trace.controller("T") { UITabBarController() } }
      split.setViewController(tabs, for: .primary)
      trace.expect(
        """
        T.willMove(toParent: UINavigationController #1)
        UINavigationController #1.willMove(toParent: S)
        UINavigationController #1.didMove(toParent: S)
        """)
    }
  }

  /// SPLIT-02: on screen, the column's content is replaced: its navigation controller stays.
  func test_SPLIT02_exchangeOfAWrappedController() async {
    await withTrace { trace in
      let split = trace.controller("S") { UISplitViewController(style: .doubleColumn) }
      split.setViewController(trace.scripted("A"), for: .secondary)
      trace.show(split, size: CGSize(width: 1100, height: 800))
      let navigation = split.viewControllers[0] as? UINavigationController
      navigation?.isNavigationBarHidden = true
      split.setViewController(trace.scripted("B"), for: .secondary)
      trace.expect(
        """
        B.willMove(toParent: UINavigationController #1)
        A.willMove(toParent: nil)
        B.viewDidLoad()
        A.viewWillDisappear(false)
        B.viewWillAppear(false)
        B.viewIsAppearing(false)
        A.viewDidDisappear(false)
        B.viewDidAppear(false)
        A.didMove(toParent: nil)
        B.didMove(toParent: UINavigationController #1)
        """)
      XCTAssertTrue(split.viewControllers[0] === navigation)
      split.setViewController(nil, for: .secondary)
      trace.expect(
        """
        UINavigationController #1.willMove(toParent: nil)
        UINavigationController #1.viewWillDisappear(false)
        B.viewWillDisappear(false)
        UINavigationController #1.viewDidDisappear(false)
        B.viewDidDisappear(false)
        UINavigationController #1.didMove(toParent: nil)
        B.willMove(toParent: nil)
        B.didMove(toParent: nil)
        """)
      XCTAssertEqual(split.children, [])
      XCTAssertNil(navigation?.parent)
    }
  }

  /// SPLIT-02: on screen, another navigation controller replaces the previous one.
  func test_SPLIT02_exchangeOnScreen() async {
    await withTrace { trace in
      let scene = trace.showSplit(width: 1100)
      let other = trace.makeNavigation(["E"]).navigation
      scene.split.setViewController(other, for: .secondary)
      trace.expect(
        """
        N.willMove(toParent: S)
        N.didMove(toParent: S)
        NS.willMove(toParent: nil)
        N.viewDidLoad()
        NS.viewWillDisappear(false)
        D.viewWillDisappear(false)
        E.viewDidLoad()
        N.viewWillAppear(false)
        E.viewWillAppear(false)
        willShow E (false)
        N.viewIsAppearing(false)
        E.viewIsAppearing(false)
        NS.viewDidDisappear(false)
        D.viewDidDisappear(false)
        N.viewDidAppear(false)
        E.viewDidAppear(false)
        E.didMove(toParent: N)
        didShow E (false)
        NS.didMove(toParent: nil)
        """)
      XCTAssertEqual(other.view.frame, CGRect(x: 320, y: 0, width: 780, height: 800))
      XCTAssertNil(scene.stack(.secondary).parent)
    }
  }

  /// SPLIT-02: a hidden column is replaced without appearance callbacks.
  func test_SPLIT02_exchangeOutOfView() async {
    await withTrace { trace in
      let scene = trace.showSplit(width: 800)
      let other = trace.makeNavigation(["E"]).navigation
      scene.split.setViewController(other, for: .primary)
      trace.expect(
        """
        N.willMove(toParent: S)
        N.didMove(toParent: S)
        NP.willMove(toParent: nil)
        NP.didMove(toParent: nil)
        """)
      XCTAssertFalse(other.isViewLoaded)
    }
  }

  /// SPLIT-02, SPLIT-07: while the interface is collapsed, columns are replaced on the stack.
  func test_SPLIT02_exchangeWhileCollapsed() async {
    await withTrace { trace in
      let scene = trace.showSplit(width: 400)
      let other = trace.makeNavigation(["E"]).navigation
      scene.split.setViewController(other, for: .secondary)
      trace.expect(
        """
        N.willMove(toParent: NP)
        NS.willMove(toParent: nil)
        N.viewDidLoad()
        NS.viewWillDisappear(false)
        D.viewWillDisappear(false)
        E.viewDidLoad()
        N.viewWillAppear(false)
        E.viewWillAppear(false)
        willShow E (false)
        N.viewIsAppearing(false)
        E.viewIsAppearing(false)
        NS.viewDidDisappear(false)
        D.viewDidDisappear(false)
        N.viewDidAppear(false)
        E.viewDidAppear(false)
        E.didMove(toParent: N)
        didShow E (false)
        NS.didMove(toParent: nil)
        N.didMove(toParent: NP)
        """)
      XCTAssertEqual(scene.stack(.primary).titles, ["P", "N"])
      XCTAssertNil(scene.stack(.secondary).parent)
      scene.split.setViewController(nil, for: .secondary)
      trace.expect(
        """
        N.willMove(toParent: nil)
        P.viewDidLoad()
        N.viewWillDisappear(false)
        E.viewWillDisappear(false)
        P.viewWillAppear(false)
        P.viewIsAppearing(false)
        N.viewDidDisappear(false)
        E.viewDidDisappear(false)
        P.viewDidAppear(false)
        N.didMove(toParent: nil)
        """)
      XCTAssertEqual(scene.stack(.primary).titles, ["P"])
    }
  }

  /// SPLIT-02, SPLIT-07: the column whose stack has the others is replaced; the controller on top stays there.
  func test_SPLIT02_exchangeOfTheBase() async {
    await withTrace { trace in
      let scene = trace.showSplit(width: 400)
      let other = trace.makeNavigation(["E"]).navigation
      scene.split.setViewController(other, for: .primary)
      trace.expect(
        """
        N.willMove(toParent: S)
        N.didMove(toParent: S)
        NS.willMove(toParent: nil)
        NS.didMove(toParent: nil)
        NS.willMove(toParent: N)
        NP.willMove(toParent: nil)
        N.viewDidLoad()
        NP.viewWillDisappear(false)
        N.viewWillAppear(false)
        willShow NS (false)
        N.viewIsAppearing(false)
        NP.viewDidDisappear(false)
        N.viewDidAppear(false)
        E.didMove(toParent: N)
        NS.didMove(toParent: N)
        didShow NS (false)
        NP.didMove(toParent: nil)
        """)
      XCTAssertEqual(scene.split.viewControllers, [other])
      XCTAssertEqual(other.titles, ["E", "NS"])
      XCTAssertEqual(scene.stack(.primary).titles, ["P"])
    }
  }

  /// SPLIT-10: the classic interface has two controllers; others leave.
  func test_SPLIT10_classicControllers() async {
    await withTrace { trace in
      let scene = trace.showSplit(.unspecified, width: 1100)
      let (primary, secondary) = (scene.stack(.primary), scene.stack(.secondary))
      XCTAssertEqual(scene.split.viewControllers, [primary, secondary])
      let other = trace.scripted("E")
      scene.split.viewControllers = [primary, other]
      trace.expect(
        """
        NS.willMove(toParent: nil)
        E.willMove(toParent: S)
        E.didMove(toParent: S)
        E.viewDidLoad()
        NS.viewWillDisappear(false)
        D.viewWillDisappear(false)
        E.viewWillAppear(false)
        E.viewIsAppearing(false)
        NS.viewDidDisappear(false)
        D.viewDidDisappear(false)
        E.viewDidAppear(false)
        NS.didMove(toParent: nil)
        """)
      XCTAssertEqual(scene.split.viewControllers, [primary, other])
      XCTAssertNil(secondary.parent)
    }
  }

  /// SPLIT-03: client code removes a child: it leaves its column too.
  func test_SPLIT03_removalByHand() async {
    await withTrace { trace in
      let scene = trace.showSplit(width: 1100)
      scene.stack(.secondary).leaveParent()
      trace.expect(
        """
        NS.willMove(toParent: nil)
        NS.viewWillDisappear(false)
        D.viewWillDisappear(false)
        NS.viewDidDisappear(false)
        D.viewDidDisappear(false)
        NS.didMove(toParent: nil)
        """)
      XCTAssertNil(scene.split.viewController(for: .secondary))
      XCTAssertEqual(scene.split.viewControllers, [scene.stack(.primary)])
    }
  }

  /// SPLIT-03: the same for the only child while collapsed: the columns on its stack disappear with it, and come back.
  func test_SPLIT03_removalByHandWhileCollapsed() async {
    await withTrace { trace in
      let scene = trace.showSplit(width: 400)
      scene.stack(.primary).leaveParent()
      trace.expect(
        """
        NP.willMove(toParent: nil)
        NP.viewWillDisappear(false)
        NS.viewWillDisappear(false)
        D.viewWillDisappear(false)
        NP.viewDidDisappear(false)
        NS.viewDidDisappear(false)
        D.viewDidDisappear(false)
        NS.willMove(toParent: nil)
        NS.didMove(toParent: nil)
        NS.willMove(toParent: S)
        NS.didMove(toParent: S)
        NP.didMove(toParent: nil)
        NS.viewWillAppear(false)
        D.viewWillAppear(false)
        NS.viewIsAppearing(false)
        D.viewIsAppearing(false)
        NS.viewDidAppear(false)
        D.viewDidAppear(false)
        """)
      XCTAssertNil(scene.split.viewController(for: .primary))
      XCTAssertEqual(scene.split.viewControllers, [scene.stack(.secondary)])
      XCTAssertEqual(scene.root(.secondary).appearance, .appeared)
      XCTAssertNotNil(scene.root(.secondary).view.window)
    }
  }

  /// SPLIT-02, M-NAV-04: a split view controller can't be in a column, because a column is a navigation stack; the
  /// compact column is none.
  func test_SPLIT02_MNAV04_splitViewControllerAsColumnIsRefused() async {
    await withTrace { trace in
      let scene = trace.makeSplit(.tripleColumn, width: 1100)
      let inner = trace.controller("I") { UISplitViewController(style: .doubleColumn) }
      for column in [UISplitViewController.Column.primary, .supplementary, .secondary] {
        trace.expectRefusal(
          "! M-NAV-04 pushedSplitViewController: S.setViewController(_:for:)"
        ) { scene.split.setViewController(inner, for: column) }
      }
      scene.split.setViewController(inner, for: .compact)
      trace.expect(
        """
        I.willMove(toParent: S)
        I.didMove(toParent: S)
        """)
    }
  }

  /// SPLIT-03, SPLIT-07, CON-07: another container takes a column that is on the stack: it is no column any more.
  func test_SPLIT03_SPLIT07_columnOnTheStackGoesToAnotherParent() async {
    await withTrace { trace in
      let scene = trace.makeSplit(width: 400)
      let other = trace.controller("O")
      trace.show(scene.split, size: CGSize(width: 400, height: 800))
      let column = scene.stack(.secondary)
      column.view.removeFromSuperview()
      other.addChild(column)
      column.didMove(toParent: other)
      trace.expect(
        """
        NS.willMove(toParent: nil)
        NS.viewWillDisappear(false)
        D.viewWillDisappear(false)
        NS.viewDidDisappear(false)
        D.viewDidDisappear(false)
        NS.didMove(toParent: nil)
        NS.willMove(toParent: O)
        P.viewDidLoad()
        P.viewWillAppear(false)
        P.viewIsAppearing(false)
        P.viewDidAppear(false)
        NS.didMove(toParent: O)
        """)
      XCTAssertNil(scene.split.viewController(for: .secondary))
      XCTAssertTrue(column.parent === other)
    }
  }
}
