import Foundation
import UIKit
import XCTest

@testable import ControllerTree

final class UITableViewDiffableDataSourceTests: XCTestCase {
  private typealias Source = UITableViewDiffableDataSource<String, Int>

  @MainActor private static func table(_ trace: Trace) -> (UITableView, Source) {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    let controller = trace.controller("P")
    trace.show(controller, size: CGSize(width: 320, height: 400))
    controller.view.addSubview(table)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    let source = Source(tableView: table) { table, path, item in
      trace.note("cell \(TableScene.text(of: path)) \(item)")
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      cell.textLabel?.text = "\(item)"
      return cell
    }
    trace.kept.append(source)
    return (table, source)
  }

  @MainActor private static func snapshot(_ contents: (String, [Int])...) -> Source.Snapshot {
    var snapshot = Source.Snapshot()
    for (section, items) in contents {
      snapshot.appendSections([section])
      snapshot.appendItems(items, toSection: section)
    }
    return snapshot
  }

  /// LIST-33: what differs from the last snapshot is a batch; rows that stay keep their cells.
  func test_LIST33_applying() async {
    await withTrace(pacing: .manual) { trace in
      let (table, source) = Self.table(trace)
      source.apply(Self.snapshot(("A", [1, 2]), ("B", [3])), animatingDifferences: false)
      table.layoutIfNeeded()
      trace.expect("cell 0-0 1\ncell 0-1 2\ncell 1-0 3")
      let three = table.cellForRow(at: .row(0, 1))
      source.apply(Self.snapshot(("B", [4, 3]), ("A", [1]))) { trace.note("shown") }
      trace.expect("cell 0-0 4")
      XCTAssertTrue(table.cellForRow(at: .row(1)) === three)
      XCTAssertEqual(table.visibleCells.map { $0.textLabel?.text }, ["4", "3", "1"])
      UpdateCycle.main.advance(by: .milliseconds(300))
      trace.expect("shown")
      XCTAssertEqual(source.itemIdentifier(for: .row(1)), 3)
      XCTAssertNil(source.itemIdentifier(for: .row(7)))
      XCTAssertEqual(source.indexPath(for: 1), .row(0, 1))
      XCTAssertEqual(source.sectionIdentifier(for: 1), "A")
      XCTAssertNil(source.sectionIdentifier(for: 2))
      XCTAssertEqual(source.index(for: "B"), 0)
      XCTAssertEqual(source.snapshot().itemIdentifiers, [4, 3, 1])
    }
  }

  /// LIST-33: marked items are reloaded, or configured again with their cells.
  func test_LIST33_marks() async {
    await withTrace { trace in
      let (table, source) = Self.table(trace)
      source.apply(Self.snapshot(("A", [1, 2, 3])))
      table.layoutIfNeeded()
      trace.begin()
      let cells = table.visibleCells
      var snapshot = source.snapshot()
      snapshot.reconfigureItems([2])
      source.apply(snapshot)
      trace.expect("cell 0-1 2")
      XCTAssertEqual(table.visibleCells, cells)
      snapshot = source.snapshot()
      snapshot.reloadItems([1])
      source.apply(snapshot)
      trace.expect("cell 0-0 1")
      source.applySnapshotUsingReloadData(Self.snapshot(("A", [9]))) { trace.note("reloaded") }
      trace.expect("cell 0-0 9\nreloaded")
    }
  }

  /// LIST-33: random snapshots are shown as they are.
  func test_LIST33_randomSnapshots() async {
    await withTrace { trace in
      let (table, source) = Self.table(trace)
      table.rowHeight = 20
      var random = SeededGenerator(seed: 5)
      for _ in 0..<200 {
        var items = Array(0..<12).shuffled(using: &random).prefix(Int.random(in: 0...12, using: &random))[...]
        var snapshot = Source.Snapshot()
        for section in ["A", "B", "C"].shuffled(using: &random).prefix(Int.random(in: 0...3, using: &random)) {
          snapshot.appendSections([section])
          let count = Int.random(in: 0...items.count, using: &random)
          snapshot.appendItems(Array(items.prefix(count)), toSection: section)
          items = items.dropFirst(count)
        }
        source.apply(snapshot)
        XCTAssertEqual(
          table.visibleCells.compactMap { $0.textLabel?.text }, snapshot.itemIdentifiers.map { "\($0)" })
      }
      trace.begin()
    }
  }
}
