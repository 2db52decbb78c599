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
}

extension HierarchyIssue {
  @MainActor static func invalidConstraint(
    _ constraint: NSLayoutConstraint, _ flaw: ConstraintFlaw, _ first: LayoutSide? = nil, _ second: LayoutSide? = nil
  ) -> Self {
    var sides: [String] = []
    if let first { sides.append(ConstraintText.text(of: first)) }
    if let second { sides.append(ConstraintText.text(of: second)) }
    let subject = sides.isEmpty ? "A constraint" : "The constraint between \(sides.joined(separator: " and "))"
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
    ConstraintInstallation.forEachItem(of: constraint) { item in
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

  @MainActor private static func unableToActivate(_ constraint: NSLayoutConstraint) -> String? {
    guard let sides = constraint.sides else { return nil }
    let anchors = [sides.first, sides.second].compactMap { $0.map(ConstraintText.anchor) }.joined(separator: " and ")
    return
      "Unable to activate constraint with anchors \(anchors) because they have no common ancestor.  Does the constraint or its anchors reference items in different view hierarchies?  That's illegal."
  }
}
