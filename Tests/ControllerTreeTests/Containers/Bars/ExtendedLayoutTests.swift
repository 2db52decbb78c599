import UIKit
import XCTest

@testable import ControllerTree

/// Views beside bars: NAV-42 to NAV-44, TAB-64.
final class ExtendedLayoutTests: XCTestCase {
  // MARK: Navigation

  /// NAV-42: a view that extends under no bar begins below the navigation bar and ends above the toolbar, where nothing of its safe area is
  /// left. So it is already when the view is appearing. Hidden bars give their place back.
  func test_NAV42_besideNavigationBarAndToolbar() async {
    await withTrace([.layout, .safeArea]) { trace in
      var atAppearing: [CGFloat] = []
      let (navigation, members, _) = showStack("A", toolbar: true, on: trace) { members in
        members[0].scripts[.viewDidLoad] = { members[0].edgesForExtendedLayout = [] }
        members[0].scripts[.viewIsAppearing] = { atAppearing = places(of: members[0]) }
      }
      XCTAssertEqual(atAppearing, [103, 78])
      expect(members[0], beside: [103, 78], safe: [0, 0])
      navigation.isToolbarHidden = true
      trace.expect(
        """
        A.viewSafeAreaInsetsDidChange()
        N.viewWillLayoutSubviews()
        N.viewDidLayoutSubviews()
        A.viewWillLayoutSubviews()
        A.viewDidLayoutSubviews()
        """)
      expect(members[0], beside: [103, 0], safe: [0, 34])
      trace.ignore { navigation.isNavigationBarHidden = true }
      expect(members[0], beside: [0, 0], safe: [59, 34])
    }
  }

  /// NAV-42: each edge counts for itself, and a view that extends under all bars fills the content.
  func test_NAV42_eachEdge() async {
    await withStage { trace in
      for (edges, distances, insets) in [
        (.top, [0, 78], [103, 0]), (.bottom, [103, 0], [0, 78]), (.all, [0, 0], [103, 78]),
        ([.left, .right], [103, 78], [0, 0]),
      ] as [(UIRectEdge, [CGFloat], [CGFloat])] {
        let (_, members, _) = showStack("A", toolbar: true, on: trace) { $0[0].edgesForExtendedLayout = edges }
        expect(members[0], beside: distances, safe: insets)
      }
    }
  }

  /// NAV-44: the next layout follows a change on screen, in both directions; a size of the window too.
  func test_NAV44_changesOnScreen() async {
    await withTrace([.layout, .safeArea]) { trace in
      let (navigation, members, _) = showStack("A", on: trace) { _ in }
      expect(members[0], beside: [0, 0], safe: [103, 34])
      members[0].edgesForExtendedLayout = .bottom
      trace.expect(
        """
        A.viewSafeAreaInsetsDidChange()
        A.viewWillLayoutSubviews()
        A.viewDidLayoutSubviews()
        """)
      expect(members[0], beside: [103, 0], safe: [0, 34])
      members[0].edgesForExtendedLayout = .bottom
      trace.expect("")
      trace.ignore { navigation.view.window?.frame.size.height -= 100 }
      XCTAssertEqual(members[0].view.frame.height, UIScreen.main.bounds.height - 203)
      trace.ignore { members[0].edgesForExtendedLayout = .all }
      XCTAssertEqual(members[0].view.frame.height, UIScreen.main.bounds.height - 100)
      XCTAssertEqual(members[0].view.frame.minY, 0)
    }
  }

  /// NAV-42: a large title belongs to the bar; it stays large, since the content does not lie under it.
  func test_NAV42_largeTitle() async {
    await withStage { trace in
      let (navigation, members, _) = showStack("A", on: trace) { $0[0].edgesForExtendedLayout = [] }
      let scroll = UIScrollView(frame: members[0].view.bounds)
      scroll.contentSize.height = 3000
      members[0].view.addSubview(scroll)
      navigation.navigationBar.prefersLargeTitles = true
      UpdateCycle.main.settle()
      expect(members[0], beside: [155, 0], safe: [0, 34])
      scroll.contentOffset.y = 200
      UpdateCycle.main.settle()
      expect(members[0], beside: [155, 0], safe: [0, 34])
    }
  }

