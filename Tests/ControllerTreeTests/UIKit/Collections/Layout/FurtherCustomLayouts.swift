import UIKit

/// Items on a circle; new ones come out of its middle, and old ones go there.
final class CircleLayout: UICollectionViewLayout {
  private var middle: CGPoint { CGPoint(x: 100, y: 100) }
  /// Where new items have begun.
  private(set) var began: [String] = []
  private var inserted: Set<IndexPath> = []
  private var deleted: Set<IndexPath> = []

  override var collectionViewContentSize: CGSize { CGSize(width: 200, height: 200) }
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    (0..<(collectionView?.numberOfItems(inSection: 0) ?? 0)).compactMap {
      layoutAttributesForItem(at: IndexPath(item: $0, section: 0))
    }
  }
  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.size = CGSize(width: 20, height: 20)
    // A quarter further for each item, so that the places are whole numbers.
    let steps = [CGPoint(x: 50, y: 0), CGPoint(x: 0, y: 50), CGPoint(x: -50, y: 0), CGPoint(x: 0, y: -50)]
    let step = steps[indexPath.item % 4]
    attributes.center = CGPoint(x: middle.x + step.x, y: middle.y + step.y)
    return attributes
  }
  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    for item in updateItems {
      if item.updateAction == .insert, let path = item.indexPathAfterUpdate { inserted.insert(path) }
      if item.updateAction == .delete, let path = item.indexPathBeforeUpdate { deleted.insert(path) }
    }
  }
  override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    (inserted, deleted) = ([], [])
  }
  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard inserted.contains(itemIndexPath) else {
      return super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
    }
    let attributes = layoutAttributesForItem(at: itemIndexPath)
    attributes?.center = middle
    attributes?.alpha = 0
    began.append("\(itemIndexPath.section).\(itemIndexPath.item) at \(Int(middle.x)) \(Int(middle.y))")
    return attributes
  }
  override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard deleted.contains(itemIndexPath) else { return nil }
    let attributes = layoutAttributesForItem(at: itemIndexPath)
    attributes?.center = middle
    attributes?.transform3D = CATransform3DMakeScale(0.5, 0.5, 1)
    return attributes
  }
}

/// A table of rows (sections) and columns (items) whose first row and first column stay in sight.
final class SpreadsheetLayout: UICollectionViewLayout {
  private let cell = CGSize(width: 50, height: 40)

  override var collectionViewContentSize: CGSize {
    guard let view = collectionView, view.numberOfSections > 0 else { return .zero }
    return CGSize(
      width: cell.width * CGFloat(view.numberOfItems(inSection: 0)),
      height: cell.height * CGFloat(view.numberOfSections))
  }
  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    guard let view = collectionView else { return nil }
    var found: [UICollectionViewLayoutAttributes] = []
    for section in 0..<view.numberOfSections {
      for item in 0..<view.numberOfItems(inSection: section) {
        guard let attributes = layoutAttributesForItem(at: IndexPath(item: item, section: section)),
          attributes.frame.intersects(rect)
        else { continue }
        found.append(attributes)
      }
    }
    return found
  }
  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    let offset = collectionView?.contentOffset ?? .zero
    attributes.frame = CGRect(
      x: CGFloat(indexPath.item) * cell.width, y: CGFloat(indexPath.section) * cell.height, width: cell.width,
      height: cell.height)
    if indexPath.section == 0 { attributes.frame.origin.y = offset.y }
    if indexPath.item == 0 { attributes.frame.origin.x = offset.x }
    attributes.zIndex = (indexPath.section == 0 ? 1 : 0) + (indexPath.item == 0 ? 1 : 0)
    return attributes
  }
}

/// Cards that cover each other; the later one is in front.
final class WalletLayout: UICollectionViewLayout {
  override var collectionViewContentSize: CGSize {
    CGSize(width: 100, height: 80 + CGFloat((collectionView?.numberOfItems(inSection: 0) ?? 1) - 1) * 20)
  }
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    (0..<(collectionView?.numberOfItems(inSection: 0) ?? 0)).reversed().compactMap {
      layoutAttributesForItem(at: IndexPath(item: $0, section: 0))
    }
  }
  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = CGRect(x: 0, y: CGFloat(indexPath.item) * 20, width: 100, height: 80)
    attributes.zIndex = indexPath.item
    return attributes
  }
}

/// Rows whose cells choose their heights; the layout keeps these, and what is visible stays where it is.
final class SelfSizingColumnLayout: UICollectionViewLayout {
  private var heights: [IndexPath: CGFloat] = [:]
  private(set) var contexts: [String] = []

  private func frame(_ item: Int) -> CGRect {
    let y = (0..<item).reduce(0) { $0 + (heights[IndexPath(item: $1, section: 0)] ?? 20) }
    return CGRect(x: 0, y: y, width: 100, height: heights[IndexPath(item: item, section: 0)] ?? 20)
  }
  private var count: Int { collectionView?.numberOfItems(inSection: 0) ?? 0 }
  override var collectionViewContentSize: CGSize { CGSize(width: 100, height: frame(count).minY) }
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    (0..<count).map { IndexPath(item: $0, section: 0) }.compactMap(layoutAttributesForItem)
      .filter { $0.frame.intersects(rect) }
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
    let path = originalAttributes.indexPath
    heights[path] = preferredAttributes.size.height
    let difference = preferredAttributes.size.height - originalAttributes.size.height
    if originalAttributes.frame.minY < collectionView?.contentOffset.y ?? 0 {
      context.contentOffsetAdjustment.y += difference
    }
    context.contentSizeAdjustment.height += difference
    contexts.append("\(path.item): \(context.invalidatedItemIndexPaths?.map(\.item) ?? [])")
    return context
  }
}

/// A column that shows whether its size changes in an animation.
final class RotatingLayout: UICollectionViewFlowLayout {
  var note: (String) -> Void = { _ in }
  override func prepare() {
    super.prepare()
    note("prepare")
  }
  override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
    super.prepare(forAnimatedBoundsChange: oldBounds)
    note("from \(Int(oldBounds.width))")
  }
  override func finalizeAnimatedBoundsChange() {
    super.finalizeAnimatedBoundsChange()
    note("finalize")
  }
}
