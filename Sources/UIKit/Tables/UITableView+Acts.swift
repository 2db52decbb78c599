import ControllerTree
import Foundation

/// What a person does with a table: each is one event.
extension UITableView {
  /// The edge at which a swipe opens actions.
  public enum SwipeEdge: Hashable, Sendable {
    /// The edge where text begins.
    case leading
    /// The edge where text ends.
    case trailing
  }

  /// A person taps a row: it is highlighted, then selected, or deselected if several can be. Actions of a swipe are closed instead.
  /// - Returns: Whether the row took the touch: `false` if it is not visible, or can't be selected.
  /// - Rules: LIST-23, LIST-24.
  @discardableResult
  @_disfavoredOverload
  public final func tapRow(at indexPath: IndexPath) -> Bool {
    act("tapRow(at:)") {
      display.catchUp()
      if editing.closeSwipe() { return true }
      return selection.tap(indexPath)
    }
  }

  /// A person taps the button of a row's accessory.
  /// - Returns: Whether the row is visible and its accessory is a button.
  /// - Rules: LIST-29.
  @discardableResult
  @_disfavoredOverload
  public final func tapAccessory(at indexPath: IndexPath) -> Bool {
    act("tapAccessory(at:)") {
      display.catchUp()
      guard let cell = display.shown[indexPath], cell.shownAccessoryType.isButton else { return false }
      cell.triggerAccessorySegues()
      tableDelegate?.tableView(self, accessoryButtonTappedForRowWith: indexPath)
      return true
    }
  }

  /// A person swipes over a row, away from an edge, and opens its actions.
  /// - Returns: Whether actions are open now.
  /// - Rules: LIST-27.
  @discardableResult
  @_disfavoredOverload
  public final func swipeRow(at indexPath: IndexPath, from edge: SwipeEdge = .trailing) -> Bool {
    act("swipeRow(at:from:)") {
      display.catchUp()
      return editing.open(indexPath, isLeading: edge == .leading)
    }
  }

  /// A person swipes over the whole row, and performs the first action.
  /// - Returns: Whether an action was performed; if not, the actions are open if there are any.
  /// - Rules: LIST-27.
  @discardableResult
  @_disfavoredOverload
  public final func swipeRowFully(at indexPath: IndexPath, from edge: SwipeEdge = .trailing) -> Bool {
    act("swipeRowFully(at:from:)") {
      display.catchUp()
      return editing.open(indexPath, isLeading: edge == .leading) && editing.performFirst()
    }
  }

  /// The titles of the open actions, the one at the edge first.
  public final var swipeActionTitles: [String] { editing.openActions.map { $0.title ?? "" } }

  /// A person taps one of the open actions.
  /// - Parameter title: The title of the action.
  /// - Returns: Whether such an action is open.
  /// - Rules: LIST-27.
  @discardableResult
  @_disfavoredOverload
  public final func chooseSwipeAction(_ title: String) -> Bool {
    act("chooseSwipeAction(_:)") {
      guard let number = editing.openActions.firstIndex(where: { $0.title == title }) else { return false }
      return editing.choose(number)
    }
  }

  /// A person taps one of the open actions, by its number.
  final func chooseSwipeAction(at number: Int) { _ = act("chooseSwipeAction(_:)") { editing.choose(number) } }

  /// The place of the button of an open action, in points of the table; `nil` if it is not open. Not in UIKit. Rules: TOUCH-47.
  @_disfavoredOverload
  public final func frameOfSwipeAction(_ title: String) -> CGRect? {
    guard let number = editing.openActions.firstIndex(where: { $0.title == title }), let buttons = editing.openButtons
    else { return nil }
    return buttons.convert(buttons.frame(of: number), to: self)
  }

  /// A person taps the sign for deleting a row, and then the button that confirms it.
  /// - Returns: Whether the row is visible and can be deleted in editing mode.
  /// - Rules: LIST-26.
  @discardableResult
  @_disfavoredOverload
  public final func tapDelete(at indexPath: IndexPath) -> Bool {
    act("tapDelete(at:)") {
      display.catchUp()
      return editing.commit(.delete, at: indexPath)
    }
  }

