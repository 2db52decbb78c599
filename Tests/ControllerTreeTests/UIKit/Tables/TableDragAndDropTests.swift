import UIKit
import XCTest

@testable import ControllerTree

/// Drags rows as their texts, takes texts, and notes what it is told.
@MainActor final class NotingDrags: NSObject, UITableViewDragDelegate, UITableViewDropDelegate {
  let trace: Trace
  var texts: (IndexPath) -> String? = { "\($0.row)" }
  var proposal = UITableViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath)
  var allowsMove = true
  var perform: (any UITableViewDropCoordinator) -> Void = { _ in }
  var added: [UIDragItem] = []

  init(_ trace: Trace) {
    self.trace = trace
    super.init()
    trace.kept.append(self)
  }

  private func note(_ text: String) { trace.note(text) }

  private func items(_ path: IndexPath) -> [UIDragItem] {
    guard let text = texts(path) else { return [] }
    let item = UIDragItem(itemProvider: NSItemProvider(object: text as Any))
    item.localObject = text
    return [item]
  }

  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] {
    note("items \(TableScene.text(of: indexPath))")
    return items(indexPath)
  }
  func tableView(
    _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint
  ) -> [UIDragItem] {
    note("add \(TableScene.text(of: indexPath)) at \(Int(point.y))")
    return items(indexPath)
  }
  func tableView(
    _ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? {
    note("dragPreview \(TableScene.text(of: indexPath))")
    return nil
  }
  func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {
    note("willBegin \(tableView.hasActiveDrag)")
  }
  func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {
    note("didEnd \(tableView.hasActiveDrag)")
  }
  func tableView(_ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession) -> Bool {
    allowsMove
  }

  func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool {
    note("canHandle \(session.canLoadObjects(ofClass: String.self))")
    return true
  }
  func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) { note("enter") }
  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal {
    note("update \(TableScene.text(of: destinationIndexPath)) \(tableView.hasActiveDrop)")
    return proposal
  }
  func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) { note("exit") }
  func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
    let items = coordinator.items.map { item in
      "\(item.dragItem.localObject ?? "") from \(TableScene.text(of: item.sourceIndexPath)) \(Int(item.previewSize.height))"
    }
    note("drop \(items.joined(separator: ", ")) to \(TableScene.text(of: coordinator.destinationIndexPath))")
    perform(coordinator)
  }
  func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) { note("ended") }
  func tableView(
    _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? {
    note("dropPreview \(TableScene.text(of: indexPath))")
    return nil
  }
}

/// A data source that can't move rows.
private final class Unmovable: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
}

/// Notes the states of its drag.
private final class DraggedCell: UITableViewCell {
  static var states: [DragState] = []
  override func dragStateDidChange(_ dragState: DragState) { Self.states.append(dragState) }
}

final class TableDragAndDropTests: XCTestCase {
  @MainActor private static func scene(_ trace: Trace, _ delegate: NotingDrags) -> TableScene {
    let scene = TableScene(trace, [["a", "b", "c"], ["d"]])
    scene.table.dragDelegate = delegate
    scene.table.dropDelegate = delegate
    delegate.texts = { [scene] in scene.text($0) }
    scene.isNoting = false
    scene.table.layoutIfNeeded()
    trace.begin()
    return scene
  }

  /// LIST-40, LIST-41: a row that is dragged inside its table and copied there; the animation ends after the drop.
  func test_LIST40_LIST41_dragAndDrop() async {
    await withTrace { trace in
      let delegate = NotingDrags(trace)
      let scene = Self.scene(trace, delegate)
      delegate.perform = { [scene] coordinator in
        scene.sections[0].insert("new", at: 2)
        scene.table.insertRows(at: [.row(2)], with: .automatic)
        let animator = coordinator.drop(coordinator.items[0].dragItem, toRowAt: .row(2))
        animator.addAnimations { trace.note("animation") }
        animator.addCompletion { trace.note("completion \($0 == .end)") }
      }
      XCTAssertTrue(scene.table.dragRow(at: .row(0), to: .row(2)))
      trace.expect(
        """
        items 0-0
        dragPreview 0-0
        willBegin true
        canHandle true
        enter
        update 0-2 true
        drop a from 0-0 44 to 0-2
        dropPreview 0-2
        animation
        ended
        didEnd false
        completion true
        """)
      XCTAssertEqual(scene.texts, ["a", "b", "new", "c", "d"])
      XCTAssertFalse(scene.table.hasActiveDrop)
    }
  }

