import Foundation
import UIKit

@testable import ControllerTree

/// The examples of the sections "Lists" and "Texts".
@MainActor let listExamples: [HierarchyIssue.Kind: @MainActor (Article) -> Void] = [
  .invalidListUpdate: { _ in
    let (table, fruits) = (UITableView(), Fruits())
    table.dataSource = fruits
    _ = table.numberOfSections
    // example: invalidListUpdate
    table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)  // fruits.names is still the same.
    // end
  },
  .reusableViewMissing: { _ in
    let table = UITableView()
    // example: reusableViewMissing
    _ = table.dequeueReusableCell(withIdentifier: "fruit", for: IndexPath(row: 0, section: 0))
    // end
  },
  .lateRegistration: { _ in
    let bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
    let collection = UICollectionView(frame: bounds, collectionViewLayout: UICollectionViewFlowLayout())
    // example: lateRegistration
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: collection) { view, path, name in
      let registration = UICollectionView.CellRegistration<UICollectionViewCell, String> { _, _, _ in }
      return view.dequeueConfiguredReusableCell(using: registration, for: path, item: name)
    }
    // end
    var fruits = NSDiffableDataSourceSnapshot<Int, String>()
    fruits.appendSections([0])
    fruits.appendItems(["Apple", "Pear"])
    source.apply(fruits)
    collection.layoutIfNeeded()
  },
  .placeOutOfRange: { _ in
    let (table, fruits) = (UITableView(), Fruits())
    table.dataSource = fruits
    // example: placeOutOfRange
    table.scrollToRow(at: IndexPath(row: 3, section: 0), at: .top, animated: false)
    // end
  },
  .textOutOfBounds: { _ in
    let storage = NSTextStorage(string: "Apple")
    // example: textOutOfBounds
    storage.replaceCharacters(in: NSRange(location: 4, length: 3), with: "Pear")
    // end
  },
]

private final class Fruits: NSObject, UITableViewDataSource {
  let names = ["Apple", "Pear"]
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
}
