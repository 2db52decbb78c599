import Foundation
import XCTest

@testable import ControllerTree

/// The tabs and their order as client code sets them: TAB-01 to TAB-04, TAB-07, TAB-13, TAB-15 to TAB-17.
final class UITabBarControllerTests: XCTestCase {
  /// TAB-01: every controller becomes a child at once; nothing is loaded. TAB-02: then the first is selected; before,
  /// none.
  func test_TAB01_tabsBecomeChildren() async {
    await withTrace { trace in
      let tabs = trace.controller("T", UITabBarController.init)
      trace.expect("UITabBarController #1.viewDidLoad()")
      XCTAssertNil(tabs.viewControllers)
      XCTAssertNil(tabs.selectedViewController)
      XCTAssertEqual(tabs.selectedIndex, NSNotFound)
      XCTAssertEqual(tabs.tabBar.items, [])

      let (first, second) = (trace.controller("A"), trace.controller("B"))
      tabs.viewControllers = [first, second]
      trace.expectDetailed(
        """
        A.willMove(toParent: T) movingToParent window: nil
        B.willMove(toParent: T) movingToParent window: nil
        A.didMove(toParent: T) movingToParent window: nil
        B.didMove(toParent: T) movingToParent window: nil
        """)
      XCTAssertEqual(tabs.children, [first, second])
      XCTAssertEqual([first, second].map(\.tabBarController), [tabs, tabs])
      XCTAssertEqual(tabs.tabBar.items, [first.tabBarItem, second.tabBarItem])
      XCTAssertEqual([tabs, first, second].map(\.isViewLoaded), [true, false, false])
      XCTAssertTrue(tabs.selectedViewController === first)
      XCTAssertEqual(tabs.selectedIndex, 0)
      XCTAssertTrue(tabs.tabBar.selectedItem === first.tabBarItem)
    }
  }

  /// TAB-04: the selected child is loaded when the tab bar controller appears; the others are not loaded.
  func test_TAB04_onlyTheSelectedChildIsLoaded() async {
    await withTrace { trace in
      let (tabs, members) = trace.tabs("A", "B", "C")
      tabs.selectedIndex = 2
      trace.expect("")
      tabs.loadViewIfNeeded()
      trace.expect("")
      let window = trace.window()
      window.rootViewController = tabs
      window.makeKeyAndVisible()
      trace.expect(
        """
        C.viewDidLoad()
        T.viewWillAppear(false)
        C.viewWillAppear(false)
        T.viewIsAppearing(false)
        C.viewIsAppearing(false)
        T.viewDidAppear(false)
        C.viewDidAppear(false)
        """)
      XCTAssertEqual(members.map(\.isViewLoaded), [false, false, true])
    }
  }

  /// TAB-03: a selected controller that is among the new ones stays selected, without callbacks.
  func test_TAB03_selectedControllerStays() async {
    await withTrace { trace in
      let (tabs, members) = trace.showTabs("A", "B", "C")
      let new = trace.controller("D")
      tabs.setViewControllers([new, members[1], members[0]], animated: true)
      trace.expect(
        """
        C.willMove(toParent: nil)
        C.didMove(toParent: nil)
        D.willMove(toParent: T)
        D.didMove(toParent: T)
        """)
      XCTAssertEqual(tabs.selectedIndex, 2)
      XCTAssertTrue(tabs.selectedViewController === members[0])
      XCTAssertEqual(tabs.tabBar.items, [new, members[1], members[0]].map { $0.tabBarItem })
    }
  }

