import UIKit
import XCTest

@testable import ControllerTree

/// Changes of layouts.
final class LayoutExchangeTests: XCTestCase {
  /// LIST-66: both layouts are told before and after; the cells stay.
  func test_LIST66_order() async {
    await withTrace { trace in
      let old = NotedLayout()
      let scene = CollectionScene(trace, counts: [2], layout: old)
      let cell = scene.collection.cellForItem(at: IndexPath(item: 1, section: 0))
      let new = NotedLayout()
      new.height = 50
      old.note = { trace.note("old \($0)") }
      new.note = { trace.note("new \($0)") }
      scene.collection.setCollectionViewLayout(new, animated: true) { trace.note("completion \($0)") }
      trace.expect(
        """
        old transition to
        new transition from
        new invalidate everything true counts false
        new prepare
        new contentSize
        new target for 0
        new attributes in 0 0 100 200
        new attributes in 0 0 100 200
        old finalizeTransition
        new finalizeTransition
        completion true
        """)
      XCTAssertTrue(scene.collection.cellForItem(at: IndexPath(item: 1, section: 0)) === cell)
      XCTAssertEqual(scene.frames, "0.0: 0 0 100 50\n0.1: 0 50 100 50")
      XCTAssertNil(old.collectionView)
      XCTAssertTrue(new.collectionView === scene.collection)
    }
  }

  /// LIST-62, LIST-66: a layout that computes only what a context has named invalid shows the items when it is exchanged, also
  /// with what it has computed for another collection view.
  func test_LIST62_LIST66_invalidation() async {
    await withStage { trace in
      let layout = WaterfallLayout()
      let other = CollectionScene(trace, counts: [1], layout: layout)
      XCTAssertEqual(other.frames, "0.0: 0 0 50 50")
      other.collection.collectionViewLayout = UICollectionViewFlowLayout()
      let scene = CollectionScene(trace, counts: [3], layout: NotedLayout())
      scene.collection.collectionViewLayout = layout
      scene.collection.layoutIfNeeded()
      XCTAssertEqual(scene.frames, "0.0: 0 0 50 50\n0.1: 50 0 50 50\n0.2: 0 50 50 50")
    }
  }

  /// LIST-66: an interactive transition interpolates between both layouts, and ends with one of them.
  func test_LIST66_interactive() async {
    await withStage { trace in
      let (old, new) = (NotedLayout(), NotedLayout())
      new.height = 50
      let scene = CollectionScene(trace, counts: [2], layout: old)
      let between = scene.collection.startInteractiveTransition(to: new)
      between.transitionProgress = 0.5
      XCTAssertEqual(scene.frames, "0.0: 0 0 100 75\n0.1: 0 75 100 75")
      XCTAssertEqual(between.collectionViewContentSize.height, 150)
      between.updateValue(3, forAnimatedKey: "k")
      XCTAssertEqual(between.value(forAnimatedKey: "k"), 3)
      scene.collection.cancelInteractiveTransition()
      XCTAssertEqual(scene.frames, "0.0: 0 0 100 100\n0.1: 0 100 100 100")
      XCTAssertTrue(scene.collection.collectionViewLayout === old)
      _ = scene.collection.startInteractiveTransition(to: new) { trace.note("\($0) \($1)") }
      scene.collection.finishInteractiveTransition()
      XCTAssertTrue(scene.collection.collectionViewLayout === new)
      XCTAssertEqual(scene.frames, "0.0: 0 0 100 50\n0.1: 0 50 100 50")
    }
  }

  /// LIST-66: headers and decorations are between both layouts, too.
  func test_LIST66_supplementaryViews() async {
    await withStage { trace in
      let (old, new) = (UICollectionViewFlowLayout(), UICollectionViewFlowLayout())
      old.headerReferenceSize.height = 20
      new.headerReferenceSize.height = 40
      let scene = CollectionScene(trace, counts: [2], layout: old)
      let between = scene.collection.startInteractiveTransition(to: new)
      between.transitionProgress = 0.5
      scene.collection.layoutIfNeeded()
      let (kind, path) = (UICollectionView.elementKindSectionHeader, IndexPath(item: 0, section: 0))
      XCTAssertEqual(scene.collection.supplementaryView(forElementKind: kind, at: path)?.frame.height, 30)
      let asked = scene.collection.layoutAttributesForSupplementaryElement(ofKind: kind, at: path)
      XCTAssertEqual(asked?.frame, CGRect(x: 0, y: 0, width: 100, height: 30))
      XCTAssertNil(between.layoutAttributesForDecorationView(ofKind: "line", at: path))
      scene.collection.finishInteractiveTransition()
      UpdateCycle.main.settle()
      XCTAssertEqual(scene.collection.supplementaryView(forElementKind: kind, at: path)?.frame.height, 40)
    }
  }
}
