import UIKit
import XCTest

@testable import ControllerTree
@testable import UIKit

final class ContentInsetsReferenceTests: XCTestCase {
  private static let header = "UICollectionElementKindSectionHeader"

  @MainActor private static func section(insets: NSDirectionalEdgeInsets = .zero) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(20))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = insets
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(layoutSize: size, elementKind: header, alignment: .top)
    ]
    return section
  }

  /// A collection view beside a safe area of 30 points at the left and 10 at the right, with margins of 50 points.
  @MainActor private static func scene(_ trace: Trace, _ layout: UICollectionViewLayout, width: CGFloat = 200)
    -> CollectionScene
  {
    let scene = CollectionScene(
      trace, counts: [1], layout: layout, size: CGSize(width: width, height: 300), begin: false)
    scene.silent = ["numberOfSections", "numberOfItems", "cellForItem", "willDisplay", "viewForSupplementary"]
    scene.silent.formUnion(["willDisplaySupplementary", "didScroll"])
    scene.collection.contentInsetAdjustmentBehavior = .never
    scene.collection.insetsLayoutMarginsFromSafeArea = false
    scene.collection.layoutMargins = UIEdgeInsets(top: 0, left: 50, bottom: 0, right: 50)
    scene.controller.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 10)
    scene.show()
    return scene
  }

  @MainActor private static func places(_ scene: CollectionScene) -> [String] {
    scene.collection.layoutIfNeeded()
    let path = IndexPath(item: 0, section: 0)
    let frames = [
      scene.collection.supplementaryView(forElementKind: header, at: path)?.frame,
      scene.collection.cellForItem(at: path)?.frame,
    ]
    return frames.map { "\(Int($0?.minX ?? -1)) \(Int($0?.width ?? -1))" }
  }

  /// COMP-13: by default a section keeps out of the safe area; the layout and the section may have another reference.
  func test_COMP13_references() async {
    await withTrace { trace in
      let section = Self.section(insets: NSDirectionalEdgeInsets(top: 0, leading: 5, bottom: 0, trailing: 5))
      let layout = UICollectionViewCompositionalLayout(section: section)
      let scene = Self.scene(trace, layout)
      XCTAssertEqual(Self.places(scene), ["35 150", "35 150"])
      let configuration = UICollectionViewCompositionalLayoutConfiguration()
      configuration.contentInsetsReference = .none
      layout.configuration = configuration
      XCTAssertEqual(Self.places(scene), ["5 190", "5 190"])
      section.contentInsetsReference = .layoutMargins
      layout.invalidateLayout()
      XCTAssertEqual(Self.places(scene), ["55 90", "55 90"])
      section.supplementaryContentInsetsReference = .none
      layout.invalidateLayout()
      XCTAssertEqual(Self.places(scene), ["5 190", "55 90"])
      section.supplementariesFollowContentInsets = false
      layout.invalidateLayout()
      XCTAssertEqual(Self.places(scene), ["0 200", "55 90"])
    }
  }

  /// COMP-13: readable content is at most 672 points wide; other margins and another safe area place the section again.
  func test_COMP13_changes() async {
    await withTrace { trace in
      let section = Self.section()
      section.contentInsetsReference = .readableContent
      let layout = UICollectionViewCompositionalLayout(section: section)
      let scene = Self.scene(trace, layout, width: 1000)
      XCTAssertEqual(Self.places(scene)[1], "164 672")
      scene.collection.layoutMargins = UIEdgeInsets(top: 0, left: 400, bottom: 0, right: 50)
      XCTAssertEqual(Self.places(scene)[1], "400 550")
      section.contentInsetsReference = .automatic
      layout.invalidateLayout()
      XCTAssertEqual(Self.places(scene)[1], "30 960")
      scene.controller.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 70, bottom: 0, right: 0)
      XCTAssertEqual(Self.places(scene)[1], "70 930")
      // What the insets of the content keep free counts once.
      scene.collection.contentInsetAdjustmentBehavior = .always
      XCTAssertEqual(Self.places(scene)[1], "0 930")
    }
  }

  /// COMP-13: a layout that scrolls horizontally keeps out of the safe area above and below; the section provider learns the insets.
  func test_COMP13_horizontal() async {
    await withTrace { trace in
      var room: [CGSize] = []
      let configuration = UICollectionViewCompositionalLayoutConfiguration()
      configuration.scrollDirection = .horizontal
      let layout = UICollectionViewCompositionalLayout(
        sectionProvider: { _, environment in
          room = [environment.container.contentSize, environment.container.effectiveContentSize]
          let size = NSCollectionLayoutSize(widthDimension: .absolute(20), heightDimension: .fractionalHeight(1))
          return NSCollectionLayoutSection(
            group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        }, configuration: configuration)
      let scene = Self.scene(trace, layout)
      scene.controller.additionalSafeAreaInsets = UIEdgeInsets(top: 40, left: 30, bottom: 20, right: 0)
      scene.collection.layoutIfNeeded()
      XCTAssertEqual(scene.frames, "0.0: 0 40 20 240")
      XCTAssertEqual(room, [CGSize(width: 200, height: 300), CGSize(width: 200, height: 240)])
    }
  }
}
