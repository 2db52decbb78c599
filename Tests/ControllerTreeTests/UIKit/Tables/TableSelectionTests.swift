import Foundation
import UIKit
import XCTest

@testable import ControllerTree

final class TableSelectionTests: XCTestCase {
  @MainActor private static func scene(_ trace: Trace, _ delegate: NotingSelection) -> TableScene {
    let scene = TableScene(trace, [numbers(5)]) { $0.delegate = delegate }
    scene.isNoting = false
    trace.begin()
    return scene
  }

  /// LIST-23: a tap highlights, then selects; a second one deselects the row that was selected first.
  func test_LIST23_taps() async {
    await withTrace { trace in
      let delegate = NotingSelection(trace)
      let table = Self.scene(trace, delegate).table
      XCTAssertTrue(table.tapRow(at: .row(1)))
      trace.expect(
        """
        shouldHighlight 0-1 []
        didHighlight 0-1 [] highlighted
        didUnhighlight 0-1 []
        willSelect 0-1 []
        didSelect 0-1 [0-1]
        """)
      XCTAssertTrue(table.tapRow(at: .row(3)))
      trace.expect(
        """
        shouldHighlight 0-3 [0-1]
        didHighlight 0-3 [0-1] highlighted
        didUnhighlight 0-3 [0-1]
        willSelect 0-3 [0-1]
        willDeselect 0-1 [0-1]
        didDeselect 0-1 []
        didSelect 0-3 [0-3]
        """)
      XCTAssertEqual(table.visibleCells.map(\.isSelected), [false, false, false, true, false])
      XCTAssertFalse(table.tapRow(at: .row(9)))
      table.isUserInteractionEnabled = false
      XCTAssertFalse(table.tapRow(at: .row(0)))
      table.isUserInteractionEnabled = true
      table.allowsSelection = false
      XCTAssertFalse(table.tapRow(at: .row(0)))
    }
  }

  /// LIST-23: the delegate refuses a highlight or a selection, or chooses another row.
  func test_LIST23_answers() async {
    await withTrace { trace in
      let delegate = NotingSelection(trace)
      let table = Self.scene(trace, delegate).table
      delegate.mayHighlight = { $0.row != 0 }
      XCTAssertFalse(table.tapRow(at: .row(0)))
      trace.expect("shouldHighlight 0-0 []")
      delegate.select = { $0.row == 1 ? nil : .row(4) }
      XCTAssertTrue(table.tapRow(at: .row(1)))
      XCTAssertNil(table.indexPathForSelectedRow)
      table.tapRow(at: .row(2))
      XCTAssertEqual(table.indexPathForSelectedRow, .row(4))
      delegate.select = { $0 }
      delegate.deselect = { _ in nil }
      table.tapRow(at: .row(3))
      XCTAssertEqual(table.indexPathsForSelectedRows, [.row(4), .row(3)])
      trace.begin()
    }
  }

  /// LIST-24: with several selected rows, a tap on one of them deselects it.
  func test_LIST24_severalRows() async {
    await withTrace { trace in
      let delegate = NotingSelection(trace)
      let table = Self.scene(trace, delegate).table
      table.allowsMultipleSelection = true
      table.tapRow(at: .row(2))
      table.tapRow(at: .row(0))
      XCTAssertEqual(table.indexPathsForSelectedRows, [.row(2), .row(0)])
      trace.begin()
      table.tapRow(at: .row(2))
      trace.expect(
        """
        shouldHighlight 0-2 [0-2 0-0]
        didHighlight 0-2 [0-2 0-0] highlighted
        didUnhighlight 0-2 [0-2 0-0]
        willDeselect 0-2 [0-2 0-0]
        didDeselect 0-2 [0-0]
        """)
      table.tapRow(at: .row(4))
      table.allowsMultipleSelection = false
      XCTAssertEqual(table.indexPathsForSelectedRows, [.row(0)])
      trace.begin()
    }
  }

