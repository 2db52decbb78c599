import UIKit
import XCTest

@testable import ControllerTree
@testable import UIKit

/// Drags items and takes drops.
@MainActor private final class Delegate: NSObject, UICollectionViewDragDelegate, UICollectionViewDropDelegate {
  var perform: (any UICollectionViewDropCoordinator) -> Void = { _ in }
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider(object: "x" as Any))] }
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal { UICollectionViewDropProposal(operation: .copy) }
  func collectionView(
    _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
  ) { perform(coordinator) }
}

/// Sizes for a flow layout.
@MainActor private final class Sizes: NSObject, UICollectionViewDelegateFlowLayout {
  var asked: [String] = []
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    asked.append(CollectionScene.text(indexPath))
    return CGSize(width: 100, height: 20 + CGFloat(indexPath.item) * 10)
  }
}

final class CollectionPlaceholdersTests: XCTestCase {
  private static func item(_ number: Int) -> IndexPath { IndexPath(item: number, section: 0) }

  @MainActor private static func scene(
    _ trace: Trace, _ layout: UICollectionViewLayout, _ count: Int = 3,
    perform: @escaping (any UICollectionViewDropCoordinator) -> Void
  ) -> CollectionScene {
    let scene = CollectionScene(trace, counts: [count], layout: layout, size: CGSize(width: 100, height: 600))
    scene.collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "waiting")
    let delegate = Delegate()
    delegate.perform = perform
    trace.kept.append(delegate)
    (scene.collection.dragDelegate, scene.collection.dropDelegate) = (delegate, delegate)
    return scene
  }

  @MainActor private static func placeholder(
    at path: IndexPath, _ trace: Trace
  ) -> UICollectionViewDropPlaceholder {
    let placeholder = UICollectionViewDropPlaceholder(insertionIndexPath: path, reuseIdentifier: "waiting")
    placeholder.cellUpdateHandler = { trace.note("update \($0.reuseIdentifier ?? "nil")") }
    placeholder.previewParametersProvider = { cell in
      trace.note("parameters \(CollectionScene.text(cell.bounds))")
      return nil
    }
    return placeholder
  }

  /// LIST-36: the layout counts a placeholder as an item; the data source and the delegate do not know it.
  func test_LIST36_commit() async {
    await withTrace { trace in
      var context: (any UICollectionViewDropPlaceholderContext)?
      let layout = NotedLayout()
      let scene = Self.scene(trace, layout) { coordinator in
        context = coordinator.drop(coordinator.items[0].dragItem, to: Self.placeholder(at: Self.item(1), trace))
      }
      scene.silent = ["numberOfSections", "numberOfItems"]
      trace.begin()
      layout.note = {
        if $0.hasPrefix("prepare") || $0.hasPrefix("initial") || $0.hasPrefix("final") { trace.note($0) }
      }
      XCTAssertEqual(scene.collection.dragItems(at: [Self.item(0)], to: CGPoint(x: 50, y: 550)), .copy)
      UpdateCycle.main.settle()
      trace.expect(
        """
        prepare
        prepare for insert - 0.1
        update waiting
        initial 0.1
        finalizeUpdates
        parameters 0 0 100 100
        """)
      XCTAssertEqual(scene.frames, "0.0: 0 0 100 100\n0.1: 0 200 100 100\n0.2: 0 300 100 100")
      XCTAssertTrue(scene.collection.hasUncommittedUpdates)
      XCTAssertEqual(scene.collection.numberOfItems(inSection: 0), 3)
      XCTAssertNil(scene.collection.indexPathForItem(at: CGPoint(x: 5, y: 150)))
      XCTAssertTrue(scene.tapped(1))
      trace.begin()
      context?.setNeedsCellUpdate()
      XCTAssertEqual(
        context?.commitInsertion {
          trace.note("data \(CollectionScene.text($0))")
          scene.counts = [4]
        }, true)
      UpdateCycle.main.settle()
      trace.expect(
        """
        update waiting
        data 0.1
        prepare
        prepare for delete 0.1 -, insert - 0.1
        cellForItem 0.1
        initial 0.1
        willDisplay 0.1
        final 0.1
        finalizeUpdates
        """)
      XCTAssertEqual(scene.collection.indexPathsForVisibleItems.count, 4)
      XCTAssertEqual(scene.collection.indexPathsForSelectedItems, [Self.item(2)])
      XCTAssertFalse(scene.collection.hasUncommittedUpdates)
      XCTAssertEqual(context?.deletePlaceholder(), false)
      context?.setNeedsCellUpdate()
    }
  }

  /// LIST-36: a flow layout asks for the sizes of items alone, and gives a placeholder its usual size.
  func test_LIST36_flow() async {
    await withStage { trace in
      var context: (any UICollectionViewDropPlaceholderContext)?
      let layout = UICollectionViewFlowLayout()
      let scene = Self.scene(trace, layout) { coordinator in
        context = coordinator.drop(coordinator.items[0].dragItem, to: Self.placeholder(at: Self.item(0), trace))
      }
      let sizes = Sizes()
      scene.collection.delegate = sizes
      layout.invalidateLayout()
      scene.collection.layoutIfNeeded()
      sizes.asked = []
      XCTAssertEqual(scene.collection.dragItems(at: [Self.item(0)], to: CGPoint(x: 50, y: 550)), .copy)
      XCTAssertEqual(sizes.asked, ["0.0", "0.1", "0.2"])
      XCTAssertEqual(scene.frames, "0.0: 0 60 100 20\n0.1: 0 90 100 30\n0.2: 0 130 100 40")
      scene.counts = [2]
      scene.collection.deleteItems(at: [Self.item(0)])
      UpdateCycle.main.settle()
      XCTAssertEqual(scene.frames, "0.0: 0 60 100 20\n0.1: 0 90 100 30")
      XCTAssertEqual(context?.deletePlaceholder(), true)
      UpdateCycle.main.settle()
      XCTAssertEqual(scene.frames, "0.0: 0 0 100 20\n0.1: 0 30 100 30")
    }
  }

  /// LIST-37: places on screen count the placeholders; cells with chosen sizes and moves keep to those of the data source.
  func test_LIST37_translation() async {
    await withStage { trace in
      let scene = Self.scene(trace, UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))) {
        coordinator in
        let item = coordinator.items[0].dragItem
        coordinator.drop(item, to: Self.placeholder(at: Self.item(1), trace))
        coordinator.drop(item, to: Self.placeholder(at: Self.item(3), trace))
        coordinator.drop(item, to: Self.placeholder(at: IndexPath(item: 0, section: 1), trace))
      }
      let collection = scene.collection
      collection.dragItems(at: [Self.item(0)], to: CGPoint(x: 50, y: 550))
      UpdateCycle.main.settle()
      XCTAssertEqual(scene.frames, "0.0: 0 0 100 44\n0.1: 0 88 100 44\n0.2: 0 132 100 44")
      XCTAssertEqual(collection.presentationIndexPath(forDataSourceIndexPath: Self.item(1)), Self.item(2))
      XCTAssertNil(collection.dataSourceIndexPath(forPresentationIndexPath: Self.item(4)))
      XCTAssertEqual(collection.dataSourceIndexPath(forPresentationIndexPath: Self.item(3)), Self.item(2))
      XCTAssertEqual(collection.presentationSectionIndex(forDataSourceSectionIndex: 0), 0)
      XCTAssertEqual(collection.dataSourceSectionIndex(forPresentationSectionIndex: 1), NSNotFound)
      collection.performUsingPresentationValues {
        XCTAssertEqual(collection.numberOfItems(inSection: 0), 5)
        XCTAssertEqual(collection.cellForItem(at: Self.item(1))?.reuseIdentifier, "waiting")
        XCTAssertEqual(collection.cellForItem(at: Self.item(2))?.frame.minY, 88)
      }
      XCTAssertTrue(collection.beginInteractiveMovementForItem(at: Self.item(0)))
      collection.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 150))
      collection.endInteractiveMovement()
      trace.expect("! LIST-04 placeOutOfRange: UICollectionView #1.drag(to:)")
      collection.reloadData()
      collection.layoutIfNeeded()
      XCTAssertEqual(scene.frames, "0.0: 0 0 100 44\n0.1: 0 44 100 44\n0.2: 0 88 100 44")
    }
  }
}
