extension HierarchyIssue {
  @MainActor static func viewCycle(_ view: UIView, in target: UIView) -> Self {
    let (view, target) = (view.hierarchyName, target.hierarchyName)
    let message =
      view == target
      ? "A view can't be its own subview: \(view)."
      : "\(view) can't become a subview of \(target): it already contains \(target)."
    return Self(.viewCycle, message, objects: [target, view])
  }

  @MainActor static func windowAsSubview(_ window: UIView) -> Self {
    Self(
      .windowAsSubview,
      "\(window.hierarchyName) is a window; windows are shown with isHidden or makeKeyAndVisible(), not added to views.",
      objects: [window.hierarchyName])
  }

  /// - Parameter clamped: Whether the call went on with the nearest index.
  @MainActor static func indexOutOfRange(_ view: UIView, _ call: String, count: Int, clamped: Bool) -> Self {
    Self(
      .indexOutOfRange,
      "\(call) on \(view.hierarchyName) with \(count) subviews; \(clamped ? "the nearest place was used" : "nothing was done").",
      objects: [view.hierarchyName])
  }

  /// - Parameter appended: The view that was added in front instead, or `nil` if nothing was done.
  @MainActor static func notASubview(_ sibling: UIView, of view: UIView, appended: UIView?) -> Self {
    let effect = appended.map { "\($0.hierarchyName) was added in front" } ?? "nothing was done"
    return Self(
      .notASubview, "\(sibling.hierarchyName) is not a subview of \(view.hierarchyName); \(effect).",
      objects: [view.hierarchyName, sibling.hierarchyName])
  }

  @MainActor static func reentrantMove(_ view: UIView) -> Self {
    Self(
      .reentrantMove, "\(view.hierarchyName) is being moved; its own will… callbacks can't move it again.",
      objects: [view.hierarchyName])
  }

  @MainActor static func layoutLoop(_ view: UIView, rounds: Int) -> Self {
    Self(
      .layoutLoop,
      "\(view.hierarchyName) was marked for layout again \(rounds) times in one pass; the pass was stopped.",
      objects: [view.hierarchyName])
  }

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

  static func appearanceLoop(rounds: Int) -> Self {
    Self(.appearanceLoop, "A turn did not come to rest in \(rounds) rounds; what was left of it was dropped.")
  }
}
