import UIKit
import XCTest

@testable import ControllerTree

/// Fingers on items: the same events as the acts by name.
final class TouchedCollectionsTests: XCTestCase {
  /// A collection view of list cells with accessories, whose data source notes moves.
  @MainActor private final class List: UICollectionViewController {
    let trace: Trace
    var items = [0, 1, 2, 3]
    private lazy var cells = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { [trace] cell, _, item in
      cell.accessories = [
        .detail(actionHandler: { trace.note("detail \(item)") }), .disclosureIndicator(), .reorder(displayed: .always),
      ]
    }

    init(_ trace: Trace) {
      self.trace = trace
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 300, height: 50)
      layout.minimumLineSpacing = 0
      super.init(collectionViewLayout: layout)
      title = "L"
    }
    required init?(coder: NSCoder) { nil }
    @available(*, unavailable) required convenience init(madeBy system: SystemInitialization) { fatalError() }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      items.count
    }
    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueConfiguredReusableCell(using: cells, for: indexPath, item: items[indexPath.item])
    }
    override func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
      indexPath.item != 3
    }
    override func collectionView(
      _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
      trace.note("move \(sourceIndexPath.item) to \(destinationIndexPath.item)")
      items.insert(items.remove(at: sourceIndexPath.item), at: destinationIndexPath.item)
    }
    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      trace.note("select \(indexPath.item)")
    }
  }

  @MainActor private static func show(_ trace: Trace) -> List {
    let list = List(trace)
    trace.show(list, size: CGSize(width: 300, height: 400))
    UpdateCycle.main.settle()
    return list
  }

  @MainActor private static func cell(_ item: Int, _ list: List) -> UICollectionViewListCell? {
    list.collectionView.cellForItem(at: IndexPath(item: item, section: 0)) as? UICollectionViewListCell
  }

  /// TOUCH-48, LIST-96: an accessory with a handler acts, others belong to the item.
  func test_TOUCH48_accessories() async {
    await expectSameEvents(
      "detail 1", in: Self.show, act: { Self.cell(1, $0)?.tapAccessory(.detail) },
      touch: { list in
        guard let cell = Self.cell(1, list), let frame = cell.frameOfAccessory(.detail) else {
          return XCTFail("There is an accessory.")
        }
        XCTAssertNil(cell.frameOfAccessory(.checkmark))
        let fingers = list.view.window?.fingers
        fingers?.tap(cell, at: CGPoint(x: frame.midX, y: frame.midY))
        fingers?.begin(at: cell.convert(CGPoint(x: frame.midX, y: frame.midY), to: nil))
        fingers?.wait(0.3)
        fingers?.move(to: cell.convert(CGPoint(x: frame.minX - 8, y: frame.midY), to: nil))
        fingers?.end()
      })
    await expectSameEvents(
      "select 2", in: Self.show, act: { $0.collectionView.tapItem(at: IndexPath(item: 2, section: 0)) },
      touch: { list in
        guard let cell = Self.cell(2, list), let frame = cell.frameOfAccessory(.disclosureIndicator) else {
          return XCTFail("There is an accessory.")
        }
        list.view.window?.fingers.tap(cell, at: CGPoint(x: frame.midX, y: frame.midY))
      })
  }

  /// TOUCH-49, LIST-78: a handle and a long press move an item.
  func test_TOUCH49_movement() async {
    @MainActor func act(_ list: List) {
      list.collectionView.dragItem(at: IndexPath(item: 0, section: 0), to: IndexPath(item: 2, section: 0))
    }
    await expectSameEvents(
      "move 0 to 2", in: Self.show, act: act,
      touch: { list in
        guard let cell = Self.cell(0, list), let frame = cell.frameOfAccessory(.reorder) else {
          return XCTFail("There is a handle.")
        }
        let point = CGPoint(x: frame.midX, y: frame.midY)
        list.view.window?.fingers.drag(cell, by: CGVector(dx: 0, dy: 100), at: point)
        XCTAssertEqual(list.items, [1, 2, 0, 3])
        list.view.window?.fingers.drag(from: CGPoint(x: 50, y: 175), to: CGPoint(x: 50, y: 20), hold: 0.6)
      })
    await expectSameEvents(
      "move 0 to 2", in: Self.show, act: act,
      touch: { list in
        let fingers = list.view.window?.fingers
        fingers?.drag(from: CGPoint(x: 50, y: 25), to: CGPoint(x: 50, y: 125), hold: 0.6)
        list.installsStandardGestureForInteractiveMovement = false
        fingers?.drag(from: CGPoint(x: 50, y: 25), to: CGPoint(x: 50, y: 125), hold: 0.6)
      })
  }

  /// TOUCH-49: a movement that the system cancels leaves the items where they were.
  func test_TOUCH49_cancelling() async {
    await withTrace { trace in
      let list = trace.setUp { Self.show(trace) }
      trace.begin()
      let fingers = list.view.window?.fingers
      fingers?.begin(at: CGPoint(x: 50, y: 25))
      fingers?.wait(0.6)
      fingers?.move(to: CGPoint(x: 50, y: 125))
      fingers?.cancel()
      trace.expect("")
      XCTAssertEqual(list.items, [0, 1, 2, 3])
      XCTAssertFalse(list.collectionView.hasActiveDrag)
    }
  }

  /// A list of four items with a swipe action at each edge.
  @MainActor private static func swipes(_ trace: Trace) -> UICollectionView {
    var list = UICollectionLayoutListConfiguration(appearance: .plain)
    @MainActor func actions(_ title: String, _ path: IndexPath) -> UISwipeActionsConfiguration {
      trace.note("\(title) of \(path.item)")
      let action = UIContextualAction(style: .normal, title: title) { _, _, done in
        trace.note("chosen \(title)")
        done(true)
      }
      return UISwipeActionsConfiguration(actions: [action])
    }
    list.trailingSwipeActionsConfigurationProvider = { actions("T", $0) }
    list.leadingSwipeActionsConfigurationProvider = { actions("L", $0) }
    let scene = CollectionScene(
      trace, counts: [4], layout: UICollectionViewCompositionalLayout.list(using: list),
      size: CGSize(width: 300, height: 400), begin: false)
    scene.collection.alwaysBounceVertical = true
    scene.controller.view.addSubview(scene.collection)
    UpdateCycle.main.settle()
    return scene.collection
  }

  @MainActor private static func swipe(_ collection: UICollectionView, _ item: Int, by way: CGFloat) {
    guard let cell = collection.cellForItem(at: IndexPath(item: item, section: 0)) else { return XCTFail("A cell.") }
    collection.window?.fingers.drag(cell, by: CGVector(dx: way, dy: 0))
  }

  /// TOUCH-47, LIST-97: swipes over items of lists.
  func test_TOUCH47_items() async {
    await expectSameEvents(
      "T of 1\nchosen T", in: Self.swipes,
      act: { collection in
        collection.swipeItem(at: IndexPath(item: 1, section: 0))
        collection.chooseSwipeAction("T")
      },
      touch: { collection in
        Self.swipe(collection, 1, by: -60)
        guard let frame = collection.frameOfSwipeAction("T") else { return XCTFail("There is a button.") }
        XCTAssertEqual(frame.maxX, 300)
        collection.window?.fingers.tap(collection, at: CGPoint(x: frame.midX, y: frame.midY))
        XCTAssertNil(collection.frameOfSwipeAction("T"))
      })
    await expectSameEvents(
      "L of 0\nchosen L", in: Self.swipes,
      act: { $0.swipeItemFully(at: IndexPath(item: 0, section: 0), from: .leading) },
      touch: { Self.swipe($0, 0, by: 190) })
    await withTrace { trace in
      let collection = trace.setUp { Self.swipes(trace) }
      trace.begin()
      Self.swipe(collection, 2, by: -60)
      Self.swipe(collection, 2, by: 60)
      trace.expect("T of 2")
      XCTAssertEqual(collection.swipeActionTitles, [])
    }
  }
}
