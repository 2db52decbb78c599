import Foundation

/// The menu of a button in a bar, as a person uses it. Not in UIKit. Rules: ACT-57.
extension UIBarButtonItem {
  /// The menu while it is open; `nil` if it is closed.
  public final var openMenu: UIMenu? { open?.shown }

  /// The user holds the button, in one turn: the menu opens. Also a tap, if the button has no action.
  /// - Returns: Whether a menu opened: `false` without one, or if the button is disabled or hidden.
  @discardableResult
  @_disfavoredOverload
  public final func showMenu() -> Bool {
    guard isEnabled, !isHidden, open == nil, let menu else { return false }
    Stage.turn("showMenu()", self, .event) {
      let new = OpenMenu(menu, from: CommandTarget.start)
      open = new
      guard let (bar, frame) = BarButtonPlace.find(self) else { return }
      new.show(
        .list, at: bar.convert(CGPoint(x: frame.minX, y: frame.maxY), to: nil), in: bar.window,
        MenuView.Actions(
          choose: { [weak self] in _ = self?.choose($0) }, dismiss: { [weak self] in self?.dismissMenu() }))
    }
    return true
  }

  /// The user chooses an element of the open menu, in one turn: it is performed, then the menu closes, unless the element keeps it
  /// open. Rules: ACT-54.
  /// - Returns: Whether the element could be chosen.
  @discardableResult
  @_disfavoredOverload
  public final func choose(_ element: UIMenuElement) -> Bool {
    guard let menu = open else { return false }
    return Stage.turn("choose(_:)", self, .event) {
      guard let outcome = menu.choose(element, sender: self, from: CommandTarget.start) else { return false }
      if outcome == .closes { dismissMenu() }
      return true
    }
  }

  /// Closes the menu. Does nothing if it is closed.
  public final func dismissMenu() {
    open?.close()
    open = nil
  }

  /// The place of an element of the open menu, in points of the window; `nil` if it is not seen. Rules: TOUCH-53.
  public final func frame(of element: UIMenuElement) -> CGRect? { open?.frame(of: element) }

  /// A person taps the button in its bar, or holds it: that opens its menu. Rules: TOUCH-43.
  package final func tapped(_ tap: AnsweredTap) {
    guard customView == nil else { return }
    if tap.isLong, showMenu() { return }
    performPrimaryAction()
  }
}
