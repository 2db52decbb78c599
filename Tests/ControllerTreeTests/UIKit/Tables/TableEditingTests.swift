import Foundation
import UIKit
import XCTest

@testable import ControllerTree

final class TableEditingTests: XCTestCase {
  @MainActor private static func scene(_ trace: Trace, _ delegate: NotingEditing) -> TableScene {
    let scene = TableScene(trace, [["a", "b", "c"], ["d"]]) { $0.delegate = delegate }
    trace.kept.append(delegate)
    trace.begin()
    return scene
  }

  /// LIST-25: editing mode reaches the visible cells that can be edited, and those that become visible.
  func test_LIST25_mode() async {
    await withTrace { trace in
      let delegate = NotingEditing(trace)
      let scene = Self.scene(trace, delegate)
      scene.canEdit = { $0.section == 0 }
      scene.table.setEditing(true, animated: true)
      XCTAssertEqual(scene.table.visibleCells.map(\.isEditing), [true, true, true, false])
      XCTAssertEqual(scene.table.visibleCells.map(\.editingStyle), [.delete, .delete, .delete, .none])
      XCTAssertEqual(scene.table.visibleCells[0].configurationState.isEditing, true)
      scene.table.layoutIfNeeded()
      XCTAssertEqual(scene.table.visibleCells[0].contentView.frame.minX, 38)
      XCTAssertFalse(scene.table.tapRow(at: .row(0)))
      scene.table.reloadData()
      XCTAssertEqual(scene.table.visibleCells.map(\.isEditing), [true, true, true, false])
      scene.table.isEditing = false
      XCTAssertEqual(scene.table.visibleCells.map(\.isEditing), [false, false, false, false])
      trace.begin()
    }
  }

  /// LIST-26: a person deletes and inserts rows in editing mode.
  func test_LIST26_committing() async {
    await withTrace { trace in
      let delegate = NotingEditing(trace)
      let scene = Self.scene(trace, delegate)
      XCTAssertFalse(scene.table.tapDelete(at: .row(0)))
      scene.table.isEditing = true
      XCTAssertFalse(scene.table.tapInsert(at: .row(0)))
      XCTAssertTrue(scene.table.tapDelete(at: .row(1)))
      trace.expect("commit delete 0-1\nnumberOfSections\nnumberOfRows 0\nnumberOfRows 1")
      XCTAssertEqual(scene.texts, ["a", "c", "d"])
      delegate.style = .insert
      scene.table.reloadData()
      XCTAssertTrue(scene.table.tapInsert(at: .row(0)))
      XCTAssertEqual(scene.texts, ["new", "a", "c", "d"])
      trace.begin()
    }
  }

  /// LIST-27: a swipe opens the delegate's actions; the handler's answer closes them.
  func test_LIST27_swipes() async {
    await withTrace { trace in
      let delegate = NotingEditing(trace)
      let scene = Self.scene(trace, delegate)
      var finish: ((Bool) -> Void)?
      let mark = UIContextualAction(style: .normal, title: "Mark") { action, view, completion in
        trace.note("\(action.title ?? "") \((view as? UITableViewCell)?.textLabel?.text ?? "")")
        finish = completion
      }
      delegate.trailing = UISwipeActionsConfiguration(actions: [mark])
      XCTAssertTrue(scene.table.swipeRow(at: .row(1)))
      trace.expect("trailing 0-1\nwillBeginEditing 0-1")
      XCTAssertEqual(scene.table.swipeActionTitles, ["Mark"])
      XCTAssertEqual(scene.table.visibleCells.map(\.showingDeleteConfirmation), [false, true, false, false])
      XCTAssertFalse(scene.table.chooseSwipeAction("Other"))
      XCTAssertTrue(scene.table.chooseSwipeAction("Mark"))
      trace.expect("Mark b")
      finish?(true)
      trace.expect("didEndEditing 0-1")
      finish?(true)
      XCTAssertEqual(scene.table.swipeActionTitles, [])

      scene.table.swipeRow(at: .row(0))
      scene.table.swipeRow(at: .row(2))
      XCTAssertTrue(scene.table.tapRow(at: .row(1)))
      trace.expect(
        """
        trailing 0-0
        willBeginEditing 0-0
        didEndEditing 0-0
        trailing 0-2
        willBeginEditing 0-2
        didEndEditing 0-2
        """)
      XCTAssertNil(scene.table.indexPathForSelectedRow)
      XCTAssertTrue(scene.table.swipeRowFully(at: .row(0)))
      trace.expect("trailing 0-0\nwillBeginEditing 0-0\nMark a")
      XCTAssertFalse(scene.table.swipeRow(at: .row(0), from: .leading))
      trace.begin()
    }
  }

