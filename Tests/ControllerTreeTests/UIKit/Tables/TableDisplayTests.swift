import Foundation
import UIKit
import XCTest

@testable import ControllerTree

final class TableDisplayTests: XCTestCase {
  /// LIST-11, LIST-12: the numbers are asked for once, then a cell for each visible row, from above.
  func test_LIST12_orderOfAsking() async {
    await withTrace { trace in
      let scene = TableScene(trace, [numbers(3), numbers(2)])
      trace.expect(
        """
        numberOfSections
        numberOfRows 0
        numberOfRows 1
        cell 0-0
        cell 0-1
        cell 0-2
        cell 1-0
        cell 1-1
        """)
      XCTAssertEqual(scene.table.numberOfSections, 2)
      XCTAssertEqual(scene.table.numberOfRows(inSection: 0), 3)
      XCTAssertEqual(scene.table.numberOfRows(inSection: 9), 0)
      XCTAssertEqual(scene.table.contentSize, CGSize(width: 320, height: 220))
      XCTAssertEqual(scene.texts, ["0", "1", "2", "0", "1"])
      XCTAssertEqual(scene.table.indexPathsForVisibleRows?.count, 5)
    }
  }

  /// LIST-13: with estimates, a height is asked for after the cell; that of a section's first row with the numbers.
  func test_LIST13_heightsOfVisibleRows() async {
    await withTrace { trace in
      let delegate = NotingHeights(trace)
      let scene = TableScene(trace, [numbers(9)]) { $0.delegate = delegate }
      trace.expect(
        """
        numberOfSections
        header height 0
        footer height 0
        numberOfRows 0
        height 0-0
        cell 0-0
        willDisplay 0-0 20 100
        cell 0-1
        height 0-1
        willDisplay 0-1 120 100
        cell 0-2
        height 0-2
        willDisplay 0-2 220 100
        cell 0-3
        height 0-3
        willDisplay 0-3 320 100
        """)
      XCTAssertEqual(scene.table.contentSize.height, 20 + 400 + 5 * 44)
      scene.isNoting = false
      trace.ignore { for step in 1...6 { scene.table.contentOffset.y = CGFloat(step * 90) } }
      XCTAssertEqual(scene.table.contentSize.height, 20 + 9 * 100)
      XCTAssertEqual(delegate.trace === trace, true)
    }
  }

  /// LIST-13: without estimates, all heights are asked for with the numbers.
  func test_LIST13_allHeights() async {
    await withTrace { trace in
      let delegate = NotingHeights(trace)
      delegate.height = { CGFloat(10 * ($0.row + 1)) }
      let scene = TableScene(trace, [numbers(3)]) {
        $0.estimatedRowHeight = 0
        $0.delegate = delegate
      }
      trace.expect(
        """
        numberOfSections
        header height 0
        footer height 0
        numberOfRows 0
        height 0-0
        height 0-1
        height 0-2
        cell 0-0
        willDisplay 0-0 20 10
        cell 0-1
        willDisplay 0-1 30 20
        cell 0-2
        willDisplay 0-2 50 30
        """)
      XCTAssertEqual(scene.table.rectForRow(at: .row(2)), CGRect(x: 0, y: 50, width: 320, height: 30))
    }
  }

  /// LIST-12: rows that leave the visible part end before others get cells, which are used again.
  func test_LIST12_scrolling() async {
    await withTrace { trace in
      let delegate = NotingDisplay(trace)
      let scene = TableScene(trace, [numbers(100)]) {
        $0.rowHeight = 100
        $0.delegate = delegate
      }
      trace.begin()
      let first = scene.table.cellForRow(at: .row(0))
      scene.table.contentOffset.y = 150
      trace.expect("didEnd 0-0\ncell 0-4\nwillDisplay 0-4\ncell 0-5\nwillDisplay 0-5")
      XCTAssertNil(scene.table.cellForRow(at: .row(0)))
      XCTAssertTrue(scene.table.cellForRow(at: .row(4)) === first)
      XCTAssertEqual(scene.texts, ["1", "2", "3", "4", "5"])
      scene.table.contentOffset.y = 9000
      XCTAssertEqual(scene.texts, ["90", "91", "92", "93"])
      trace.begin()
      XCTAssertTrue(scene.table.drag(by: CGVector(dx: 0, dy: 100)))
      UpdateCycle.main.settle()
      trace.expect("didEnd 0-93\ncell 0-89\nwillDisplay 0-89")
    }
  }

  /// LIST-12: 10,000 rows cost as many cells as are visible.
  func test_LIST12_manyRows() async {
    await withTrace { trace in
      var made = 0
      let scene = TableScene(trace, [numbers(10_000)])
      scene.isNoting = false
      trace.begin()
      scene.makeCell = { scene, path in
        if let cell = scene.table.dequeueReusableCell(withIdentifier: "other") { return cell }
        made += 1
        return UITableViewCell(style: .default, reuseIdentifier: "other")
      }
      scene.table.reloadData()
      for step in 0..<200 { scene.table.contentOffset.y = CGFloat(step * 900) }
      XCTAssertLessThanOrEqual(made, 12)
      XCTAssertEqual(scene.table.contentSize.height, 440_000)
    }
  }

