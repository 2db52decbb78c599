import Foundation

/// The edit menu of a text field or a text view, once a person has opened it. Rules: TEXT-61.
@MainActor package struct InputEditMenu {
  private var menu: OpenMenu?

  package init() {}

  /// The menu; `nil` if none is open.
  package var shown: UIMenu? { menu?.shown }

  /// Opens the menu that the delegate makes of the suggested actions, or these.
  /// - Returns: Whether there is anything in it.
  package mutating func open(for input: any EditedInput & UIView, _ ask: ([UIMenuElement]) -> UIMenu?) -> Bool {
    let suggested = UIMenuSystem.suggestedElements(from: input)
    let made = ask(suggested) ?? UIMenu(children: suggested)
    guard !made.children.isEmpty else { return false }
    menu = OpenMenu(made, from: input)
    return true
  }

  /// Performs an element; the menu closes unless the element keeps it open.
  /// - Returns: `nil` if no menu is open, or the element can't be chosen; else whether the menu closes.
  package func choose(_ element: UIMenuElement, for input: any EditedInput & UIView) -> OpenMenu.Outcome? {
    menu?.choose(element, sender: input, from: input)
  }

  package mutating func close() { menu = nil }
}

extension UITextField {
  /// The edit menu that a person has opened; `nil` if none is open. Not in UIKit. Rules: TEXT-61.
  public final var openEditMenu: UIMenu? { editMenu.shown }

  /// A person opens the edit menu of the selection, in one event. Editing begins if it has not; the delegate may change the menu. Not in
  /// UIKit.
  /// - Returns: Whether it opened: `false` if the field can't be edited, or nothing is possible.
  /// - Rules: TEXT-61, TURN-06.
  @discardableResult
  public final func showEditMenu() -> Bool {
    act("showEditMenu()") {
      guard becomeFirstResponder() else { return false }
      return editMenu.open(for: self) {
        delegate?.textField(self, editMenuForCharactersIn: selection, suggestedActions: $0)
      }
    }
  }

  /// A person chooses an element of the open edit menu, in one event. Not in UIKit.
  /// - Returns: Whether the element could be chosen.
  /// - Rules: TEXT-61, TURN-06.
  @discardableResult
  public final func chooseFromEditMenu(_ element: UIMenuElement) -> Bool {
    act("chooseFromEditMenu(_:)") {
      guard let outcome = editMenu.choose(element, for: self) else { return false }
      if outcome == .closes { editMenu.close() }
      return true
    }
  }
}
