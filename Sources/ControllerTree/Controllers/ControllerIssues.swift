import Foundation

extension HierarchyIssue {
  // MARK: Windows

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

  // MARK: Loading

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

  @MainActor static func nibUnavailable(_ controller: UIViewController, _ name: String) -> Self {
    Self(
      .nibUnavailable,
      "There are no nib files, so \(controller.hierarchyName) got a plain view instead of \"\(name)\".",
      objects: [controller.hierarchyName])
  }

  // MARK: Containment

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

  // MARK: Appearance

  @MainActor static func directAppearanceCall(
    _ controller: UIViewController, _ kind: ControllerCallback.Kind
  ) -> Self {
    Self(
      .directAppearanceCall,
      "\(kind.method) was called by hand on \(controller.hierarchyName); its state did not change.",
      objects: [controller.hierarchyName], uikitText: uikitWords(on: kind))
  }

  /// UIKit names the method in its warning: `viewDidAppear(_:)` is `-viewDidAppear:` there.
  private static func uikitWords(on kind: ControllerCallback.Kind) -> String? {
    let selector = "\(kind.method)".replacingOccurrences(of: "(_:)", with: ":")
    return Kind.directAppearanceCall.entry().uikitText?.replacingOccurrences(of: "viewWillAppear:", with: selector)
  }

  @MainActor static func unbalancedBegin(_ controller: UIViewController, appearing: Bool) -> Self {
    let place = appearing ? "visible" : "off screen"
    return Self(
      .unbalancedAppearance,
      "beginAppearanceTransition(\(appearing)) on \(controller.hierarchyName), which is already \(place).",
      objects: [controller.hierarchyName])
  }

  @MainActor static func unbalancedEnd(_ controller: UIViewController) -> Self {
    Self(
      .unbalancedAppearance, "endAppearanceTransition() on \(controller.hierarchyName) without a begin.",
      objects: [controller.hierarchyName])
  }

  @MainActor static func unendedTransition(_ controller: UIViewController) -> Self {
    let name = controller.hierarchyName
    return Self(
      .unbalancedAppearance,
      "\(name) left the tree, but its transition has not ended: call endAppearanceTransition().",
      objects: [name])
  }

  @MainActor static func superNotCalled(_ controller: UIViewController, _ kind: ControllerCallback.Kind) -> Self {
    let method = kind.method
    return Self(
      .superNotCalled, "\(type(of: controller)).\(method) must call super.\(method).",
      objects: [controller.hierarchyName])
  }
}
