import UIKit
import XCTest

@testable import ControllerTree

@MainActor private func size(
  _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
) -> NSCollectionLayoutSize { NSCollectionLayoutSize(widthDimension: width, heightDimension: height) }

@MainActor private func scene(
  _ trace: Trace, _ counts: [Int], _ section: NSCollectionLayoutSection, size: CGSize = CGSize(width: 200, height: 400),
  direction: UICollectionView.ScrollDirection = .vertical
) -> CollectionScene {
  let configuration = UICollectionViewCompositionalLayoutConfiguration()
  configuration.scrollDirection = direction
  configuration.interSectionSpacing = 7
  return CollectionScene(
    trace, counts: counts, layout: UICollectionViewCompositionalLayout(section: section, configuration: configuration),
    size: size)
}

/// The geometry of compositional layouts.
final class UICollectionViewCompositionalLayoutTests: XCTestCase {
  /// COMP-01, COMP-03, COMP-04: subitems are repeated while they fit; groups follow each other.
  func test_COMP01_COMP03_COMP04_grid() async {
    await withStage { trace in
      let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size(.fractionalWidth(1), .absolute(40)), subitems: [item])
      let section = NSCollectionLayoutSection(group: group)
      section.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 10, bottom: 2, trailing: 30)
      section.interGroupSpacing = 5
      let scene = scene(trace, [3, 1], section)
      XCTAssertEqual(scene.frames, "0.0: 10 1 80 40\n0.1: 90 1 80 40\n0.2: 10 46 80 40\n1.0: 10 96 80 40")
      XCTAssertEqual(scene.collection.contentSize, CGSize(width: 200, height: 138))
    }
  }

  /// COMP-02, COMP-03: a count shares the room; insets shrink the cells; spacings widen the distances.
  func test_COMP02_COMP03_spacing() async {
    await withStage { trace in
      let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
      item.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size(.fractionalWidth(1), .absolute(40)), subitem: item, count: 3)
      group.interItemSpacing = .fixed(10)
      XCTAssertEqual(
        scene(trace, [2], NSCollectionLayoutSection(group: group)).frames, "0.0: 2 1 54 36\n0.1: 72 1 54 36")

      let small = NSCollectionLayoutItem(layoutSize: size(.absolute(50), .absolute(20)))
      small.edgeSpacing = NSCollectionLayoutEdgeSpacing(leading: .fixed(6), top: .fixed(8), trailing: nil, bottom: nil)
      let row = NSCollectionLayoutGroup.horizontal(
        layoutSize: size(.fractionalWidth(1), .absolute(40)), repeatingSubitem: small, count: 2)
      row.interItemSpacing = .flexible(4)
      XCTAssertEqual(
        scene(trace, [3], NSCollectionLayoutSection(group: row)).frames,
        "0.0: 6 8 50 20\n0.1: 150 8 50 20\n0.2: 6 48 50 20")
    }
  }

  /// COMP-03: groups inside groups, and custom groups.
  func test_COMP03_nestedAndCustom() async {
    await withStage { trace in
      let large = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.6), .fractionalHeight(1)))
      let small = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)))
      let column = NSCollectionLayoutGroup.vertical(
        layoutSize: size(.fractionalWidth(0.4), .fractionalHeight(1)), repeatingSubitem: small, count: 2)
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [large, column])
      XCTAssertEqual(
        scene(trace, [4], NSCollectionLayoutSection(group: group)).frames,
        "0.0: 0 0 120 100\n0.1: 120 0 80 50\n0.2: 120 50 80 50\n0.3: 0 100 120 100")
      XCTAssertEqual(group.visualDescription(), "horizontal group of 2\n  item\n  vertical group of 1\n    item")

      let custom = NSCollectionLayoutGroup.custom(layoutSize: size(.fractionalWidth(1), .absolute(60))) { environment in
        let width = environment.container.contentSize.width
        return [
          NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 0, width: width / 2, height: 30)),
          NSCollectionLayoutGroupCustomItem(frame: CGRect(x: width / 2, y: 30, width: 10, height: 30), zIndex: 2),
        ]
      }
      XCTAssertEqual(
        scene(trace, [3], NSCollectionLayoutSection(group: custom)).frames,
        "0.0: 0 0 100 30\n0.1: 100 30 10 30\n0.2: 0 60 100 30")
    }
  }

  /// COMP-04, COMP-05, COMP-06: headers, footers, attached views and backgrounds.
  func test_COMP04_COMP05_COMP06_views() async {
    await withStage { trace in
      let badge = NSCollectionLayoutSupplementaryItem(
        layoutSize: size(.absolute(10), .absolute(10)), elementKind: "badge",
        containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.5)))
      let item = NSCollectionLayoutItem(
        layoutSize: size(.fractionalWidth(1), .absolute(50)), supplementaryItems: [badge])
      let section = NSCollectionLayoutSection(
        group: .vertical(layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [item]))
      section.contentInsets = NSDirectionalEdgeInsets(top: 20, leading: 10, bottom: 5, trailing: 10)
      let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.fractionalWidth(1), .absolute(30)), elementKind: UICollectionView.elementKindSectionHeader,
        alignment: .top)
      let footer = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.fractionalWidth(0.5), .absolute(15)),
        elementKind: UICollectionView.elementKindSectionFooter, alignment: .bottomTrailing)
      section.boundarySupplementaryItems = [header, footer]
      section.decorationItems = [.background(elementKind: "background")]
      let scene = scene(trace, [1], section)
      @MainActor func frame(_ kind: String) -> String {
        let path = IndexPath(item: 0, section: 0)
        return CollectionScene.text(scene.collection.supplementaryView(forElementKind: kind, at: path)?.frame ?? .null)
      }
      XCTAssertEqual(scene.frames, "0.0: 10 50 180 50")
      XCTAssertEqual(frame(UICollectionView.elementKindSectionHeader), "10 0 180 30")
      XCTAssertEqual(frame(UICollectionView.elementKindSectionFooter), "100 105 90 15")
      XCTAssertEqual(frame("badge"), "185 45 10 10")
      XCTAssertEqual(scene.collection.contentSize.height, 120)
      let background = scene.collection.collectionViewLayout.layoutAttributesForDecorationView(
        ofKind: "background", at: IndexPath(item: 0, section: 0))
      XCTAssertEqual(background.map { CollectionScene.text($0.frame) }, "0 0 200 120")
      XCTAssertEqual(trace.stage.diagnostics.takeCollected().map(\.kind), [.reusableViewMissing])
      trace.begin()
    }
  }

  /// COMP-07: the provider is asked for each section, with the room and the traits.
  func test_COMP07_provider() async {
    await withTrace { trace in
      let layout = UICollectionViewCompositionalLayout { number, environment in
        let room = environment.container.effectiveContentSize
        trace.note("section \(number) in \(Int(room.width)) \(Int(room.height))")
        guard number != 1 else { return nil }
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .absolute(CGFloat(10 + number))))
        return NSCollectionLayoutSection(
          group: .vertical(layoutSize: size(.fractionalWidth(1), .absolute(CGFloat(10 + number))), subitems: [item]))
      }
      let scene = CollectionScene(trace, counts: [1, 5, 1], layout: layout, begin: false)
      scene.silent = ["cellForItem", "willDisplay", "numberOfItems", "numberOfSections"]
      trace.begin()
      scene.controller.view.addSubview(scene.collection)
      trace.expect("section 0 in 100 200\nsection 1 in 100 200\nsection 2 in 100 200")
      XCTAssertEqual(scene.frames, "0.0: 0 0 100 10\n2.0: 0 10 100 12")
    }
  }

  /// COMP-08: groups across the direction, which a drag moves to a group's edge.
  func test_COMP08_across() async {
    await withStage { trace in
      let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
      let group = NSCollectionLayoutGroup.horizontal(layoutSize: size(.absolute(80), .absolute(50)), subitems: [item])
      let section = NSCollectionLayoutSection(group: group)
      section.orthogonalScrollingBehavior = .groupPaging
      section.interGroupSpacing = 10
      let scene = scene(trace, [6, 1], section)
      XCTAssertEqual(scene.frames, "0.0: 0 0 80 50\n0.1: 90 0 80 50\n0.2: 180 0 80 50\n1.0: 0 57 80 50")
      let layout = scene.collection.collectionViewLayout as? UICollectionViewCompositionalLayout
      XCTAssertEqual(layout?.dragSection(0, by: -60), true)
      XCTAssertEqual(scene.frames, "0.1: 0 0 80 50\n0.2: 90 0 80 50\n0.3: 180 0 80 50\n1.0: 0 57 80 50")
      section.orthogonalScrollingBehavior = .continuous
      XCTAssertEqual(layout?.dragSection(0, by: -900), true)
      XCTAssertEqual(scene.collection.cellForItem(at: IndexPath(item: 5, section: 0))?.frame.maxX, 200)
      XCTAssertEqual(layout?.dragSection(7, by: -900), false)
    }
  }

  /// COMP-09: rows of lists choose their heights; inset lists keep a distance from the sides.
  func test_COMP09_lists() async {
    await withStage { trace in
      let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
      let scene = CollectionScene(trace, counts: [3], layout: layout, begin: false)
      scene.collection.register(HighCell.self, forCellWithReuseIdentifier: "cell")
      scene.items = [[30, 0, 60]]
      scene.show()
      XCTAssertEqual(scene.frames, "0.0: 0 0 100 30\n0.1: 0 30 100 44\n0.2: 0 74 100 60")
      let inset = UICollectionViewCompositionalLayout.list(using: .init(appearance: .insetGrouped))
      scene.collection.setCollectionViewLayout(inset, animated: false)
      XCTAssertEqual(scene.frames, "0.0: 20 18 60 30\n0.1: 20 48 60 44\n0.2: 20 92 60 60")
    }
  }
}

/// A cell with a view as high as its tag inside; of no height of its own for 0.
private final class HighCell: UICollectionViewCell {
  override var tag: Int {
    didSet {
      for view in contentView.subviews { view.removeFromSuperview() }
      guard tag > 0 else { return }
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: contentView.topAnchor),
        view.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        view.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        view.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
        view.heightAnchor.constraint(equalToConstant: CGFloat(tag)),
      ])
    }
  }
}