  /// NAV-42: each of two controllers has its own place, whichever way the stack changes; a cancelled swipe restores it.
  func test_NAV42_changesOfTheStack() async {
    await withStage { trace in
      let (navigation, members, _) = showStack("A", on: trace) { $0[0].edgesForExtendedLayout = [] }
      let (b, c) = (trace.controller("B"), trace.controller("C"))
      c.edgesForExtendedLayout = []
      navigation.pushViewController(b, animated: false)
      expect(b, beside: [0, 0], safe: [103, 34])
      navigation.pushViewController(c, animated: true)
      XCTAssertEqual(places(of: c), [103, 0])
      UpdateCycle.main.settle()
      expect(c, beside: [103, 0], safe: [0, 34])
      XCTAssertTrue(navigation.interactivePop.begin())
      navigation.interactivePop.cancel()
      UpdateCycle.main.settle()
      expect(c, beside: [103, 0], safe: [0, 34])
      XCTAssertTrue(navigation.interactivePop.begin())
      navigation.interactivePop.finish()
      UpdateCycle.main.settle()
      expect(b, beside: [0, 0], safe: [103, 34])
      navigation.isNavigationBarHidden = true
      navigation.popViewController(animated: true)
      navigation.setNavigationBarHidden(false, animated: true)
      UpdateCycle.main.settle()
      expect(members[0], beside: [103, 0], safe: [0, 34])
    }
  }

  /// NAV-42: an animator finds the place in the context, and nobody else moves the view while it runs. Changes of the bars follow at the end.
  func test_NAV42_customAnimator() async {
    await withStage { trace in
      let (navigation, _, delegate) = showStack("A", on: trace) { _ in }
      let animator = TestAnimator("animator", trace) { _, _ in }
      delegate.animator = animator
      let next = trace.controller("B")
      next.edgesForExtendedLayout = []
      trace.ignore { navigation.pushViewController(next, animated: true) }
      guard let context = animator.context else { return XCTFail("The animator was not started.") }
      XCTAssertEqual(context.finalFrame(for: next).minY, 103)
      context.containerView.addSubview(next.view)
      next.view.frame.origin.y = 500
      navigation.isToolbarHidden = false
      UpdateCycle.main.turn { context.containerView.setNeedsLayout() }
      XCTAssertEqual(next.view.frame.minY, 500)
      trace.ignore {
        context.completeTransition(true)
        UpdateCycle.main.settle()
      }
      expect(next, beside: [103, 78], safe: [0, 0])
    }
  }

  // MARK: Opaque bars

  /// NAV-43: a view extends under an opaque bar only on request; a change of the bar is followed.
  func test_NAV43_opaqueBars() async {
    await withStage { trace in
      let (navigation, members, _) = showStack("A", toolbar: true, on: trace) { _ in }
      navigation.navigationBar.isTranslucent = false
      expect(members[0], beside: [103, 0], safe: [0, 78])
      navigation.toolbar.isTranslucent = false
      expect(members[0], beside: [103, 78], safe: [0, 0])
      members[0].extendedLayoutIncludesOpaqueBars = true
      expect(members[0], beside: [0, 0], safe: [103, 78])
      members[0].edgesForExtendedLayout = .top
      expect(members[0], beside: [0, 78], safe: [103, 0])
      members[0].extendedLayoutIncludesOpaqueBars = false
      members[0].edgesForExtendedLayout = .all
      expect(members[0], beside: [103, 78], safe: [0, 0])
      navigation.isNavigationBarHidden = true
      expect(members[0], beside: [0, 78], safe: [59, 0])
      navigation.toolbar.isTranslucent = true
      expect(members[0], beside: [0, 0], safe: [59, 78])
    }
  }