  /// LIST-40: several rows are dragged together; each is added once, and without items nothing is dragged.
  func test_LIST40_severalRows() async {
    await withTrace { trace in
      let delegate = NotingDrags(trace)
      let scene = Self.scene(trace, delegate)
      let target = scene.table.convert(CGPoint(x: 10, y: 154), to: nil)
      XCTAssertEqual(scene.table.dragRows(at: [.row(0), .row(2), .row(0)], to: target), .copy)
      trace.expect(
        """
        items 0-0
        dragPreview 0-0
        willBegin true
        add 0-2 at 110
        canHandle true
        enter
        update 1-0 true
        drop a from 0-0 44, c from 0-2 44 to 1-0
        ended
        didEnd false
        """)
      XCTAssertNil(scene.table.dragRows(at: [.row(9)], to: target))
      delegate.texts = { _ in nil }
      XCTAssertNil(scene.table.dragRows(at: [.row(0)], to: target))
      trace.expect("items 0-0")
      scene.table.dragInteractionEnabled = false
      XCTAssertNil(scene.table.dragRows(at: [.row(0)], to: target))
      XCTAssertFalse(scene.table.dragRow(at: .row(0), to: .row(7)))
      trace.expect("")
    }
  }

  /// LIST-40: the cell learns the states of its drag.
  func test_LIST40_states() async {
    await withTrace { trace in
      let delegate = NotingDrags(trace)
      let scene = Self.scene(trace, delegate)
      scene.makeCell = { _, _ in DraggedCell(style: .default, reuseIdentifier: nil) }
      scene.table.reloadData()
      scene.table.layoutIfNeeded()
      DraggedCell.states = []
      var during: UICellConfigurationState.DragState?
      delegate.perform = { [scene] _ in
        during = scene.table.cellForRow(at: .row(0))?.configurationState.cellDragState
      }
      trace.ignore { XCTAssertTrue(scene.table.dragRow(at: .row(0), to: .row(1))) }
      XCTAssertEqual(DraggedCell.states, [.lifting, .dragging, .none])
      XCTAssertEqual(during, .dragging)
    }
  }

  /// LIST-41: proposals that do not drop, and moves that the drag does not allow; a drop outside of rows.
  func test_LIST41_proposals() async {
    await withTrace { trace in
      let delegate = NotingDrags(trace)
      let scene = Self.scene(trace, delegate)
      delegate.proposal = UITableViewDropProposal(operation: .forbidden)
      XCTAssertFalse(scene.table.dragRow(at: .row(0), to: .row(1)))
      let begin = "items 0-0\ndragPreview 0-0\nwillBegin true\ncanHandle true\nenter\n"
      trace.expect(begin + "update 0-1 true\nexit\nended\ndidEnd false")
      delegate.allowsMove = false
      delegate.proposal = UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
      XCTAssertFalse(scene.table.dragRow(at: .row(0), to: .row(1)))
      trace.expect(begin + "update 0-1 true\nexit\nended\ndidEnd false")
      delegate.allowsMove = true
      delegate.proposal = UITableViewDropProposal(operation: .move, intent: .unspecified)
      XCTAssertTrue(scene.table.dragRow(at: .row(0), to: .row(1, 1)))
      trace.expect(begin + "update nil true\ndrop a from 0-0 44 to nil\nended\ndidEnd false")
      let outside = CGPoint(x: 5000, y: 5000)
      XCTAssertEqual(scene.table.dragRows(at: [.row(0)], to: outside), .cancel)
      trace.expect("items 0-0\ndragPreview 0-0\nwillBegin true\ndidEnd false")
    }
  }

