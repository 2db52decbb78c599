import UIKit
import XCTest

@testable import ControllerTree
@testable import UIKit

/// Batches of updates: order of calls, refusals, and random batches against arrays.
final class CollectionBatchTests: XCTestCase {
  /// LIST-65, LIST-71: numbers, layout, first and last attributes, end of the animation.
  func test_LIST65_LIST71_order() async {
    await withTrace { trace in
      let layout = NotedLayout()
      let scene = CollectionScene(trace, counts: [2], layout: layout)
      layout.note = { trace.note($0) }
      scene.collection.performBatchUpdates {
        trace.note("updates")
        scene.counts = [2]
        scene.collection.deleteItems(at: [IndexPath(item: 0, section: 0)])
        scene.collection.insertItems(at: [IndexPath(item: 1, section: 0)])
      } completion: {
        trace.note("completion \($0)")
      }
      trace.expect(
        """
        attributes in 0 0 100 200
        updates
        numberOfSections
        numberOfItems 0
        invalidate everything false counts true
        prepare
        prepare for delete 0.0 -, insert - 0.1
        contentSize
        target for 0
        attributes in 0 0 100 200
        cellForItem 0.1
        initial 0.1
        willDisplay 0.1
        final 0.0
        finalizeUpdates
        attributes in 0 0 100 200
        didEndDisplaying 0.0
        completion true
        attributes in 0 0 100 200
        """)
      XCTAssertEqual(scene.frames, "0.0: 0 0 100 100\n0.1: 0 100 100 100")
      XCTAssertEqual(scene.collection.subviews.count, 2)
    }
  }

  /// LIST-71: a view that was laid out without a window asks for the cells of reloaded items at once.
  func test_LIST71_withoutAWindow() async {
    await withTrace { trace in
      let scene = CollectionScene(trace, counts: [2], layout: NotedLayout(), begin: false)
      trace.begin()
      scene.collection.reloadItems(at: [IndexPath(item: 0, section: 0)])
      trace.expect("numberOfSections\nnumberOfItems 0\nnumberOfSections\nnumberOfItems 0")
      scene.collection.layoutIfNeeded()
      trace.expect("cellForItem 0.0\ncellForItem 0.1\nwillDisplay 0.0\nwillDisplay 0.1")
      scene.collection.reloadItems(at: [IndexPath(item: 1, section: 0)])
      trace.expect("numberOfSections\nnumberOfItems 0\ncellForItem 0.1\nwillDisplay 0.1\ndidEndDisplaying 0.1")
      XCTAssertNil(scene.collection.window)
      XCTAssertEqual(scene.frames, "0.0: 0 0 100 100\n0.1: 0 100 100 100")
    }
  }

  /// LIST-71: cells keep their views when they move; reloaded ones get others; configured ones stay.
  func test_LIST71_cells() async {
    await withStage { trace in
      let scene = CollectionScene(trace, counts: [3, 1], layout: NotedLayout(), size: CGSize(width: 100, height: 400))
      let collection = scene.collection
      @MainActor func cell(_ section: Int, _ item: Int) -> UICollectionViewCell? {
        collection.cellForItem(at: IndexPath(item: item, section: section))
      }
      let before = [cell(0, 0), cell(0, 1), cell(0, 2), cell(1, 0)]
      scene.counts = [2, 2]
      collection.moveItem(at: IndexPath(item: 0, section: 0), to: IndexPath(item: 1, section: 1))
      XCTAssertTrue(cell(1, 1) === before[0])
      XCTAssertTrue(cell(0, 0) === before[1])
      XCTAssertTrue(cell(1, 0) === before[3])
      collection.moveSection(0, toSection: 1)
      XCTAssertTrue(cell(1, 0) === before[1])
      XCTAssertTrue(cell(0, 1) === before[0])
      collection.reloadItems(at: [IndexPath(item: 0, section: 0)])
      XCTAssertFalse(cell(0, 0) === before[3])
      let kept = cell(0, 1)
      scene.items = [[7, 8], [9, 9]]
      collection.reconfigureItems(at: [IndexPath(item: 1, section: 0)])
      XCTAssertTrue(cell(0, 1) === kept)
      XCTAssertEqual(kept?.tag, 8)
      collection.reloadSections([0])
      XCTAssertFalse(cell(0, 1) === kept)
    }
  }

  /// LIST-71: the selection moves with its items.
  func test_LIST71_selection() async {
    await withStage { trace in
      let scene = CollectionScene(trace, counts: [4], layout: NotedLayout())
      scene.collection.allowsMultipleSelection = true
      for item in [0, 2, 3] {
        scene.collection.selectItem(at: IndexPath(item: item, section: 0), animated: false, scrollPosition: [])
      }
      scene.counts = [3]
      scene.collection.deleteItems(at: [IndexPath(item: 2, section: 0)])
      XCTAssertEqual(scene.collection.indexPathsForSelectedItems?.map(\.item), [0, 2])
    }
  }

