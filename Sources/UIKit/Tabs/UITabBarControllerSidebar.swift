import ControllerTree
import Foundation

extension UITabBarController {
  /// The list of tabs beside the content of a tab bar controller. Nothing is drawn: code sets what it shows, and a test asks for its items.
  /// Rules: VAL-81, VAL-82.
  @preconcurrency @MainActor
  open class Sidebar: NSObject {
    /// Where the sidebar is beside the content.
    public enum Layout: Int, Hashable, Sendable {
      /// As the system decides; above the content; beside it.
      case automatic, overlap, tile
    }
    /// The place to which a sidebar scrolls.
    public enum ScrollTarget {
      /// The header; the footer; a tab.
      case header, footer
      case tab(UITab)
    }

    private weak var controller: UITabBarController?
    private var items: [ObjectIdentifier: UITabSidebarItem] = [:]

    init(of controller: UITabBarController) {
      self.controller = controller
      super.init()
    }

    /// Chooses and follows the rows. Not retained. Rules: VAL-81, VAL-82.
    open weak var delegate: (any Delegate)?

    /// Whether the sidebar is hidden: yes at first. Setting it tells the delegate before. Rules: VAL-81.
    open var isHidden: Bool {
      get { hides }
      set {
        guard newValue != hides else { return }
        let animator = SidebarAnimator()
        if let controller {
          delegate?.tabBarController(controller, sidebarVisibilityWillChange: self, animator: animator)
        }
        hides = newValue
        animator.runAtOnce()
      }
    }
    private var hides = true

    /// Where the sidebar is beside the content. The library never reads it.
    open var preferredLayout = Layout.automatic
    /// Further items of the sidebar's menu. The library never reads it.
    open var navigationOverflowItems: UIDeferredMenuElement?
    /// The content above the rows. The library never reads it.
    open var headerContentConfiguration: (any UIContentConfiguration)?
    /// The content below the rows. The library never reads it.
    open var footerContentConfiguration: (any UIContentConfiguration)?
    /// The view at the lower end. The library never reads it.
    open var bottomBarView: UIView?

    /// Does nothing: there are no rows to scroll.
    open func scroll(to target: ScrollTarget, animated: Bool) {}

    /// The row of a tab, as the delegate chose it; made on first use. A test asks for it. Rules: VAL-82.
    open func item(for tab: UITab) -> UITabSidebarItem {
      if let made = items[ObjectIdentifier(tab)] { return made }
      let request = UITabSidebarItem.Request(content: .tab(tab))
      var item = UITabSidebarItem(request: request)
      if let controller, let chosen = delegate?.tabBarController(controller, sidebar: self, itemFor: request) {
        item = chosen
      }
      items[ObjectIdentifier(tab)] = item
      update(item)
      return item
    }

    /// Lets the delegate change the row of a tab again; does nothing before it was made. Rules: VAL-82.
    open func reconfigureItem(for tab: UITab) {
      if let item = items[ObjectIdentifier(tab)] { update(item) }
    }

    private func update(_ item: UITabSidebarItem) {
      if let controller { delegate?.tabBarController(controller, sidebar: self, updateItem: item) }
    }

    /// What runs beside a change of the sidebar.
    @preconcurrency @MainActor
    public protocol Animating: NSObjectProtocol {
      /// Adds changes, which run with the change.
      func addAnimations(_ animations: @escaping () -> Void)
      /// Adds code, which runs after it.
      func addCompletion(_ completion: @escaping () -> Void)
    }

