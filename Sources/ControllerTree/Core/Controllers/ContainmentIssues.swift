extension HierarchyIssue.Kind {
  /// A controller was added to itself, or to a controller inside it.
  public static let containmentCycle = Self(
    "containmentCycle", .error, rule: "MIS-11", advice: "Add the controller to one that is not below it.")
  /// The view of a child was added outside the view of its parent.
  public static let actualParent = Self(
    "actualParent", .error, rule: "MIS-09",
    advice: "Call addChild(_:) on the controller whose view contains the child's view.",
    uikitText: "child view controller:<C> should have parent view controller:<X> but actual parent is:<P>")
  /// A child was added to a parent, but its view is inside the view of another controller.
  public static let requestedParent = Self(
    "requestedParent", .error, rule: "MIS-10", advice: "Remove the child's view before addChild(_:).",
    uikitText: "child view controller:<C> should have parent view controller:<X> but requested parent is:<P>")
  /// A child was added to its parent again.
  public static let alreadyChild = Self(
    "alreadyChild", .notice, rule: "CON-09", advice: "Call addChild(_:) once.")
  /// A presented controller was made a child or a root.
  public static let childIsPresented = Self(
    "childIsPresented", .error, rule: "M-PRES-16", advice: "Dismiss the controller first.")
  /// The controller is not a child of the receiver.
  public static let notAChild = Self(
    "notAChild", .error, rule: "MIS-36", advice: "Add the controller with addChild(_:) first.")
  /// A child was added without `didMove(toParent:)`.
  public static let didMoveMissing = Self(
    "didMoveMissing", .notice, rule: "MIS-15", advice: "Call didMove(toParent:) when the child is in place.")
  /// A child left without `willMove(toParent: nil)`.
  public static let willMoveMissing = Self(
    "willMoveMissing", .notice, rule: "MIS-16",
    advice: "Call willMove(toParent: nil) before the child's view is removed.")
  /// `willMove(toParent:)` was called before `addChild(_:)`.
  public static let redundantWillMove = Self(
    "redundantWillMove", .notice, rule: "MIS-18", advice: "Leave the call out; addChild(_:) makes it.")
  /// A child left, but its view is still inside the view of the parent.
  public static let viewLeftBehind = Self(
    "viewLeftBehind", .notice, rule: "MIS-17",
    advice: "Call removeFromSuperview() on the child's view before removeFromParent().")
  /// The view of a controller without a parent is on screen.
  public static let unparentedControllerView = Self(
    "unparentedControllerView", .notice, rule: "MIS-19",
    advice: "Call addChild(_:) on the controller whose view contains it.")
  /// A transition names controllers that are not both children of the receiver.
  public static let noCommonParent = Self(
    "noCommonParent", .error, rule: "MIS-23", advice: "Add both controllers to the receiver first.",
    uikitText: "Children view controllers <A> and <B> must have a common parent view controller when calling "
      + "-[UIViewController transitionFromViewController:toViewController:duration:options:animations:completion:]")
  /// A transition between children of a container that forwards appearance itself.
  public static let manualForwarding = Self(
    "manualForwarding", .error, rule: "MIS-24",
    advice: "Move the views and call begin- and endAppearanceTransition yourself.")
  /// In a transition the first child is off screen, or the second one on screen.
  public static let transitionViewsInPlace = Self(
    "transitionViewsInPlace", .warning, rule: "MIS-25",
    advice: "Start with the first view on screen and the second one off screen.",
    uikitText: "Unbalanced calls to begin/end appearance transitions for <C>.")
  /// A controller delegates a preference to one that was asked before.
  public static let delegationCycle = Self(
    "delegationCycle", .error, rule: "CON-25", advice: "Return nil, or a controller further down.")
}

extension HierarchyIssue {
  @MainActor static func containmentCycle(_ child: UIViewController, in parent: UIViewController) -> Self {
    let (name, parentName) = (child.hierarchyName, parent.hierarchyName)
    guard child !== parent else {
      return Self(.containmentCycle, "\(name) can't be a child of itself.", objects: [name])
    }
    let path = path(from: child, to: parent) { $0.links.parent ?? $0.ownPresentation?.presenter }
    return Self(
      .containmentCycle, "\(name) can't become a child of \(parentName): it already contains it (\(path)).",
      objects: [parentName, name])
  }

  /// The child's view is being added to a view that does not belong to its parent.
  @MainActor static func actualParent(
    _ child: UIViewController, host: (any ViewOwner)?, parent: UIViewController
  ) -> Self {
    let (child, parent) = (child.hierarchyName, parent.hierarchyName)
    let place = host.map { "\($0.hierarchyName)'s view" } ?? "a view that belongs to no controller"
    return Self(
      .actualParent, "\(child)'s view is being added to \(place), but the parent of \(child) is \(parent).",
      objects: [child, parent] + (host.map { [$0.hierarchyName] } ?? []))
  }

