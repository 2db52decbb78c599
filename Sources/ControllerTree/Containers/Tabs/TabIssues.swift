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

  @MainActor static func managedTabBar(_ bar: UITabBar, of tabs: UIViewController) -> Self {
    let (bar, tabs) = (bar.hierarchyName, tabs.hierarchyName)
    return Self(
      .managedBar, "The tabs of \(bar) belong to \(tabs) and can't be changed in the bar.", objects: [bar, tabs],
      rule: "M-TAB-06")
  }
}
