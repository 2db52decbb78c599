import XCTest

@testable import ControllerTree

/// Bars that hide and come with an animation. Rules NAV-38, NAV-39, TAB-63.
final class BarAnimationTests: XCTestCase {
  /// The place of a view as it is drawn now, in whole points.
  @MainActor private static func shown(_ view: UIView) -> CGPoint {
    let frame = view.layer.presentation()?.frame ?? view.frame
    return CGPoint(x: frame.minX.rounded(), y: frame.minY.rounded())
  }

  /// NAV-38: the bar leaves over the upper edge; insets and layout follow in the call, and the bar is removed at the end.
  func test_NAV38_hiding() async {
    await withTrace([.layout, .margins, .safeArea], pacing: .manual) { trace in
      let scene = trace.showNavigation("A", bar: true)
      let (navigation, content) = (scene.navigation, scene.members[0])
      let bar = navigation.navigationBar
      UpdateCycle.main.turn {
        navigation.setNavigationBarHidden(true, animated: true)
        trace.expect(
          """
          A.viewSafeAreaInsetsDidChange()
          A.viewLayoutMarginsDidChange()
          N.viewWillLayoutSubviews()
          N.viewDidLayoutSubviews()
          A.viewWillLayoutSubviews()
          A.viewDidLayoutSubviews()
          """)
      }
      XCTAssertTrue(navigation.isNavigationBarHidden)
      XCTAssertFalse(bar.isHidden)
      XCTAssertEqual(bar.frame, CGRect(x: 0, y: -44, width: 400, height: 44))
      XCTAssertEqual(Self.shown(bar).y, 0)
      XCTAssertEqual(content.view.safeAreaInsets.top, 0)
      UpdateCycle.main.advance(by: .milliseconds(100))
      XCTAssertEqual(Self.shown(bar).y, -22)
      navigation.setNavigationBarHidden(true, animated: true)
      XCTAssertEqual(Self.shown(bar).y, -22, "The bar is on its way already.")
      UpdateCycle.main.advance(by: .milliseconds(100))
      XCTAssertTrue(bar.isHidden)
      XCTAssertNil(bar.superview)
      trace.expect("")
    }
  }

  /// NAV-38: the bar comes from above; one that is shown again on its way out turns back, and stays.
  func test_NAV38_showing() async {
    await withTrace(.safeArea, pacing: .manual) { trace in
      let scene = trace.showNavigation("A", bar: true)
      let (navigation, bar) = (scene.navigation, scene.navigation.navigationBar)
      trace.ignore { navigation.isNavigationBarHidden = true }
      XCTAssertTrue(bar.isHidden)
      navigation.setNavigationBarHidden(false, animated: true)
      trace.expect("A.viewSafeAreaInsetsDidChange()")
      XCTAssertFalse(bar.isHidden || navigation.isNavigationBarHidden)
      XCTAssertEqual(bar.frame.minY, 0)
      XCTAssertEqual(Self.shown(bar).y, -44)
      UpdateCycle.main.advance(by: .milliseconds(100))
      XCTAssertEqual(Self.shown(bar).y, -22)
      UpdateCycle.main.advance(by: .milliseconds(150))
      XCTAssertEqual(Self.shown(bar).y, 0)
      trace.ignore { navigation.setNavigationBarHidden(true, animated: true) }
      UpdateCycle.main.advance(by: .milliseconds(150))
      trace.ignore { navigation.setNavigationBarHidden(false, animated: true) }
      XCTAssertEqual(bar.frame.minY, 0)
      XCTAssertLessThan(Self.shown(bar).y, -22)
      trace.ignore { UpdateCycle.main.settle() }
      XCTAssertEqual(Self.shown(bar).y, 0)
      XCTAssertTrue(bar.superview === navigation.view && !bar.isHidden)
      XCTAssertEqual(scene.members[0].view.safeAreaInsets.top, 44)
    }
  }

  /// NAV-38: toolbars move over the lower edge; without a window or without animations nothing moves.
  func test_NAV38_toolbars() async {
    await withTrace(pacing: .manual) { trace in
      let scene = trace.showNavigation("A")
      let (navigation, content) = (scene.navigation, scene.members[0])
      navigation.setToolbarHidden(false, animated: true)
      guard let toolbar = navigation.toolbar else { return XCTFail("no toolbar") }
      XCTAssertEqual(toolbar.frame, CGRect(x: 0, y: 756, width: 400, height: 44))
      XCTAssertEqual(Self.shown(toolbar).y, 800)
      XCTAssertEqual(content.view.safeAreaInsets.bottom, 44)
      UpdateCycle.main.settle()
      navigation.setToolbarHidden(true, animated: true)
      XCTAssertTrue(navigation.isToolbarHidden && !toolbar.isHidden)
      XCTAssertEqual(toolbar.frame.minY, 800)
      UpdateCycle.main.settle()
      XCTAssertTrue(toolbar.isHidden && toolbar.superview == nil)
      UIView.setAnimationsEnabled(false)
      navigation.setToolbarHidden(false, animated: true)
      XCTAssertEqual(Self.shown(toolbar).y, 756)
      navigation.setToolbarHidden(true, animated: true)
      XCTAssertTrue(toolbar.isHidden && toolbar.superview == nil)
      UIView.setAnimationsEnabled(true)
      let loose = trace.ignore { UINavigationController(rootViewController: trace.controller("B")) }
      loose.setNavigationBarHidden(true, animated: true)
      XCTAssertTrue(loose.navigationBar.isHidden)
    }
  }

