import UIKit
import XCTest

@testable import ControllerTree

final class CollectionViewsTests: XCTestCase {
  /// The examples of the article run and print what it says.
  func test_documentation_collectionViews() async throws {
    try await withArticle("CollectionViews") { article in
      article.onStage { print in Self.snapshots(article, print) }
      article.onStage { print in Self.tap(article, print) }
      article.onStage { print in Self.layout(article, print) }
    }
  }

  @MainActor private static func shown(_ article: Article, _ layout: UICollectionViewLayout) -> UICollectionView {
    let root = article.show("Root")
    let collectionView = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: layout)
    root.view.addSubview(collectionView)
    return collectionView
  }

  @MainActor private static func snapshots(_ article: Article, _ print: @escaping (Any) -> Void) {
    let collectionView = shown(article, UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
    // example: snapshots
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, fruit in
      var content = cell.defaultContentConfiguration()
      content.text = fruit
      cell.contentConfiguration = content
      print("configures \(fruit)")
    }
    let dataSource = UICollectionViewDiffableDataSource<Int, String>(collectionView: collectionView) {
      view, path, fruit in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: fruit)
    }

    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["Apple", "Pear"])
    dataSource.apply(snapshot)

    snapshot.insertItems(["Fig"], beforeItem: "Apple")
    dataSource.apply(snapshot)
    print(collectionView.indexPathsForVisibleItems.compactMap { dataSource.itemIdentifier(for: $0) })
    // end
    article.expectPrinted("snapshots")
  }

  @MainActor private static func tap(_ article: Article, _ print: @escaping (Any) -> Void) {
    let collectionView = shown(article, UICollectionViewFlowLayout())
    let numbers = Numbers(count: 4, print)
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    (collectionView.dataSource, collectionView.delegate) = (numbers, numbers)
    UpdateCycle.main.settle()
    // example: tap
    collectionView.tapItem(at: IndexPath(item: 1, section: 0))
    collectionView.tapItem(at: IndexPath(item: 2, section: 0))
    print(collectionView.indexPathsForSelectedItems?.map(\.item) ?? [])
    // end
    article.expectPrinted("tap")
  }

  @MainActor private static func layout(_ article: Article, _ print: @escaping (Any) -> Void) {
    // example: layout
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 80)
    // end
    let collectionView = shown(article, layout)
    let numbers = Numbers(count: 10_000, print)
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collectionView.dataSource = numbers
    UpdateCycle.main.settle()
    print("\(collectionView.visibleCells.count) cells, content \(collectionView.contentSize.height) points high")
    article.expectPrinted("layout")
  }

  @MainActor private final class Numbers: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    let count: Int
    let print: (Any) -> Void

    init(count: Int, _ print: @escaping (Any) -> Void) { (self.count, self.print) = (count, print) }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      print("did select \(indexPath.item)")
    }
    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
      print("did deselect \(indexPath.item)")
    }
  }
}
