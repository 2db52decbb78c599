import ControllerTree
import Foundation

/// Places the elements of a collection view. Subclasses override the methods.
///
///     layout          prepare() → collectionViewContentSize → layoutAttributesForElements(in:)
///     batch           prepare() → prepare(forCollectionViewUpdates:) → collectionViewContentSize
///                     → layoutAttributesForElements(in:) → preferred sizes → initialLayout…, finalLayout…
///                     → finalizeCollectionViewUpdates()
///     change of size  shouldInvalidateLayout(forBoundsChange:) → invalidationContext(forBoundsChange:) → invalidateLayout(with:)
///     other layout    prepareForTransition(to:), prepareForTransition(from:) → invalidateLayout(with:) → prepare() → …
///                     → finalizeLayoutTransition()
///
/// The base places nothing. Rules: LIST-61 to LIST-66.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  /// The collection view, which retains the layout and clears this link.
  nonisolated(unsafe) final unowned(unsafe) var owner: UICollectionView?
  /// What has become invalid since the last ``prepare()``.
  final var validity = LayoutValidity.invalid
  private final var decorations: [String: ReusableSource] = [:]

  /// Makes a layout without a collection view.
  @preconcurrency @MainActor public override init() { super.init() }

  /// Makes a layout; the archive is not read.
  public required init?(coder: NSCoder) { super.init() }

  /// The layout was made from an Interface Builder file, and its outlets and actions are connected. The base does nothing. Rules: LIST-77.
  open func awakeFromNib() {}

  /// The collection view that uses the layout.
  open var collectionView: UICollectionView? { owner }

  /// The class of the attributes that the layout makes.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  /// The class of the contexts that ``invalidateLayout()`` and the questions below make.
  open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

  // MARK: Layout

  /// Computes what the layout needs. Called before the first layout and after each invalidation. The base does nothing.
  /// Rules: LIST-61.
  open func prepare() {}
  /// The size of all content, in points. The base returns zero. Rules: LIST-61.
  open var collectionViewContentSize: CGSize { .zero }
  /// The attributes of all elements in a rectangle of the content. The base returns `nil`. Rules: LIST-61.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
  /// The attributes of a cell. The base returns `nil`.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
  /// The attributes of a supplementary view. The base returns `nil`.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// The attributes of a decoration view. The base returns `nil`.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Where the content comes to rest after a drag. The base returns the proposed offset. Rules: LIST-64.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }
  /// The offset after a batch of updates, a change of layouts, or a change of size in an animation. The base returns the proposed offset. Rules: LIST-64.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    proposedContentOffset
  }

  // MARK: Invalidation

  /// Makes everything invalid; the next layout of the collection view calls ``prepare()``. Rules: LIST-62.
  open func invalidateLayout() {
    let context = makeContext()
    context.invalidateEverything = true
    invalidateLayout(with: context)
  }

  /// Makes what a context names invalid. An override calls `super`. Rules: LIST-62.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    validity = .invalid
    owner?.layoutWasInvalidated(context)
  }

  /// Whether another size or place of the bounds makes the layout invalid. The base returns `false`. The collection view still has the
  /// former bounds. Rules: LIST-63.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
  /// What other bounds make invalid. The collection view still has the former bounds. Rules: LIST-63.
  open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
    makeContext()
  }
  /// Whether the size that a view prefers makes the layout invalid. The base returns `false`. Rules: LIST-67.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }
  /// What the size that a view prefers makes invalid. Rules: LIST-67.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeContext()
    switch originalAttributes.values.element {
    case .cell, .placeholder: context.invalidateItems(at: [originalAttributes.indexPath])
    case .supplementary(let kind):
      context.invalidateSupplementaryElements(ofKind: kind, at: [originalAttributes.indexPath])
    case .decoration(let kind):
      context.invalidateDecorationElements(ofKind: kind, at: [originalAttributes.indexPath])
    }
    return context
  }

  /// A context of ``invalidationContextClass``.
  final func makeContext() -> UICollectionViewLayoutInvalidationContext {
    let type = Self.invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
    return type?.init(madeBy: SystemInitialization()) ?? UICollectionViewLayoutInvalidationContext()
  }

  /// Attributes of ``layoutAttributesClass``.
  final func makeAttributes(
    _ element: UICollectionViewLayoutAttributes.Element, _ path: IndexPath, _ frame: CGRect
  ) -> UICollectionViewLayoutAttributes {
    let type = Self.layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
    let attributes = type?.init(madeBy: SystemInitialization()) ?? UICollectionViewLayoutAttributes()
    (attributes.values.element, attributes.values.path) = (element, path)
    attributes.frame = frame
    return attributes
  }

  /// Whether views are asked for the sizes that they prefer. The stock layouts ask only where sizes are estimated.
  func asksForPreferredSizes(_ attributes: UICollectionViewLayoutAttributes) -> Bool { true }
  /// Whether the offset follows the first visible item when views before it choose their sizes. A layout of an app does that itself.
  var keepsVisibleItems: Bool { false }
  /// The settings of a section that is one of a list.
  func listConfiguration(ofSection section: Int) -> UICollectionLayoutListConfiguration? { nil }
  /// Whether the insets of the collection view count.
  var dependsOnInsets: Bool { false }
  /// Whether the safe area or the margins have changed that sections refer to.
  func refersToOtherInsets(in view: UICollectionView) -> Bool { false }
  /// The data have changed, or all preferred sizes are unknown again.
  func forgetPreferredSizes() {}
  /// The items have new places.
  func movePreferredSizes(_ update: ListUpdate) {}

  // MARK: Batches

  /// The data have changed. The base does nothing. Rules: LIST-65.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
  /// All attributes of a batch were asked for. Called inside the animation of the batch. The base does nothing. Rules: LIST-65.
  open func finalizeCollectionViewUpdates() {}
  /// Where a new cell begins. The base returns its attributes with an alpha of 0. Rules: LIST-65.
  open func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    faded(layoutAttributesForItem(at: itemIndexPath))
  }
  /// Where a cell that goes ends; the path is that before the batch. The base returns `nil`: it fades where it is. Rules: LIST-65.
  open func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    nil
  }
  /// Where a new supplementary view begins. Rules: LIST-65.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    faded(layoutAttributesForSupplementaryView(ofKind: elementKind, at: elementIndexPath))
  }
  /// Where a supplementary view that goes ends. Rules: LIST-65.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Where a new decoration view begins. Rules: LIST-65.
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    faded(layoutAttributesForDecorationView(ofKind: elementKind, at: decorationIndexPath))
  }
  /// Where a decoration view that goes ends. Rules: LIST-65.
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// The supplementary views that a batch removes although their items stay. The base returns none.
  open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
  /// The decoration views that a batch removes. The base returns none.
  open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }
  /// The supplementary views that a batch adds although their items stay. The base returns none.
  open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
  /// The decoration views that a batch adds. The base returns none.
  open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  private final func faded(_ attributes: UICollectionViewLayoutAttributes?) -> UICollectionViewLayoutAttributes? {
    let attributes = attributes?.copied()
    attributes?.alpha = 0
    return attributes
  }

  // MARK: Other changes

  /// The size of the bounds has changed in an animation; the layout is prepared already. The base does nothing. Rules: LIST-63.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
  /// All is placed for bounds that change in an animation. The base does nothing. Rules: LIST-63.
  open func finalizeAnimatedBoundsChange() {}
  /// Another layout takes the place of this one. The base does nothing. Rules: LIST-66.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
  /// This layout takes the place of another one. The base does nothing. Rules: LIST-66.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
  /// The change of layouts has ended. The base does nothing. Rules: LIST-66.
  open func finalizeLayoutTransition() {}

  // MARK: Movement by a person

  /// Where an item goes that a person moves. The base returns the item at the position, else the present path. Rules: LIST-78.
  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath {
    guard let owner, let path = owner.indexPathForItem(at: owner.mirrored(position)) else { return previousIndexPath }
    return owner.presented(path)
  }
  /// The attributes of an item that a person moves: its own, in front of the others, at the position. Rules: LIST-78.
  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    let attributes = layoutAttributesForItem(at: indexPath)?.copied() ?? .init(forCellWith: indexPath)
    attributes.center = position
    attributes.zIndex = .max
    return attributes
  }
  /// What a step of a movement makes invalid. Rules: LIST-78.
  open func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
    previousIndexPaths: [IndexPath], previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeContext()
    context.targetIndexPathsForInteractivelyMovingItems = targetIndexPaths
    context.previousIndexPathsForInteractivelyMovingItems = previousIndexPaths
    context.interactiveMovementTarget = targetPosition
    return context
  }
  /// What the end of a movement makes invalid. Rules: LIST-78.
  open func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeContext()
    context.targetIndexPathsForInteractivelyMovingItems = indexPaths
    context.previousIndexPathsForInteractivelyMovingItems = previousIndexPaths
    return context
  }

  // MARK: Decoration views

  /// The class of the decoration views of a kind; `nil` for none any more.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorations[elementKind] = viewClass.map { .type($0) }
  }
  /// The xib of the decoration views of a kind; `nil` for none any more.
  open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
    decorations[elementKind] = nib.map { .nib($0) }
  }
  final func decoration(ofKind kind: String) -> ReusableSource? { decorations[kind] }

  // MARK: Direction

  /// The direction for which the layout computes. The base returns left to right.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  /// Whether the content is mirrored in the other direction. The base returns `false`, a compositional layout `true`. Rules: LIST-98.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
}

/// Whether a layout has to be prepared.
enum LayoutValidity {
  case invalid
  case preparing
  case valid
}
