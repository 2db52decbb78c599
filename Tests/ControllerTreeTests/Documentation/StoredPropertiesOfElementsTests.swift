import UIKit
import XCTest

/// The properties of elements for assistive technologies that exist only for code that sets and reads them.
final class StoredPropertiesOfElementsTests: XCTestCase {
  func test_elementsStoreTheirProperties() async {
    await MainActor.run {
      let element = UIAccessibilityElement()
      assertStores(\UIAccessibilityElement.accessibilityPath, UIBezierPath(), in: element)
      assertStores(\UIAccessibilityElement.accessibilityLanguage, "de", in: element)
      assertStores(\UIAccessibilityElement.accessibilityElementsHidden, true, in: element)
      assertStores(\UIAccessibilityElement.accessibilityViewIsModal, true, in: element)
      assertStores(\UIAccessibilityElement.shouldGroupAccessibilityChildren, true, in: element)
      assertStores(\UIAccessibilityElement.accessibilityNavigationStyle, .combined, in: element)
      assertStores(\UIAccessibilityElement.accessibilityContainerType, .list, in: element)
      assertStores(\UIAccessibilityElement.accessibilityRespondsToUserInteraction, false, in: element)
      assertStores(\UIView.accessibilityPath, UIBezierPath(), in: UIView())
    }
  }
}
