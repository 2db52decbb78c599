import UIKit
import XCTest

@testable import ControllerTree

@MainActor private let menu = UIContextMenuConfiguration(
  identifier: NSString(string: "menu"), previewProvider: { UIViewController() },
  actionProvider: { _ in UIMenu(children: [UIAction(title: "Copy") { _ in }]) })

/// Has menus, and leaves the rest to the defaults.
private final class PlainRows: NSObject, UITableViewDelegate, UITableViewDragDelegate, UITableViewDropDelegate {
  var drops: [String] = []
  func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? { menu }
  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider())] }
  func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
    drops.append("\(coordinator.proposal.operation) \(coordinator.proposal.intent)")
    let item = coordinator.items[0].dragItem
    coordinator.drop(item, intoRowAt: .row(0), rect: .zero)
    coordinator.drop(item, to: UIDragPreviewTarget(container: tableView, center: .zero))
  }
}

/// Has menus, and leaves the rest to its superclass.
private final class PlainTableController: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell()
  }
  override func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    super.tableView(tableView, contextMenuConfigurationForRowAt: indexPath, point: point) ?? menu
  }
}

/// Has menus, and leaves the rest to the defaults.
private final class PlainItems: NSObject, UICollectionViewDelegate {
  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? { menu }
}

/// Has menus, and leaves the rest to its superclass.
private final class PlainCollectionController: UICollectionViewController {
  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
  override func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? { menu }
}

/// Delegates that implement as little as possible.
final class ListDefaultsTests: XCTestCase {
  /// Opens a menu, reads its preview, and leaves it in both ways.
  @MainActor private static func use(_ interaction: UIContextMenuInteraction?, _ open: () -> Bool) {
    XCTAssertTrue(open())
    XCTAssertNil(interaction?.highlightPreview)
    XCTAssertEqual(interaction?.choose("Copy"), true)
    XCTAssertTrue(open())
    XCTAssertEqual(interaction?.choosePreview(), true)
    XCTAssertNil(interaction?.openMenu)
  }

  private static func item(_ number: Int) -> IndexPath { IndexPath(item: number, section: 0) }

  /// LIST-34: menus of delegates and controllers that have only the menu; moves of the focus.
  func test_LIST34_LIST46_tables() async {
    await withTrace { trace in
      let delegate = PlainRows()
      let scene = TableScene(trace, [["a", "b"]]) { $0.delegate = delegate }
      Self.use(scene.table.contextMenuInteraction) { scene.table.openContextMenu(forRowAt: .row(0)) }
      XCTAssertTrue(scene.table.moveFocus(toRowAt: .row(1)))
      let controller = PlainTableController(style: .plain)
      trace.show(controller)
      Self.use(controller.tableView.contextMenuInteraction) {
        controller.tableView.openContextMenu(forRowAt: .row(0))
      }
      controller.tableView.selectionFollowsFocus = true
      XCTAssertTrue(controller.tableView.moveFocus(toRowAt: .row(1)))
      XCTAssertEqual(controller.tableView.indexPathForSelectedRow, .row(1))
      trace.begin()
    }
  }

  /// LIST-34, LIST-35: the same for collection views.
  func test_LIST34_LIST35_LIST46_collections() async {
    await withTrace { trace in
      let delegate = PlainItems()
      let scene = CollectionScene(trace, counts: [2])
      scene.collection.delegate = delegate
      Self.use(scene.collection.contextMenuInteraction) { scene.collection.openContextMenu(forItemAt: Self.item(0)) }
      scene.collection.allowsFocus = true
      XCTAssertTrue(scene.collection.moveFocus(toItemAt: Self.item(1)))
      let controller = PlainCollectionController(collectionViewLayout: UICollectionViewFlowLayout())
      controller.loadViewIfNeeded()
      guard let collection = controller.collectionView else { return XCTFail("no collection view") }
      collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      trace.show(controller)
      Self.use(collection.contextMenuInteraction) { collection.openContextMenu(forItemAt: Self.item(0)) }
      collection.allowsFocus = true
      XCTAssertTrue(collection.moveFocus(toItemAt: Self.item(1)))
      XCTAssertTrue(collection.moveFocusAway())
      trace.begin()
    }
  }

  /// LIST-40, LIST-41: drags and drops of a delegate that has only what is required.
  func test_LIST40_LIST41_drags() async {
    await withTrace { trace in
      let delegate = PlainRows()
      let scene = TableScene(trace, [["a", "b"]])
      (scene.table.dragDelegate, scene.table.dropDelegate) = (delegate, delegate)
      scene.canMove = { _ in false }
      let point = scene.table.convert(CGPoint(x: 10, y: 60), to: nil)
      XCTAssertEqual(scene.table.dragRows(at: [.row(0), .row(1)], to: point), .move)
      XCTAssertEqual(delegate.drops, ["move insertAtDestinationIndexPath"])
      let other = TableScene(trace, [["c"]])
      other.table.dropDelegate = delegate
      other.window.isHidden = true
      scene.window.rootViewController?.view.addSubview(other.table)
      other.table.frame = CGRect(x: 0, y: 300, width: 320, height: 100)
      XCTAssertEqual(scene.table.dragRows(at: [.row(0)], to: CGPoint(x: 10, y: 310)), .copy)
      XCTAssertEqual(delegate.drops.last, "copy insertAtDestinationIndexPath")
      trace.begin()
    }
  }
}
