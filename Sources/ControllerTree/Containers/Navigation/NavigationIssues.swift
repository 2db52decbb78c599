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

  @MainActor static func managedBar(_ bar: UIView, of navigation: UINavigationController) -> Self {
    let (bar, navigation) = (bar.hierarchyName, navigation.hierarchyName)
    return Self(
      .managedBar, "\(bar) is the bar of \(navigation), which manages its contents.", objects: [bar, navigation])
  }

  @MainActor static func pushWaits(_ controller: UIViewController, _ navigation: UINavigationController) -> Self {
    let (controller, navigation) = (controller.hierarchyName, navigation.hierarchyName)
    return Self(
      .pushWaits,
      "The push of \(controller) on \(navigation) waits for the running transition; viewControllers does not have it yet.",
      objects: [navigation, controller])
  }
}
