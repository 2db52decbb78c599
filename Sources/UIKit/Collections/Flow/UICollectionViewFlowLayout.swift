import ControllerTree
import Foundation

/// Places items in lines, section by section, with headers and footers. Rules: LIST-81 to LIST-87.
///
/// A line has as many items as fit. What is left of its room widens the distances between them.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// Stands for sizes that the cells choose: an estimate of 50 × 50 points.
  public class var automaticSize: CGSize {
    CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
  }

  /// What the insets of sections are relative to.
  public enum SectionInsetReference: Int, Hashable, Sendable {
    /// The content inset of the collection view.
    case fromContentInset = 0
    /// The safe area.
    case fromSafeArea = 1
    /// The layout margins.
    case fromLayoutMargins = 2
  }

  private final var metrics: [FlowMetrics]?
  private final var sections: [FlowSection]?
  private final var preferredSizes: [IndexPath: CGSize] = [:]
  /// Sizes that cells have chosen since the lines were computed.
  private final var chosen: [IndexPath: CGSize] = [:]

  /// Makes a layout that scrolls vertically.
  @preconcurrency @MainActor public override init() { super.init() }

  /// Makes a layout that scrolls vertically; the archive is not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  // MARK: Settings

  /// The least distance between lines, in points. Rules: LIST-82.
  open var minimumLineSpacing: CGFloat = 10 { didSet { changed(minimumLineSpacing != oldValue) } }
  /// The least distance between the items of a line, in points. Rules: LIST-82.
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { changed(minimumInteritemSpacing != oldValue) } }
  /// The size of items, in points. Rules: LIST-82.
  open var itemSize = CGSize(width: 50, height: 50) { didSet { changed(itemSize != oldValue) } }
  /// The size of items before their cells have chosen one; zero for sizes that are known. Rules: LIST-86.
  open var estimatedItemSize = CGSize.zero { didSet { changed(estimatedItemSize != oldValue) } }
  /// The direction of scrolling.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { changed(scrollDirection != oldValue) }
  }
  /// The size of headers; the side along which the content scrolls counts. Rules: LIST-84.
  open var headerReferenceSize = CGSize.zero { didSet { changed(headerReferenceSize != oldValue) } }
  /// The size of footers; the side along which the content scrolls counts. Rules: LIST-84.
  open var footerReferenceSize = CGSize.zero { didSet { changed(footerReferenceSize != oldValue) } }
  /// The distance of a section's items from its edges, in points. Rules: LIST-84.
  open var sectionInset = UIEdgeInsets.zero { didSet { changed(sectionInset != oldValue) } }
  /// What ``sectionInset`` is relative to. Rules: LIST-84.
  open var sectionInsetReference = SectionInsetReference.fromContentInset {
    didSet { changed(sectionInsetReference != oldValue) }
  }
  /// Whether headers stay at the edge while their section is visible. Rules: LIST-85.
  open var sectionHeadersPinToVisibleBounds = false { didSet { changed(sectionHeadersPinToVisibleBounds != oldValue) } }
  /// Whether footers stay at the edge while their section is visible. Rules: LIST-85.
  open var sectionFootersPinToVisibleBounds = false { didSet { changed(sectionFootersPinToVisibleBounds != oldValue) } }

  private final func changed(_ isNew: Bool) { if isNew { invalidateLayout() } }

  /// `UICollectionViewFlowLayoutInvalidationContext`.
  open override class var invalidationContextClass: AnyClass { UICollectionViewFlowLayoutInvalidationContext.self }

  // MARK: Layout

  private final var axis: FlowAxis { FlowAxis(isVertical: scrollDirection == .vertical) }

  /// Asks the delegate, unless its answers are still valid, and computes the lines. An override calls `super`. Rules: LIST-81.
  open override func prepare() {
    super.prepare()
    guard let owner else { return }
    let metrics = self.metrics ?? askedMetrics(owner)
    self.metrics = metrics
    if sections != nil {
      placeChosen()
    } else {
      sections = placed(metrics, breadth: room(in: owner))
    }
    chosen = [:]
  }

  private final func placed(_ metrics: [FlowMetrics], breadth: CGFloat) -> [FlowSection] {
    var own: [Int: [Int: CGSize]] = [:]
    if estimatedItemSize != .zero {
      for (path, size) in preferredSizes { own[path.section, default: [:]][path.item] = size }
    }
    var (start, made): (CGFloat, [FlowSection]) = (0, [])
    for (number, section) in metrics.enumerated() {
      let placed = FlowSection(section, axis, at: start, breadth: breadth, own: own[number] ?? [:])
      made.append(placed)
      start = placed.end
    }
    return made
  }

  /// Computes the lines around items whose cells have chosen sizes; sections behind them move.
  private final func placeChosen() {
    guard !chosen.isEmpty, let count = sections?.count else { return }
    var own: [Int: [Int: CGSize]] = [:]
    for (path, size) in chosen { own[path.section, default: [:]][path.item] = size }
    let changed = own.keys.sorted()
    guard let first = changed.first else { return }
    for number in changed where number < count { sections?[number].choose(own[number] ?? [:]) }
    for number in (first + 1)..<max(first + 1, count) {
      if let end = sections?[number - 1].end { sections?[number].move(to: end) }
    }
  }

  /// The room across the main axis.
  private final func room(in view: UICollectionView) -> CGFloat {
    let insets = view.adjustedContentInset
    return max(0, axis.breadth(view.bounds.size) - axis.near(insets) - axis.far(insets))
  }

  open override var collectionViewContentSize: CGSize {
    guard let owner else { return .zero }
    return axis.size(length: sections?.last?.end ?? 0, breadth: room(in: owner))
  }

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    guard let sections else { return [] }
    var found: [UICollectionViewLayoutAttributes] = []
    let (low, high) = (axis.start(rect), axis.end(rect))
    var number = firstSection(in: sections, reaching: low)
    while number < sections.count, sections[number].start <= high {
      let section = sections[number]
      if let header = supplementary(.header, number), header.frame.reaches(into: rect) { found.append(header) }
      for item in section.items(from: low, to: high) {
        let frame = section.frame(of: item)
        if frame.reaches(into: rect) { found.append(attributes(item, number, frame)) }
      }
      if let footer = supplementary(.footer, number), footer.frame.reaches(into: rect) { found.append(footer) }
      number += 1
    }
    return found
  }

  private final func firstSection(in sections: [FlowSection], reaching place: CGFloat) -> Int {
    var (low, high) = (0, sections.count)
    while low < high {
      let middle = (low + high) / 2
      if sections[middle].end >= place { high = middle } else { low = middle + 1 }
    }
    return low
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard let sections, indexPath.count == 2, sections.indices.contains(indexPath.section), indexPath.item >= 0,
      indexPath.item < sections[indexPath.section].metrics.count
    else { return nil }
    let section = sections[indexPath.section]
    return attributes(indexPath.item, indexPath.section, section.frame(of: indexPath.item))
  }

  private final func attributes(_ item: Int, _ section: Int, _ frame: CGRect) -> UICollectionViewLayoutAttributes {
    let attributes = makeAttributes(.cell, IndexPath(item: item, section: section), frame)
    if estimatedItemSize != .zero { attributes.values.sizing = .flexible(horizontal: true, vertical: true) }
    return attributes
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard indexPath.count == 2, let edge = Edge(kind: elementKind) else { return nil }
    return supplementary(edge, indexPath.section)
  }

  // MARK: Headers and footers

  private enum Edge {
    case header
    case footer

    @MainActor init?(kind: String) {
      switch kind {
      case UICollectionView.elementKindSectionHeader: self = .header
      case UICollectionView.elementKindSectionFooter: self = .footer
      default: return nil
      }
    }

    @MainActor var kind: String {
      self == .header ? UICollectionView.elementKindSectionHeader : UICollectionView.elementKindSectionFooter
    }
  }

  /// The depth of headers and footers that stay at an edge.
  private static let pinnedDepth = 10

  private final func supplementary(_ edge: Edge, _ number: Int) -> UICollectionViewLayoutAttributes? {
    guard let owner, let sections, sections.indices.contains(number) else { return nil }
    let section = sections[number]
    let breadth = room(in: owner)
    guard var frame = edge == .header ? section.header(breadth) : section.footer(breadth) else { return nil }
    let isPinned = edge == .header ? sectionHeadersPinToVisibleBounds : sectionFootersPinToVisibleBounds
    if isPinned { pin(&frame, edge, section, owner) }
    let made = makeAttributes(.supplementary(edge.kind), IndexPath(item: 0, section: number), frame)
    if isPinned { made.zIndex = Self.pinnedDepth }
    return made
  }

  /// Keeps a header or footer at the edge of the visible rectangle, inside its section. Rules: LIST-85.
  private final func pin(_ frame: inout CGRect, _ edge: Edge, _ section: FlowSection, _ view: UICollectionView) {
    let insets = view.adjustedContentInset
    let (low, high) = (
      axis.start(view.bounds) + axis.before(insets), axis.end(view.bounds) - axis.after(insets)
    )
    let length = axis.length(frame.size)
    let place: CGFloat
    switch edge {
    case .header:
      place = max(section.start, min(low, section.end - section.metrics.footer - length))
    case .footer:
      place = min(section.end - length, max(high - length, section.start + section.metrics.header))
    }
    frame = axis.rect(at: place, 0, length: length, breadth: axis.breadth(frame.size))
  }

  // MARK: Invalidation

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    let flow = context as? UICollectionViewFlowLayoutInvalidationContext
    let all = context.invalidateEverything || context.invalidateDataSourceCounts
    if all || flow?.invalidateFlowLayoutDelegateMetrics != false { metrics = nil }
    if all || flow?.invalidateFlowLayoutAttributes != false && !context.keepsPlaces { sections = nil }
    super.invalidateLayout(with: context)
  }

  /// Whether the size across the main axis changes, or a header or footer stays at an edge. Rules: LIST-63.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let owner else { return false }
    if hasNewRoom(newBounds, owner) { return true }
    return newBounds != owner.bounds && (sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds)
  }

  private final func hasNewRoom(_ bounds: CGRect, _ view: UICollectionView) -> Bool {
    let insets = view.adjustedContentInset
    let room = max(0, axis.breadth(bounds.size) - axis.near(insets) - axis.far(insets))
    return sections?.first.map { $0.breadth != room } ?? true
  }

  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    if let owner, !hasNewRoom(newBounds, owner), let flow = context as? UICollectionViewFlowLayoutInvalidationContext {
      (flow.invalidateFlowLayoutDelegateMetrics, flow.invalidateFlowLayoutAttributes) = (false, false)
    }
    return context
  }

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    asksForPreferredSizes(originalAttributes) && preferredAttributes.size != originalAttributes.size
  }

  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    preferredSizes[originalAttributes.indexPath] = preferredAttributes.size
    chosen[originalAttributes.indexPath] = preferredAttributes.size
    context.keepsPlaces = true
    (context as? UICollectionViewFlowLayoutInvalidationContext)?.invalidateFlowLayoutDelegateMetrics = false
    return context
  }

  override var dependsOnInsets: Bool { true }
  override func refersToOtherInsets(in view: UICollectionView) -> Bool { sectionInsetReference != .fromContentInset }
  override var keepsVisibleItems: Bool { type(of: self) == UICollectionViewFlowLayout.self && !preferredSizes.isEmpty }

  override func asksForPreferredSizes(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    estimatedItemSize != .zero && attributes.values.element == .cell
  }

  override func forgetPreferredSizes() { preferredSizes = [:] }

  override func movePreferredSizes(_ update: ListUpdate) {
    var moved: [IndexPath: CGSize] = [:]
    for (path, size) in preferredSizes {
      if !update.isReloaded(path), let path = update.newPath(of: path) { moved[path] = size }
    }
    preferredSizes = moved
  }
}

