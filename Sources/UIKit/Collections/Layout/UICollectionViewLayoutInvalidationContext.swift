import ControllerTree
import Foundation

/// Which parts of a layout have to be computed again. Rules: LIST-62.
///
/// A layout with values of its own names its subclass in ``UICollectionViewLayout/invalidationContextClass``.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// Makes a context that names nothing.
  @preconcurrency @MainActor public override init() { super.init() }

  /// How a layout makes contexts of its class: with ``init()``. Only the library calls it.
  public required convenience init(madeBy system: SystemInitialization) { self.init() }

  /// Whether everything is invalid, because of `invalidateLayout()` or `reloadData()`.
  open internal(set) var invalidateEverything = false
  /// Whether the places that the layout has computed stay valid, but for what has been measured since.
  final var keepsPlaces = false
  /// Whether the data source's numbers have changed.
  open internal(set) var invalidateDataSourceCounts = false
  /// How far the content is moved, in points: before the next view chooses its size, else when the layout has been prepared.
  /// Rules: LIST-44.
  open var contentOffsetAdjustment = CGPoint.zero
  /// How much the content's size changes, in points. The library never reads it: it asks for the size again.
  open var contentSizeAdjustment = CGSize.zero

  /// The cells that ``invalidateItems(at:)`` has named; `nil` if none.
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?
  /// The views that ``invalidateSupplementaryElements(ofKind:at:)`` has named, by kinds; `nil` if none.
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  /// The views that ``invalidateDecorationElements(ofKind:at:)`` has named, by kinds; `nil` if none.
  open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?

  /// Adds cells to the invalid ones.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }
  /// Adds supplementary views to the invalid ones.
  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:])
      .merging([elementKind: indexPaths]) { $0 + $1 }
  }
  /// Adds decoration views to the invalid ones.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:])
      .merging([elementKind: indexPaths]) { $0 + $1 }
  }

  /// Where the items that a person moves were before the last step; `nil` without a movement.
  open internal(set) var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?
  /// Where the items that a person moves are now; `nil` without a movement.
  open internal(set) var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?
  /// Where the finger is, in points of the content.
  open internal(set) var interactiveMovementTarget = CGPoint.zero
}

/// A change of a collection view's data, for its layout. Rules: LIST-65.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
  /// What happens.
  public enum Action: Int, Hashable, Sendable {
    /// Something is new.
    case insert = 0
    /// Something goes.
    case delete = 1
    /// Something gets a new cell.
    case reload = 2
    /// Something changes its place.
    case move = 3
    /// Nothing.
    case none = 4
  }

  /// The place before the batch; for a section its item is `NSNotFound`; `nil` for an insertion.
  open var indexPathBeforeUpdate: IndexPath? { before }
  /// The place after the batch; for a section its item is `NSNotFound`; `nil` for a deletion.
  open var indexPathAfterUpdate: IndexPath? { after }
  /// What happens.
  open var updateAction: Action { action }

  private let before: IndexPath?
  private let after: IndexPath?
  private let action: Action

  init(_ action: Action, from before: IndexPath?, to after: IndexPath?) {
    (self.action, self.before, self.after) = (action, before, after)
    super.init()
  }
}
