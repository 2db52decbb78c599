import XCTest

@testable import ControllerTree

/// The frames of the bar and of the content: TAB-14, NAV-23, SEED-11.
final class TabBarPlaceTests: XCTestCase {
  /// TAB-14: the content fills the tab bar controller's view; its safe area excludes the bar.
  func test_TAB14_safeAreaAboveTheBar() async {
    await withStage { trace in
      UIScreen.main.safeAreaInsets.bottom = 34
      let window = trace.window(size: UIScreen.main.bounds.size)
      let (tabs, members) = trace.tabs("A")
      window.rootViewController = tabs
      window.isHidden = false
      let (width, height) = (window.bounds.width, window.bounds.height)
      XCTAssertEqual(tabs.tabBar.frame, CGRect(x: 0, y: height - 83, width: width, height: 83))
      XCTAssertEqual(members[0].view.frame, window.bounds)
      XCTAssertEqual(members[0].view.safeAreaInsets.bottom, 83)
      XCTAssertEqual(tabs.view.safeAreaInsets.bottom, 34)
    }
  }

  /// TAB-14: hiding the bar gives its space to the content.
  func test_TAB14_hiddenBar() async {
    await withTrace([.layout, .margins, .safeArea]) { trace in
      let (tabs, members) = trace.showTabs("A")
      XCTAssertEqual(members[0].view.safeAreaInsets.bottom, 49)
      tabs.tabBar.isHidden = true
      trace.expect(
        """
        A.viewSafeAreaInsetsDidChange()
        A.viewLayoutMarginsDidChange()
        T.viewWillLayoutSubviews()
        T.viewDidLayoutSubviews()
        A.viewWillLayoutSubviews()
        A.viewDidLayoutSubviews()
        """)
      XCTAssertEqual(members[0].view.safeAreaInsets.bottom, 0)
      trace.ignore { tabs.tabBar.isHidden = false }
      XCTAssertEqual(members[0].view.safeAreaInsets.bottom, 49)
      trace.ignore { tabs.setTabBarHidden(true, animated: true) }
      XCTAssertEqual(members[0].view.safeAreaInsets.bottom, 0)
      XCTAssertNil(tabs.tabBar.superview)
      XCTAssertTrue(tabs.isTabBarHidden)
    }
  }

  /// NAV-23, TAB-14: the bar is hidden while a controller on the selected stack has `hidesBottomBarWhenPushed`, and
  /// comes back when the last one is popped.
  func test_NAV23_hidesBottomBarWhenPushed() async {
    await withStage { trace in
      let navigation = trace.controller("N", UINavigationController.init)
      let stack = ["A", "B", "C"].map { trace.controller($0) }
      stack[1].hidesBottomBarWhenPushed = true
      navigation.viewControllers = [stack[0]]
      let tabs = trace.controller("T", UITabBarController.init)
      tabs.viewControllers = [navigation, trace.controller("D")]
      trace.show(tabs)
      @MainActor func isBarInView() -> Bool { tabs.tabBar.superview === tabs.view }
      XCTAssertTrue(isBarInView())
      navigation.pushViewController(stack[1], animated: false)
      XCTAssertFalse(isBarInView())
      XCTAssertEqual(stack[1].view.safeAreaInsets.bottom, 0)
      navigation.pushViewController(stack[2], animated: true)
      XCTAssertFalse(isBarInView())
      tabs.selectedIndex = 1
      XCTAssertTrue(isBarInView())
      tabs.selectedIndex = 0
      XCTAssertFalse(isBarInView())
      navigation.popToRootViewController(animated: true)
      XCTAssertTrue(isBarInView())
      XCTAssertEqual(stack[0].view.safeAreaInsets.bottom, 49)
    }
  }

  /// SEED-11: a container fills the frame that it gets: a resize reaches the innermost view.
  func test_SEED11_nestedContainersFill() async {
    await withStage { trace in
      let root = trace.controller("A")
      let navigation = UINavigationController(rootViewController: root)
      let tabs = UITabBarController()
      tabs.viewControllers = [navigation]
      let window = trace.show(tabs)
      window.frame.size = CGSize(width: 300, height: 500)
      XCTAssertEqual(root.view.convert(root.view.bounds, to: window), window.bounds)
      window.rootViewController = UIViewController()
      tabs.modalPresentationStyle = .fullScreen
      window.rootViewController?.present(tabs, animated: false)
      window.frame.size = CGSize(width: 500, height: 300)
      XCTAssertEqual(root.view.convert(root.view.bounds, to: window), window.bounds)
      XCTAssertEqual(tabs.tabBar.frame, CGRect(x: 0, y: 251, width: 500, height: 49))
    }
  }
}
