import UIKit
import XCTest

@testable import ControllerTree

/// A cell with a box of a height that the test changes.
private final class SizedCell: UICollectionViewCell {
  private(set) var height = NSLayoutConstraint()

  override init(frame: CGRect) {
    super.init(frame: frame)
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(box)
    height = box.heightAnchor.constraint(equalToConstant: 100)
    height.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([
      height, box.topAnchor.constraint(equalTo: contentView.topAnchor),
      box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
    ])
  }
  required init?(coder: NSCoder) { nil }
}

final class CollectionSelfSizingTests: XCTestCase {
  private static func item(_ number: Int) -> IndexPath { IndexPath(item: number, section: 0) }

  @MainActor private static func scene(_ trace: Trace) -> CollectionScene {
    let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
    let scene = CollectionScene(
      trace, counts: [100], layout: layout, size: CGSize(width: 200, height: 400), begin: false)
    scene.silent = ["numberOfSections", "numberOfItems", "cellForItem", "willDisplay", "didEndDisplaying", "didScroll"]
    scene.collection.register(SizedCell.self, forCellWithReuseIdentifier: "cell")
    scene.show()
    return scene
  }

  @MainActor private static func heights(_ scene: CollectionScene) -> [CGFloat] {
    scene.collection.layoutIfNeeded()
    return scene.collection.indexPathsForVisibleItems.compactMap { scene.collection.cellForItem(at: $0)?.frame.height }
  }

  /// LIST-43: a cell chooses its size again when it asks for it, or when a constraint changes, as the mode has it.
  func test_LIST43_modes() async {
    await withTrace { trace in
      let scene = Self.scene(trace)
      XCTAssertEqual(Self.heights(scene), [100, 100, 100, 100])
      guard let cell = scene.collection.cellForItem(at: Self.item(1)) as? SizedCell else { return XCTFail("no cell") }
      cell.height.constant = 150
      XCTAssertEqual(Self.heights(scene), [100, 100, 100, 100])
      cell.invalidateIntrinsicContentSize()
      XCTAssertEqual(Self.heights(scene), [100, 150, 100, 100])
      cell.height.constant = 50
      cell.contentView.invalidateIntrinsicContentSize()
      XCTAssertEqual(Self.heights(scene), [100, 50, 100, 100, 100])
      scene.collection.selfSizingInvalidation = .disabled
      cell.height.constant = 90
      cell.invalidateIntrinsicContentSize()
      XCTAssertEqual(Self.heights(scene), [100, 50, 100, 100, 100])
      scene.collection.selfSizingInvalidation = .enabledIncludingConstraints
      XCTAssertEqual(Self.heights(scene), [100, 90, 100, 100, 100])
      cell.height.constant = 150
      XCTAssertEqual(Self.heights(scene), [100, 150, 100, 100])
    }
  }

  /// LIST-43, COMP-08: a section that scrolls across is as broad as its tallest cell, also when that one shrinks.
  func test_LIST43_COMP08_tallestCellShrinks() async {
    await withTrace { trace in
      let size = NSCollectionLayoutSize(widthDimension: .absolute(50), heightDimension: .estimated(20))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
      let section = NSCollectionLayoutSection(group: group)
      section.orthogonalScrollingBehavior = .continuous
      let layout = UICollectionViewCompositionalLayout(section: section)
      let scene = CollectionScene(
        trace, counts: [4, 1], layout: layout, size: CGSize(width: 200, height: 400), begin: false)
      scene.silent = ["numberOfSections", "numberOfItems", "cellForItem", "willDisplay"]
      scene.collection.register(SizedCell.self, forCellWithReuseIdentifier: "cell")
      scene.show()
      let next = IndexPath(item: 0, section: 1)
      XCTAssertEqual(scene.collection.cellForItem(at: next)?.frame.minY, 100)
      guard let cell = scene.collection.cellForItem(at: Self.item(1)) as? SizedCell else { return XCTFail("no cell") }
      for (height, expected) in [(150, 150), (30, 100), (120, 120)] as [(CGFloat, CGFloat)] {
        cell.height.constant = height
        cell.invalidateIntrinsicContentSize()
        scene.collection.layoutIfNeeded()
        XCTAssertEqual(scene.collection.cellForItem(at: next)?.frame.minY, expected)
        XCTAssertEqual(scene.collection.contentSize.height, expected + 100)
      }
      for item in 0..<4 {
        (scene.collection.cellForItem(at: Self.item(item)) as? SizedCell)?.height.constant = 10
        scene.collection.cellForItem(at: Self.item(item))?.invalidateIntrinsicContentSize()
      }
      scene.collection.layoutIfNeeded()
      XCTAssertEqual(scene.collection.cellForItem(at: next)?.frame.minY, 10)
    }
  }

  /// LIST-43: another content configuration lets the cell choose its size again.
  func test_LIST43_configurations() async {
    await withTrace { trace in
      let scene = Self.scene(trace)
      let cell = scene.collection.cellForItem(at: Self.item(0))
      var content = UIListContentConfiguration.subtitleCell()
      content.text = String(repeating: "long ", count: 40)
      cell?.contentConfiguration = content
      XCTAssertGreaterThan(Self.heights(scene)[0], 110)
    }
  }

  /// LIST-44: items above that turn out higher than their estimates do not move what is visible.
  func test_LIST44_offset() async {
    await withTrace { trace in
      let scene = Self.scene(trace)
      let collection = scene.collection
      collection.scrollToItem(at: Self.item(50), at: .top, animated: false)
      collection.layoutIfNeeded()
      let top = collection.contentOffset.y
      let place = (collection.cellForItem(at: Self.item(50))?.frame.minY ?? 0) - top
      collection.contentOffset.y = top - 30
      collection.layoutIfNeeded()
      XCTAssertEqual(collection.cellForItem(at: Self.item(49))?.frame.height, 100)
      let moved = (collection.cellForItem(at: Self.item(50))?.frame.minY ?? 0) - collection.contentOffset.y
      XCTAssertEqual(moved, place + 30)
    }
  }
}
