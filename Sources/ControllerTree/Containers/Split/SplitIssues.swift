extension HierarchyIssue.Kind {
  /// A split view controller was put on a stack or into a column.
  public static let pushedSplitViewController = Self(
    "pushedSplitViewController", .error, rule: "M-NAV-04",
    advice: "Make the split view controller a root, or present it.",
    uikitText: "Split View Controllers cannot be pushed to a Navigation Controller <S>")
  /// The style of the split view controller does not have this column.
  public static let missingColumn = Self(
    "missingColumn", .error, rule: "M-SPLIT-01",
    advice: "Name a column of the style; use viewControllers only in the classic one.")
  /// A controller would have two places.
  public static let duplicateColumn = Self(
    "duplicateColumn", .error, rule: "M-SPLIT-02", advice: "Remove the controller from its place first.")
  /// The secondary column was hidden.
  public static let secondaryHidden = Self(
    "secondaryHidden", .error, rule: "M-SPLIT-03", advice: "Hide a sidebar.")
}

extension HierarchyIssue {
  @MainActor static func missingColumn(
    _ column: UISplitViewController.Column, in split: UISplitViewController
  ) -> Self {
    let name = split.hierarchyName
    return Self(
      .missingColumn, "Column \(column) doesn't exist in style \(split.style.name) of \(name).", objects: [name])
  }

  /// `viewControllers` was set in a column style.
  @MainActor static func columnStyle(_ split: UISplitViewController) -> Self {
    let name = split.hierarchyName
    return Self(
      .missingColumn, "The columns of \(name), of style \(split.style.name), can't be set as viewControllers.",
      objects: [name])
  }

  @MainActor static func tooManyControllers(_ count: Int, in split: UISplitViewController) -> Self {
    let name = split.hierarchyName
    return Self(
      .missingColumn, "\(name) of style \(split.style.name) has two places for \(count) controllers.", objects: [name])
  }

  @MainActor static func secondaryHidden(in split: UISplitViewController) -> Self {
    let name = split.hierarchyName
    return Self(.secondaryHidden, "The secondary column of \(name) can't be hidden.", objects: [name])
  }

  @MainActor static func duplicateColumn(_ controller: UIViewController, in split: UISplitViewController) -> Self {
    let (controller, split) = (controller.hierarchyName, split.hierarchyName)
    return Self(
      .duplicateColumn, "\(controller) would have two places in \(split).", objects: [split, controller])
  }

  /// A split view controller can't be a column, because a column is a navigation stack.
  @MainActor static func splitViewAsColumn(
    _ controller: UIViewController, in split: UISplitViewController
  ) -> Self {
    let (controller, split) = (controller.hierarchyName, split.hierarchyName)
    return Self(
      .pushedSplitViewController, "\(controller) is a split view controller and can't be a column of \(split).",
      objects: [split, controller])
  }

  @MainActor static func pushedSplitViewController(
    _ controller: UIViewController, _ navigation: UINavigationController
  ) -> Self {
    let (controller, navigation) = (controller.hierarchyName, navigation.hierarchyName)
    return Self(
      .pushedSplitViewController,
      "\(controller) is a split view controller and can't be on the stack of \(navigation).",
      objects: [navigation, controller])
  }
}
