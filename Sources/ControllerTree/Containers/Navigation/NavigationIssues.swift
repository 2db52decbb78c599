extension HierarchyIssue.Kind {
  /// The controller is on the stack already.
  public static let pushedTwice = Self(
    "pushedTwice", .error, rule: "M-NAV-01", advice: "Pop to the controller, or push another one.",
    uikitText: "Pushing the same view controller instance more than once is not supported (<B>)")
  /// A new stack names a controller twice.
  public static let duplicateOnStack = Self(
    "duplicateOnStack", .error, rule: "M-NAV-09", advice: "Name each controller once.")
  /// A navigation controller was put on a stack.
  public static let pushedNavigationController = Self(
    "pushedNavigationController", .error, rule: "M-NAV-02",
    advice: "Present it, or add it as a child of a content controller.",
    uikitText: "Pushing a navigation controller is not supported")
  /// The controller belongs to another parent or is presented.
  public static let childElsewhere = Self(
    "childElsewhere", .error, rule: "M-NAV-07", advice: "Remove the controller from its parent, or dismiss it, first.",
    uikitText: "child view controller:<B> should have parent view controller:<N> but actual parent is:<Q>")
  /// The controller is not on the stack.
  public static let notOnStack = Self(
    "notOnStack", .error, rule: "M-NAV-05", advice: "Name a controller that is in viewControllers.",
    uikitText: "Tried to pop to a view controller that doesn't exist.")
  /// A pop or a change of the stack came during a transition.
  public static let navigationInProgress = Self(
    "navigationInProgress", .error, rule: "M-NAV-11", advice: "Wait for the completion of the transition.",
    uikitText: "popViewControllerAnimated: called on <Class 0x…> while an existing transition or presentation is "
      + "occurring; the navigation stack will not be updated.")
  /// A push came during a transition and waits for its end.
  public static let pushWaits = Self(
    "pushWaits", .notice, rule: "M-NAV-06", advice: "Push in the completion of the transition's coordinator.",
    uikitText: "pushViewController:animated: called on <Class 0x…> while an existing transition or presentation is "
      + "occurring; the navigation stack will not be updated.")
  /// A tab bar controller was put on a stack.
  public static let pushedTabBarController = Self(
    "pushedTabBarController", .warning, rule: "M-NAV-03", advice: "Make the tab bar controller a root, or present it.")
}

extension HierarchyIssue {
  @MainActor static func pushedTwice(_ controller: UIViewController, _ navigation: UINavigationController) -> Self {
    let index = navigation.stack.controllers.firstIndex { $0 === controller } ?? 0
    let (controller, navigation) = (controller.hierarchyName, navigation.hierarchyName)
    return Self(
      .pushedTwice, "\(controller) is on the stack of \(navigation) already, at index \(index).",
      objects: [navigation, controller])
  }

  @MainActor static func duplicateOnStack(
    _ controller: UIViewController, _ navigation: UINavigationController
  ) -> Self {
    let (controller, navigation) = (controller.hierarchyName, navigation.hierarchyName)
    return Self(
      .duplicateOnStack, "\(controller) appears twice in the new stack of \(navigation).",
      objects: [navigation, controller])
  }

  @MainActor static func pushedNavigationController(
    _ controller: UIViewController, _ navigation: UINavigationController
  ) -> Self {
    let (controller, navigation) = (controller.hierarchyName, navigation.hierarchyName)
    return Self(
      .pushedNavigationController,
      "\(controller) is a navigation controller and can't be on the stack of \(navigation).",
      objects: [navigation, controller])
  }

  @MainActor static func pushedTabBarController(
    _ controller: UIViewController, _ navigation: UINavigationController
  ) -> Self {
    let (controller, navigation) = (controller.hierarchyName, navigation.hierarchyName)
    return Self(
      .pushedTabBarController, "\(controller) is a tab bar controller and was pushed on \(navigation).",
      objects: [navigation, controller])
  }

  @MainActor static func childElsewhere(
    _ controller: UIViewController, of other: UIViewController, _ navigation: UINavigationController
  ) -> Self {
    let (controller, other, navigation) = (controller.hierarchyName, other.hierarchyName, navigation.hierarchyName)
    return Self(
      .childElsewhere, "\(controller) belongs to \(other) and can't be on the stack of \(navigation).",
      objects: [navigation, controller, other])
  }

  @MainActor static func notOnStack(_ controller: UIViewController, _ navigation: UINavigationController) -> Self {
    let (controller, navigation) = (controller.hierarchyName, navigation.hierarchyName)
    return Self(
      .notOnStack, "\(controller) is not on the stack of \(navigation).", objects: [navigation, controller])
  }

  /// - Parameter call: The call as UIKit spells it.
  @MainActor static func navigationInProgress(_ navigation: UINavigationController, _ call: String) -> Self {
    Self(
      .navigationInProgress, "\(navigation.hierarchyName) is in a transition; the call had no effect.",
      objects: [navigation.hierarchyName],
      uikitText: "\(call) called on <Class 0x…> while an existing transition or presentation is occurring; the "
        + "navigation stack will not be updated.")
  }

  @MainActor static func pushWaits(_ controller: UIViewController, _ navigation: UINavigationController) -> Self {
    let (controller, navigation) = (controller.hierarchyName, navigation.hierarchyName)
    return Self(
      .pushWaits,
      "The push of \(controller) on \(navigation) waits for the running transition; viewControllers does not have it yet.",
      objects: [navigation, controller])
  }
}
