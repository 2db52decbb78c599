import ControllerTree
import Foundation

/// A data source that shows snapshots in a table: what differs from the last one is a batch of updates. A subclass may override the other
/// methods of a data source. Rules: LIST-33, LIST-55.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>: NSObject,
  UITableViewDataSource
{
  /// Makes and configures the cell of an item.
  public typealias CellProvider =
    @MainActor (
      _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UITableViewCell?
  /// The sections and items.
  public typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

  private final let target: UnretainedTarget
  private final let cellProvider: CellProvider
  private final var current = Snapshot()

  /// How rows come and go. Nothing is drawn, so that all but `none` look alike.
  open var defaultRowAnimation = UITableView.RowAnimation.automatic

  /// Makes the data source, and sets it as that of the table, which does not retain it.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    target = UnretainedTarget(tableView)
    self.cellProvider = cellProvider
    super.init()
    tableView.dataSource = self
  }

  private final var table: UITableView? { target.object as? UITableView }

  // MARK: Applying

  /// Shows a snapshot. Rules: LIST-33.
  /// - Parameters:
  ///   - snapshot: The sections and items.
  ///   - animatingDifferences: Whether rows come and go in an animation.
  ///   - completion: Called when all is shown.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    let difference = SnapshotDifference(from: current, to: snapshot)
    var shown = snapshot
    shown.clearMarks()
    guard let table else {
      current = shown
      completion?()
      return
    }
    let animation = animatingDifferences ? defaultRowAnimation : .none
    let show = {
      table.performBatchUpdates {
        self.current = shown
        difference.tell(table, animation)
      } completion: { _ in
        completion?()
      }
      if !difference.reconfiguredItems.isEmpty { table.reconfigureRows(at: difference.reconfiguredItems) }
    }
    if animatingDifferences { show() } else { UIView.performWithoutAnimation(show) }
  }

  /// Shows a snapshot, and returns when all is shown. Rules: LIST-33.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async {
    await withCheckedContinuation { continuation in
      apply(snapshot, animatingDifferences: animatingDifferences) { continuation.resume() }
    }
  }

  /// Shows a snapshot by `reloadData()`. Rules: LIST-33.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, completion: (() -> Void)? = nil
  ) {
    current = snapshot
    current.clearMarks()
    table?.reloadData()
    table?.layoutIfNeeded()
    completion?()
  }

  /// Shows a snapshot by `reloadData()`. Rules: LIST-33.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) async {
    await withCheckedContinuation { continuation in
      applySnapshotUsingReloadData(snapshot) { continuation.resume() }
    }
  }

  // MARK: Questions

  /// The sections and items that are shown.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { current }
  /// The section at a place; `nil` for none.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    current.sections.indices.contains(index) ? current.sections[index].identifier : nil
  }
  /// The place of a section; `nil` for none.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? { current.indexOfSection(sectionIdentifier) }
  /// The item of a row; `nil` for none.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { current.item(at: indexPath) }
  /// The row of an item; `nil` for none.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    current.place(of: itemIdentifier).map { IndexPath(row: $0.item, section: $0.section) }
  }

  // MARK: Data source

  /// The number of sections that are shown.
  open func numberOfSections(in tableView: UITableView) -> Int { current.numberOfSections }
  /// The number of items that are shown.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    current.sections.indices.contains(section) ? current.sections[section].items.count : 0
  }
  /// The cell that the provider makes; a plain one if it returns `nil`.
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    current.item(at: indexPath).flatMap { cellProvider(tableView, indexPath, $0) } ?? UITableViewCell()
  }
  /// `nil`.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
  /// `nil`.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
  /// `false`.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
  /// `false`.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
  /// `nil`.
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
  /// `index`.
  open func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
    index
  }
  /// Does nothing.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {}
  /// Does nothing.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}
}

extension SnapshotDifference {
  /// Tells a table about the changes, inside a batch.
  @MainActor fileprivate func tell(_ table: UITableView, _ animation: UITableView.RowAnimation) {
    if !deletedSections.isEmpty { table.deleteSections(deletedSections, with: animation) }
    if !insertedSections.isEmpty { table.insertSections(insertedSections, with: animation) }
    for move in movedSections { table.moveSection(move.from, toSection: move.to) }
    if !reloadedSections.isEmpty { table.reloadSections(reloadedSections, with: animation) }
    if !deletedItems.isEmpty { table.deleteRows(at: deletedItems, with: animation) }
    if !insertedItems.isEmpty { table.insertRows(at: insertedItems, with: animation) }
    for move in movedItems { table.moveRow(at: move.from, to: move.to) }
    if !reloadedItems.isEmpty { table.reloadRows(at: reloadedItems, with: animation) }
  }
}
