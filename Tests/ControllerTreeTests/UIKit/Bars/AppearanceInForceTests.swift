import UIKit
import XCTest

@testable import ControllerTree

/// Which appearance of a bar is in force.
final class AppearanceInForceTests: XCTestCase {
  @MainActor private static func look<Look: UIBarAppearance>(_ color: UIColor, _ type: Look.Type = Look.self) -> Look {
    let look = Look(idiom: .unspecified)
    look.configureWithOpaqueBackground()
    look.backgroundColor = color
    return look
  }

  /// A navigation controller `N` with a page `A` that has a scroll view of 2,000 points.
  @MainActor private static func stage(
    _ trace: Trace, tabs: UITabBarController? = nil
  ) -> (UINavigationController, UIViewController, UIScrollView) {
    let page = trace.controller("A")
    let navigation = trace.controller("N") { UINavigationController(rootViewController: page) }
    tabs?.viewControllers = [navigation, trace.controller("B")]
    trace.show(tabs ?? navigation)
    let scroll = UIScrollView(frame: page.view.bounds)
    scroll.contentSize = CGSize(width: 100, height: 2000)
    trace.setUp {
      page.view.addSubview(scroll)
      navigation.view.layoutIfNeeded()
    }
    return (navigation, page, scroll)
  }

  /// BAR-04, BAR-05: the place of the content chooses between standard and scroll edge; without one for the edge, the standard one
  /// loses its background.
  func test_BAR05_scrollEdge() async {
    await withStage { trace in
      let (navigation, _, scroll) = Self.stage(trace)
      let bar = navigation.navigationBar
      bar.standardAppearance = Self.look(.red)
      XCTAssertNil(bar.appearanceInForce.backgroundColor)
      XCTAssertNil(bar.appearanceInForce.shadowColor)
      scroll.contentOffset.y += 1
      XCTAssertEqual(bar.appearanceInForce.backgroundColor, .red)
      bar.scrollEdgeAppearance = Self.look(.systemBlue)
      XCTAssertEqual(bar.appearanceInForce.backgroundColor, .red)
      scroll.contentOffset.y -= 1
      XCTAssertEqual(bar.appearanceInForce.backgroundColor, .systemBlue)
    }
  }

  /// BAR-04: the appearances of the top item come before those of the bar.
  func test_BAR04_itemOverBar() async {
    await withTrace { trace in
      let (navigation, page, scroll) = Self.stage(trace)
      let bar = navigation.navigationBar
      bar.standardAppearance = Self.look(.red)
      bar.scrollEdgeAppearance = Self.look(.systemBlue)
      page.navigationItem.scrollEdgeAppearance = Self.look(.green)
      XCTAssertEqual(bar.appearanceInForce.backgroundColor, .green)
      scroll.contentOffset.y = 50
      XCTAssertEqual(bar.appearanceInForce.backgroundColor, .red)
      page.navigationItem.standardAppearance = Self.look(.black)
      XCTAssertEqual(bar.appearanceInForce.backgroundColor, .black)
      trace.ignore { navigation.pushViewController(trace.controller("B"), animated: false) }
      XCTAssertEqual(bar.appearanceInForce.backgroundColor, .systemBlue, "A page without a scroll view is at its edge.")
    }
  }

  /// BAR-04: in compact height the compact appearances count, then the others.
  func test_BAR04_compactHeight() async {
    await withTrace { trace in
      let (navigation, page, scroll) = Self.stage(trace)
      let bar = navigation.navigationBar
      bar.standardAppearance = Self.look(.red)
      trace.ignore {
        navigation.traitOverrides.verticalSizeClass = .compact
        navigation.updateTraitsIfNeeded()
      }
      XCTAssertNil(bar.appearanceInForce.backgroundColor)
      scroll.contentOffset.y = 50
      XCTAssertEqual(bar.appearanceInForce.backgroundColor, .red)
      bar.compactAppearance = Self.look(.systemBlue)
      XCTAssertEqual(bar.appearanceInForce.backgroundColor, .systemBlue)
      scroll.contentOffset.y = -scroll.adjustedContentInset.top
      XCTAssertEqual(bar.appearanceInForce.backgroundColor, .systemBlue)
      bar.scrollEdgeAppearance = Self.look(.green)
      XCTAssertEqual(bar.appearanceInForce.backgroundColor, .green)
      bar.compactScrollEdgeAppearance = Self.look(.black)
      XCTAssertEqual(bar.appearanceInForce.backgroundColor, .black)
      page.navigationItem.compactScrollEdgeAppearance = Self.look(.white)
      XCTAssertEqual(bar.appearanceInForce.backgroundColor, .white)
    }
  }

