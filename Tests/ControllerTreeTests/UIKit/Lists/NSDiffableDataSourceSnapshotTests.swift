import XCTest

@testable import ControllerTree
@testable import UIKit

private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>
private func sample() -> Snapshot {
  var snapshot = Snapshot()
  snapshot.appendSections(["A", "B", "C"])
  snapshot.appendItems([1, 2, 3], toSection: "A")
  snapshot.appendItems([4, 5], toSection: "B")
  return snapshot
}

private func text(_ snapshot: Snapshot) -> String {
  snapshot.sectionIdentifiers.map { "\($0)\(snapshot.itemIdentifiers(inSection: $0))" }.joined(separator: " ")
}

/// Snapshots as values: reading, changing, and what they refuse.
final class NSDiffableDataSourceSnapshotTests: XCTestCase {
  /// LIST-50: sections and items are read in order, by identifier and by place.
  func test_LIST50_reading() async {
    await withStage { _ in
      let snapshot = sample()
      XCTAssertEqual(text(snapshot), "A[1, 2, 3] B[4, 5] C[]")
      XCTAssertEqual(snapshot.numberOfSections, 3)
      XCTAssertEqual(snapshot.numberOfItems, 5)
      XCTAssertEqual(snapshot.numberOfItems(inSection: "B"), 2)
      XCTAssertEqual(snapshot.itemIdentifiers, [1, 2, 3, 4, 5])
      XCTAssertEqual(snapshot.sectionIdentifier(containingItem: 5), "B")
      XCTAssertNil(snapshot.sectionIdentifier(containingItem: 9))
      XCTAssertEqual(snapshot.indexOfItem(4), 3)
      XCTAssertNil(snapshot.indexOfItem(9))
      XCTAssertEqual(snapshot.indexOfSection("C"), 2)
      XCTAssertNil(snapshot.indexOfSection("X"))
    }
  }

  /// LIST-50: items are appended to the last section, inserted beside others, moved and deleted; a copy keeps its items.
  func test_LIST50_items() async {
    await withStage { _ in
      var snapshot = sample()
      let copy = snapshot
      snapshot.appendItems([6])
      snapshot.insertItems([7, 8], beforeItem: 2)
      snapshot.insertItems([9], afterItem: 5)
      XCTAssertEqual(text(snapshot), "A[1, 7, 8, 2, 3] B[4, 5, 9] C[6]")
      snapshot.moveItem(1, afterItem: 3)
      snapshot.moveItem(9, beforeItem: 4)
      snapshot.moveItem(6, beforeItem: 7)
      snapshot.moveItem(7, beforeItem: 7)
      XCTAssertEqual(text(snapshot), "A[6, 7, 8, 2, 3, 1] B[9, 4, 5] C[]")
      snapshot.deleteItems([2, 9, 100])
      XCTAssertEqual(text(snapshot), "A[6, 7, 8, 3, 1] B[4, 5] C[]")
      XCTAssertEqual(snapshot.sectionIdentifier(containingItem: 6), "A")
      snapshot.deleteAllItems()
      XCTAssertEqual(text(snapshot), "")
      XCTAssertEqual(text(copy), "A[1, 2, 3] B[4, 5] C[]")
    }
  }

  /// LIST-50: sections are inserted, moved and deleted with their items.
  func test_LIST50_sections() async {
    await withStage { _ in
      var snapshot = sample()
      snapshot.insertSections(["D", "E"], beforeSection: "B")
      snapshot.insertSections(["F"], afterSection: "C")
      XCTAssertEqual(text(snapshot), "A[1, 2, 3] D[] E[] B[4, 5] C[] F[]")
      snapshot.moveSection("A", afterSection: "B")
      snapshot.moveSection("F", beforeSection: "D")
      snapshot.moveSection("F", afterSection: "F")
      XCTAssertEqual(text(snapshot), "F[] D[] E[] B[4, 5] A[1, 2, 3] C[]")
      snapshot.deleteSections(["D", "A", "X"])
      XCTAssertEqual(text(snapshot), "F[] E[] B[4, 5] C[]")
      XCTAssertEqual(snapshot.numberOfItems, 2)
      XCTAssertEqual(snapshot.indexOfSection("C"), 3)
      snapshot.appendItems([1], toSection: "E")
      XCTAssertEqual(snapshot.indexOfItem(4), 1)
    }
  }

