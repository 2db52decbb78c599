import Foundation
import UIKit

@testable import ControllerTree

/// The examples of the section "Snapshots of lists".
@MainActor let snapshotExamples: [HierarchyIssue.Kind: @MainActor (Article) -> Void] = [
  .duplicateIdentifier: { _ in
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["Fruits"])
    // example: duplicateIdentifier
    snapshot.appendItems([1, 2, 1], toSection: "Fruits")
    // end
  },
  .existingIdentifier: { _ in
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["Fruits", "Roots"])
    snapshot.appendItems([1, 2], toSection: "Fruits")
    // example: existingIdentifier
    snapshot.appendItems([2], toSection: "Roots")
    // end
  },
  .unknownIdentifier: { _ in
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["Fruits"])
    // example: unknownIdentifier
    snapshot.reloadItems([7])
    // end
  },
  .itemTooLarge: { article in
    let root = article.show("Root")
    let items = RefusedItems()
    // example: itemTooLarge
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 1000, height: 80)
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: layout)
    // end
    view.dataSource = items
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    root.view.addSubview(view)
    UpdateCycle.main.settle()
  },
]

/// A data source with one item.
@MainActor private final class RefusedItems: NSObject, UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
}
