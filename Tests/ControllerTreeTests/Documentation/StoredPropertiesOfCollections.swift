import UIKit
import XCTest

/// The properties of collection views that exist only for code that sets and reads them.
final class StoredPropertiesOfCollections: XCTestCase {
  func test_collectionViewsStoreTheirLooks() async {
    await MainActor.run {
      let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
      assertStores(\UICollectionView.reorderingCadence, .slow, in: view)
      let controller = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
      assertStores(\UICollectionViewController.useLayoutToLayoutNavigationTransitions, true, in: controller)
      assertStores(\UICollectionViewController.installsStandardGestureForInteractiveMovement, false, in: controller)
    }
  }

  func test_layoutsStoreTheirReferences() async {
    await MainActor.run {
      let context = UICollectionViewLayoutInvalidationContext()
      assertStores(
        \UICollectionViewLayoutInvalidationContext.contentSizeAdjustment, CGSize(width: 1, height: 2), in: context)
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(1), heightDimension: .absolute(1)))
      let section = NSCollectionLayoutSection(group: .horizontal(layoutSize: item.layoutSize, subitems: [item]))
      assertStores(\NSCollectionLayoutSection.contentInsetsReference, .safeArea, in: section)
      assertStores(\NSCollectionLayoutSection.supplementaryContentInsetsReference, .none, in: section)
      let configuration = UICollectionViewCompositionalLayoutConfiguration()
      assertStores(
        \UICollectionViewCompositionalLayoutConfiguration.contentInsetsReference, .layoutMargins, in: configuration)
    }
  }
}