  /// LIST-14: rectangles and the rows in them.
  func test_LIST14_rectangles() async {
    await withTrace { trace in
      let scene = TableScene(trace, [numbers(2), [], numbers(3)], style: .insetGrouped) {
        $0.rowHeight = 50
        $0.sectionHeaderHeight = 30
        $0.sectionFooterHeight = 10
      }
      trace.begin()
      let table = scene.table
      XCTAssertEqual(table.rect(forSection: 0), CGRect(x: 0, y: 0, width: 320, height: 140))
      XCTAssertEqual(table.rectForHeader(inSection: 2), CGRect(x: 20, y: 180, width: 280, height: 30))
      XCTAssertEqual(table.rectForFooter(inSection: 1), CGRect(x: 20, y: 170, width: 280, height: 10))
      XCTAssertEqual(table.rectForRow(at: .row(1, 2)), CGRect(x: 20, y: 260, width: 280, height: 50))
      XCTAssertEqual(table.rectForRow(at: .row(9, 2)), .zero)
      XCTAssertEqual(table.rect(forSection: -1), .zero)
      XCTAssertEqual(table.indexPathForRow(at: CGPoint(x: 100, y: 79.9)), .row(0))
      XCTAssertEqual(table.indexPathForRow(at: CGPoint(x: 100, y: 80)), .row(1))
      XCTAssertNil(table.indexPathForRow(at: CGPoint(x: 100, y: 131)))
      XCTAssertNil(table.indexPathForRow(at: CGPoint(x: 10, y: 80)))
      XCTAssertNil(table.indexPathForRow(at: CGPoint(x: 100, y: 5000)))
      XCTAssertEqual(
        table.indexPathsForRows(in: CGRect(x: 0, y: 100, width: 10, height: 120)), [.row(1), .row(0, 2)])
      XCTAssertEqual(table.contentSize.height, 370)
      let cell = table.visibleCells[3]
      XCTAssertEqual(table.indexPath(for: cell), .row(1, 2))
      XCTAssertNil(table.indexPath(for: UITableViewCell()))
    }
  }

  /// LIST-17: `reloadData()` asks for the numbers at once, and for cells at the next layout; former cells end first.
  func test_LIST17_reloadData() async {
    await withTrace { trace in
      let delegate = NotingDisplay(trace)
      let scene = TableScene(trace, [numbers(2)]) { $0.delegate = delegate }
      trace.begin()
      scene.table.selectRow(at: .row(1), animated: false, scrollPosition: .none)
      scene.sections = [["a"]]
      UpdateCycle.main.turn {
        scene.table.reloadData()
        trace.note("in the turn")
        XCTAssertNil(scene.table.indexPathForSelectedRow)
      }
      trace.expect(
        "numberOfSections\nnumberOfRows 0\nin the turn\ndidEnd 0-0\ndidEnd 0-1\ncell 0-0\nwillDisplay 0-0")
      XCTAssertEqual(scene.texts, ["a"])
      scene.table.dataSource = nil
      XCTAssertEqual(scene.table.visibleCells, [])
      trace.expect("didEnd 0-0")
      XCTAssertEqual(scene.table.numberOfSections, 0)
    }
  }

  /// LIST-11, LIST-13: another row height or width asks for no numbers; visible rows are measured again.
  func test_LIST13_changedHeights() async {
    await withTrace { trace in
      let scene = TableScene(trace, [numbers(3)])
      trace.begin()
      scene.table.rowHeight = 60
      XCTAssertEqual(scene.table.rectForRow(at: .row(2)).minY, 120)
      scene.table.layoutIfNeeded()
      XCTAssertEqual(scene.table.visibleCells.map(\.frame.height), [60, 60, 60])
      scene.table.rowHeight = UITableView.automaticDimension
      scene.table.frame.size.width = 200
      scene.table.layoutIfNeeded()
      XCTAssertEqual(
        scene.table.visibleCells.map(\.frame), [0, 44, 88].map { CGRect(x: 0, y: $0, width: 200, height: 44) })
      trace.expect("")
      scene.table.rowHeight = .infinity
      scene.table.sectionHeaderHeight = .nan
      scene.table.layoutIfNeeded()
      XCTAssertTrue(scene.table.contentSize.height.isFinite)
    }
  }

  /// LIST-11: a number of rows that no table can have is cut, and a negative one is 0.
  func test_LIST11_impossibleNumbers() async {
    final class Numbers: NSObject, UITableViewDataSource {
      func numberOfSections(in tableView: UITableView) -> Int { 2 }
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { section == 0 ? -3 : .max }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
      }
    }
    await withTrace { trace in
      let (table, source) = (UITableView(), Numbers())
      table.dataSource = source
      var counts: [Int] = []
      let issues = trace.stage.diagnostics.collect { counts = (0..<2).map { table.numberOfRows(inSection: $0) } }
      XCTAssertEqual(counts, [0, 1 << 24])
      XCTAssertEqual(
        issues.map(\.uikitText),
        ["Failed to allocate data stores for 9223372036854775807 rows in section 1. Consider using fewer rows"])
      trace.begin()
    }
  }
}
