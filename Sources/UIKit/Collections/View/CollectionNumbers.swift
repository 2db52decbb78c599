import ControllerTree
import Foundation

/// The numbers of items, as the data source stated them. Rules: LIST-57.
extension UICollectionView {
  /// The numbers, from the data source if they are unknown.
  final var loadedCounts: [Int] {
    if let counts { return counts }
    let asked = askedCounts
    counts = asked
    return asked
  }

  /// What the data source states now.
  final var askedCounts: [Int] {
    guard let dataSource else { return [] }
    var counts: [Int] = []
    for section in 0..<max(0, dataSource.numberOfSections(in: self)) {
      counts.append(max(0, dataSource.collectionView(self, numberOfItemsInSection: section)))
    }
    return counts
  }

  /// The items between two others, which are the first and the last one.
  /// - Complexity: O(n).
  final func items(from first: IndexPath, to last: IndexPath) -> [IndexPath] {
    let (low, high) = (min(first, last), max(first, last))
    var paths: [IndexPath] = []
    for (section, count) in loadedCounts.enumerated() where section >= low.section && section <= high.section {
      for item in 0..<count {
        let path = IndexPath(item: item, section: section)
        if path >= low, path <= high { paths.append(path) }
      }
    }
    return first <= last ? paths : paths.reversed()
  }

  /// Whether an item exists.
  final func exists(_ path: IndexPath) -> Bool {
    let counts = loadedCounts
    return path.count == 2 && counts.indices.contains(path.section) && path.item >= 0
      && path.item < counts[path.section]
  }

  final func report(_ path: IndexPath, by call: StaticString, uikitText: String?) {
    ListReport.outOfRange(
      "there is no item \(path.map { "\($0)" }.joined(separator: "-"))", of: self, by: call,
      uikitText: uikitText.map { $0 + path.uikitText })
  }
}
