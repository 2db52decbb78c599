extension HierarchyIssue.Kind {
  /// The view of one controller was assigned to another.
  public static let viewOwnedByOtherController = Self(
    "viewOwnedByOtherController", .error, rule: "MIS-08", advice: "Set the other controller's view to nil first.",
    uikitText: "A view can only be associated with at most one view controller at a time! View <V> is associated with "
      + "<A>. Clear this association before associating this view with <B>.")
  /// A window was assigned as a controller's view.
  public static let windowAsView = Self(
    "windowAsView", .error, rule: "LOAD-19", advice: "Make the controller the window's rootViewController.")
  /// `loadView()` returned without a view.
  public static let loadViewSetNoView = Self(
    "loadViewSetNoView", .warning, rule: "MIS-26", advice: "Assign view in loadView().")
  /// `loadView()` read the view before it assigned one.
  public static let viewReadInLoadView = Self(
    "viewReadInLoadView", .warning, rule: "MIS-27", advice: "Assign view before you read it in loadView().")
  /// `viewDidLoad()` or `loadView()` was called by hand.
  public static let directLoadCall = Self(
    "directLoadCall", .notice, rule: "MIS-28", advice: "Call loadViewIfNeeded().")
  /// A controller names a xib that can't be found or used.
  public static let nibUnavailable = Self(
    "nibUnavailable", .warning, rule: "LOAD-11",
    advice: "List the xib as a resource of its target, or build the view in loadView().")
}

extension HierarchyIssue {
  @MainActor static func viewOwnedByOtherController(
    _ view: UIView, _ owner: any ViewOwner, _ controller: UIViewController
  ) -> Self {
    let (view, owner, controller) = (view.hierarchyName, owner.hierarchyName, controller.hierarchyName)
    return Self(
      .viewOwnedByOtherController, "\(view) is the view of \(owner) and can't become the view of \(controller).",
      objects: [controller, owner, view])
  }

  @MainActor static func windowAsView(_ window: UIWindow, _ controller: UIViewController) -> Self {
    let (window, controller) = (window.hierarchyName, controller.hierarchyName)
    return Self(
      .windowAsView, "\(window) is a window and can't become the view of \(controller).", objects: [controller, window])
  }

  @MainActor static func loadViewSetNoView(_ controller: UIViewController) -> Self {
    Self(
      .loadViewSetNoView,
      "\(controller.hierarchyName).loadView() returned without assigning view; a plain view was used.",
      objects: [controller.hierarchyName])
  }

  @MainActor static func viewReadInLoadView(_ controller: UIViewController) -> Self {
    Self(
      .viewReadInLoadView,
      "\(controller.hierarchyName).loadView() read view before it assigned one; a plain view was used.",
      objects: [controller.hierarchyName])
  }

  @MainActor static func directLoadCall(_ controller: UIViewController, _ kind: ControllerCallback.Kind) -> Self {
    Self(
      .directLoadCall, "\(kind.method) was called by hand on \(controller.hierarchyName).",
      objects: [controller.hierarchyName])
  }

  /// - Parameters:
  ///   - problem: Why the xib can't be used.
  ///   - uikitText: UIKit's message.
  @MainActor static func nibUnavailable(_ controller: UIViewController, _ problem: String, uikitText: String?) -> Self {
    Self(
      .nibUnavailable, "\(controller.hierarchyName) got a plain view: \(problem)", objects: [controller.hierarchyName],
      uikitText: uikitText)
  }
}
