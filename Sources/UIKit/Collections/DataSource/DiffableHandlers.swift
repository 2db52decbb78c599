import ControllerTree
import Foundation

extension UICollectionViewDiffableDataSource {
  /// What happens when a person moves an item. Rules: LIST-92.
  public struct ReorderingHandlers {
    /// Whether a person may move an item; not by default.
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    /// An item is about to have its new place in the snapshot.
    public var willReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    /// An item has its new place in the snapshot.
    public var didReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

    /// Makes handlers that permit nothing.
    public init() {}
  }

  /// What happens when a person expands or collapses an item. Rules: LIST-93.
  public struct SectionSnapshotHandlers<Item: Hashable> {
    /// Whether an item may be expanded; it may by default.
    public var shouldExpandItem: ((Item) -> Bool)?
    /// An item is about to be expanded.
    public var willExpandItem: ((Item) -> Void)?
    /// Whether an item may be collapsed; it may by default.
    public var shouldCollapseItem: ((Item) -> Bool)?
    /// An item is about to be collapsed.
    public var willCollapseItem: ((Item) -> Void)?
    /// The children of an item that is about to be expanded; it gets those that the item has.
    public var snapshotForExpandingParent:
      ((Item, NSDiffableDataSourceSectionSnapshot<Item>) -> NSDiffableDataSourceSectionSnapshot<Item>)?

    /// Makes handlers that change nothing.
    public init() {}
  }
}

/// A change that a person has made to a snapshot. Rules: LIST-92.
public struct NSDiffableDataSourceTransaction<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
  /// The snapshot before the change.
  public let initialSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// The snapshot after the change.
  public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// The difference of all items.
  public let difference: CollectionDifference<ItemIdentifierType>
  /// The changes of the sections that have changed.
  public let sectionTransactions: [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]

  init(
    from old: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    to new: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) {
    (initialSnapshot, finalSnapshot) = (old, new)
    difference = new.itemIdentifiers.difference(from: old.itemIdentifiers).inferringMoves()
    sectionTransactions = new.sections.compactMap { section in
      guard let place = old.indexOfSection(section.identifier) else { return nil }
      let before = old.sections[place].items
      guard before != section.items else { return nil }
      var (first, last) = (
        NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>(),
        NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
      )
      first.append(before)
      last.append(section.items)
      return NSDiffableDataSourceSectionTransaction(
        sectionIdentifier: section.identifier, initialSnapshot: first, finalSnapshot: last,
        difference: section.items.difference(from: before).inferringMoves())
    }
  }
}

/// A change that a person has made to a section. Rules: LIST-92.
public struct NSDiffableDataSourceSectionTransaction<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
  /// The section.
  public let sectionIdentifier: SectionIdentifierType
  /// Its items before the change.
  public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// Its items after the change.
  public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// The difference of the items.
  public let difference: CollectionDifference<ItemIdentifierType>
}
