import UIKit
import XCTest

final class FormerSplitSpellingsTests: XCTestCase {
  /// SPLIT-04: the names from before iOS 14 mean the same.
  @available(*, deprecated, message: "It uses deprecated spellings")
  func test_SPLIT04_formerNames() {
    XCTAssertEqual(UISplitViewController.DisplayMode.primaryHidden, .secondaryOnly)
    XCTAssertEqual(UISplitViewController.DisplayMode.allVisible, .oneBesideSecondary)
    XCTAssertEqual(UISplitViewController.DisplayMode.primaryOverlay, .oneOverSecondary)
    XCTAssertTrue(UISplitViewControllerDisplayMode.self == UISplitViewController.DisplayMode.self)
  }
}
