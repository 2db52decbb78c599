import UIKit
import XCTest

/// Names for tests, of objects that are no views.
final class StoredPropertiesOfIdentifiers: XCTestCase {
  func test_imagesActionsAndMenusStoreTheirNames() async {
    await MainActor.run {
      assertStores(\UIImage.accessibilityIdentifier, "photo", in: UIImage())
      assertStores(\UIAlertAction.accessibilityIdentifier, "ok", in: UIAlertAction())
      assertStores(\UIMenuElement.accessibilityIdentifier, "share", in: UIMenu())
      let named: [any UIAccessibilityIdentification] = [UIImage(), UIAlertAction(), UIMenu(), UIAction { _ in }]
      XCTAssertTrue(named.allSatisfy { $0.accessibilityIdentifier == nil })
    }
  }
}
