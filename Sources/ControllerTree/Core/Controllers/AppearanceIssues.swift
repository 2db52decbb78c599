import Foundation

extension HierarchyIssue.Kind {
  /// An appearance callback was called by hand.
  public static let directAppearanceCall = Self(
    "directAppearanceCall", .notice, rule: "MIS-20",
    advice: "Use beginAppearanceTransition and endAppearanceTransition.",
    uikitText: "[ViewController] Calling -viewWillAppear: directly on a view controller is not supported, and may "
      + "result in out-of-order callbacks and other inconsistent behavior. Use the "
      + "-beginAppearanceTransition:animated: and -endAppearanceTransition APIs on UIViewController to manually "
      + "drive appearance callbacks instead. Make a symbolic breakpoint at "
      + "UIViewControllerAlertForAppearanceCallbackMisuse to catch this in the debugger. View controller: <C>")
  /// A begin or an end of an appearance transition has no counterpart.
  public static let unbalancedAppearance = Self(
    "unbalancedAppearance", .error, rule: "MIS-21", advice: "Give every begin exactly one end.",
    uikitText: "Unbalanced calls to begin/end appearance transitions for <C>.")
}

extension HierarchyIssue {
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
