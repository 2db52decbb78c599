import UIKit
import XCTest

/// Names for tests, of objects that are no views.
final class StoredPropertiesOfIdentifiers: XCTestCase {
  func test_imagesAndActionsStoreTheirNames() async {
    await MainActor.run {
      assertStores(\UIImage.accessibilityIdentifier, "photo", in: UIImage())
      assertStores(\UIAlertAction.accessibilityIdentifier, "ok", in: UIAlertAction())
      let named: [any UIAccessibilityIdentification] = [UIImage(), UIAlertAction()]
      XCTAssertTrue(named.allSatisfy { $0.accessibilityIdentifier == nil })
    }
  }
}