  // MARK: Tabs

  /// TAB-64: a view that does not extend at the bottom ends above the tab bar.
  func test_TAB64_aboveTheTabBar() async {
    await withStage { trace in
      let (tabs, members) = trace.tabs("A", "B")
      members[0].edgesForExtendedLayout = .top
      show(tabs, on: trace)
      expect(members[0], beside: [0, 83], safe: [59, 0])
      tabs.selectedIndex = 1
      expect(members[1], beside: [0, 0], safe: [59, 83])
      tabs.selectedIndex = 0
      expect(members[0], beside: [0, 83], safe: [59, 0])
      tabs.isTabBarHidden = true
      expect(members[0], beside: [0, 0], safe: [59, 34])
      tabs.isTabBarHidden = false
      tabs.selectedIndex = 1
      tabs.tabBar.isTranslucent = false
      expect(members[1], beside: [0, 83], safe: [59, 0])
    }
  }

  /// NAV-42, TAB-64: the bars of outer containers count too, as the top of a stack in a tab meets the tab bar.
  func test_TAB64_aStackInATab() async {
    await withStage { trace in
      let page = trace.controller("A")
      page.edgesForExtendedLayout = []
      let navigation = trace.controller("N") { UINavigationController(rootViewController: page) }
      let tabs = trace.controller("T", UITabBarController.init)
      tabs.viewControllers = [navigation]
      show(tabs, on: trace)
      expect(page, beside: [103, 83], safe: [0, 0])
      expect(navigation, beside: [0, 0], safe: [59, 83])
      let next = trace.controller("B")
      next.hidesBottomBarWhenPushed = true
      next.edgesForExtendedLayout = []
      navigation.pushViewController(next, animated: true)
      UpdateCycle.main.settle()
      expect(next, beside: [103, 0], safe: [0, 34])
      navigation.popViewController(animated: true)
      UpdateCycle.main.settle()
      expect(page, beside: [103, 83], safe: [0, 0])
      page.edgesForExtendedLayout = .all
      navigation.extendedLayoutIncludesOpaqueBars = true
      tabs.tabBar.isTranslucent = false
      expect(navigation, beside: [0, 0], safe: [59, 83])
      expect(page, beside: [0, 83], safe: [103, 0])
      page.extendedLayoutIncludesOpaqueBars = true
      expect(page, beside: [0, 0], safe: [103, 83])
    }
  }
}

/// A device with a status bar and a home indicator.
@MainActor private func show(_ root: UIViewController, on trace: Trace) {
  UIScreen.main.safeAreaInsets = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
  let window = trace.window(size: UIScreen.main.bounds.size)
  trace.ignore {
    window.rootViewController = root
    window.isHidden = false
  }
}

/// A visible stack with a navigation bar.
@MainActor private func showStack(
  _ names: String..., toolbar: Bool = false, on trace: Trace, before: ([ScriptedController]) -> Void
) -> (navigation: UINavigationController, members: [ScriptedController], delegate: TestNavigationDelegate) {
  let made = trace.makeNavigation(names, bar: true)
  made.navigation.isToolbarHidden = !toolbar
  before(made.members)
  show(made.navigation, on: trace)
  return made
}

/// Above and below a view on the screen, and its safe area there.
@MainActor private func expect(
  _ controller: UIViewController, beside distances: [CGFloat], safe insets: [CGFloat], line: UInt = #line
) {
  XCTAssertEqual(places(of: controller), distances, "distances", line: line)
  let safeArea = controller.view.safeAreaInsets
  XCTAssertEqual([safeArea.top, safeArea.bottom], insets, "safe area", line: line)
}

@MainActor private func places(of controller: UIViewController) -> [CGFloat] {
  let frame = controller.view.convert(controller.view.bounds, to: nil)
  return [frame.minY, UIScreen.main.bounds.height - frame.maxY]
}
