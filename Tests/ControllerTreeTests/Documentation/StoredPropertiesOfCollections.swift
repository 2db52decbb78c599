import UIKit
import XCTest

/// The properties of collection views that exist only for code that sets and reads them.
final class StoredPropertiesOfCollections: XCTestCase {
  func test_collectionViewsStoreTheirLooks() async {
    await MainActor.run {
      let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
      assertStores(\UICollectionView.reorderingCadence, .slow, in: view)
      let controller = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
      assertStores(\UICollectionViewController.installsStandardGestureForInteractiveMovement, false, in: controller)
    }
  }

  func test_contextsStoreTheirSizes() async {
    await MainActor.run {
      let context = UICollectionViewLayoutInvalidationContext()
      assertStores(
        \UICollectionViewLayoutInvalidationContext.contentSizeAdjustment, CGSize(width: 1, height: 2), in: context)
    }
  }
}
