import UIKit
import XCTest

@testable import ControllerTree
@testable import UIKit

/// The geometry of flow layouts.
final class UICollectionViewFlowLayoutTests: XCTestCase {
  /// LIST-82, LIST-83: as many items in a line as fit; the rest widens the gaps, also in the last line.
  func test_LIST82_LIST83_lines() async {
    await withStage { trace in
      let layout = UICollectionViewFlowLayout()
      let scene = CollectionScene(trace, counts: [5], layout: layout, size: CGSize(width: 200, height: 400))
      XCTAssertEqual(
        scene.frames, "0.0: 0 0 50 50\n0.1: 75 0 50 50\n0.2: 150 0 50 50\n0.3: 0 60 50 50\n0.4: 75 60 50 50")
      XCTAssertEqual(scene.collection.contentSize, CGSize(width: 200, height: 110))
      layout.itemSize = CGSize(width: 120, height: 20)
      XCTAssertEqual(scene.frames, (0..<5).map { "0.\($0): 40 \($0 * 30) 120 20" }.joined(separator: "\n"))
      layout.scrollDirection = .horizontal
      layout.minimumInteritemSpacing = 120
      XCTAssertEqual(
        scene.frames, "0.0: 0 0 120 20\n0.1: 0 190 120 20\n0.2: 0 380 120 20\n0.3: 130 0 120 20\n0.4: 130 190 120 20")
      XCTAssertEqual(scene.collection.contentSize, CGSize(width: 250, height: 400))
    }
  }

  /// LIST-84: headers, insets and footers surround the lines, also those of empty sections.
  func test_LIST84_sections() async {
    await withStage { trace in
      let layout = UICollectionViewFlowLayout()
      layout.headerReferenceSize = CGSize(width: 0, height: 20)
      layout.footerReferenceSize = CGSize(width: 0, height: 10)
      layout.sectionInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      let scene = CollectionScene(trace, counts: [1, 0, 1], layout: layout, size: CGSize(width: 106, height: 400))
      XCTAssertEqual(scene.frames, "0.0: 27 21 50 50\n2.0: 27 139 50 50")
      @MainActor func frame(_ kind: String, _ section: Int) -> String {
        let path = IndexPath(item: 0, section: section)
        return CollectionScene.text(scene.collection.supplementaryView(forElementKind: kind, at: path)?.frame ?? .null)
      }
      XCTAssertEqual(frame(UICollectionView.elementKindSectionHeader, 0), "0 0 106 20")
      XCTAssertEqual(frame(UICollectionView.elementKindSectionFooter, 0), "0 74 106 10")
      XCTAssertEqual(frame(UICollectionView.elementKindSectionHeader, 1), "0 84 106 20")
      XCTAssertEqual(frame(UICollectionView.elementKindSectionFooter, 1), "0 108 106 10")
      XCTAssertEqual(scene.collection.contentSize, CGSize(width: 106, height: 202))
    }
  }

  /// LIST-84: content insets and the reference of section insets narrow the lines.
  func test_LIST84_insets() async {
    await withStage { trace in
      let layout = UICollectionViewFlowLayout()
      let scene = CollectionScene(trace, counts: [2], layout: layout, size: CGSize(width: 200, height: 400))
      scene.collection.contentInset = UIEdgeInsets(top: 5, left: 20, bottom: 0, right: 30)
      XCTAssertEqual(scene.frames, "0.0: 0 0 50 50\n0.1: 100 0 50 50")
      XCTAssertEqual(scene.collection.contentSize.width, 150)
      scene.collection.contentInset = .zero
      layout.sectionInsetReference = .fromLayoutMargins
      scene.collection.layoutMargins = UIEdgeInsets(top: 0, left: 25, bottom: 0, right: 25)
      layout.invalidateLayout()
      XCTAssertEqual(scene.frames, "0.0: 25 0 50 50\n0.1: 125 0 50 50")
    }
  }

