import ControllerTree
import Foundation

/// A command of a menu of old.
@preconcurrency @MainActor
open class UIMenuItem: NSObject {
  /// The title.
  open var title: String
  /// The action, which is sent to the first responder.
  open var action: Selector

  /// Makes a command.
  public init(title: String, action: Selector) {
    (self.title, self.action) = (title, action)
    super.init()
  }
}

/// The menu of old with commands for the first responder. ``choose(_:)`` is a person's act. Rules: ACT-06.
@preconcurrency @MainActor
open class UIMenuController: NSObject {
  /// The menu is about to be shown.
  nonisolated public static let willShowMenuNotification = Notification.Name("UIMenuControllerWillShowMenuNotification")
  /// The menu was shown.
  nonisolated public static let didShowMenuNotification = Notification.Name("UIMenuControllerDidShowMenuNotification")
  /// The menu is about to be hidden.
  nonisolated public static let willHideMenuNotification = Notification.Name("UIMenuControllerWillHideMenuNotification")
  /// The menu was hidden.
  nonisolated public static let didHideMenuNotification = Notification.Name("UIMenuControllerDidHideMenuNotification")

  /// The menu of the current stage.
  open class var shared: UIMenuController {
    Stage.current.part(UIMenuController.self) { UIMenuController() }
  }

  /// Where the arrow of the menu points.
  public enum ArrowDirection: Int, Hashable, Sendable {
    case `default`, up, down, left, right
  }

  /// Where the arrow of the menu points. The library never reads it.
  open var arrowDirection = ArrowDirection.default
  /// The commands beside the system's. The library never reads it.
  open var menuItems: [UIMenuItem]?
  /// Whether the menu is shown. Rules: ACT-06.
  open private(set) var isMenuVisible = false
  /// Where the menu points, in the window's coordinates.
  open private(set) var menuFrame = CGRect.zero
  private var responders: [UIResponder] = []

  /// Shows the menu for a rectangle of a view. Rules: ACT-06.
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
    menuFrame = targetView.convert(targetRect, to: nil)
    responders = [targetView]
    setVisible(true)
  }
  /// Hides the menu. Rules: ACT-06.
  open func hideMenu() { setVisible(false) }
  /// Hides the menu, if it is shown for the view.
  open func hideMenu(from targetView: UIView) { if responders.first === targetView { hideMenu() } }
  /// Sets where the menu points; the form of old.
  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
    menuFrame = targetView.convert(targetRect, to: nil)
    responders = [targetView]
  }
  /// Shows or hides the menu; the form of old. Rules: ACT-06.
  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) { setVisible(menuVisible) }
  /// Does nothing: the menu has no layout.
  open func update() {}

  private func setVisible(_ isVisible: Bool) {
    guard isVisible != isMenuVisible else { return }
    let names =
      isVisible
      ? (Self.willShowMenuNotification, Self.didShowMenuNotification)
      : (Self.willHideMenuNotification, Self.didHideMenuNotification)
    NotificationCenter.default.post(name: names.0, object: self)
    isMenuVisible = isVisible
    if !isVisible { responders = [] }
    NotificationCenter.default.post(name: names.1, object: self)
  }

  /// A person chooses a command, in one event: it is sent to the first responder, or from the view on; then the menu is hidden.
  /// Rules: ACT-06.
  /// - Returns: Whether an object has handled it: `false` if the menu is hidden.
  @discardableResult
  open func choose(_ item: UIMenuItem) -> Bool {
    guard isMenuVisible else { return false }
    return UpdateCycle.main.turn("choose(_:)") {
      let start = responders.first
      hideMenu()
      return UIApplication.shared.sendAction(item.action, to: nil, from: start ?? self, for: nil)
    }
  }
}
