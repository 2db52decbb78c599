import ControllerTree
import Foundation

/// The cells, headers and footers of a table that are on screen, and those that wait for reuse.
///
/// An update goes over the visible rows from above, in this order: rows that are no longer visible end, rows that have become visible get
/// a cell and a height, then headers and footers follow. Rules: LIST-12, LIST-15, LIST-16.
@MainActor final class TableDisplay {
  unowned let table: UITableView
  let cells = ReusePool<String, UITableViewCell>()
  let supplements = ReusePool<String, UITableViewHeaderFooterView>()
  private(set) var shown: [IndexPath: UITableViewCell] = [:]
  /// The rows of `shown`, sorted.
  private(set) var shownPaths: [IndexPath] = []
  private var pathsByCell: [ObjectIdentifier: IndexPath] = [:]
  private var headers = TableSupplements()
  private var footers = TableSupplements()
  private var phase = Phase.resting
  /// Counts the times that everything was forgotten, so that an update notices it.
  private(set) var generation = 0
  /// The cells of former data, which end at the next update.
  private var former: [(IndexPath, UITableViewCell)] = []
  /// Cells that the data source configures again.
  private(set) var reconfigured: [IndexPath: UITableViewCell] = [:]
  private var width: CGFloat = 0
  /// What contents keep free at their sides.
  private(set) var contentInsets = UIEdgeInsets.zero

  /// Shown cells whose content has another size than it was measured with.
  private var changedCells: [UITableViewCell] = []

  private enum Phase { case resting, updating }

  init(of table: UITableView) { self.table = table }

  var contents: TableContents { table.contents }

  /// The headers, or the footers.
  subscript(edge: SectionEdge) -> TableSupplements {
    get { edge == .header ? headers : footers }
    set { if edge == .header { headers = newValue } else { footers = newValue } }
  }

  func path(of cell: UITableViewCell) -> IndexPath? { pathsByCell[ObjectIdentifier(cell)] }

  /// A question about visible rows, which the next layout would answer.
  func catchUp() {
    if case .resting = phase { table.layoutIfNeeded() }
  }

  // MARK: Forgetting

  /// The data is another one: cells on screen end at the next update.
  func forget() {
    generation += 1
    for path in shownPaths { if let cell = shown[path] { former.append((path, cell)) } }
    (shown, shownPaths, pathsByCell) = ([:], [], [:])
    headers.forget()
    footers.forget()
  }

  private func endFormer() {
    let (cells, headers, footers) = (former, headers.takeFormer(), footers.takeFormer())
    former = []
    for (path, cell) in cells { end(cell, path) }
    for (section, view) in headers { end(view, .header, section) }
    for (section, view) in footers { end(view, .footer, section) }
  }

  /// The places of all cells after a batch. Those of deleted rows end at the next update.
  func move(by update: ListUpdate) {
    generation += 1
    var moved: [IndexPath: UITableViewCell] = [:]
    for path in shownPaths {
      guard let cell = shown[path] else { continue }
      if !update.isReloaded(path), let new = update.newPath(of: path) {
        moved[new] = cell
      } else {
        former.append((path, cell))
      }
    }
    shown = moved
    sortPaths()
    pathsByCell = [:]
    for (path, cell) in shown { pathsByCell[ObjectIdentifier(cell)] = path }
    headers.move(by: update)
    footers.move(by: update)
  }

  private func sortPaths() { shownPaths = shown.keys.sorted() }

  // MARK: Updating

  /// Brings the cells in step with the visible part. A call by a callback of a running update is left to the next layout.
  func update() {
    guard case .resting = phase else { return table.setNeedsLayout() }
    phase = .updating
    defer { phase = .resting }
    let insets = contents.contentInsets
    if table.bounds.width != width || insets != contentInsets {
      (width, contentInsets) = (table.bounds.width, insets)
      for path in shownPaths { shown[path]?.sideInsets = insets }
      contents.heightsChanged()
    }
    table.tableHeaderView.map { place($0, y: 0) }
    _ = contents.current
    endFormer()
    if contents.needsMeasuring {
      contents.needsMeasuring = false
      measureAgain()
    }
    measureChanged()
    table.contentSize = contents.size
    endHidden()
    let anchor = self.anchor
    showVisible()
    if table.placeholdersIfUsed != nil { table.placeholderCells.update() }
    showSupplements()
    table.tableFooterView.map { place($0, y: contents.size.height - $0.bounds.height) }
    placeBackground()
    placeCells()
    if table.contentSize != contents.size { table.contentSize = contents.size }
    if let anchor { keep(anchor) }
    table.prefetching.visibleRowsChanged()
  }

  private var visible: CGRect { table.bounds }

  /// A row that stays visible, and its place.
  private struct Anchor {
    let path: IndexPath
    let y: CGFloat
    let generation: Int
  }

  private var anchor: Anchor? {
    shownPaths.first.map { Anchor(path: $0, y: contents.rect(ofRow: $0).minY, generation: generation) }
  }

  /// Rows above that are higher than their estimates move the content, not what is visible (LIST-44).
  private func keep(_ anchor: Anchor) {
    let distance = contents.rect(ofRow: anchor.path).minY - anchor.y
    guard distance != 0, anchor.generation == generation, table.bounds.minY > -table.adjustedContentInset.top else {
      return
    }
    table.contentOffset.y = max(table.bounds.minY + distance, -table.adjustedContentInset.top)
  }

  /// Ends the rows that are no longer visible, so that their cells can be used again.
  private func endHidden() {
    let (paths, before) = (shownPaths, generation)
    for path in paths {
      guard before == generation else { return }
      let rect = contents.rect(ofRow: path)
      if rect.maxY <= visible.minY || rect.minY >= visible.maxY { hide(path) }
    }
  }

