import ControllerTree
import Foundation

/// A person's fingers on rows: swipes, drags by the handle, and what is beside the content. Rules: TOUCH-47, TOUCH-48.
@MainActor final class TableFingers {
  private unowned let table: UITableView
  /// The width of the index at the trailing edge, in points.
  private static let indexWidth: CGFloat = 15
  private let swipe: SwipeFollower
  private let handle = HandleRecognizer()
  /// The row that a finger drags by its handle.
  private var dragged: IndexPath?
  /// What a finger has come down on beside the content of a row.
  private var pressed: (path: IndexPath, part: RowPart)?

  init(of table: UITableView) {
    self.table = table
    swipe = SwipeFollower(of: table)
    handle.isHandle = { [unowned self] in part(at: $0.location(in: self.table))?.part == .handle }
    handle.addHandler { [unowned self] _ in handleMoved() }
  }

  /// Adds the recognizers to the table, which has these fingers by then.
  func install() {
    swipe.install()
    table.addGestureRecognizer(handle)
  }

  private var isMirrored: Bool { table.effectiveUserInterfaceLayoutDirection == .rightToLeft }

  // MARK: Handles

  private func handleMoved() {
    switch handle.state {
    case .began: dragged = table.indexPathForRow(at: handle.startLocation(in: table))
    case .ended:
      guard let row = dragged else { return }
      dragged = nil
      if let target = nearestRow(to: handle.location(in: table)), target != row { table.dragRow(at: row, to: target) }
    case .cancelled: dragged = nil
    case .possible, .changed, .failed: break
    }
  }

  /// The row at a point, or the nearest visible one.
  private func nearestRow(to point: CGPoint) -> IndexPath? {
    if let path = table.indexPathForRow(at: CGPoint(x: table.bounds.midX, y: point.y)) { return path }
    guard let visible = table.indexPathsForVisibleRows else { return nil }
    return visible.min { abs(table.rectForRow(at: $0).midY - point.y) < abs(table.rectForRow(at: $1).midY - point.y) }
  }

  // MARK: Beside the content

  /// The part of a row at a point of the table; `nil` on the content.
  private func part(at point: CGPoint) -> (path: IndexPath, part: RowPart)? {
    guard let path = table.indexPathForRow(at: point), let cell = table.cellForRow(at: path),
      let part = RowPart.at(cell.convert(point, from: table), of: cell, canMove: canMove(path))
    else { return nil }
    return (path, part)
  }

  private func canMove(_ path: IndexPath) -> () -> Bool {
    { [unowned table] in table.dataSource?.tableView(table, canMoveRowAt: path) ?? false }
  }

  /// The title of the index at a point.
  private func title(at point: CGPoint) -> String? {
    let titles = table.indexTitles
    let strip = isMirrored ? point.x < Self.indexWidth : point.x > table.bounds.width - Self.indexWidth
    guard !titles.isEmpty, strip, table.bounds.height > 0 else { return nil }
    let place = Int((point.y - table.bounds.minY) / table.bounds.height * CGFloat(titles.count))
    return titles[min(max(place, 0), titles.count - 1)]
  }

  /// A finger has come down.
  /// - Returns: Whether it is beside the content of the row.
  func began(at point: CGPoint) -> Bool {
    pressed = part(at: point)
    return pressed != nil || title(at: point) != nil
  }

  /// A finger was lifted.
  /// - Returns: Whether it was beside the content of the row.
  func ended(at point: CGPoint) -> Bool {
    if let title = title(at: point) { return table.tapIndexTitle(title) }
    guard let pressed else { return false }
    self.pressed = nil
    guard let now = part(at: point), now == pressed else { return true }
    switch now.part {
    case .sign(.insert): table.tapInsert(at: now.path)
    case .sign: table.asTurn("tapDelete(at:)") { table.editing.askForDeletion(now.path) }
    case .accessory: table.tapAccessory(at: now.path)
    case .handle: break
    }
    return true
  }

  func cancelled() { pressed = nil }
}

/// A part of a row beside its content that a person can touch.
enum RowPart: Hashable {
  case sign(UITableViewCell.EditingStyle)
  case accessory
  case handle

  /// The width of the signs and handles, in points.
  static let width: CGFloat = 38

  /// - Parameter canMove: Whether the data source moves the row.
  @MainActor static func at(_ point: CGPoint, of cell: UITableViewCell, canMove: () -> Bool) -> RowPart? {
    let isMirrored = cell.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let (left, right) = (point.x - cell.sideInsets.left, cell.bounds.width - cell.sideInsets.right - point.x)
    let (leading, trailing) = isMirrored ? (right, left) : (left, right)
    if cell.isEditing {
      if cell.editingStyle != .none, leading < width { return .sign(cell.editingStyle) }
      if cell.showsReorderControl, trailing < width, canMove() { return .handle }
    }
    let accessory = cell.shownAccessoryType
    return accessory.isButton && trailing < accessory.width ? .accessory : nil
  }
}

extension UITableView: SwipedList {
  func offerSwipe(at point: CGPoint, isLeading: Bool) -> SwipeOffer? {
    guard !isEditing, let path = indexPathForRow(at: point), let swipe = editing.offer(path, isLeading: isLeading)
    else {
      return nil
    }
    return SwipeOffer(buttons: swipe.buttons, width: swipe.cell.bounds.width) { [editing] in editing.open(swipe) }
  }
  func hasOpenSwipe(at point: CGPoint) -> Bool { indexPathForRow(at: point).map { editing.isOpen($0) } ?? false }
  func endSwipe() { editing.closeSwipe() }
  func performFirstOfSwipe() -> Bool { editing.performFirst() }
}
