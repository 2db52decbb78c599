import ControllerTree
import XCTest

/// Items and looks of bars in archives.
final class ArchivedItemsTests: XCTestCase {
  /// CODE-09: items come back with their values, without targets.
  func test_CODE09_items() async throws {
    try await withStage { _ in
      let button = UIBarButtonItem(title: "Save", style: .done, target: NSObject(), action: Selector(("save:")))
      (button.tag, button.width, button.tintColor) = (4, 30, .red)
      (button.isEnabled, button.isSelected, button.isHidden) = (false, true, true)
      button.menu = UIMenu(title: "More")
      let read = try archivedCopy(button)
      XCTAssertEqual([read.title, read.action?.description, read.menu?.title], ["Save", "save:", "More"])
      XCTAssertTrue(read.style == .done && read.tag == 4 && read.width == 30 && read.tintColor == .red)
      XCTAssertTrue(!read.isEnabled && read.isSelected && read.isHidden && read.target == nil)
      XCTAssertEqual(try archivedCopy(UIBarButtonItem(systemItem: .trash)).systemItem, .trash)
      let tab = UITabBarItem(
        title: "Home", image: UIImage(systemName: "house"), selectedImage: UIImage(systemName: "star"))
      (tab.badgeValue, tab.badgeColor) = ("3", .blue)
      let readTab = try archivedCopy(tab)
      XCTAssertEqual([readTab.title, readTab.badgeValue], ["Home", "3"])
      XCTAssertTrue(readTab.image != nil && readTab.selectedImage != nil && readTab.badgeColor == .blue)
      let item = UINavigationItem(title: "List")
      (item.prompt, item.backButtonTitle, item.hidesBackButton) = ("Which?", "Back", true)
      (item.largeTitleDisplayMode, item.leftItemsSupplementBackButton) = (.always, true)
      (item.leftBarButtonItem, item.rightBarButtonItems) = (button, [UIBarButtonItem(systemItem: .add), button])
      item.backBarButtonItem = UIBarButtonItem(title: "B", style: .plain, target: nil, action: nil)
      let readItem = try archivedCopy(item)
      XCTAssertEqual([readItem.title, readItem.prompt, readItem.backButtonTitle], ["List", "Which?", "Back"])
      XCTAssertTrue(readItem.hidesBackButton && readItem.leftItemsSupplementBackButton)
      XCTAssertEqual(readItem.largeTitleDisplayMode, .always)
      XCTAssertEqual(readItem.leftBarButtonItems?.map(\.title), ["Save"])
      XCTAssertEqual(readItem.rightBarButtonItems?.map(\.systemItem), [.add, nil])
      XCTAssertEqual(readItem.backBarButtonItem?.title, "B")
      XCTAssertNil(try archivedCopy(UINavigationItem()).rightBarButtonItems)
      XCTAssertNil(UINavigationItem(coder: NSCoder())?.title)
      XCTAssertNil(UIBarButtonItem(coder: try emptyCoder())?.title)
    }
  }

  /// CODE-08: looks come back with their values.
  func test_CODE08_looks() async throws {
    try await withStage { _ in
      let bar = UINavigationBarAppearance(idiom: .pad)
      bar.configureWithOpaqueBackground()
      bar.backgroundEffect = UIBlurEffect(style: .dark)
      (bar.backgroundImage, bar.backgroundImageContentMode) = (UIImage(systemName: "star"), .center)
      bar.titleTextAttributes = [.font: UIFont.systemFont(ofSize: 20), .foregroundColor: UIColor.red]
      bar.titlePositionAdjustment = UIOffset(horizontal: 1, vertical: 2)
      let buttons = UIBarButtonItemAppearance(style: .plain)
      buttons.highlighted.titleTextAttributes = [.foregroundColor: UIColor.blue]
      buttons.normal.titlePositionAdjustment = UIOffset(horizontal: 3, vertical: 4)
      bar.buttonAppearance = buttons
      let read = try archivedCopy(bar)
      XCTAssertTrue(read.idiom == .pad && read.backgroundColor == .systemBackground && read.shadowColor == .separator)
      XCTAssertEqual(read.backgroundEffect, bar.backgroundEffect)
      XCTAssertTrue(
        read.backgroundImage != nil && read.backgroundImageContentMode == .center && read.shadowImage == nil)
      XCTAssertEqual(read.titleTextAttributes[.font] as? UIFont, .systemFont(ofSize: 20))
      XCTAssertEqual(read.titlePositionAdjustment, UIOffset(horizontal: 1, vertical: 2))
      let highlighted = read.buttonAppearance.highlighted
      XCTAssertEqual(highlighted.titleTextAttributes[.foregroundColor] as? UIColor, .blue)
      XCTAssertEqual(highlighted.titlePositionAdjustment, UIOffset(horizontal: 3, vertical: 4))
      let toolbar = UIToolbarAppearance()
      toolbar.doneButtonAppearance = buttons
      XCTAssertEqual(try archivedCopy(toolbar).doneButtonAppearance.normal.titlePositionAdjustment.vertical, 4)
      let tabs = UITabBarAppearance()
      tabs.stackedLayoutAppearance.selected.iconColor = .red
      tabs.inlineLayoutAppearance.normal.badgeBackgroundColor = .blue
      tabs.inlineLayoutAppearance.normal.badgeTextAttributes = [.foregroundColor: UIColor.red]
      (tabs.stackedItemPositioning, tabs.stackedItemWidth, tabs.stackedItemSpacing) = (.centered, 5, 6)
      (tabs.selectionIndicatorTintColor, tabs.selectionIndicatorImage) = (.green, UIImage(systemName: "star"))
      let readTabs = try archivedCopy(tabs)
      XCTAssertEqual(readTabs.stackedLayoutAppearance.selected.iconColor, .red)
      XCTAssertEqual(readTabs.inlineLayoutAppearance.disabled.badgeBackgroundColor, .blue)
      XCTAssertEqual(readTabs.inlineLayoutAppearance.normal.badgeTextAttributes.count, 1)
      XCTAssertTrue(readTabs.stackedItemPositioning == .centered && readTabs.selectionIndicatorTintColor == .green)
      XCTAssertEqual([readTabs.stackedItemWidth, readTabs.stackedItemSpacing], [5, 6])
      XCTAssertNotNil(readTabs.selectionIndicatorImage)
      XCTAssertEqual(UIToolbarAppearance(coder: try emptyCoder())?.shadowColor, .separator)
      XCTAssertNil(UIBlurEffect(coder: try emptyCoder()))
    }
  }
}
