import Foundation

/// The edit menu of a text field or a text view. Rules: TEXT-61.
///
/// Its functions take the input, and not the menu: nothing of the input is held while the delegate and the actions run.
@MainActor package struct InputEditMenu {
  private var menu: OpenMenu?

  nonisolated package init() {}

  /// The menu that is open.
  package static func shown(by input: any EditedInput) -> UIMenu? { input.inputState.editMenu.menu?.shown }

  /// A person opens the menu, in one event: the input becomes first responder, and the delegate makes a menu of the suggested actions.
  /// - Returns: Whether there is anything in it.
  package static func show(for input: any EditedInput) -> Bool {
    input.act("showEditMenu()") {
      guard input.becomeFirstResponder() else { return false }
      let suggested = UIMenuSystem.suggestedElements(from: input)
      let made = input.editMenu(of: input.inputState.selection, suggested) ?? UIMenu(children: suggested)
      let menu = made.children.isEmpty ? nil : OpenMenu(made, from: input)
      input.inputState.editMenu.menu = menu
      return menu != nil
    }
  }

  /// A person chooses an element of the open menu, in one event.
  /// - Returns: Whether the element could be chosen.
  package static func choose(_ element: UIMenuElement, of input: any EditedInput) -> Bool {
    input.act("chooseFromEditMenu(_:)") {
      guard let menu = input.inputState.editMenu.menu, let outcome = menu.choose(element, sender: input, from: input)
      else { return false }
      if outcome == .closes { input.inputState.editMenu.menu = nil }
      return true
    }
  }
}
