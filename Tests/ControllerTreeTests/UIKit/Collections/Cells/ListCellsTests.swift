import UIKit
import XCTest

@testable import ControllerTree

/// A list with swipes and separators, whose data source makes list cells.
@MainActor private final class ListScene: NSObject, UICollectionViewDataSource {
  let collection: UICollectionView
  let window: UIWindow
  let trace: Trace
  var counts: [Int]
  var accessories: [UICellAccessory] = []

  init(_ trace: Trace, counts: [Int] = [3], _ configuration: UICollectionLayoutListConfiguration) {
    (self.trace, self.counts) = (trace, counts)
    let controller = trace.controller("P")
    window = trace.show(controller, size: CGSize(width: 200, height: 400))
    collection = UICollectionView(frame: window.bounds, collectionViewLayout: .list(configuration))
    super.init()
    trace.kept.append(self)
    collection.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
    collection.dataSource = self
    controller.view.addSubview(collection)
    UpdateCycle.main.settle()
    trace.begin()
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    counts[section]
  }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? UICollectionViewListCell)?.accessories = accessories
    return cell
  }

  func cell(_ item: Int) -> UICollectionViewListCell? {
    collection.cellForItem(at: IndexPath(item: item, section: 0)) as? UICollectionViewListCell
  }

  /// The lines above and below the visible items: `-` for one that is there.
  var lines: String {
    collection.visibleCells.map { cell in
      let lines = (cell as? UICollectionViewListCell)?.separators
      return (lines?.topSeparatorVisibility == .visible ? "-" : ".")
        + (lines?.bottomSeparatorVisibility == .visible ? "-" : ".")
    }.joined(separator: " ")
  }
}

extension UICollectionViewLayout {
  fileprivate static func list(_ configuration: UICollectionLayoutListConfiguration) -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout.list(using: configuration)
  }
}

final class ListCellsTests: XCTestCase {
  private static func item(_ number: Int) -> IndexPath { IndexPath(item: number, section: 0) }

