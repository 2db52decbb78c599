import XCTest

@testable import ControllerTree

final class FormerSplitSpellingsTests: XCTestCase {
  /// SPLIT-04: the names from before iOS 14 mean the same.
  @available(*, deprecated)
  func test_SPLIT04_formerNames() async {
    await withTrace { _ in
      XCTAssertEqual(UISplitViewController.DisplayMode.primaryHidden, .secondaryOnly)
      XCTAssertEqual(UISplitViewController.DisplayMode.allVisible, .oneBesideSecondary)
      XCTAssertEqual(UISplitViewController.DisplayMode.primaryOverlay, .oneOverSecondary)
      XCTAssertTrue(UISplitViewControllerDisplayMode.self == UISplitViewController.DisplayMode.self)
    }
  }
}
