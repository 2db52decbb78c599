import UIKit
import XCTest

@testable import ControllerTree

/// BAR-06: the former properties of bars and their items.
final class FormerBarSpellingsTests: XCTestCase {
  func test_BAR06_navigationBar() async {
    await withStage { _ in
      let (bar, image, other) = (UINavigationBar(), UIImage(), UIImage())
      bar.barTintColor = .red
      bar.titleTextAttributes = [.kern: 1]
      bar.largeTitleTextAttributes = [.kern: 1, .tracking: 1]
      bar.shadowImage = other
      bar.setBackgroundImage(image, for: .default)
      bar.setTitleVerticalPositionAdjustment(3, for: .default)
      (bar.backIndicatorImage, bar.backIndicatorTransitionMaskImage) = (image, other)
      XCTAssertTrue(bar.backgroundImage(for: .default) === image)
      XCTAssertTrue(bar.backgroundImage(for: .top, barMetrics: .default) === image)
      XCTAssertNil(bar.backgroundImage(for: .compact))
      XCTAssertEqual(bar.titleVerticalPositionAdjustment(for: .default), 3)
      let look = bar.appearanceInForce
      XCTAssertEqual(look.backgroundColor, .red)
      XCTAssertTrue(look.backgroundImage === image)
      XCTAssertTrue(look.shadowImage === other)
      XCTAssertEqual([look.titleTextAttributes.count, look.largeTitleTextAttributes.count], [1, 2])
      XCTAssertEqual(look.titlePositionAdjustment.vertical, 3)
      XCTAssertTrue(look.backIndicatorImage === image)
      bar.standardAppearance = UINavigationBarAppearance()
      XCTAssertNil(bar.appearanceInForce.backgroundColor, "An appearance that was set replaces them.")
    }
  }

  func test_BAR06_toolbarAndTabBar() async {
    await withStage { _ in
      let (toolbar, tabBar, image, other) = (UIToolbar(), UITabBar(), UIImage(), UIImage())
      toolbar.barTintColor = .red
      toolbar.setBackgroundImage(image, forToolbarPosition: .any, barMetrics: .default)
      toolbar.setShadowImage(other, forToolbarPosition: .any)
      XCTAssertTrue(toolbar.backgroundImage(forToolbarPosition: .bottom, barMetrics: .default) === image)
      XCTAssertTrue(toolbar.shadowImage(forToolbarPosition: .top) === other)
      XCTAssertEqual(toolbar.standardAppearance.backgroundColor, .red)
      XCTAssertTrue(toolbar.standardAppearance.backgroundImage === image)
      XCTAssertTrue(toolbar.standardAppearance.shadowImage === other)
      tabBar.barTintColor = .red
      (tabBar.backgroundImage, tabBar.shadowImage, tabBar.selectionIndicatorImage) = (image, other, image)
      (tabBar.itemWidth, tabBar.itemSpacing) = (20, 10)
      let look = tabBar.appearanceInForce
      XCTAssertEqual(look.backgroundColor, .red)
      XCTAssertTrue(look.backgroundImage === image)
      XCTAssertTrue(look.shadowImage === other)
      XCTAssertTrue(look.selectionIndicatorImage === image)
      XCTAssertEqual([look.stackedItemWidth, look.stackedItemSpacing], [20, 10])
    }
  }

  func test_BAR06_items() async {
    await withStage { _ in
      let (button, tab, image, other) = (UIBarButtonItem(), UITabBarItem(), UIImage(), UIImage())
      XCTAssertNil(button.titleTextAttributes(for: .normal))
      button.setTitleTextAttributes([.kern: 1], for: .normal)
      button.setTitleTextAttributes([.kern: 1, .tracking: 1], for: .disabled)
      XCTAssertEqual(button.titleTextAttributes(for: .highlighted)?.count, 1)
      XCTAssertEqual(button.titleTextAttributes(for: .disabled)?.count, 2)
      button.setBackgroundImage(image, for: .normal, barMetrics: .default)
      button.setBackgroundImage(other, for: .normal, style: .done, barMetrics: .default)
      button.setBackButtonBackgroundImage(other, for: .normal, barMetrics: .default)
      XCTAssertTrue(button.backgroundImage(for: .highlighted, barMetrics: .default) === image)
      XCTAssertTrue(button.backgroundImage(for: .normal, style: .done, barMetrics: .default) === other)
      XCTAssertTrue(button.backgroundImage(for: .normal, style: .plain, barMetrics: .default) === image)
      XCTAssertTrue(button.backButtonBackgroundImage(for: .disabled, barMetrics: .default) === other)
      button.setTitlePositionAdjustment(UIOffset(horizontal: 1, vertical: 0), for: .default)
      button.setBackButtonTitlePositionAdjustment(UIOffset(horizontal: 2, vertical: 0), for: .default)
      button.setBackgroundVerticalPositionAdjustment(3, for: .default)
      XCTAssertEqual(button.titlePositionAdjustment(for: .default).horizontal, 1)
      XCTAssertEqual(button.titlePositionAdjustment(for: .compact), .zero)
      XCTAssertEqual(button.backButtonTitlePositionAdjustment(for: .default).horizontal, 2)
      XCTAssertEqual(button.backgroundVerticalPositionAdjustment(for: .default), 3)
      XCTAssertEqual(button.backButtonBackgroundVerticalPositionAdjustment(for: .default), 0)
      button.setBackButtonBackgroundVerticalPositionAdjustment(5, for: .default)
      XCTAssertEqual(button.backButtonBackgroundVerticalPositionAdjustment(for: .default), 5)
      XCTAssertEqual(button.backButtonBackgroundVerticalPositionAdjustment(for: .compact), 0)
      tab.titlePositionAdjustment = UIOffset(horizontal: 4, vertical: 0)
      tab.setBadgeTextAttributes([.kern: 1], for: .normal)
      XCTAssertEqual(tab.titlePositionAdjustment.horizontal, 4)
      XCTAssertEqual(tab.badgeTextAttributes(for: .selected)?.count, 1)
      XCTAssertNil(tab.titleTextAttributes(for: .normal))
    }
  }
}
