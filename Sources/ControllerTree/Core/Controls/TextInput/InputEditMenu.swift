import Foundation

/// Makes the edit menu of a text field or a text view. Rules: TEXT-61.
@MainActor package enum InputEditMenu {
  /// The menu that the delegate makes of the suggested actions, or these; `nil` if there is nothing in it.
  package static func make(
    for input: any EditedInput & UIView, _ ask: ([UIMenuElement]) -> UIMenu?
  ) -> OpenMenu? {
    let suggested = UIMenuSystem.suggestedElements(from: input)
    let made = ask(suggested) ?? UIMenu(children: suggested)
    return made.children.isEmpty ? nil : OpenMenu(made, from: input)
  }
}

extension UITextField {
  /// The edit menu that a person has opened; `nil` if none is open. Not in UIKit. Rules: TEXT-61.
  public final var openEditMenu: UIMenu? { editMenu?.shown }

  /// A person opens the edit menu of the selection, in one event. Editing begins if it has not; the delegate may change the menu. Not in
  /// UIKit.
  /// - Returns: Whether it opened: `false` if the field can't be edited, or nothing is possible.
  /// - Rules: TEXT-61, TURN-06.
  @discardableResult
  public final func showEditMenu() -> Bool {
    act("showEditMenu()") {
      guard becomeFirstResponder() else { return false }
      editMenu = InputEditMenu.make(for: self) {
        delegate?.textField(self, editMenuForCharactersIn: selection, suggestedActions: $0)
      }
      return editMenu != nil
    }
  }

  /// A person chooses an element of the open edit menu, in one event. Not in UIKit.
  /// - Returns: Whether the element could be chosen.
  /// - Rules: TEXT-61, TURN-06.
  @discardableResult
  public final func chooseFromEditMenu(_ element: UIMenuElement) -> Bool {
    act("chooseFromEditMenu(_:)") {
      guard let outcome = editMenu?.choose(element, sender: self, from: self) else { return false }
      if outcome == .closes { editMenu = nil }
      return true
    }
  }
}
