extension HierarchyIssue {
  @MainActor static func viewCycle(_ view: UIView, in target: UIView) -> Self {
    let (name, targetName) = (view.hierarchyName, target.hierarchyName)
    guard view !== target else {
      return Self(
        .viewCycle, "A view can't be its own subview: \(name).", objects: [name], rule: "MIS-01")
    }
    let path = path(from: view, to: target) { $0.links.superview }
    return Self(
      .viewCycle, "\(name) can't become a subview of \(targetName): it already contains \(targetName) (\(path)).",
      objects: [targetName, name])
  }

  /// `A › B › C`, all nodes named up to five, else `A › … › C`.
  /// - Parameter container: Returns the node one step up.
  @MainActor static func path<Node: UIResponder>(
    from node: Node, to descendant: Node, container: (Node) -> Node?
  ) -> String {
    var names: [String] = []
    var current: Node? = descendant
    while let member = current, member !== node, names.count < 5 {
      names.append("\(member.hierarchyName)")
      current = container(member)
    }
    if current !== node { names = [names[0], "…"] }
    return (["\(node.hierarchyName)"] + names.reversed()).joined(separator: " › ")
  }

  @MainActor static func windowAsSubview(_ window: UIView) -> Self {
    Self(
      .windowAsSubview,
      "\(window.hierarchyName) is a window; windows are shown with isHidden or makeKeyAndVisible(), not added to views.",
      objects: [window.hierarchyName])
  }

  /// - Parameter used: The nearest index, with which the call continued; `nil` if nothing was done.
  @MainActor static func indexOutOfRange(_ view: UIView, _ call: String, count: Int, used: Int?) -> Self {
    let effect = used.map { "inserted at \($0)" } ?? "nothing was done"
    return Self(
      .indexOutOfRange,
      "\(call) on \(view.hierarchyName) with \(count) \(count == 1 ? "subview" : "subviews"); \(effect).",
      objects: [view.hierarchyName], rule: used == nil ? "MIS-05" : nil)
  }

  /// - Parameter appended: The view that was added in front instead, or `nil` if nothing was done.
  @MainActor static func notASubview(_ sibling: UIView, of view: UIView, appended: UIView?) -> Self {
    let effect = appended.map { "\($0.hierarchyName) was added in front" } ?? "nothing was done"
    return Self(
      .notASubview, "\(sibling.hierarchyName) is not a subview of \(view.hierarchyName); \(effect).",
      objects: [view.hierarchyName, sibling.hierarchyName], rule: appended == nil ? "MIS-07" : nil)
  }

  @MainActor static func reentrantMove(_ view: UIView) -> Self {
    Self(
      .reentrantMove, "\(view.hierarchyName) is being moved; its own will… callbacks can't move it again.",
      objects: [view.hierarchyName])
  }

  /// - Parameter events: The last events, a line each.
  @MainActor static func layoutLoop(_ view: UIView, rounds: Int, last events: [String]) -> Self {
    let name = view.hierarchyName
    return Self(
      .layoutLoop,
      "\(name) was marked for layout again \(rounds) times in one pass; the pass was stopped.\(said(last: events))",
      objects: [name])
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

  /// - Parameter events: The last events, a line each.
  static func appearanceLoop(rounds: Int, last events: [String]) -> Self {
    Self(
      .appearanceLoop,
      "A turn still had work after \(rounds) rounds; the rest was discarded.\(said(last: events))")
  }

  /// - Parameter events: The last events, a line each.
  static func endlessAnimations(ended: Int, last events: [String]) -> Self {
    Self(.appearanceLoop, "settle() ended \(ended) animations, and the next one still runs.\(said(last: events))")
  }

  private static func said(last events: [String]) -> String {
    events.isEmpty ? "" : " Last: \(events.joined(separator: ", "))."
  }
}

extension HierarchyIssue {
  // MARK: Animating

  static func animatorOutOfState(_ call: StaticString, _ state: UIViewAnimatingState) -> Self {
    Self(.animatorOutOfState, "\(call) has no effect on a property animator that is \(state).", objects: [])
  }

  static func animatorReleased(_ state: UIViewAnimatingState) -> Self {
    let state = state == .active ? "was paused" : "was stopped but not finished"
    return Self(.animatorOutOfState, "A property animator that \(state) was released.", objects: [])
  }
}
