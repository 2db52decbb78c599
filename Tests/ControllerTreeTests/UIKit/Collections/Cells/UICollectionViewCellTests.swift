import UIKit
import XCTest

@testable import ControllerTree

/// Cells: their parts, states, configurations and sizes.
final class UICollectionViewCellTests: XCTestCase {
  /// LIST-69: the content view fills the cell, the backgrounds are behind it.
  func test_LIST69_parts() async {
    await withStage { _ in
      let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
      XCTAssertEqual(cell.contentView.frame, cell.bounds)
      let (back, selected) = (UIView(), UIView())
      cell.selectedBackgroundView = selected
      cell.backgroundView = back
      XCTAssertEqual(cell.subviews, [back, cell.contentView])
      cell.isSelected = true
      XCTAssertEqual(cell.subviews, [back, selected, cell.contentView])
      cell.frame.size = CGSize(width: 80, height: 40)
      XCTAssertEqual(cell.subviews.map(\.frame), Array(repeating: cell.bounds, count: 3))
      cell.prepareForReuse()
      XCTAssertFalse(cell.isSelected)
      XCTAssertEqual(cell.subviews, [back, cell.contentView])
      cell.isHighlighted = true
      XCTAssertEqual(cell.subviews.count, 3)
      cell.backgroundView = nil
      XCTAssertNil(back.superview)
    }
  }

  /// LIST-70: a state updates the configurations once before the layout, then calls the handler.
  func test_LIST70_configurations() async {
    await withTrace { trace in
      let scene = CollectionScene(trace, counts: [1])
      guard let cell = scene.collection.cellForItem(at: IndexPath(item: 0, section: 0)) else {
        return XCTFail("There is no cell.")
      }
      UpdateCycle.main.turn {
        cell.configurationUpdateHandler = { cell, state in
          trace.note("update selected \(state.isSelected) highlighted \(state.isHighlighted)")
        }
        cell.isSelected = true
        cell.isHighlighted = true
        trace.expect("")
      }
      trace.expect("update selected true highlighted true")
      cell.contentConfiguration = UIListContentConfiguration.cell()
      let made = cell.contentView
      XCTAssertTrue(made is UIListContentView)
      XCTAssertTrue(made.superview === cell)
      var other = UIListContentConfiguration.cell()
      other.text = "Text"
      cell.contentConfiguration = other
      XCTAssertTrue(cell.contentView === made)
      XCTAssertEqual((cell.contentConfiguration as? UIListContentConfiguration)?.text, "Text")
      cell.contentConfiguration = nil
      XCTAssertFalse(cell.contentView === made)
      XCTAssertNil(made.superview)
      cell.backgroundConfiguration = .clear()
      XCTAssertNotNil(cell.backgroundConfiguration)
    }
  }

  /// LIST-67, LIST-68: views of registrations choose their sizes once, before they are shown; so do views of an app's layouts.
  func test_LIST67_LIST68_registration() async {
    await withTrace { trace in
      let layout = UICollectionViewFlowLayout()
      layout.estimatedItemSize = CGSize(width: 40, height: 40)
      let source = Source()
      let controller = trace.controller("P")
      let window = trace.show(controller, size: CGSize(width: 100, height: 200))
      let collection = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
      source.cell = .init { cell, path, item in
        trace.note("configure \(path.item) \(item)")
        cell.width = CGFloat(item)
        cell.note = { trace.note($0) }
      }
      collection.dataSource = source
      controller.view.addSubview(collection)
      trace.expect("configure 0 60\nprefers 60.0\nconfigure 1 70\nprefers 70.0")
      XCTAssertEqual(collection.visibleCells.map(\.frame.width), [60, 70])
      XCTAssertEqual(collection.visibleCells.map(\.frame.height), [25, 25])
      layout.invalidateLayout()
      trace.expect("prefers 60.0\nprefers 70.0")
      source.view = .init(elementKind: UICollectionView.elementKindSectionHeader) { view, kind, path in
        trace.note("header \(path.section)")
      }
      trace.ignore { layout.headerReferenceSize = CGSize(width: 10, height: 10) }
      XCTAssertEqual(collection.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader).count, 1)
    }
  }

  @MainActor private final class Source: NSObject, UICollectionViewDataSource {
    var cell: UICollectionView.CellRegistration<WideCell, Int>?
    var view: UICollectionView.SupplementaryRegistration<UICollectionReusableView>?

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      guard let cell else { return UICollectionViewCell() }
      return collectionView.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: 60 + 10 * indexPath.item)
    }
    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
      guard let view else { return UICollectionReusableView() }
      return collectionView.dequeueConfiguredReusableSupplementary(using: view, for: indexPath)
    }
  }

  /// LIST-96: accessories and levels narrow the content; they follow editing mode, and are tapped.
  func test_LIST96_listCells() async {
    await withTrace { trace in
      let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
      let scene = CollectionScene(trace, counts: [1], layout: layout, begin: false)
      scene.collection.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
      scene.show()
      guard let cell = scene.collection.visibleCells.first as? UICollectionViewListCell else {
        return XCTFail("There is no cell.")
      }
      let badge = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      cell.accessories = [
        .delete { trace.note("delete") }, .detail { trace.note("detail") },
        .customView(
          configuration: .init(customView: badge, placement: .trailing(), reservedLayoutWidth: .custom(20))),
      ]
      cell.layoutIfNeeded()
      XCTAssertEqual(cell.contentView.frame, CGRect(x: 0, y: 0, width: 40, height: 44))
      XCTAssertEqual(badge.center, CGPoint(x: 90, y: 22))
      cell.indentationLevel = 2
      cell.layoutIfNeeded()
      XCTAssertEqual(cell.contentView.frame.minX, 20)
      XCTAssertFalse(cell.tapAccessory(.delete))
      XCTAssertTrue(cell.tapAccessory(.detail))
      scene.collection.isEditing = true
      cell.layoutIfNeeded()
      XCTAssertEqual(cell.contentView.frame.minX, 60)
      XCTAssertTrue(cell.tapAccessory(.delete))
      trace.expect("detail\ndelete")
    }
  }
}

/// A cell that writes down when it is asked for its size.
private final class WideCell: UICollectionViewCell {
  var width: CGFloat = 0
  var note: (String) -> Void = { _ in }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    note("prefers \(width)")
    layoutAttributes.size = CGSize(width: width, height: 25)
    return layoutAttributes
  }
}
