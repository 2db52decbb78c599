import ControllerTree
import Foundation

/// Placeholders of drops in a collection view: its layout counts them as items, its data source and its delegate do not. Rules: LIST-36, LIST-37.
extension UICollectionView: PlaceholdingList {
  final var numbersOfElements: [Int] { loadedCounts }

  final func cell(ofPlaceholder number: Int) -> UIView? {
    shown.visible[ElementKey(element: .placeholder(number), path: IndexPath(index: 0))]
  }

  final func change(_ call: StaticString, to places: PlaceholderPlaces) {
    CollectionBatch.run(in: self, by: call, { [unowned self] in placeholders.places = places }, nil)
  }

  final func replace(_ number: Int, at place: IndexPath, _ dataSourceUpdates: (IndexPath) -> Void) {
    CollectionBatch.run(
      in: self, by: "commitInsertion(dataSourceUpdates:)",
      {
        placeholders.places.remove(number)
        dataSourceUpdates(place)
        insertItems(at: [place])
      }, nil)
  }

  /// The numbers that a layout counts.
  final var presentedCounts: [Int] { places?.presented(loadedCounts) ?? loadedCounts }

  /// Asks the layout, which counts the placeholders.
  final func presenting<Result>(_ body: () -> Result) -> Result { placeholdersIfUsed?.presenting(body) ?? body() }

  /// The path of an item for the layout.
  final func presented(_ path: IndexPath) -> IndexPath { places?.presented(path) ?? path }

  /// The item at a path of the layout; `nil` for a placeholder.
  final func item(presented path: IndexPath) -> IndexPath? {
    guard let places else { return path }
    guard case .element(let item) = places.element(at: path) else { return nil }
    return item
  }

  /// The attributes of a layout with the paths of the data source.
  final func placed(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    guard let places, attributes.values.element == .cell else { return attributes }
    let copy = attributes.copied()
    switch places.element(at: attributes.indexPath) {
    case .element(let path): copy.values.path = path
    case .placeholder(let number):
      (copy.values.element, copy.values.path) = (.placeholder(number), IndexPath(index: 0))
    }
    return copy
  }

  /// Attributes with the paths of the layout.
  final func presented(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    guard let places else { return attributes }
    let copy = attributes.copied()
    switch attributes.values.element {
    case .cell: copy.values.path = places.presented(attributes.indexPath)
    case .placeholder(let number):
      copy.values.element = .cell
      copy.values.path = places.presented(placeholder: number) ?? attributes.indexPath
    case .supplementary, .decoration: return attributes
    }
    return copy
  }

  /// An element with the path of the layout.
  final func presented(_ key: ElementKey) -> ElementKey {
    guard let places else { return key }
    return switch key.element {
    case .cell: ElementKey(element: .cell, path: places.presented(key.path))
    case .placeholder(let number):
      ElementKey(element: .cell, path: places.presented(placeholder: number) ?? key.path)
    case .supplementary, .decoration: key
    }
  }

  /// The placeholders follow a batch.
  /// - Parameter old: Where they were before it.
  /// - Returns: The batch as the layout learns it.
  final func movePlaceholders(_ update: ListUpdate, from old: PlaceholderPlaces?) -> ListUpdate {
    guard let placeholders = placeholdersIfUsed, old != nil || !placeholders.isEmpty else { return update }
    placeholders.move(by: update)
    return PlaceholderPlaces.presented(update, from: old ?? PlaceholderPlaces(), to: placeholders.places) ?? update
  }
}
