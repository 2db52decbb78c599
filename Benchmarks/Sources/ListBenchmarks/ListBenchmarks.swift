import Counters
import Foundation
import UIKit

/// What tables and collection views cost with 1,000 and with 10,000 rows or items, also with cells that choose their heights: the cost of what is visible must not depend on their number.
///
///     ListBenchmarks                                    prints a line for each region: "ours", its name, seconds
///     instructions .build/release/ListBenchmarks        prints instructions instead
@main struct ListBenchmarks {
  @MainActor static func main() {
    for count in [1_000, 10_000] {
      runTable("table", count)
      runTable("sizedtable", count, rowHeight: UITableView.automaticDimension, cells: SizedRowCell.self)
      let flow = UICollectionViewFlowLayout()
      flow.itemSize = CGSize(width: 100, height: 40)
      run("flow", flow, count)
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40)))
      let group = NSCollectionLayoutGroup.vertical(layoutSize: item.layoutSize, subitems: [item])
      run("compositional", UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)), count)
      run("list", UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)), count)
      let list = UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
      run("sized", list, count, cells: SizedItemCell.self)
      let sizedFlow = UICollectionViewFlowLayout()
      sizedFlow.estimatedItemSize = CGSize(width: 100, height: 40)
      run("sizedflow", sizedFlow, count, cells: SizedItemCell.self)
    }
  }

  @MainActor private static func runTable(
    _ name: String, _ count: Int, rowHeight: CGFloat = 40, cells: AnyClass = UITableViewCell.self
  ) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let root = UIViewController()
    window.rootViewController = root
    window.isHidden = false
    let items = Items(count)
    let table = UITableView(frame: window.bounds)
    table.rowHeight = rowHeight
    table.register(cells, forCellReuseIdentifier: "cell")
    table.dataSource = items
    measure("\(name).show.\(count)") { root.view.addSubview(table) }
    measure("\(name).scroll.\(count)") {
      for step in 1...100 { table.contentOffset.y = CGFloat(step) * 30 }
    }
    measure("\(name).insert.\(count)") {
      items.count += 1
      table.insertRows(at: [IndexPath(row: 80, section: 0)], with: .automatic)
      UpdateCycle.main.settle()
    }
    window.isHidden = true
  }

  @MainActor private static func run(
    _ name: String, _ layout: UICollectionViewLayout, _ count: Int, cells: AnyClass = UICollectionViewCell.self
  ) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let root = UIViewController()
    window.rootViewController = root
    window.isHidden = false
    let items = Items(count)
    let view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    view.register(cells, forCellWithReuseIdentifier: "cell")
    view.dataSource = items
    measure("\(name).show.\(count)") { root.view.addSubview(view) }
    measure("\(name).scroll.\(count)") {
      for step in 1...100 { view.contentOffset.y = CGFloat(step) * 30 }
    }
    measure("\(name).insert.\(count)") {
      items.count += 1
      view.insertItems(at: [IndexPath(item: 80, section: 0)])
      UpdateCycle.main.settle()
    }
    window.isHidden = true
  }

  @MainActor private static func measure(_ name: String, _ body: () -> Void) {
    let start = Date()
    counters_region_begins()
    body()
    counters_region_ends()
    print("ours \(name) \(String(format: "%.9f", Date().timeIntervalSince(start)))")
  }
}

@MainActor private final class Items: NSObject, UICollectionViewDataSource, UITableViewDataSource {
  var count: Int

  init(_ count: Int) { self.count = count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
  }
}

/// A cell that chooses one of several heights.
private final class SizedItemCell: UICollectionViewCell {
  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.size.height = 30 + CGFloat(layoutAttributes.indexPath.item % 5) * 10
    return layoutAttributes
  }
}

/// A cell that chooses one of several heights.
private final class SizedRowCell: UITableViewCell {
  private static var count = 0
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    Self.count += 1
    return CGSize(width: size.width, height: 30 + CGFloat(Self.count % 5) * 10)
  }
}
