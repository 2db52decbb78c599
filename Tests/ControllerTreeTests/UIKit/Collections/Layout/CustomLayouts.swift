import UIKit

// Layouts as public libraries have them, in other words.

/// Columns of equal width; each item goes to the shortest one.
final class WaterfallLayout: UICollectionViewLayout {
  var height: (IndexPath) -> CGFloat = { _ in 50 }
  private var cache: [UICollectionViewLayoutAttributes] = []
  private var length: CGFloat = 0
  private(set) var prepared = 0

  override func prepare() {
    super.prepare()
    guard cache.isEmpty, let view = collectionView else { return }
    prepared += 1
    var bottoms: [CGFloat] = [0, 0]
    let width = view.bounds.width / 2
    for item in 0..<view.numberOfItems(inSection: 0) {
      let path = IndexPath(item: item, section: 0)
      let column = bottoms[0] <= bottoms[1] ? 0 : 1
      let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
      attributes.frame = CGRect(x: CGFloat(column) * width, y: bottoms[column], width: width, height: height(path))
      bottoms[column] = attributes.frame.maxY
      cache.append(attributes)
    }
    length = max(bottoms[0], bottoms[1])
  }
  override func invalidateLayout() {
    super.invalidateLayout()
    cache = []
  }
  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    super.invalidateLayout(with: context)
    if context.invalidateEverything || context.invalidateDataSourceCounts { cache = [] }
  }
  override var collectionViewContentSize: CGSize {
    CGSize(width: collectionView?.bounds.width ?? 0, height: length)
  }
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    cache.filter { $0.frame.intersects(rect) }
  }
  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    indexPath.item < cache.count ? cache[indexPath.item] : nil
  }
}

/// A row of cards; the one in the middle is larger, and a drag comes to rest with one in the middle.
final class CarouselLayout: UICollectionViewFlowLayout {
  override init() {
    super.init()
    scrollDirection = .horizontal
    itemSize = CGSize(width: 100, height: 100)
    minimumLineSpacing = 20
    sectionInset = UIEdgeInsets(top: 0, left: 50, bottom: 0, right: 50)
  }
  required init?(coder: NSCoder) { nil }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    guard let view = collectionView else { return nil }
    return super.layoutAttributesForElements(in: rect)?.compactMap { original in
      let copy = original.copy() as? UICollectionViewLayoutAttributes
      let distance = abs(view.bounds.midX - original.center.x)
      let scale = distance < 60 ? 1.2 : 1.0
      copy?.transform = CGAffineTransform(scaleX: scale, y: scale)
      return copy
    }
  }
  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    guard let view = collectionView else { return proposedContentOffset }
    let middle = proposedContentOffset.x + view.bounds.width / 2
    let target = CGRect(origin: proposedContentOffset, size: view.bounds.size)
    let centers = (super.layoutAttributesForElements(in: target) ?? []).map(\.center.x)
    guard let nearest = centers.min(by: { abs($0 - middle) < abs($1 - middle) }) else { return proposedContentOffset }
    return CGPoint(x: nearest - view.bounds.width / 2, y: proposedContentOffset.y)
  }
}

/// Labels beside each other without widened gaps.
final class TagLayout: UICollectionViewFlowLayout {
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    var (left, line) = (sectionInset.left, CGFloat(-1))
    return super.layoutAttributesForElements(in: rect)?.map { original in
      guard original.representedElementCategory == .cell,
        let copy = original.copy() as? UICollectionViewLayoutAttributes
      else { return original }
      if copy.frame.minY >= line { left = sectionInset.left }
      copy.frame.origin.x = left
      left += copy.frame.width + minimumInteritemSpacing
      line = max(line, copy.frame.maxY)
      return copy
    }
  }
}

/// A header that grows while the content is pulled down.
final class StretchyLayout: UICollectionViewFlowLayout {
  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let found = super.layoutAttributesForElements(in: rect)
    guard let view = collectionView, view.contentOffset.y < 0 else { return found }
    for attributes in found ?? []
    where attributes.representedElementKind == UICollectionView.elementKindSectionHeader
      && attributes.indexPath.section == 0
    {
      attributes.frame = CGRect(
        x: 0, y: view.contentOffset.y, width: attributes.frame.width,
        height: attributes.frame.height - view.contentOffset.y)
    }
    return found
  }
}

/// Rows, with a header that stays at the top above its section's rows.
final class StickyLayout: UICollectionViewLayout {
  private(set) var invalidations: [[IndexPath]?] = []
  private let kind = UICollectionView.elementKindSectionHeader

  private func top(_ section: Int) -> CGFloat {
    (0..<section).reduce(0) { $0 + 30 + CGFloat(collectionView?.numberOfItems(inSection: $1) ?? 0) * 50 }
  }
  override var collectionViewContentSize: CGSize {
    CGSize(width: 100, height: top(collectionView?.numberOfSections ?? 0))
  }
  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
  override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    let sections = 0..<(collectionView?.numberOfSections ?? 0)
    context.invalidateSupplementaryElements(ofKind: kind, at: sections.map { IndexPath(item: 0, section: $0) })
    return context
  }
  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    invalidations.append(context.invalidatedSupplementaryIndexPaths?[kind])
    super.invalidateLayout(with: context)
  }
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    guard let view = collectionView else { return nil }
    var found: [UICollectionViewLayoutAttributes] = []
    for section in 0..<view.numberOfSections {
      for item in 0..<view.numberOfItems(inSection: section) {
        if let attributes = layoutAttributesForItem(at: IndexPath(item: item, section: section)) {
          found.append(attributes)
        }
      }
      let path = IndexPath(item: 0, section: section)
      if let header = layoutAttributesForSupplementaryView(ofKind: kind, at: path) { found.append(header) }
    }
    return found.filter { $0.frame.intersects(rect) }
  }
  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    let y = top(indexPath.section) + 30 + CGFloat(indexPath.item) * 50
    attributes.frame = CGRect(x: 0, y: y, width: 100, height: 50)
    return attributes
  }
  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: elementKind, with: indexPath)
    let (start, end) = (top(indexPath.section), top(indexPath.section + 1) - 30)
    let y = min(max(start, collectionView?.contentOffset.y ?? 0), end)
    attributes.frame = CGRect(x: 0, y: y, width: 100, height: 30)
    attributes.zIndex = 1
    return attributes
  }
}

/// Events along a line, which is a decoration view with the length of the content.
final class TimelineLayout: UICollectionViewLayout {
  static let line = "line"

  final class Line: UICollectionReusableView {}

  override init() {
    super.init()
    register(Line.self, forDecorationViewOfKind: Self.line)
  }
  required init?(coder: NSCoder) { nil }

  private var count: Int { collectionView?.numberOfItems(inSection: 0) ?? 0 }
  override var collectionViewContentSize: CGSize { CGSize(width: 100, height: CGFloat(count) * 60) }
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let cells = (0..<count).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
    let line = layoutAttributesForDecorationView(ofKind: Self.line, at: IndexPath(item: 0, section: 0))
    return (cells + [line].compactMap { $0 }).filter { $0.frame.intersects(rect) }
  }
  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = CGRect(x: 20, y: CGFloat(indexPath.item) * 60, width: 80, height: 50)
    return attributes
  }
  override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forDecorationViewOfKind: elementKind, with: indexPath)
    attributes.frame = CGRect(x: 9, y: 0, width: 2, height: collectionViewContentSize.height)
    attributes.zIndex = -1
    return attributes
  }
}
