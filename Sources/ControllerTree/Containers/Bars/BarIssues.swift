extension HierarchyIssue.Kind {
  /// The contents of a container's own bar were changed in the bar.
  public static let managedBar = Self(
    "managedBar", .error, rule: "M-NAV-12",
    advice: "Change the navigation controller's stack, or its controllers' items.",
    uikitText: "Cannot call setItems:animated: directly on a UINavigationBar managed by a controller."
  )
  .or(
    .error, rule: "M-TAB-06", advice: "Set the controller's viewControllers or selectedIndex.",
    uikitText: "Directly modifying a tab bar managed by a tab bar controller is not allowed.")
}

extension HierarchyIssue {
  @MainActor static func managedBar(_ bar: UIView, of navigation: UIViewController) -> Self {
    let (bar, navigation) = (bar.hierarchyName, navigation.hierarchyName)
    return Self(
      .managedBar, "\(bar) is the bar of \(navigation), which manages its contents.", objects: [bar, navigation])
  }

  @MainActor static func managedTabBar(_ bar: UITabBar, of tabs: UIViewController) -> Self {
    let (bar, tabs) = (bar.hierarchyName, tabs.hierarchyName)
    return Self(
      .managedBar, "The tabs of \(bar) belong to \(tabs) and can't be changed in the bar.", objects: [bar, tabs],
      rule: "M-TAB-06")
  }
}
