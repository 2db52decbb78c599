import Foundation

/// The menu of a button in a bar, as a person uses it. Not in UIKit. Rules: ACT-57.
extension UIBarButtonItem {
  /// The menu while it is open; `nil` if it is closed.
  public final var openMenu: UIMenu? { open?.shown }

  /// The user holds the button, in one turn: the menu opens. Also a tap, if the button has no action.
  /// - Returns: Whether a menu opened: `false` without one, or if the button is disabled or hidden.
  @discardableResult
  public final func showMenu() -> Bool {
    guard isEnabled, !isHidden, open == nil, let menu else { return false }
    Stage.turn("showMenu()", self, .event) { open = OpenMenu(menu, from: CommandTarget.start) }
    return true
  }

  /// The user chooses an element of the open menu, in one turn: it is performed, then the menu closes, unless the element keeps it
  /// open. Rules: ACT-54.
  /// - Returns: Whether the element could be chosen.
  @discardableResult
  public final func choose(_ element: UIMenuElement) -> Bool {
    guard let menu = open else { return false }
    return Stage.turn("choose(_:)", self, .event) {
      guard let outcome = menu.choose(element, sender: self, from: CommandTarget.start) else { return false }
      if outcome == .closes { dismissMenu() }
      return true
    }
  }

  /// Closes the menu. Does nothing if it is closed.
  public final func dismissMenu() { open = nil }
}
