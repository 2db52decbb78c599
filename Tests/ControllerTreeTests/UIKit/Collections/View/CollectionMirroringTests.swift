import UIKit
import XCTest

@testable import ControllerTree

/// A flow layout that wants to be mirrored.
private final class MirroredFlow: UICollectionViewFlowLayout {
  var development = UIUserInterfaceLayoutDirection.leftToRight
  override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
  override var developmentLayoutDirection: UIUserInterfaceLayoutDirection { development }
}

/// Layouts where text runs from right to left.
final class CollectionMirroringTests: XCTestCase {
  private static func item(_ number: Int) -> IndexPath { IndexPath(item: number, section: 0) }

  @MainActor private static func scene(
    _ trace: Trace, _ layout: UICollectionViewLayout, _ count: Int = 3
  ) -> CollectionScene {
    let scene = CollectionScene(
      trace, counts: [count], layout: layout, size: CGSize(width: 200, height: 100), begin: false)
    scene.silent = ["numberOfSections", "numberOfItems", "cellForItem", "willDisplay", "didEndDisplaying", "didScroll"]
    scene.collection.semanticContentAttribute = .forceRightToLeft
    scene.show()
    return scene
  }

  /// LIST-98: a flow layout is mirrored if it wants to be, and computes for the other direction.
  func test_LIST98_flow() async {
    await withTrace { trace in
      @MainActor func frames(_ layout: UICollectionViewFlowLayout) -> String {
        layout.itemSize = CGSize(width: 80, height: 40)
        return Self.scene(trace, layout).frames
      }
      XCTAssertEqual(frames(UICollectionViewFlowLayout()), "0.0: 0 0 80 40\n0.1: 120 0 80 40\n0.2: 0 50 80 40")
      XCTAssertEqual(frames(MirroredFlow()), "0.0: 120 0 80 40\n0.1: 0 0 80 40\n0.2: 120 50 80 40")
      let made = MirroredFlow()
      made.development = .rightToLeft
      XCTAssertEqual(frames(made), "0.0: 0 0 80 40\n0.1: 120 0 80 40\n0.2: 0 50 80 40")
    }
  }

  /// LIST-98: questions about places, a person's movement and scrolling are in the coordinates of what is shown.
  func test_LIST98_questions() async {
    await withTrace { trace in
      let layout = MirroredFlow()
      layout.itemSize = CGSize(width: 80, height: 40)
      let scene = Self.scene(trace, layout)
      XCTAssertEqual(scene.collection.indexPathForItem(at: CGPoint(x: 130, y: 10)), Self.item(0))
      XCTAssertEqual(scene.collection.layoutAttributesForItem(at: Self.item(1))?.frame.minX, 0)
      XCTAssertTrue(scene.collection.dragItem(at: Self.item(0), to: Self.item(1)))
      trace.expect("canMove 0.0\ntargetIndexPath 0.0 to 0.1\nmoveItem 0.0 to 0.1")
      XCTAssertTrue(scene.collection.beginInteractiveMovementForItem(at: Self.item(0)))
      scene.collection.updateInteractiveMovementTargetPosition(CGPoint(x: 140, y: 30))
      XCTAssertEqual(scene.collection.cellForItem(at: Self.item(0))?.center, CGPoint(x: 140, y: 30))
      scene.collection.cancelInteractiveMovement()
      trace.expect("canMove 0.0")
      scene.counts = [4]
      scene.collection.insertItems(at: [Self.item(0)])
      UpdateCycle.main.settle()
      XCTAssertEqual(
        scene.frames, "0.0: 120 0 80 40\n0.1: 0 0 80 40\n0.2: 120 50 80 40\n0.3: 0 50 80 40")
    }
  }

  /// LIST-98: what scrolls horizontally begins at the right.
  func test_LIST98_horizontal() async {
    await withTrace { trace in
      let configuration = UICollectionViewCompositionalLayoutConfiguration()
      configuration.scrollDirection = .horizontal
      let size = NSCollectionLayoutSize(widthDimension: .absolute(80), heightDimension: .fractionalHeight(1))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
      let layout = UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(group: group), configuration: configuration)
      let scene = Self.scene(trace, layout, 10)
      XCTAssertEqual(scene.collection.contentSize.width, 800)
      XCTAssertEqual(scene.collection.contentOffset.x, 600)
      XCTAssertEqual(scene.frames, "0.0: 720 0 80 100\n0.1: 640 0 80 100\n0.2: 560 0 80 100")
      scene.collection.scrollToItem(at: Self.item(9), at: .left, animated: false)
      XCTAssertEqual(scene.collection.contentOffset.x, 0)
    }
  }

  /// LIST-98, COMP-08: a section that scrolls across begins at the right; a finger to the right shows later groups.
  func test_LIST98_COMP08_across() async {
    await withTrace { trace in
      let size = NSCollectionLayoutSize(widthDimension: .absolute(80), heightDimension: .absolute(50))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
      let section = NSCollectionLayoutSection(group: group)
      section.orthogonalScrollingBehavior = .continuous
      let layout = UICollectionViewCompositionalLayout(section: section)
      let scene = Self.scene(trace, layout, 5)
      XCTAssertEqual(scene.frames, "0.0: 120 0 80 50\n0.1: 40 0 80 50\n0.2: -40 0 80 50")
      XCTAssertTrue(layout.dragSection(0, by: 50))
      scene.collection.layoutIfNeeded()
      XCTAssertEqual(scene.frames, "0.0: 170 0 80 50\n0.1: 90 0 80 50\n0.2: 10 0 80 50\n0.3: -70 0 80 50")
    }
  }
}
