import XCTest

@testable import ControllerTree

/// A user's tap: TAB-06, TAB-11.
final class TabListTapTests: XCTestCase {
  /// TAB-06: shouldSelect → will… → didSelect → did….
  func test_TAB06_tap() async {
    await withTrace { trace in
      let (tabs, members) = trace.showTabs("A", "B")
      tabs.delegate = ProbeTabDelegate(trace)
      XCTAssertTrue(tabs.tabBar.select(members[1].tabBarItem))
      trace.expect(
        """
        should select B
        B.viewDidLoad()
        B.viewWillAppear(false)
        A.viewWillDisappear(false)
        did select B
        B.viewIsAppearing(false)
        A.viewDidDisappear(false)
        B.viewDidAppear(false)
        """)
      XCTAssertEqual(tabs.selectedIndex, 1)
    }
  }

  /// TAB-06: the delegate returns `false`; nothing happens. TAB-05: a selection in code does not ask the delegate.
  func test_TAB06_refusedTap() async {
    await withTrace { trace in
      let (tabs, members) = trace.showTabs("A", "B")
      let delegate = ProbeTabDelegate(trace)
      delegate.allows = false
      tabs.delegate = delegate
      XCTAssertFalse(tabs.tabBar.select(members[1].tabBarItem))
      trace.expect("should select B")
      XCTAssertEqual(tabs.selectedIndex, 0)
      trace.ignore { tabs.selectedIndex = 1 }
      XCTAssertEqual(tabs.selectedIndex, 1)
    }
  }

  /// TAB-06: a tap on the selected tab is sent to the delegate and changes nothing.
  func test_TAB06_tapOnTheSelectedTab() async {
    await withTrace { trace in
      let (tabs, members) = trace.showTabs("A", "B")
      tabs.delegate = ProbeTabDelegate(trace)
      tabs.tabBar.select(members[0].tabBarItem)
      trace.expect("should select A\ndid select A")
    }
  }

  /// TAB-06: a tap on the selected navigation controller's tab pops it to its root, animated.
  func test_TAB06_secondTapPopsToRoot() async {
    await withTrace { trace in
      let navigation = trace.controller("N", UINavigationController.init)
      let (root, detail) = (trace.controller("A"), trace.controller("B"))
      navigation.viewControllers = [root, detail]
      let tabs = trace.controller("T", UITabBarController.init)
      tabs.viewControllers = [navigation]
      tabs.delegate = ProbeTabDelegate(trace)
      trace.show(tabs)
      tabs.tabBar.select(navigation.tabBarItem)
      trace.expect(
        """
        should select N
        did select N
        B.willMove(toParent: nil)
        A.viewDidLoad()
        B.viewWillDisappear(true)
        A.viewWillAppear(true)
        A.viewIsAppearing(true)
        B.viewDidDisappear(true)
        A.viewDidAppear(true)
        B.didMove(toParent: nil)
        """)
      XCTAssertEqual(navigation.viewControllers, [root])
    }
  }

  /// TAB-06: the delegate selects another tab in `didSelect`: the tapped one is shown first.
  func test_TAB06_selectionInDidSelect() async {
    await withTrace { trace in
      let (tabs, members) = trace.showTabs("A", "B")
      trace.setUp {
        tabs.selectedIndex = 1
        tabs.selectedIndex = 0
      }
      let delegate = ProbeTabDelegate(trace)
      delegate.didSelect = { $0.selectedIndex = 0 }
      tabs.delegate = delegate
      tabs.tabBar.select(members[1].tabBarItem)
      trace.expect(
        """
        should select B
        B.viewWillAppear(false)
        A.viewWillDisappear(false)
        did select B
        B.viewIsAppearing(false)
        A.viewDidDisappear(false)
        B.viewDidAppear(false)
        A.viewWillAppear(false)
        B.viewWillDisappear(false)
        A.viewIsAppearing(false)
        B.viewDidDisappear(false)
        A.viewDidAppear(false)
        """)
    }
  }

  /// TAB-11: a tab that is disabled, not in the bar, or in a hidden bar can't be selected; the delegate is not asked.
  func test_TAB11_tapsThatDoNotCount() async {
    await withStage { trace in
      let (tabs, members) = trace.showTabs("A", "B")
      tabs.delegate = ProbeTabDelegate(trace)
      members[1].tabBarItem.isEnabled = false
      XCTAssertFalse(tabs.tabBar.select(members[1].tabBarItem))
      XCTAssertFalse(tabs.tabBar.select(UITabBarItem()))
      members[1].tabBarItem.isEnabled = true
      tabs.tabBar.isHidden = true
      XCTAssertFalse(tabs.tabBar.select(members[1].tabBarItem))
      XCTAssertEqual(tabs.selectedIndex, 0)
    }
  }

  /// TAB-06: the delegate of the bar is the tab bar controller, which gets `didSelect` before the selection changes.
  func test_TAB06_subclassGetsTheTap() async {
    await withTrace { trace in
      let tabs = HearingTabBarController()
      let (_, members) = trace.tabs(tabs, ["A", "B"])
      XCTAssertTrue(tabs.tabBar.delegate === tabs)
      tabs.tabBar.select(members[1].tabBarItem)
      XCTAssertEqual(tabs.heard, ["B, selected: 0"])
      XCTAssertEqual(tabs.selectedIndex, 1)
    }
  }

  /// TAB-06: a recorder of transitions names each question and message before the delegate gets it.
  func test_TAB06_recorderNamesEachMessageBeforeTheDelegateGetsIt() async {
    await withTrace(.transitions) { trace in
      let (tabs, members) = trace.showTabs("A", "B")
      tabs.delegate = ProbeTabDelegate(trace)
      tabs.tabBar.select(members[1].tabBarItem)
      trace.expect(
        """
        B.tabBarController(_:shouldSelect:)()
        should select B
        B.tabBarController(_:animationControllerForTransitionFrom:to:)()
        B.viewDidLoad()
        B.viewWillAppear(false)
        A.viewWillDisappear(false)
        B.tabBarController(_:didSelect:)()
        did select B
        B.viewIsAppearing(false)
        B.completeTransition(true)
        A.viewDidDisappear(false)
        B.viewDidAppear(false)
        """)
    }
  }
}

private final class HearingTabBarController: UITabBarController {
  private(set) var heard: [String] = []

  override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    heard.append("\(item.title ?? "nil"), selected: \(selectedIndex)")
  }
}
