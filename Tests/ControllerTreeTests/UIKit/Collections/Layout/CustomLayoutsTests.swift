import UIKit
import XCTest

@testable import ControllerTree

/// A cell that prefers a height by its place.
private final class ChoosingCell: UICollectionViewCell {
  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.size.height = 20 + CGFloat(layoutAttributes.indexPath.item) * 10
    return layoutAttributes
  }
}

/// Layouts of apps: their geometry, and the calls that they get.
final class CustomLayoutsTests: XCTestCase {
  private static func item(_ number: Int) -> IndexPath { IndexPath(item: number, section: 0) }

  @MainActor private static func scene(
    _ trace: Trace, _ counts: [Int], _ layout: UICollectionViewLayout, width: CGFloat = 200, height: CGFloat = 200
  ) -> CollectionScene {
    let scene = CollectionScene(
      trace, counts: counts, layout: layout, size: CGSize(width: width, height: height), begin: false)
    scene.silent = [
      "numberOfSections", "numberOfItems", "cellForItem", "willDisplay", "didEndDisplaying", "didScroll",
      "viewForSupplementary", "willDisplaySupplementary", "didEndDisplayingSupplementary",
    ]
    scene.show()
    return scene
  }

  /// LIST-61, LIST-62: a waterfall computes once, and again when the numbers have changed.
  func test_LIST61_LIST62_waterfall() async {
    await withStage { trace in
      let layout = WaterfallLayout()
      layout.height = { [50, 80, 30, 60, 20, 10][$0.item] }
      let scene = Self.scene(trace, [5], layout, height: 400)
      XCTAssertEqual(
        scene.frames, "0.0: 0 0 100 50\n0.1: 100 0 100 80\n0.2: 0 50 100 30\n0.3: 0 80 100 60\n0.4: 100 80 100 20")
      XCTAssertEqual(scene.collection.contentSize, CGSize(width: 200, height: 140))
      scene.collection.contentOffset.y = 10
      XCTAssertEqual(layout.prepared, 1)
      scene.counts = [6]
      scene.collection.insertItems(at: [Self.item(5)])
      UpdateCycle.main.settle()
      XCTAssertEqual(layout.prepared, 2)
      XCTAssertEqual(scene.collection.cellForItem(at: Self.item(5))?.frame.minY, 100)
    }
  }

  /// LIST-60, LIST-63, LIST-64: a carousel enlarges the card in the middle, and comes to rest with one there.
  func test_LIST64_carousel() async {
    await withStage { trace in
      let scene = Self.scene(trace, [3], CarouselLayout())
      XCTAssertEqual(scene.frames, "0.0: 40 40 120 120\n0.1: 170 50 100 100")
      XCTAssertEqual(scene.collection.contentSize.width, 440)
      scene.collection.drag(by: CGVector(dx: -90, dy: 0))
      UpdateCycle.main.settle()
      XCTAssertEqual(scene.collection.contentOffset.x, 120)
      XCTAssertEqual(scene.frames, "0.0: 50 50 100 100\n0.1: 160 40 120 120\n0.2: 290 50 100 100")
    }
  }

  /// LIST-82: a flow layout of an app places labels beside each other.
  func test_LIST82_tags() async {
    await withStage { trace in
      let layout = TagLayout()
      layout.itemSize = CGSize(width: 70, height: 20)
      let scene = Self.scene(trace, [3], layout)
      XCTAssertEqual(scene.frames, "0.0: 0 0 70 20\n0.1: 80 0 70 20\n0.2: 0 30 70 20")
    }
  }

  /// LIST-63: a header that grows while the content is pulled down.
  func test_LIST63_stretchyHeader() async {
    await withStage { trace in
      let layout = StretchyLayout()
      layout.headerReferenceSize = CGSize(width: 0, height: 50)
      let scene = Self.scene(trace, [20], layout)
      @MainActor func header() -> String {
        let kind = UICollectionView.elementKindSectionHeader
        return CollectionScene.text(
          scene.collection.supplementaryView(forElementKind: kind, at: Self.item(0))?.frame ?? .null)
      }
      XCTAssertEqual(header(), "0 0 200 50")
      scene.collection.contentOffset.y = -30
      XCTAssertEqual(header(), "0 -30 200 80")
      scene.collection.contentOffset.y = 20
      XCTAssertEqual(header(), "0 0 200 50")
    }
  }

  /// LIST-63: headers that stay at the top; a context names just them.
  func test_LIST63_stickyHeaders() async {
    await withStage { trace in
      let layout = StickyLayout()
      let scene = Self.scene(trace, [3, 3], layout, width: 100)
      @MainActor func headers() -> [CGFloat] {
        let kind = UICollectionView.elementKindSectionHeader
        return scene.collection.visibleSupplementaryViews(ofKind: kind).map(\.frame.minY)
      }
      XCTAssertEqual(headers(), [0, 180])
      scene.collection.contentOffset.y = 60
      XCTAssertEqual(headers(), [60, 180])
      XCTAssertEqual(layout.invalidations.last, [Self.item(0), IndexPath(item: 0, section: 1)])
      scene.collection.contentOffset.y = 160
      XCTAssertEqual(headers(), [150, 180])
      XCTAssertFalse(scene.collection.subviews.last is UICollectionViewCell)
    }
  }

