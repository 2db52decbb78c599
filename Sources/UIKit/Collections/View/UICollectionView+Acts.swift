import ControllerTree
import Foundation

/// What a person does with a collection view: each is one event.
extension UICollectionView {
  /// A person taps the cell of an item, as one event. Rules: LIST-74.
  /// - Returns: Whether the cell is visible and can be touched.
  @discardableResult
  @_disfavoredOverload
  public final func tapItem(at indexPath: IndexPath) -> Bool {
    act("tapItem(at:)") {
      guard let cell = cellForItem(at: indexPath), cell.isUserInteractionEnabled else { return false }
      if swipe.close() { return true }
      choice.touchBegan(indexPath)
      choice.touchEnded()
      return true
    }
  }

  /// A person drags an item to the place of another one, as one event: by a movement if the data source permits it, else, with a
  /// ``dragDelegate``, by a long press, and drops it there. Rules: LIST-42, LIST-78.
  /// - Returns: Whether the item was moved, or the drop was taken.
  @discardableResult
  @_disfavoredOverload
  public final func dragItem(at indexPath: IndexPath, to target: IndexPath) -> Bool {
    act("dragItem(at:to:)") {
      guard let place = layoutAttributesForItem(at: target)?.center else { return false }
      if dragDelegate != nil, dragInteractionEnabled {
        let operation = dragItems(at: [indexPath], to: convert(place, to: nil))
        return operation == .copy || operation == .move
      }
      guard CollectionMovement.begin(indexPath, in: self) else { return false }
      CollectionMovement.update(place, in: self)
      CollectionMovement.end(in: self, isCancelled: false)
      return true
    }
  }

  /// The edge at which a swipe opens actions.
  public typealias SwipeEdge = UITableView.SwipeEdge

  /// A person swipes over an item of a list, away from an edge, and opens its actions. Rules: LIST-97.
  /// - Returns: Whether actions are open now.
  @discardableResult
  @_disfavoredOverload
  public final func swipeItem(at indexPath: IndexPath, from edge: SwipeEdge = .trailing) -> Bool {
    act("swipeItem(at:from:)") { !isEditing && swipe.open(indexPath, isLeading: edge == .leading) }
  }

  /// A person swipes over the whole item of a list, and performs the first action. Rules: LIST-97.
  /// - Returns: Whether an action was performed; if not, the actions are open if there are any.
  @discardableResult
  @_disfavoredOverload
  public final func swipeItemFully(at indexPath: IndexPath, from edge: SwipeEdge = .trailing) -> Bool {
    act("swipeItemFully(at:from:)") {
      !isEditing && swipe.open(indexPath, isLeading: edge == .leading) && swipe.performFirst()
    }
  }

  /// The titles of the open actions, the one at the edge first.
  public final var swipeActionTitles: [String] { swipe.actions.map { $0.title ?? "" } }

  /// A person taps one of the open actions. Rules: LIST-97.
  /// - Parameter title: The title of the action.
  /// - Returns: Whether such an action is open.
  @discardableResult
  @_disfavoredOverload
  public final func chooseSwipeAction(_ title: String) -> Bool {
    act("chooseSwipeAction(_:)") {
      guard let number = swipe.actions.firstIndex(where: { $0.title == title }) else { return false }
      return swipe.choose(number)
    }
  }

  /// A person taps one of the open actions, by its number.
  final func chooseSwipeAction(at number: Int) { _ = act("chooseSwipeAction(_:)") { swipe.choose(number) } }

  /// The place of the button of an open action, in points of the collection view; `nil` if it is not open. Not in UIKit.
  /// Rules: TOUCH-47.
  @_disfavoredOverload
  public final func frameOfSwipeAction(_ title: String) -> CGRect? {
    guard let number = swipe.actions.firstIndex(where: { $0.title == title }), let buttons = swipe.buttons else {
      return nil
    }
    return buttons.convert(buttons.frame(of: number), to: self)
  }

  /// A person lifts an item by a long press, adds other items to it by taps, drags them to a place and drops them there.
  /// - Parameters:
  ///   - indexPaths: The items, of which all must be visible.
  ///   - point: In the window's coordinates; any view there with a drop interaction, or list with a delegate for drops, may take the drop.
  /// - Returns: What the drop did: `nil` if there was no drag, `cancel` if nothing took it.
  /// - Rules: LIST-40, LIST-41, ACT-05.
  @discardableResult
  @_disfavoredOverload
  public final func dragItems(at indexPaths: [IndexPath], to point: CGPoint) -> UIDropOperation? {
    var starts: [CGPoint] = []
    for path in indexPaths {
      guard let cell = cellForItem(at: path) else { return nil }
      starts.append(cell.center)
    }
    return interactionParts.dragging?.interaction.drag(from: starts, to: point)
  }

  /// A person presses on an item for long: the menu that the delegate has for it opens. The acts of ``contextMenuInteraction`` choose from
  /// it. Rules: LIST-34, LIST-35.
  /// - Returns: Whether a menu opened.
  @discardableResult
  @_disfavoredOverload
  public final func openContextMenu(forItemAt indexPath: IndexPath) -> Bool {
    guard let cell = cellForItem(at: indexPath) else { return false }
    return interactionParts.menuInteraction.open(at: cell.center)
  }
}
