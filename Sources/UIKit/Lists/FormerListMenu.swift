import ControllerTree
import Foundation

/// The menu of old for an element of a list: the standard actions, and those of the menu controller, that the delegate can perform. Rules: LIST-39.
@MainActor enum FormerListMenu {
  private static let standard = [("Cut", "cut:"), ("Copy", "copy:"), ("Paste", "paste:")]

  /// - Parameters:
  ///   - canPerform: Whether the delegate can perform an action.
  ///   - perform: Lets the delegate perform it.
  /// - Returns: `nil` without actions.
  static func configuration(
    canPerform: (Selector) -> Bool, perform: @escaping (Selector) -> Void
  ) -> UIContextMenuConfiguration? {
    var items: [(title: String, action: Selector)] = []
    for (title, name) in standard { items.append((title, Selector(name))) }
    for item in UIMenuController.shared.menuItems ?? [] { items.append((item.title, item.action)) }
    var actions: [UIAction] = []
    for item in items where canPerform(item.action) {
      actions.append(UIAction(title: item.title) { _ in perform(item.action) })
    }
    guard !actions.isEmpty else { return nil }
    return UIContextMenuConfiguration(actionProvider: { _ in UIMenu(children: actions) })
  }
}
