import Foundation
import XCTest

@testable import ControllerTree

/// More than five tabs: TAB-08 to TAB-10.
final class MoreNavigationControllerTests: XCTestCase {
  /// TAB-08: where width is compact, the bar has the first four tabs and More; where it is regular, all tabs.
  func test_TAB08_items() async {
    await withStage { trace in
      let (narrow, members) = trace.showTabs("A", "B", "C", "D", "E", "F")
      let items = members.compactMap(\.tabBarItem)
      XCTAssertEqual(narrow.tabBar.items?.prefix(4), items.prefix(4))
      XCTAssertTrue(narrow.tabBar.items?.last === narrow.moreNavigationController.tabBarItem)
      XCTAssertEqual(narrow.viewControllers, members)
      let (five, _) = trace.showTabs("A", "B", "C", "D", "E")
      XCTAssertEqual(five.tabBar.items?.count, 5)
      let (wide, wideMembers) = trace.showTabs("A", "B", "C", "D", "E", "F", size: .tablet)
      XCTAssertEqual(wide.tabBar.items, wideMembers.map { $0.tabBarItem })
    }
  }

  /// TAB-08: a selected controller after the fourth is shown on the More navigation controller, as its child.
  func test_TAB08_selectionBehindMore() async {
    await withTrace { trace in
      let (tabs, members) = trace.showTabs("A", "B", "C", "D", "E", "F")
      tabs.moreNavigationController.title = "M"
      trace.expect("More.willMove(toParent: MoreNavigationController #1)")
      tabs.selectedIndex = 5
      trace.expect(
        """
        M.willMove(toParent: T)
        M.didMove(toParent: T)
        F.willMove(toParent: nil)
        F.didMove(toParent: nil)
        F.willMove(toParent: M)
        M.viewDidLoad()
        F.viewDidLoad()
        M.viewWillAppear(false)
        F.viewWillAppear(false)
        A.viewWillDisappear(false)
        M.viewIsAppearing(false)
        F.viewIsAppearing(false)
        A.viewDidDisappear(false)
        M.viewDidAppear(false)
        F.viewDidAppear(false)
        More.didMove(toParent: M)
        F.didMove(toParent: M)
        """)
      XCTAssertTrue(tabs.selectedViewController === members[5])
      XCTAssertEqual(tabs.selectedIndex, 5)
      XCTAssertTrue(members[5].navigationController === tabs.moreNavigationController)
      XCTAssertTrue(members[5].tabBarController === tabs)
      XCTAssertTrue(tabs.tabBar.selectedItem === tabs.moreNavigationController.tabBarItem)
      XCTAssertEqual(tabs.viewControllers, members)
    }
  }

  /// TAB-08: More itself is selected in code or by a tap; a second tap returns to its list.
  func test_TAB08_moreItself() async {
    await withTrace { trace in
      let (tabs, members) = trace.showTabs("A", "B", "C", "D", "E", "F")
      tabs.delegate = ProbeTabDelegate(trace)
      let more = tabs.moreNavigationController
      trace.setUp {
        more.title = "M"
        tabs.selectedViewController = more
      }
      XCTAssertTrue(tabs.selectedViewController === more)
      XCTAssertEqual(tabs.selectedIndex, NSNotFound)
      trace.setUp { tabs.selectedIndex = 4 }
      XCTAssertTrue(tabs.selectedViewController === members[4])
      XCTAssertTrue(tabs.tabBar.select(more.tabBarItem))
      trace.expect(
        """
        should select M
        did select M
        E.willMove(toParent: nil)
        E.viewWillDisappear(true)
        More.viewWillAppear(true)
        More.viewIsAppearing(true)
        E.viewDidDisappear(true)
        More.viewDidAppear(true)
        E.didMove(toParent: nil)
        E.willMove(toParent: T)
        E.didMove(toParent: T)
        """)
      XCTAssertTrue(tabs.selectedViewController === more)
      XCTAssertEqual(tabs.viewControllers, members)
      XCTAssertTrue(members[4].parent === tabs)
      trace.ignore { tabs.selectedIndex = 0 }
      XCTAssertTrue(tabs.selectedViewController === members[0])
    }
  }

