import UIKit
import XCTest

@testable import ControllerTree

/// The order in which a collection view asks its data source and its layout.
final class UICollectionViewTests: XCTestCase {
  /// LIST-57, LIST-61: at the first layout numbers, layout, cells.
  func test_LIST57_LIST61_firstLayout() async {
    await withTrace { trace in
      let layout = NotedLayout()
      let scene = CollectionScene(trace, counts: [1, 2], layout: layout, begin: false)
      layout.note = { trace.note($0) }
      trace.begin()
      scene.controller.view.addSubview(scene.collection)
      trace.expect(
        """
        numberOfSections
        numberOfItems 0
        numberOfItems 1
        prepare
        contentSize
        attributes in 0 0 100 200
        cellForItem 0.0
        cellForItem 1.0
        willDisplay 0.0
        willDisplay 1.0
        """)
      XCTAssertEqual(scene.frames, "0.0: 0 0 100 100\n1.0: 0 100 100 100")
      XCTAssertEqual(scene.collection.contentSize, CGSize(width: 100, height: 300))
      scene.collection.setNeedsLayout()
      scene.collection.layoutIfNeeded()
      trace.expect("attributes in 0 0 100 200")
    }
  }

  /// LIST-58: what leaves the visible rectangle is removed, then what comes is made; the cell is used again.
  func test_LIST58_scrolling() async {
    await withTrace { trace in
      let layout = NotedLayout()
      let scene = CollectionScene(trace, counts: [5], layout: layout)
      NotedCell.isNoted = true
      defer { NotedCell.isNoted = false }
      scene.collection.contentOffset.y = 50
      trace.expect("didScroll 0 50\ncellForItem 0.2\ninit 0 200 100 100\nwillDisplay 0.2")
      scene.collection.contentOffset.y = 100
      trace.expect("didScroll 0 100\ndidEndDisplaying 0.0")
      scene.collection.contentOffset.y = 150
      trace.expect("didScroll 0 150\ncellForItem 0.3\nprepareForReuse\nwillDisplay 0.3")
      XCTAssertEqual(scene.collection.indexPathsForVisibleItems.map(\.item), [1, 2, 3])
      XCTAssertEqual(scene.collection.subviews.count, 3)
    }
  }

  /// LIST-62, LIST-63: bounds that the layout takes for a reason to be invalid prepare it again.
  func test_LIST62_LIST63_invalidation() async {
    await withTrace { trace in
      let layout = NotedLayout()
      let scene = CollectionScene(trace, counts: [5], layout: layout)
      layout.note = { trace.note($0) }
      layout.isInvalidatedByBounds = true
      scene.collection.contentOffset.y = 10
      trace.expect(
        """
        shouldInvalidate 0 10 100 200
        invalidationContext forBounds
        invalidate everything false counts false
        didScroll 0 10
        prepare
        contentSize
        attributes in 0 10 100 200
        cellForItem 0.2
        willDisplay 0.2
        """)
      layout.isInvalidatedByBounds = false
      UpdateCycle.main.turn { layout.invalidateLayout() }
      trace.expect(
        """
        invalidate everything true counts false
        prepare
        contentSize
        attributes in 0 10 100 200
        """)
    }
  }

