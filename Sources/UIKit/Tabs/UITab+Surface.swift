import ControllerTree
import Foundation

@MainActor private final class TabChoices: KeptBeside {
  var placement = UITab.Placement.automatic
  var isHiddenByDefault = false
}

@MainActor private final class GroupChoices: KeptBeside {
  var allowsReordering = false
  var order: [String] = []
  var appearance = UITabGroup.SidebarAppearance.automatic
  var actions: [UIAction] = []
  weak var navigation: UINavigationController?
}

extension UITab {
  /// Where a tab can be in a bar that a person arranges.
  public enum Placement: Int, Hashable, Sendable {
    /// As its group decides; can be removed; is not there at first; can be moved; stays at the end; stays in front; only in the sidebar.
    case automatic, `default`, optional, movable, pinned, fixed, sidebarOnly
  }

  /// Where the tab can be. The library never reads it: nobody arranges bars.
  public var preferredPlacement: Placement {
    get { TabChoices.of(self)?.placement ?? .automatic }
    set { TabChoices.made(for: self).placement = newValue }
  }
  /// Whether the tab is hidden in a bar as it was at first. The library never reads it: nobody arranges bars.
  public var isHiddenByDefault: Bool {
    get { TabChoices.of(self)?.isHiddenByDefault ?? false }
    set { TabChoices.made(for: self).isHiddenByDefault = newValue }
  }
  /// Whether the tab is in the bar.
  public var hasVisiblePlacement: Bool { tabBarController != nil && !isHidden && preferredPlacement != .sidebarOnly }

  /// The outermost group around the tab that has a navigation controller; `nil` without one. Rules: VAL-80.
  /// - Complexity: O(depth).
  public var managingTabGroup: UITabGroup? {
    var (found, group) = (nil as UITabGroup?, parent)
    while let candidate = group {
      if candidate.managingNavigationController != nil { found = candidate }
      group = candidate.parent
    }
    return found
  }
}

extension UITabGroup {
  /// How a group looks in the sidebar.
  public enum SidebarAppearance: Int, Hashable, Sendable {
    /// As its place decides; tabs among the others; a section of its own; one row.
    case automatic, inline, rootSection
  }

  /// Whether a person can arrange the tabs in the group. The library never reads it: nobody arranges bars.
  public var allowsReordering: Bool {
    get { GroupChoices.of(self)?.allowsReordering ?? false }
    set { GroupChoices.made(for: self).allowsReordering = newValue }
  }
  /// How the group looks in the sidebar. The library never reads it.
  public var sidebarAppearance: SidebarAppearance {
    get { GroupChoices.of(self)?.appearance ?? .automatic }
    set { GroupChoices.made(for: self).appearance = newValue }
  }
  /// The actions below the group in the sidebar. The library never reads it.
  public var sidebarActions: [UIAction] {
    get { GroupChoices.of(self)?.actions ?? [] }
    set { GroupChoices.made(for: self).actions = newValue }
  }
  /// The navigation controller in which the group's controllers are stacked. Not retained; the library stacks none. Rules: VAL-80.
  public var managingNavigationController: UINavigationController? {
    get { GroupChoices.of(self)?.navigation }
    set { GroupChoices.made(for: self).navigation = newValue }
  }
  /// The identifiers of tabs in the order in which they are shown. Rules: VAL-80.
  public var displayOrderIdentifiers: [String] {
    get { GroupChoices.of(self)?.order ?? [] }
    set { GroupChoices.made(for: self).order = newValue }
  }
  /// The tabs in the order in which they are shown: those of ``displayOrderIdentifiers`` first. Rules: VAL-80.
  /// - Complexity: O(n²) in the tabs.
  public var displayOrder: [UITab] {
    let first = displayOrderIdentifiers.compactMap { name in children.first { $0.identifier == name } }
    return first + children.filter { child in !first.contains { $0 === child } }
  }
  /// The tab in the group, or in one of its groups, with an identifier; `nil` if there is none. Rules: VAL-80.
  public func tab(forIdentifier identifier: String) -> UITab? {
    for child in children {
      if child.identifier == identifier { return child }
      if let found = (child as? UITabGroup)?.tab(forIdentifier: identifier) { return found }
    }
    return nil
  }
}

/// A tab for searching. Rules: VAL-80.
@preconcurrency @MainActor
open class UISearchTab: UITab {
  /// Whether selecting the tab begins a search. The library never reads it.
  open var automaticallyActivatesSearch = false

  /// Makes a tab with the system's title and picture.
  public convenience init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
    self.init(
      title: "Search", image: UIImage(systemName: "magnifyingglass"), identifier: "UISearchTab",
      viewControllerProvider: viewControllerProvider)
  }
}

@MainActor private final class TabBarControllerChoices: KeptBeside {
  var customization: String?
  var compact: [String]?
  var sidebar: UITabBarController.Sidebar?
}

extension UITabBarController {
  /// The name under which a person's arrangement is kept. The library never reads it: nobody arranges bars.
  public var customizationIdentifier: String? {
    get { TabBarControllerChoices.of(self)?.customization }
    set { TabBarControllerChoices.made(for: self).customization = newValue }
  }
  /// The tabs in a bar of compact width; `nil` for all. The library never reads it.
  public var compactTabIdentifiers: [String]? {
    get { TabBarControllerChoices.of(self)?.compact }
    set { TabBarControllerChoices.made(for: self).compact = newValue }
  }
  /// The list of tabs beside the content. It is always the same object. Rules: VAL-81.
  public var sidebar: Sidebar {
    let choices = TabBarControllerChoices.made(for: self)
    if let made = choices.sidebar { return made }
    let made = Sidebar(of: self)
    choices.sidebar = made
    return made
  }
}

extension UIViewController {
  /// The tab whose controller this one is; `nil` for any other. Rules: VAL-80.
  /// - Complexity: O(n) in the tabs.
  public var tab: UITab? { tabBarController.flatMap { find(in: $0.tabs) } }

  private func find(in tabs: [UITab]) -> UITab? {
    for tab in tabs {
      if tab.viewController === self { return tab }
      if let group = tab as? UITabGroup, let found = find(in: group.children) { return found }
    }
    return nil
  }
}