  /// TAB-03: else the controller at the old index is selected; if there is none, the first. The old one leaves after
  /// its disappearance.
  func test_TAB03_indexStaysElseTheFirst() async {
    await withTrace { trace in
      let (tabs, _) = trace.showTabs("A", "B")
      trace.setUp { tabs.selectedIndex = 1 }
      let (third, fourth, fifth) = (trace.controller("C"), trace.controller("D"), trace.controller("E"))
      tabs.viewControllers = [third, fourth]
      trace.expectDetailed(
        """
        A.willMove(toParent: nil) movingFromParent window: nil
        A.didMove(toParent: nil) movingFromParent window: nil
        B.willMove(toParent: nil) movingFromParent
        C.willMove(toParent: T) movingToParent window: nil
        D.willMove(toParent: T) movingToParent window: nil
        C.didMove(toParent: T) movingToParent window: nil
        D.didMove(toParent: T) movingToParent window: nil
        D.viewDidLoad() window: nil
        D.viewWillAppear(false) window: nil
        B.viewWillDisappear(false) movingFromParent
        D.viewIsAppearing(false)
        B.viewDidDisappear(false) movingFromParent window: nil
        D.viewDidAppear(false)
        B.didMove(toParent: nil) window: nil
        """)
      trace.ignore { tabs.viewControllers = [fifth] }
      XCTAssertEqual(tabs.selectedIndex, 0)
      XCTAssertTrue(tabs.selectedViewController === fifth)
    }
  }

  /// TAB-13: without tabs the selection is `nil`; the old controller disappears.
  func test_TAB13_noTabs() async {
    await withTrace { trace in
      let (tabs, _) = trace.showTabs("A", "B")
      tabs.viewControllers = []
      trace.expect(
        """
        A.willMove(toParent: nil)
        B.willMove(toParent: nil)
        B.didMove(toParent: nil)
        A.viewWillDisappear(false)
        A.viewDidDisappear(false)
        A.didMove(toParent: nil)
        """)
      XCTAssertEqual(tabs.children, [])
      XCTAssertNil(tabs.selectedViewController)
      XCTAssertEqual(tabs.selectedIndex, NSNotFound)
      XCTAssertNil(tabs.tabBar.selectedItem)
      tabs.viewControllers = nil
      XCTAssertNil(tabs.viewControllers)
    }
  }

  /// TAB-03, TAB-16: off screen, replacing the tabs only changes parents.
  func test_TAB03_exchangeOffScreen() async {
    await withTrace { trace in
      let (tabs, members) = trace.showTabs("A", "B")
      trace.setUp { tabs.view.window?.isHidden = true }
      let new = trace.controller("C")
      tabs.viewControllers = [new]
      trace.expect(
        """
        A.willMove(toParent: nil)
        B.willMove(toParent: nil)
        B.didMove(toParent: nil)
        C.willMove(toParent: T)
        C.didMove(toParent: T)
        A.didMove(toParent: nil)
        """)
      XCTAssertNil(members[0].view.superview)
    }
  }

  /// TAB-07: an index out of range, a controller without a tab, and `nil`: the selection stays.
  func test_TAB07_refusedSelections() async {
    await withTrace { trace in
      let (tabs, _) = trace.showTabs("A", "B")
      trace.expectRefusal("! M-TAB-01 tabIndexOutOfRange: T.selectedIndex") { tabs.selectedIndex = 2 }
      trace.expectRefusal("! M-TAB-01 tabIndexOutOfRange: T.selectedIndex") { tabs.selectedIndex = -1 }
      trace.expectRefusal("! M-TAB-02 foreignTab: T.selectedViewController") {
        tabs.selectedViewController = trace.controller("X")
      }
      trace.expectRefusal("! M-TAB-03 noTabSelected: T.selectedViewController") { tabs.selectedViewController = nil }
      XCTAssertEqual(tabs.selectedIndex, 0)
    }
  }

  /// TAB-16: only the selected child gets callbacks; another one leaves without appearance callbacks.
  func test_TAB16_onlyTheSelectedChildGetsCallbacks() async {
    await withTrace { trace in
      let (tabs, members) = trace.showTabs("A", "B")
      trace.setUp { tabs.selectedIndex = 1 }
      let window = tabs.view.window
      window?.isHidden = true
      trace.expect(
        """
        T.viewWillDisappear(false)
        B.viewWillDisappear(false)
        T.viewDidDisappear(false)
        B.viewDidDisappear(false)
        """)
      trace.ignore { window?.isHidden = false }
      tabs.viewControllers = [members[1]]
      trace.expect("A.willMove(toParent: nil)\nA.didMove(toParent: nil)")
    }
  }

