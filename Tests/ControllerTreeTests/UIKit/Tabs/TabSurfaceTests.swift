import XCTest

@testable import ControllerTree
@testable import UIKit

final class TabSurfaceTests: XCTestCase {
  private final class Rows: NSObject, UITabBarController.Sidebar.Delegate {
    var lines: [String] = []
    func tabBarController(
      _ tabBarController: UITabBarController, sidebarVisibilityWillChange sidebar: UITabBarController.Sidebar,
      animator: any UITabBarController.Sidebar.Animating
    ) {
      lines.append("will change, hidden: \(sidebar.isHidden)")
      animator.addCompletion { self.lines.append("completed, hidden: \(sidebar.isHidden)") }
      animator.addAnimations { self.lines.append("animations, hidden: \(sidebar.isHidden)") }
    }
    func tabBarController(
      _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
      itemFor request: UITabSidebarItem.Request
    ) -> UITabSidebarItem {
      lines.append("item for \(request.tab?.identifier ?? "-")")
      return UITabSidebarItem(request: request)
    }
    func tabBarController(
      _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, updateItem item: UITabSidebarItem
    ) {
      if case .tab(let tab) = item.content { lines.append("update \(tab.identifier)") }
    }
  }

  @MainActor private static func tree() -> (UITabBarController, UITabGroup, [UITab]) {
    let leaves = ["a", "b", "c"].map { name in
      UITab(title: name.uppercased(), image: nil, identifier: name) { _ in UIViewController() }
    }
    let inner = UITabGroup(title: "Inner", image: nil, identifier: "inner", children: [leaves[2]])
    let group = UITabGroup(title: "Group", image: nil, identifier: "group", children: [leaves[0], leaves[1], inner])
    let tabs = UITabBarController()
    tabs.tabs = [group]
    return (tabs, group, leaves + [inner])
  }

  /// VAL-80: tabs of controllers and groups.
  func test_VAL80_tabs() async {
    await withStage { _ in
      let (tabs, group, leaves) = Self.tree()
      XCTAssertTrue(group.tab(forIdentifier: "c") === leaves[2])
      XCTAssertNil(group.tab(forIdentifier: "group"))
      group.displayOrderIdentifiers = ["b", "x"]
      XCTAssertEqual(group.displayOrder.map(\.identifier), ["b", "a", "inner"])
      XCTAssertNil(leaves[2].managingTabGroup)
      let (navigation, inner) = (UINavigationController(), leaves[3] as? UITabGroup)
      inner?.managingNavigationController = navigation
      XCTAssertTrue(leaves[2].managingTabGroup === inner)
      group.managingNavigationController = navigation
      XCTAssertTrue(leaves[2].managingTabGroup === group)
      XCTAssertTrue(leaves[0].hasVisiblePlacement)
      leaves[0].preferredPlacement = .sidebarOnly
      XCTAssertFalse(leaves[0].hasVisiblePlacement)
      let shown = tabs.selectedViewController
      XCTAssertTrue(shown?.tab === leaves[0])
      XCTAssertNil(UIViewController().tab)
      XCTAssertNil(tabs.tab)
      let search = UISearchTab { _ in UIViewController() }
      XCTAssertEqual(search.title, "Search")
      XCTAssertNotNil(search.image)
    }
  }

  /// VAL-81: the delegate learns before the sidebar comes, and its code runs with the change.
  func test_VAL81_visibility() async {
    await withStage { _ in
      let (tabs, _, leaves) = Self.tree()
      let (rows, sidebar) = (Rows(), tabs.sidebar)
      XCTAssertTrue(sidebar === tabs.sidebar)
      sidebar.delegate = rows
      sidebar.isHidden = false
      sidebar.isHidden = false
      XCTAssertEqual(
        rows.lines,
        ["will change, hidden: true", "animations, hidden: false", "completed, hidden: false"])
      sidebar.scroll(to: .tab(leaves[0]), animated: true)
      sidebar.delegate = nil
      sidebar.isHidden = true
      XCTAssertEqual(rows.lines.count, 3)
    }
  }

