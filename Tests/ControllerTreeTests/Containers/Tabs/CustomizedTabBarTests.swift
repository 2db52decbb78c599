import XCTest

@testable import ControllerTree

final class CustomizedTabBarTests: XCTestCase {
  private final class Tabs: UITabBarController {
    var calls: [String] = []

    override func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {
      super.tabBar(tabBar, willBeginCustomizing: items)
      calls.append("will \(items.count)")
    }
    override func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {
      super.tabBar(tabBar, didBeginCustomizing: items)
      calls.append("did \(items.count)")
    }
    override func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {
      super.tabBar(tabBar, willEndCustomizing: items, changed: changed)
      calls.append("will end \(changed)")
    }
    override func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {
      super.tabBar(tabBar, didEndCustomizing: items, changed: changed)
      calls.append("did end \(changed)")
    }
  }

  /// TAB-60: a tab bar controller is the delegate of its bar; a subclass overrides what it hears.
  func test_TAB60_controllersHearOfChoices() async {
    await withStage { _ in
      let tabs = Tabs()
      let members = [UIViewController(), UIViewController()]
      tabs.viewControllers = members
      XCTAssertTrue(tabs.customize([members[1], members[0]]))
      XCTAssertEqual(tabs.calls, ["will 2", "did 2", "will end true", "did end true"])
      XCTAssertEqual(tabs.viewControllers, [members[1], members[0]])
      XCTAssertFalse(tabs.customize([members[0]]))
      XCTAssertTrue(tabs.customize([members[1], members[0]]))
      XCTAssertEqual(tabs.calls.suffix(4), ["will 2", "did 2", "will end false", "did end false"])
    }
  }
}
