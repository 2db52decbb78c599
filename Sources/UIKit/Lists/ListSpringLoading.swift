import ControllerTree
import Foundation

/// Rows and items that spring open when something is held above them. Rules: LIST-38.
extension UITableView: UISpringLoadedInteractionSupporting {
  /// A person holds what is dragged above a row until the row springs open: it is selected as by a tap.
  /// - Returns: Whether the row was selected: `false` if it is not visible, can't be selected, is dragged itself, or the delegate refuses.
  /// - Rules: LIST-38.
  @discardableResult
  @_disfavoredOverload
  public final func springLoadRow(at indexPath: IndexPath) -> Bool {
    act("springLoadRow(at:)") {
      display.catchUp()
      guard isSpringLoaded, let cell = display.shown[indexPath] else { return false }
      let context = SpringLoadingContext(above: cell)
      guard
        tableDelegate?.tableView(self, shouldSpringLoadRowAt: indexPath, with: context)
          ?? interactionParts.usuallySpringLoads(indexPath)
      else { return false }
      return selection.tap(indexPath)
    }
  }
}

extension UICollectionView: UISpringLoadedInteractionSupporting {
  /// A person holds what is dragged above an item until the item springs open: it is selected as by a tap.
  /// - Returns: Whether the item is visible, is not dragged itself, and the delegate permits it.
  /// - Rules: LIST-38.
  @discardableResult
  @_disfavoredOverload
  public final func springLoadItem(at indexPath: IndexPath) -> Bool {
    act("springLoadItem(at:)") {
      layoutIfNeeded()
      guard isSpringLoaded, let cell = cellForItem(at: indexPath) else { return false }
      let context = SpringLoadingContext(above: cell)
      guard
        delegate?.collectionView(self, shouldSpringLoadItemAt: indexPath, with: context)
          ?? interactionParts.usuallySpringLoads(indexPath)
      else { return false }
      choice.touchBegan(indexPath)
      choice.touchEnded()
      return true
    }
  }
}

extension ListInteractions {
  /// Whether an element springs open if the delegate does not know: unless it is being dragged.
  func usuallySpringLoads(_ path: IndexPath) -> Bool { dragging?.drags(path) != true }
}