  /// LIST-58, LIST-60: a decoration view of a layout's own, behind the cells, grows with the data.
  func test_LIST60_timeline() async {
    await withStage { trace in
      let scene = Self.scene(trace, [3], TimelineLayout(), width: 100)
      let line = scene.collection.subviews.first as? TimelineLayout.Line
      XCTAssertEqual(line?.frame, CGRect(x: 9, y: 0, width: 2, height: 180))
      scene.counts = [4]
      scene.collection.insertItems(at: [Self.item(0)])
      UpdateCycle.main.settle()
      XCTAssertTrue(scene.collection.subviews.first === line)
      XCTAssertEqual(line?.frame.height, 240)
      scene.counts = [0]
      scene.collection.reloadData()
      scene.collection.layoutIfNeeded()
      XCTAssertEqual(scene.collection.subviews.count, 0)
    }
  }

  /// LIST-65: items come out of the middle of a circle, and go there.
  func test_LIST65_circle() async {
    await withStage { trace in
      let layout = CircleLayout()
      let scene = Self.scene(trace, [3], layout)
      XCTAssertEqual(scene.frames, "0.0: 140 90 20 20\n0.1: 90 140 20 20\n0.2: 40 90 20 20")
      scene.counts = [4]
      scene.collection.insertItems(at: [Self.item(3)])
      let new = scene.collection.cellForItem(at: Self.item(3))
      XCTAssertEqual(new?.center, CGPoint(x: 100, y: 50))
      XCTAssertEqual(layout.began, ["0.3 at 100 100"])
      UpdateCycle.main.settle()
      let old = scene.collection.cellForItem(at: Self.item(0))
      scene.counts = [3]
      scene.collection.deleteItems(at: [Self.item(0)])
      XCTAssertEqual(old?.center, CGPoint(x: 100, y: 100))
      XCTAssertEqual(old?.transform.a, 0.5)
      XCTAssertEqual(scene.frames, "0.0: 140 90 20 20\n0.1: 90 140 20 20\n0.2: 40 90 20 20")
      UpdateCycle.main.settle()
      XCTAssertNil(old?.superview)
    }
  }

  /// LIST-60, LIST-63: a spreadsheet scrolls both ways below its first row and beside its first column.
  func test_LIST60_LIST63_spreadsheet() async {
    await withStage { trace in
      let scene = Self.scene(trace, [4, 4, 4, 4], SpreadsheetLayout(), width: 100, height: 100)
      scene.collection.contentOffset = CGPoint(x: 30, y: 50)
      let frames = [(0, 0), (0, 2), (2, 0), (2, 1)].map { section, item in
        CollectionScene.text(
          scene.collection.cellForItem(at: IndexPath(item: item, section: section))?.frame ?? .null)
      }
      XCTAssertEqual(frames, ["30 50 50 40", "100 50 50 40", "30 80 50 40", "50 80 50 40"])
      XCTAssertTrue(scene.collection.subviews.last === scene.collection.cellForItem(at: Self.item(0)))
      XCTAssertEqual(scene.collection.indexPathForItem(at: CGPoint(x: 60, y: 60)), Self.item(0))
    }
  }

  /// LIST-60: cards that cover each other; a touch finds the one in front.
  func test_LIST60_wallet() async {
    await withStage { trace in
      let scene = Self.scene(trace, [3], WalletLayout(), width: 100)
      let cells = (0..<3).map { scene.collection.cellForItem(at: Self.item($0)) }
      XCTAssertTrue(zip(scene.collection.subviews, cells).allSatisfy { $0 === $1 })
      XCTAssertEqual(scene.collection.indexPathForItem(at: CGPoint(x: 50, y: 70)), Self.item(2))
      XCTAssertEqual(scene.collection.indexPathForItem(at: CGPoint(x: 50, y: 30)), Self.item(1))
    }
  }

  /// LIST-44, LIST-67: a layout keeps the heights that cells prefer; its contexts name the items and move the offset.
  func test_LIST67_selfSizingColumn() async {
    await withStage { trace in
      let layout = SelfSizingColumnLayout()
      let scene = CollectionScene(
        trace, counts: [8], layout: layout, size: CGSize(width: 100, height: 100), begin: false)
      scene.silent = ["numberOfSections", "numberOfItems", "cellForItem", "willDisplay", "didEndDisplaying"]
      scene.collection.register(ChoosingCell.self, forCellWithReuseIdentifier: "cell")
      scene.show()
      XCTAssertEqual(scene.frames, "0.0: 0 0 100 20\n0.1: 0 20 100 30\n0.2: 0 50 100 40\n0.3: 0 90 100 50")
      XCTAssertEqual(layout.contexts, ["1: [1]", "2: [2]", "3: [3]", "4: [4]"])
      XCTAssertEqual(scene.collection.contentSize.height, 260)
    }
  }

  /// LIST-63: a layout learns that the size of the bounds changes in an animation.
  func test_LIST63_animatedBounds() async {
    await withTrace { trace in
      let layout = RotatingLayout()
      let scene = Self.scene(trace, [2], layout)
      layout.note = { trace.note($0) }
      UIView.animate(withDuration: 0.3) {
        scene.collection.frame.size.width = 150
        scene.collection.layoutIfNeeded()
      }
      UpdateCycle.main.settle()
      trace.expect("prepare\nfrom 200\nfinalize")
      scene.collection.frame.size.width = 180
      scene.collection.layoutIfNeeded()
      trace.expect("prepare")
    }
  }
}