  /// LIST-85: a header stays at the top until its section ends, and is in front.
  func test_LIST85_pinned() async {
    await withStage { trace in
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 100, height: 100)
      layout.headerReferenceSize = CGSize(width: 0, height: 20)
      layout.sectionHeadersPinToVisibleBounds = true
      let scene = CollectionScene(trace, counts: [2, 9], layout: layout)
      @MainActor func top(_ section: Int) -> CGFloat? {
        scene.collection.supplementaryView(
          forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: section))?.frame
          .minY
      }
      XCTAssertEqual(top(0), 0)
      scene.collection.contentOffset.y = 50
      XCTAssertEqual(top(0), 50)
      XCTAssertTrue(scene.collection.subviews.last is UICollectionViewCell == false)
      scene.collection.contentOffset.y = 220
      XCTAssertEqual(top(0), 210)
      XCTAssertEqual(top(1), 230)
      scene.collection.contentOffset.y = 300
      XCTAssertNil(top(0))
      XCTAssertEqual(top(1), 300)
    }
  }

  /// LIST-86: cells choose their sizes where these are estimated.
  func test_LIST86_selfSizing() async {
    await withStage { trace in
      let layout = UICollectionViewFlowLayout()
      layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
      let scene = CollectionScene(trace, counts: [3], layout: layout, begin: false)
      scene.collection.register(SizedCell.self, forCellWithReuseIdentifier: "cell")
      scene.items = [[80, 60, 30]]
      scene.show()
      XCTAssertEqual(scene.frames, "0.0: 10 0 80 20\n0.1: 0 30 60 20\n0.2: 70 30 30 20")
    }
  }

  /// LIST-87: items without room stand alone in their lines, with one issue.
  func test_LIST87_tooLarge() async {
    await withTrace { trace in
      let layout = UICollectionViewFlowLayout()
      let scene = CollectionScene(trace, counts: [2], layout: layout)
      scene.silent = ["cellForItem", "willDisplay", "didEndDisplaying"]
      let issues = trace.stage.diagnostics.collect {
        layout.itemSize = CGSize(width: 130, height: 20)
        scene.collection.layoutIfNeeded()
      }
      trace.begin()
      XCTAssertEqual(issues.map(\.kind), [.itemTooLarge])
      XCTAssertEqual(scene.frames, "0.0: 0 0 130 20\n0.1: 0 30 130 20")
    }
  }

  /// LIST-82, LIST-83: sections of random sizes are those of a simple model, in each rectangle.
  func test_LIST82_LIST83_random() async {
    await withStage { _ in
      for seed in randomSeeds(200) {
        var generator = SeededGenerator(seed: UInt64(seed))
        let axis = FlowAxis(isVertical: seed % 2 == 0)
        let count = Int.random(in: 0...20, using: &generator)
        let isUniform = Int.random(in: 0..<3, using: &generator) == 0
        var sizes = (0..<count).map { _ in
          CGSize(width: Int.random(in: 1...60, using: &generator), height: Int.random(in: 1...60, using: &generator))
        }
        if isUniform { sizes = Array(repeating: sizes.first ?? .zero, count: count) }
        let metrics = FlowMetrics(
          insets: UIEdgeInsets(top: 3, left: 5, bottom: 7, right: 9), lineSpacing: 4, itemSpacing: 6, header: 11,
          footer: 13,
          count: count, sizes: .each(sizes))
        let section = FlowSection(metrics, axis, at: 100, breadth: 150)
        let model = FlowModel.frames(sizes, axis, metrics, start: 100, breadth: 150)
        for item in 0..<count {
          let frame = section.frame(of: item)
          XCTAssertEqual(frame.size, model[item].size, "Seed \(seed)")
          XCTAssertEqual(frame.minX, model[item].minX, accuracy: 0.001, "Seed \(seed)")
          XCTAssertEqual(frame.minY, model[item].minY, accuracy: 0.001, "Seed \(seed)")
        }
        if isUniform, let size = sizes.first {
          var uniform = metrics
          uniform.sizes = .uniform(size)
          let grid = FlowSection(uniform, axis, at: 100, breadth: 150)
          XCTAssertEqual(grid.end, section.end, "Seed \(seed)")
          for item in 0..<count {
            XCTAssertEqual(grid.frame(of: item).minX, model[item].minX, accuracy: 0.001, "Seed \(seed)")
            XCTAssertEqual(grid.frame(of: item).minY, model[item].minY, accuracy: 0.001, "Seed \(seed)")
          }
        }
        let low = CGFloat.random(in: 80...400, using: &generator)
        let found = section.items(from: low, to: low + 50)
        for item in 0..<count where axis.end(model[item]) > low && axis.start(model[item]) < low + 50 {
          XCTAssertTrue(found.contains(item), "Seed \(seed)")
        }
      }
    }
  }
}

/// A cell as wide as its tag, 20 points high.
private final class SizedCell: UICollectionViewCell {
  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.size = CGSize(width: CGFloat(tag), height: 20)
    return layoutAttributes
  }
}

/// The places of a section's items by their definition.
private enum FlowModel {
  static func frames(
    _ sizes: [CGSize], _ axis: FlowAxis, _ metrics: FlowMetrics, start: CGFloat, breadth: CGFloat
  ) -> [CGRect] {
    let room = breadth - axis.near(metrics.insets) - axis.far(metrics.insets)
    var (frames, place, rest): ([CGRect], CGFloat, ArraySlice<CGSize>) = (
      [], start + metrics.header + axis.before(metrics.insets), sizes[...]
    )
    while let first = rest.first {
      var line = [first]
      func width(_ line: [CGSize]) -> CGFloat {
        line.map(axis.breadth).reduce(0, +) + metrics.itemSpacing * CGFloat(line.count - 1)
      }
      while line.count < rest.count, width(line + [rest[rest.startIndex + line.count]]) <= room {
        line.append(rest[rest.startIndex + line.count])
      }
      rest = rest.dropFirst(line.count)
      var full = line
      if rest.isEmpty { while width(full + [line[line.count - 1]]) <= room { full.append(line[line.count - 1]) } }
      let left = max(0, room - width(full))
      let gap = metrics.itemSpacing + (full.count > 1 ? left / CGFloat(full.count - 1) : 0)
      let height = line.map(axis.length).max() ?? 0
      var cross = axis.near(metrics.insets) + (full.count == 1 ? left / 2 : 0)
      for size in line {
        frames.append(
          axis.rect(
            at: place + (height - axis.length(size)) / 2, cross, length: axis.length(size), breadth: axis.breadth(size))
        )
        cross += axis.breadth(size) + gap
      }
      place += height + metrics.lineSpacing
    }
    return frames
  }
}
