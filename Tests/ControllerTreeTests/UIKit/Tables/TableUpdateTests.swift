import Foundation
import XCTest

@testable import ControllerTree
@testable import UIKit

final class TableUpdateTests: XCTestCase {
  @MainActor private static func scene(_ trace: Trace, _ sections: [[String]]) -> TableScene {
    let display = NotingDisplay(trace)
    let scene = TableScene(trace, sections) { $0.delegate = display }
    trace.kept.append(display)
    trace.begin()
    return scene
  }

  /// LIST-17: a batch asks for the numbers at its end, then for the cells of new rows; the completion waits for the animation.
  func test_LIST17_batches() async {
    await withTrace(pacing: .manual) { trace in
      let scene = Self.scene(trace, [["a", "b", "c"]])
      let kept = scene.table.cellForRow(at: .row(2))
      scene.table.performBatchUpdates {
        scene.sections[0].remove(at: 0)
        scene.table.deleteRows(at: [.row(0)], with: .fade)
        scene.sections[0].append("d")
        scene.table.insertRows(at: [.row(2)], with: .fade)
        XCTAssertTrue(scene.table.hasUncommittedUpdates)
        trace.note("told")
      } completion: {
        trace.note("completion \($0)")
      }
      trace.expect("told\nnumberOfSections\nnumberOfRows 0\ndidEnd 0-0\ncell 0-2\nwillDisplay 0-2")
      XCTAssertEqual(scene.texts, ["b", "c", "d"])
      XCTAssertTrue(scene.table.cellForRow(at: .row(1)) === kept)
      XCTAssertEqual(kept?.frame.minY, 44)
      UpdateCycle.main.advance(by: .milliseconds(299))
      trace.expect("")
      UpdateCycle.main.advance(by: .milliseconds(1))
      trace.expect("completion true")
    }
  }

  /// LIST-01: batches may be nested, with both kinds of calls; the outermost end counts.
  func test_LIST01_nestedBatches() async {
    await withTrace { trace in
      let scene = Self.scene(trace, [["a"], ["b"]])
      scene.table.beginUpdates()
      scene.sections.swapAt(0, 1)
      scene.table.moveSection(0, toSection: 1)
      scene.table.performBatchUpdates {
        scene.sections.append(["c"])
        scene.table.insertSections(IndexSet(integer: 2), with: .automatic)
      }
      trace.expect("")
      scene.table.endUpdates()
      trace.expect(
        "numberOfSections\nnumberOfRows 0\nnumberOfRows 1\nnumberOfRows 2\ncell 2-0\nwillDisplay 2-0")
      XCTAssertEqual(scene.texts, ["b", "a", "c"])
      scene.table.endUpdates()
      XCTAssertFalse(scene.table.hasUncommittedUpdates)
    }
  }

  /// LIST-02: reloaded rows and sections get new cells; a reloaded section may have another number of rows.
  func test_LIST02_reloading() async {
    await withTrace { trace in
      let scene = Self.scene(trace, [["a", "b"], ["c"]])
      scene.table.selectRow(at: .row(1), animated: false, scrollPosition: .none)
      scene.sections[0][0] = "A"
      scene.table.reloadRows(at: [.row(0)], with: .none)
      trace.expect(
        "numberOfSections\nnumberOfRows 0\nnumberOfRows 1\ndidEnd 0-0\ncell 0-0\nwillDisplay 0-0")
      XCTAssertEqual(scene.table.indexPathForSelectedRow, .row(1))
      scene.sections[1] = ["x", "y"]
      scene.table.reloadSections(IndexSet(integer: 1), with: .none)
      trace.expect(
        """
        numberOfSections
        numberOfRows 0
        numberOfRows 1
        didEnd 1-0
        cell 1-0
        willDisplay 1-0
        cell 1-1
        willDisplay 1-1
        """)
      XCTAssertEqual(scene.texts, ["A", "b", "x", "y"])
    }
  }

