import ControllerTree
import UIKit
import XCTest

private final class BareDelegate: NSObject, UITableViewDelegate {}

/// The answers of an object to every question of a table's delegate.
@MainActor private func answers(of delegate: some UITableViewDelegate, to table: UITableView) -> [String] {
  let path = IndexPath(row: 1, section: 2)
  let other = IndexPath(row: 3, section: 0)
  return [
    "row \(delegate.tableView(table, heightForRowAt: path))",
    "header \(delegate.tableView(table, heightForHeaderInSection: 0))",
    "footer \(delegate.tableView(table, heightForFooterInSection: 0))",
    "estimated \(delegate.tableView(table, estimatedHeightForRowAt: path))",
    "estimated header \(delegate.tableView(table, estimatedHeightForHeaderInSection: 0))",
    "estimated footer \(delegate.tableView(table, estimatedHeightForFooterInSection: 0))",
    "indentation \(delegate.tableView(table, indentationLevelForRowAt: path))",
    "header view \(delegate.tableView(table, viewForHeaderInSection: 0) == nil)",
    "footer view \(delegate.tableView(table, viewForFooterInSection: 0) == nil)",
    "highlight \(delegate.tableView(table, shouldHighlightRowAt: path))",
    "select \(delegate.tableView(table, willSelectRowAt: path) == path)",
    "deselect \(delegate.tableView(table, willDeselectRowAt: path) == path)",
    "multiple \(delegate.tableView(table, shouldBeginMultipleSelectionInteractionAt: path))",
    "primary action \(delegate.tableView(table, canPerformPrimaryActionForRowAt: path))",
    "style \(delegate.tableView(table, editingStyleForRowAt: path) == .delete)",
    "title \(delegate.tableView(table, titleForDeleteConfirmationButtonForRowAt: path) == nil)",
    "leading \(delegate.tableView(table, leadingSwipeActionsConfigurationForRowAt: path) == nil)",
    "trailing \(delegate.tableView(table, trailingSwipeActionsConfigurationForRowAt: path) == nil)",
    "indent \(delegate.tableView(table, shouldIndentWhileEditingRowAt: path))",
    "move \(delegate.tableView(table, targetIndexPathForMoveFromRowAt: path, toProposedIndexPath: other) == other)",
    "focus \(delegate.tableView(table, canFocusRowAt: path))",
    "follows \(delegate.tableView(table, selectionFollowsFocusForRowAt: path))",
    "preferred \(delegate.indexPathForPreferredFocusedView(in: table) == nil)",
    "zooming \(delegate.viewForZooming(in: table) == nil)",
    "to top \(delegate.scrollViewShouldScrollToTop(table))",
  ]
}

/// Sends an object every message of a table that asks nothing.
@MainActor private func sendAll(to delegate: some UITableViewDelegate, from table: UITableView) {
  let path = IndexPath(row: 0, section: 0)
  let (cell, view) = (UITableViewCell(), UIView())
  delegate.tableView(table, willDisplay: cell, forRowAt: path)
  delegate.tableView(table, willDisplayHeaderView: view, forSection: 0)
  delegate.tableView(table, willDisplayFooterView: view, forSection: 0)
  delegate.tableView(table, didEndDisplaying: cell, forRowAt: path)
  delegate.tableView(table, didEndDisplayingHeaderView: view, forSection: 0)
  delegate.tableView(table, didEndDisplayingFooterView: view, forSection: 0)
  delegate.tableView(table, accessoryButtonTappedForRowWith: path)
  delegate.tableView(table, didHighlightRowAt: path)
  delegate.tableView(table, didUnhighlightRowAt: path)
  delegate.tableView(table, didSelectRowAt: path)
  delegate.tableView(table, didDeselectRowAt: path)
  delegate.tableView(table, didBeginMultipleSelectionInteractionAt: path)
  delegate.tableViewDidEndMultipleSelectionInteraction(table)
  delegate.tableView(table, performPrimaryActionForRowAt: path)
  delegate.tableView(table, willBeginEditingRowAt: path)
  delegate.tableView(table, didEndEditingRowAt: path)
  var target = CGPoint(x: 1, y: 2)
  delegate.scrollViewDidScroll(table)
  delegate.scrollViewDidZoom(table)
  delegate.scrollViewWillBeginDragging(table)
  delegate.scrollViewWillEndDragging(table, withVelocity: .zero, targetContentOffset: &target)
  XCTAssertEqual(target, CGPoint(x: 1, y: 2))
  delegate.scrollViewDidEndDragging(table, willDecelerate: true)
  delegate.scrollViewWillBeginDecelerating(table)
  delegate.scrollViewDidEndDecelerating(table)
  delegate.scrollViewDidEndScrollingAnimation(table)
  delegate.scrollViewWillBeginZooming(table, with: nil)
  delegate.scrollViewDidEndZooming(table, with: nil, atScale: 2)
  delegate.scrollViewDidScrollToTop(table)
  delegate.scrollViewDidChangeAdjustedContentInset(table)
}

