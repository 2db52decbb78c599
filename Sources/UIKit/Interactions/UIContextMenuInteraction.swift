import ControllerTree
import Foundation

/// A menu that a long press opens. A person's acts on it are ``open(at:)`` and ``choose(_:)``. Rules: ACT-02, ACT-03.
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// How the menu looks.
  public enum Appearance: Int, Hashable, Sendable {
    /// Not known, with a preview, without one.
    case unknown, rich, compact
  }

  /// Makes the menu. Not retained.
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  /// How the open menu looks.
  open var menuAppearance: Appearance { configuration == nil ? .unknown : .rich }
  /// Where the person pressed, in the view's coordinates.
  private var place = CGPoint.zero
  private var configuration: UIContextMenuConfiguration?
  private var menu: OpenMenu?
  /// The menu that is open; `nil` if none is. Rules: ACT-02.
  public final var openMenu: UIMenu? { menu?.shown }
  /// The view that is lifted with the open menu, as the delegate has it; `nil` for the interaction's own. Rules: ACT-08.
  public private(set) final var highlightPreview: UITargetedPreview?
  private var link = ViewLink()
  private let press = InteractionPress(for: .menu)
  /// What a press opens.
  private var offered: UIContextMenuConfiguration?

  /// Makes an interaction.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  /// The view.
  open var view: UIView? { link.view }
  /// The interaction is about to move. The base closes the menu.
  open func willMove(to view: UIView?) { dismissMenu() }
  /// The interaction has moved. The view gets a recognizer of long presses. Rules: TOUCH-53.
  open func didMove(to view: UIView?) {
    link.view = view
    press.view?.removeGestureRecognizer(press)
    press.condition = { [unowned self] in
      offered = configuration == nil ? offer(at: press.location(in: self.view)) : nil
      return offered != nil
    }
    press.removeHandlers()
    press.addHandler { [unowned self] _ in pressed() }
    view?.addGestureRecognizer(press)
  }

  private func pressed() {
    if press.state == .ended { menu?.fingerLifted(at: press.location(in: nil)) }
    guard press.state == .began, let view, let offered else { return }
    self.offered = nil
    _ = view.act("open(at:)") {
      present(offered, in: view)
      return true
    }
  }

  private func offer(at point: CGPoint) -> UIContextMenuConfiguration? {
    place = point
    return delegate?.contextMenuInteraction(self, configurationForMenuAtLocation: point)
  }

  /// The place of an element of the open menu, in points of the window; `nil` if it is not seen. Not in UIKit. Rules: TOUCH-53.
  @_disfavoredOverload
  public final func frame(of element: UIMenuElement) -> CGRect? { menu?.frame(of: element) }

  /// Where the person pressed, in a view's coordinates.
  open func location(in view: UIView?) -> CGPoint { self.view.map { $0.convert(place, to: view) } ?? place }

  /// A person presses on the view for long, in one event: the delegate makes a configuration, and its menu opens. Rules: ACT-02.
  /// - Parameter point: In the view's coordinates; `nil` for the middle.
  /// - Returns: Whether a menu opened: `false` if the view can't be touched, a menu is open, or there is none.
  @discardableResult
  open func open(at point: CGPoint? = nil) -> Bool {
    guard let view, configuration == nil, delegate != nil else { return false }
    return view.act("open(at:)") {
      let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
      guard let configuration = offer(at: point ?? middle) else { return false }
      present(configuration, in: view)
      return true
    }
  }

  private func present(_ configuration: UIContextMenuConfiguration, in view: UIView) {
    self.configuration = configuration
    menu = configuration.makeMenu(suggestedActions: UIMenuSystem.suggestedElements(from: view)).map {
      OpenMenu($0, from: view)
    }
    menu?.show(
      .list, at: view.convert(place, to: nil), in: view.window,
      MenuView.Actions(
        choose: { [weak self] in _ = self?.choose($0) }, dismiss: { [weak self] in self?.dismissMenu() }))
    highlightPreview = delegate?.contextMenuInteraction(
      self, configuration: configuration, highlightPreviewForItemWithIdentifier: configuration.identifier)
    delegate?.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: nil)
  }

  /// A person chooses an element of the open menu, in one event: it is performed, then the menu closes, unless the element
  /// keeps it open. Rules: ACT-03, ACT-54.
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

  /// A person chooses an element of the open menu by its title, in one event. Rules: ACT-03.
  /// - Returns: Whether an element with the title could be chosen.
  @discardableResult
  @_disfavoredOverload
  public final func choose(_ title: String) -> Bool {
    guard let element = openMenu?.element(titled: title) else { return false }
    return choose(element)
  }

  /// A person opens the preview above the menu, in one event. Rules: ACT-03.
  /// - Returns: Whether a menu was open.
  @discardableResult
  open func choosePreview() -> Bool {
    guard let view, let configuration else { return false }
    return view.act("choosePreview()") {
      let animator = MenuAnimator(configuration.makePreview())
      delegate?.contextMenuInteraction(self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
      dismissMenu()
      animator.runAtOnce()
      return true
    }
  }

  /// Closes the menu. Does nothing if none is open. Rules: ACT-03.
  open func dismissMenu() {
    guard let configuration else { return }
    self.configuration = nil
    menu?.close()
    (menu, highlightPreview) = (nil, nil)
    _ = delegate?.contextMenuInteraction(
      self, configuration: configuration, dismissalPreviewForItemWithIdentifier: configuration.identifier)
    delegate?.contextMenuInteraction(self, willEndFor: configuration, animator: nil)
  }

  /// Replaces the open menu by what `block` makes of it.
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) { menu?.update(from: view, block) }
}

