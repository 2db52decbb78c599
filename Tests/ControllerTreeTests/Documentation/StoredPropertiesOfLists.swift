import UIKit
import XCTest

/// The properties of drags, drops and previews that exist only for code that sets and reads them.
final class StoredPropertiesOfLists: XCTestCase {
  func test_proposalsAndPreviewsStoreTheirLooks() async {
    await MainActor.run {
      let proposal = UIDropProposal(operation: .copy)
      // \.isPrecise
      assertStores(\UIDropProposal.isPrecise, true, in: proposal)
      // \.prefersFullSizePreview
      assertStores(\UIDropProposal.prefersFullSizePreview, true, in: proposal)
      let parameters = UIPreviewParameters()
      // \.visiblePath
      assertStores(\UIPreviewParameters.visiblePath, UIBezierPath(), in: parameters)
      // \.shadowPath
      assertStores(\UIPreviewParameters.shadowPath, UIBezierPath(), in: parameters)
      // \.backgroundColor
      assertStores(\UIPreviewParameters.backgroundColor, .systemBlue, in: parameters)
      let item = UIDragItem(itemProvider: NSItemProvider())
      item.previewProvider = { UIDragPreview(view: UIView()) }
      XCTAssertEqual(item.previewProvider?()?.parameters.textLineRects.count, 0)
    }
  }

  func test_sectionsStoreTheirScrolling() async {
    await MainActor.run {
      typealias Properties = UICollectionLayoutSectionOrthogonalScrollingProperties
      let properties = Properties()
      // \.decelerationRate
      assertStores(\Properties.decelerationRate, .fast, in: properties)
      // \.bounce
      assertStores(\Properties.bounce, .never, in: properties)
    }
  }
}
