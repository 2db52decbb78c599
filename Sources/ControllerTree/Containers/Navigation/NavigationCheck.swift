/// Checks changes of a navigation controller's stack. Rules NAV-17, M-NAV-01 to M-NAV-09.
@MainActor struct NavigationCheck {
  private let navigation: UINavigationController

  init(_ navigation: UINavigationController) { self.navigation = navigation }

  /// Why `controller` can't be put on top of `stack`.
  func refusal(of controller: UIViewController, on stack: NavigationStack) -> HierarchyIssue? {
    if stack.contains(controller) { return .pushedTwice(controller, navigation) }
    return refusal(ofMember: controller)
  }

  /// Why `new` can't replace `stack`.
  func refusal(of new: [UIViewController], replacing stack: NavigationStack) -> HierarchyIssue? {
    var seen: Set<ObjectIdentifier> = []
    seen.reserveCapacity(new.count)
    for controller in new {
      if !seen.insert(ObjectIdentifier(controller)).inserted { return .duplicateOnStack(controller, navigation) }
    }
    for controller in new where !stack.contains(controller) {
      if let refusal = refusal(ofMember: controller) { return refusal }
    }
    return nil
  }

  private func refusal(ofMember controller: UIViewController) -> HierarchyIssue? {
    if controller is UISplitViewController { return .pushedSplitViewController(controller, navigation) }
    if navigation.mayTake(controller) { return nil }
    if controller is UINavigationController { return .pushedNavigationController(controller, navigation) }
    if let parent = controller.parent, parent !== navigation {
      return .childElsewhere(controller, of: parent, navigation)
    }
    if let presentation = controller.ownPresentation, !presentation.mayBeWrapped,
      let presenter = presentation.presenter
    {
      return .childElsewhere(controller, of: presenter, navigation)
    }
    return navigation.shown.refusalToAdd(controller)
  }

  /// Reports changes that are legal but rarely intended.
  func noteWarnings(about controller: UIViewController) {
    if controller is UITabBarController { navigation.report(.pushedTabBarController(controller, navigation)) }
  }
}
