import Foundation

/// Changes the menus of a system. `buildMenu(with:)` gets one; an identifier or a command that is nowhere changes nothing.
/// Rules: ACT-50 to ACT-52.
@preconcurrency @MainActor
public protocol UIMenuBuilder {
  /// The system of which the menus are built.
  var system: UIMenuSystem { get }

  /// A copy of a menu; `nil` if there is none.
  func menu(for identifier: UIMenu.Identifier) -> UIMenu?
  /// An action; `nil` if there is none.
  func action(for identifier: UIAction.Identifier) -> UIAction?
  /// The first command with this action, and this property list unless that is `nil`; `nil` if there is none.
  func command(for action: Selector, propertyList: Any?) -> UICommand?

  /// Puts a menu in the place of another.
  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
  /// Puts elements in the place of a menu.
  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementElements: [UIMenuElement])
  /// Puts elements in the place of an action.
  func replace(action replacedIdentifier: UIAction.Identifier, with replacementElements: [UIMenuElement])
  /// Puts elements in the place of a command.
  func replace(command replacedAction: Selector, propertyList: Any?, with replacementElements: [UIMenuElement])
  /// Replaces the elements of a menu by those that the closure makes of them.
  func replaceChildren(
    ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement])

  /// Inserts a menu before another.
  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
  /// Inserts a menu after another.
  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
  /// Inserts a menu as the first element of another.
  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
  /// Inserts a menu as the last element of another.
  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
  /// Inserts elements before a menu.
  func insertElements(_ insertedElements: [UIMenuElement], beforeMenu siblingIdentifier: UIMenu.Identifier)
  /// Inserts elements after a menu.
  func insertElements(_ insertedElements: [UIMenuElement], afterMenu siblingIdentifier: UIMenu.Identifier)
  /// Inserts elements before an action.
  func insertElements(_ insertedElements: [UIMenuElement], beforeAction siblingIdentifier: UIAction.Identifier)
  /// Inserts elements after an action.
  func insertElements(_ insertedElements: [UIMenuElement], afterAction siblingIdentifier: UIAction.Identifier)
  /// Inserts elements before a command.
  func insertElements(_ insertedElements: [UIMenuElement], beforeCommand siblingAction: Selector, propertyList: Any?)
  /// Inserts elements after a command.
  func insertElements(_ insertedElements: [UIMenuElement], afterCommand siblingAction: Selector, propertyList: Any?)
  /// Inserts elements at the start of a menu.
  func insertElements(_ childElements: [UIMenuElement], atStartOfMenu parentIdentifier: UIMenu.Identifier)
  /// Inserts elements at the end of a menu.
  func insertElements(_ childElements: [UIMenuElement], atEndOfMenu parentIdentifier: UIMenu.Identifier)

  /// Removes a menu.
  func remove(menu removedIdentifier: UIMenu.Identifier)
  /// Removes an action.
  func remove(action removedIdentifier: UIAction.Identifier)
  /// Removes a command.
  func remove(command removedAction: Selector, propertyList: Any?)
}

extension UIMenuBuilder {
  /// The first command with this action; `nil` if there is none.
  public func command(for action: Selector) -> UICommand? { command(for: action, propertyList: nil) }
  /// Puts elements in the place of a command.
  public func replace(command replacedAction: Selector, with replacementElements: [UIMenuElement]) {
    replace(command: replacedAction, propertyList: nil, with: replacementElements)
  }
  /// Inserts elements before a command.
  public func insertElements(_ insertedElements: [UIMenuElement], beforeCommand siblingAction: Selector) {
    insertElements(insertedElements, beforeCommand: siblingAction, propertyList: nil)
  }
  /// Inserts elements after a command.
  public func insertElements(_ insertedElements: [UIMenuElement], afterCommand siblingAction: Selector) {
    insertElements(insertedElements, afterCommand: siblingAction, propertyList: nil)
  }
  /// Removes a command.
  public func remove(command removedAction: Selector) { remove(command: removedAction, propertyList: nil) }
}
