import UIKit
import XCTest

@testable import ControllerTree

/// Rows of 100 points whose cells choose 50; the first whole row that is visible stays where it is.
private final class AnchoredRows: UICollectionViewLayout {
  var note: (String) -> Void = { _ in }
  private var heights = [CGFloat](repeating: 100, count: 60)

  private func frame(_ item: Int) -> CGRect {
    CGRect(x: 0, y: heights[..<item].reduce(0, +), width: 100, height: heights[item])
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
  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { preferredAttributes.size.height != originalAttributes.size.height }
  override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    let top = collectionView?.bounds.minY ?? 0
    let anchor = heights.indices.first { frame($0).minY >= top } ?? 0
    let before = frame(anchor).minY
    heights[originalAttributes.indexPath.item] = preferredAttributes.size.height
    context.contentOffsetAdjustment.y = frame(anchor).minY - before
    note("\(originalAttributes.indexPath.item) at \(Int(top)) moves \(Int(context.contentOffsetAdjustment.y))")
    return context
  }
}

private final class HalfCell: UICollectionViewCell {
  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.size.height = 50
    return layoutAttributes
  }
}

/// Content without items.
private final class EmptyLayout: UICollectionViewLayout {
  var height: CGFloat = 1000
  override var collectionViewContentSize: CGSize { CGSize(width: 100, height: height) }
}

/// How the contexts of a layout move the content.
final class CollectionOffsetTests: XCTestCase {
  /// LIST-44: the content moves before its size changes, and is limited once.
  func test_LIST44_smallerAndLargerContent() async {
    await withTrace { trace in
      let layout = EmptyLayout()
      let scene = CollectionScene(trace, counts: [0], layout: layout, size: CGSize(width: 100, height: 480))
      scene.silent = ["numberOfSections", "numberOfItems"]
      scene.collection.contentOffset.y = 520
      trace.expect("didScroll 0 520")
      @MainActor func change(to height: CGFloat, by distance: CGFloat) {
        UpdateCycle.main.turn {
          layout.height = height
          let context = UICollectionViewLayoutInvalidationContext()
          context.contentOffsetAdjustment.y = distance
          layout.invalidateLayout(with: context)
        }
      }
      change(to: 900, by: -100)
      trace.expect("didScroll 0 420")
      change(to: 1100, by: 200)
      trace.expect("didScroll 0 620")
      change(to: 800, by: -100)
      trace.expect("didScroll 0 520\ndidScroll 0 320")
      change(to: 800, by: 0)
      trace.expect("")
    }
  }

  /// LIST-44, LIST-67: each cell that chooses its size finds the content where the last one has moved it.
  func test_LIST44_LIST67_oneAfterTheOther() async {
    await withTrace { trace in
      let layout = AnchoredRows()
      let scene = CollectionScene(
        trace, counts: [60], layout: layout, size: CGSize(width: 100, height: 280), begin: false)
      scene.silent = ["numberOfSections", "numberOfItems", "cellForItem", "willDisplay", "didEndDisplaying"]
      scene.collection.register(HalfCell.self, forCellWithReuseIdentifier: "cell")
      scene.collection.contentSize = layout.collectionViewContentSize
      // Row 20 is cut, row 21 is 30 points below the edge.
      scene.collection.contentOffset.y = 2070
      trace.begin()
      layout.note = { trace.note($0) }
      scene.controller.view.addSubview(scene.collection)
      trace.expect(
        """
        20 at 2070 moves -50
        didScroll 0 2020
        21 at 2020 moves 0
        22 at 2020 moves 0
        23 at 2020 moves 0
        24 at 2020 moves 0
        25 at 2020 moves 0
        """)
      let row = scene.collection.layoutAttributesForItem(at: IndexPath(item: 21, section: 0))
      XCTAssertEqual(row.map { $0.frame.minY - scene.collection.contentOffset.y }, 30)
    }
  }
}
