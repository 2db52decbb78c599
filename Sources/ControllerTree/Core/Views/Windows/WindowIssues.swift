extension HierarchyIssue.Kind {
  /// A responder outside every window was made first responder.
  public static let notInWindow = Self(
    "notInWindow", .notice, rule: "MIS-34", advice: "Wait until the responder's view is in a window.")
  /// Nothing retains a visible window any more.
  public static let windowReleasedWhileVisible = Self(
    "windowReleasedWhileVisible", .notice, rule: "MIS-39",
    advice: "Keep a strong reference to the window, or hide it first.")
  /// `becomeKey()` or `resignKey()` was called by hand.
  public static let directKeyCall = Self(
    "directKeyCall", .notice, rule: "MIS-38", advice: "Call makeKey(); becomeKey() and resignKey() are called for you.")
}

extension HierarchyIssue {
  @MainActor static func windowReleasedWhileVisible(_ window: ObjectName) -> Self {
    Self(
      .windowReleasedWhileVisible, "\(window) was released while it was visible; its controllers got no callbacks.",
      objects: [window])
  }

  @MainActor static func directKeyCall(_ window: UIWindow, _ method: String) -> Self {
    Self(
      .directKeyCall, "\(method) was called by hand on \(window.hierarchyName); no window became or stopped being key.",
      objects: [window.hierarchyName])
  }

  @MainActor static func notInWindow(_ responder: UIResponder) -> Self {
    let name = responder.hierarchyName
    return Self(.notInWindow, "\(name) can't become first responder: it is in no window.", objects: [name])
  }
}
