import ControllerTree
import Foundation

/// A cell of a collection view that stands for data that is not there yet. Rules: LIST-36.
@preconcurrency @MainActor
open class UICollectionViewPlaceholder: NSObject {
  /// Fills the cell, whenever it becomes visible.
  open var cellUpdateHandler: ((UICollectionViewCell) -> Void)?
  final let insertionIndexPath: IndexPath
  private final let reuseIdentifier: String

  /// Makes a placeholder.
  /// - Parameters:
  ///   - insertionIndexPath: The item of the data source before which the cell is shown.
  ///   - reuseIdentifier: That of a registered cell.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String) {
    (self.insertionIndexPath, self.reuseIdentifier) = (insertionIndexPath, reuseIdentifier)
    super.init()
  }

  final var look: PlaceholderLook {
    PlaceholderLook(
      identifier: reuseIdentifier,
      update: { [self] in if let cell = $0 as? UICollectionViewCell { cellUpdateHandler?(cell) } },
      parameters: { [self] in ($0 as? UICollectionViewCell).flatMap(previewParameters) })
  }

  /// The look of a dropped item on its way to the cell.
  func previewParameters(_ cell: UICollectionViewCell) -> UIDragPreviewParameters? { nil }
}

/// A cell of a collection view that stands for an item that was dropped. Rules: LIST-36.
@preconcurrency @MainActor
open class UICollectionViewDropPlaceholder: UICollectionViewPlaceholder {
  /// Makes the look of the item on its way to the cell; `nil` for the usual one.
  open var previewParametersProvider: ((UICollectionViewCell) -> UIDragPreviewParameters?)?

  override func previewParameters(_ cell: UICollectionViewCell) -> UIDragPreviewParameters? {
    previewParametersProvider?(cell)
  }
}

/// A placeholder in a collection view, for the app that loads its data. Rules: LIST-36.
@preconcurrency @MainActor
public protocol UICollectionViewDropPlaceholderContext: UIDragAnimating {
  /// The item for which the placeholder stands.
  var dragItem: UIDragItem { get }
  /// Puts an item in the place of the placeholder.
  /// - Parameter dataSourceUpdates: Adds the item to the app's data, at the place that it gets; it tells the collection view nothing.
  /// - Returns: `false`, without a call, if the placeholder is gone, as after `reloadData()`.
  @discardableResult
  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool
  /// Removes the placeholder.
  /// - Returns: `false` if it is gone already.
  @discardableResult
  func deletePlaceholder() -> Bool
  /// Fills the cell again, if it is visible.
  func setNeedsCellUpdate()
}
