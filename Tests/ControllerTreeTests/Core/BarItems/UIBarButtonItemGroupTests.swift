import UIKit
import XCTest

@testable import ControllerTree

final class UIBarButtonItemGroupTests: XCTestCase {
  /// BAR-60: a button is in one group at most.
  func test_BAR60_oneGroup() async {
    await withStage { _ in
      let (a, b) = (UIBarButtonItem(), UIBarButtonItem())
      let first = UIBarButtonItemGroup(barButtonItems: [a, b], representativeItem: nil)
      XCTAssertTrue(a.buttonGroup === first)
      let second = UIBarButtonItemGroup.fixedGroup(representativeItem: b, items: [a])
      XCTAssertTrue(a.buttonGroup === second)
      XCTAssertTrue(first.barButtonItems.count == 1 && first.barButtonItems.first === b)
      second.barButtonItems = []
      XCTAssertNil(a.buttonGroup)
      XCTAssertFalse(second.isDisplayingRepresentativeItem)
      XCTAssertTrue(a.creatingFixedGroup().barButtonItems.first === a)
      XCTAssertFalse(a.creatingMovableGroup(customizationIdentifier: "a").isHidden)
      XCTAssertTrue(
        a.creatingOptionalGroup(customizationIdentifier: "a", isInDefaultCustomization: false).isHidden)
    }
  }

  /// A button with a picture for low bars.
  func test_landscapePicture() async {
    await withStage { _ in
      let (image, low) = (UIImage(systemName: "a"), UIImage(systemName: "b"))
      let item = UIBarButtonItem(image: image, landscapeImagePhone: low, style: .done, target: nil, action: nil)
      XCTAssertEqual([item.image, item.landscapeImagePhone], [image, low])
      XCTAssertEqual(item.style, .done)
    }
  }
}
