import ControllerTree
import Foundation

extension UITabBar {
  @MainActor private final class Choices: KeptBeside {
    var positioning = UITabBar.ItemPositioning.automatic
    var style = UIBarStyle.default
    var customizable: [UITabBarItem]?
  }

  /// How the tabs are spread. Nothing is drawn.
  public var itemPositioning: UITabBar.ItemPositioning {
    get { Choices.of(self)?.positioning ?? .automatic }
    set { Choices.made(for: self).positioning = newValue }
  }
  /// The look of the bar. Nothing is drawn.
  public var barStyle: UIBarStyle {
    get { Choices.of(self)?.style ?? .default }
    set { Choices.made(for: self).style = newValue }
  }

  /// Whether a person changes which tabs there are. Rules: TAB-60.
  public var isCustomizing: Bool { Choices.of(self)?.customizable != nil }

  /// Lets a person choose tabs: the delegate is told; ``endCustomizing(animated:)`` ends it. Rules: TAB-60.
  public func beginCustomizingItems(_ items: [UITabBarItem]) {
    guard !isCustomizing else { return }
    delegate?.tabBar(self, willBeginCustomizing: items)
    Choices.made(for: self).customizable = items
    delegate?.tabBar(self, didBeginCustomizing: items)
  }

  /// Ends ``beginCustomizingItems(_:)``; the delegate is told that the tabs are the same, as there is no act that changes them.
  /// Rules: TAB-60.
  /// - Returns: Whether a person was choosing tabs.
  @discardableResult
  public func endCustomizing(animated: Bool) -> Bool {
    guard let choices = Choices.of(self), let items = choices.customizable else { return false }
    delegate?.tabBar(self, willEndCustomizing: items, changed: false)
    choices.customizable = nil
    delegate?.tabBar(self, didEndCustomizing: items, changed: false)
    return true
  }
}
