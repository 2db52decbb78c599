import UIKit
import XCTest

@testable import ControllerTree

/// Fingers on rows: the same events as the acts by name.
final class TouchedTablesTests: XCTestCase {
  @MainActor private static func editable(_ trace: Trace) -> (TableScene, NotingEditing) {
    let delegate = NotingEditing(trace)
    let scene = TableScene(trace, [["a", "b", "c"], ["d"]]) { $0.delegate = delegate }
    trace.kept.append(delegate)
    let mark = UIContextualAction(style: .normal, title: "Mark") { _, _, completion in
      trace.note("Mark")
      completion(true)
    }
    let flag = UIContextualAction(style: .normal, title: "Flag") { _, _, completion in
      trace.note("Flag")
      completion(false)
    }
    delegate.trailing = UISwipeActionsConfiguration(actions: [mark, flag])
    delegate.leading = UISwipeActionsConfiguration(actions: [flag])
    return (scene, delegate)
  }

  @MainActor private static func swipe(_ row: Int, by way: CGFloat, _ scene: TableScene) {
    let rect = scene.table.rectForRow(at: .row(row))
    scene.window.fingers.drag(scene.table, by: CGVector(dx: way, dy: 0), at: CGPoint(x: 160, y: rect.midY))
  }

  @MainActor private static func tap(_ frame: CGRect?, _ scene: TableScene) {
    guard let frame else { return XCTFail("There is no button.") }
    XCTAssertTrue(scene.window.fingers.tap(scene.table, at: CGPoint(x: frame.midX, y: frame.midY)))
  }

  /// TOUCH-47, LIST-27: a swipe opens the actions, and a tap on a button chooses one.
  func test_TOUCH47_swipe() async {
    await expectSameEvents(
      "trailing 0-1\nwillBeginEditing 0-1\nFlag\nMark\ndidEndEditing 0-1", in: Self.editable,
      act: { scene, _ in
        scene.table.swipeRow(at: .row(1))
        scene.table.chooseSwipeAction("Flag")
        scene.table.chooseSwipeAction("Mark")
      },
      touch: { scene, _ in
        Self.swipe(1, by: -100, scene)
        XCTAssertEqual(scene.table.swipeActionTitles, ["Mark", "Flag"])
        XCTAssertEqual(scene.table.frameOfSwipeAction("Mark")?.maxX, 320)
        Self.tap(scene.table.frameOfSwipeAction("Flag"), scene)
        Self.tap(scene.table.frameOfSwipeAction("Mark"), scene)
        XCTAssertNil(scene.table.frameOfSwipeAction("Mark"))
      })
  }

  /// TOUCH-47, LIST-27: a movement over the whole row performs the first action, at both edges.
  func test_TOUCH47_wholeRow() async {
    await expectSameEvents(
      "trailing 0-0\nwillBeginEditing 0-0\nMark\ndidEndEditing 0-0", in: Self.editable,
      act: { scene, _ in scene.table.swipeRowFully(at: .row(0)) }, touch: { scene, _ in Self.swipe(0, by: -200, scene) }
    )
    await expectSameEvents(
      "willBeginEditing 0-0\nFlag", in: Self.editable,
      act: { scene, _ in scene.table.swipeRowFully(at: .row(0), from: .leading) },
      touch: { scene, _ in
        Self.swipe(0, by: 200, scene)
        XCTAssertEqual(scene.table.frameOfSwipeAction("Flag")?.minX, 0)
      })
  }

  /// TOUCH-47: short swipes, swipes back and cancelled ones close; rows without actions and vertical drags open nothing.
  func test_TOUCH47_closing() async {
    await withTrace { trace in
      let (scene, delegate) = trace.setUp { Self.editable(trace) }
      trace.begin()
      Self.swipe(1, by: -40, scene)
      trace.expect("trailing 0-1\nwillBeginEditing 0-1\ndidEndEditing 0-1")
      Self.swipe(1, by: -100, scene)
      Self.swipe(1, by: 100, scene)
      trace.expect("trailing 0-1\nwillBeginEditing 0-1\ndidEndEditing 0-1")
      scene.window.fingers.begin(at: CGPoint(x: 160, y: 60))
      scene.window.fingers.move(to: CGPoint(x: 100, y: 60))
      scene.window.fingers.cancel()
      trace.expect("trailing 0-1\nwillBeginEditing 0-1\ndidEndEditing 0-1")
      scene.window.fingers.drag(scene.table, by: CGVector(dx: 0, dy: -60), at: CGPoint(x: 160, y: 60))
      scene.canEdit = { _ in false }
      Self.swipe(1, by: -100, scene)
      trace.expect("")
      scene.canEdit = { _ in true }
      delegate.trailing = nil
      Self.swipe(1, by: -100, scene)
      XCTAssertEqual(scene.table.swipeActionTitles, ["Delete"], "The button to delete is the usual one.")
      scene.window.fingers.tap(scene.table, at: CGPoint(x: 20, y: 20))
      XCTAssertEqual(scene.table.swipeActionTitles, [])
      trace.begin()
    }
  }

