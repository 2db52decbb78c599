import UIKit
import XCTest

@testable import ControllerTree

/// The heights that the items of a list have and choose: a simple model of its layout.
@MainActor private final class HeightsModel {
  struct Item {
    let wanted: CGFloat
    var isMeasured = false
  }
  static let estimate: CGFloat = 44
  static let header: CGFloat = 20
  var sections: [[Item]]
  private var random: SeededGenerator

  init(_ random: SeededGenerator) {
    self.random = random
    sections = []
    for _ in 0..<3 { sections.append((0..<40).map { _ in makeItem() }) }
  }

  private func makeItem() -> Item { Item(wanted: CGFloat(number(below: 8) + 2) * 10) }

  func number(below limit: Int) -> Int { Int.random(in: 0..<max(1, limit), using: &random) }

  /// Where an item begins and how high it is.
  func frame(_ path: IndexPath) -> (y: CGFloat, height: CGFloat) {
    var y: CGFloat = 0
    for (number, items) in sections.enumerated() where number <= path.section {
      y += Self.header
      for (place, item) in items.enumerated() {
        let height = item.isMeasured ? item.wanted : Self.estimate
        if number == path.section, place == path.item { return (y, height) }
        y += height
      }
    }
    return (y, 0)
  }

  /// A random insertion, deletion, move or reload.
  func change(_ collection: UICollectionView) {
    let section = number(below: sections.count)
    let count = sections[section].count
    switch number(below: 4) {
    case 0:
      let place = number(below: count + 1)
      sections[section].insert(makeItem(), at: place)
      collection.insertItems(at: [IndexPath(item: place, section: section)])
    case 1 where count > 5:
      let place = number(below: count)
      sections[section].remove(at: place)
      collection.deleteItems(at: [IndexPath(item: place, section: section)])
    case 2:
      let (from, to) = (number(below: count), number(below: count))
      let item = sections[section].remove(at: from)
      sections[section].insert(item, at: to)
      collection.moveItem(at: IndexPath(item: from, section: section), to: IndexPath(item: to, section: section))
    default:
      let place = number(below: count)
      sections[section][place].isMeasured = false
      collection.reloadItems(at: [IndexPath(item: place, section: section)])
    }
  }
}

/// A cell that chooses the height that the model has.
private final class ModelCell: UICollectionViewCell {
  static var model: HeightsModel?
  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard let model = Self.model else { return layoutAttributes }
    let path = layoutAttributes.indexPath
    model.sections[path.section][path.item].isMeasured = true
    layoutAttributes.size.height = model.sections[path.section][path.item].wanted
    return layoutAttributes
  }
}

@MainActor private final class ModelSource: NSObject, UICollectionViewDataSource {
  let model: HeightsModel
  init(_ model: HeightsModel) { self.model = model }
  func numberOfSections(in collectionView: UICollectionView) -> Int { model.sections.count }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    model.sections[section].count
  }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "view", for: indexPath)
  }
}

/// Lists whose items choose their heights, against a simple model.
final class RandomCompositionalTests: XCTestCase {
  @MainActor private static func layout() -> UICollectionViewLayout {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(HeightsModel.estimate))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(HeightsModel.header)),
        elementKind: "header", alignment: .top)
    ]
    return UICollectionViewCompositionalLayout(section: section)
  }

  /// COMP-03, COMP-04, LIST-67: after any scrolling and any changes, items are where the heights before them put them.
  func test_COMP03_COMP04_LIST67_randomHeights() async {
    await withStage { trace in
      for seed in randomSeeds(20) {
        let model = HeightsModel(SeededGenerator(seed: UInt64(seed)))
        let source = ModelSource(model)
        ModelCell.model = model
        defer { ModelCell.model = nil }
        let controller = trace.controller("P")
        trace.show(controller, size: CGSize(width: 100, height: 300))
        let collection = UICollectionView(
          frame: CGRect(x: 0, y: 0, width: 100, height: 300), collectionViewLayout: Self.layout())
        collection.register(ModelCell.self, forCellWithReuseIdentifier: "cell")
        collection.register(
          UICollectionReusableView.self, forSupplementaryViewOfKind: "header", withReuseIdentifier: "view")
        collection.dataSource = source
        controller.view.addSubview(collection)
        for step in 0..<40 {
          switch model.number(below: 3) {
          case 0: model.change(collection)
          case 1: collection.contentOffset.y = CGFloat(model.number(below: Int(collection.contentSize.height) - 300))
          default:
            collection.contentOffset.y = max(0, collection.contentOffset.y + CGFloat(model.number(below: 200) - 100))
          }
          UpdateCycle.main.settle()
          collection.layoutIfNeeded()
          for path in collection.indexPathsForVisibleItems {
            let (frame, expected) = (collection.cellForItem(at: path)?.frame ?? .null, model.frame(path))
            XCTAssertEqual(frame.minY, expected.y, accuracy: 0.01, "seed \(seed), step \(step), \(path)")
            XCTAssertEqual(frame.height, expected.height, accuracy: 0.01, "seed \(seed), step \(step), \(path)")
          }
          XCTAssertFalse(collection.indexPathsForVisibleItems.isEmpty, "seed \(seed), step \(step)")
        }
      }
    }
  }
}