  /// LIST-59: a reload asks for everything, after the cells have left.
  func test_LIST59_reloadData() async {
    await withTrace { trace in
      let scene = CollectionScene(trace, counts: [2])
      scene.collection.selectItem(at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
      scene.counts = [1]
      scene.collection.reloadData()
      trace.expect(
        """
        didEndDisplaying 0.0
        didEndDisplaying 0.1
        numberOfSections
        numberOfItems 0
        cellForItem 0.0
        willDisplay 0.0
        """)
      XCTAssertNil(scene.collection.indexPathsForSelectedItems)
      XCTAssertEqual(scene.collection.subviews.count, 1)
    }
  }

  /// LIST-64: a layout decides where the content comes to rest.
  func test_LIST64_targetContentOffset() async {
    await withStage { trace in
      let scene = CollectionScene(trace, counts: [9], layout: NotedLayout())
      scene.collection.drag(by: CGVector(dx: 0, dy: -130))
      UpdateCycle.main.settle()
      XCTAssertEqual(scene.collection.contentOffset.y, 100)
    }
  }

  /// LIST-60: attributes with values of their own are copied, compared and applied; deeper views are in front.
  func test_LIST60_attributes() async {
    await withStage { trace in
      let one = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 1, section: 2))
      one.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
      XCTAssertEqual(one.center, CGPoint(x: 25, y: 40))
      XCTAssertEqual(one.bounds, CGRect(x: 0, y: 0, width: 30, height: 40))
      let copy = one.copy() as? UICollectionViewLayoutAttributes
      XCTAssertEqual(copy, one)
      copy?.zIndex = 3
      XCTAssertNotEqual(copy, one)
      one.transform = CGAffineTransform(scaleX: 2, y: 1)
      XCTAssertEqual(one.frame, CGRect(x: -5, y: 20, width: 60, height: 40))
      XCTAssertEqual(one.representedElementCategory, .cell)
      XCTAssertNil(one.representedElementKind)
      let header = UICollectionViewLayoutAttributes(
        forSupplementaryViewOfKind: "h", with: IndexPath(item: 0, section: 0))
      XCTAssertEqual(header.representedElementKind, "h")
      XCTAssertEqual(header.representedElementCategory, .supplementaryView)

      let layout = NotedLayout()
      let scene = CollectionScene(trace, counts: [1], layout: layout)
      let badge = UICollectionViewLayoutAttributes(
        forSupplementaryViewOfKind: "badge", with: IndexPath(item: 0, section: 0))
      badge.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      badge.zIndex = -1
      layout.extra = [badge]
      layout.invalidateLayout()
      scene.collection.layoutIfNeeded()
      XCTAssertEqual(scene.collection.subviews.map { $0 is NotedCell }, [false, true])
    }
  }

  /// LIST-72: an item is scrolled to a place, as far as the content permits.
  func test_LIST72_scrollToItem() async {
    await withTrace { trace in
      let scene = CollectionScene(trace, counts: [10], layout: NotedLayout())
      scene.silent = ["cellForItem", "willDisplay", "didEndDisplaying", "didScroll"]
      @MainActor func offset(_ item: Int, _ position: UICollectionView.ScrollPosition) -> CGFloat {
        scene.collection.scrollToItem(at: IndexPath(item: item, section: 0), at: position, animated: false)
        return scene.collection.contentOffset.y
      }
      XCTAssertEqual(offset(3, .top), 300)
      XCTAssertEqual(offset(3, .centeredVertically), 250)
      XCTAssertEqual(offset(3, .bottom), 200)
      XCTAssertEqual(offset(9, .top), 800)
      XCTAssertEqual(offset(0, .bottom), 0)
      XCTAssertEqual(offset(0, []), 0)
      trace.expect("")
      _ = offset(10, .top)
      trace.expect("! LIST-04 placeOutOfRange: UICollectionView #1: there is no item 0-10.")
    }
  }

  /// LIST-68: cells of identifiers that are not registered are plain ones; so are those of other classes.
  func test_LIST68_missingViews() async {
    await withTrace { trace in
      let scene = CollectionScene(trace, counts: [1])
      let cell = scene.collection.dequeueReusableCell(withReuseIdentifier: "none", for: IndexPath(item: 0, section: 0))
      XCTAssertTrue(type(of: cell) == UICollectionViewCell.self)
      XCTAssertEqual(cell.reuseIdentifier, "none")
      trace.expect(
        "! LIST-05 reusableViewMissing: UICollectionView #1 made a plain view: nothing is registered for 'none' of the kind "
          + "UICollectionElementKindCell.")
      scene.collection.register(UIView.self, forCellWithReuseIdentifier: "view")
      _ = scene.collection.dequeueReusableCell(withReuseIdentifier: "view", for: IndexPath(item: 0, section: 0))
      trace.expect(
        "! LIST-05 reusableViewMissing: UICollectionView #1 made a plain view: the class UIView for 'view' is not one of the kind "
          + "UICollectionElementKindCell.")
    }
  }

  /// LIST-68: headers that a data source has no views for are margins; a reload and a batch report nothing.
  func test_LIST68_headersAsMargins() async {
    await withTrace { trace in
      let layout = UICollectionViewFlowLayout()
      layout.scrollDirection = .horizontal
      (layout.headerReferenceSize, layout.itemSize) = (CGSize(width: 12, height: 0), CGSize(width: 50, height: 50))
      let scene = CollectionScene(trace, counts: [1], layout: layout, begin: false)
      scene.silent = ["cellForItem", "willDisplay", "numberOfSections", "numberOfItems"]
      let source = CellsOnly()
      scene.collection.dataSource = source
      scene.show()
      let (kind, path) = (UICollectionView.elementKindSectionHeader, IndexPath(item: 0, section: 0))
      XCTAssertEqual(scene.collection.cellForItem(at: path)?.frame.minX, 12)
      let header = scene.collection.supplementaryView(forElementKind: kind, at: path)
      XCTAssertTrue(header.map { type(of: $0) == UICollectionReusableView.self } ?? false)
      scene.collection.reloadSections([0])
      trace.expect(
        "willDisplaySupplementary Header 0.0\ndidEndDisplaying 0.0\ndidEndDisplayingSupplementary Header 0.0")
      scene.collection.reloadData()
      trace.expect(
        "didEndDisplaying 0.0\ndidEndDisplayingSupplementary Header 0.0\nwillDisplaySupplementary Header 0.0")
    }
  }

  private final class CellsOnly: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
  }

  /// LIST-73: items ahead are announced once, and called off if the content goes back.
  func test_LIST73_prefetching() async {
    await withTrace { trace in
      let scene = CollectionScene(trace, counts: [20], layout: NotedLayout())
      scene.silent = ["cellForItem", "willDisplay", "didEndDisplaying", "didScroll"]
      let source = Prefetcher(trace)
      scene.collection.prefetchDataSource = source
      scene.collection.contentOffset.y = 100
      trace.expect("prefetch 3 4")
      scene.collection.contentOffset.y = 200
      trace.expect("prefetch 5")
      scene.collection.contentOffset.y = 190
      trace.expect("cancel 4 5\nprefetch 0")
      scene.collection.isPrefetchingEnabled = false
      scene.collection.contentOffset.y = 500
      trace.expect("")
    }
  }

  private final class Prefetcher: NSObject, UICollectionViewDataSourcePrefetching {
    let trace: Trace
    init(_ trace: Trace) { self.trace = trace }

    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
      trace.note("prefetch " + indexPaths.map { "\($0.item)" }.joined(separator: " "))
    }
    func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
      trace.note("cancel " + indexPaths.map { "\($0.item)" }.joined(separator: " "))
    }
  }
}
