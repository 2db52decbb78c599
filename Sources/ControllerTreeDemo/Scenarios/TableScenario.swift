import ControllerTree
import Foundation
import UIKit

/// A person uses a table of 10,000 rows: what the delegate learns, and how many cells there are.
struct TableScenario: Scenario {
  let name = "table"
  let title = "A person taps, scrolls and deletes in a table of 10,000 rows"
  let summary = """
    Cells are made for the rows that are visible, and used again for others. A tap highlights and selects; a swipe over \
    the whole row deletes it.
    """

  func play(_ story: Story) {
    let root = UIViewController(title: "Root")
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 440))
    window.rootViewController = root
    window.isHidden = false
    let (table, rows) = (UITableView(frame: window.bounds), TableRows())
    table.contentInsetAdjustmentBehavior = .never
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = rows
    table.delegate = rows

    func show(_ title: String, _ act: () -> Void) {
      rows.lines = []
      story.step(title, act)
      story.table("What the data source and the delegate learn", header: ["call", "times"], rows: rows.table)
    }
    show("root.view.addSubview(table)") { root.view.addSubview(table) }
    story.tree("Ten rows are visible", of: window)
    show("table.tapRow(at: IndexPath(row: 2, section: 0))") { table.tapRow(at: IndexPath(row: 2, section: 0)) }
    show("table.drag(by: CGVector(dx: 0, dy: -220))") { table.drag(by: CGVector(dx: 0, dy: -220)) }
    show("table.scrollToRow(at: IndexPath(row: 9_000, section: 0), at: .top, animated: true)") {
      table.scrollToRow(at: IndexPath(row: 9_000, section: 0), at: .top, animated: true)
    }
    story.fact("Cells that were made for \(rows.count) rows", rows.made.count)
    show("table.swipeRowFully(at: IndexPath(row: 9_003, section: 0))") {
      table.swipeRowFully(at: IndexPath(row: 9_003, section: 0))
    }
    story.tree("The same cells show other rows", of: window)
    story.fact("table.numberOfRows(inSection: 0)", table.numberOfRows(inSection: 0))
  }
}

/// Counts the calls; several calls of one method in a row are one line.
private final class TableRows: NSObject, UITableViewDataSource, UITableViewDelegate {
  var count = 10_000
  var lines: [(call: String, count: Int)] = []
  var made: Set<ObjectIdentifier> = []
  private var cells: [UITableViewCell] = []

  var table: [[String]] { lines.map { [$0.call, "\($0.count)"] } }

  private func note(_ call: String) {
    let count = lines.last?.call == call ? lines.removeLast().count + 1 : 1
    lines.append((call, count))
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    note("numberOfRowsInSection")
    return count
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    note("cellForRowAt")
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    if made.insert(ObjectIdentifier(cell)).inserted { cells.append(cell) }
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    note("commit row \(indexPath.row)")
    count -= 1
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }
  func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    note("didEndDisplaying")
  }
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) { note("didHighlightRow") }
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) { note("didUnhighlightRow") }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { note("didSelectRow") }
  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) { note("willBeginEditingRow") }
  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) { note("didEndEditingRow") }
}