  /// LIST-27: without actions of the delegate, a swipe offers to delete the row.
  func test_LIST27_deletingBySwipe() async {
    await withTrace { trace in
      let delegate = NotingEditing(trace)
      let scene = Self.scene(trace, delegate)
      scene.canEdit = { $0.section == 0 }
      XCTAssertFalse(scene.table.swipeRow(at: .row(0, 1)))
      trace.expect("")
      XCTAssertTrue(scene.table.swipeRowFully(at: .row(0)))
      trace.expect(
        """
        trailing 0-0
        willBeginEditing 0-0
        commit delete 0-0
        numberOfSections
        numberOfRows 0
        numberOfRows 1
        didEndEditing nil
        """)
      XCTAssertEqual(scene.texts, ["b", "c", "d"])
    }
  }

  /// LIST-27: actions in their former form get the row, and stay open.
  func test_LIST27_formerActions() async {
    await withTrace { trace in
      let delegate = NotingEditing(trace)
      let scene = Self.scene(trace, delegate)
      delegate.former = [
        UITableViewRowAction(style: .normal, title: "Copy") { action, path in
          trace.note("\(action.title ?? "") \(TableScene.text(of: path))")
        }
      ]
      scene.table.swipeRow(at: .row(0, 1))
      scene.table.chooseSwipeAction("Copy")
      trace.expect("trailing 1-0\nwillBeginEditing 1-0\nCopy 1-0")
      XCTAssertEqual(scene.table.swipeActionTitles, ["Copy"])
      scene.table.isEditing = true
      trace.expect("didEndEditing 1-0")
    }
  }

  /// LIST-28: a row that a person drags goes where the delegate wants it; no cell is asked for.
  func test_LIST28_dragging() async {
    await withTrace { trace in
      let delegate = NotingEditing(trace)
      let scene = Self.scene(trace, delegate)
      XCTAssertFalse(scene.table.dragRow(at: .row(0), to: .row(2)))
      scene.table.isEditing = true
      XCTAssertTrue(scene.table.dragRow(at: .row(0), to: .row(2)))
      trace.expect("target 0-0 0-2\nmove 0-0 to 0-2\nnumberOfSections\nnumberOfRows 0\nnumberOfRows 1")
      XCTAssertEqual(scene.texts, ["b", "c", "a", "d"])
      XCTAssertTrue(scene.table.dragRow(at: .row(1), to: .row(1, 1)))
      XCTAssertEqual(scene.sections, [["b", "a"], ["d", "c"]])
      XCTAssertEqual(scene.texts, ["b", "a", "d", "c"])
      delegate.target = { _ in .row(0) }
      trace.begin()
      XCTAssertFalse(scene.table.dragRow(at: .row(0), to: .row(1)))
      trace.expect("target 0-0 0-1")
      scene.canMove = { $0.section == 1 }
      XCTAssertFalse(scene.table.dragRow(at: .row(0), to: .row(1)))
      XCTAssertFalse(scene.table.dragRow(at: .row(0, 1), to: .row(5, 1)))
      trace.expect("")
    }
  }
}