/// What a delegate answers that implements nothing.
final class UITableViewDelegateTests: XCTestCase {
  /// LIST-32: a controller that overrides nothing answers as a delegate that implements nothing; no message changes anything.
  func test_LIST32_nothingIsImplemented() async {
    await withStage { trace in
      let controller = UITableViewController(style: .plain)
      trace.show(controller)
      let table: UITableView = controller.tableView
      (table.rowHeight, table.sectionHeaderHeight, table.sectionFooterHeight) = (41, 42, 43)
      (table.estimatedRowHeight, table.estimatedSectionHeaderHeight, table.estimatedSectionFooterHeight) = (44, 45, 46)
      let expected = [
        "row 41.0", "header 42.0", "footer 43.0", "estimated 44.0", "estimated header 45.0", "estimated footer 46.0",
        "indentation 0", "header view true", "footer view true", "highlight true", "select true", "deselect true",
        "multiple false", "primary action true", "style true", "title true", "leading true", "trailing true",
        "indent true", "move true", "focus true", "follows false", "preferred true", "zooming true", "to top true",
      ]
      let bare = BareDelegate()
      XCTAssertEqual(answers(of: bare, to: table), expected)
      XCTAssertEqual(answers(of: controller, to: table), expected)

      let tree = trace.stage.hierarchyDescription
      sendAll(to: bare, from: table)
      sendAll(to: controller, from: table)
      XCTAssertEqual(trace.stage.hierarchyDescription, tree)
    }
  }

  /// LIST-32: a controller that overrides nothing is the data source of an empty table.
  func test_LIST32_noData() async {
    await withStage { trace in
      let controller = UITableViewController(style: .plain)
      trace.show(controller)
      let table: UITableView = controller.tableView
      XCTAssertEqual([table.numberOfSections, table.numberOfRows(inSection: 0)], [1, 0])
      let path = IndexPath(row: 0, section: 0)
      let source: any UITableViewDataSource = controller
      XCTAssertTrue(source.tableView(table, canEditRowAt: path))
      XCTAssertTrue(source.tableView(table, canMoveRowAt: path))
      XCTAssertNil(source.sectionIndexTitles(for: table))
      XCTAssertEqual(source.tableView(table, sectionForSectionIndexTitle: "B", at: 7), 7)
      XCTAssertNil(source.tableView(table, titleForHeaderInSection: 0))
      XCTAssertNil(source.tableView(table, titleForFooterInSection: 0))
      source.tableView(table, commit: .delete, forRowAt: path)
      source.tableView(table, moveRowAt: path, to: path)
      XCTAssertEqual(table.visibleCells, [])
      let other = UITableView()
      controller.tableView = other
      XCTAssertTrue(controller.view === other)
    }
  }
}