  /// LIST-51: an identifier that a call names twice refuses the call; so does a section that exists.
  func test_LIST51_duplicates() async {
    await withTrace { trace in
      var snapshot = sample()
      snapshot.appendItems([7, 8, 7], toSection: "C")
      trace.expect("! LIST-51 duplicateIdentifier: Item identifiers 7 were given twice; the snapshot is unchanged.")
      snapshot.appendSections(["X", "X"])
      trace.expect("! LIST-51 duplicateIdentifier: Section identifiers X were given twice; the snapshot is unchanged.")
      snapshot.insertSections(["B"], afterSection: "C")
      trace.expect("! LIST-51 duplicateIdentifier: Section identifiers B exist already; the snapshot is unchanged.")
      snapshot.insertItems([1], beforeItem: 1)
      trace.expect("! LIST-51 duplicateIdentifier: Item identifiers 1 were given twice; the snapshot is unchanged.")
      XCTAssertEqual(text(snapshot), "A[1, 2, 3] B[4, 5] C[]")
    }
  }

  /// LIST-52: items that exist are moved, with a warning.
  func test_LIST52_existing() async {
    await withTrace { trace in
      var snapshot = sample()
      snapshot.appendItems([2, 4, 7], toSection: "C")
      trace.expect("! LIST-52 existingIdentifier: Item identifiers 2, 4 exist already; they were moved.")
      XCTAssertEqual(text(snapshot), "A[1, 3] B[5] C[2, 4, 7]")
      snapshot.insertItems([1, 8], afterItem: 3)
      trace.expect("! LIST-52 existingIdentifier: Item identifiers 1 exist already; they were moved.")
      XCTAssertEqual(text(snapshot), "A[3, 1, 8] B[5] C[2, 4, 7]")
    }
  }

  /// LIST-53: identifiers that are unknown refuse the call, with UIKit's text where it is known; deletions leave them out.
  func test_LIST53_unknown() async {
    await withTrace { trace in
      var snapshot = sample()
      let calls: [(String, (inout Snapshot) -> Void)] = [
        ("appendItems(_:toSection:)", { $0.appendItems([7], toSection: "X") }),
        ("insertItems(_:beforeItem:)", { $0.insertItems([7], beforeItem: 9) }),
        ("insertItems(_:afterItem:)", { $0.insertItems([7], afterItem: 9) }),
        ("moveItem(_:beforeItem:)", { $0.moveItem(9, beforeItem: 1) }),
        ("moveItem(_:afterItem:)", { $0.moveItem(1, afterItem: 9) }),
        ("reloadItems(_:)", { $0.reloadItems([1, 9]) }),
        ("reconfigureItems(_:)", { $0.reconfigureItems([1, 9]) }),
        ("insertSections(_:beforeSection:)", { $0.insertSections(["D"], beforeSection: "X") }),
        ("insertSections(_:afterSection:)", { $0.insertSections(["D"], afterSection: "X") }),
        ("moveSection(_:beforeSection:)", { $0.moveSection("X", beforeSection: "A") }),
        ("moveSection(_:afterSection:)", { $0.moveSection("A", afterSection: "X") }),
        ("reloadSections(_:)", { $0.reloadSections(["A", "X"]) }),
        ("numberOfItems(inSection:)", { XCTAssertEqual($0.numberOfItems(inSection: "X"), 0) }),
        ("itemIdentifiers(inSection:)", { XCTAssertEqual($0.itemIdentifiers(inSection: "X"), []) }),
      ]
      for (name, call) in calls {
        let issues = trace.stage.diagnostics.collect { call(&snapshot) }
        XCTAssertEqual(issues.map { "\($0.rule) \($0.kind) \($0.call ?? "")" }, ["LIST-53 unknownIdentifier \(name)"])
        trace.begin()
      }
      XCTAssertEqual(text(snapshot), "A[1, 2, 3] B[4, 5] C[]")
      XCTAssertEqual(snapshot.reloadedItemIdentifiers, [])
      var empty = Snapshot()
      empty.appendItems([1])
      trace.expect("! LIST-53 unknownIdentifier: The snapshot has no section for the items; it is unchanged.")
    }
  }

  /// LIST-54: marks are kept in the order of the calls, once each, and leave with what they mark.
  func test_LIST54_marks() async {
    await withStage { _ in
      var snapshot = sample()
      snapshot.reloadItems([3, 1])
      snapshot.reloadItems([1, 4])
      snapshot.reconfigureItems([5, 5, 2])
      snapshot.reloadSections(["C", "A"])
      XCTAssertEqual(snapshot.reloadedItemIdentifiers, [3, 1, 4])
      XCTAssertEqual(snapshot.reconfiguredItemIdentifiers, [5, 2])
      XCTAssertEqual(snapshot.reloadedSectionIdentifiers, ["C", "A"])
      snapshot.deleteItems([3])
      snapshot.deleteSections(["B", "C"])
      XCTAssertEqual(snapshot.reloadedItemIdentifiers, [1])
      XCTAssertEqual(snapshot.reconfiguredItemIdentifiers, [2])
      XCTAssertEqual(snapshot.reloadedSectionIdentifiers, ["A"])
    }
  }
}
