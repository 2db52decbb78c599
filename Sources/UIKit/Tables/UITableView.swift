import ControllerTree
import Foundation

/// Rows in sections, one below the other, of which only the visible ones have cells.
///
/// The ``dataSource`` is asked for all numbers when they are needed first, and for a cell whenever a row becomes visible. The `delegate`
/// decides on heights, headers, selection and editing. After a change of the data, tell the table: ``reloadData()``, or the changes
/// one by one in ``performBatchUpdates(_:completion:)``. A person's acts are ``tapRow(at:)``, ``tapAccessory(at:)``,
/// ``swipeRow(at:from:)``, ``dragRow(at:to:)``, ``tapDelete(at:)`` and others. Nothing is drawn, so that changes of rows are in place at once,
/// and their completions wait for the time of an animation. Rules: LIST-01 to LIST-32.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  /// Makes a table.
  public init(frame: CGRect, style: UITableView.Style) {
    storedStyle = style
    super.init(frame: frame)
    clipsToBounds = true
    alwaysBounceVertical = true
    backgroundColor = style.background
  }

  /// Makes a plain table.
  public override init(frame: CGRect) {
    storedStyle = .plain
    super.init(frame: frame)
    clipsToBounds = true
    alwaysBounceVertical = true
    backgroundColor = storedStyle.background
  }

  /// Makes a table of a file, with its prototypes or its static cells; a plain one without a file. Rules: LIST-31.
  public required init?(coder: NSCoder) {
    storedStyle = .plain
    super.init(coder: coder)
    if backgroundColor == nil, !ArchivedView.isArchive(coder) { backgroundColor = storedStyle.background }
  }

  /// The look of the table. The ``ControllerTree/UIView/backgroundColor`` goes with it at first. Rules: LIST-89.
  open var style: Style { storedStyle }
  private(set) final var storedStyle: Style

  // MARK: Parts

  private(set) final lazy var contents = TableContents(of: self)
  private(set) final lazy var display = TableDisplay(of: self)
  private(set) final lazy var selection = TableSelection(of: self)
  private(set) final lazy var updates = TableUpdates(of: self)
  private(set) final lazy var editing = TableEditing(of: self)
  private(set) final lazy var prefetching = TablePrefetching(of: self)
  private(set) final lazy var focus = ListFocus(of: self)
  private(set) final lazy var interactionParts = ListInteractions(of: self)
  final var placeholdersIfUsed: ListPlaceholders?
  private(set) final lazy var placeholderCells = TablePlaceholders(of: self)
  /// The static cells of a file.
  final var staticContents: StaticContents?

  // MARK: Data source and delegate

  /// Has the contents. Not retained.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet {
      if dataSource !== oldValue { contents.forget() }
      if PropertyChanges.isObserved(self) { PropertyChanges.tell(self, "dataSource", from: oldValue) }
    }
  }
  /// Decides on heights, headers, selection and editing, and learns what happens. Not retained.
  @_nonoverride
  open weak var delegate: (any UITableViewDelegate)? {
    get { contents.delegate }
    set {
      super.delegate = newValue
      contents.delegateChanged()
    }
  }
  /// Learns which rows will probably become visible. Not retained. Rules: LIST-21.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
  /// Whether ``prefetchDataSource`` is told.
  open var isPrefetchingEnabled = true

  // MARK: Reuse

  /// Lets ``dequeueReusableCell(withIdentifier:for:)`` make cells of a class; `nil` to make none any more. Rules: LIST-05.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    display.cells.register(cellClass.map { .type($0) }, for: identifier)
  }
  /// Lets ``dequeueReusableCell(withIdentifier:for:)`` make cells of a nib; `nil` to make none any more. Rules: LIST-05.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    display.cells.register(nib.map { .nib($0) }, for: identifier)
  }
  /// Lets ``dequeueReusableHeaderFooterView(withIdentifier:)`` make views of a class. Rules: LIST-05.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    display.supplements.register(aClass.map { .type($0) }, for: identifier)
  }
  /// Lets ``dequeueReusableHeaderFooterView(withIdentifier:)`` make views of a nib. Rules: LIST-05.
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    display.supplements.register(nib.map { .nib($0) }, for: identifier)
  }

  /// A cell that waits for reuse, or a new one of the class or nib that is registered; `nil` without a registration.
  /// Rules: LIST-05, LIST-06.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    display.dequeueIfRegistered(identifier)
  }
  /// A cell that waits for reuse, or a new one. It has the size of its row. Without a registration, a plain cell.
  /// - Issues: `reusableViewMissing`.
  /// - Rules: LIST-05, LIST-06.
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    display.dequeue(identifier, for: indexPath)
  }
  /// A header or footer that waits for reuse, or a new one; `nil` without a registration. Rules: LIST-05, LIST-06.
  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
    display.dequeueSupplement(identifier)
  }

  // MARK: Numbers

  /// The number of sections, as the data source stated it. Rules: LIST-11.
  open var numberOfSections: Int { contents.current.sections.count }
  /// The number of rows in a section, as the data source stated it; 0 for a section that does not exist. Rules: LIST-11.
  open func numberOfRows(inSection section: Int) -> Int {
    let sections = contents.current.sections
    guard sections.indices.contains(section) else { return 0 }
    return sections[section].rows.count + (isPresenting ? sections[section].gaps.count : 0)
  }

  // MARK: Geometry

  /// The rectangle of a section with its header and footer. Rules: LIST-14.
  open func rect(forSection section: Int) -> CGRect { contents.rect(ofSection: section) }
  /// The rectangle of a header; where it is without sticking to an edge. Rules: LIST-14.
  open func rectForHeader(inSection section: Int) -> CGRect { contents.rect(of: .header, section) }
  /// The rectangle of a footer; where it is without sticking to an edge. Rules: LIST-14.
  open func rectForFooter(inSection section: Int) -> CGRect { contents.rect(of: .footer, section) }
  /// The rectangle of a row; empty for a row that does not exist. Rules: LIST-14.
  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    switch named(indexPath) {
    case .element(let path): contents.rect(ofRow: path)
    case .placeholder(let number): placeholderCells.rect(number) ?? .zero
    }
  }
  /// The row at a point of the content; `nil` for none. Rules: LIST-14.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? { contents.row(at: point) }
  /// The rows that lie in a rectangle of the content.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { contents.rows(in: rect) }
  /// The row of a visible cell; `nil` for any other cell.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { display.path(of: cell) }

  // MARK: What is visible

  /// The cell of a visible row; `nil` for any other row. Rules: LIST-12.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    display.catchUp()
    switch named(indexPath) {
    case .element(let path): return display.shown[path]
    case .placeholder(let number): return placeholderCells.cell(number)
    }
  }
  /// The cells of the visible rows, the topmost first. Rules: LIST-12.
  open var visibleCells: [UITableViewCell] {
    display.catchUp()
    return display.shownPaths.compactMap { display.shown[$0] }
  }
  /// The visible rows, the topmost first. Rules: LIST-12.
  open var indexPathsForVisibleRows: [IndexPath]? {
    display.catchUp()
    return display.shownPaths
  }
  /// The view of a visible header. Rules: LIST-15.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    display.catchUp()
    return display[.header].shown[section] as? UITableViewHeaderFooterView
  }
  /// The view of a visible footer. Rules: LIST-15.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    display.catchUp()
    return display[.footer].shown[section] as? UITableViewHeaderFooterView
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    display.contentInsetsChanged()
  }

  /// Makes the cells that have become visible, and places everything. An override calls `super`. Rules: LIST-12.
  open override func layoutSubviews() {
    super.layoutSubviews()
    display.update()
  }

  // MARK: Touches

  /// Highlights the row under the finger, if it can be selected; open actions of a swipe are closed instead. Rules: LIST-23.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    guard let touch = touches.first, !editing.closeSwipe() else { return }
    let point = touch.location(in: self)
    guard !fingersOnRows.began(at: point), let path = row(of: touch, at: point) else { return }
    _ = selection.press(path)
  }
  /// The row under a finger; `nil` if hit testing has found no view of its cell. Rules: TOUCH-59.
  private func row(of touch: UITouch, at point: CGPoint) -> IndexPath? {
    guard let path = indexPathForRow(at: point) else { return nil }
    guard let cell = cellForRow(at: path) else { return path }
    return touch.belongs(to: cell) ? path : nil
  }
  /// Selects the row that the finger is lifted from, if it came down there, or acts on its accessory or sign. Rules: LIST-23, TOUCH-48.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    guard let point = touches.first?.location(in: self), !fingersOnRows.ended(at: point) else { return }
    if let path = indexPathForRow(at: point), path == selection.pressedPath {
      selection.lift()
    } else {
      selection.release()
    }
  }
  /// Ends the highlight of a row. Rules: LIST-23.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    fingersOnRows.cancelled()
    selection.release()
  }

  private final var fingersIfUsed: TableFingers?
  private final var fingersOnRows: TableFingers {
    if let fingersIfUsed { return fingersIfUsed }
    let made = TableFingers(of: self)
    fingersIfUsed = made
    made.install()
    return made
  }

  /// The recognizers, among them those of swipes over rows and of drags by the handle. Rules: TOUCH-47, TOUCH-48.
  open override var gestureRecognizers: [UIGestureRecognizer]? {
    get {
      _ = fingersOnRows
      return super.gestureRecognizers
    }
    set { super.gestureRecognizers = newValue }
  }

  // MARK: Heights, in points

  /// The height of rows; `automaticDimension`, the default, for that of their contents. Rules: LIST-13.
  open var rowHeight: CGFloat = UITableView.automaticDimension { didSet { contents.heightsChanged() } }
  /// The height of headers; `automaticDimension`, the default, for that of their contents. Rules: LIST-15.
  open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension { didSet { contents.heightsChanged() } }
  /// The height of footers; `automaticDimension`, the default, for that of their contents. Rules: LIST-15.
  open var sectionFooterHeight: CGFloat = UITableView.automaticDimension { didSet { contents.heightsChanged() } }
  /// The height of rows that have not been visible; `automaticDimension` for 44, 0 to ask the delegate for all heights at once.
  /// Rules: LIST-13.
  open var estimatedRowHeight: CGFloat = UITableView.automaticDimension { didSet { contents.heightsChanged() } }
  /// The height of headers that have not been visible. Rules: LIST-15.
  open var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension {
    didSet { contents.heightsChanged() }
  }
  /// The height of footers that have not been visible. Rules: LIST-15.
  open var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension {
    didSet { contents.heightsChanged() }
  }
  /// The space above headers with a view or a title; `automaticDimension`, the default, for none. Rules: LIST-15.
  open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension { didSet { contents.heightsChanged() } }
  /// The height of empty rows below the last one. The library never reads it.
  open var fillerRowHeight: CGFloat = 0
  /// Which changes of a cell's content measure its row again. Rules: LIST-43.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled {
    didSet { if selfSizingInvalidation != oldValue { display.followContents() } }
  }

  // MARK: Views of the table

  /// A view above the first section, as wide as the table. Rules: LIST-16.
  open var tableHeaderView: UIView? {
    didSet { display.replace(oldValue, by: tableHeaderView) }
  }
  /// A view below the last section, as wide as the table. Rules: LIST-16.
  open var tableFooterView: UIView? {
    didSet { display.replace(oldValue, by: tableFooterView) }
  }
  /// A view behind the rows, as large as the visible part. Rules: LIST-16.
  open var backgroundView: UIView? {
    didSet { display.replace(oldValue, by: backgroundView) }
  }

  // MARK: Changes

  /// Asks the data source for everything again: for the numbers at once, for cells at the next layout. Nothing is selected any more.
  /// Rules: LIST-11, LIST-17.
  open func reloadData() { asTurn("reloadData()") { updates.reloadData() } }
  /// Inserts rows that the data source has already. Rules: LIST-01 to LIST-03.
  /// - Issues: `invalidListUpdate`.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    updates.make("insertRows(at:with:)", indexPaths.map { .insert($0) }, animation)
  }
  /// Deletes rows that the data source has no longer. Rules: LIST-01 to LIST-03.
  /// - Issues: `invalidListUpdate`.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    updates.make("deleteRows(at:with:)", indexPaths.map { .delete($0) }, animation)
  }
  /// Asks for new cells of rows. Rules: LIST-02, LIST-03.
  /// - Issues: `invalidListUpdate`.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    updates.make("reloadRows(at:with:)", indexPaths.map { .reload($0) }, animation)
  }
  /// Moves a row that the data source has moved already. Rules: LIST-01 to LIST-03.
  /// - Issues: `invalidListUpdate`.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    updates.make("moveRow(at:to:)", [.move(indexPath, to: newIndexPath)], .automatic)
  }
  /// Lets the data source configure the present cells of visible rows again, and measures them. Rules: LIST-18.
  open func reconfigureRows(at indexPaths: [IndexPath]) {
    asTurn("reconfigureRows(at:)") { updates.reconfigure(indexPaths) }
  }
  /// Inserts sections that the data source has already. Rules: LIST-01 to LIST-03.
  /// - Issues: `invalidListUpdate`.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    updates.make("insertSections(_:with:)", sections.map { .insertSection($0) }, animation)
  }
  /// Deletes sections that the data source has no longer. Rules: LIST-01 to LIST-03.
  /// - Issues: `invalidListUpdate`.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    updates.make("deleteSections(_:with:)", sections.map { .deleteSection($0) }, animation)
  }
  /// Asks for sections anew, with another number of rows if the data source states one. Rules: LIST-02, LIST-03.
  /// - Issues: `invalidListUpdate`.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    updates.make("reloadSections(_:with:)", sections.map { .reloadSection($0) }, animation)
  }
  /// Moves a section that the data source has moved already. Rules: LIST-01 to LIST-03.
  /// - Issues: `invalidListUpdate`.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    updates.make("moveSection(_:toSection:)", [.moveSection(section, to: newSection)], .automatic)
  }
  /// Makes several changes one batch.
  /// - Parameters:
  ///   - updates: Changes the data and tells the table. May be nested.
  ///   - completion: Runs when the animation of the batch has ended.
  /// - Issues: `invalidListUpdate`.
  /// - Rules: LIST-01 to LIST-03, LIST-17.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    asTurn("performBatchUpdates(_:completion:)") { self.updates.perform(updates, completion) }
  }
  /// Begins a batch, which ``endUpdates()`` ends. Rules: LIST-01.
  open func beginUpdates() { updates.begin() }
  /// Ends a batch; without changes in it, heights are asked for again. Does nothing without a batch. Rules: LIST-01 to LIST-03.
  /// - Issues: `invalidListUpdate`.
  open func endUpdates() { asTurn("endUpdates()") { updates.end() } }
  /// Whether the table differs from its data source at the moment: in a batch, or with placeholders of drops. Rules: LIST-36.
  open var hasUncommittedUpdates: Bool { updates.isOpen || places != nil }

  // MARK: Scrolling

  /// Moves the content so that a row is at a place, as far as the content reaches. Rules: LIST-04, LIST-19.
  /// - Issues: `placeOutOfRange`.
  open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    asTurn("scrollToRow(at:at:animated:)") { contents.scroll(to: indexPath, scrollPosition, animated: animated) }
  }
  /// Moves the content so that the selected row is at a place. Does nothing without a selection.
  open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    guard let path = selection.nearest else { return }
    scrollToRow(at: path, at: scrollPosition, animated: animated)
  }

  // MARK: Selection

  /// Whether a person can select rows. Rules: LIST-23.
  open var allowsSelection = true
  /// Whether several rows can be selected. Rules: LIST-24.
  open var allowsMultipleSelection = false { didSet { selection.rulesChanged() } }
  /// Whether a person can select rows in editing mode. Rules: LIST-23.
  open var allowsSelectionDuringEditing = false
  /// Whether several rows can be selected in editing mode. Rules: LIST-24.
  open var allowsMultipleSelectionDuringEditing = false { didSet { selection.rulesChanged() } }
  /// The selected row; of several, the one that was selected first. Rules: LIST-22.
  open var indexPathForSelectedRow: IndexPath? { selection.paths.first }
  /// The selected rows, in the order of their selection; `nil` for none. Rules: LIST-22.
  open var indexPathsForSelectedRows: [IndexPath]? { selection.paths.isEmpty ? nil : selection.paths }
  /// Selects a row without telling the delegate. `nil` deselects all. Rules: LIST-22.
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    asTurn("selectRow(at:animated:scrollPosition:)") {
      selection.select(indexPath, animated: animated, scrollPosition)
    }
  }
  /// Deselects a row without telling the delegate. Rules: LIST-22.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    asTurn("deselectRow(at:animated:)") { selection.deselect(indexPath, animated: animated) }
  }
  /// Whether moving the focus selects a row. Rules: LIST-46.
  open var selectionFollowsFocus = false
  /// Whether rows can get the focus. Rules: LIST-46.
  open var allowsFocus = true
  /// Whether rows can get the focus in editing mode. Rules: LIST-46.
  open var allowsFocusDuringEditing = true
  /// Whether the focus returns to the row that had it. Rules: LIST-46.
  open var remembersLastFocusedIndexPath = false

  // MARK: Editing

  /// Whether the table is in editing mode. Rules: LIST-25.
  open var isEditing: Bool {
    get { editing.isOn }
    set { setEditing(newValue, animated: false) }
  }
  /// Switches editing mode on or off, with the visible cells. Rules: LIST-25.
  open func setEditing(_ editing: Bool, animated: Bool) {
    asTurn("setEditing(_:animated:)") { self.editing.set(editing, animated: animated) }
  }

  // MARK: Menus, drags and drops

  /// The menus of the rows, which the delegate makes. Rules: LIST-34.
  open var contextMenuInteraction: UIContextMenuInteraction? { interactionParts.menuInteraction }
  /// Makes the items of a drag of rows. Not retained. Rules: LIST-40.
  open weak var dragDelegate: (any UITableViewDragDelegate)? {
    didSet {
      if dragDelegate != nil { interactionParts.offerDrags() }
      if PropertyChanges.isObserved(self) { PropertyChanges.tell(self, "dragDelegate", from: oldValue) }
    }
  }
  /// Takes what a person drops on the table. Not retained. Rules: LIST-41.
  open weak var dropDelegate: (any UITableViewDropDelegate)? {
    didSet {
      if dropDelegate != nil { interactionParts.offerDrops() }
      if PropertyChanges.isObserved(self) { PropertyChanges.tell(self, "dropDelegate", from: oldValue) }
    }
  }
  /// Whether a person can drag rows. Rules: LIST-40.
  open var dragInteractionEnabled = true
  /// Whether rows spring open when something is held above them: they are selected as by a tap. Rules: LIST-38.
  open var isSpringLoaded = false
  /// Whether rows of the table are being dragged. Rules: LIST-40.
  open var hasActiveDrag: Bool { interactionParts.dragging?.isActive ?? false }
  /// Whether a drag is above the table. Rules: LIST-41.
  open var hasActiveDrop: Bool { interactionParts.dropping?.isActive ?? false }

  // MARK: Index

  /// Asks the data source again for the titles of the index. Rules: LIST-20.
  open func reloadSectionIndexTitles() { contents.indexTitles = nil }
  /// From how many rows on the index is there. The library never reads it.
  open var sectionIndexMinimumDisplayRowCount = 0
  /// The colour of the index. The library never reads it.
  open var sectionIndexColor: UIColor?
  /// The colour behind the index. The library never reads it.
  open var sectionIndexBackgroundColor: UIColor?
  /// The colour behind the index while it is touched. The library never reads it.
  open var sectionIndexTrackingBackgroundColor: UIColor?

  // MARK: Looks: kept, never drawn

  /// The lines between rows. The library never reads it.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  /// The colour of the lines. The library never reads it.
  open var separatorColor: UIColor?
  /// The effect of the lines. The library never reads it.
  open var separatorEffect: UIVisualEffect?
  /// The insets of the lines. The library never reads it.
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  /// What the insets are measured from. The library never reads it.
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges
  /// Whether margins of cells follow the readable width. The library never reads it.
  open var cellLayoutMarginsFollowReadableWidth = false
  /// Whether the contents of cells, headers and footers keep out of the safe area at the sides. Rules: LIST-14.
  open var insetsContentViewsToSafeArea = true { didSet { display.contentInsetsChanged() } }
}

extension UITableView {
  /// - Parameter hasColor: Whether the file has a colour for the background.
  final func takeStyle(_ style: Style, hasColor: Bool) {
    if !hasColor, backgroundColor == storedStyle.background { backgroundColor = style.background }
    storedStyle = style
  }

  /// The delegate, if it is one of a table.
  final var tableDelegate: (any UITableViewDelegate)? { contents.delegate }
}
