extension HierarchyIssue.Kind {
  /// A constraint can't be made, or can't get a value.
  public static let invalidConstraint = Self(
    "invalidConstraint", .error, rule: "AL-10",
    advice: "Compare attributes of one kind, with finite numbers, and give a location a second item.")
  /// The items of a constraint are not in one tree.
  public static let noCommonAncestorOfItems = Self(
    "noCommonAncestorOfItems", .error, rule: "AL-11",
    advice: "Add both views to one tree before you activate the constraint."
  )
  /// Required constraints contradict each other.
  public static let unsatisfiableConstraints = Self(
    "unsatisfiableConstraints", .warning, rule: "AL-21",
    advice: "Remove one of the constraints, or give it a priority below 1000.")
  /// A constraint has numbers that can't be computed with.
  public static let uncomputableConstraint = Self(
    "uncomputableConstraint", .error, rule: "AL-25",
    advice: "Use a multiplier from 0.000001 to 1,000,000 and a constant up to 1,000,000,000.")
  /// Updates of constraints cause each other without end.
  public static let constraintLoop = Self(
    "constraintLoop", .error, rule: "AL-24", advice: "Don't call setNeedsUpdateConstraints() in updateConstraints().")
}

extension HierarchyIssue {
  @MainActor static func invalidConstraint(
    _ constraint: NSLayoutConstraint, _ flaw: ConstraintFlaw, _ first: LayoutSide? = nil, _ second: LayoutSide? = nil
  ) -> Self {
    var sides: [String] = []
    if let first { sides.append(ConstraintText.text(of: first)) }
    if let second { sides.append(ConstraintText.text(of: second)) }
    let subject =
      switch sides.count {
      case 0: "A constraint"
      case 1: "The constraint of \(sides[0])"
      default: "The constraint between \(sides[0]) and \(sides[1])"
      }
    return Self(.invalidConstraint, "\(subject) \(flaw.text(first, second)).", uikitText: flaw.uikitText)
  }

  @MainActor static func releasedItem(_ constraint: NSLayoutConstraint) -> Self {
    Self(
      .noCommonAncestorOfItems,
      "The constraint \(ConstraintText.description(of: constraint)) names a view or guide that is released, or a guide without a view.",
      uikitText: unableToActivate(constraint))
  }

  @MainActor static func noCommonAncestorOfItems(_ constraint: NSLayoutConstraint, below view: UIView? = nil) -> Self {
    var objects: [ObjectName] = []
    for item in constraint.items {
      if let name = item.view?.hierarchyName, !objects.contains(name) { objects.append(name) }
    }
    let text = ConstraintText.description(of: constraint)
    guard let view else {
      return Self(
        .noCommonAncestorOfItems, "The constraint \(text) names views of different trees.", objects: objects,
        uikitText: unableToActivate(constraint))
    }
    return Self(
      .noCommonAncestorOfItems, "The constraint \(text) names a view that is not inside \(view.hierarchyName).",
      objects: objects + [view.hierarchyName],
      uikitText:
        "Unable to install constraint on view.  Does the constraint reference something from outside the subtree of the view?  That's illegal."
    )
  }

  /// - Parameters:
  ///   - conflict: The constraints that contradict each other, and no others.
  ///   - broken: The constraint that does not hold from now on.
  @MainActor static func unsatisfiableConstraints(
    _ conflict: [LayoutSystem.Origin], broken: NSLayoutConstraint?
  ) -> Self {
    var texts: [String] = []
    var objects: [ObjectName] = []
    for origin in conflict {
      texts.append(ConstraintText.text(of: origin))
      for name in ConstraintText.names(in: origin) where !objects.contains(name) { objects.append(name) }
    }
    let victim = broken.map { ConstraintText.description(of: $0) } ?? "the last of them"
    let lines = texts.map { "    \"\($0)\"" }.joined(separator: ",\n")
    return Self(
      .unsatisfiableConstraints,
      "These constraints contradict each other: \(texts.joined(separator: "; ")). Broken: \(victim).", objects: objects,
      uikitText:
        "Unable to simultaneously satisfy constraints.\n(\n\(lines)\n)\n\nWill attempt to recover by breaking constraint\n\(victim)"
    )
  }

  @MainActor static func uncomputable(_ origin: LayoutSystem.Origin) -> Self {
    Self(
      .uncomputableConstraint,
      "\(ConstraintText.text(of: origin)) has numbers that can't be computed with; it is left out.",
      objects: ConstraintText.names(in: origin),
      uikitText:
        "This NSLayoutConstraint is being configured with a constant that exceeds internal limits.  A smaller value will be substituted, but this problem should be fixed."
    )
  }

  /// - Parameter events: The last events, a line each.
  @MainActor static func constraintLoop(_ view: UIView, rounds: Int, last events: [String]) -> Self {
    let name = view.hierarchyName
    return Self(
      .constraintLoop,
      "The constraints of \(name) were updated \(rounds) times before one layout; the pass leaves it.\(said(last: events))",
      objects: [name])
  }

  @MainActor private static func unableToActivate(_ constraint: NSLayoutConstraint) -> String? {
    guard let sides = constraint.sides else { return nil }
    let anchors = [sides.first, sides.second].compactMap { $0.map(ConstraintText.anchor) }.joined(separator: " and ")
    return
      "Unable to activate constraint with anchors \(anchors) because they have no common ancestor.  Does the constraint or its anchors reference items in different view hierarchies?  That's illegal."
  }
}