  /// LIST-03: a batch that does not fit is reported with UIKit's text, and the table reads everything anew.
  func test_LIST03_wrongBatches() async {
    await withTrace { trace in
      let scene = Self.scene(trace, [["a", "b"]])
      scene.isNoting = false
      let issues = trace.stage.diagnostics.collect {
        scene.table.performBatchUpdates {
          scene.table.deleteRows(at: [.row(0)], with: .none)
        } completion: {
          trace.note("completion \($0)")
        }
      }
      XCTAssertEqual(issues.map(\.kind), [.invalidListUpdate])
      XCTAssertEqual(
        issues.first?.uikitText,
        "Invalid update: invalid number of rows in section 0.  The number of rows contained in an existing section after the "
          + "update (2) must be equal to the number of rows contained in that section before the update (2), plus or minus the "
          + "number of rows inserted or deleted from that section (0 inserted, 1 deleted) and plus or minus the number of rows "
          + "moved into or out of that section (0 moved in, 0 moved out).")
      XCTAssertEqual(scene.texts, ["a", "b"])
      _ = trace.read()
      scene.sections = [["z"]]
      scene.table.insertRows(at: [.row(0)], with: .none)
      XCTAssertEqual(
        trace.read().map(\.line).filter { $0.hasPrefix("!") },
        ["! LIST-03 invalidListUpdate: UITableView #1.insertRows(at:with:)"])
      XCTAssertEqual(scene.texts, ["z"])
    }
  }

  /// LIST-22: the selection follows its rows through a batch.
  func test_LIST22_selectionInBatches() async {
    await withTrace { trace in
      let scene = Self.scene(trace, [["a", "b", "c"]])
      scene.table.allowsMultipleSelection = true
      for row in 0..<3 { scene.table.selectRow(at: .row(row), animated: false, scrollPosition: .none) }
      scene.table.performBatchUpdates {
        scene.sections = [["n", "c", "b"]]
        scene.table.deleteRows(at: [.row(0)], with: .none)
        scene.table.insertRows(at: [.row(0)], with: .none)
        scene.table.moveRow(at: .row(2), to: .row(1))
      }
      XCTAssertEqual(scene.table.indexPathsForSelectedRows, [.row(2), .row(1)])
      XCTAssertEqual(scene.table.visibleCells.map(\.isSelected), [false, true, true])
      XCTAssertEqual(scene.texts, ["n", "c", "b"])
      trace.begin()
    }
  }

  /// LIST-18: reconfigured rows keep their cells, which the data source gets again when it asks for one.
  func test_LIST18_reconfiguring() async {
    await withTrace { trace in
      let scene = Self.scene(trace, [["a", "b"]])
      let cells = scene.table.visibleCells
      scene.sections[0] = ["A", "B"]
      scene.table.reconfigureRows(at: [.row(1), .row(7)])
      trace.expect("cell 0-1")
      XCTAssertEqual(scene.texts, ["a", "B"])
      XCTAssertEqual(scene.table.visibleCells, cells)
    }
  }

  /// LIST-01: random batches leave the table as its data are, with cells of the right rows.
  func test_LIST01_randomBatches() async {
    for seed in 0..<60 {
      await withTrace { trace in
        var random = SeededGenerator(seed: UInt64(seed))
        var model = ListModel.random(&random)
        func texts() -> [[String]] { model.sections.map { $0.items.map(String.init) } }
        let scene = TableScene(trace, texts()) { $0.rowHeight = 30 }
        scene.isNoting = false
        for _ in 0..<6 {
          for section in model.sections.indices {
            model.sections[section] = ListModel.Section(
              id: section, items: model.sections[section].items.enumerated().map { section * 100 + $0.offset })
          }
          scene.sections = texts()
          scene.table.reloadData()
          scene.table.layoutIfNeeded()
          let (after, changes) = model.changed(&random)
          model = after
          scene.table.performBatchUpdates {
            scene.sections = texts()
            for change in changes { scene.table.make(change) }
          }
          let all = scene.sections.flatMap { $0 }
          // Rows that were not reloaded keep the text of their cell, which must be that of their place.
          XCTAssertEqual(scene.texts, Array(all.prefix(scene.texts.count)), "seed \(seed)")
          XCTAssertEqual(scene.texts.count, min(all.count, 14), "seed \(seed)")
        }
        trace.begin()
      }
    }
  }
}

extension UITableView {
  /// Tells the table one change.
  func make(_ change: ListChange) {
    switch change {
    case .insertSection(let section): insertSections(IndexSet(integer: section), with: .none)
    case .deleteSection(let section): deleteSections(IndexSet(integer: section), with: .none)
    case .reloadSection(let section): reloadSections(IndexSet(integer: section), with: .none)
    case .moveSection(let origin, let target): moveSection(origin, toSection: target)
    case .insert(let path): insertRows(at: [path], with: .none)
    case .delete(let path): deleteRows(at: [path], with: .none)
    case .reload(let path): reloadRows(at: [path], with: .none)
    case .move(let origin, let target): moveRow(at: origin, to: target)
    }
  }
}
