import ControllerTree
import Foundation

/// The editing mode of a table, and the actions that a swipe opens. Rules: LIST-25 to LIST-28.
@MainActor final class TableEditing {
  unowned let table: UITableView
  private(set) var isOn = false
  private var swipe: Swipe?

  /// The actions that are open.
  struct Swipe {
    /// `nil` if the row was deleted meanwhile.
    var path: IndexPath?
    let cell: UITableViewCell
    let actions: [UIContextualAction]
    /// Whether the first action belongs to the whole swipe.
    let performsFirst: Bool
    /// The buttons of the actions.
    let buttons: SwipeButtons
    /// Whether the delegate is told: not for the button that confirms a deletion in editing mode.
    let isTold: Bool
  }

  init(of table: UITableView) { self.table = table }

  private var delegate: (any UITableViewDelegate)? { table.tableDelegate }

  // MARK: Mode

  func set(_ editing: Bool, animated: Bool) {
    guard editing != isOn else { return }
    closeSwipe()
    isOn = editing
    table.selection.rulesChanged()
    for path in table.display.shownPaths {
      if let cell = table.display.shown[path] { prepare(cell, path, animated: animated) }
    }
  }

  /// Gives a cell the mode of the table.
  func prepare(_ cell: UITableViewCell, _ path: IndexPath, animated: Bool = false) {
    guard isOn else {
      if cell.isEditing { cell.setEditing(false, animated: animated) }
      return
    }
    let canEdit = table.dataSource?.tableView(table, canEditRowAt: path) ?? false
    cell.takeEditing(
      style: canEdit ? style(of: path) : .none,
      indents: delegate?.tableView(table, shouldIndentWhileEditingRowAt: path) ?? true)
    if cell.isEditing != canEdit { cell.setEditing(canEdit, animated: animated) }
  }

  private func style(of path: IndexPath) -> UITableViewCell.EditingStyle {
    delegate?.tableView(table, editingStyleForRowAt: path) ?? .delete
  }

  private func canEdit(_ path: IndexPath) -> Bool {
    table.dataSource?.tableView(table, canEditRowAt: path) ?? false
  }

  // MARK: Acts in editing mode

  func commit(_ style: UITableViewCell.EditingStyle, at path: IndexPath) -> Bool {
    guard isOn, let cell = table.display.shown[path], cell.isEditing, cell.editingStyle == style else { return false }
    table.dataSource?.tableView(table, commit: style, forRowAt: path)
    return true
  }

  /// What became of a wish to move a row.
  enum Reordering {
    /// The data source moves no such row.
    case notOffered
    /// The row is to stay where it is.
    case stayed
    case moved
  }

  /// - Returns: Whether the row was moved.
  func drag(_ origin: IndexPath, to proposed: IndexPath) -> Bool { isOn && reorder(origin, to: proposed) == .moved }

  /// Moves a row by the data source. Rules: LIST-28, LIST-42.
  func reorder(_ origin: IndexPath, to place: IndexPath) -> Reordering {
    let proposed = lastRow(place, from: origin)
    guard table.display.shown[origin] != nil, table.contents.current.contains(origin), isPlace(proposed),
      let source = table.dataSource, source.tableView(table, canMoveRowAt: origin)
    else { return .notOffered }
    var target = proposed
    if proposed != origin, let delegate {
      target = delegate.tableView(table, targetIndexPathForMoveFromRowAt: origin, toProposedIndexPath: proposed)
    }
    guard target != origin, isPlace(target) else { return .stayed }
    let counts = table.contents.current.counts
    guard DefaultReached.answer({ source.tableView(table, moveRowAt: origin, to: target) }) != nil else {
      return .notOffered
    }
    do throws(ListUpdateError) {
      let fresh = table.contents.freshCounts()
      table.updates.take(try ListUpdate([.move(origin, to: target)], from: counts, to: fresh, words: .table))
    } catch {
      ListReport.invalidUpdate(error.message, of: table, by: "dragRow(at:to:)", uikitText: error.uikitText)
      table.updates.reloadData()
    }
    return .moved
  }

  /// A row that goes to the end of its own section becomes the last one there.
  private func lastRow(_ place: IndexPath, from origin: IndexPath) -> IndexPath {
    let data = table.contents.current
    guard place.count == 2, place.section == origin.section, data.sections.indices.contains(place.section),
      place.row == data.sections[place.section].rows.count
    else { return place }
    return IndexPath(row: place.row - 1, section: place.section)
  }

