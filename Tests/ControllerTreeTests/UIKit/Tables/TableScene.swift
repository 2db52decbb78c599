import Foundation
import UIKit

@testable import ControllerTree

/// A table of texts in a visible window, 320 × 400 points, whose data source writes what it is asked into the trace.
@MainActor class TableScene: NSObject, UITableViewDataSource {
  let table: UITableView
  let window: UIWindow
  let trace: Trace
  var sections: [[String]]
  /// Whether questions are noted.
  var isNoting = true
  var titles: [String]?
  var makeCell: ((TableScene, IndexPath) -> UITableViewCell)?
  var canEdit: (IndexPath) -> Bool = { _ in true }
  var canMove: (IndexPath) -> Bool = { _ in true }
  var indexTitles: [String]?

  /// - Parameter setUp: Runs before the table knows its data source.
  init(
    _ trace: Trace, _ sections: [[String]], style: UITableView.Style = .plain, setUp: (UITableView) -> Void = { _ in }
  ) {
    self.trace = trace
    self.sections = sections
    table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: style)
    let controller = trace.controller("P")
    window = trace.show(controller, size: CGSize(width: 320, height: 400))
    super.init()
    trace.kept.append(self)
    table.contentInsetAdjustmentBehavior = .never
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    setUp(table)
    table.dataSource = self
    controller.view.addSubview(table)
  }

  func note(_ line: String) { if isNoting { trace.note(line) } }

  /// The texts of visible cells.
  var texts: [String] { table.visibleCells.map { $0.textLabel?.text ?? "" } }

  func text(_ path: IndexPath) -> String { sections[path.section][path.row] }

  static func text(of path: IndexPath?) -> String { path.map { "\($0.section)-\($0.row)" } ?? "nil" }

  // MARK: Data source

  func numberOfSections(in tableView: UITableView) -> Int {
    note("numberOfSections")
    return sections.count
  }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    note("numberOfRows \(section)")
    return sections[section].count
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    note("cell \(Self.text(of: indexPath))")
    if let makeCell { return makeCell(self, indexPath) }
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = text(indexPath)
    return cell
  }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { titles?[section] }
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { canEdit(indexPath) }
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { canMove(indexPath) }
  func sectionIndexTitles(for tableView: UITableView) -> [String]? { indexTitles }
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    note("commit \(editingStyle) \(Self.text(of: indexPath))")
    switch editingStyle {
    case .delete:
      sections[indexPath.section].remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .automatic)
    case .insert:
      sections[indexPath.section].insert("new", at: indexPath.row)
      tableView.insertRows(at: [indexPath], with: .automatic)
    case .none: break
    }
  }
  func tableView(_ tableView: UITableView, moveRowAt origin: IndexPath, to target: IndexPath) {
    note("move \(Self.text(of: origin)) to \(Self.text(of: target))")
    let text = sections[origin.section].remove(at: origin.row)
    sections[target.section].insert(text, at: target.row)
  }
}

/// Notes heights.
final class NotingHeights: NSObject, UITableViewDelegate {
  let trace: Trace
  var height: (IndexPath) -> CGFloat = { _ in 100 }
  init(_ trace: Trace) { self.trace = trace }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    trace.note("height \(TableScene.text(of: indexPath))")
    return height(indexPath)
  }
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    trace.note("header height \(section)")
    return 20
  }
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    trace.note("footer height \(section)")
    return 0
  }
  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    trace.note("willDisplay \(TableScene.text(of: indexPath)) \(Int(cell.frame.minY)) \(Int(cell.frame.height))")
  }
}

/// Notes what becomes visible and what is no longer.
final class NotingDisplay: NSObject, UITableViewDelegate {
  let trace: Trace
  var header: (Int) -> UIView? = { _ in nil }
  init(_ trace: Trace) { self.trace = trace }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { header(section) }
  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    trace.note("willDisplay \(TableScene.text(of: indexPath))")
  }
  func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    trace.note("didEnd \(TableScene.text(of: indexPath))")
  }
  func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
    trace.note("willDisplayHeader \(section)")
  }
  func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
    trace.note("didEndHeader \(section)")
  }
}

/// Notes touches and selections.
final class NotingSelection: NSObject, UITableViewDelegate {
  let trace: Trace
  var mayHighlight: (IndexPath) -> Bool = { _ in true }
  var select: (IndexPath) -> IndexPath? = { $0 }
  var deselect: (IndexPath) -> IndexPath? = { $0 }
  var onSelection: (IndexPath) -> Void = { _ in }
  init(_ trace: Trace) { self.trace = trace }

  private func note(_ name: String, _ path: IndexPath, _ table: UITableView) {
    let selected = (table.indexPathsForSelectedRows ?? []).map { TableScene.text(of: $0) }.joined(separator: " ")
    let isHighlighted = table.cellForRow(at: path)?.isHighlighted == true ? " highlighted" : ""
    trace.note("\(name) \(TableScene.text(of: path)) [\(selected)]\(isHighlighted)")
  }
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    note("shouldHighlight", indexPath, tableView)
    return mayHighlight(indexPath)
  }
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    note("didHighlight", indexPath, tableView)
  }
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    note("didUnhighlight", indexPath, tableView)
  }
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    note("willSelect", indexPath, tableView)
    return select(indexPath)
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    note("didSelect", indexPath, tableView)
    onSelection(indexPath)
  }
  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    note("willDeselect", indexPath, tableView)
    return deselect(indexPath)
  }
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    note("didDeselect", indexPath, tableView)
  }
  func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
    note("accessory", indexPath, tableView)
  }
}

/// Notes swipes and editing.
final class NotingEditing: NSObject, UITableViewDelegate {
  let trace: Trace
  var trailing: UISwipeActionsConfiguration?
  var leading: UISwipeActionsConfiguration?
  var former: [UITableViewRowAction]?
  var style = UITableViewCell.EditingStyle.delete
  var target: (IndexPath) -> IndexPath = { $0 }
  init(_ trace: Trace) { self.trace = trace }

  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    trace.note("trailing \(TableScene.text(of: indexPath))")
    return trailing
  }
  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { leading }
  func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]? {
    former
  }
  func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { style }
  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    trace.note("willBeginEditing \(TableScene.text(of: indexPath))")
  }
  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    trace.note("didEndEditing \(TableScene.text(of: indexPath))")
  }
  func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    trace.note(
      "target \(TableScene.text(of: sourceIndexPath)) \(TableScene.text(of: proposedDestinationIndexPath))")
    return target(proposedDestinationIndexPath)
  }
}

/// `count` texts, "0" first.
func numbers(_ count: Int) -> [String] { (0..<count).map { "\($0)" } }

extension IndexPath {
  static func row(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }
}
