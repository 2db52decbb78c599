import ControllerTree
import Foundation

/// The selected rows of a table, and a person's tap. Rules: LIST-22 to LIST-24.
@MainActor final class TableSelection {
  unowned let table: UITableView
  /// In the order of their selection.
  private(set) var paths: [IndexPath] = []

  init(of table: UITableView) { self.table = table }

  func contains(_ path: IndexPath) -> Bool { !paths.isEmpty && paths.contains(path) }

  /// The selected row that is nearest to the visible part.
  var nearest: IndexPath? {
    let middle = table.bounds.midY
    return paths.min { abs(table.rectForRow(at: $0).midY - middle) < abs(table.rectForRow(at: $1).midY - middle) }
  }

  private var allowsSeveral: Bool {
    table.isEditing ? table.allowsMultipleSelectionDuringEditing : table.allowsMultipleSelection
  }

  private var allowsTap: Bool {
    table.isEditing
      ? table.allowsSelectionDuringEditing || table.allowsMultipleSelectionDuringEditing
      : table.allowsSelection || table.allowsMultipleSelection
  }

  /// One row at most stays selected if several are not allowed.
  func rulesChanged() {
    guard !allowsSeveral, paths.count > 1 else { return }
    for path in paths.dropFirst() { drop(path, animated: false) }
  }

  // MARK: By the app

  func select(_ path: IndexPath?, animated: Bool, _ position: UITableView.ScrollPosition) {
    guard let path else { return clear(animated: animated) }
    guard table.contents.current.contains(path) else {
      let text = "there is no row \(path.map { "\($0)" }.joined(separator: "-")) to select"
      return ListReport.outOfRange(
        text, of: table, by: "selectRow(at:animated:scrollPosition:)", uikitText: nil)
    }
    if !allowsSeveral { for other in paths where other != path { drop(other, animated: animated) } }
    take(path, animated: animated)
    if position != .none { table.contents.scroll(to: path, position, animated: animated) }
  }

  func deselect(_ path: IndexPath, animated: Bool) { drop(path, animated: animated) }

  func clear(animated: Bool) { for path in paths { drop(path, animated: animated) } }

  private func take(_ path: IndexPath, animated: Bool) {
    if !paths.contains(path) { paths.append(path) }
    if let cell = table.display.shown[path], !cell.isSelected { cell.setSelected(true, animated: animated) }
  }

  private func drop(_ path: IndexPath, animated: Bool) {
    guard let place = paths.firstIndex(of: path) else { return }
    paths.remove(at: place)
    if let cell = table.display.shown[path], cell.isSelected { cell.setSelected(false, animated: animated) }
  }

  /// The rows after a batch: deleted and reloaded ones are not selected any more.
  func move(by update: ListUpdate) {
    paths = paths.compactMap { update.isReloaded($0) ? nil : update.newPath(of: $0) }
  }

  // MARK: By a person

  /// The cell that a finger is on.
  private var pressed: UITableViewCell?
  /// The row that a finger is on.
  var pressedPath: IndexPath? { pressed.flatMap { table.display.path(of: $0) } }

  /// A finger comes down on a row.
  /// - Returns: Whether the row takes the touch.
  func press(_ path: IndexPath) -> Bool {
    release()
    guard allowsTap, let cell = table.display.shown[path] else { return false }
    guard table.tableDelegate?.tableView(table, shouldHighlightRowAt: path) ?? true else { return false }
    pressed = cell
    cell.setHighlighted(true, animated: false)
    table.tableDelegate?.tableView(table, didHighlightRowAt: path)
    return true
  }

  /// The finger is lifted, or loses the touch.
  /// - Returns: The cell and its row; `nil` if the row has gone meanwhile.
  @discardableResult
  func release() -> (cell: UITableViewCell, path: IndexPath)? {
    guard let cell = pressed else { return nil }
    pressed = nil
    cell.setHighlighted(false, animated: false)
    guard let path = table.display.path(of: cell) else { return nil }
    table.tableDelegate?.tableView(table, didUnhighlightRowAt: path)
    return table.display.shown[path] === cell ? (cell, path) : nil
  }

  /// The finger is lifted on the row: selects it.
  func lift() {
    guard let (cell, path) = release() else { return }
    let delegate = table.tableDelegate
    if allowsSeveral, paths.contains(path) { tapAgain(path, delegate) } else { tapFirst(path, cell, delegate) }
  }

  /// - Returns: Whether the row took the touch.
  func tap(_ path: IndexPath) -> Bool {
    guard press(path) else { return false }
    lift()
    return true
  }

  private func tapAgain(_ path: IndexPath, _ delegate: (any UITableViewDelegate)?) {
    let answer = delegate.map { $0.tableView(table, willDeselectRowAt: path) } ?? path
    guard let target = answer, paths.contains(target) else { return }
    drop(target, animated: false)
    delegate?.tableView(table, didDeselectRowAt: target)
    tellChange()
  }

  private func tapFirst(_ path: IndexPath, _ cell: UITableViewCell, _ delegate: (any UITableViewDelegate)?) {
    let answer = delegate.map { $0.tableView(table, willSelectRowAt: path) } ?? path
    guard let target = answer, table.contents.current.contains(target) else { return }
    if !allowsSeveral {
      for other in paths where other != target {
        let answer = delegate.map { $0.tableView(table, willDeselectRowAt: other) } ?? other
        guard let former = answer, paths.contains(former) else { continue }
        drop(former, animated: false)
        delegate?.tableView(table, didDeselectRowAt: former)
      }
    }
    guard table.contents.current.contains(target) else { return }
    take(target, animated: false)
    if !table.isEditing { (table.display.shown[target] ?? cell).triggerSelectionSegues() }
    delegate?.tableView(table, didSelectRowAt: target)
    if !table.isEditing { delegate?.tableView(table, performPrimaryActionForRowAt: target) }
    tellChange()
  }

  // MARK: By focus, and by two fingers

  /// The focus has come to a row.
  func selectWithFocus(_ path: IndexPath) {
    guard allowsTap, !paths.contains(path), let cell = table.display.shown[path] else { return }
    tapFirst(path, cell, table.tableDelegate)
  }

  /// - Returns: Whether the delegate permits it.
  func dragOver(_ first: IndexPath, _ last: IndexPath) -> Bool {
    let delegate = table.tableDelegate
    guard table.contents.current.contains(last), table.display.shown[first] != nil,
      delegate?.tableView(table, shouldBeginMultipleSelectionInteractionAt: first) == true
    else { return false }
    delegate?.tableView(table, didBeginMultipleSelectionInteractionAt: first)
    var path: IndexPath? = first
    while let next = path {
      take(next, byFingersWith: delegate)
      let data = table.contents.current
      guard next != last, data.contains(next) else { break }
      path = first < last ? data.next(after: next) : data.previous(before: next)
    }
    delegate?.tableViewDidEndMultipleSelectionInteraction(table)
    return true
  }

  private func take(_ path: IndexPath, byFingersWith delegate: (any UITableViewDelegate)?) {
    guard allowsSeveral, !paths.contains(path), delegate?.tableView(table, shouldHighlightRowAt: path) ?? true,
      let target = delegate.map({ $0.tableView(table, willSelectRowAt: path) }) ?? path,
      table.contents.current.contains(target), !paths.contains(target)
    else { return }
    take(target, animated: false)
    delegate?.tableView(table, didSelectRowAt: target)
    tellChange()
  }

  private func tellChange() {
    NotificationCenter.default.post(name: UITableView.selectionDidChangeNotification, object: table)
  }
}
