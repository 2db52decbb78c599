import UIKit
import XCTest

@testable import ControllerTree

/// Headers and footers of compositional layouts that stay visible, and views of the whole layout.
final class PinnedViewsTests: XCTestCase {
  @MainActor private static func boundary(
    _ kind: String, _ height: CGFloat, _ alignment: NSRectAlignment, pins: Bool = true
  ) -> NSCollectionLayoutBoundarySupplementaryItem {
    let item = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)),
      elementKind: kind, alignment: alignment)
    item.pinToVisibleBounds = pins
    return item
  }

  @MainActor private static func rows(_ height: CGFloat) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
    return NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
  }

  /// The places of the views of a kind, by their sections.
  @MainActor private static func places(_ scene: CollectionScene, _ kind: String, _ paths: [IndexPath]) -> [String] {
    UpdateCycle.main.settle()
    return paths.map { path in
      let frame = scene.collection.layoutAttributesForSupplementaryElement(ofKind: kind, at: path)?.frame ?? .null
      XCTAssertEqual(scene.collection.supplementaryView(forElementKind: kind, at: path)?.frame ?? frame, frame)
      return "\(Int(frame.minY)) to \(Int(frame.maxY))"
    }
  }

  /// COMP-04: a pinned header stays at the top of the visible area while its section is there, a pinned footer at the bottom.
  func test_COMP04_headersAndFootersStayVisible() async {
    await withStage { trace in
      let section = Self.rows(50)
      let (header, footer) = (UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter)
      section.boundarySupplementaryItems = [
        Self.boundary(header, 30, .top), Self.boundary(footer, 20, .bottom),
      ]
      let scene = CollectionScene(
        trace, counts: [5, 5], layout: UICollectionViewCompositionalLayout(section: section),
        size: CGSize(width: 100, height: 200))
      // Each section: 30 for the header, 250 for the rows, 20 for the footer.
      XCTAssertEqual(scene.collection.contentSize.height, 600)
      let paths = [IndexPath(item: 0, section: 0), IndexPath(item: 0, section: 1)]
      XCTAssertEqual(Self.places(scene, header, paths), ["0 to 30", "300 to 330"])
      XCTAssertEqual(Self.places(scene, footer, paths), ["180 to 200", "330 to 350"])
      scene.collection.contentOffset.y = 70
      XCTAssertEqual(Self.places(scene, header, paths), ["70 to 100", "300 to 330"])
      XCTAssertEqual(Self.places(scene, footer, paths), ["250 to 270", "330 to 350"])
      // The header leaves with the rows of its section, above the footer.
      scene.collection.contentOffset.y = 265
      XCTAssertEqual(Self.places(scene, header, paths)[0], "250 to 280")
      scene.collection.contentOffset.y = 400
      XCTAssertEqual(Self.places(scene, header, paths)[1], "400 to 430")
      trace.begin()
    }
  }

  /// COMP-04: views of the whole layout stand before and behind all sections; pinned ones stay visible.
  func test_COMP04_viewsOfTheLayout() async {
    await withStage { trace in
      let configuration = UICollectionViewCompositionalLayoutConfiguration()
      configuration.boundarySupplementaryItems = [
        Self.boundary("title", 40, .top), Self.boundary("end", 10, .bottom, pins: false),
      ]
      let layout = UICollectionViewCompositionalLayout(section: Self.rows(50), configuration: configuration)
      let scene = CollectionScene(
        trace, counts: [5], layout: layout, size: CGSize(width: 100, height: 200), begin: false)
      for kind in ["title", "end"] {
        scene.collection.register(
          UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
      }
      scene.show()
      let path = IndexPath(index: 0)
      XCTAssertEqual(scene.collection.contentSize.height, 300)
      XCTAssertEqual(Self.places(scene, "title", [path]), ["0 to 40"])
      XCTAssertEqual(Self.places(scene, "end", [path]), ["290 to 300"])
      scene.collection.contentOffset.y = 60
      XCTAssertEqual(Self.places(scene, "title", [path]), ["60 to 100"])
      XCTAssertEqual(Self.places(scene, "end", [path]), ["290 to 300"])
      trace.begin()
    }
  }

  /// COMP-01: another width makes other sizes; a changed configuration makes another layout.
  func test_COMP01_roomAndConfiguration() async {
    await withStage { trace in
      let layout = UICollectionViewCompositionalLayout(section: Self.rows(50))
      let scene = CollectionScene(trace, counts: [2], layout: layout, size: CGSize(width: 100, height: 200))
      XCTAssertEqual(scene.frames, "0.0: 0 0 100 50\n0.1: 0 50 100 50")
      scene.collection.frame.size.width = 80
      UpdateCycle.main.settle()
      XCTAssertEqual(scene.frames, "0.0: 0 0 80 50\n0.1: 0 50 80 50")
      let configuration = UICollectionViewCompositionalLayoutConfiguration()
      configuration.scrollDirection = .horizontal
      layout.configuration = configuration
      UpdateCycle.main.settle()
      XCTAssertEqual(scene.frames, "0.0: 0 0 80 50")
      XCTAssertEqual(
        layout.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))?.frame,
        CGRect(x: 80, y: 0, width: 80, height: 50))
      trace.begin()
    }
  }
}