  /// VAL-82: rows are asked for once, and changed each time that they are configured again.
  func test_VAL82_rows() async {
    await withStage { _ in
      let (tabs, _, leaves) = Self.tree()
      let (rows, sidebar) = (Rows(), tabs.sidebar)
      sidebar.delegate = rows
      leaves[0].subtitle = "second"
      sidebar.reconfigureItem(for: leaves[0])
      let item = sidebar.item(for: leaves[0])
      XCTAssertTrue(sidebar.item(for: leaves[0]) === item)
      sidebar.reconfigureItem(for: leaves[0])
      XCTAssertEqual(rows.lines, ["item for a", "update a", "update a"])
      let content = item.contentConfiguration as? UIListContentConfiguration
      XCTAssertEqual([content?.text, content?.secondaryText], ["A", "second"])
      _ = item.defaultBackgroundConfiguration()
      let request = UITabSidebarItem.Request(content: .action(UIAction(title: "Add") { _ in }))
      XCTAssertEqual([request.tab?.title, request.action?.title], [nil, "Add"])
      let action = UITabSidebarItem(request: request).contentConfiguration as? UIListContentConfiguration
      XCTAssertEqual(action?.text, "Add")
    }
  }

  /// VAL-82: a delegate without methods gets the usual rows.
  func test_VAL82_defaults() async {
    await withStage { _ in
      final class Silent: NSObject, UITabBarController.Sidebar.Delegate {}
      let (tabs, _, leaves) = Self.tree()
      let (silent, sidebar) = (Silent(), tabs.sidebar)
      sidebar.delegate = silent
      sidebar.isHidden = false
      XCTAssertNotNil(sidebar.item(for: leaves[1]).contentConfiguration)
      silent.tabBarController(tabs, sidebar: sidebar, willBeginDisplaying: leaves[0])
      silent.tabBarController(tabs, sidebar: sidebar, didEndDisplaying: leaves[0])
      XCTAssertNil(silent.tabBarController(tabs, sidebar: sidebar, leadingSwipeActionsConfigurationFor: leaves[0]))
      XCTAssertNil(silent.tabBarController(tabs, sidebar: sidebar, trailingSwipeActionsConfigurationFor: leaves[0]))
      XCTAssertNil(silent.tabBarController(tabs, sidebar: sidebar, contextMenuConfigurationFor: leaves[0]))
    }
  }

  /// The library never reads these properties of tabs and sidebars.
  func test_VAL80_storedProperties() async {
    await withStage { _ in
      let (tabs, group, leaves) = Self.tree()
      assertStores(\UITab.preferredPlacement, .fixed, in: leaves[0])
      assertStores(\UITab.isHiddenByDefault, true, in: leaves[0])
      assertStores(\UITabGroup.allowsReordering, true, in: group)
      assertStores(\UITabGroup.sidebarAppearance, .rootSection, in: group)
      assertStores(\UITabGroup.sidebarActions, [UIAction(title: "A") { _ in }], in: group)
      assertStores(\UITabBarController.customizationIdentifier, "tabs", in: tabs)
      assertStores(\UITabBarController.compactTabIdentifiers, ["a"], in: tabs)
      let sidebar = tabs.sidebar
      assertStores(\UITabBarController.Sidebar.preferredLayout, .tile, in: sidebar)
      assertStores(\UITabBarController.Sidebar.bottomBarView, UIView(), in: sidebar)
      sidebar.navigationOverflowItems = UIDeferredMenuElement { $0([]) }  // \.navigationOverflowItems
      sidebar.headerContentConfiguration = UIListContentConfiguration.cell()  // \.headerContentConfiguration
      sidebar.footerContentConfiguration = UIListContentConfiguration.cell()  // \.footerContentConfiguration
      XCTAssertNotNil(sidebar.navigationOverflowItems)
      XCTAssertTrue(sidebar.headerContentConfiguration != nil && sidebar.footerContentConfiguration != nil)
      let item = sidebar.item(for: leaves[0])
      item.accessories = [.checkmark()]  // \.accessories
      XCTAssertEqual(item.accessories.count, 1)
    }
  }
}
