import Foundation
import UIKit
import XCTest

final class NavigationItemTitlesTests: XCTestCase {
  /// BAR-70: an attributed subtitle comes before the plain one; nothing else changes.
  func test_BAR70_titles() async {
    await withStage { _ in
      let item = UINavigationItem(title: "A")
      item.subtitle = "plain"
      XCTAssertEqual(item.subtitle, "plain")
      item.attributedSubtitle = AttributedString("attributed")
      XCTAssertEqual(item.subtitle, "attributed")
      item.attributedSubtitle = nil
      XCTAssertEqual(item.subtitle, "plain")
      item.attributedTitle = AttributedString("title")
      item.largeAttributedSubtitle = AttributedString("large")
      XCTAssertEqual(item.attributedTitle, AttributedString("title"))
      XCTAssertEqual(item.largeAttributedSubtitle, AttributedString("large"))
      XCTAssertEqual(item.title, "A")
      XCTAssertNil(item.largeTitle)
      let look = UINavigationBarAppearance()
      (look.subtitleTextAttributes, look.largeSubtitleTextAttributes) = ([.kern: 1], [.kern: 1, .ligature: 0])
      let copy = look.copy() as? UINavigationBarAppearance
      XCTAssertEqual([copy?.subtitleTextAttributes.count, copy?.largeSubtitleTextAttributes.count], [1, 2])
      let tools = UIToolbarAppearance()
      tools.prominentButtonAppearance.normal.titlePositionAdjustment.vertical = 1
      XCTAssertEqual(tools.prominentButtonAppearance.normal.titlePositionAdjustment.vertical, 1)
      tools.prominentButtonAppearance = UIBarButtonItemAppearance()
      XCTAssertEqual(tools.doneButtonAppearance.normal.titlePositionAdjustment.vertical, 0)
    }
  }

  /// BAR-71: badges.
  func test_BAR71_badges() async {
    await withStage { _ in
      let button = UIBarButtonItem()
      XCTAssertNil(button.badge)
      button.badge = .count(1200)
      XCTAssertEqual(button.badge?.stringValue, "1200")
      button.badge = .string("New")
      button.badge?.backgroundColor = .systemBlue
      button.badge?.foregroundColor = .white
      button.badge?.font = .systemFont(ofSize: 10)
      XCTAssertEqual(button.badge?.stringValue, "New")
      XCTAssertNotEqual(button.badge, .string("New"))
      button.badge = .indicator()
      XCTAssertEqual(button.badge, .indicator())
      XCTAssertNil(button.badge?.stringValue)
      XCTAssertEqual([UIBarButtonItem.fixedSpace().width, UIBarButtonItem.fixedSpace(4).width], [0, 4])
    }
  }
}
