import ControllerTree
import UIKit
import XCTest

private final class BareDelegate: NSObject, UICollectionViewDelegate {}

/// The answers of an object to every question of a collection view's delegate.
@MainActor private func answers(
  of delegate: some UICollectionViewDelegate, to collection: UICollectionView
) -> [String] {
  let path = IndexPath(item: 1, section: 2)
  let other = IndexPath(item: 3, section: 0)
  let offset = CGPoint(x: 3, y: 4)
  let layout = collection.collectionViewLayout
  let transition = delegate.collectionView(collection, transitionLayoutForOldLayout: layout, newLayout: layout)
  let action = Selector("copy:")
  let moved = delegate.collectionView(
    collection, targetIndexPathForMoveOfItemFromOriginalIndexPath: path, atCurrentIndexPath: path,
    toProposedIndexPath: other)
  return [
    "highlight \(delegate.collectionView(collection, shouldHighlightItemAt: path))",
    "select \(delegate.collectionView(collection, shouldSelectItemAt: path))",
    "deselect \(delegate.collectionView(collection, shouldDeselectItemAt: path))",
    "primary action \(delegate.collectionView(collection, canPerformPrimaryActionForItemAt: path))",
    "offset \(delegate.collectionView(collection, targetContentOffsetForProposedContentOffset: offset) == offset)",
    "move \(moved == other)",
    "transition \(transition.currentLayout === layout) \(transition.nextLayout === layout)",
    "edit \(delegate.collectionView(collection, canEditItemAt: path))",
    "focus \(delegate.collectionView(collection, canFocusItemAt: path))",
    "preferred \(delegate.indexPathForPreferredFocusedView(in: collection) == nil)",
    "follows \(delegate.collectionView(collection, selectionFollowsFocusForItemAt: path))",
    "multiple \(delegate.collectionView(collection, shouldBeginMultipleSelectionInteractionAt: path))",
    "menu \(delegate.collectionView(collection, contextMenuConfigurationForItemsAt: [path], point: .zero) == nil)",
    "former menu \(delegate.collectionView(collection, contextMenuConfigurationForItemAt: path, point: .zero) == nil)",
    "edit menu \(delegate.collectionView(collection, shouldShowMenuForItemAt: path))",
    "edit action \(delegate.collectionView(collection, canPerformAction: action, forItemAt: path, withSender: nil))",
    "zooming \(delegate.viewForZooming(in: collection) == nil)",
    "to top \(delegate.scrollViewShouldScrollToTop(collection))",
  ]
}

/// Sends an object every message of a collection view that asks nothing.
@MainActor private func sendAll(to delegate: some UICollectionViewDelegate, from collection: UICollectionView) {
  let path = IndexPath(item: 0, section: 0)
  let (cell, view) = (UICollectionViewCell(), UICollectionReusableView())
  delegate.collectionView(collection, didHighlightItemAt: path)
  delegate.collectionView(collection, didUnhighlightItemAt: path)
  delegate.collectionView(collection, didSelectItemAt: path)
  delegate.collectionView(collection, didDeselectItemAt: path)
  delegate.collectionView(collection, performPrimaryActionForItemAt: path)
  delegate.collectionView(collection, willDisplay: cell, forItemAt: path)
  delegate.collectionView(collection, willDisplaySupplementaryView: view, forElementKind: "kind", at: path)
  delegate.collectionView(collection, didEndDisplaying: cell, forItemAt: path)
  delegate.collectionView(collection, didEndDisplayingSupplementaryView: view, forElementOfKind: "kind", at: path)
  delegate.collectionView(collection, didBeginMultipleSelectionInteractionAt: path)
  delegate.collectionViewDidEndMultipleSelectionInteraction(collection)
  delegate.collectionView(collection, performAction: Selector("copy:"), forItemAt: path, withSender: nil)
  var target = CGPoint(x: 1, y: 2)
  delegate.scrollViewDidScroll(collection)
  delegate.scrollViewDidZoom(collection)
  delegate.scrollViewWillBeginDragging(collection)
  delegate.scrollViewWillEndDragging(collection, withVelocity: .zero, targetContentOffset: &target)
  XCTAssertEqual(target, CGPoint(x: 1, y: 2))
  delegate.scrollViewDidEndDragging(collection, willDecelerate: true)
  delegate.scrollViewWillBeginDecelerating(collection)
  delegate.scrollViewDidEndDecelerating(collection)
  delegate.scrollViewDidEndScrollingAnimation(collection)
  delegate.scrollViewWillBeginZooming(collection, with: nil)
  delegate.scrollViewDidEndZooming(collection, with: nil, atScale: 2)
  delegate.scrollViewDidScrollToTop(collection)
  delegate.scrollViewDidChangeAdjustedContentInset(collection)
}

/// What a delegate answers that implements nothing.
final class UICollectionViewDelegateTests: XCTestCase {
  /// LIST-94: a controller that overrides nothing answers as a delegate that implements nothing; no message changes anything.
  func test_LIST94_nothingIsImplemented() async {
    await withStage { trace in
      let controller = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
      trace.show(controller)
      let collection: UICollectionView = controller.collectionView
      let bare = BareDelegate()
      let expected = [
        "highlight true", "select true", "deselect true", "primary action true", "offset true", "move true",
        "transition true true", "edit true", "focus false", "preferred true", "follows false", "multiple false",
        "menu true", "former menu true", "edit menu false", "edit action false", "zooming true", "to top true",
      ]
      XCTAssertEqual(answers(of: bare, to: collection), expected)
      XCTAssertEqual(answers(of: controller, to: collection), expected)
      collection.selectionFollowsFocus = true
      collection.isEditing = true
      for changed in [answers(of: bare, to: collection), answers(of: controller, to: collection)] {
        XCTAssertEqual(changed.filter { !expected.contains($0) }, ["primary action false", "follows true"])
      }

      let tree = trace.stage.hierarchyDescription
      sendAll(to: bare, from: collection)
      sendAll(to: controller, from: collection)
      XCTAssertEqual(trace.stage.hierarchyDescription, tree)
    }
  }

  /// LIST-94: a controller that overrides nothing is the data source of an empty list.
  func test_LIST94_noData() async {
    await withStage { trace in
      let controller = UICollectionViewController(nibName: nil, bundle: nil)
      trace.show(controller)
      let collection: UICollectionView = controller.collectionView
      XCTAssertTrue(controller.collectionViewLayout is UICollectionViewFlowLayout)
      XCTAssertEqual([collection.numberOfSections, collection.numberOfItems(inSection: 0)], [1, 0])
      let path = IndexPath(item: 0, section: 0)
      let source: any UICollectionViewDataSource = controller
      XCTAssertFalse(source.collectionView(collection, canMoveItemAt: path))
      source.collectionView(collection, moveItemAt: path, to: path)
      XCTAssertNil(source.indexTitles(for: collection))
      XCTAssertEqual(source.collectionView(collection, indexPathForIndexTitle: "A", at: 4), path)
      XCTAssertEqual(source.collectionView(collection, cellForItemAt: path).contentView.subviews, [])
      XCTAssertEqual(collection.visibleCells, [])
      let other = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
      controller.collectionView = other
      XCTAssertTrue(other.superview === controller.view && other.frame == controller.view.bounds)
      XCTAssertNil(collection.superview)
    }
  }
}
