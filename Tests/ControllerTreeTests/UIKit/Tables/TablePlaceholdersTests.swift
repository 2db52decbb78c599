import UIKit
import XCTest

@testable import ControllerTree

final class TablePlaceholdersTests: XCTestCase {
  /// A table of three rows, on which the row of another table is dropped.
  @MainActor private static func scene(
    _ trace: Trace, perform: @escaping (TableScene, any UITableViewDropCoordinator) -> Void
  ) -> TableScene {
    let scene = TableScene(trace, [["a", "b", "c"], ["d"]])
    let delegate = NotingDrags(trace)
    scene.table.register(UITableViewCell.self, forCellReuseIdentifier: "waiting")
    scene.table.dragDelegate = delegate
    scene.table.dropDelegate = delegate
    delegate.texts = { [unowned scene] in scene.text($0) }
    delegate.perform = { [unowned scene] in perform(scene, $0) }
    scene.isNoting = false
    scene.table.layoutIfNeeded()
    trace.begin()
    return scene
  }

  @MainActor private static func placeholder(
    at path: IndexPath, height: CGFloat = 60, _ trace: Trace
  ) -> UITableViewDropPlaceholder {
    let placeholder = UITableViewDropPlaceholder(
      insertionIndexPath: path, reuseIdentifier: "waiting", rowHeight: height)
    placeholder.cellUpdateHandler = { cell in
      cell.textLabel?.text = "loading"
      trace.note("update \(cell.reuseIdentifier ?? "nil")")
    }
    placeholder.previewParametersProvider = { cell in
      trace.note("parameters \(Int(cell.frame.minY)) \(Int(cell.frame.height))")
      return nil
    }
    return placeholder
  }

  /// LIST-36: a placeholder takes room between rows that keep their places; the data takes its place later.
  func test_LIST36_commit() async {
    await withTrace { trace in
      var context: (any UITableViewDropPlaceholderContext)?
      let scene = Self.scene(trace) { _, coordinator in
        context = coordinator.drop(coordinator.items[0].dragItem, to: Self.placeholder(at: .row(1), trace))
        context?.addCompletion { trace.note("completion \($0 == .end)") }
        trace.note("dropped")
      }
      XCTAssertTrue(scene.table.dragRow(at: .row(0), to: .row(1)))
      trace.expect(
        """
        items 0-0
        dragPreview 0-0
        willBegin true
        canHandle true
        enter
        update 0-1 true
        drop a from 0-0 44 to 0-1
        update waiting
        parameters 44 60
        dropped
        ended
        didEnd false
        completion true
        """)
      let table = scene.table
      XCTAssertTrue(table.hasUncommittedUpdates)
      XCTAssertEqual(table.numberOfRows(inSection: 0), 3)
      XCTAssertEqual(table.rectForRow(at: .row(1)).minY, 104)
      XCTAssertEqual(table.indexPathForRow(at: CGPoint(x: 5, y: 110)), .row(1))
      XCTAssertEqual(table.indexPathForRow(at: CGPoint(x: 5, y: 43)), .row(0))
      XCTAssertEqual(table.contentSize.height, 236)
      XCTAssertEqual(context?.dragItem.localObject as? String, "a")
      scene.isNoting = true
      XCTAssertEqual(
        context?.commitInsertion { path in
          trace.note("data \(TableScene.text(of: path))")
          scene.sections[path.section].insert("new", at: path.row)
        }, true)
      trace.expect(
        """
        data 0-1
        numberOfSections
        numberOfRows 0
        numberOfRows 1
        cell 0-1
        """)
      XCTAssertEqual(scene.texts, ["a", "new", "b", "c", "d"])
      XCTAssertFalse(table.hasUncommittedUpdates)
      XCTAssertEqual(table.contentSize.height, 220)
      XCTAssertEqual(context?.commitInsertion { _ in XCTFail("The placeholder is gone.") }, false)
      XCTAssertEqual(context?.deletePlaceholder(), false)
    }
  }

  /// LIST-36: a placeholder follows batches, keeps the height of its content, and leaves with its section or by a reload.
  func test_LIST36_batches() async {
    await withStage { trace in
      var contexts: [any UITableViewDropPlaceholderContext] = []
      let scene = Self.scene(trace) { _, coordinator in
        for place in [IndexPath.row(1), .row(1), IndexPath(row: 1, section: 1)] {
          let item = coordinator.items[0].dragItem
          contexts.append(coordinator.drop(item, to: Self.placeholder(at: place, height: -1, trace)))
        }
      }
      let table = scene.table
      XCTAssertTrue(table.dragRow(at: .row(0), to: .row(1)))
      XCTAssertEqual(table.rectForRow(at: .row(1)).minY, 132)
      scene.sections[0].remove(at: 0)
      table.deleteRows(at: [.row(0)], with: .none)
      XCTAssertEqual(table.rectForRow(at: .row(0)).minY, 88)
      XCTAssertTrue(contexts[1].commitInsertion { scene.sections[0].insert("second", at: $0.row) })
      XCTAssertEqual(table.rectForRow(at: .row(0)).minY, 44)
      XCTAssertTrue(contexts[0].commitInsertion { scene.sections[0].insert("first", at: $0.row) })
      XCTAssertEqual(scene.texts, ["first", "second", "b", "c", "d"])
      scene.sections.remove(at: 1)
      table.deleteSections([1], with: .none)
      XCTAssertFalse(contexts[2].deletePlaceholder())
      XCTAssertFalse(table.hasUncommittedUpdates)
      contexts = []
      XCTAssertTrue(table.dragRow(at: .row(0), to: .row(1)))
      trace.expect("! LIST-04 placeOutOfRange: UITableView #1.dragRow(at:to:)")
      XCTAssertEqual(contexts.map { $0.deletePlaceholder() }, [true, true, false])
    }
  }