  /// TAB-09: created on first access, never among the tabs; a navigation controller is shown on it directly.
  func test_TAB09_navigationControllerBehindMore() async {
    await withStage { trace in
      let (tabs, members) = trace.showTabs("A", "B", "C", "D", "E")
      let navigation = trace.controller("N", UINavigationController.init)
      let root = trace.controller("R")
      navigation.viewControllers = [root]
      tabs.viewControllers = members + [navigation]
      XCTAssertTrue(tabs.moreNavigationController === tabs.moreNavigationController)
      XCTAssertFalse(tabs.children.contains(tabs.moreNavigationController))
      let issues = trace.stage.diagnostics.collect { tabs.selectedViewController = navigation }
      XCTAssertEqual(issues, [])
      XCTAssertTrue(navigation.parent === tabs.moreNavigationController)
      XCTAssertTrue(root.view.window === tabs.view.window)
      XCTAssertNil(navigation.navigationBar.superview)
      XCTAssertEqual(tabs.moreNavigationController.navigationBar.items?.map(\.title), ["More", "R"])
      XCTAssertFalse(tabs.viewControllers?.contains(tabs.moreNavigationController) ?? true)
      tabs.moreNavigationController.popViewController(animated: true)
      XCTAssertTrue(navigation.parent === tabs)
      XCTAssertEqual(tabs.moreNavigationController.navigationBar.items?.map(\.title), ["More"])
    }
  }

  /// TAB-08: when all tabs fit, the controller after the fourth gets a tab of its own. It disappears during the move.
  func test_TAB08_roomForAll() async {
    await withTrace { trace in
      let (tabs, members) = trace.showTabs("A", "B", "C", "D", "E", "F")
      trace.setUp {
        tabs.moreNavigationController.title = "M"
        tabs.selectedIndex = 5
      }
      tabs.traitOverrides.horizontalSizeClass = .regular
      trace.expect(
        """
        M.viewWillDisappear(false)
        F.viewWillDisappear(false)
        M.viewDidDisappear(false)
        F.viewDidDisappear(false)
        F.willMove(toParent: nil)
        F.didMove(toParent: nil)
        F.willMove(toParent: T)
        F.didMove(toParent: T)
        F.viewWillAppear(false)
        F.viewIsAppearing(false)
        F.viewDidAppear(false)
        """)
      XCTAssertTrue(tabs.selectedViewController === members[5])
    }
  }

  /// TAB-08: the width changes while a controller after the fourth is shown: it moves between More and a tab of its
  /// own.
  func test_TAB08_roomChanges() async {
    await withStage { trace in
      let (tabs, members) = trace.showTabs("A", "B", "C", "D", "E", "F")
      tabs.selectedIndex = 5
      let window = tabs.view.window
      window?.frame.size = .tablet
      XCTAssertTrue(tabs.selectedViewController === members[5])
      XCTAssertTrue(members[5].parent === tabs)
      XCTAssertEqual(members[5].appearance, .appeared)
      XCTAssertEqual(tabs.tabBar.items?.count, 6)
      window?.frame.size = .phone
      XCTAssertTrue(members[5].parent === tabs.moreNavigationController)
      XCTAssertEqual(members[5].appearance, .appeared)
      XCTAssertEqual(tabs.selectedIndex, 5)
      XCTAssertEqual(tabs.tabBar.items?.count, 5)
    }
  }

