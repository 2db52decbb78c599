extension HierarchyIssue.Kind {
  /// The selected index does not exist.
  public static let tabIndexOutOfRange = Self(
    "tabIndexOutOfRange", .error, rule: "M-TAB-01", advice: "Use an index of viewControllers.")
  /// The selected controller has no tab here.
  public static let foreignTab = Self(
    "foreignTab", .error, rule: "M-TAB-02", advice: "Name a controller that is in viewControllers.",
    uikitText: "-[UITabBarController setSelectedViewController:] only a view controller in the tab bar controller's "
      + "list of view controllers can be selected.")
  /// The selection was set to no tab.
  public static let noTabSelected = Self(
    "noTabSelected", .error, rule: "M-TAB-03", advice: "Select another tab, or set viewControllers.",
    uikitText: "-[UITabBarController setSelectedViewController:] only a view controller in the tab bar controller's "
      + "list of view controllers can be selected.")
  /// A controller was added as a child, but has no tab.
  public static let childWithoutTab = Self(
    "childWithoutTab", .warning, rule: "M-TAB-04", advice: "Use viewControllers to add a tab.")
  /// The new tabs name a controller twice.
  public static let duplicateTab = Self(
    "duplicateTab", .error, rule: "M-TAB-05", advice: "Name each controller once.")
}

extension HierarchyIssue {
  @MainActor static func tabIndexOutOfRange(_ index: Int, of count: Int, in tabs: UITabBarController) -> Self {
    let tabs = tabs.hierarchyName
    return Self(
      .tabIndexOutOfRange, "selectedIndex = \(index) on \(tabs), which has \(count) tabs; the selection stays.",
      objects: [tabs])
  }

  @MainActor static func foreignTab(_ controller: UIViewController, in tabs: UITabBarController) -> Self {
    let (controller, tabs) = (controller.hierarchyName, tabs.hierarchyName)
    return Self(
      .foreignTab, "\(controller) is not one of the controllers of \(tabs) and can't be selected.",
      objects: [tabs, controller])
  }

  @MainActor static func noTabSelected(in tabs: UITabBarController) -> Self {
    let tabs = tabs.hierarchyName
    return Self(.noTabSelected, "A tab of \(tabs) must be selected.", objects: [tabs])
  }

  @MainActor static func childWithoutTab(_ child: UIViewController, in tabs: UITabBarController) -> Self {
    let (child, tabs) = (child.hierarchyName, tabs.hierarchyName)
    return Self(
      .childWithoutTab, "\(child) became a child of \(tabs), but has no tab.", objects: [tabs, child])
  }

  @MainActor static func duplicateTab(_ controller: UIViewController, in tabs: UITabBarController) -> Self {
    let (controller, tabs) = (controller.hierarchyName, tabs.hierarchyName)
    return Self(
      .duplicateTab, "\(controller) appears twice in the new tabs of \(tabs).", objects: [tabs, controller])
  }
}
