import ControllerTree
import Foundation

extension UITableView: FocusingList {
  /// Whether rows can get the focus in the present mode.
  final var allowsFocusNow: Bool { isEditing ? allowsFocusDuringEditing : allowsFocus }

  final var mayFocus: Bool { window != nil }
  final var remembersFocus: Bool { remembersLastFocusedIndexPath }
  final var preferredFocus: IndexPath? { tableDelegate?.indexPathForPreferredFocusedView(in: self) }
  final var focusCandidates: [IndexPath] { display.shownPaths }
  final func mayFocus(_ path: IndexPath) -> Bool {
    tableDelegate?.tableView(self, canFocusRowAt: path) ?? allowsFocusNow
  }
  final func mayMoveFocus(_ views: (UIView?, UIView?), _ paths: (IndexPath?, IndexPath?)) -> Bool {
    tableDelegate?.tableView(self, shouldUpdateFocusIn: UITableViewFocusUpdateContext(views, paths)) ?? true
  }
  final func focusMoved(
    _ views: (UIView?, UIView?), _ paths: (IndexPath?, IndexPath?), _ coordinator: UIFocusAnimationCoordinator
  ) {
    tableDelegate?.tableView(
      self, didUpdateFocusIn: UITableViewFocusUpdateContext(views, paths), with: coordinator)
  }
  final func show(focus isFocused: Bool, on cell: UIView) { (cell as? UITableViewCell)?.hasFocus = isFocused }
  final func selectWithFocus(_ path: IndexPath) {
    if tableDelegate?.tableView(self, selectionFollowsFocusForRowAt: path) ?? selectionFollowsFocus {
      selection.selectWithFocus(path)
    }
  }

  /// A person moves the focus to a row, as with a keyboard: the delegate may refuse it, and the row is selected if selection follows the focus.
  /// - Parameter indexPath: A visible row; `nil` to move the focus into the table: to the row that had it, if the table remembers it, to that
  ///   which the delegate prefers, or to the first one.
  /// - Returns: Whether the focus has moved.
  /// - Rules: LIST-46.
  @discardableResult
  @_disfavoredOverload
  public final func moveFocus(toRowAt indexPath: IndexPath?) -> Bool {
    act("moveFocus(toRowAt:)") {
      display.catchUp()
      return focus.move(to: indexPath)
    }
  }

  /// A person moves the focus out of the table.
  /// - Returns: Whether a row had the focus, and the delegate has not refused.
  /// - Rules: LIST-46.
  @discardableResult
  @_disfavoredOverload
  public final func moveFocusAway() -> Bool { act("moveFocusAway()") { focus.leave() } }

  /// A person drags two fingers over rows, which are selected one after the other.
  /// - Parameters:
  ///   - first: The row where the fingers come down.
  ///   - last: The row where they are lifted.
  /// - Returns: Whether the delegate permits it.
  /// - Rules: LIST-47.
  @discardableResult
  @_disfavoredOverload
  public final func dragTwoFingers(from first: IndexPath, to last: IndexPath) -> Bool {
    act("dragTwoFingers(from:to:)") {
      display.catchUp()
      return selection.dragOver(first, last)
    }
  }
}