  /// Whether a moved row can come to a place: an existing one, or the end of another section.
  private func isPlace(_ path: IndexPath) -> Bool {
    let data = table.contents.current
    return data.contains(path)
      || path.count == 2 && data.sections.indices.contains(path.section)
        && path.row == data.sections[path.section].rows.count
  }

  // MARK: Swipes

  /// The actions that are open, the one at the edge first.
  var openActions: [UIContextualAction] { swipe?.actions ?? [] }

  /// - Returns: Whether the actions are open now.
  func open(_ path: IndexPath, isLeading: Bool) -> Bool {
    closeSwipe()
    guard !isOn, let swipe = offer(path, isLeading: isLeading) else { return false }
    open(swipe)
    return true
  }

  /// What a swipe would open; `nil` for nothing.
  func offer(_ path: IndexPath, isLeading: Bool) -> Swipe? {
    guard let cell = table.display.shown[path], canEdit(path),
      let configuration = configuration(path, isLeading: isLeading), !configuration.actions.isEmpty,
      table.display.shown[path] === cell
    else { return nil }
    return Swipe(
      path: path, cell: cell, actions: configuration.actions,
      performsFirst: configuration.performsFirstActionWithFullSwipe,
      buttons: SwipeButtons(configuration.actions.count, isLeading: isLeading) { [weak self] in
        self?.table.chooseSwipeAction(at: $0)
      }, isTold: !isOn)
  }

  func open(_ swipe: Swipe) {
    closeSwipe()
    self.swipe = swipe
    if swipe.isTold, let path = swipe.path { delegate?.tableView(table, willBeginEditingRowAt: path) }
    swipe.cell.isSwiped = true
    swipe.buttons.show(in: swipe.cell)
  }

  /// The sign for deleting a row was tapped in editing mode: the button that confirms it comes.
  func askForDeletion(_ path: IndexPath) { if let swipe = offer(path, isLeading: false) { open(swipe) } }

  func isOpen(_ path: IndexPath) -> Bool { swipe?.path == path }

  /// The buttons of the open actions.
  var openButtons: SwipeButtons? { swipe?.buttons }

  private func configuration(_ path: IndexPath, isLeading: Bool) -> UISwipeActionsConfiguration? {
    if isLeading { return delegate?.tableView(table, leadingSwipeActionsConfigurationForRowAt: path) }
    if let configuration = delegate?.tableView(table, trailingSwipeActionsConfigurationForRowAt: path) {
      return configuration
    }
    if let actions = delegate?.tableView(table, editActionsForRowAt: path) {
      return UISwipeActionsConfiguration(actions: actions.map { $0.contextual(in: table) })
    }
    guard style(of: path) == .delete else { return nil }
    let title = delegate?.tableView(table, titleForDeleteConfirmationButtonForRowAt: path) ?? "Delete"
    let target = UnretainedTarget(table)
    let action = UIContextualAction(style: .destructive, title: title) { _, view, completion in
      if let table = target.object as? UITableView, let cell = view as? UITableViewCell,
        let path = table.indexPath(for: cell)
      {
        table.dataSource?.tableView(table, commit: .delete, forRowAt: path)
      }
      completion(true)
    }
    return UISwipeActionsConfiguration(actions: [action])
  }

  func choose(_ number: Int) -> Bool {
    guard let swipe, swipe.actions.indices.contains(number) else { return false }
    let action = swipe.actions[number]
    action.handler(action, swipe.cell) { [weak self] isDone in
      if isDone, self?.swipe?.cell === swipe.cell { self?.closeSwipe() }
    }
    return true
  }

  /// A swipe over the whole row performs the first action.
  func performFirst() -> Bool { swipe?.performsFirst == true && choose(0) }

  /// Closes the actions.
  /// - Returns: Whether any were open.
  @discardableResult
  func closeSwipe() -> Bool {
    guard let open = swipe else { return false }
    swipe = nil
    open.cell.isSwiped = false
    open.buttons.removeFromSuperview()
    if open.isTold { delegate?.tableView(table, didEndEditingRowAt: open.path) }
    return true
  }

  /// The row has left the visible part.
  func rowHides(_ path: IndexPath) { if swipe?.path == path { closeSwipe() } }

  func move(by update: ListUpdate) {
    guard let path = swipe?.path else { return }
    swipe?.path = update.newPath(of: path)
  }
}
