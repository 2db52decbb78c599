import ControllerTree
import Foundation

/// The menu of a button, as a person uses it. Not in UIKit. Rules: ACT-57.
extension UIButton {
  /// The menu while it is open; `nil` if it is closed.
  public final var openMenu: UIMenu? { openedMenu?.shown }

  /// Whether a tap opens the menu.
  package final var opensMenu: Bool { showsMenuAsPrimaryAction && menu != nil }

  /// A person holds the button, in one event: the menu opens, and `menuActionTriggered` is sent. Also a tap, if
  /// ``showsMenuAsPrimaryAction`` is set.
  /// - Returns: Whether a menu opened: `false` without one, if it is open, or if a person can't touch the button.
  @discardableResult
  @_disfavoredOverload
  public final func showMenu() -> Bool {
    guard let menu, openedMenu == nil else { return false }
    return act("showMenu()") {
      let open = OpenMenu(menu, from: self)
      openedMenu = open
      open.show(
        .list, at: convert(CGPoint(x: 0, y: bounds.maxY), to: nil), in: window,
        MenuView.Actions(
          choose: { [weak self] in _ = self?.choose($0) }, dismiss: { [weak self] in self?.dismissMenu() }))
      sendActions(for: .menuActionTriggered)
      return true
    }
  }

  /// A person chooses an element of the open menu, in one event: it is performed, then the menu closes, unless the element keeps it
  /// open. A button that changes its selection takes over the element's title and picture. Rules: ACT-54.
  /// - Returns: Whether the element could be chosen: `false` if it is not in the menu, hidden or disabled, or if no object can perform it.
  @discardableResult
  @_disfavoredOverload
  public final func choose(_ element: UIMenuElement) -> Bool {
    guard let open = openedMenu else { return false }
    return act("choose(_:)") {
      guard let outcome = open.choose(element, sender: self, from: self) else { return false }
      if isPopup, let menu, menu.children.contains(element) {
        for case let other as UIAction in menu.children { other.state = other === element ? .on : .off }
        takeSelection()
      }
      if outcome == .closes { dismissMenu() }
      return true
    }
  }

  /// Closes the menu. Does nothing if it is closed.
  public final func dismissMenu() {
    openedMenu?.close()
    openedMenu = nil
  }

  /// The place of an element of the open menu, in points of the window; `nil` if it is not seen. Rules: TOUCH-53.
  public final func frame(of element: UIMenuElement) -> CGRect? { openedMenu?.frame(of: element) }

  /// The button has got a menu: a long press opens it.
  final func offerMenuPress() {
    guard menuPress == nil else { return }
    let press = InteractionPress(for: .menu)
    menuPress = press
    press.condition = { [unowned self] in menu != nil && openedMenu == nil && isEnabled }
    press.addHandler { [unowned self] press in
      switch press.state {
      case .began: _ = showMenu()
      case .ended: openedMenu?.fingerLifted(at: press.location(in: nil))
      case .possible, .changed, .cancelled, .failed: break
      }
    }
    addGestureRecognizer(press)
  }

  /// Whether the button shows which element of its menu is selected.
  private var isPopup: Bool { changesSelectionAsPrimaryAction && opensMenu }

  /// Shows the selected element: the ticked one, or the first, which is ticked then.
  final func takeSelection() {
    guard isPopup, let menu else { return }
    let actions = menu.children.compactMap { $0 as? UIAction }
    guard let selected = actions.first(where: { $0.state == .on }) ?? actions.first else { return }
    selected.state = .on
    setTitle(selected.title, for: .normal)
    if let image = selected.image { setImage(image, for: .normal) }
  }
}