  /// LIST-42: a row that moves inside its table is moved by the data source if that can do so.
  func test_LIST42_reordering() async {
    await withTrace { trace in
      let delegate = NotingDrags(trace)
      let scene = Self.scene(trace, delegate)
      delegate.proposal = UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
      scene.isNoting = true
      XCTAssertTrue(scene.table.dragRow(at: .row(0), to: .row(2)))
      trace.expect(
        """
        items 0-0
        dragPreview 0-0
        willBegin true
        canHandle true
        enter
        update 0-2 true
        move 0-0 to 0-2
        numberOfSections
        numberOfRows 0
        numberOfRows 1
        ended
        didEnd false
        """)
      XCTAssertEqual(scene.texts, ["b", "c", "a", "d"])
      scene.isNoting = false
      scene.canMove = { _ in false }
      XCTAssertTrue(scene.table.dragRow(at: .row(0), to: .row(1)))
      trace.expect(
        """
        items 0-0
        dragPreview 0-0
        willBegin true
        canHandle true
        enter
        update 0-1 true
        drop b from 0-0 44 to 0-1
        ended
        didEnd false
        """)
    }
  }

  /// LIST-42: with a delegate for drags alone, a table reorders its own rows, and takes nothing from elsewhere.
  func test_LIST42_withoutDropDelegate() async {
    await withTrace { trace in
      let delegate = NotingDrags(trace)
      let scene = Self.scene(trace, delegate)
      scene.table.dropDelegate = nil
      let other = UIView(frame: CGRect(x: 0, y: 300, width: 10, height: 10))
      scene.window.addSubview(other)
      let source = OtherDrag()
      trace.kept.append(source)
      let drag = UIDragInteraction(delegate: source)
      other.addInteraction(drag)
      trace.begin()
      XCTAssertTrue(scene.table.dragRow(at: .row(2), to: .row(0)))
      XCTAssertEqual(scene.texts, ["c", "a", "b", "d"])
      XCTAssertEqual(drag.drag(to: scene.table.convert(CGPoint(x: 10, y: 10), to: nil)), .cancel)
      trace.expect("items 0-2\ndragPreview 0-2\nwillBegin true\ndidEnd false")
      scene.table.dropDelegate = delegate
      delegate.proposal = UITableViewDropProposal(operation: .copy, intent: .insertIntoDestinationIndexPath)
      XCTAssertEqual(drag.drag(to: scene.table.convert(CGPoint(x: 10, y: 10), to: nil)), .copy)
      trace.expect("canHandle true\nenter\nupdate 0-0 true\ndrop x from nil 0 to 0-0\nended")
      let plain = Unmovable()
      trace.kept.append(plain)
      scene.table.dataSource = plain
      delegate.texts = { "\($0.row)" }
      scene.table.dropDelegate = nil
      scene.table.layoutIfNeeded()
      XCTAssertTrue(scene.table.dragRow(at: .row(0), to: .row(1)))
      trace.expect("items 0-0\ndragPreview 0-0\nwillBegin true\ndidEnd false")
    }
  }

  /// LIST-41: above the rows of a section is its first place, below them the place behind the last one.
  func test_LIST41_placesBesideRows() async {
    await withTrace { trace in
      let delegate = NotingDrags(trace)
      let scene = Self.scene(trace, delegate)
      scene.titles = ["A", "B"]
      scene.table.sectionFooterHeight = 20
      scene.table.reloadData()
      scene.table.layoutIfNeeded()
      trace.begin()
      let (header, footer) = (scene.table.rectForHeader(inSection: 1), scene.table.rectForFooter(inSection: 0))
      delegate.proposal = UITableViewDropProposal(operation: .cancel)
      for y in [header.midY, footer.midY, 399] {
        scene.table.dragRows(at: [.row(0)], to: scene.table.convert(CGPoint(x: 10, y: y), to: nil))
      }
      let end = "exit\nended\ndidEnd false"
      let begin = "items 0-0\ndragPreview 0-0\nwillBegin true\ncanHandle true\nenter\nupdate"
      trace.expect(["1-0", "0-3", "nil"].map { "\(begin) \($0) true\n\(end)" }.joined(separator: "\n"))
      delegate.proposal = UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
      trace.ignore { XCTAssertTrue(scene.table.dragRow(at: .row(0), to: .row(3))) }
      XCTAssertEqual(scene.sections[0], ["b", "c", "a"])
    }
  }
}

/// Drags a text out of a view.
private final class OtherDrag: NSObject, UIDragInteractionDelegate {
  func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
    let item = UIDragItem(itemProvider: NSItemProvider(object: "x" as Any))
    item.localObject = "x"
    return [item]
  }
}