extension UICollectionViewFlowLayout {
  /// The sizes and distances of all sections, from the delegate if it has them. Rules: LIST-81.
  private final func askedMetrics(_ view: UICollectionView) -> [FlowMetrics] {
    let delegate = view.delegate as? any UICollectionViewDelegateFlowLayout
    var all: [FlowMetrics] = []
    for (section, count) in view.presentedCounts.enumerated() {
      var metrics = FlowMetrics(
        insets: sectionInset, lineSpacing: minimumLineSpacing, itemSpacing: minimumInteritemSpacing,
        header: axisLength(headerReferenceSize), footer: axisLength(footerReferenceSize), count: count,
        sizes: .uniform(usualSize))
      if let delegate { ask(delegate, view, section, &metrics) }
      addReference(to: &metrics.insets, view)
      reportItemsTooLarge(metrics, view)
      all.append(metrics)
    }
    return all
  }

  private final func axisLength(_ size: CGSize) -> CGFloat {
    max(0, scrollDirection == .vertical ? size.height : size.width)
  }

  private final var usualSize: CGSize {
    if estimatedItemSize == .zero { return itemSize }
    return estimatedItemSize == Self.automaticSize ? CGSize(width: 50, height: 50) : estimatedItemSize
  }

  private final func ask(
    _ delegate: any UICollectionViewDelegateFlowLayout, _ view: UICollectionView, _ section: Int,
    _ metrics: inout FlowMetrics
  ) {
    metrics.insets = delegate.collectionView(view, layout: self, insetForSectionAt: section)
    metrics.lineSpacing = delegate.collectionView(view, layout: self, minimumLineSpacingForSectionAt: section)
    metrics.itemSpacing = delegate.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: section)
    metrics.header = axisLength(delegate.collectionView(view, layout: self, referenceSizeForHeaderInSection: section))
    metrics.footer = axisLength(delegate.collectionView(view, layout: self, referenceSizeForFooterInSection: section))
    var (sizes, isAnswered): ([CGSize], Bool) = ([], false)
    for item in 0..<metrics.count {
      guard let path = view.item(presented: IndexPath(item: item, section: section)) else {
        sizes.append(usualSize)
        continue
      }
      FlowQuestions.hasDefaultSizes = false
      let size = delegate.collectionView(view, layout: self, sizeForItemAt: path)
      // A delegate without the method has none for any item.
      if FlowQuestions.hasDefaultSizes, !isAnswered { return }
      isAnswered = true
      sizes.append(CGSize(width: finite(size.width), height: finite(size.height)))
    }
    if !sizes.isEmpty { metrics.sizes = .each(sizes) }
  }

  private final func finite(_ length: CGFloat) -> CGFloat { length.isFinite ? max(0, length) : 0 }

  private final func addReference(to insets: inout UIEdgeInsets, _ view: UICollectionView) {
    let reference: UIEdgeInsets
    switch sectionInsetReference {
    case .fromContentInset: return
    case .fromSafeArea: reference = view.safeAreaInsets
    case .fromLayoutMargins: reference = view.layoutMargins
    }
    let present = view.adjustedContentInset
    if scrollDirection == .vertical {
      insets.left += max(0, reference.left - present.left)
      insets.right += max(0, reference.right - present.right)
    } else {
      insets.top += max(0, reference.top - present.top)
      insets.bottom += max(0, reference.bottom - present.bottom)
    }
  }

  /// Items that are larger than the room are placed alone in their lines. Rules: LIST-87.
  private final func reportItemsTooLarge(_ metrics: FlowMetrics, _ view: UICollectionView) {
    guard metrics.count > 0, estimatedItemSize == .zero, !view.bounds.isEmpty else { return }
    let axis = FlowAxis(isVertical: scrollDirection == .vertical)
    let insets = view.adjustedContentInset
    let room =
      axis.breadth(view.bounds.size) - axis.near(insets) - axis.far(insets) - axis.near(metrics.insets)
      - axis.far(metrics.insets)
    let broadest: CGFloat
    switch metrics.sizes {
    case .uniform(let size): broadest = axis.breadth(size)
    case .each(let sizes): broadest = sizes.reduce(0) { max($0, axis.breadth($1)) }
    }
    if broadest > room + 0.001 { ListReport.itemTooLarge(of: view, isVertical: axis.isVertical) }
  }
}

/// Which parts of a flow layout have to be computed again. Rules: LIST-62.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
  /// Whether the delegate is asked for sizes and distances again.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// Whether the places are computed again.
  open var invalidateFlowLayoutAttributes = true
}
