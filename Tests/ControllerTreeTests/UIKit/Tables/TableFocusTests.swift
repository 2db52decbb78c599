import UIKit
import XCTest

@testable import ControllerTree

/// Notes moves of the focus and selections.
private final class NotingFocus: NSObject, UITableViewDelegate {
  let trace: Trace
  var mayMove = true
  var canFocus: (IndexPath) -> Bool = { _ in true }
  var preferred: IndexPath?
  var mayBegin = true
  var begin: (UITableView) -> Void = { _ in }
  init(_ trace: Trace) {
    self.trace = trace
    super.init()
    trace.kept.append(self)
  }

  func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool { canFocus(indexPath) }
  func tableView(_ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext) -> Bool {
    let paths = [context.previouslyFocusedIndexPath, context.nextFocusedIndexPath].map { TableScene.text(of: $0) }
    trace.note("should \(paths.joined(separator: " to ")) \(context.focusHeading.rawValue)")
    return mayMove
  }
  func tableView(
    _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {
    let cells = [context.previouslyFocusedView, context.nextFocusedView].map { view in
      (view as? UITableViewCell).map { "\($0.configurationState.isFocused)" } ?? "nil"
    }
    trace.note("did \(cells.joined(separator: " "))")
    coordinator.addCoordinatedAnimations(
      { [trace] in trace.note("animation") }, completion: { [trace] in trace.note("end") })
  }
  func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? { preferred }
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    trace.note("willSelect \(TableScene.text(of: indexPath))")
    return indexPath.row == 3 ? nil : indexPath
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    trace.note("didSelect \(TableScene.text(of: indexPath))")
  }
  func tableView(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    trace.note("shouldBegin \(TableScene.text(of: indexPath))")
    return mayBegin
  }
  func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {
    trace.note("didBegin \(TableScene.text(of: indexPath))")
    begin(tableView)
  }
  func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) { trace.note("didEnd") }
}

final class TableFocusTests: XCTestCase {
  @MainActor private static func scene(_ trace: Trace, _ delegate: UITableViewDelegate?) -> TableScene {
    let scene = TableScene(trace, [["a", "b", "c", "d"], ["e"]]) { $0.delegate = delegate }
    scene.isNoting = false
    scene.table.layoutIfNeeded()
    trace.begin()
    return scene
  }

  /// LIST-46: a person moves the focus into the table, along its rows and out of it; the delegate decides.
  func test_LIST46_focus() async {
    await withTrace { trace in
      let delegate = NotingFocus(trace)
      let scene = Self.scene(trace, delegate)
      delegate.canFocus = { $0.row != 0 }
      XCTAssertTrue(scene.table.moveFocus(toRowAt: nil))
      trace.expect("should nil to 0-1 0\ndid nil true\nanimation\nend")
      XCTAssertFalse(scene.table.moveFocus(toRowAt: .row(0)))
      XCTAssertFalse(scene.table.moveFocus(toRowAt: .row(1)))
      XCTAssertFalse(scene.table.moveFocus(toRowAt: .row(9)))
      XCTAssertTrue(scene.table.moveFocus(toRowAt: .row(3)))
      trace.expect("should 0-1 to 0-3 2\ndid false true\nanimation\nend")
      delegate.mayMove = false
      XCTAssertFalse(scene.table.moveFocus(toRowAt: .row(1)))
      XCTAssertFalse(scene.table.moveFocusAway())
      trace.expect("should 0-3 to 0-1 1\nshould 0-3 to nil 0")
      delegate.mayMove = true
      XCTAssertTrue(scene.table.moveFocusAway())
      XCTAssertFalse(scene.table.moveFocusAway())
      trace.expect("should 0-3 to nil 0\ndid false nil\nanimation\nend")
      delegate.preferred = .row(2)
      trace.ignore { XCTAssertTrue(scene.table.moveFocus(toRowAt: nil)) }
      XCTAssertEqual(scene.table.cellForRow(at: .row(2))?.configurationState.isFocused, true)
    }
  }