  /// BAR-05: the scroll view that the controller names.
  func test_BAR05_contentScrollView() async {
    await withStage { trace in
      let (navigation, page, scroll) = Self.stage(trace)
      XCTAssertTrue(page.contentScrollView(for: .top) === scroll, "It is the first subview.")
      let other = UIScrollView(frame: page.view.bounds)
      other.contentSize = CGSize(width: 100, height: 2000)
      page.view.addSubview(other)
      page.setContentScrollView(other, for: .top)
      XCTAssertTrue(page.contentScrollView(for: .top) === other)
      XCTAssertTrue(page.contentScrollView(for: .bottom) === scroll)
      navigation.navigationBar.standardAppearance = Self.look(.red)
      scroll.contentOffset.y = 100
      XCTAssertNil(navigation.navigationBar.appearanceInForce.backgroundColor)
      other.contentOffset.y = 100
      XCTAssertEqual(navigation.navigationBar.appearanceInForce.backgroundColor, .red)
      page.setContentScrollView(nil)
      XCTAssertTrue(page.contentScrollView(for: .top) === scroll)
    }
  }

  /// BAR-04, BAR-05: toolbars follow the bottom of the content.
  func test_BAR05_toolbar() async {
    await withStage { trace in
      let (navigation, _, scroll) = Self.stage(trace)
      navigation.setToolbarHidden(false, animated: false)
      navigation.view.layoutIfNeeded()
      let bar = navigation.toolbar
      bar?.standardAppearance = Self.look(.red)
      bar?.scrollEdgeAppearance = Self.look(.systemBlue)
      XCTAssertEqual(bar?.appearanceInForce.backgroundColor, .red)
      scroll.contentOffset.y = 2000 - scroll.bounds.height + scroll.adjustedContentInset.bottom
      XCTAssertEqual(bar?.appearanceInForce.backgroundColor, .systemBlue)
      bar?.scrollEdgeAppearance = nil
      XCTAssertNil(bar?.appearanceInForce.backgroundColor)
      let alone = UIToolbar()
      alone.compactAppearance = Self.look(.green)
      XCTAssertNotNil(alone.appearanceInForce.backgroundEffect)
    }
  }

  /// BAR-04, BAR-05: tab bars follow the bottom of the content, and the selected tab.
  func test_BAR05_tabBar() async {
    await withStage { trace in
      let tabs = trace.controller("T", UITabBarController.init)
      let (navigation, _, scroll) = Self.stage(trace, tabs: tabs)
      tabs.tabBar.standardAppearance = Self.look(.red)
      XCTAssertEqual(tabs.tabBar.appearanceInForce.backgroundColor, .red)
      scroll.contentOffset.y = 2000
      XCTAssertNil(tabs.tabBar.appearanceInForce.backgroundColor)
      navigation.tabBarItem.scrollEdgeAppearance = Self.look(.systemBlue)
      XCTAssertEqual(tabs.tabBar.appearanceInForce.backgroundColor, .systemBlue)
      navigation.tabBarItem.standardAppearance = Self.look(.green)
      scroll.contentOffset.y = 0
      XCTAssertEqual(tabs.tabBar.appearanceInForce.backgroundColor, .green)
      tabs.selectedIndex = 1
      XCTAssertNil(tabs.tabBar.appearanceInForce.backgroundColor)
      tabs.tabBar.scrollEdgeAppearance = Self.look(.black)
      XCTAssertEqual(tabs.tabBar.appearanceInForce.backgroundColor, .black)
    }
  }
}
