import ControllerTree
import Foundation

/// Tells the prefetching data source which rows will probably become visible: as many as are visible, in the direction of scrolling.
/// Rules: LIST-21.
@MainActor final class TablePrefetching {
  unowned let table: UITableView
  /// The rows that were announced and have not become visible.
  private var announced: Set<IndexPath> = []
  private var last: (first: IndexPath, last: IndexPath)?

  init(of table: UITableView) { self.table = table }

  func forget() { (announced, last) = ([], nil) }

  func move(by update: ListUpdate) {
    announced = Set(announced.compactMap { update.newPath(of: $0) })
    last = nil
  }

  func visibleRowsChanged() {
    guard table.isPrefetchingEnabled, let source = table.prefetchDataSource,
      let first = table.display.shownPaths.first, let end = table.display.shownPaths.last
    else { return }
    if let last, last.first == first, last.last == end { return }
    let isUpwards = last.map { first < $0.first } ?? false
    last = (first, end)
    for path in table.display.shownPaths { announced.remove(path) }
    let data = table.contents.current
    var ahead: [IndexPath] = []
    var path = isUpwards ? data.previous(before: first) : data.next(after: end)
    while let next = path, ahead.count < table.display.shownPaths.count {
      ahead.append(next)
      path = isUpwards ? data.previous(before: next) : data.next(after: next)
    }
    let needless = announced.subtracting(ahead).sorted()
    let fresh = ahead.filter { !announced.contains($0) }
    announced = Set(ahead)
    if !needless.isEmpty { source.tableView(table, cancelPrefetchingForRowsAt: needless) }
    if !fresh.isEmpty { source.tableView(table, prefetchRowsAt: fresh) }
  }
}
