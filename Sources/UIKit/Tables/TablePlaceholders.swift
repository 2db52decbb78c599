import ControllerTree
import Foundation

/// The cells of placeholders between the rows of a table. Rules: LIST-36.
@MainActor final class TablePlaceholders {
  private unowned let table: UITableView
  /// By the numbers of the placeholders.
  private var cells: [Int: UITableViewCell] = [:]
  /// What the contents of cells have chosen, in points.
  private var chosen: [Int: CGFloat] = [:]
  /// The height of a cell that has not been visible.
  private static let estimate: CGFloat = 44

  init(of table: UITableView) { self.table = table }

  func cell(_ number: Int) -> UITableViewCell? { cells[number] }

  /// What the placeholders add to the sections.
  var gaps: [Int: [TableData.Section.Gap]] {
    var gaps: [Int: [TableData.Section.Gap]] = [:]
    for entry in table.placeholders.places.entries {
      let stated = table.placeholders.look(of: entry.number)?.height ?? 0
      let height = stated.isFinite && stated >= 0 ? stated : chosen[entry.number] ?? Self.estimate
      gaps[entry.place.section, default: []].append(.init(row: entry.place.row, height: height))
    }
    return gaps
  }

  /// Where a placeholder is; `nil` if it is gone.
  func rect(_ number: Int) -> CGRect? {
    let places = table.placeholders.places
    guard let place = places.place(of: number), let presented = places.presented(placeholder: number) else {
      return nil
    }
    return table.contents.rect(ofGap: presented.row - place.row, place.section)
  }

  /// Shows the cells of the placeholders that are visible, and ends those of the others.
  func update() {
    let entries = table.placeholders.places.entries
    guard !entries.isEmpty || !cells.isEmpty else { return }
    var rects: [Int: CGRect] = [:]
    for entry in entries {
      if let rect = rect(entry.number), rect.reaches(into: table.bounds) { rects[entry.number] = rect }
    }
    for number in cells.keys.sorted() where rects[number] == nil { end(number) }
    for entry in entries {
      guard let rect = rects[entry.number], let cell = cells[entry.number] ?? made(entry) else { continue }
      table.display.setFrame(rect, of: cell)
    }
  }

  private func made(_ entry: PlaceholderPlaces.Entry) -> UITableViewCell? {
    guard let look = table.placeholders.look(of: entry.number) else { return nil }
    let cell = table.display.dequeue(look.identifier, for: entry.place)
    cells[entry.number] = cell
    cell.width(table.contents.rowWidth)
    look.update(cell)
    if look.height < 0 {
      let height = cell.fittingHeight(width: table.contents.rowWidth)
      if chosen.updateValue(height, forKey: entry.number) != height {
        table.contents.placeholdersChanged()
        table.setNeedsLayout()
      }
    }
    if cells[entry.number] === cell { table.addSubview(cell) }
    return cells[entry.number]
  }

  private func end(_ number: Int) {
    guard let cell = cells.removeValue(forKey: number) else { return }
    cell.removeFromSuperview()
    if let identifier = cell.reuseIdentifier { table.display.cells.put(cell, for: identifier) }
  }
}

extension UITableView: PlaceholdingList {
  final var numbersOfElements: [Int] { contents.current.counts }

  final func cell(ofPlaceholder number: Int) -> UIView? {
    display.catchUp()
    return placeholderCells.cell(number)
  }

  final func change(_ call: StaticString, to places: PlaceholderPlaces) {
    asTurn(call) {
      placeholders.places = places
      contents.placeholdersChanged()
      setNeedsLayout()
      if window != nil { layoutIfNeeded() }
    }
  }

  final func replace(_ number: Int, at place: IndexPath, _ dataSourceUpdates: (IndexPath) -> Void) {
    asTurn("commitInsertion(dataSourceUpdates:)") {
      updates.begin()
      placeholders.places.remove(number)
      dataSourceUpdates(place)
      insertRows(at: [place], with: .automatic)
      updates.end()
    }
  }
}