/// Makes context menus, and is told about them. Clients implement it.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
  /// The menu for a press; `nil` for none. Rules: ACT-02.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
  /// The view that is lifted when the menu opens; `nil` for the interaction's own. Rules: ACT-08.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview?
  /// The view that is let down when the menu closes; `nil` for the interaction's own. Rules: ACT-08.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview?
  /// The view that is lifted when the menu opens, in the former form. Rules: ACT-08.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// The view that is let down when the menu closes, in the former form. Rules: ACT-08.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// The menu opens. Rules: ACT-02.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  /// The menu closes. Rules: ACT-03.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  /// A person opens the preview. Rules: ACT-03.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating)
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension UIContextMenuInteractionDelegate {
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? {
    contextMenuInteraction(interaction, previewForHighlightingMenuWithConfiguration: configuration)
  }
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? {
    contextMenuInteraction(interaction, previewForDismissingMenuWithConfiguration: configuration)
  }
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}
}

/// Animations beside a menu's own.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  /// The controller of the preview.
  var previewViewController: UIViewController? { get }
  /// Adds animations.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds code that runs when the animations have ended.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// How the preview of a menu opens.
public enum UIContextMenuInteractionCommitStyle: Int, Hashable, Sendable {
  /// The preview fades; it grows into the controller.
  case dismiss, pop
}

/// Animations with which the preview of a menu opens.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  /// How the preview opens.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// Runs animations and completions at once, when the menu has closed.
final class MenuAnimator: NSObject, CollectsAnimations, UIContextMenuInteractionCommitAnimating {
  let previewViewController: UIViewController?
  var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
  var added = AddedAnimations()

  init(_ preview: UIViewController?) { previewViewController = preview }
}

extension UIMenu {
  /// The first element with a title that a person can choose, in this menu or in one inside.
  final func element(titled title: String) -> UIMenuElement? {
    for child in children {
      if let menu = child as? UIMenu {
        if let found = menu.element(titled: title) { return found }
      } else if child.title == title, let leaf = child as? any UIMenuLeaf,
        leaf.attributes.isDisjoint(with: [.disabled, .hidden])
      {
        return child
      }
    }
    return nil
  }
}