  /// TAB-16: client code removes the selected child: it leaves the screen at once, and another tab is selected.
  func test_TAB16_removalByHand() async {
    await withTrace { trace in
      let (tabs, members) = trace.showTabs("A", "B", "C")
      members[0].willMove(toParent: nil)
      members[0].removeFromParent()
      trace.expect(
        """
        A.willMove(toParent: nil)
        A.viewWillDisappear(false)
        A.viewDidDisappear(false)
        A.didMove(toParent: nil)
        B.viewDidLoad()
        B.viewWillAppear(false)
        B.viewIsAppearing(false)
        B.viewDidAppear(false)
        """)
      XCTAssertEqual(tabs.viewControllers, [members[1], members[2]])
      XCTAssertEqual(tabs.selectedIndex, 0)
      members[2].leaveParent()
      trace.expect("C.willMove(toParent: nil)\nC.didMove(toParent: nil)")
      XCTAssertEqual(tabs.viewControllers, [members[1]])
    }
  }

  /// TAB-17: a child that client code adds is no tab.
  func test_TAB17_childWithoutTab() async {
    await withTrace { trace in
      let (tabs, members) = trace.showTabs("A")
      let child = trace.controller("X")
      tabs.addChild(child)
      child.didMove(toParent: tabs)
      trace.expect(
        """
        X.willMove(toParent: T)
        ! M-TAB-04 childWithoutTab: T.addChild(_:)
        X.didMove(toParent: T)
        """)
      XCTAssertEqual(tabs.viewControllers, members)
      XCTAssertEqual(tabs.children.last, child)
    }
  }

  /// TAB-15: a tab bar controller is a root, a child, or presented; on a navigation stack it is allowed with a warning.
  func test_TAB15_placesOfATabBarController() async {
    await withStage { trace in
      let navigation = trace.showNavigation("A").navigation
      let (tabs, members) = trace.tabs("B")
      let issues = trace.stage.diagnostics.collect { navigation.pushViewController(tabs, animated: false) }
      XCTAssertEqual(issues.map(\.kind), [.pushedTabBarController])
      XCTAssertTrue(members[0].navigationController === navigation)
      XCTAssertTrue(members[0].view.window === navigation.view.window)
      navigation.popViewController(animated: false)

      navigation.present(tabs, animated: false)
      XCTAssertEqual(members[0].appearance, .appeared)
      XCTAssertTrue(members[0].presentingViewController === navigation)
      trace.expect("! M-NAV-03 pushedTabBarController: N.pushViewController(_:animated:)")
    }
  }

  /// TAB-15: inside a plain container, parents get their callbacks before children.
  func test_TAB15_insideAPlainContainer() async {
    await withTrace { trace in
      let parent = trace.controller("P")
      trace.show(parent)
      let (tabs, _) = trace.tabs("A", "B")
      parent.adopt(tabs)
      trace.expect(
        """
        T.willMove(toParent: P)
        A.viewDidLoad()
        T.viewWillAppear(false)
        A.viewWillAppear(false)
        T.didMove(toParent: P)
        T.viewIsAppearing(false)
        A.viewIsAppearing(false)
        T.viewDidAppear(false)
        A.viewDidAppear(false)
        """)
      tabs.leaveParent()
      trace.expect(
        """
        T.willMove(toParent: nil)
        T.viewWillDisappear(false)
        A.viewWillDisappear(false)
        T.didMove(toParent: nil)
        T.viewDidDisappear(false)
        A.viewDidDisappear(false)
        """)
    }
  }

  /// TAB-01: a controller that has no other owner is deallocated with the tab bar controller.
  func test_TAB01_tabsAreReleased() async {
    await withStage { trace in
      weak var child: UIViewController?
      weak var tabs: UITabBarController?
      do {
        let controller = UITabBarController()
        controller.viewControllers = (0..<7).map { _ in UIViewController() }
        _ = controller.moreNavigationController
        controller.loadViewIfNeeded()
        (tabs, child) = (controller, controller.viewControllers?.first)
      }
      XCTAssertNil(tabs)
      XCTAssertNil(child)
    }
  }
}
