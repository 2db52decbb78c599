import ControllerTree
import Foundation

/// The selected items of a collection view, and the one under a finger. Rules: LIST-74 to LIST-76.
@MainActor final class CollectionSelection {
  unowned(unsafe) var view: UICollectionView!
  /// In the order of their selection.
  private(set) var paths: [IndexPath] = []
  /// The item that is highlighted by a finger.
  private(set) var touched: IndexPath?

  // MARK: By the app

  func contains(_ path: IndexPath) -> Bool { paths.contains(path) }

  func select(_ path: IndexPath) {
    if !allowsMultiple {
      for other in paths where other != path { deselect(other) }
    }
    if !paths.contains(path) { paths.append(path) }
    view.cellForItem(at: path)?.isSelected = true
  }

  func deselect(_ path: IndexPath) {
    paths.removeAll { $0 == path }
    view.cellForItem(at: path)?.isSelected = false
  }

  func deselectAll() { for path in paths { deselect(path) } }

  /// The data are read anew.
  func forget() { (paths, touched) = ([], nil) }

  /// The items have new places.
  func move(_ update: ListUpdate) {
    paths = paths.compactMap { update.newPath(of: $0) }
    touched = touched.flatMap { update.newPath(of: $0) }
  }

  func keepOne() { for path in paths.dropLast() { deselect(path) } }

  func editingChanged() {
    view.swipe.close()
    if !maySelect || !allowsMultiple { deselectAll() }
    for cell in view.visibleCells { cell.isInEditing = view.isEditing }
  }

  private var maySelect: Bool { view.isEditing ? view.allowsSelectionDuringEditing : view.allowsSelection }
  private var allowsMultiple: Bool {
    view.isEditing ? view.allowsMultipleSelectionDuringEditing : view.allowsMultipleSelection
  }

  // MARK: By a person

  func touchBegan(_ path: IndexPath) {
    touchCancelled()
    guard view.delegate?.collectionView(view, shouldHighlightItemAt: path) ?? true, view.exists(path) else { return }
    touched = path
    view.cellForItem(at: path)?.isHighlighted = true
    view.delegate?.collectionView(view, didHighlightItemAt: path)
  }

  func touchEnded() {
    guard let path = touched else { return }
    if let cell = view.cellForItem(at: path) as? UICollectionViewListCell, cell.togglesByTap {
      touchCancelled()
      return cell.toggleOutline()
    }
    if maySelect { toggle(path) }
    performPrimaryAction(path)
    touchCancelled()
  }

  func touchCancelled() {
    guard let path = touched else { return }
    touched = nil
    view.cellForItem(at: path)?.isHighlighted = false
    view.delegate?.collectionView(view, didUnhighlightItemAt: path)
  }

  private func toggle(_ path: IndexPath) {
    if allowsMultiple, contains(path) {
      guard view.delegate?.collectionView(view, shouldDeselectItemAt: path) ?? true else { return }
      deselect(path)
      view.delegate?.collectionView(view, didDeselectItemAt: path)
      return
    }
    guard view.delegate?.collectionView(view, shouldSelectItemAt: path) ?? true, view.exists(path) else { return }
    if !allowsMultiple {
      for other in paths where other != path {
        deselect(other)
        view.delegate?.collectionView(view, didDeselectItemAt: other)
      }
    }
    select(path)
    view.cellForItem(at: path)?.triggerSegues()
    view.delegate?.collectionView(view, didSelectItemAt: path)
  }

  // MARK: By focus, and by two fingers

  /// The focus has come to an item.
  func selectWithFocus(_ path: IndexPath) { if maySelect, !contains(path) { toggle(path) } }

  /// - Returns: Whether the delegate permits it.
  func dragOver(_ first: IndexPath, _ last: IndexPath) -> Bool {
    let delegate = view.delegate
    guard view.exists(last), view.cellForItem(at: first) != nil,
      delegate?.collectionView(view, shouldBeginMultipleSelectionInteractionAt: first) == true
    else { return false }
    delegate?.collectionView(view, didBeginMultipleSelectionInteractionAt: first)
    for path in view.items(from: first, to: last) where maySelect && allowsMultiple && !contains(path) {
      if view.exists(path), delegate?.collectionView(view, shouldHighlightItemAt: path) ?? true { toggle(path) }
    }
    delegate?.collectionViewDidEndMultipleSelectionInteraction(view)
    return true
  }

  private func performPrimaryAction(_ path: IndexPath) {
    guard touched == path, let delegate = view.delegate,
      delegate.collectionView(view, canPerformPrimaryActionForItemAt: path)
    else { return }
    delegate.collectionView(view, performPrimaryActionForItemAt: path)
  }
}