  private func hide(_ path: IndexPath) {
    guard let cell = shown[path] else { return }
    table.editing.rowHides(path)
    shown[path] = nil
    pathsByCell[ObjectIdentifier(cell)] = nil
    sortPaths()
    end(cell, path)
  }

  private func end(_ cell: UITableViewCell, _ path: IndexPath) {
    // The cell may be in use for another row.
    let isUsed = pathsByCell[ObjectIdentifier(cell)] != nil
    if !isUsed { cell.removeFromSuperview() }
    contents.delegate?.tableView(table, didEndDisplaying: cell, forRowAt: path)
    if !isUsed, let identifier = cell.reuseIdentifier { cells.put(cell, for: identifier) }
  }

  private func showVisible() {
    let before = generation
    guard visible.height > 0, var path = contents.current.row(after: visible.minY) else { return }
    while contents.current.row(path).y < visible.maxY {
      if shown[path] == nil { show(path) }
      guard before == generation, let next = contents.current.next(after: path) else { return }
      path = next
    }
  }

  private func show(_ path: IndexPath) {
    let before = generation
    guard let cell = table.dataSource?.tableView(table, cellForRowAt: path), before == generation else { return }
    if let other = pathsByCell[ObjectIdentifier(cell)] { shown[other] = nil }
    shown[path] = cell
    pathsByCell[ObjectIdentifier(cell)] = path
    sortPaths()
    prepare(cell, path)
    follow(cell)
    measure(path, cell)
    guard before == generation else { return }
    setFrame(contents.rect(ofRow: path), of: cell)
    contents.delegate?.tableView(table, willDisplay: cell, forRowAt: path)
    guard before == generation else { return }
    if cell.superview !== table { table.addSubview(cell) }
  }

  /// Gives a cell the states that the table has for its row.
  private func prepare(_ cell: UITableViewCell, _ path: IndexPath) {
    cell.width(contents.rowWidth)
    cell.sideInsets = contentInsets
    let isSelected = table.selection.contains(path)
    if cell.isSelected != isSelected { cell.setSelected(isSelected, animated: false) }
    cell.hasFocus = table.focus.path == path
    table.editing.prepare(cell, path)
    guard contents.heights.indentation != .missing, let delegate = contents.delegate else { return }
    let level = DefaultReached.answer { delegate.tableView(table, indentationLevelForRowAt: path) }
    contents.heights.indentation = level == nil ? .missing : .present
    if let level { cell.indentationLevel = level }
  }

  // MARK: Heights

  /// Notes the height of a row: that of the delegate, or that of the cell's content.
  func measure(_ path: IndexPath, _ cell: UITableViewCell, again: Bool = false) {
    let data = contents.current
    guard data.contains(path), again || !data.sections[path.section].rows.isNoted(path.row) else { return }
    var height = table.rowHeight
    if contents.heights.row != .missing, let delegate = contents.delegate {
      let asked = DefaultReached.answer { delegate.tableView(table, heightForRowAt: path) }
      contents.heights.row = asked == nil ? .missing : .present
      height = asked ?? height
    }
    // A fixed height is known without a note.
    if height >= 0, height == data.sections[path.section].rows.usual, !again { return }
    let measured = height >= 0 ? height : cell.fittingHeight(width: contents.rowWidth)
    contents.update { if $0.contains(path) { $0.note(measured, of: path) } }
  }

  /// Asks for the heights of the visible rows again.
  func measureAgain(_ paths: [IndexPath]? = nil) {
    for path in paths ?? shownPaths { if let cell = shown[path] { measure(path, cell, again: true) } }
  }

  // MARK: Contents that change

  /// Lets a shown cell report changes of its constraints, or no longer (LIST-43).
  private func follow(_ cell: UITableViewCell) {
    guard table.selfSizingInvalidation == .enabledIncludingConstraints else { return }
    cell.measuredView?.followFitting { UITableViewCell.around($0)?.invalidateIntrinsicContentSize() }
  }

  func followContents() {
    for path in shownPaths { shown[path]?.measuredView?.followFitting(nil) }
    for path in shownPaths { if let cell = shown[path] { follow(cell) } }
    if table.selfSizingInvalidation == .enabledIncludingConstraints { measureAgain() }
  }

  /// The content of a cell has changed: its row is measured at the next layout.
  func contentChanged(_ cell: UITableViewCell) {
    guard table.selfSizingInvalidation != .disabled, case .resting = phase, pathsByCell[ObjectIdentifier(cell)] != nil
    else { return }
    for other in changedCells where other === cell { return }
    changedCells.append(cell)
    table.inTurn("invalidateIntrinsicContentSize()") { table.setNeedsLayout() }
  }

  private func measureChanged() {
    let cells = changedCells
    changedCells = []
    for cell in cells {
      guard let path = pathsByCell[ObjectIdentifier(cell)] else { continue }
      follow(cell)
      measure(path, cell, again: true)
    }
  }

  private func placeCells() {
    for path in shownPaths { if let cell = shown[path] { setFrame(contents.rect(ofRow: path), of: cell) } }
  }

  func setFrame(_ rect: CGRect, of view: UIView) {
    let (size, center) = (view.bounds.size, view.center)
    if size != rect.size || center.x != rect.midX || center.y != rect.midY { view.frame = rect }
  }

  // MARK: Reconfiguring

  /// Lets the data source configure visible cells again (LIST-18).
  func reconfigure(_ paths: [IndexPath]) {
    for path in paths {
      guard let cell = shown[path] else { continue }
      reconfigured[path] = cell
      let answer = table.dataSource?.tableView(table, cellForRowAt: path)
      reconfigured[path] = nil
      if let answer, answer === cell, shown[path] === cell { measure(path, cell, again: true) }
    }
    table.setNeedsLayout()
  }
}
