extension HierarchyIssue.Kind {
  /// A view was added to itself, or to a view inside it.
  public static let viewCycle = Self(
    "viewCycle", .error, rule: "MIS-02", advice: "Add the view to a superview that is not inside it.",
    uikitText: "layer <L> is a part of cycle in its layer tree"
  )
  .or(.error, rule: "MIS-01", advice: "Add the view to another superview.", uikitText: "Can't add self as subview")
  /// A window was added to a view.
  public static let windowAsSubview = Self(
    "windowAsSubview", .error, rule: "MIS-03", advice: "Show a window with isHidden or makeKeyAndVisible().")
  /// A position among the subviews does not exist.
  public static let indexOutOfRange = Self(
    "indexOutOfRange", .warning, rule: "MIS-04", advice: "Use an index from 0 to subviews.count."
  )
  .or(.error, rule: "MIS-05", advice: "Use two indices of subviews.")
  /// The view named as a neighbour or member is not a subview.
  public static let notASubview = Self(
    "notASubview", .warning, rule: "MIS-06", advice: "Name a view that is in subviews."
  )
  .or(.error, rule: "MIS-07", advice: "Add the view first, or name one that is in subviews.")
  /// A view was moved from its own `will…` callback.
  public static let reentrantMove = Self(
    "reentrantMove", .error, rule: "MIS-35", advice: "Move the view from a did… callback, or after the call.")
  /// A view is marked for layout again and again in one pass.
  public static let layoutLoop = Self(
    "layoutLoop", .error, rule: "MIS-37",
    advice: "Don't mark a view for layout from its own layout without a condition.")
  /// An override does not call `super`.
  public static let superNotCalled = Self(
    "superNotCalled", .notice, rule: "MIS-29", advice: "Call super in the override.")
}

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
  /// The override of a responder's method.
  @MainActor static func superNotCalled(_ responder: UIResponder, _ method: StaticString) -> Self {
    let name = responder.hierarchyName
    return Self(.superNotCalled, "\(name).\(method) must call super.\(method).", objects: [name])
  }
}
