import ControllerTree
import Foundation

/// Where an edit menu opens.
@preconcurrency @MainActor
open class UIEditMenuConfiguration: NSObject {
  /// Identifies what the menu is for.
  public final let identifier: any Hashable
  /// The place, in the view's coordinates.
  public final let sourcePoint: CGPoint
  /// Where the menu's arrow points. The library never reads it.
  open var preferredArrowDirection = UIEditMenuArrowDirection.automatic

  /// Makes a configuration.
  public init(identifier: (any Hashable)?, sourcePoint: CGPoint) {
    self.identifier = identifier ?? UUID()
    self.sourcePoint = sourcePoint
    super.init()
  }
}

/// Where an edit menu's arrow points.
public enum UIEditMenuArrowDirection: Int, Hashable, Sendable {
  /// As the place decides; up; down; left; right.
  case automatic, up, down, left, right
}

/// A menu with commands for what is selected in a view. Rules: ACT-04.
@preconcurrency @MainActor
open class UIEditMenuInteraction: NSObject, UIInteraction {
  /// Makes the menu. Not retained.
  open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
  private var link = ViewLink()
  private var configuration: UIEditMenuConfiguration?
  private var menu: OpenMenu?
  /// The menu that is open; `nil` if none is. Rules: ACT-04.
  public final var openMenu: UIMenu? { menu?.shown }

  /// Makes an interaction.
  public init(delegate: (any UIEditMenuInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// The view.
  open var view: UIView? { link.view }
  /// The interaction is about to move. The base closes the menu.
  open func willMove(to view: UIView?) { dismissMenu() }
  /// The interaction has moved.
  open func didMove(to view: UIView?) { link.view = view }

  /// Opens a menu, if the view is in a window and the delegate has one. An open one is closed first. Responders build what the
  /// delegate gets as suggested actions. Rules: ACT-04, ACT-51, ACT-78.
  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
    dismissMenu()
    guard let view, let window = view.window, let delegate, let menu = makeMenu(configuration, view) else { return }
    (self.configuration, self.menu) = (configuration, menu)
    let animator = EditMenuAnimator()
    delegate.editMenuInteraction(self, willPresentMenuFor: configuration, animator: animator)
    // The delegate may have closed it.
    if self.menu === menu { show(menu, configuration, in: window) }
    animator.run()
  }

  private func show(_ menu: OpenMenu, _ configuration: UIEditMenuConfiguration, in window: UIWindow) {
    self.menu = menu
    menu.show(
      .row, at: view?.convert(configuration.sourcePoint, to: nil) ?? .zero, in: window,
      MenuView.Actions(
        choose: { [weak self] in _ = self?.choose($0) }, dismiss: { [weak self] in self?.dismissMenu() }))
  }

  private func makeMenu(_ configuration: UIEditMenuConfiguration, _ view: UIView) -> OpenMenu? {
    let suggested = UIMenuSystem.suggestedElements(from: view)
    let menu = delegate?.editMenuInteraction(self, menuFor: configuration, suggestedActions: suggested)
    return menu.map { OpenMenu($0, from: view) }
  }

  /// Closes the menu. Does nothing if none is open. Rules: ACT-04, ACT-78.
  open func dismissMenu() {
    guard let configuration else { return }
    let menu = menu
    (self.configuration, self.menu) = (nil, nil)
    let animator = EditMenuAnimator()
    delegate?.editMenuInteraction(self, willDismissMenuFor: configuration, animator: animator)
    menu?.close()
    animator.run()
  }

  /// A person chooses an element of the open menu, in one event: it is performed, then the menu closes, unless the element keeps it
  /// open. Rules: ACT-04, ACT-54.
  /// - Returns: Whether the element could be chosen: `false` if it is not in the menu, hidden or disabled, or if no object can perform it.
  @discardableResult
  open func choose(_ element: UIMenuElement) -> Bool {
    guard let view, let menu else { return false }
    return view.act("choose(_:)") {
      guard let outcome = menu.choose(element, sender: self, from: view) else { return false }
      if outcome == .closes { dismissMenu() }
      return true
    }
  }

  /// The place of an element of the open menu, in points of the window; `nil` if it is not seen. Not in UIKit. Rules: TOUCH-53.
  @_disfavoredOverload
  public final func frame(of element: UIMenuElement) -> CGRect? { menu?.frame(of: element) }

  /// Asks the delegate for the menu anew.
  open func reloadVisibleMenu() {
    guard let configuration, let view, let window = view.window, let new = makeMenu(configuration, view) else { return }
    menu?.close()
    show(new, configuration, in: window)
  }
  /// The place of the menu, in a view's coordinates.
  open func location(in view: UIView?) -> CGPoint {
    guard let configuration else { return .zero }
    return self.view.map { $0.convert(configuration.sourcePoint, to: view) } ?? configuration.sourcePoint
  }
}

/// Makes edit menus, and is told about them. Clients implement it. Rules: ACT-04.
@preconcurrency @MainActor
public protocol UIEditMenuInteractionDelegate: NSObjectProtocol {
  /// The menu for a place; `nil` for none.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  /// The rectangle at which the menu points. Never called.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect
  /// The menu is about to open. Rules: ACT-78.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating)
  /// The menu is about to close. Rules: ACT-78.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating)
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension UIEditMenuInteractionDelegate {
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { suggestedActions.isEmpty ? nil : UIMenu(children: suggestedActions) }
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect { CGRect(origin: configuration.sourcePoint, size: .zero) }
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {}
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {}
}
