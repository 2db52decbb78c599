import UIKit
import XCTest

@testable import ControllerTree

/// Rows of 100 points until their cells have chosen a height; new rows are known only until the end of their batch.
private final class EstimatedRows: UICollectionViewLayout {
  var note: (String) -> Void = { _ in }
  private var heights: [CGFloat] = []
  private var inserted: Set<Int> = []

  private func frame(_ item: Int) -> CGRect {
    CGRect(x: 0, y: heights[..<item].reduce(0, +), width: 100, height: heights[item])
  }
  override func prepare() {
    note("prepare")
    while heights.count < collectionView?.numberOfItems(inSection: 0) ?? 0 { heights.append(100) }
  }
  override var collectionViewContentSize: CGSize { CGSize(width: 100, height: heights.reduce(0, +)) }
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    heights.indices.filter { frame($0).intersects(rect) }.compactMap {
      layoutAttributesForItem(at: IndexPath(item: $0, section: 0))
    }
  }
  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = frame(indexPath.item)
    return attributes
  }
  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    note("prepare for updates")
    for case let path? in updateItems.map(\.indexPathAfterUpdate) {
      heights.removeLast()
      heights.insert(100, at: path.item)
      inserted.insert(path.item)
    }
  }
  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { preferredAttributes.size.height != originalAttributes.size.height }
  override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let item = originalAttributes.indexPath.item
    heights[item] = preferredAttributes.size.height
    note("\(inserted.contains(item) ? "new " : "")row \(item) chooses \(Int(heights[item]))")
    return super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
  }
  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    note("initial \(CollectionScene.text(itemIndexPath)) at \(CollectionScene.text(frame(itemIndexPath.item)))")
    return super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
  }
  override func finalizeCollectionViewUpdates() {
    note("finalize in an animation of \(UIView.inheritedAnimationDuration)")
    inserted = []
  }
}

/// A cell that prefers the height of its item.
private final class TaggedCell: UICollectionViewCell {
  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.size.height = CGFloat(tag)
    return layoutAttributes
  }
}

/// A cell that can't have any other height than 80 points.
private final class RequiredCell: UICollectionViewCell {
  override init(frame: CGRect) {
    super.init(frame: frame)
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(box)
    NSLayoutConstraint.activate([
      box.heightAnchor.constraint(equalToConstant: 80), box.topAnchor.constraint(equalTo: contentView.topAnchor),
      box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
    ])
  }
  required init?(coder: NSCoder) { nil }
}

/// The sizes that new cells of a batch choose.
final class CollectionBatchSizesTests: XCTestCase {
  /// LIST-65, LIST-67: a new cell chooses its size while the layout knows the updates; the animation goes to the final places.
  func test_LIST65_LIST67_order() async {
    await withTrace(pacing: .manual) { trace in
      let layout = EstimatedRows()
      let scene = CollectionScene(trace, counts: [2], layout: layout, begin: false)
      scene.silent = ["numberOfSections", "numberOfItems"]
      scene.items = [[40, 50]]
      scene.collection.register(TaggedCell.self, forCellWithReuseIdentifier: "cell")
      scene.show()
      XCTAssertEqual(scene.frames, "0.0: 0 0 100 40\n0.1: 0 40 100 50")
      layout.note = { trace.note($0) }
      (scene.counts, scene.items) = ([3], [[40, 30, 50]])
      scene.collection.insertItems(at: [IndexPath(item: 1, section: 0)])
      trace.expect(
        """
        prepare
        prepare for updates
        cellForItem 0.1
        new row 1 chooses 30
        prepare
        initial 0.1 at 0 40 100 30
        willDisplay 0.1
        finalize in an animation of 0.25
        """)
      XCTAssertEqual(scene.frames, "0.0: 0 0 100 40\n0.1: 0 40 100 30\n0.2: 0 70 100 50")
      trace.advance(0.125)
      let moving = scene.collection.cellForItem(at: IndexPath(item: 2, section: 0))
      XCTAssertEqual(moving?.layer.presentation().map { CollectionScene.text($0.frame) }, "0 55 100 50")
      trace.advance(0.2)
    }
  }

  /// LIST-66, LIST-67: cells choose their sizes again for another layout, also if they are the same ones.
  func test_LIST66_LIST67_anotherLayout() async {
    await withTrace { trace in
      let scene = CollectionScene(trace, counts: [2], layout: EstimatedRows(), begin: false)
      scene.items = [[40, 50]]
      scene.collection.register(TaggedCell.self, forCellWithReuseIdentifier: "cell")
      scene.show()
      trace.begin()
      let layout = EstimatedRows()
      layout.note = { trace.note($0) }
      scene.collection.setCollectionViewLayout(layout, animated: false)
      trace.expect("prepare\nrow 0 chooses 40\nrow 1 chooses 50\nprepare")
      XCTAssertEqual(scene.frames, "0.0: 0 0 100 40\n0.1: 0 40 100 50")
    }
  }

  /// LIST-65, LIST-67: cells that can't have the estimated height are never laid out with it.
  func test_LIST65_LIST67_constraints() async {
    await withTrace { trace in
      let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
      let scene = CollectionScene(
        trace, counts: [2], layout: layout, size: CGSize(width: 100, height: 400), begin: false)
      scene.silent = ["numberOfSections", "numberOfItems", "cellForItem", "willDisplay", "didEndDisplaying"]
      scene.collection.register(RequiredCell.self, forCellWithReuseIdentifier: "cell")
      scene.show()
      scene.counts = [3]
      scene.collection.insertItems(at: [IndexPath(item: 0, section: 0)])
      scene.collection.reloadItems(at: [IndexPath(item: 1, section: 0)])
      scene.collection.reloadSections([0])
      trace.expect("")
      XCTAssertEqual(scene.frames, "0.0: 0 0 100 80\n0.1: 0 80 100 80\n0.2: 0 160 100 80")
    }
  }

  /// LIST-59, LIST-65: a data source that reads everything anew when it is asked for a new cell gets its reload.
  func test_LIST59_LIST65_reloadInTheBatch() async {
    await withTrace { trace in
      let scene = CollectionScene(trace, counts: [1], layout: NotedLayout(), size: CGSize(width: 100, height: 400))
      scene.silent = ["numberOfSections", "numberOfItems", "cellForItem", "willDisplay", "didEndDisplaying"]
      NotedCell.isNoted = true
      defer { NotedCell.isNoted = false }
      NotedCell.note = { [collection = scene.collection] _ in
        NotedCell.isNoted = false
        collection.reloadData()
        trace.note("reload")
      }
      (scene.counts, scene.items) = ([3], [[7, 8, 9]])
      scene.collection.insertItems(at: [IndexPath(item: 1, section: 0), IndexPath(item: 2, section: 0)])
      trace.expect("reload")
      XCTAssertEqual(scene.collection.visibleCells.map(\.tag), [7, 8, 9])
      XCTAssertEqual(scene.collection.subviews.count, 3)
    }
  }
}
