import XCTest

@testable import ControllerTree

/// The table of misuse, tabs: M-TAB-01 to M-TAB-06 and M-NAV-03, with the whole issue and the unchanged tree.
final class TabIssuesTests: XCTestCase {
  private static let onlyListed = """
     UIKit: "-[UITabBarController setSelectedViewController:] only a view controller in the tab bar controller's list of \
    view controllers can be selected."
    """

  /// M-TAB-01: an index out of range.
  func test_MTAB01_indexOutOfRange() async {
    await withTrace { trace in
      let (tabs, _) = trace.showTabs("A", "B")
      trace.expectRefusal(
        """
        error: tabIndexOutOfRange (M-TAB-01): selectedIndex = 2 on UITabBarController "T", which has 2 tabs; the selection \
        stays. Use an index of viewControllers. [T.selectedIndex]
        """, about: ["T"]
      ) { tabs.selectedIndex = 2 }
    }
  }

  /// M-TAB-02: a controller that is no tab; More, while there is space for all tabs.
  func test_MTAB02_foreignTab() async {
    await withTrace { trace in
      let (tabs, _) = trace.showTabs("A", "B")
      for foreign in [trace.controller("X"), tabs.moreNavigationController] {
        trace.setUp { foreign.title = "X" }
        trace.expectRefusal(
          """
          error: foreignTab (M-TAB-02): \(type(of: foreign)) "X" is not one of the controllers of UITabBarController "T" \
          and can't be selected. Name a controller that is in viewControllers. [T.selectedViewController]\(Self.onlyListed)
          """, about: ["T", "X"]
        ) { tabs.selectedViewController = foreign }
      }
    }
  }

  /// M-TAB-03: `nil` is refused. Without tabs it is what `selectedViewController` already is.
  func test_MTAB03_noTabSelected() async {
    await withTrace { trace in
      let (tabs, _) = trace.showTabs("A")
      trace.expectRefusal(
        """
        error: noTabSelected (M-TAB-03): A tab of UITabBarController "T" must be selected. Select another tab, or set \
        viewControllers. [T.selectedViewController]\(Self.onlyListed)
        """, about: ["T"]
      ) { tabs.selectedViewController = nil }
      let empty = trace.ignore { UITabBarController() }
      empty.selectedViewController = nil
      trace.expect("")
    }
  }

  /// M-TAB-04: a child that is not a tab.
  func test_MTAB04_childWithoutTab() async {
    await withStage { trace in
      let (tabs, _) = trace.tabs("A")
      let child = trace.controller("X")
      let issues = trace.stage.diagnostics.collect { tabs.addChild(child) }
      XCTAssertEqual(
        issues.map(\.description),
        [
          """
          warning: childWithoutTab (M-TAB-04): UIViewController "X" became a child of UITabBarController "T", but has no \
          tab. Use viewControllers to add a tab. [T.addChild(_:)]
          """
        ])
      XCTAssertEqual(tabs.tabBar.items?.count, 1)
      trace.expect("! M-TAB-04 childWithoutTab: T.addChild(_:)")
    }
  }

  /// M-TAB-05: one controller twice; and a controller that can't become a child.
  func test_MTAB05_duplicateTab() async {
    await withTrace { trace in
      let (tabs, members) = trace.showTabs("A", "B")
      trace.expectRefusal(
        """
        error: duplicateTab (M-TAB-05): ScriptedController "A" appears twice in the new tabs of UITabBarController "T". Name \
        each controller once. [T.setViewControllers(_:animated:)]
        """, about: ["T", "A"]
      ) { tabs.viewControllers = [members[0], members[1], members[0]] }
      let (root, window) = (trace.controller("R"), trace.window())
      trace.ignore {
        window.rootViewController = root
        window.isHidden = false
      }
      let issues = trace.collectIssues { tabs.viewControllers = [members[0], root, tabs] }
      XCTAssertEqual(issues.map(\.kind), [.rootAsChild])
      XCTAssertEqual(tabs.viewControllers, members)
      let others = trace.collectIssues { tabs.viewControllers = [tabs] }
      XCTAssertEqual(others.map(\.kind), [.containmentCycle])
    }
  }

  /// M-TAB-06: client code cannot change the bar of a tab bar controller.
  func test_MTAB06_managedBar() async {
    await withTrace { trace in
      let (tabs, members) = trace.showTabs("A", "B")
      func text(_ call: String) -> String {
        """
        error: managedBar (M-TAB-06): The tabs of UITabBar #1 belong to UITabBarController "T" and can't be changed in \
        the bar. Set the controller's viewControllers or selectedIndex. [UITabBar #1.\(call)] UIKit: "Directly modifying a \
        tab bar managed by a tab bar controller is not allowed."
        """
      }
      trace.expectRefusal(text("setItems(_:animated:)"), about: ["UITabBar #1", "T"]) { tabs.tabBar.items = nil }
      trace.expectRefusal(text("selectedItem"), about: ["UITabBar #1", "T"]) {
        tabs.tabBar.selectedItem = members[1].tabBarItem
      }
    }
  }

  /// M-NAV-03: a tab bar controller on a navigation stack works, with a warning.
  func test_MNAV03_pushedTabBarController() async {
    await withStage { trace in
      let navigation = trace.showNavigation("A").navigation
      let (tabs, members) = trace.tabs("B")
      let issues = trace.stage.diagnostics.collect { navigation.pushViewController(tabs, animated: false) }
      XCTAssertEqual(
        issues.map(\.description),
        [
          """
          warning: pushedTabBarController (M-NAV-03): UITabBarController "T" is a tab bar controller and was pushed on \
          UINavigationController "N". Make the tab bar controller a root, or present it. \
          [N.pushViewController(_:animated:)]
          """
        ])
      XCTAssertEqual(members[0].appearance, .appeared)
      trace.expect("! M-NAV-03 pushedTabBarController: N.pushViewController(_:animated:)")
    }
  }
}
