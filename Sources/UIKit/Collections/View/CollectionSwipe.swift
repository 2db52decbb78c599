import ControllerTree
import Foundation

/// The actions that a swipe over an item of a list opens. Rules: LIST-97.
@MainActor final class CollectionSwipe {
  private unowned let view: UICollectionView
  private var open: Open?

  /// The actions that are open.
  private struct Open {
    let cell: UICollectionViewCell
    let actions: [UIContextualAction]
    /// Whether the first action belongs to the whole swipe.
    let performsFirst: Bool
    let buttons: SwipeButtons
  }

  init(of view: UICollectionView) { self.view = view }

  /// The actions that are open, the one at the edge first.
  var actions: [UIContextualAction] { open?.actions ?? [] }

  /// - Returns: Whether the actions are open now.
  func open(_ path: IndexPath, isLeading: Bool) -> Bool {
    close()
    guard let offer = offer(path, isLeading: isLeading) else { return false }
    offer.open()
    return true
  }

  /// What a swipe would open; `nil` for nothing.
  func offer(_ path: IndexPath, isLeading: Bool) -> SwipeOffer? {
    guard let cell = view.cellForItem(at: path),
      let list = view.collectionViewLayout.listConfiguration(ofSection: path.section),
      list.headerMode != .firstItemInSection || path.item > 0
    else { return nil }
    let provider =
      isLeading ? list.leadingSwipeActionsConfigurationProvider : list.trailingSwipeActionsConfigurationProvider
    guard let configuration = provider?(path), !configuration.actions.isEmpty, view.cellForItem(at: path) === cell
    else { return nil }
    let buttons = SwipeButtons(configuration.actions.count, isLeading: isLeading) { [weak self] in
      self?.view.chooseSwipeAction(at: $0)
    }
    let opened = Open(
      cell: cell, actions: configuration.actions, performsFirst: configuration.performsFirstActionWithFullSwipe,
      buttons: buttons)
    return SwipeOffer(buttons: buttons, width: cell.bounds.width) { [weak self] in self?.show(opened) }
  }

  private func show(_ opened: Open) {
    close()
    open = opened
    opened.cell.isSwiped = true
    opened.buttons.show(in: opened.cell)
  }

  func isOpen(_ cell: UICollectionViewCell) -> Bool { open?.cell === cell }

  /// The buttons of the open actions.
  var buttons: SwipeButtons? { open?.buttons }

  func choose(_ number: Int) -> Bool {
    guard let open, open.actions.indices.contains(number) else { return false }
    let action = open.actions[number]
    action.handler(action, open.cell) { [weak self] isDone in
      if isDone, self?.open?.cell === open.cell { self?.close() }
    }
    return true
  }

  /// A swipe over the whole item performs the first action.
  func performFirst() -> Bool { open?.performsFirst == true && choose(0) }

  /// Closes the actions.
  /// - Returns: Whether any were open.
  @discardableResult
  func close() -> Bool {
    guard let closed = open else { return false }
    open = nil
    closed.cell.isSwiped = false
    closed.buttons.removeFromSuperview()
    return true
  }

  /// A cell is no longer visible.
  func hides(_ cell: UICollectionReusableView) { if open?.cell === cell { close() } }
}
