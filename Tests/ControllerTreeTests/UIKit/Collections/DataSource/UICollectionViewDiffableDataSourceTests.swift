import UIKit
import XCTest

@testable import ControllerTree

/// A collection view that shows snapshots.
@MainActor private final class DiffableScene {
  let collection: UICollectionView
  let source: UICollectionViewDiffableDataSource<String, Int>
  let window: UIWindow

  init(_ trace: Trace) {
    let controller = trace.controller("P")
    window = trace.show(controller, size: CGSize(width: 100, height: 1000))
    collection = UICollectionView(frame: window.bounds, collectionViewLayout: NotedLayout())
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, path, item in
      trace.note("configure \(CollectionScene.text(path)) \(item)")
      cell.tag = item
    }
    source = UICollectionViewDiffableDataSource(collectionView: collection) { collection, path, item in
      collection.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    controller.view.addSubview(collection)
    UpdateCycle.main.settle()
    trace.begin()
  }

  var shown: [Int] { collection.visibleCells.map(\.tag) }
  var y: [CGFloat] { collection.visibleCells.map(\.frame.minY) }

  func snapshot(_ sections: [(String, [Int])]) -> NSDiffableDataSourceSnapshot<String, Int> {
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(sections.map(\.0))
    for (section, items) in sections { snapshot.appendItems(items, toSection: section) }
    return snapshot
  }
}

final class UICollectionViewDiffableDataSourceTests: XCTestCase {
  /// LIST-90: what differs is inserted, deleted and moved; only new items are configured.
  func test_LIST90_apply() async {
    await withTrace { trace in
      let scene = DiffableScene(trace)
      scene.source.apply(scene.snapshot([("A", [1, 2]), ("B", [3])])) { trace.note("shown") }
      trace.expect("configure 0.0 1\nconfigure 0.1 2\nconfigure 1.0 3\nshown")
      let cell = scene.collection.cellForItem(at: IndexPath(item: 0, section: 0))
      scene.source.apply(scene.snapshot([("B", [3, 1]), ("A", [4, 2])])) { trace.note("shown") }
      trace.expect("configure 1.0 4\nshown")
      XCTAssertEqual(scene.shown, [3, 1, 4, 2])
      XCTAssertEqual(scene.y, [0, 100, 200, 300])
      XCTAssertTrue(scene.collection.cellForItem(at: IndexPath(item: 1, section: 0)) === cell)
      XCTAssertEqual(scene.source.itemIdentifier(for: IndexPath(item: 1, section: 1)), 2)
      XCTAssertEqual(scene.source.indexPath(for: 4), IndexPath(item: 0, section: 1))
      XCTAssertEqual(scene.source.sectionIdentifier(for: 0), "B")
      XCTAssertEqual(scene.source.index(for: "A"), 1)
      XCTAssertNil(scene.source.itemIdentifier(for: IndexPath(item: 9, section: 1)))
    }
  }

  /// LIST-68: without a provider supplementary views are plain; a provider that returns none is reported.
  func test_LIST68_supplementaryViews() async {
    await withTrace { trace in
      let scene = DiffableScene(trace)
      let (kind, path) = (UICollectionView.elementKindSectionHeader, IndexPath(item: 0, section: 0))
      _ = scene.source.collectionView(scene.collection, viewForSupplementaryElementOfKind: kind, at: path)
      trace.expect("")
      scene.source.supplementaryViewProvider = { _, _, _ in nil }
      _ = scene.source.collectionView(scene.collection, viewForSupplementaryElementOfKind: kind, at: path)
      trace.expect(
        "! LIST-05 reusableViewMissing: UICollectionView #1 made a plain view: the provider returned no supplementary view "
          + "UICollectionElementKindSectionHeader for section 0.")
    }
  }

  /// LIST-90: marked items get new cells, or are configured again in theirs.
  func test_LIST90_marks() async {
    await withTrace { trace in
      let scene = DiffableScene(trace)
      trace.ignore { scene.source.apply(scene.snapshot([("A", [1, 2])])) }
      let cells = scene.collection.visibleCells
      var snapshot = scene.source.snapshot()
      snapshot.reloadItems([1])
      snapshot.reconfigureItems([2])
      scene.source.apply(snapshot)
      trace.expect("configure 0.0 1\nconfigure 0.1 2")
      XCTAssertFalse(scene.collection.visibleCells[0] === cells[0])
      XCTAssertTrue(scene.collection.visibleCells[1] === cells[1])
      XCTAssertEqual(scene.source.snapshot().reloadedItemIdentifiers, [])
    }
  }

