import UIKit
import XCTest

/// A row of items that an app's layout computes again only where its own state asks for it.
private final class StatefulRow: UICollectionViewLayout {
  var width: CGFloat = 0
  private var isStale = true
  private var frames: [CGRect] = []

  override func prepare() {
    super.prepare()
    guard isStale, let collectionView else { return }
    isStale = false
    frames = (0..<collectionView.numberOfItems(inSection: 0)).map {
      CGRect(x: CGFloat($0) * width, y: 0, width: width, height: 50)
    }
  }
  override var collectionViewContentSize: CGSize { CGSize(width: frames.last?.maxX ?? 0, height: 50) }
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    frames.indices.compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
  }
  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = frames[indexPath.item]
    return attributes
  }
  override func invalidateLayout() {
    super.invalidateLayout()
    isStale = true
  }
  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
    withOriginalAttributes original: UICollectionViewLayoutAttributes
  ) -> Bool {
    guard preferred.size.width > width else { return false }
    (width, isStale) = (preferred.size.width, true)
    return true
  }
}

private final class WideCell: UICollectionViewCell {
  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.size.width = 40
    return layoutAttributes
  }
}

final class InvalidatingLayoutsTests: XCTestCase {
  @MainActor private static func scene(_ trace: Trace, _ layout: UICollectionViewLayout) -> CollectionScene {
    let scene = CollectionScene(
      trace, counts: [3], layout: layout, size: CGSize(width: 200, height: 100), begin: false)
    scene.silent = ["numberOfSections", "numberOfItems", "cellForItem", "willDisplay", "didEndDisplaying"]
    return scene
  }

  /// LIST-62: what an override does after its call to `super` comes before the layout, also where no event runs.
  func test_LIST62_theRestOfAnOverride() async {
    await withTrace { trace in
      let layout = StatefulRow()
      layout.width = 30
      let scene = Self.scene(trace, layout)
      scene.show()
      XCTAssertEqual(scene.frames, "0.0: 0 0 30 50\n0.1: 30 0 30 50\n0.2: 60 0 30 50")
      layout.width = 50
      layout.invalidateLayout()
      scene.collection.layoutIfNeeded()
      XCTAssertEqual(scene.frames, "0.0: 0 0 50 50\n0.1: 50 0 50 50\n0.2: 100 0 50 50")
      layout.width = 20
      layout.invalidateLayout()
      UpdateCycle.main.settle()
      XCTAssertEqual(scene.frames, "0.0: 0 0 20 50\n0.1: 20 0 20 50\n0.2: 40 0 20 50")
    }
  }

  /// LIST-62: layouts without such an override are prepared when the call returns.
  func test_LIST62_stockLayouts() async {
    await withTrace { trace in
      let flow = UICollectionViewFlowLayout()
      flow.itemSize = CGSize(width: 60, height: 30)
      let scene = Self.scene(trace, flow)
      scene.show()
      let layouts: [UICollectionViewLayout] = [
        StatefulRow(), UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)), flow,
      ]
      for layout in layouts {
        scene.collection.collectionViewLayout = layout
        layout.invalidateLayout()
      }
      XCTAssertEqual(scene.frames, "0.0: 0 0 60 30\n0.1: 70 0 60 30\n0.2: 140 0 60 30")
    }
  }

  /// LIST-67: an item of no width at a place that is visible has a cell, which chooses its size.
  func test_LIST67_itemsWithoutSize() async {
    await withTrace { trace in
      let scene = Self.scene(trace, StatefulRow())
      scene.collection.register(WideCell.self, forCellWithReuseIdentifier: "cell")
      scene.show()
      scene.collection.layoutIfNeeded()
      XCTAssertEqual(scene.frames, "0.0: 0 0 40 50\n0.1: 40 0 40 50\n0.2: 80 0 40 50")
    }
  }
}
