import UIKit
import XCTest

@testable import ControllerTree

/// Notes moves of the focus, selections by two fingers, and has an index.
private final class NotingFocus: NSObject, UICollectionViewDelegate, UICollectionViewDataSource {
  let trace: Trace
  var mayBegin = true
  init(_ trace: Trace) {
    self.trace = trace
    super.init()
    trace.kept.append(self)
  }

  func collectionView(
    _ collectionView: UICollectionView, shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
  ) -> Bool {
    let paths = [context.previouslyFocusedIndexPath, context.nextFocusedIndexPath].map { path in
      path.map(CollectionScene.text) ?? "nil"
    }
    trace.note("should \(paths.joined(separator: " to "))")
    return context.nextFocusedIndexPath?.item != 3
  }
  func collectionView(
    _ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) { trace.note("did \((context.nextFocusedView as? UICollectionViewCell)?.configurationState.isFocused ?? false)") }
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    trace.note("didSelect \(CollectionScene.text(indexPath))")
  }
  func collectionView(
    _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { mayBegin }
  func collectionView(_ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {
    trace.note("didBegin \(CollectionScene.text(indexPath))")
    collectionView.isEditing = true
  }
  func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) { trace.note("didEnd") }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 10 }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
  func indexTitles(for collectionView: UICollectionView) -> [String]? { ["A", "B", "C"] }
  func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { IndexPath(item: index * 5, section: 0) }
}

final class CollectionFocusTests: XCTestCase {
  private static func item(_ number: Int) -> IndexPath { IndexPath(item: number, section: 0) }

  @MainActor private static func scene(_ trace: Trace) -> (CollectionScene, NotingFocus) {
    let scene = CollectionScene(trace, counts: [4], layout: NotedLayout(), size: CGSize(width: 100, height: 400))
    let delegate = NotingFocus(trace)
    scene.collection.delegate = delegate
    scene.silent = ["numberOfSections", "numberOfItems", "cellForItem"]
    trace.begin()
    return (scene, delegate)
  }

  /// LIST-46: the focus moves over items, and selection follows it if the collection view wants it.
  func test_LIST46_focus() async {
    await withTrace { trace in
      let (scene, _) = Self.scene(trace)
      let collection = scene.collection
      XCTAssertFalse(collection.moveFocus(toItemAt: nil))
      collection.allowsFocus = true
      XCTAssertTrue(collection.moveFocus(toItemAt: nil))
      trace.expect("should nil to 0.0\ndid true")
      collection.selectionFollowsFocus = true
      XCTAssertTrue(collection.moveFocus(toItemAt: Self.item(2)))
      trace.expect("should 0.0 to 0.2\ndid true\ndidSelect 0.2")
      XCTAssertFalse(collection.moveFocus(toItemAt: Self.item(3)))
      trace.expect("should 0.2 to 0.3")
      scene.counts = [3]
      collection.deleteItems(at: [Self.item(0)])
      UpdateCycle.main.settle()
      XCTAssertEqual(collection.cellForItem(at: Self.item(1))?.configurationState.isFocused, true)
      XCTAssertTrue(collection.moveFocusAway())
      trace.expect("should 0.1 to nil\ndid false")
      collection.remembersLastFocusedIndexPath = true
      XCTAssertTrue(collection.moveFocus(toItemAt: nil))
      trace.expect("should nil to 0.1\ndid true")
      collection.reloadData()
      XCTAssertFalse(collection.moveFocusAway())
      collection.isEditing = true
      XCTAssertFalse(collection.moveFocus(toItemAt: nil))
    }
  }

  /// LIST-47: two fingers select item after item.
  func test_LIST47_twoFingers() async {
    await withTrace { trace in
      let (scene, delegate) = Self.scene(trace)
      let collection = scene.collection
      (collection.allowsSelectionDuringEditing, collection.allowsMultipleSelectionDuringEditing) = (true, true)
      XCTAssertTrue(collection.dragTwoFingers(from: Self.item(2), to: Self.item(0)))
      trace.expect("didBegin 0.2\ndidSelect 0.2\ndidSelect 0.1\ndidSelect 0.0\ndidEnd")
      XCTAssertEqual(collection.indexPathsForSelectedItems, [2, 1, 0].map(Self.item))
      XCTAssertTrue(collection.dragTwoFingers(from: Self.item(1), to: Self.item(3)))
      trace.expect("didBegin 0.1\ndidSelect 0.3\ndidEnd")
      delegate.mayBegin = false
      XCTAssertFalse(collection.dragTwoFingers(from: Self.item(0), to: Self.item(1)))
      XCTAssertFalse(collection.dragTwoFingers(from: Self.item(0), to: Self.item(9)))
    }
  }

  /// LIST-49: a title of the index leads to the item that the data source has for it.
  func test_LIST49_index() async {
    await withTrace { trace in
      let (scene, delegate) = Self.scene(trace)
      let collection = scene.collection
      XCTAssertFalse(collection.tapIndexTitle("A"))
      collection.dataSource = delegate
      collection.layoutIfNeeded()
      XCTAssertEqual(collection.indexTitles, ["A", "B", "C"])
      XCTAssertTrue(collection.tapIndexTitle("B"))
      XCTAssertEqual(collection.contentOffset.y, 500)
      XCTAssertFalse(collection.tapIndexTitle("C"))
      XCTAssertFalse(collection.tapIndexTitle("Z"))
      XCTAssertEqual(collection.contentOffset.y, 500)
    }
  }
}
