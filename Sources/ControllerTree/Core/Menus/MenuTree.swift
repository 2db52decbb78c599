import Foundation

/// The builder that the library hands out: a menu, which each call replaces by a changed one (ACT-52).
@MainActor final class MenuTree: UIMenuBuilder {
  private typealias Search = (UIMenuElement) -> Bool

  let system: UIMenuSystem
  private(set) var root: UIMenu

  init(_ system: UIMenuSystem, _ root: UIMenu) { (self.system, self.root) = (system, root) }

  // MARK: Elements

  func menu(for identifier: UIMenu.Identifier) -> UIMenu? {
    guard identifier != root.identifier else { return root.replacingChildren(root.children) }
    return (walk(to: Self.isMenu(identifier))?.found as? UIMenu).map { $0.replacingChildren($0.children) }
  }
  func action(for identifier: UIAction.Identifier) -> UIAction? {
    walk(to: Self.isAction(identifier))?.found as? UIAction
  }
  func command(for action: Selector, propertyList: Any?) -> UICommand? {
    walk(to: Self.isCommand(action, propertyList))?.found as? UICommand
  }

  private static func isMenu(_ identifier: UIMenu.Identifier) -> Search {
    { ($0 as? UIMenu)?.identifier == identifier }
  }
  private static func isAction(_ identifier: UIAction.Identifier) -> Search {
    { ($0 as? UIAction)?.identifier == identifier }
  }
  private static func isCommand(_ action: Selector, _ propertyList: Any?) -> Search {
    { element in
      guard let command = element as? UICommand, command.action == action else { return false }
      guard let propertyList else { return true }
      guard let own = command.propertyList as? AnyHashable, let other = propertyList as? AnyHashable else {
        return false
      }
      return own == other
    }
  }

  private func walk(to isMeant: Search) -> (walk: MenuWalk, found: UIMenuElement)? {
    var walk = MenuWalk(root)
    while let element = walk.next() { if isMeant(element) { return (walk, element) } }
    return nil
  }

  // MARK: Changes

  /// Puts what `change` makes of an element in its place.
  private func change(_ isMeant: Search, _ change: (UIMenuElement) -> [UIMenuElement]) {
    guard let (walk, found) = walk(to: isMeant), let changed = walk.replacing(with: change(found)) else { return }
    root = changed
  }

  func replaceChildren(
    ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement]
  ) {
    guard parentIdentifier != root.identifier else {
      root = root.replacingChildren(childrenBlock(root.children))
      return
    }
    change(Self.isMenu(parentIdentifier)) { element in
      (element as? UIMenu).map { [$0.replacingChildren(childrenBlock($0.children))] } ?? [element]
    }
  }

  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu) {
    replace(menu: replacedIdentifier, with: [replacementMenu])
  }
  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementElements: [UIMenuElement]) {
    change(Self.isMenu(replacedIdentifier)) { _ in replacementElements }
  }
  func replace(action replacedIdentifier: UIAction.Identifier, with replacementElements: [UIMenuElement]) {
    change(Self.isAction(replacedIdentifier)) { _ in replacementElements }
  }
  func replace(command replacedAction: Selector, propertyList: Any?, with replacementElements: [UIMenuElement]) {
    change(Self.isCommand(replacedAction, propertyList)) { _ in replacementElements }
  }

  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier) {
    insertElements([siblingMenu], beforeMenu: siblingIdentifier)
  }
  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier) {
    insertElements([siblingMenu], afterMenu: siblingIdentifier)
  }
  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier) {
    insertElements([childMenu], atStartOfMenu: parentIdentifier)
  }
  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier) {
    insertElements([childMenu], atEndOfMenu: parentIdentifier)
  }
  func insertElements(_ insertedElements: [UIMenuElement], beforeMenu siblingIdentifier: UIMenu.Identifier) {
    change(Self.isMenu(siblingIdentifier)) { insertedElements + [$0] }
  }
  func insertElements(_ insertedElements: [UIMenuElement], afterMenu siblingIdentifier: UIMenu.Identifier) {
    change(Self.isMenu(siblingIdentifier)) { [$0] + insertedElements }
  }
  func insertElements(_ insertedElements: [UIMenuElement], beforeAction siblingIdentifier: UIAction.Identifier) {
    change(Self.isAction(siblingIdentifier)) { insertedElements + [$0] }
  }
  func insertElements(_ insertedElements: [UIMenuElement], afterAction siblingIdentifier: UIAction.Identifier) {
    change(Self.isAction(siblingIdentifier)) { [$0] + insertedElements }
  }
  func insertElements(_ insertedElements: [UIMenuElement], beforeCommand siblingAction: Selector, propertyList: Any?) {
    change(Self.isCommand(siblingAction, propertyList)) { insertedElements + [$0] }
  }
  func insertElements(_ insertedElements: [UIMenuElement], afterCommand siblingAction: Selector, propertyList: Any?) {
    change(Self.isCommand(siblingAction, propertyList)) { [$0] + insertedElements }
  }
  func insertElements(_ childElements: [UIMenuElement], atStartOfMenu parentIdentifier: UIMenu.Identifier) {
    replaceChildren(ofMenu: parentIdentifier) { childElements + $0 }
  }
  func insertElements(_ childElements: [UIMenuElement], atEndOfMenu parentIdentifier: UIMenu.Identifier) {
    replaceChildren(ofMenu: parentIdentifier) { $0 + childElements }
  }

  func remove(menu removedIdentifier: UIMenu.Identifier) { change(Self.isMenu(removedIdentifier)) { _ in [] } }
  func remove(action removedIdentifier: UIAction.Identifier) { change(Self.isAction(removedIdentifier)) { _ in [] } }
  func remove(command removedAction: Selector, propertyList: Any?) {
    change(Self.isCommand(removedAction, propertyList)) { _ in [] }
  }
}
