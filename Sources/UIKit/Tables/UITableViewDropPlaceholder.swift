import ControllerTree
import Foundation

/// A cell of a table that stands for data that is not there yet. Rules: LIST-36.
@preconcurrency @MainActor
open class UITableViewPlaceholder: NSObject {
  /// Fills the cell, whenever it becomes visible.
  open var cellUpdateHandler: ((UITableViewCell) -> Void)?
  final let insertionIndexPath: IndexPath
  private final let reuseIdentifier: String
  private final let rowHeight: CGFloat

  /// Makes a placeholder.
  /// - Parameters:
  ///   - insertionIndexPath: The row of the data source above which the cell is shown.
  ///   - reuseIdentifier: That of a registered cell.
  ///   - rowHeight: In points; `automaticDimension` for the height of the cell's content.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat) {
    (self.insertionIndexPath, self.reuseIdentifier, self.rowHeight) = (insertionIndexPath, reuseIdentifier, rowHeight)
    super.init()
  }

  final var look: PlaceholderLook {
    PlaceholderLook(
      identifier: reuseIdentifier, height: rowHeight,
      update: { [self] in if let cell = $0 as? UITableViewCell { cellUpdateHandler?(cell) } },
      parameters: { [self] in ($0 as? UITableViewCell).flatMap(previewParameters) })
  }

  /// The look of a dropped item on its way to the cell.
  func previewParameters(_ cell: UITableViewCell) -> UIDragPreviewParameters? { nil }
}

/// A cell of a table that stands for an item that was dropped. Rules: LIST-36.
@preconcurrency @MainActor
open class UITableViewDropPlaceholder: UITableViewPlaceholder {
  /// Makes the look of the item on its way to the cell; `nil` for the usual one.
  open var previewParametersProvider: ((UITableViewCell) -> UIDragPreviewParameters?)?

  override func previewParameters(_ cell: UITableViewCell) -> UIDragPreviewParameters? {
    previewParametersProvider?(cell)
  }
}

/// A placeholder in a table, for the app that loads its data. Rules: LIST-36.
@preconcurrency @MainActor
public protocol UITableViewDropPlaceholderContext: UIDragAnimating {
  /// The item for which the placeholder stands.
  var dragItem: UIDragItem { get }
  /// Puts a row in the place of the placeholder.
  /// - Parameter dataSourceUpdates: Adds the row to the app's data, at the place that it gets; it tells the table nothing.
  /// - Returns: `false`, without a call, if the placeholder is gone, as after `reloadData()`.
  @discardableResult
  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool
  /// Removes the placeholder.
  /// - Returns: `false` if it is gone already.
  @discardableResult
  func deletePlaceholder() -> Bool
}
