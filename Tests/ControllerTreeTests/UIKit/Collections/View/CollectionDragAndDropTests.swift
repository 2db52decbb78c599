import UIKit
import XCTest

@testable import ControllerTree

/// Drags items, takes drops, has menus, and notes what it is told.
@MainActor private final class Delegate: NSObject, UICollectionViewDragDelegate, UICollectionViewDropDelegate {
  let trace: Trace
  var proposal = UICollectionViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath)
  var perform: (any UICollectionViewDropCoordinator) -> Void = { _ in }

  init(_ trace: Trace) {
    self.trace = trace
    super.init()
    trace.kept.append(self)
  }

  private func items(_ path: IndexPath) -> [UIDragItem] {
    [UIDragItem(itemProvider: NSItemProvider(object: "\(path.item)" as Any))]
  }
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] {
    trace.note("items \(CollectionScene.text(indexPath))")
    return items(indexPath)
  }
  func collectionView(
    _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem] {
    trace.note("add \(CollectionScene.text(indexPath))")
    return items(indexPath)
  }
  func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession) {
    trace.note("willBegin \(collectionView.hasActiveDrag)")
  }
  func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession) {
    trace.note("didEnd")
  }
  func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession) {
    trace.note("enter")
  }
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    trace.note("update \(destinationIndexPath.map(CollectionScene.text) ?? "nil") \(collectionView.hasActiveDrop)")
    return proposal
  }
  func collectionView(
    _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
  ) {
    let sources = coordinator.items.map { $0.sourceIndexPath.map(CollectionScene.text) ?? "nil" }
    trace.note("drop \(sources.joined(separator: " ")) \(coordinator.proposal.intent)")
    perform(coordinator)
  }
  func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession) {
    trace.note("exit")
  }
  func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession) {
    trace.note("ended")
  }
}

/// Has only what is required.
@MainActor private final class PlainDelegate: NSObject, UICollectionViewDragDelegate, UICollectionViewDropDelegate {
  var drops: [UIDropOperation] = []
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider())] }
  func collectionView(
    _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
  ) {
    drops.append(coordinator.proposal.operation)
    let item = coordinator.items[0].dragItem
    coordinator.drop(item, intoItemAt: IndexPath(item: 0, section: 0), rect: .zero)
    coordinator.drop(item, to: UIDragPreviewTarget(container: collectionView, center: .zero))
  }
}

final class CollectionDragAndDropTests: XCTestCase {
  @MainActor private static func scene(_ trace: Trace, _ count: Int = 4) -> CollectionScene {
    CollectionScene(trace, counts: [count], layout: NotedLayout(), size: CGSize(width: 100, height: 400))
  }
  private static func item(_ number: Int) -> IndexPath { IndexPath(item: number, section: 0) }

  /// LIST-40, LIST-41: items that are dragged together; the app takes them at the place.
  func test_LIST40_LIST41_dragAndDrop() async {
    await withTrace { trace in
      let scene = Self.scene(trace)
      let delegate = Delegate(trace)
      (scene.collection.dragDelegate, scene.collection.dropDelegate) = (delegate, delegate)
      trace.begin()
      let operation = scene.collection.dragItems(at: [Self.item(0), Self.item(1)], to: CGPoint(x: 50, y: 350))
      XCTAssertEqual(operation, .copy)
      trace.expect(
        """
        items 0.0
        willBegin true
        add 0.1
        enter
        update 0.3 true
        drop 0.0 0.1 insertAtDestinationIndexPath
        ended
        didEnd
        """)
      XCTAssertFalse(scene.collection.hasActiveDrag)
      XCTAssertNil(scene.collection.dragItems(at: [Self.item(9)], to: .zero))
      delegate.proposal = UICollectionViewDropProposal(operation: .cancel)
      XCTAssertFalse(scene.collection.dragItem(at: Self.item(0), to: Self.item(2)))
      trace.expect("items 0.0\nwillBegin true\nenter\nupdate 0.2 true\nexit\nended\ndidEnd")
      XCTAssertFalse(scene.collection.dragItem(at: Self.item(0), to: Self.item(9)))
    }
  }

  /// LIST-42: an item that moves inside its collection view is moved by the data source if that permits it.
  func test_LIST42_reordering() async {
    await withTrace { trace in
      let scene = Self.scene(trace)
      let delegate = PlainDelegate()
      trace.kept.append(delegate)
      scene.collection.dragDelegate = delegate
      trace.begin()
      XCTAssertTrue(scene.collection.dragItem(at: Self.item(0), to: Self.item(2)))
      trace.expect("canMove 0.0\ntargetIndexPath 0.0 to 0.2\nmoveItem 0.0 to 0.2")
      scene.answers = ["canMove": false]
      scene.collection.dropDelegate = delegate
      XCTAssertTrue(scene.collection.dragItem(at: Self.item(0), to: Self.item(2)))
      trace.expect("canMove 0.0")
      XCTAssertEqual(delegate.drops, [.move])
      scene.collection.dragInteractionEnabled = false
      XCTAssertFalse(scene.collection.dragItem(at: Self.item(0), to: Self.item(2)))
      trace.expect("canMove 0.0")
    }
  }

  /// LIST-41: what comes from elsewhere is copied by default.
  func test_LIST41_fromElsewhere() async {
    await withTrace { trace in
      let scene = Self.scene(trace)
      let delegate = PlainDelegate()
      trace.kept.append(delegate)
      scene.collection.dropDelegate = delegate
      let (table, rows) = (TableScene(trace, [["a"]]), NotingDrags(trace))
      table.window.isHidden = true
      scene.controller.view.addSubview(table.table)
      table.table.frame = CGRect(x: 0, y: 300, width: 100, height: 100)
      table.table.dragDelegate = rows
      table.isNoting = false
      table.table.layoutIfNeeded()
      trace.begin()
      XCTAssertEqual(table.table.dragRows(at: [.row(0)], to: CGPoint(x: 50, y: 50)), .copy)
      XCTAssertEqual(delegate.drops, [.copy])
      trace.expect("items 0-0\ndragPreview 0-0\nwillBegin true\ndidEnd false")
    }
  }
}
