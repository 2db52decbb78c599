extension HierarchyIssue.Kind {
  /// The root of a window was added to a parent.
  public static let rootAsChild = Self(
    "rootAsChild", .error, rule: "MIS-12", advice: "Set the window's rootViewController to something else first.",
    uikitText: "adding a root view controller <R> as a child of view controller:<P>")
  /// A child was made the root of a window.
  public static let childAsRoot = Self(
    "childAsRoot", .error, rule: "MIS-13", advice: "Remove the controller from its parent first.",
    uikitText: "child view controller:<C> should have parent view controller:(null) but actual parent is:<P>")
  /// The root of one window was made the root of another.
  public static let rootMoved = Self(
    "rootMoved", .warning, rule: "MIS-14", advice: "Set the first window's rootViewController to nil yourself.")
  /// The view of a root was removed from its window.
  public static let rootViewRemoved = Self(
    "rootViewRemoved", .notice, rule: "MIS-31", advice: "Change rootViewController, or hide the window.")
}

extension HierarchyIssue {
  @MainActor static func rootAsChild(_ root: UIViewController, of window: UIWindow, in parent: UIViewController) -> Self
  {
    let (root, window, parent) = (root.hierarchyName, window.hierarchyName, parent.hierarchyName)
    return Self(
      .rootAsChild, "\(root) is the root of \(window) and can't become a child of \(parent).",
      objects: [parent, root, window])
  }

  @MainActor static func childAsRoot(
    _ child: UIViewController, parent: UIViewController, of window: UIWindow
  ) -> Self {
    let (child, parent, window) = (child.hierarchyName, parent.hierarchyName, window.hierarchyName)
    return Self(
      .childAsRoot, "\(child) is a child of \(parent) and can't be the root of \(window).",
      objects: [window, child, parent])
  }

  @MainActor static func rootMoved(_ root: UIViewController, from old: UIWindow, to new: UIWindow) -> Self {
    let (root, old, new) = (root.hierarchyName, old.hierarchyName, new.hierarchyName)
    return Self(
      .rootMoved, "\(root) was the root of \(old) and becomes the root of \(new); \(old) has no root now.",
      objects: [new, old, root])
  }

  @MainActor static func rootViewRemoved(_ root: UIViewController, from window: UIWindow) -> Self {
    let (root, window) = (root.hierarchyName, window.hierarchyName)
    return Self(
      .rootViewRemoved, "The view of \(root) was removed from \(window), but \(root) is still its root.",
      objects: [root, window])
  }
}