  /// NAV-39: a tab bar that a pushed page hides leaves with the page below, and comes back with it.
  func test_NAV39_hidesBottomBarWhenPushed() async {
    await withTrace([.layout, .safeArea], pacing: .manual) { trace in
      let page = trace.controller("A")
      let navigation = trace.controller("N") { UINavigationController(rootViewController: page) }
      let tabs = trace.controller("T", UITabBarController.init)
      tabs.viewControllers = [navigation, trace.controller("D")]
      trace.show(tabs)
      let (bar, next) = (tabs.tabBar, trace.controller("B"))
      next.hidesBottomBarWhenPushed = true
      trace.ignore { navigation.pushViewController(next, animated: true) }
      XCTAssertEqual(bar.frame.origin, CGPoint(x: -400, y: 751))
      XCTAssertEqual(Self.shown(bar).x, 0)
      XCTAssertEqual(next.view.safeAreaInsets.bottom, 0)
      let half = (navigation.transitionCoordinator?.transitionDuration ?? 0) / 2
      UpdateCycle.main.advance(by: .seconds(half))
      XCTAssertEqual(Self.shown(bar).x, -200)
      trace.ignore { UpdateCycle.main.settle() }
      XCTAssertNil(bar.superview)
      trace.ignore { navigation.popViewController(animated: true) }
      XCTAssertEqual(bar.frame.origin, CGPoint(x: 0, y: 751))
      XCTAssertEqual(Self.shown(bar).x, -400)
      UpdateCycle.main.advance(by: .seconds(half))
      XCTAssertEqual(Self.shown(bar).x, -200)
      trace.ignore { UpdateCycle.main.settle() }
      XCTAssertEqual(Self.shown(bar).x, 0)
      XCTAssertEqual(page.view.safeAreaInsets.bottom, 49)
    }
  }

  /// NAV-39: a bar that is hidden in viewWillAppear(_:) of a push leaves with the page below.
  func test_NAV39_fromViewWillAppear() async {
    await withTrace([.layout, .safeArea], pacing: .manual) { trace in
      let scene = trace.showNavigation("A", bar: true)
      let (navigation, bar, next) = (scene.navigation, scene.navigation.navigationBar, trace.scripted("B"))
      next.on(.viewWillAppear) { navigation.setNavigationBarHidden(true, animated: true) }
      trace.ignore { navigation.pushViewController(next, animated: true) }
      XCTAssertEqual(bar.frame.origin, CGPoint(x: -400, y: 0))
      XCTAssertEqual(Self.shown(bar).x, 0)
      XCTAssertEqual(next.view.safeAreaInsets.top, 0)
      trace.ignore { UpdateCycle.main.settle() }
      XCTAssertTrue(bar.isHidden && bar.superview == nil)
    }
  }

  /// TAB-63: a tab bar moves over the lower edge.
  func test_TAB63_tabBars() async {
    await withTrace([.layout, .safeArea], pacing: .manual) { trace in
      let (tabs, members) = trace.showTabs("A")
      tabs.setTabBarHidden(true, animated: true)
      trace.expect(
        """
        A.viewSafeAreaInsetsDidChange()
        T.viewWillLayoutSubviews()
        T.viewDidLayoutSubviews()
        A.viewWillLayoutSubviews()
        A.viewDidLayoutSubviews()
        """)
      XCTAssertEqual(tabs.tabBar.frame.minY, 800)
      XCTAssertEqual(Self.shown(tabs.tabBar).y, 751)
      UpdateCycle.main.advance(by: .milliseconds(200))
      XCTAssertNil(tabs.tabBar.superview)
      trace.ignore {
        tabs.setTabBarHidden(false, animated: true)
        UpdateCycle.main.settle()
      }
      XCTAssertEqual(members[0].view.safeAreaInsets.bottom, 49)
      trace.ignore { tabs.setTabBarHidden(false, animated: true) }
      XCTAssertEqual(tabs.tabBar.frame.minY, 751)
    }
  }
}
