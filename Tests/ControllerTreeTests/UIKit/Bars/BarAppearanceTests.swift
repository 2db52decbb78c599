import UIKit
import XCTest

@testable import ControllerTree

/// The values of appearances.
final class BarAppearanceTests: XCTestCase {
  /// BAR-02: the three backgrounds.
  func test_BAR02_backgrounds() async {
    await withStage { _ in
      let appearance = UINavigationBarAppearance()
      XCTAssertEqual(appearance.backgroundEffect, UIBlurEffect(style: .systemChromeMaterial))
      XCTAssertNil(appearance.backgroundColor)
      XCTAssertNotNil(appearance.shadowColor)
      appearance.backgroundImage = UIImage()
      appearance.titleTextAttributes = [.kern: 1]
      appearance.configureWithOpaqueBackground()
      XCTAssertNil(appearance.backgroundEffect)
      XCTAssertEqual(appearance.backgroundColor, .systemBackground)
      XCTAssertNil(appearance.backgroundImage)
      XCTAssertNotNil(appearance.shadowColor)
      appearance.configureWithTransparentBackground()
      XCTAssertNil(appearance.backgroundEffect)
      XCTAssertNil(appearance.backgroundColor)
      XCTAssertNil(appearance.shadowColor)
      XCTAssertEqual(appearance.titleTextAttributes.count, 1, "Only the background changes.")
      XCTAssertEqual(UIToolbarAppearance(idiom: .pad).idiom, .pad)
      XCTAssertEqual(appearance.backgroundImageContentMode, .scaleToFill)
    }
  }

  /// BAR-01: copies have a life of their own, also of the looks inside.
  func test_BAR01_copies() async {
    await withStage { _ in
      let appearance = UINavigationBarAppearance()
      appearance.backgroundColor = .red
      appearance.buttonAppearance.normal.titlePositionAdjustment = UIOffset(horizontal: 1, vertical: 0)
      guard let copy = appearance.copy() as? UINavigationBarAppearance else { return XCTFail("no copy") }
      appearance.backgroundColor = .systemBlue
      appearance.buttonAppearance.normal.titlePositionAdjustment = .zero
      XCTAssertEqual(copy.backgroundColor, .red)
      XCTAssertEqual(copy.buttonAppearance.normal.titlePositionAdjustment.horizontal, 1)
      let tabs = UITabBarAppearance(barAppearance: copy)
      XCTAssertEqual(tabs.backgroundColor, .red, "Another kind of bar takes the background.")
      tabs.stackedLayoutAppearance.selected.iconColor = .red
      let other = UITabBarAppearance(barAppearance: tabs)
      tabs.stackedLayoutAppearance.selected.iconColor = nil
      XCTAssertEqual(other.stackedLayoutAppearance.selected.iconColor, .red)
      let toolbar = UIToolbarAppearance()
      toolbar.doneButtonAppearance.normal.backgroundImage = UIImage()
      XCTAssertNotNil((toolbar.copy() as? UIToolbarAppearance)?.doneButtonAppearance.normal.backgroundImage)
    }
  }

  /// BAR-01: bars and items copy what is set.
  func test_BAR01_barsCopy() async {
    await withStage { _ in
      let (bar, item) = (UINavigationBar(), UINavigationItem())
      let appearance = UINavigationBarAppearance()
      appearance.backgroundColor = .red
      bar.standardAppearance = appearance
      bar.scrollEdgeAppearance = appearance
      item.compactAppearance = appearance
      appearance.backgroundColor = .systemBlue
      XCTAssertEqual(bar.standardAppearance.backgroundColor, .red)
      XCTAssertEqual(bar.scrollEdgeAppearance?.backgroundColor, .red)
      XCTAssertEqual(item.compactAppearance?.backgroundColor, .red)
      bar.standardAppearance.backgroundColor = .black
      XCTAssertEqual(bar.standardAppearance.backgroundColor, .black, "The bar's own copy can be changed.")
      let buttons = UIBarButtonItemAppearance()
      appearance.buttonAppearance = buttons
      XCTAssertFalse(appearance.buttonAppearance === buttons)
    }
  }

