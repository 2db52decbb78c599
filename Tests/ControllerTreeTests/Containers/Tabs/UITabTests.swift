import Foundation
import XCTest

@testable import ControllerTree

/// Tabs that create their controllers: TAB-18.
final class UITabTests: XCTestCase {
  @MainActor private static func tab(_ name: String, _ trace: Trace) -> UITab {
    UITab(title: name, image: nil, identifier: name) { tab in
      trace.note("made \(tab.title)")
      return trace.controller(tab.title)
    }
  }

  /// TAB-18: a subclass passes its tabs to the initializer.
  func test_TAB18_initializersOfSubclasses() async {
    final class MainController: UITabBarController {
      init() { super.init(tabs: [UITab(title: "A", image: nil, identifier: "A") { _ in UIViewController() }]) }
      required init?(coder: NSCoder) { super.init(coder: coder) }
    }
    await withStage { trace in
      XCTAssertEqual(MainController().tabs.map(\.title), ["A"])
      XCTAssertEqual(UITabBarController(coder: NSCoder())?.tabs.count, 0)
    }
  }

  /// TAB-18: a controller is created once, when its tab is first selected.
  func test_TAB18_controllersAreMadeLazily() async {
    await withTrace { trace in
      let all = ["A", "B"].map { Self.tab($0, trace) }
      let tabs = UITabBarController(tabs: all)
      tabs.title = "T"
      trace.expect(
        """
        made A
        A.willMove(toParent: UITabBarController #1)
        A.didMove(toParent: UITabBarController #1)
        UITabBarController #1.viewDidLoad()
        """)
      trace.show(tabs)
      XCTAssertTrue(tabs.selectedTab === all[0])
      XCTAssertEqual(tabs.tabBar.items?.map(\.title), ["A", "B"])
      tabs.selectedTab = all[1]
      trace.expect(
        """
        made B
        B.willMove(toParent: T)
        B.didMove(toParent: T)
        B.viewDidLoad()
        B.viewWillAppear(false)
        A.viewWillDisappear(false)
        B.viewIsAppearing(false)
        A.viewDidDisappear(false)
        B.viewDidAppear(false)
        """)
      XCTAssertEqual(tabs.selectedIndex, 1)
      XCTAssertTrue(tabs.tab(forIdentifier: "B") === all[1])
      XCTAssertTrue(all[1].tabBarController === tabs)
      XCTAssertEqual(tabs.viewControllers, all.compactMap(\.viewController))
    }
  }

  /// TAB-18: a tap calls the delegate methods that take tabs.
  func test_TAB18_tap() async {
    await withTrace { trace in
      let all = ["A", "B"].map { Self.tab($0, trace) }
      let tabs = UITabBarController(tabs: all)
      trace.setUp { tabs.delegate = ProbeTabDelegate(trace) }
      XCTAssertTrue(tabs.tabBar.select(all[1].item))
      trace.expect(
        """
        should select tab B
        made B
        B.willMove(toParent: UITabBarController #1)
        B.didMove(toParent: UITabBarController #1)
        did select tab B after A
        """)
      all[0].isEnabled = false
      XCTAssertFalse(tabs.tabBar.select(all[0].item))
    }
  }

  /// TAB-18: a group shows its selected tab; selecting another tab in it replaces the shown one.
  func test_TAB18_groups() async {
    await withTrace { trace in
      let all = ["A", "B", "C"].map { Self.tab($0, trace) }
      let group = UITabGroup(title: "G", image: nil, identifier: "G", children: [all[1], all[2]])
      group.defaultChildIdentifier = "C"
      let tabs = UITabBarController(tabs: [all[0], group])
      trace.setUp {
        tabs.title = "T"
        trace.show(tabs)
        tabs.selectedIndex = 1
      }
      XCTAssertTrue(tabs.selectedTab === all[2])
      tabs.selectedTab = all[1]
      trace.expect(
        """
        made B
        B.willMove(toParent: T)
        B.didMove(toParent: T)
        B.viewDidLoad()
        B.viewWillAppear(false)
        C.viewWillDisappear(false)
        B.viewIsAppearing(false)
        C.viewDidDisappear(false)
        B.viewDidAppear(false)
        """)
      XCTAssertTrue(group.selectedChild === all[1])
      XCTAssertTrue(all[1].tabBarController === tabs)
      XCTAssertTrue(tabs.tab(forIdentifier: "C") === all[2])
      XCTAssertEqual(tabs.selectedIndex, 1)
      XCTAssertEqual(tabs.children.compactMap(\.title), ["A", "C", "B"])
      trace.ignore { tabs.tabs = [all[0]] }
      XCTAssertEqual(tabs.children.compactMap(\.title), ["A"])
    }
  }

  /// TAB-18: tabs and controllers replace each other; a hidden tab is left out of the bar.
  func test_TAB18_tabsReplaceControllers() async {
    await withTrace { trace in
      let (tabs, members) = trace.tabs("X")
      let all = ["A", "B"].map { Self.tab($0, trace) }
      all[0].isHidden = true
      tabs.tabs = all
      XCTAssertNil(members[0].parent)
      XCTAssertEqual(tabs.tabBar.items?.map(\.title), ["B"])
      XCTAssertTrue(tabs.selectedTab === all[1])
      trace.setUp { tabs.viewControllers = members }
      XCTAssertEqual(tabs.tabs, [])
      XCTAssertNil(tabs.selectedTab)
      XCTAssertNil(all[1].viewController?.parent)
      trace.expectRefusal("! M-TAB-02 foreignTab: T.selectedTab") { tabs.selectedTab = Self.plain }
    }
  }

  @MainActor private static let plain = UITab(title: "P", image: nil, identifier: "P")

  /// TAB-06, TAB-18: a recorder of transitions names each question and message before the delegate gets it.
  func test_TAB18_recorderNamesEachMessageBeforeTheDelegateGetsIt() async {
    await withTrace(.transitions) { trace in
      let all = ["A", "B"].map { Self.tab($0, trace) }
      let tabs = trace.controller("T") { UITabBarController(tabs: all) }
      trace.setUp { tabs.delegate = ProbeTabDelegate(trace) }
      tabs.tabBar.select(all[1].item)
      trace.expect(
        """
        T.tabBarController(_:shouldSelectTab:)()
        should select tab B
        made B
        B.willMove(toParent: T)
        B.didMove(toParent: T)
        T.tabBarController(_:didSelectTab:previousTab:)()
        did select tab B after A
        """)
    }
  }
}