  /// TAB-03, TAB-08: the tabs are replaced while one of them is shown on More.
  func test_TAB08_exchangeBehindMore() async {
    await withStage { trace in
      let (tabs, members) = trace.showTabs("A", "B", "C", "D", "E", "F")
      tabs.selectedIndex = 5
      tabs.viewControllers = [members[0], members[5]]
      XCTAssertEqual(tabs.selectedIndex, 1)
      XCTAssertTrue(members[5].parent === tabs)
      XCTAssertEqual(members[5].appearance, .appeared)
      XCTAssertNil(members[1].parent)
      tabs.viewControllers = members
      tabs.selectedIndex = 4
      tabs.viewControllers = [members[0]]
      XCTAssertEqual(tabs.selectedIndex, 0)
      XCTAssertEqual(members.map(\.parent), [tabs, nil, nil, nil, nil, nil])
      XCTAssertEqual(members[4].appearance, .disappeared)
    }
  }

  /// TAB-10: by default the user can reorder all tabs; the delegate is told.
  func test_TAB10_customizing() async {
    await withTrace { trace in
      let (tabs, members) = trace.showTabs("A", "B", "C")
      tabs.delegate = ProbeTabDelegate(trace)
      XCTAssertEqual(tabs.customizableViewControllers, members)
      XCTAssertTrue(tabs.customize([members[1], members[0], members[2]]))
      trace.expect(
        """
        will begin customizing ABC
        will end customizing BAC true
        did end customizing BAC true
        """)
      XCTAssertEqual(tabs.viewControllers, [members[1], members[0], members[2]])
      XCTAssertEqual(tabs.selectedIndex, 1)
      tabs.customizableViewControllers = [members[1], members[2]]
      XCTAssertFalse(tabs.customize(members))
      XCTAssertFalse(tabs.customize([members[0]]))
      XCTAssertEqual(tabs.selectedIndex, 1)
    }
  }

  /// TAB-08, CON-07: another container takes the controller that is on More: it is no tab any more, and if all tabs fit
  /// now, More disappears.
  func test_TAB08_CON07_controllerOnMoreGoesToAnotherParent() async {
    await withTrace { trace in
      let (tabs, members) = trace.showTabs("A", "B", "C", "D", "E", "F")
      tabs.moreNavigationController.title = "M"
      trace.setUp { tabs.selectedIndex = 5 }
      let other = trace.controller("O")
      members[5].view.removeFromSuperview()
      other.addChild(members[5])
      members[5].didMove(toParent: other)
      trace.expect(
        """
        F.willMove(toParent: nil)
        F.viewWillDisappear(false)
        F.viewDidDisappear(false)
        F.didMove(toParent: nil)
        F.willMove(toParent: O)
        More.viewDidLoad()
        More.viewWillAppear(false)
        More.viewIsAppearing(false)
        More.viewDidAppear(false)
        A.viewWillAppear(false)
        M.viewWillDisappear(false)
        More.viewWillDisappear(false)
        A.viewIsAppearing(false)
        M.viewDidDisappear(false)
        More.viewDidDisappear(false)
        A.viewDidAppear(false)
        F.didMove(toParent: O)
        """)
      XCTAssertEqual(tabs.viewControllers, Array(members[0..<5]))
      XCTAssertTrue(tabs.selectedViewController === members[0])
      XCTAssertEqual(tabs.tabBar.items?.count, 5)
      XCTAssertTrue(members[5].parent === other)
    }
  }

  /// TAB-10: a recorder of transitions names each message before the delegate gets it.
  func test_TAB10_recorderNamesEachMessageBeforeTheDelegateGetsIt() async {
    await withTrace(.transitions) { trace in
      let (tabs, members) = trace.showTabs("A", "B", "C")
      tabs.delegate = ProbeTabDelegate(trace)
      XCTAssertTrue(tabs.customize([members[1], members[0], members[2]]))
      trace.expect(
        """
        T.tabBarController(_:willBeginCustomizing:)()
        will begin customizing ABC
        T.tabBarController(_:willEndCustomizing:changed:)()
        will end customizing BAC true
        T.tabBarController(_:didEndCustomizing:changed:)()
        did end customizing BAC true
        """)
    }
  }
}
