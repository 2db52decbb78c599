import UIKit
import XCTest

/// The properties of bar items and navigation items that exist only for code that sets and reads them.
final class StoredPropertiesOfItems: XCTestCase {
  func test_navigationItemsStoreTheirTitles() async {
    await MainActor.run {
      let (item, view, group) = (
        UINavigationItem(), UIView(), UIBarButtonItemGroup(barButtonItems: [], representativeItem: nil)
      )
      assertStores(\UINavigationItem.subtitleView, view, in: item)
      assertStores(\UINavigationItem.largeTitle, "A", in: item)
      assertStores(\UINavigationItem.largeSubtitle, "B", in: item)
      assertStores(\UINavigationItem.largeSubtitleView, view, in: item)
      assertStores(\UINavigationItem.isAccessibilityElement, true, in: item)
      assertStores(\UINavigationItem.style, .editor, in: item)
      assertStores(\UINavigationItem.customizationIdentifier, "a", in: item)
      assertStores(\UINavigationItem.centerItemGroups, [group], in: item)
      assertStores(\UINavigationItem.pinnedTrailingGroup, group, in: item)
      let properties = UIDocumentProperties(url: URL(fileURLWithPath: "/a"))
      assertStores(\UINavigationItem.documentProperties, properties, in: item)
      XCTAssertNil(item.title)
    }
  }

  func test_barButtonsStoreTheirBackgrounds() async {
    await MainActor.run {
      let button = UIBarButtonItem()
      assertStores(\UIBarButtonItem.identifier, "a", in: button)
      assertStores(\UIBarButtonItem.hidesSharedBackground, true, in: button)
      assertStores(\UIBarButtonItem.sharesBackground, false, in: button)
      assertStores(\UISlider.sliderStyle, .thumbless, in: UISlider())
      assertStores(\UITabBar.itemPositioning, .fill, in: UITabBar())
    }
  }

  func test_viewsStoreTheirLargeForm() async {
    await MainActor.run {
      let view = UIView()
      assertStores(\UIView.showsLargeContentViewer, true, in: view)
      assertStores(\UIView.largeContentTitle, "A", in: view)
      assertStores(\UIView.largeContentImage, UIImage(), in: view)
      assertStores(\UIView.scalesLargeContentImage, true, in: view)
      assertStores(\UIView.largeContentImageInsets, UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4), in: view)
    }
  }
}