  /// BAR-03: a state without a value has that of the normal state.
  func test_BAR03_statesOfButtons() async {
    await withStage { _ in
      let look = UIBarButtonItemAppearance(style: .done)
      XCTAssertEqual(look.disabled.titleTextAttributes.count, 0)
      look.normal.titleTextAttributes = [.kern: 1, .tracking: 2]
      look.normal.backgroundImage = UIImage()
      look.disabled.titleTextAttributes = [.kern: 2]
      look.focused.backgroundImagePositionAdjustment = UIOffset(horizontal: 0, vertical: 3)
      XCTAssertEqual(look.highlighted.titleTextAttributes.count, 2)
      XCTAssertEqual(look.disabled.titleTextAttributes.count, 1)
      XCTAssertTrue(look.highlighted.backgroundImage === look.normal.backgroundImage)
      XCTAssertEqual(look.focused.backgroundImagePositionAdjustment.vertical, 3)
      XCTAssertEqual(look.normal.backgroundImagePositionAdjustment, .zero)
      look.configureWithDefault(for: .plain)
      XCTAssertEqual(look.disabled.titleTextAttributes.count, 0)
      XCTAssertNil(look.highlighted.backgroundImage)
    }
  }

  /// BAR-03: the same of tabs.
  func test_BAR03_statesOfTabs() async {
    await withStage { _ in
      let look = UITabBarItemAppearance(style: .inline)
      look.normal.iconColor = .red
      look.normal.badgeBackgroundColor = .red
      look.normal.badgeTextAttributes = [.kern: 1]
      look.normal.badgePositionAdjustment = UIOffset(horizontal: 1, vertical: 0)
      look.normal.badgeTitlePositionAdjustment = UIOffset(horizontal: 2, vertical: 0)
      look.normal.titlePositionAdjustment = UIOffset(horizontal: 3, vertical: 0)
      look.selected.iconColor = .systemBlue
      XCTAssertEqual([look.disabled.iconColor, look.selected.iconColor], [.red, .systemBlue])
      XCTAssertEqual(look.selected.badgeBackgroundColor, .red)
      XCTAssertEqual(look.focused.badgeTextAttributes.count, 1)
      XCTAssertEqual(look.selected.badgePositionAdjustment.horizontal, 1)
      XCTAssertEqual(look.selected.badgeTitlePositionAdjustment.horizontal, 2)
      XCTAssertEqual(look.selected.titlePositionAdjustment.horizontal, 3)
      guard let copy = look.copy() as? UITabBarItemAppearance else { return XCTFail("no copy") }
      look.configureWithDefault(for: .inline)
      XCTAssertNil(look.selected.iconColor)
      XCTAssertEqual(copy.selected.iconColor, .systemBlue)
    }
  }

  /// The values of navigation and tab bars that count together.
  func test_BAR01_furtherValues() async {
    await withStage { _ in
      let (bar, image) = (UINavigationBarAppearance(), UIImage())
      bar.setBackIndicatorImage(image, transitionMaskImage: nil)
      XCTAssertNil(bar.backIndicatorImage, "Both are needed.")
      bar.setBackIndicatorImage(image, transitionMaskImage: image)
      XCTAssertTrue(bar.backIndicatorImage === image)
      XCTAssertTrue(bar.backIndicatorTransitionMaskImage === image)
      let done = UIBarButtonItemAppearance()
      done.normal.titleTextAttributes = [.kern: 1]
      bar.prominentButtonAppearance = done
      XCTAssertEqual(bar.doneButtonAppearance.normal.titleTextAttributes.count, 1)
      let tabs = UITabBarAppearance()
      (tabs.stackedItemWidth, tabs.stackedItemSpacing, tabs.stackedItemPositioning) = (10, 5, .centered)
      tabs.selectionIndicatorTintColor = .red
      let copy = UITabBarAppearance(barAppearance: tabs)
      XCTAssertEqual([copy.stackedItemWidth, copy.stackedItemSpacing], [10, 5])
      XCTAssertEqual(copy.stackedItemPositioning, .centered)
      XCTAssertEqual(copy.selectionIndicatorTintColor, .red)
    }
  }
}
