import Foundation
import XCTest

@testable import ControllerTree
@testable import UIKit

final class ListUpdateTests: XCTestCase {
  private func path(_ section: Int, _ row: Int) -> IndexPath { IndexPath(row: row, section: section) }

  private func update(
    _ changes: [ListChange], _ old: [Int], _ new: [Int], _ words: ListWords = .table
  ) -> Result<ListUpdate, ListUpdateError> {
    Result { () throws(ListUpdateError) in try ListUpdate(changes, from: old, to: new, words: words) }
  }

  private func expectText(
    _ text: String?, _ changes: [ListChange], _ old: [Int], _ new: [Int], _ words: ListWords = .table,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    switch update(changes, old, new, words) {
    case .success: XCTFail("The update was accepted.", file: file, line: line)
    case .failure(let error): XCTAssertEqual(error.uikitText, text, file: file, line: line)
    }
  }

  /// LIST-01: deletes and beginnings of moves count before the batch, inserts and ends of moves after it.
  func test_LIST01_placesBeforeAndAfter() throws {
    let changes: [ListChange] = [
      .insert(path(0, 0)), .delete(path(0, 1)), .move(path(0, 3), to: path(1, 0)), .reload(path(0, 0)),
    ]
    let update = try update(changes, [4, 1], [3, 2]).get()
    XCTAssertEqual(update.newPath(of: path(0, 0)), path(0, 1))
    XCTAssertNil(update.newPath(of: path(0, 1)))
    XCTAssertEqual(update.newPath(of: path(0, 2)), path(0, 2))
    XCTAssertEqual(update.newPath(of: path(0, 3)), path(1, 0))
    XCTAssertEqual(update.newPath(of: path(1, 0)), path(1, 1))
    XCTAssertNil(update.newPath(of: path(0, 4)))
    XCTAssertNil(update.newPath(of: path(2, 0)))
    XCTAssertNil(update.oldPath(of: path(0, 0)))
    XCTAssertEqual(update.oldPath(of: path(1, 0)), path(0, 3))
    XCTAssertTrue(update.isReloaded(path(0, 0)))
    XCTAssertFalse(update.isReloaded(path(0, 2)))
  }

  /// LIST-02: a reloaded section keeps its place, with elements that are all new.
  func test_LIST02_reloadedSections() throws {
    let update = try update([.reloadSection(1), .deleteSection(0)], [2, 3, 1], [7, 1]).get()
    XCTAssertNil(update.newSection(of: 0))
    XCTAssertEqual(update.newSection(of: 1), 0)
    XCTAssertEqual(update.oldSection(of: 1), 2)
    XCTAssertNil(update.newPath(of: path(1, 0)))
    XCTAssertNil(update.oldPath(of: path(0, 6)))
    XCTAssertEqual(update.newPath(of: path(2, 0)), path(1, 0))
  }

  /// LIST-03: numbers that do not fit, with UIKit's texts.
  func test_LIST03_wrongNumbers() {
    expectText(
      "Invalid update: invalid number of rows in section 0.  The number of rows contained in an existing section after the "
        + "update (3) must be equal to the number of rows contained in that section before the update (3), plus or minus the "
        + "number of rows inserted or deleted from that section (1 inserted, 0 deleted) and plus or minus the number of rows "
        + "moved into or out of that section (0 moved in, 0 moved out).",
      [.insert(path(0, 1))], [3], [3])
    expectText(
      "Invalid update: invalid number of items in section 1.  The number of items contained in an existing section after the "
        + "update (2) must be equal to the number of items contained in that section before the update (1), plus or minus the "
        + "number of items inserted or deleted from that section (0 inserted, 1 deleted) and plus or minus the number of items "
        + "moved into or out of that section (1 moved in, 0 moved out).",
      [.move(path(0, 0), to: path(1, 0)), .delete(path(1, 0))], [1, 1], [0, 2], .collection)
    expectText(
      "Invalid update: invalid number of sections.  The number of sections contained in the table view after the update (1) "
        + "must be equal to the number of sections contained in the table view before the update (0), plus or minus the number "
        + "of sections inserted or deleted (0 inserted, 0 deleted).",
      [], [], [1])
  }

  /// LIST-03: places that do not exist are found before numbers that do not fit.
  func test_LIST03_missingPlaces() {
    expectText(
      "attempt to delete row 2 from section 0 which only contains 1 rows before the update", [.delete(path(0, 2))], [1],
      [1])
    expectText(
      "attempt to insert row 4 into section 0, but there are only 4 rows in section 0 after the update",
      [.insert(path(0, 4))], [4], [4])
    expectText(
      "attempt to delete section 0, but there are only 0 sections before the update", [.deleteSection(0)], [], [])
    expectText(
      "attempt to insert section 1 but there are only 1 sections after the update", [.insertSection(1)], [1], [1])
    expectText(
      "attempt to delete item 0 from section 3, but there are only 1 sections before the update", [.reload(path(3, 0))],
      [1], [1], .collection)
    expectText(
      "attempt to insert row 0 into section 1, but there are only 1 sections after the update",
      [.move(path(0, 0), to: path(1, 0))], [1], [1])
    expectText(
      "attempt to delete row -1 from section 0 which only contains 1 rows before the update", [.delete(path(0, -1))],
      [1], [1])
    expectText(
      "Invalid index path for use with UITableView. Index paths passed to table view must contain exactly two indices "
        + "specifying the section and row. Please use the category on NSIndexPath in NSIndexPath+UIKitAdditions.h if possible.",
      [.delete(IndexPath(index: 1))], [1], [1])
  }

  /// LIST-03: changes that exclude each other.
  func test_LIST03_contradictions() {
    expectText(
      "attempt to perform a delete and a move from the same index path (<NSIndexPath> {length = 2, path = 0 - 1})",
      [.reload(path(0, 1)), .move(path(0, 1), to: path(0, 0))], [2], [2])
    expectText(
      "attempt to perform an insert and a move to the same index path (<NSIndexPath> {length = 2, path = 0 - 0})",
      [.insert(path(0, 0)), .move(path(0, 1), to: path(0, 0))], [2], [3])
    expectText(
      "attempt to delete and reload the same index path (<NSIndexPath> {length = 2, path = 0 - 0})",
      [.delete(path(0, 0)), .reload(path(0, 0))], [2], [1])
    expectText(
      "attempt to perform a delete and a move from the same section (1)", [.reloadSection(1), .moveSection(1, to: 0)],
      [1, 1], [1, 1])
    expectText(
      "attempt to perform an insert and a move to the same section (0)", [.insertSection(0), .moveSection(1, to: 0)],
      [1, 1], [1, 1, 1])
    expectText("attempt to delete and reload the same section (0)", [.deleteSection(0), .reloadSection(0)], [1], [])
    expectText("attempt to create two animations for cell", [.delete(path(0, 0)), .delete(path(0, 0))], [2], [0])
    expectText(nil, [.insert(path(0, 0)), .insert(path(0, 0))], [2], [4], .collection)
    expectText(
      "cannot move a row from a deleted section (0)", [.deleteSection(0), .move(path(0, 0), to: path(0, 0))], [1, 1],
      [2])
    expectText(
      "cannot move an item into a newly inserted section (0)",
      [.insertSection(0), .move(path(0, 0), to: path(0, 0))], [1], [1, 0], .collection)
  }
}
