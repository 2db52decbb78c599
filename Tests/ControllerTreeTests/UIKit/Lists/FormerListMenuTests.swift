import UIKit
import XCTest

@testable import ControllerTree

/// Has the menu of old for all elements but the first one.
@MainActor private final class Delegate: NSObject, UITableViewDelegate, UICollectionViewDelegate {
  let trace: Trace
  var actions: Set<String> = ["copy:", "flag:"]
  init(_ trace: Trace) { self.trace = trace }

  func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool {
    trace.note("shouldShowMenu \(indexPath.row)")
    return indexPath.row > 0
  }
  func tableView(
    _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?
  ) -> Bool {
    trace.note("can \(action)")
    return actions.contains("\(action)")
  }
  func tableView(
    _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?
  ) { trace.note("perform \(action) \(indexPath.row)") }

  func collectionView(_ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath) -> Bool {
    indexPath.item > 0
  }
  func collectionView(
    _ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool { actions.contains("\(action)") }
  func collectionView(
    _ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath,
    withSender sender: Any?
  ) { trace.note("perform \(action) \(indexPath.item)") }
}

final class FormerListMenuTests: XCTestCase {
  /// LIST-39: the menu of old has the actions that the delegate can perform, also those of the menu controller.
  func test_LIST39_rows() async {
    await withTrace { trace in
      let scene = TableScene(trace, [["a", "b"]])
      let delegate = Delegate(trace)
      scene.table.delegate = delegate
      scene.isNoting = false
      scene.table.layoutIfNeeded()
      UIMenuController.shared.menuItems = [UIMenuItem(title: "Flag", action: Selector("flag:"))]
      trace.begin()
      XCTAssertFalse(scene.table.openContextMenu(forRowAt: .row(0)))
      trace.expect("shouldShowMenu 0")
      XCTAssertTrue(scene.table.openContextMenu(forRowAt: .row(1)))
      trace.expect("shouldShowMenu 1\ncan cut:\ncan copy:\ncan paste:\ncan flag:")
      XCTAssertTrue(scene.table.contextMenuInteraction?.choose("Flag") ?? false)
      trace.expect("perform flag: 1")
      delegate.actions = []
      XCTAssertFalse(scene.table.openContextMenu(forRowAt: .row(1)))
      trace.expect("shouldShowMenu 1\ncan cut:\ncan copy:\ncan paste:\ncan flag:")
    }
  }

  /// LIST-39: items of a collection view have the menu of old, too; by default there is none.
  func test_LIST39_items() async {
    await withTrace { trace in
      let scene = CollectionScene(trace, counts: [2])
      let delegate = Delegate(trace)
      scene.collection.delegate = delegate
      trace.begin()
      XCTAssertFalse(scene.collection.openContextMenu(forItemAt: .row(0)))
      XCTAssertTrue(scene.collection.openContextMenu(forItemAt: .row(1)))
      XCTAssertTrue(scene.collection.contextMenuInteraction?.choose("Copy") ?? false)
      trace.expect("perform copy: 1")
      let controller = UITableViewController()
      XCTAssertFalse(controller.tableView(UITableView(), shouldShowMenuForRowAt: .row(0)))
      let action = Selector("copy:")
      XCTAssertFalse(
        controller.tableView(UITableView(), canPerformAction: action, forRowAt: .row(0), withSender: nil))
      controller.tableView(UITableView(), performAction: action, forRowAt: .row(0), withSender: nil)
      trace.expect("")
    }
  }
}