  /// LIST-22: the app selects without the delegate; the selection survives scrolling.
  func test_LIST22_byTheApp() async {
    await withTrace { trace in
      let delegate = NotingSelection(trace)
      let scene = TableScene(trace, [numbers(50)]) { $0.delegate = delegate }
      scene.isNoting = false
      trace.begin()
      let table = scene.table
      table.selectRow(at: .row(1), animated: true, scrollPosition: .none)
      table.contentOffset.y = 1000
      XCTAssertNil(table.cellForRow(at: .row(1)))
      XCTAssertFalse(table.visibleCells.contains { $0.isSelected })
      table.contentOffset.y = 0
      XCTAssertEqual(table.cellForRow(at: .row(1))?.isSelected, true)
      table.selectRow(at: .row(40), animated: false, scrollPosition: .top)
      XCTAssertEqual(table.indexPathsForSelectedRows, [.row(40)])
      XCTAssertEqual(table.contentOffset.y, 40 * 44)
      table.deselectRow(at: .row(40), animated: false)
      table.deselectRow(at: .row(40), animated: false)
      XCTAssertNil(table.indexPathsForSelectedRows)
      table.selectRow(at: .row(2), animated: false, scrollPosition: .none)
      table.selectRow(at: nil, animated: false, scrollPosition: .none)
      XCTAssertNil(table.indexPathForSelectedRow)
    }
  }

  /// LIST-04: a row that does not exist is neither selected nor shown.
  func test_LIST04_missingRows() async {
    await withTrace { trace in
      let scene = TableScene(trace, [numbers(5)])
      trace.begin()
      let table = scene.table
      table.selectRow(at: .row(7), animated: false, scrollPosition: .none)
      trace.expect("! LIST-04 placeOutOfRange: UITableView #1.selectRow(at:animated:scrollPosition:)")
      let issues = trace.stage.diagnostics.collect {
        table.scrollToRow(at: .row(5), at: .top, animated: false)
        table.scrollToRow(at: .row(0, 1), at: .top, animated: false)
      }
      XCTAssertEqual(
        issues.map(\.uikitText),
        [
          "-[UITableView scrollToRowAtIndexPath:atScrollPosition:animated:]: row (5) beyond bounds (5) for section (0).",
          "-[UITableView scrollToRowAtIndexPath:atScrollPosition:animated:]: section (1) beyond bounds (1).",
        ])
      XCTAssertNil(table.indexPathForSelectedRow)
      XCTAssertEqual(table.contentOffset, .zero)
      trace.begin()
    }
  }

  /// LIST-23: touches reach the table through the views of a cell; a finger that leaves its row selects nothing.
  func test_LIST23_touches() async {
    await withTrace { trace in
      let delegate = NotingSelection(trace)
      let table = Self.scene(trace, delegate).table
      let view = table.visibleCells[1].contentView
      @MainActor func touch(_ y: CGFloat) -> Set<UITouch> {
        [UITouch(location: view.convert(CGPoint(x: 50, y: y), from: table), in: view)]
      }
      view.touchesBegan(touch(60), with: nil)
      trace.expect("shouldHighlight 0-1 []\ndidHighlight 0-1 [] highlighted")
      view.touchesEnded(touch(70), with: nil)
      trace.expect("didUnhighlight 0-1 []\nwillSelect 0-1 []\ndidSelect 0-1 [0-1]")
      view.touchesBegan(touch(60), with: nil)
      view.touchesEnded(touch(100), with: nil)
      trace.expect(
        "shouldHighlight 0-1 [0-1]\ndidHighlight 0-1 [0-1] highlighted\ndidUnhighlight 0-1 [0-1]")
      view.touchesBegan(touch(60), with: nil)
      view.touchesCancelled(touch(60), with: nil)
      trace.expect(
        "shouldHighlight 0-1 [0-1]\ndidHighlight 0-1 [0-1] highlighted\ndidUnhighlight 0-1 [0-1]")
      XCTAssertFalse(table.visibleCells.contains { $0.isHighlighted })
    }
  }

  /// LIST-23: a finger's tap selects a row; a drag that begins on a row moves the content and selects nothing.
  func test_LIST23_fingers() async {
    await withTrace { trace in
      let delegate = NotingSelection(trace)
      let scene = TableScene(trace, [numbers(50)]) { $0.delegate = delegate }
      scene.isNoting = false
      let table = scene.table
      trace.begin()
      XCTAssertTrue(scene.window.fingers.tap(table.visibleCells[1]))
      XCTAssertEqual(trace.read().compactMap(\.noteText).last, "didSelect 0-1 [0-1]")
      XCTAssertTrue(
        scene.window.fingers.drag(from: CGPoint(x: 160, y: 300), to: CGPoint(x: 160, y: 100)))
      UpdateCycle.main.settle()
      XCTAssertGreaterThan(table.contentOffset.y, 100)
      XCTAssertEqual(table.indexPathsForSelectedRows, [.row(1)])
      XCTAssertFalse(table.visibleCells.contains { $0.isHighlighted })
      trace.begin()
    }
  }
}