  /// A person taps the sign for inserting a row.
  /// - Returns: Whether the row is visible and offers that in editing mode.
  /// - Rules: LIST-26.
  @discardableResult
  @_disfavoredOverload
  public final func tapInsert(at indexPath: IndexPath) -> Bool {
    act("tapInsert(at:)") {
      display.catchUp()
      return editing.commit(.insert, at: indexPath)
    }
  }

  /// A person drags a row to another place: by its handle in editing mode; else, with a ``dragDelegate``, by a long press on it, and drops it
  /// on the row at the place.
  /// - Parameters:
  ///   - indexPath: The row.
  ///   - target: The place, counted without the row; the delegate may choose another one.
  /// - Returns: Whether the row was moved, or the drop was taken.
  /// - Rules: LIST-28, LIST-42.
  @discardableResult
  @_disfavoredOverload
  public final func dragRow(at indexPath: IndexPath, to target: IndexPath) -> Bool {
    act("dragRow(at:to:)") {
      display.catchUp()
      if editing.isOn || dragDelegate == nil { return editing.drag(indexPath, to: target) }
      guard let place = dropPoint(of: target), let operation = dragRows(at: [indexPath], to: convert(place, to: nil))
      else { return false }
      return operation == .copy || operation == .move
    }
  }

  /// The middle of a row, or the space behind the last row of a section.
  private func dropPoint(of place: IndexPath) -> CGPoint? {
    if contents.current.contains(place) {
      let rect = contents.rect(ofRow: place)
      return CGPoint(x: rect.midX, y: rect.midY)
    }
    guard place.count == 2, contents.current.sections.indices.contains(place.section),
      place.row == contents.current.sections[place.section].rows.count
    else { return nil }
    let section = contents.rect(ofSection: place.section)
    return CGPoint(x: section.midX, y: section.maxY - contents.rect(of: .footer, place.section).height + 1)
  }

  /// A person lifts a row by a long press, adds other rows to it by taps, drags them to a place and drops them there.
  /// - Parameters:
  ///   - indexPaths: The rows, of which all must be visible.
  ///   - point: In the window's coordinates; any view there with a drop interaction, or list with a delegate for drops, may take the drop.
  /// - Returns: What the drop did: `nil` if there was no drag, `cancel` if nothing took it.
  /// - Rules: LIST-40, LIST-41, ACT-05.
  @discardableResult
  @_disfavoredOverload
  public final func dragRows(at indexPaths: [IndexPath], to point: CGPoint) -> UIDropOperation? {
    display.catchUp()
    var starts: [CGPoint] = []
    for path in indexPaths {
      guard display.shown[path] != nil else { return nil }
      let rect = contents.rect(ofRow: path)
      starts.append(CGPoint(x: rect.midX, y: rect.midY))
    }
    return interactionParts.dragging?.interaction.drag(from: starts, to: point)
  }

  /// A person presses on a row for long: the menu that the delegate has for it opens. The acts of ``contextMenuInteraction`` choose from it.
  /// - Returns: Whether a menu opened.
  /// - Rules: LIST-34.
  @discardableResult
  @_disfavoredOverload
  public final func openContextMenu(forRowAt indexPath: IndexPath) -> Bool {
    display.catchUp()
    guard display.shown[indexPath] != nil else { return false }
    let rect = contents.rect(ofRow: indexPath)
    return interactionParts.menuInteraction.open(at: CGPoint(x: rect.midX, y: rect.midY))
  }

  /// The titles of the index, as the data source has them.
  public final var indexTitles: [String] { contents.titles }

  /// A person taps a title of the index: the content moves to its section. The magnifying glass leads to the top.
  /// - Returns: Whether the index has the title.
  /// - Rules: LIST-20.
  @discardableResult
  @_disfavoredOverload
  public final func tapIndexTitle(_ title: String) -> Bool {
    act("tapIndexTitle(_:)") {
      guard let place = contents.titles.firstIndex(of: title), let dataSource else { return false }
      let section = dataSource.tableView(self, sectionForSectionIndexTitle: title, at: place)
      if title == UITableView.indexSearch || section == NSNotFound {
        setContentOffset(CGPoint(x: contentOffset.x, y: -adjustedContentInset.top), animated: false)
        return true
      }
      guard contents.current.sections.indices.contains(section) else { return false }
      contents.scroll(to: IndexPath(row: NSNotFound, section: section), .top, animated: false)
      return true
    }
  }
}
