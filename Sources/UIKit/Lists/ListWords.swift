/// The words of a kind of list, for UIKit's texts.
struct ListWords: Sendable {
  /// One element of a section: `row`.
  let element: String
  /// Several elements: `rows`.
  let elements: String
  /// The view: `table view`.
  let list: String
  /// The class of the view.
  let className: String
  /// The text for two changes of one element; `nil` if it is not known.
  let duplicateText: String?

  /// Those of `UITableView`.
  static let table = ListWords(
    element: "row", elements: "rows", list: "table view", className: "UITableView",
    duplicateText: "attempt to create two animations for cell")
  /// Those of `UICollectionView`.
  static let collection = ListWords(
    element: "item", elements: "items", list: "collection view", className: "UICollectionView", duplicateText: nil)
}