  /// LIST-03: wrong numbers refuse the batch, with UIKit's text; everything is read anew.
  func test_LIST03_wrongNumbers() async {
    await withTrace { trace in
      let scene = CollectionScene(trace, counts: [2], layout: NotedLayout())
      scene.silent = ["numberOfSections", "numberOfItems", "cellForItem", "willDisplay", "didEndDisplaying"]
      let issues = trace.stage.diagnostics.collect {
        scene.counts = [4]
        scene.collection.insertItems(at: [IndexPath(item: 0, section: 0)])
      }
      trace.begin()
      XCTAssertEqual(issues.map(\.kind), [.invalidListUpdate])
      XCTAssertEqual(
        issues.first?.uikitText,
        "Invalid update: invalid number of items in section 0.  The number of items contained in an existing section after the "
          + "update (4) must be equal to the number of items contained in that section before the update (2), plus or minus the "
          + "number of items inserted or deleted from that section (1 inserted, 0 deleted) and plus or minus the number of items "
          + "moved into or out of that section (0 moved in, 0 moved out).")
      XCTAssertEqual(scene.collection.numberOfItems(inSection: 0), 4)
      XCTAssertEqual(scene.collection.indexPathsForVisibleItems.count, 2)
    }
  }

  /// LIST-71: a batch inside a batch is a part of it; completions come at its end.
  func test_LIST71_nested() async {
    await withTrace { trace in
      let scene = CollectionScene(trace, counts: [1], layout: NotedLayout())
      scene.silent = ["numberOfSections", "numberOfItems", "cellForItem", "willDisplay", "didEndDisplaying"]
      scene.collection.performBatchUpdates {
        scene.counts = [3]
        scene.collection.insertItems(at: [IndexPath(item: 0, section: 0)])
        scene.collection.performBatchUpdates {
          scene.collection.insertItems(at: [IndexPath(item: 1, section: 0)])
        } completion: {
          trace.note("inner \($0)")
        }
        trace.note("updates end")
      } completion: {
        trace.note("outer \($0)")
      }
      trace.expect("updates end\nouter true\ninner true")
      XCTAssertEqual(scene.collection.numberOfItems(inSection: 0), 3)
    }
  }

  /// LIST-71: random batches leave the visible cells with the items of the data source.
  func test_LIST71_random() async {
    await withStage { trace in
      for seed in randomSeeds(40) {
        var generator = SeededGenerator(seed: UInt64(seed))
        let scene = CollectionScene(
          trace, counts: [3, 3], layout: NotedLayout(), size: CGSize(width: 100, height: 2000), begin: false)
        scene.items = [[0, 1, 2], [3, 4, 5]]
        scene.show()
        var next = 6
        for _ in 0..<8 {
          randomBatch(scene, &next, &generator)
          let shown = scene.collection.visibleCells.map(\.tag)
          XCTAssertEqual(shown, scene.items.flatMap { $0 }, "Seed \(seed)")
          XCTAssertEqual(scene.collection.subviews.count, shown.count, "Seed \(seed)")
          let frames = scene.collection.visibleCells.map(\.frame.minY)
          XCTAssertEqual(frames, shown.indices.map { CGFloat($0) * 100 }, "Seed \(seed)")
        }
        scene.window.isHidden = true
      }
    }
  }
}

@MainActor private func randomBatch(_ scene: CollectionScene, _ next: inout Int, _ generator: inout SeededGenerator) {
  let old = scene.items
  var rest = old
  var deleted: [IndexPath] = []
  var reloaded: [IndexPath] = []
  for section in old.indices {
    for item in old[section].indices.reversed() where Int.random(in: 0..<4, using: &generator) == 0 {
      rest[section].remove(at: item)
      deleted.append(IndexPath(item: item, section: section))
    }
  }
  for section in old.indices {
    for item in old[section].indices where Int.random(in: 0..<6, using: &generator) == 0 {
      let path = IndexPath(item: item, section: section)
      if !deleted.contains(path) { reloaded.append(path) }
    }
  }
  var inserted: [IndexPath] = []
  for section in rest.indices {
    for _ in 0..<Int.random(in: 0..<3, using: &generator) {
      rest[section].insert(next, at: Int.random(in: 0...rest[section].count, using: &generator))
      next += 1
    }
    for (item, value) in rest[section].enumerated() where !old[section].contains(value) {
      inserted.append(IndexPath(item: item, section: section))
    }
  }
  scene.collection.performBatchUpdates {
    scene.items = rest
    scene.counts = rest.map(\.count)
    scene.collection.insertItems(at: inserted)
    scene.collection.deleteItems(at: deleted)
    scene.collection.reloadItems(at: reloaded)
  }
}