  @MainActor static func requestedParent(
    _ child: UIViewController, host: any ViewOwner, parent: UIViewController
  ) -> Self {
    let (child, host, parent) = (child.hierarchyName, host.hierarchyName, parent.hierarchyName)
    return Self(
      .requestedParent, "\(child)'s view is inside \(host)'s view, so \(child) can't become a child of \(parent).",
      objects: [parent, child, host])
  }

  @MainActor static func alreadyChild(_ child: UIViewController, of parent: UIViewController) -> Self {
    let (child, parent) = (child.hierarchyName, parent.hierarchyName)
    return Self(.alreadyChild, "\(child) is a child of \(parent) already.", objects: [parent, child])
  }

  @MainActor static func notAChild(_ child: UIViewController, of parent: UIViewController) -> Self {
    let (child, parent) = (child.hierarchyName, parent.hierarchyName)
    return Self(.notAChild, "\(child) is not a child of \(parent).", objects: [parent, child])
  }

  @MainActor static func didMoveMissing(_ child: UIViewController, in parent: UIViewController) -> Self {
    let (child, parent) = (child.hierarchyName, parent.hierarchyName)
    return Self(
      .didMoveMissing, "\(parent) added \(child) but never called didMove(toParent:) on it.", objects: [parent, child])
  }

  @MainActor static func willMoveMissing(_ child: UIViewController, from parent: UIViewController) -> Self {
    let (child, parent) = (child.hierarchyName, parent.hierarchyName)
    return Self(
      .willMoveMissing, "\(child) leaves \(parent), but did not get willMove(toParent: nil).",
      objects: [child, parent])
  }

  @MainActor static func redundantWillMove(_ child: UIViewController, to parent: UIViewController) -> Self {
    let (child, parent) = (child.hierarchyName, parent.hierarchyName)
    return Self(
      .redundantWillMove, "willMove(toParent:) was called by hand on \(child) for \(parent); addChild(_:) calls it.",
      objects: [child, parent])
  }

  @MainActor static func viewLeftBehind(_ child: UIViewController, in parent: UIViewController) -> Self {
    let (child, parent) = (child.hierarchyName, parent.hierarchyName)
    return Self(
      .viewLeftBehind, "\(child) left \(parent), but its view is still inside the view of \(parent).",
      objects: [child, parent])
  }

  @MainActor static func unparentedControllerView(_ controller: UIViewController) -> Self {
    Self(
      .unparentedControllerView,
      "The view of \(controller.hierarchyName) is on screen, but the controller has no parent to retain it.",
      objects: [controller.hierarchyName])
  }

  @MainActor static func noCommonParent(
    _ from: UIViewController, _ to: UIViewController, of parent: UIViewController
  ) -> Self {
    let (from, to, parent) = (from.hierarchyName, to.hierarchyName, parent.hierarchyName)
    return Self(
      .noCommonParent, "\(from) and \(to) must be two children of \(parent).", objects: [parent, from, to])
  }

  @MainActor static func manualForwarding(_ parent: UIViewController) -> Self {
    Self(
      .manualForwarding,
      "\(parent.hierarchyName) forwards appearance callbacks itself, so transition(from:to:…) can't send them.",
      objects: [parent.hierarchyName])
  }

  @MainActor static func transitionViewsInPlace(
    _ from: UIViewController, _ to: UIViewController, of parent: UIViewController
  ) -> Self {
    let (from, to, parent) = (from.hierarchyName, to.hierarchyName, parent.hierarchyName)
    return Self(
      .transitionViewsInPlace,
      "\(from) should be on screen and \(to) off screen when \(parent) exchanges them; "
        + "a controller already in place gets no callbacks.",
      objects: [parent, from, to])
  }

  @MainActor static func delegationCycle(_ controller: UIViewController, _ child: UIViewController) -> Self {
    let (controller, child) = (controller.hierarchyName, child.hierarchyName)
    return Self(
      .delegationCycle, "\(controller) returns \(child), which was visited before; the search ended there.",
      objects: [controller, child])
  }

  @MainActor static func childIsPresented(_ child: UIViewController, by presenter: UIViewController) -> Self {
    let (child, presenter) = (child.hierarchyName, presenter.hierarchyName)
    return Self(
      .childIsPresented, "\(child) is presented by \(presenter) and can't become a child.", objects: [child, presenter])
  }

  @MainActor static func rootIsPresented(
    _ root: UIViewController, by presenter: UIViewController, of window: UIWindow
  ) -> Self {
    let (root, presenter, window) = (root.hierarchyName, presenter.hierarchyName, window.hierarchyName)
    return Self(
      .childIsPresented, "\(root) is presented by \(presenter) and can't become the root of \(window).",
      objects: [root, presenter, window])
  }
}
