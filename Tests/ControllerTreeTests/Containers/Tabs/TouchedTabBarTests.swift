import XCTest

@testable import ControllerTree

/// Fingers on tab bars.
final class TouchedTabBarTests: XCTestCase {
  /// TOUCH-41, TAB-06: a tap selects the tab at its place.
  func test_TOUCH41_tabBar() async {
    await withStage { trace in
      let tabs = UITabBarController()
      tabs.viewControllers = (0..<3).map { UITabBarItem(title: "\($0)", image: nil, tag: $0) }.map { item in
        let controller = UIViewController()
        controller.tabBarItem = item
        return controller
      }
      let window = trace.show(tabs)
      UpdateCycle.main.settle()
      let width = tabs.tabBar.bounds.width
      window.fingers.tap(tabs.tabBar, at: CGPoint(x: width - 5, y: 10))
      XCTAssertEqual(tabs.selectedIndex, 2)
      window.fingers.tap(tabs.tabBar)
      XCTAssertEqual(tabs.selectedIndex, 1)
      window.fingers.drag(tabs.tabBar, by: CGVector(dx: width / 3, dy: 0))
      XCTAssertEqual(tabs.selectedIndex, 1)
    }
  }
}