  /// LIST-36: scrolling ends and shows the cells of placeholders; a reload removes them.
  func test_LIST36_scrollingAndReload() async {
    await withTrace { trace in
      var contexts: [any UITableViewDropPlaceholderContext] = []
      let scene = Self.scene(trace) { scene, coordinator in
        contexts.append(coordinator.drop(coordinator.items[0].dragItem, to: Self.placeholder(at: .row(0), trace)))
      }
      scene.sections[0] += Array(repeating: "x", count: 20)
      scene.table.reloadData()
      scene.table.layoutIfNeeded()
      trace.ignore { scene.table.dragRow(at: .row(0), to: .row(1)) }
      XCTAssertEqual(scene.table.subviews.filter { ($0 as? UITableViewCell)?.reuseIdentifier == "waiting" }.count, 1)
      trace.begin()
      scene.table.contentOffset.y = 100
      scene.table.contentOffset.y = 0
      trace.expect("update waiting")
      scene.table.reloadData()
      scene.table.layoutIfNeeded()
      XCTAssertFalse(contexts[0].deletePlaceholder())
      XCTAssertEqual(scene.table.rectForRow(at: .row(0)).minY, 0)
      XCTAssertEqual(scene.table.subviews.filter { ($0 as? UITableViewCell)?.reuseIdentifier == "waiting" }.count, 0)
    }
  }

  /// LIST-37: places on screen count the placeholders.
  func test_LIST37_translation() async {
    await withTrace { trace in
      let scene = Self.scene(trace) { _, coordinator in
        coordinator.drop(coordinator.items[0].dragItem, to: Self.placeholder(at: .row(1), trace))
        coordinator.drop(coordinator.items[0].dragItem, to: Self.placeholder(at: .row(3), trace))
      }
      let table = scene.table
      trace.ignore { table.dragRow(at: .row(0), to: .row(1)) }
      XCTAssertEqual(table.presentationIndexPath(forDataSourceIndexPath: .row(0)), .row(0))
      XCTAssertEqual(table.presentationIndexPath(forDataSourceIndexPath: .row(1)), .row(2))
      XCTAssertNil(table.presentationIndexPath(forDataSourceIndexPath: nil))
      XCTAssertNil(table.dataSourceIndexPath(forPresentationIndexPath: .row(1)))
      XCTAssertEqual(table.dataSourceIndexPath(forPresentationIndexPath: .row(3)), .row(2))
      XCTAssertEqual(table.presentationSectionIndex(forDataSourceSectionIndex: 1), 1)
      XCTAssertEqual(table.dataSourceSectionIndex(forPresentationSectionIndex: 9), NSNotFound)
      table.performUsingPresentationValues {
        XCTAssertEqual(table.numberOfRows(inSection: 0), 5)
        XCTAssertEqual(table.rectForRow(at: .row(1)), CGRect(x: 0, y: 44, width: 320, height: 60))
        XCTAssertEqual(table.rectForRow(at: .row(2)).minY, 104)
        XCTAssertEqual(table.cellForRow(at: .row(1))?.textLabel?.text, "loading")
        XCTAssertEqual(table.cellForRow(at: .row(2))?.textLabel?.text, "b")
      }
      XCTAssertEqual(table.cellForRow(at: .row(1))?.textLabel?.text, "b")
    }
  }

  /// LIST-04, LIST-36: a place that does not exist gets no placeholder.
  func test_LIST04_LIST36_noPlace() async {
    await withTrace { trace in
      let scene = Self.scene(trace) { _, coordinator in
        let context = coordinator.drop(coordinator.items[0].dragItem, to: Self.placeholder(at: .row(4), trace))
        XCTAssertFalse(context.deletePlaceholder())
        XCTAssertFalse(context.commitInsertion { _ in })
      }
      scene.table.dragRow(at: .row(0), to: .row(1))
      trace.expect(
        """
        items 0-0
        dragPreview 0-0
        willBegin true
        canHandle true
        enter
        update 0-1 true
        drop a from 0-0 44 to 0-1
        ! LIST-04 placeOutOfRange: UITableView #1.dragRow(at:to:)
        ended
        didEnd false
        """)
      XCTAssertFalse(scene.table.hasUncommittedUpdates)
    }
  }
}
