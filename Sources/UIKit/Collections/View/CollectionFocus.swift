import ControllerTree
import Foundation

extension UICollectionView: FocusingList {
  /// Whether items can have the focus in the present mode.
  final var allowsFocusNow: Bool { isEditing ? allowsFocusDuringEditing : allowsFocus }

  final var mayFocus: Bool { window != nil }
  final var remembersFocus: Bool { remembersLastFocusedIndexPath }
  final var preferredFocus: IndexPath? { delegate?.indexPathForPreferredFocusedView(in: self) }
  final var focusCandidates: [IndexPath] { indexPathsForVisibleItems }
  final func mayFocus(_ path: IndexPath) -> Bool {
    delegate?.collectionView(self, canFocusItemAt: path) ?? allowsFocusNow
  }
  final func mayMoveFocus(_ views: (UIView?, UIView?), _ paths: (IndexPath?, IndexPath?)) -> Bool {
    delegate?.collectionView(self, shouldUpdateFocusIn: UICollectionViewFocusUpdateContext(views, paths)) ?? true
  }
  final func focusMoved(
    _ views: (UIView?, UIView?), _ paths: (IndexPath?, IndexPath?), _ coordinator: UIFocusAnimationCoordinator
  ) {
    delegate?.collectionView(
      self, didUpdateFocusIn: UICollectionViewFocusUpdateContext(views, paths), with: coordinator)
  }
  final func show(focus isFocused: Bool, on cell: UIView) { (cell as? UICollectionViewCell)?.hasFocus = isFocused }
  final func selectWithFocus(_ path: IndexPath) {
    if delegate?.collectionView(self, selectionFollowsFocusForItemAt: path) ?? selectionFollowsFocus {
      choice.selectWithFocus(path)
    }
  }

  /// A person moves the focus to an item, as with a keyboard: the delegate may refuse it, and the item is selected if selection follows the
  /// focus.
  /// - Parameter indexPath: A visible item; `nil` to move the focus into the collection view: to the item that had it, if the collection view
  ///   remembers it, to that which the delegate prefers, or to the first one.
  /// - Returns: Whether the focus has moved.
  /// - Rules: LIST-46.
  @discardableResult
  @_disfavoredOverload
  public final func moveFocus(toItemAt indexPath: IndexPath?) -> Bool {
    act("moveFocus(toItemAt:)") { focus.move(to: indexPath) }
  }

  /// A person moves the focus out of the collection view.
  /// - Returns: Whether an item had the focus, and the delegate has not refused.
  /// - Rules: LIST-46.
  @discardableResult
  @_disfavoredOverload
  public final func moveFocusAway() -> Bool { act("moveFocusAway()") { focus.leave() } }

  /// A person drags two fingers over items, which are selected one after the other.
  /// - Parameters:
  ///   - first: The item where the fingers come down.
  ///   - last: The item where they are lifted.
  /// - Returns: Whether the delegate permits it.
  /// - Rules: LIST-47.
  @discardableResult
  @_disfavoredOverload
  public final func dragTwoFingers(from first: IndexPath, to last: IndexPath) -> Bool {
    act("dragTwoFingers(from:to:)") { choice.dragOver(first, last) }
  }

  /// The titles of the index, as the data source has them.
  public final var indexTitles: [String] { dataSource?.indexTitles(for: self) ?? [] }

  /// A person taps a title of the index: the content moves to its item.
  /// - Returns: Whether the index has the title, and the data source an item for it.
  /// - Rules: LIST-49.
  @discardableResult
  @_disfavoredOverload
  public final func tapIndexTitle(_ title: String) -> Bool {
    act("tapIndexTitle(_:)") {
      guard let place = indexTitles.firstIndex(of: title), let dataSource else { return false }
      let path = dataSource.collectionView(self, indexPathForIndexTitle: title, at: place)
      guard exists(path) else { return false }
      let isVertical = contentSize.height - bounds.height >= contentSize.width - bounds.width
      scrollToItem(at: path, at: isVertical ? .top : .left, animated: false)
      return true
    }
  }
}
