import Foundation

/// A menu that is open: its deferred elements are asked, its commands validated, and a person chooses from it (ACT-53 to ACT-56).
///
/// The responder at which the chain of its commands begins is passed to each call, and not retained.
@MainActor package final class OpenMenu {
  /// Whether a choice closes the menu.
  package enum Outcome: Equatable {
    case closes, stays
  }

  private var menu: UIMenu
  private var view: MenuView?

  package init(_ menu: UIMenu, from start: UIResponder?) {
    self.menu = menu
    prepare(from: start)
  }

  /// The menu with the elements that deferred ones stand for, as far as they are there.
  package var shown: UIMenu { DeferredElements.filled(menu) }

  // MARK: In a window

  /// Shows the menu in front of a window's content, so that fingers choose from it. Rules: TOUCH-53.
  /// - Parameter place: In points of the window.
  package func show(_ form: MenuView.Form, at place: CGPoint, in window: UIWindow?, _ actions: MenuView.Actions) {
    if let window { view = MenuView(self, as: form, at: place, in: window, actions) }
  }

  /// Takes the menu out of its window.
  package func close() {
    view?.removeFromSuperview()
    view = nil
  }

  /// The place of an element, in points of the window; `nil` if it is not seen.
  package func frame(of element: UIMenuElement) -> CGRect? { view?.frame(of: element) }

  /// The finger that has opened the menu is lifted.
  /// - Parameter point: In points of the window.
  package func fingerLifted(at point: CGPoint) { view?.fingerLifted(at: point) }

  // MARK: Elements

  /// Replaces the menu by what `block` makes of it.
  package func update(from start: UIResponder?, _ block: (UIMenu) -> UIMenu) {
    menu = block(shown)
    prepare(from: start)
  }

  private func prepare(from start: UIResponder?) {
    DeferredElements.ask(menu, from: start)
    var walk = MenuWalk(shown)
    while let element = walk.next() {
      guard let command = element as? UICommand, let target = CommandTarget.find(command, from: start) else { continue }
      CommandTarget.validate(command, on: target)
    }
  }

  /// A person chooses an element: it is performed.
  /// - Returns: `nil` if it can't be chosen.
  package func choose(
    _ element: UIMenuElement, sender: Any?, flags: UIKeyModifierFlags = [], from start: UIResponder?
  ) -> Outcome? {
    guard let leaf = element as? any UIMenuLeaf, let parent = parent(of: element),
      leaf.attributes.isDisjoint(with: [.disabled, .hidden])
    else { return nil }
    if let command = element as? UICommand {
      var chosen = command
      for alternate in command.alternates where !flags.isEmpty && alternate.modifierFlags == flags {
        chosen = command.command(for: alternate)
      }
      guard let target = CommandTarget.find(chosen, from: start) else { return nil }
      CommandTarget.perform(chosen, on: target, sender)
    } else {
      tick(element, in: parent)
      leaf.performWithSender(sender, target: nil)
    }
    return leaf.attributes.contains(.keepsMenuPresented) ? .stays : .closes
  }

  private func parent(of element: UIMenuElement) -> UIMenu? {
    var walk = MenuWalk(shown)
    while let next = walk.next() { if next === element { return walk.path.last?.menu } }
    return nil
  }

  /// The chosen action is the only one that is ticked in a menu of one selection.
  private func tick(_ element: UIMenuElement, in parent: UIMenu) {
    guard parent.options.contains(.singleSelection) else { return }
    for case let action as UIAction in parent.children { action.state = action === element ? .on : .off }
  }
}