  /// LIST-46: the focus follows its row through batches, and returns to it if the table remembers it; a reload forgets it.
  func test_LIST46_remembering() async {
    await withTrace { trace in
      let scene = Self.scene(trace, nil)
      let table = scene.table
      XCTAssertTrue(table.moveFocus(toRowAt: .row(1)))
      scene.sections[0].insert("new", at: 0)
      table.insertRows(at: [.row(0)], with: .none)
      XCTAssertEqual(table.visibleCells.map { $0.configurationState.isFocused }.firstIndex(of: true), 2)
      XCTAssertTrue(table.moveFocusAway())
      table.remembersLastFocusedIndexPath = true
      XCTAssertTrue(table.moveFocus(toRowAt: nil))
      XCTAssertEqual(table.visibleCells.map { $0.configurationState.isFocused }.firstIndex(of: true), 2)
      table.reloadData()
      XCTAssertEqual(table.visibleCells.map { $0.configurationState.isFocused }.contains(true), false)
      table.allowsFocus = false
      XCTAssertFalse(table.moveFocus(toRowAt: .row(0)))
      table.isEditing = true
      XCTAssertTrue(table.moveFocus(toRowAt: .row(0)))
      table.allowsFocusDuringEditing = false
      XCTAssertFalse(table.moveFocus(toRowAt: .row(1)))
    }
  }

  /// LIST-46: selection follows the focus if the table wants it.
  func test_LIST46_selection() async {
    await withTrace { trace in
      let delegate = NotingFocus(trace)
      let scene = Self.scene(trace, delegate)
      trace.ignore { XCTAssertTrue(scene.table.moveFocus(toRowAt: .row(1))) }
      XCTAssertNil(scene.table.indexPathForSelectedRow)
      scene.table.selectionFollowsFocus = true
      XCTAssertTrue(scene.table.moveFocus(toRowAt: .row(2)))
      trace.expect("should 0-1 to 0-2 2\ndid false true\nanimation\nwillSelect 0-2\ndidSelect 0-2\nend")
      XCTAssertEqual(scene.table.indexPathForSelectedRow, .row(2))
    }
  }

  /// LIST-47: two fingers select row after row, if several can be selected once the drag has begun.
  func test_LIST47_twoFingers() async {
    await withTrace { trace in
      let delegate = NotingFocus(trace)
      let scene = Self.scene(trace, delegate)
      let table = scene.table
      table.allowsMultipleSelectionDuringEditing = true
      XCTAssertTrue(table.dragTwoFingers(from: .row(1), to: .row(2)))
      trace.expect("shouldBegin 0-1\ndidBegin 0-1\ndidEnd")
      delegate.begin = { $0.setEditing(true, animated: true) }
      XCTAssertTrue(table.dragTwoFingers(from: .row(0, 1), to: .row(2)))
      trace.expect(
        """
        shouldBegin 1-0
        didBegin 1-0
        willSelect 1-0
        didSelect 1-0
        willSelect 0-3
        willSelect 0-2
        didSelect 0-2
        didEnd
        """)
      XCTAssertEqual(table.indexPathsForSelectedRows, [.row(0, 1), .row(2)])
      XCTAssertTrue(table.dragTwoFingers(from: .row(1), to: .row(2)))
      trace.expect("shouldBegin 0-1\ndidBegin 0-1\nwillSelect 0-1\ndidSelect 0-1\ndidEnd")
      delegate.mayBegin = false
      XCTAssertFalse(table.dragTwoFingers(from: .row(0), to: .row(2)))
      XCTAssertFalse(table.dragTwoFingers(from: .row(0), to: .row(9)))
      trace.expect("shouldBegin 0-0")
      table.delegate = nil
      XCTAssertFalse(table.dragTwoFingers(from: .row(0), to: .row(2)))
    }
  }

  /// LIST-48: objects in the sections of an index, by a stored property or by a method.
  func test_LIST48_collation() async {
    await withTrace { trace in
      let collation = UILocalizedIndexedCollation.current()
      XCTAssertEqual(collation.sectionTitles.count, 27)
      XCTAssertEqual(collation.sectionIndexTitles.last, "#")
      XCTAssertEqual(collation.section(forSectionIndexTitle: 3), 3)
      XCTAssertEqual(collation.section(forSectionIndexTitle: 90), 26)
      let name = Selector("name")
      let people = ["éclair", "Zoë", "anna", "7up", "Eva"].map { Person(name: $0) }
      XCTAssertEqual(people.map { collation.section(for: $0, collationStringSelector: name) }, [4, 25, 0, 26, 4])
      let sorted = collation.sortedArray(from: people, collationStringSelector: name)
      XCTAssertEqual(sorted.compactMap { ($0 as? Person)?.name }, ["7up", "anna", "éclair", "Eva", "Zoë"])
      XCTAssertEqual(collation.section(for: "beta", collationStringSelector: Selector("self")), 1)
      XCTAssertEqual(collation.section(for: Person(name: "a"), collationStringSelector: Selector("age")), 26)
      trace.begin()
    }
  }
}

private final class Person: NSObject {
  let name: String
  init(name: String) { self.name = name }
}