  /// LIST-91: a snapshot by a reload configures everything again.
  func test_LIST91_reload() async {
    await withTrace { trace in
      let scene = DiffableScene(trace)
      trace.ignore { scene.source.apply(scene.snapshot([("A", [1])])) }
      scene.source.applySnapshotUsingReloadData(scene.snapshot([("A", [1, 2])])) { trace.note("shown") }
      trace.expect("configure 0.0 1\nconfigure 0.1 2\nshown")
      scene.source.apply(scene.snapshot([("A", [2])]), animatingDifferences: false) { trace.note("shown") }
      trace.expect("shown")
      XCTAssertEqual(scene.shown, [2])
    }
  }

  /// LIST-92: a person's movement changes the snapshot, between two calls of the handlers.
  func test_LIST92_reordering() async {
    await withTrace { trace in
      let scene = DiffableScene(trace)
      trace.ignore { scene.source.apply(scene.snapshot([("A", [1, 2, 3])])) }
      let (from, to) = (IndexPath(item: 0, section: 0), IndexPath(item: 2, section: 0))
      XCTAssertFalse(scene.collection.dragItem(at: from, to: to))
      scene.source.reorderingHandlers.canReorderItem = { $0 == 1 }
      scene.source.reorderingHandlers.willReorder = { trace.note("will \($0.initialSnapshot.itemIdentifiers)") }
      scene.source.reorderingHandlers.didReorder = { transaction in
        let sections = transaction.sectionTransactions.map { "\($0.sectionIdentifier) \($0.finalSnapshot.items)" }
        trace.note("did \(transaction.finalSnapshot.itemIdentifiers) \(sections) \(transaction.difference.count)")
      }
      XCTAssertTrue(scene.collection.dragItem(at: from, to: to))
      trace.expect("will [1, 2, 3]\ndid [2, 3, 1] [\"A [2, 3, 1]\"] 2")
      XCTAssertEqual(scene.source.snapshot().itemIdentifiers, [2, 3, 1])
      XCTAssertEqual(scene.shown, [2, 3, 1])
    }
  }

  /// LIST-93: trees show their visible items; a tap on the chevron expands and collapses.
  func test_LIST93_trees() async {
    await withTrace { trace in
      let scene = DiffableScene(trace)
      var tree = NSDiffableDataSourceSectionSnapshot<Int>()
      tree.append([1, 2])
      tree.append([11, 12], to: 1)
      scene.source.apply(tree, to: "A")
      trace.expect("configure 0.0 1\nconfigure 0.1 2")
      scene.source.sectionSnapshotHandlers.willExpandItem = { trace.note("will expand \($0)") }
      let cell = scene.collection.visibleCells[0] as? UICollectionViewListCell
      XCTAssertEqual(cell?.tapAccessory(.outlineDisclosure), false)
      cell?.accessories = [.outlineDisclosure()]
      XCTAssertEqual(cell?.tapAccessory(.outlineDisclosure), true)
      trace.expect("will expand 1\nconfigure 0.1 11\nconfigure 0.2 12")
      XCTAssertEqual(scene.shown, [1, 11, 12, 2])
      XCTAssertEqual((scene.collection.visibleCells[1] as? UICollectionViewListCell)?.indentationLevel, 1)
      XCTAssertTrue(scene.source.snapshot(for: "A").isExpanded(1))
      scene.source.sectionSnapshotHandlers.shouldCollapseItem = { _ in false }
      XCTAssertFalse(scene.source.toggleExpansion(of: 1))
      scene.source.sectionSnapshotHandlers.shouldCollapseItem = nil
      XCTAssertTrue(scene.source.toggleExpansion(of: 1))
      XCTAssertEqual(scene.shown, [1, 2])
      trace.expect("")
    }
  }

  /// LIST-90: random snapshots end with their items in their order.
  func test_LIST90_random() async {
    await withStage { trace in
      let scene = DiffableScene(trace)
      for seed in randomSeeds(60) {
        var generator = SeededGenerator(seed: UInt64(seed))
        let sections = ["A", "B", "C"].shuffled(using: &generator).prefix(Int.random(in: 0...3, using: &generator))
        var items = Array(1...9).shuffled(using: &generator)[...]
        let content = sections.map { section in
          let count = min(Int.random(in: 0...3, using: &generator), items.count)
          defer { items = items.dropFirst(count) }
          return (section, Array(items.prefix(count)))
        }
        var snapshot = scene.snapshot(content)
        snapshot.reloadItems(snapshot.itemIdentifiers.filter { $0 % 4 == seed % 4 })
        scene.source.apply(snapshot)
        XCTAssertEqual(scene.shown, content.flatMap(\.1), "Seed \(seed)")
        XCTAssertEqual(scene.y, scene.shown.indices.map { CGFloat($0) * 100 }, "Seed \(seed)")
      }
    }
  }
}
