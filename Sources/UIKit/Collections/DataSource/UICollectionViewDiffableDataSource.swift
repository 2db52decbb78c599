import ControllerTree
import Foundation

/// A data source that shows snapshots: what differs from the last one is a batch of updates. Rules: LIST-90 to LIST-93.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>: NSObject,
  UICollectionViewDataSource
{
  /// Makes and configures the cell of an item.
  public typealias CellProvider =
    @MainActor (
      _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UICollectionViewCell?
  /// Makes and configures a supplementary view.
  public typealias SupplementaryViewProvider =
    @MainActor (
      _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
    ) -> UICollectionReusableView?
  /// The sections and items.
  public typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// The items of a section as a tree.
  public typealias SectionSnapshot = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>

  private final let list: UnretainedCollection
  private final let cellProvider: CellProvider
  private final var current = Snapshot()
  private final var trees: [SectionIdentifierType: SectionSnapshot] = [:]

  /// Makes the supplementary views; without a provider they are plain views. Rules: LIST-68.
  /// - Issues: `reusableViewMissing` if the provider returns `nil`; the view is then a plain one.
  open var supplementaryViewProvider: SupplementaryViewProvider?
  /// What happens when a person moves an item. Rules: LIST-92.
  open var reorderingHandlers = ReorderingHandlers()
  /// What happens when a person expands or collapses an item. Rules: LIST-93.
  open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

  /// Makes the data source, and sets it as that of the collection view, which does not retain it.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    list = UnretainedCollection(collectionView)
    self.cellProvider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  // MARK: Applying

  /// Shows a snapshot. Rules: LIST-90.
  /// - Parameters:
  ///   - snapshot: The sections and items.
  ///   - animatingDifferences: Whether the cells move, come and go in an animation.
  ///   - completion: Called when all is shown.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    trees = trees.filter { snapshot.indexOfSection($0.key) != nil }
    show(snapshot, animatingDifferences, completion)
  }

  /// Shows a snapshot, and returns when all is shown. Rules: LIST-90.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async {
    await withCheckedContinuation { continuation in
      apply(snapshot, animatingDifferences: animatingDifferences) { continuation.resume() }
    }
  }

  /// Shows a snapshot by a reload of everything. Rules: LIST-91.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, completion: (() -> Void)? = nil
  ) {
    current = snapshot
    current.clearMarks()
    reload(completion)
  }

  private final func reload(_ completion: (() -> Void)?) {
    list.view?.reloadData()
    if let completion { UIView.animate(withDuration: 0, animations: {}, completion: { _ in completion() }) }
  }

  private final func show(_ snapshot: Snapshot, _ animated: Bool, _ completion: (() -> Void)?) {
    let old = current
    var new = snapshot
    new.clearMarks()
    guard let view = list.view, view.counts != nil, view.dataSource === self else {
      current = new
      return reload(completion)
    }
    let difference = SnapshotDifference(from: old, to: snapshot)
    let update = {
      view.performBatchUpdates {
        self.current = new
        difference.tell(view)
      } completion: { _ in
        completion?()
      }
    }
    view.turn("apply(_:animatingDifferences:completion:)") {
      if animated { update() } else { UIView.performWithoutAnimation(update) }
      if !difference.reconfiguredItems.isEmpty { view.reconfigureItems(at: difference.reconfiguredItems) }
    }
  }

  // MARK: Questions

  /// The sections and items that are shown, without marks.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { current }
  /// The item at a place; `nil` if there is none.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { current.item(at: indexPath) }
  /// The place of an item; `nil` if it is unknown.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    current.place(of: itemIdentifier).map { IndexPath(item: $0.item, section: $0.section) }
  }
  /// The section at a place; `nil` if there is none.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    current.sections.indices.contains(index) ? current.sections[index].identifier : nil
  }
  /// The place of a section; `nil` if it is unknown.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? { current.indexOfSection(sectionIdentifier) }

  // MARK: Section snapshots

  /// Shows the visible items of a tree in a section, which is added at the end if it is new. Rules: LIST-93.
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    trees[section] = snapshot
    var new = current
    if new.indexOfSection(section) == nil { new.appendSections([section]) }
    let visible = snapshot.visibleItems
    new.deleteItems(new.itemIdentifiers(inSection: section))
    new.appendItems(visible, toSection: section)
    show(new, animatingDifferences, completion)
  }

  /// Shows the visible items of a tree in a section, and returns when all is shown. Rules: LIST-93.
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
    animatingDifferences: Bool = true
  ) async {
    await withCheckedContinuation { continuation in
      apply(snapshot, to: section, animatingDifferences: animatingDifferences) { continuation.resume() }
    }
  }

  /// The tree of a section; its items without children if no tree was applied.
  open func snapshot(for section: SectionIdentifierType) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    if let tree = trees[section] { return tree }
    var tree = SectionSnapshot()
    if current.indexOfSection(section) != nil { tree.append(current.itemIdentifiers(inSection: section)) }
    return tree
  }

  /// A person expands or collapses an item. Rules: LIST-93.
  /// - Returns: Whether the item was expanded or collapsed.
  @discardableResult
  @_disfavoredOverload
  public final func toggleExpansion(of item: ItemIdentifierType) -> Bool {
    guard let section = current.sectionIdentifier(containingItem: item), var tree = trees[section], tree.contains(item)
    else { return false }
    let handlers = sectionSnapshotHandlers
    if tree.isExpanded(item) {
      guard handlers.shouldCollapseItem?(item) ?? true else { return false }
      handlers.willCollapseItem?(item)
      tree.collapse([item])
    } else {
      guard handlers.shouldExpandItem?(item) ?? true else { return false }
      handlers.willExpandItem?(item)
      if let children = handlers.snapshotForExpandingParent?(item, tree.snapshot(of: item)) {
        tree.replace(childrenOf: item, using: children)
      }
      tree.expand([item])
    }
    apply(tree, to: section)
    return true
  }

  // MARK: The collection view's questions

  open func numberOfSections(in collectionView: UICollectionView) -> Int { current.numberOfSections }
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    current.sections.indices.contains(section) ? current.sections[section].items.count : 0
  }
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let item = current.item(at: indexPath), let cell = cellProvider(collectionView, indexPath, item) else {
      return UICollectionViewCell()
    }
    if let cell = cell as? UICollectionViewListCell { takeOutline(of: item, cell) }
    return cell
  }
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let supplementaryViewProvider else { return UICollectionReusableView() }
    return supplementaryViewProvider(collectionView, kind, indexPath)
      ?? collectionView.missingSupplementaryView(kind, indexPath)
  }
  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    current.item(at: indexPath).flatMap { reorderingHandlers.canReorderItem?($0) } ?? false
  }
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    let old = current
    guard let item = old.item(at: sourceIndexPath), let section = sectionIdentifier(for: destinationIndexPath.section)
    else { return }
    var new = old
    new.deleteItems([item])
    let items = new.itemIdentifiers(inSection: section)
    if items.indices.contains(destinationIndexPath.item) {
      new.insertItems([item], beforeItem: items[destinationIndexPath.item])
    } else {
      new.appendItems([item], toSection: section)
    }
    let transaction = NSDiffableDataSourceTransaction(from: old, to: new)
    reorderingHandlers.willReorder?(transaction)
    current = new
    reorderingHandlers.didReorder?(transaction)
  }
  open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }
  open func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { IndexPath(item: 0, section: 0) }

  /// A list cell shows the level of its item, and expands it.
  private final func takeOutline(of item: ItemIdentifierType, _ cell: UICollectionViewListCell) {
    guard let section = current.sectionIdentifier(containingItem: item), let tree = trees[section], tree.contains(item)
    else { return }
    cell.indentationLevel = tree.level(of: item)
    cell.outline = .init(isExpanded: tree.isExpanded(item)) { [weak self] in self?.toggleExpansion(of: item) }
  }
}

/// The collection view of a data source, which does not retain it.
@MainActor struct UnretainedCollection {
  private let target: UnretainedTarget

  init(_ view: UICollectionView) { target = UnretainedTarget(view) }

  var view: UICollectionView? { target.object as? UICollectionView }
}

extension SnapshotDifference {
  /// Tells a collection view about the changes, inside a batch.
  @MainActor func tell(_ view: UICollectionView) {
    if !deletedSections.isEmpty { view.deleteSections(deletedSections) }
    if !insertedSections.isEmpty { view.insertSections(insertedSections) }
    for move in movedSections { view.moveSection(move.from, toSection: move.to) }
    if !reloadedSections.isEmpty { view.reloadSections(reloadedSections) }
    if !deletedItems.isEmpty { view.deleteItems(at: deletedItems) }
    if !insertedItems.isEmpty { view.insertItems(at: insertedItems) }
    for move in movedItems { view.moveItem(at: move.from, to: move.to) }
    if !reloadedItems.isEmpty { view.reloadItems(at: reloadedItems) }
  }
}
