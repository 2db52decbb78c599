import XCTest

@testable import ControllerTree

/// A bar on its own, and a tab bar controller's: TAB-01, TAB-06, TAB-11, M-TAB-06.
final class UITabBarTests: XCTestCase {
  /// TAB-06: a bar on its own selects a tapped tab and tells its delegate; setting the selection does not.
  func test_TAB06_barOnItsOwn() async {
    await withTrace { trace in
      let (bar, delegate) = (UITabBar(), BarDelegate())
      let items = (0..<3).map { UITabBarItem(title: "\($0)", image: nil, tag: $0) }
      bar.delegate = delegate
      bar.items = items
      XCTAssertNil(bar.selectedItem)
      bar.selectedItem = items[2]
      XCTAssertEqual(delegate.selected, [])
      XCTAssertTrue(bar.select(items[1]))
      XCTAssertTrue(bar.selectedItem === items[1])
      XCTAssertFalse(bar.select(UITabBarItem()))
      XCTAssertEqual(delegate.selected, [1])
      bar.setItems([items[0]], animated: true)
      XCTAssertNil(bar.selectedItem)
      XCTAssertEqual(bar.sizeThatFits(CGSize(width: 100, height: 0)), CGSize(width: 100, height: 49))
    }
  }

  /// M-TAB-06: the items of a tab bar controller's bar are the controller's.
  func test_MTAB06_managedBar() async {
    await withTrace { trace in
      let (tabs, members) = trace.tabs("A", "B")
      trace.expectRefusal("! M-TAB-06 managedBar: UITabBar #1.setItems(_:animated:)") { tabs.tabBar.items = [] }
      trace.expectRefusal("! M-TAB-06 managedBar: UITabBar #1.selectedItem") {
        tabs.tabBar.selectedItem = members[1].tabBarItem
      }
      XCTAssertEqual(tabs.tabBar.items?.count, 2)
      XCTAssertEqual(tabs.selectedIndex, 0)
    }
  }

  /// TAB-11: an item is made on first use, kept, and follows its controller's title; an assigned item shows in
  /// the bar at once.
  func test_TAB11_items() async {
    await withTrace { trace in
      let (tabs, members) = trace.tabs("A", "B")
      let item = members[0].tabBarItem
      XCTAssertTrue(members[0].tabBarItem === item)
      XCTAssertEqual(item?.title, "A")
      members[0].title = "Z"
      XCTAssertEqual(tabs.tabBar.items?.map(\.title), ["Z", "B"])
      let other = UITabBarItem(tabBarSystemItem: .search, tag: 4)
      members[1].tabBarItem = other
      XCTAssertTrue(tabs.tabBar.items?.last === other)
      XCTAssertEqual([other.title, "\(other.tag)", other.badgeValue], ["Search", "4", nil])
      other.badgeValue = "3"
      XCTAssertEqual(tabs.tabBar.items?.last?.badgeValue, "3")
      XCTAssertNil(tabs.title == "T" ? nil : tabs.title)
    }
  }

  /// NAV-20: a navigation controller with neither an item nor a title of its own returns its root's item.
  func test_NAV20_itemOfANavigationController() async {
    await withStage { trace in
      let root = UIViewController()
      root.tabBarItem = UITabBarItem(title: "Home", image: nil, selectedImage: nil)
      let navigation = UINavigationController(rootViewController: root)
      XCTAssertTrue(navigation.tabBarItem === root.tabBarItem)
      navigation.title = "Own"
      XCTAssertEqual(navigation.tabBarItem.title, "Own")
      XCTAssertEqual(root.tabBarItem.title, "Home")
      XCTAssertNil(root.title)
    }
  }
}

private final class BarDelegate: NSObject, UITabBarDelegate {
  private(set) var selected: [Int] = []
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { selected.append(item.tag) }
}
