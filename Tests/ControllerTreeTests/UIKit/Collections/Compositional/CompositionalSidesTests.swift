import UIKit
import XCTest

@testable import ControllerTree

@MainActor private func size(
  _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
) -> NSCollectionLayoutSize { NSCollectionLayoutSize(widthDimension: width, heightDimension: height) }

/// A cell that prefers a height.
private final class PreferringCell: UICollectionViewCell {
  static var heights: [Int: CGFloat] = [:]
  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.size.height = Self.heights[layoutAttributes.indexPath.item] ?? layoutAttributes.size.height
    return layoutAttributes
  }
}

/// Views at the sides of sections, and items that are alike.
final class CompositionalSidesTests: XCTestCase {
  @MainActor private static func scene(
    _ trace: Trace, _ section: NSCollectionLayoutSection, _ count: Int, horizontal: Bool = false
  ) -> CollectionScene {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = horizontal ? .horizontal : .vertical
    let scene = CollectionScene(
      trace, counts: [count],
      layout: UICollectionViewCompositionalLayout(section: section, configuration: configuration),
      size: CGSize(width: 200, height: 400), begin: false)
    scene.collection.register(PreferringCell.self, forCellWithReuseIdentifier: "cell")
    scene.show()
    return scene
  }

  @MainActor private static func boundary(
    _ layoutSize: NSCollectionLayoutSize, _ alignment: NSRectAlignment, extends: Bool = true
  ) -> NSCollectionLayoutBoundarySupplementaryItem {
    let item = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: layoutSize, elementKind: "badge", alignment: alignment)
    item.extendsBoundary = extends
    return item
  }

  @MainActor private static func frame(_ scene: CollectionScene, _ number: Int) -> String {
    let path = IndexPath(item: number, section: 0)
    return scene.collection.layoutAttributesForSupplementaryElement(ofKind: "badge", at: path)
      .map { CollectionScene.text($0.frame) } ?? "none"
  }

  /// COMP-12: views at the leading and trailing edges are beside the groups, in their middle, and take room from them.
  func test_COMP12_sides() async {
    await withStage { trace in
      let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .absolute(50)))
      let group = NSCollectionLayoutGroup.vertical(layoutSize: item.layoutSize, subitems: [item])
      let section = NSCollectionLayoutSection(group: group)
      section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 0, trailing: 10)
      section.boundarySupplementaryItems = [
        Self.boundary(size(.absolute(30), .fractionalHeight(1)), .leading),
        Self.boundary(size(.absolute(20), .absolute(40)), .trailing),
        Self.boundary(size(.absolute(12), .absolute(10)), .trailing, extends: false),
      ]
      let scene = Self.scene(trace, section, 2)
      XCTAssertEqual(scene.frames, "0.0: 40 5 130 50\n0.1: 40 55 130 50")
      XCTAssertEqual(Self.frame(scene, 0), "10 5 30 100")
      XCTAssertEqual(Self.frame(scene, 1), "170 35 20 40")
      XCTAssertEqual(Self.frame(scene, 2), "158 50 12 10")
    }
  }

  /// COMP-12: in a layout that scrolls horizontally, the leading edge is before the groups, and the top beside them.
  func test_COMP12_horizontal() async {
    await withStage { trace in
      let item = NSCollectionLayoutItem(layoutSize: size(.absolute(60), .fractionalHeight(1)))
      let group = NSCollectionLayoutGroup.horizontal(layoutSize: item.layoutSize, subitems: [item])
      let section = NSCollectionLayoutSection(group: group)
      section.boundarySupplementaryItems = [
        Self.boundary(size(.absolute(20), .absolute(100)), .leading),
        Self.boundary(size(.absolute(10), .absolute(100)), .trailing),
        Self.boundary(size(.fractionalWidth(1), .absolute(40)), .topLeading),
        Self.boundary(size(.absolute(30), .absolute(50)), .bottomTrailing),
        Self.boundary(size(.absolute(5), .absolute(5)), .none, extends: false),
      ]
      let scene = Self.scene(trace, section, 2, horizontal: true)
      XCTAssertEqual(scene.frames, "0.0: 20 40 60 310\n0.1: 80 40 60 310")
      XCTAssertEqual(
        (0..<5).map { Self.frame(scene, $0) },
        ["0 150 20 100", "140 150 10 100", "20 0 120 40", "110 350 30 50", "20 197.5 5 5"])
      XCTAssertEqual(scene.collection.contentSize.width, 150)
    }
  }

  /// COMP-11: items that are to be alike have the height of the largest of their group, and only of it.
  func test_COMP11_uniform() async {
    await withStage { trace in
      PreferringCell.heights = [0: 30, 1: 70, 2: 40, 3: 20]
      defer { PreferringCell.heights = [:] }
      let dimension = NSCollectionLayoutDimension.uniformAcrossSiblings(estimate: 44)
      XCTAssertTrue(dimension.isUniformAcrossSiblings && !dimension.isEstimated && dimension.dimension == 44)
      let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.5), dimension))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size(.fractionalWidth(1), .estimated(44)), repeatingSubitem: item, count: 2)
      let scene = Self.scene(trace, NSCollectionLayoutSection(group: group), 4)
      XCTAssertEqual(
        scene.frames, "0.0: 0 0 100 70\n0.1: 100 0 100 70\n0.2: 0 70 100 40\n0.3: 100 70 100 40")
    }
  }
}
