import UIKit
import XCTest

@testable import ControllerTree

/// Has menus in the present or in the former form, and notes what it is told.
private final class Menus: NSObject, UICollectionViewDelegate {
  let trace: Trace
  var isFormer = false
  init(_ trace: Trace) {
    self.trace = trace
    super.init()
    trace.kept.append(self)
  }

  private var configuration: UIContextMenuConfiguration {
    UIContextMenuConfiguration(
      identifier: NSString(string: "menu"),
      actionProvider: { [trace] _ in UIMenu(children: [UIAction(title: "Copy") { _ in trace.note("copy") }]) })
  }
  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
  ) -> UIContextMenuConfiguration? {
    trace.note("configuration [\(indexPaths.map(CollectionScene.text).joined(separator: " "))] at \(Int(point.y))")
    return isFormer ? nil : configuration
  }
  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    trace.note("former \(CollectionScene.text(indexPath))")
    return configuration
  }
  func collectionView(
    _ collectionView: UICollectionView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    trace.note("highlight")
    return nil
  }
  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    trace.note("dismiss \(CollectionScene.text(indexPath))")
    return nil
  }
  func collectionView(
    _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { trace.note("willDisplay") }
  func collectionView(
    _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { trace.note("willEnd") }
  func collectionView(
    _ collectionView: UICollectionView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) { trace.note("preview") }
}

final class CollectionMenusTests: XCTestCase {
  /// LIST-34, LIST-35: the menu is for the item, for all selected items, or for none.
  func test_LIST34_LIST35_menus() async {
    await withTrace { trace in
      let scene = CollectionScene(
        trace, counts: [3], layout: NotedLayout(), size: CGSize(width: 100, height: 400))
      let delegate = Menus(trace)
      scene.collection.delegate = delegate
      scene.collection.allowsMultipleSelection = true
      trace.begin()
      func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }
      XCTAssertTrue(scene.collection.openContextMenu(forItemAt: path(1)))
      trace.expect("configuration [0.1] at 150\nhighlight\nwillDisplay")
      XCTAssertEqual(scene.collection.contextMenuInteraction?.choose("Copy"), true)
      trace.expect("copy\ndismiss 0.1\nwillEnd")
      for item in [2, 0] { scene.collection.selectItem(at: path(item), animated: false, scrollPosition: []) }
      XCTAssertTrue(scene.collection.openContextMenu(forItemAt: path(0)))
      trace.expect("configuration [0.0 0.2] at 50\nhighlight\nwillDisplay")
      XCTAssertEqual(scene.collection.contextMenuInteraction?.choosePreview(), true)
      trace.expect("preview\ndismiss 0.0\nwillEnd")
      delegate.isFormer = true
      XCTAssertTrue(scene.collection.openContextMenu(forItemAt: path(1)))
      scene.collection.contextMenuInteraction?.dismissMenu()
      trace.expect("configuration [0.1] at 150\nformer 0.1\nhighlight\nwillDisplay\ndismiss 0.1\nwillEnd")
      XCTAssertEqual(scene.collection.contextMenuInteraction?.open(at: CGPoint(x: 5, y: 380)), false)
      trace.expect("configuration [] at 380")
      delegate.isFormer = false
      XCTAssertEqual(scene.collection.contextMenuInteraction?.open(at: CGPoint(x: 5, y: 380)), true)
      scene.collection.contextMenuInteraction?.dismissMenu()
      trace.expect("configuration [] at 380\nwillDisplay\nwillEnd")
      XCTAssertFalse(scene.collection.openContextMenu(forItemAt: path(9)))
    }
  }
}