  @MainActor private static func swiping(
    _ trace: Trace, _ finish: @escaping (@escaping (Bool) -> Void) -> Void
  ) -> UICollectionLayoutListConfiguration {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.trailingSwipeActionsConfigurationProvider = { path in
      trace.note("trailing \(CollectionScene.text(path))")
      guard path.item != 2 else { return nil }
      return UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .destructive, title: "Delete") { _, view, completion in
          trace.note("delete \(view is UICollectionViewListCell)")
          finish(completion)
        }, UIContextualAction(style: .normal, title: "Flag") { _, _, completion in completion(true) },
      ])
    }
    return configuration
  }

  /// LIST-97: a swipe over an item opens the actions of the list; a handler, a tap, editing mode or a reload closes them.
  func test_LIST97_swipes() async {
    await withTrace { trace in
      var finish: ((Bool) -> Void)?
      let scene = ListScene(trace, Self.swiping(trace) { finish = $0 })
      let collection = scene.collection
      XCTAssertTrue(collection.swipeItem(at: Self.item(1)))
      XCTAssertEqual(collection.swipeActionTitles, ["Delete", "Flag"])
      XCTAssertEqual(scene.cell(1)?.configurationState.isSwiped, true)
      XCTAssertFalse(collection.chooseSwipeAction("Other"))
      XCTAssertTrue(collection.chooseSwipeAction("Delete"))
      finish?(false)
      XCTAssertEqual(collection.swipeActionTitles.count, 2)
      finish?(true)
      XCTAssertEqual(collection.swipeActionTitles, [])
      XCTAssertEqual(scene.cell(1)?.configurationState.isSwiped, false)
      trace.expect("trailing 0.1\ndelete true")
      XCTAssertTrue(collection.swipeItemFully(at: Self.item(0)))
      trace.expect("trailing 0.0\ndelete true")
      XCTAssertTrue(collection.tapItem(at: Self.item(2)))
      XCTAssertNil(collection.indexPathsForSelectedItems)
      XCTAssertEqual(collection.swipeActionTitles, [])
      XCTAssertFalse(collection.swipeItem(at: Self.item(2)))
      XCTAssertFalse(collection.swipeItem(at: Self.item(0), from: .leading))
      XCTAssertFalse(collection.swipeItem(at: Self.item(9)))
      trace.expect("trailing 0.2")
      for close in [{ collection.isEditing = true }, { collection.reloadData() }] {
        collection.isEditing = false
        collection.layoutIfNeeded()
        trace.ignore { XCTAssertTrue(collection.swipeItem(at: Self.item(0))) }
        close()
        XCTAssertEqual(collection.swipeActionTitles, [])
      }
      collection.isEditing = true
      XCTAssertFalse(collection.swipeItem(at: Self.item(0)))
    }
  }

  /// LIST-97: an item that leaves the screen, or is deleted, closes its actions; in editing mode a sign for deleting opens them.
  func test_LIST97_leavingAndDeleting() async {
    await withTrace { trace in
      let scene = ListScene(trace, counts: [40], Self.swiping(trace) { _ in })
      scene.accessories = [.delete(displayed: .always)]
      scene.collection.reloadData()
      scene.collection.layoutIfNeeded()
      XCTAssertEqual(scene.cell(0)?.tapAccessory(.delete), true)
      XCTAssertEqual(scene.collection.swipeActionTitles, ["Delete", "Flag"])
      scene.collection.contentOffset.y = 500
      scene.collection.layoutIfNeeded()
      XCTAssertEqual(scene.collection.swipeActionTitles, [])
      scene.collection.contentOffset.y = 0
      scene.collection.layoutIfNeeded()
      XCTAssertTrue(scene.collection.swipeItem(at: Self.item(0)))
      scene.counts = [39]
      scene.collection.deleteItems(at: [Self.item(0)])
      UpdateCycle.main.settle()
      XCTAssertEqual(scene.collection.swipeActionTitles, [])
      trace.begin()
    }
  }

  /// COMP-10: the lines that the looks of lists have, and that a handler changes.
  func test_COMP10_separators() async {
    await withTrace { trace in
      @MainActor func lines(
        _ appearance: UICollectionLayoutListConfiguration.Appearance,
        _ change: (inout UICollectionLayoutListConfiguration) -> Void = { _ in }
      ) -> String {
        var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
        change(&configuration)
        return ListScene(trace, counts: [3], configuration).lines
      }
      XCTAssertEqual(lines(.plain), ".- .- .-")
      XCTAssertEqual(lines(.grouped), "-- .- .-")
      XCTAssertEqual(lines(.insetGrouped), ".- .- ..")
      XCTAssertEqual(lines(.sidebar), ".. .. ..")
      XCTAssertEqual(lines(.plain) { $0.showsSeparators = false }, ".. .. ..")
      XCTAssertEqual(lines(.grouped) { $0.headerMode = .firstItemInSection }, ".. -- .-")
      XCTAssertEqual(lines(.plain) { $0.separatorConfiguration.bottomSeparatorVisibility = .hidden }, ".. .. ..")
      let handled = lines(.plain) { configuration in
        configuration.itemSeparatorHandler = { path, lines in
          trace.note("lines \(path.item)")
          var lines = lines
          if path.item == 1 { lines.topSeparatorVisibility = .visible }
          return lines
        }
      }
      XCTAssertEqual(handled, ".- -- .-")
      trace.begin()
    }
  }

  /// COMP-10: after a batch the lines follow the new places.
  func test_COMP10_batches() async {
    await withTrace { trace in
      let scene = ListScene(trace, counts: [3], UICollectionLayoutListConfiguration(appearance: .insetGrouped))
      scene.counts = [4]
      scene.collection.insertItems(at: [Self.item(3)])
      UpdateCycle.main.settle()
      XCTAssertEqual(scene.lines, ".- .- .- ..")
      trace.begin()
    }
  }

  /// LIST-96: views of the app's are where they want among the accessories, which indentation moves or not; menus.
  func test_LIST96_accessories() async {
    await withTrace { trace in
      let scene = ListScene(trace, counts: [1], UICollectionLayoutListConfiguration(appearance: .plain))
      guard let cell = scene.cell(0) else { return XCTFail("no cell") }
      @MainActor func box(_ position: @escaping UICellAccessory.Placement.Position) -> UIView {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        cell.accessories += [
          .customView(
            configuration: .init(customView: view, placement: .leading(at: position), reservedLayoutWidth: .actual))
        ]
        return view
      }
      cell.accessories = [.checkmark(), .delete(displayed: .always)]
      let (last, first) = (box { $0.count }, box { _ in 0 })
      cell.indentationLevel = 2
      cell.layoutIfNeeded()
      XCTAssertEqual(first.center.x, 25)
      XCTAssertEqual(last.center.x, 75)
      XCTAssertEqual(cell.contentView.frame.minX, 80)
      cell.indentsAccessories = false
      cell.layoutIfNeeded()
      XCTAssertEqual(first.center.x, 5)
      XCTAssertEqual(cell.contentView.frame.minX, 80)
      let menu = UIMenu(children: [UIAction(title: "Low") { _ in trace.note("low") }])
      cell.accessories = [.popUpMenu(menu) { trace.note("menu \($0 === menu)") }]
      XCTAssertFalse(cell.chooseFromAccessoryMenu("High"))
      XCTAssertTrue(cell.chooseFromAccessoryMenu("Low"))
      trace.expect("low\nmenu true")
    }
  }
}