    /// Chooses and follows the rows of a sidebar. Clients implement it. The library calls only the methods of VAL-81 and VAL-82: nobody
    /// touches a sidebar.
    @preconcurrency @MainActor
    public protocol Delegate: NSObjectProtocol {
      /// The sidebar is about to come or to go.
      func tabBarController(
        _ tabBarController: UITabBarController, sidebarVisibilityWillChange sidebar: UITabBarController.Sidebar,
        animator: any UITabBarController.Sidebar.Animating)
      /// Chooses the row of a tab.
      func tabBarController(
        _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
        itemFor request: UITabSidebarItem.Request
      ) -> UITabSidebarItem
      /// Changes a row.
      func tabBarController(
        _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, updateItem item: UITabSidebarItem)
      /// A row comes into view. The library never calls it.
      func tabBarController(
        _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, willBeginDisplaying tab: UITab)
      /// A row has left the view. The library never calls it.
      func tabBarController(
        _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, didEndDisplaying tab: UITab)
      /// The actions of a swipe to the right. The library never calls it.
      func tabBarController(
        _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
        leadingSwipeActionsConfigurationFor tab: UITab
      ) -> UISwipeActionsConfiguration?
      /// The actions of a swipe to the left. The library never calls it.
      func tabBarController(
        _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
        trailingSwipeActionsConfigurationFor tab: UITab
      ) -> UISwipeActionsConfiguration?
      /// The menu of a row. The library never calls it.
      func tabBarController(
        _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
        contextMenuConfigurationFor tab: UITab
      ) -> UIContextMenuConfiguration?
    }
  }
}

extension UITabBarController.Sidebar.Delegate {
  /// Does nothing.
  public func tabBarController(
    _ tabBarController: UITabBarController, sidebarVisibilityWillChange sidebar: UITabBarController.Sidebar,
    animator: any UITabBarController.Sidebar.Animating
  ) {}
  /// Returns the usual row.
  public func tabBarController(
    _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
    itemFor request: UITabSidebarItem.Request
  ) -> UITabSidebarItem { UITabSidebarItem(request: request) }
  /// Does nothing.
  public func tabBarController(
    _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, updateItem item: UITabSidebarItem
  ) {}
  /// Does nothing.
  public func tabBarController(
    _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, willBeginDisplaying tab: UITab
  ) {}
  /// Does nothing.
  public func tabBarController(
    _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, didEndDisplaying tab: UITab
  ) {}
  /// Returns `nil`.
  public func tabBarController(
    _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
    leadingSwipeActionsConfigurationFor tab: UITab
  ) -> UISwipeActionsConfiguration? { nil }
  /// Returns `nil`.
  public func tabBarController(
    _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
    trailingSwipeActionsConfigurationFor tab: UITab
  ) -> UISwipeActionsConfiguration? { nil }
  /// Returns `nil`.
  public func tabBarController(
    _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
    contextMenuConfigurationFor tab: UITab
  ) -> UIContextMenuConfiguration? { nil }
}

private final class SidebarAnimator: NSObject, CollectsAnimations, UITabBarController.Sidebar.Animating {
  var added = AddedAnimations()
}

/// A row of a sidebar. Nothing is drawn. Rules: VAL-82.
@preconcurrency @MainActor
open class UITabSidebarItem: NSObject {
  /// What a row stands for.
  public enum Content {
    /// A tab, or an action of a group.
    case tab(UITab)
    case action(UIAction)
  }

  /// A wish for a row.
  @preconcurrency @MainActor
  open class Request: NSObject {
    /// What the row stands for.
    public final let content: Content
    /// The tab; `nil` for an action.
    open var tab: UITab? { if case .tab(let tab) = content { tab } else { nil } }
    /// The action; `nil` for a tab.
    open var action: UIAction? { if case .action(let action) = content { action } else { nil } }

    init(content: Content) {
      self.content = content
      super.init()
    }
  }

  /// What the row stands for.
  public final let content: Content
  /// What the row shows: title, second line and picture of its tab at first.
  open var contentConfiguration: (any UIContentConfiguration)?
  /// The row's background. The library never reads it.
  open var backgroundConfiguration: UIBackgroundConfiguration?
  /// What the row has at its ends. The library never reads it.
  open var accessories: [UICellAccessory] = []

  /// Makes the usual row for a wish.
  public init(request: Request) {
    content = request.content
    super.init()
    contentConfiguration = defaultContentConfiguration()
  }

  /// The usual content. Rules: VAL-82.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    var configuration = UIListContentConfiguration.cell()
    switch content {
    case .tab(let tab):
      (configuration.text, configuration.secondaryText) = (tab.title, tab.subtitle)
      configuration.image = tab.image
    case .action(let action): (configuration.text, configuration.image) = (action.title, action.image)
    }
    return configuration
  }
  /// The usual background.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listSidebarCell() }
}