  /// TOUCH-48, LIST-26: the signs of editing mode.
  func test_TOUCH48_signs() async {
    let events = "commit delete 0-1\nnumberOfSections\nnumberOfRows 0\nnumberOfRows 1"
    @MainActor func editing(_ trace: Trace) -> (TableScene, NotingEditing) {
      let (scene, delegate) = Self.editable(trace)
      scene.table.isEditing = true
      delegate.trailing = nil
      scene.table.layoutIfNeeded()
      return (scene, delegate)
    }
    await expectSameEvents(
      "trailing 0-1\n" + events, in: editing,
      act: { scene, delegate in
        delegate.trace.note("trailing 0-1")
        scene.table.tapDelete(at: .row(1))
      },
      touch: { scene, _ in
        scene.window.fingers.tap(scene.table, at: CGPoint(x: 10, y: 66))
        Self.tap(scene.table.frameOfSwipeAction("Delete"), scene)
      })
    await expectSameEvents(
      "commit insert 0-1\nnumberOfSections\nnumberOfRows 0\nnumberOfRows 1\ncell 0-1",
      in: { (trace: Trace) -> (TableScene, NotingEditing) in
        let (scene, delegate) = editing(trace)
        delegate.style = .insert
        scene.table.reloadData()
        scene.table.layoutIfNeeded()
        return (scene, delegate)
      },
      act: { scene, _ in scene.table.tapInsert(at: .row(1)) },
      touch: { scene, _ in scene.window.fingers.tap(scene.table, at: CGPoint(x: 10, y: 66)) })
  }

  /// TOUCH-48, LIST-29: the accessory button is no part of the row; a finger that leaves it does nothing.
  func test_TOUCH48_accessory() async {
    @MainActor func scene(_ trace: Trace) -> TableScene {
      let delegate = NotingSelection(trace)
      let scene = TableScene(trace, [["a", "b"]]) { $0.delegate = delegate }
      scene.isNoting = false
      trace.kept.append(delegate)
      scene.makeCell = { _, _ in
        let cell = UITableViewCell()
        cell.accessoryType = .detailButton
        return cell
      }
      scene.table.reloadData()
      scene.table.layoutIfNeeded()
      return scene
    }
    await expectSameEvents(
      "accessory 0-1 []", in: scene, act: { $0.table.tapAccessory(at: .row(1)) },
      touch: { $0.window.fingers.tap($0.table, at: CGPoint(x: 310, y: 60)) })
    await expectSameEvents(
      "", in: scene, act: { _ in },
      touch: { scene in
        let fingers = scene.window.fingers
        fingers.begin(at: CGPoint(x: 310, y: 60))
        fingers.wait(0.3)
        fingers.move(to: CGPoint(x: 275, y: 60))
        fingers.end()
        fingers.begin(at: CGPoint(x: 310, y: 60))
        fingers.wait(0.3)
        fingers.cancel()
      })
  }

  /// TOUCH-48, LIST-20: titles of the index.
  func test_TOUCH48_index() async {
    @MainActor func scene(_ trace: Trace) -> TableScene {
      let scene = TableScene(trace, [numbers(20), numbers(20), numbers(20)])
      scene.isNoting = false
      scene.indexTitles = ["A", "B", "C"]
      scene.table.reloadData()
      scene.table.layoutIfNeeded()
      return scene
    }
    await withStage { trace in
      let scene = scene(trace)
      scene.window.fingers.tap(scene.table, at: CGPoint(x: 315, y: 200))
      XCTAssertEqual(scene.table.contentOffset.y, scene.table.rect(forSection: 1).minY)
      let offset = scene.table.contentOffset.y
      scene.table.semanticContentAttribute = .forceRightToLeft
      scene.window.fingers.tap(scene.table, at: CGPoint(x: 5, y: offset + 1))
      XCTAssertEqual(scene.table.contentOffset.y, 0)
    }
  }

  /// TOUCH-49, LIST-28: a handle moves its row; the content stays.
  func test_TOUCH49_handle() async {
    @MainActor func scene(_ trace: Trace) -> (TableScene, NotingEditing) {
      let delegate = NotingEditing(trace)
      let scene = TableScene(trace, [numbers(30)]) { $0.delegate = delegate }
      scene.isNoting = false
      trace.kept.append(delegate)
      scene.table.isEditing = true
      for cell in scene.table.visibleCells { cell.showsReorderControl = true }
      return (scene, delegate)
    }
    await expectSameEvents(
      "target 0-0 0-2", in: scene, act: { scene, _ in scene.table.dragRow(at: .row(0), to: .row(2)) },
      touch: { scene, _ in
        scene.window.fingers.drag(scene.table, by: CGVector(dx: 0, dy: 88), at: CGPoint(x: 310, y: 20))
        XCTAssertEqual(scene.table.contentOffset.y, 0)
        XCTAssertEqual(scene.sections[0][2], "0")
      })
    await withTrace { trace in
      let (scene, _) = trace.setUp { scene(trace) }
      trace.begin()
      let fingers = scene.window.fingers
      fingers.begin(at: CGPoint(x: 310, y: 20))
      fingers.move(to: CGPoint(x: 310, y: 100))
      fingers.cancel()
      trace.expect("")
      scene.canMove = { _ in false }
      fingers.drag(scene.table, by: CGVector(dx: 0, dy: -60), at: CGPoint(x: 310, y: 300))
      XCTAssertEqual(scene.table.contentOffset.y, 60, "A row that can't be moved scrolls.")
      scene.canMove = { _ in true }
      for cell in scene.table.visibleCells { cell.showsReorderControl = true }
      fingers.drag(scene.table, by: CGVector(dx: 0, dy: 2_000), at: CGPoint(x: 310, y: 65))
      trace.expect("target 0-1 0-10")
    }
  }
}
