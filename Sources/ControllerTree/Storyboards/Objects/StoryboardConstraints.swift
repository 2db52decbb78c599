import StoryboardDocument

/// The constraints of a tree of views that was made from a file. Rule IB-13.
@MainActor enum StoryboardConstraints {
  /// Gets the constraints of each tree once, when all its views are made and before outlets are connected.
  ///
  /// The views keep them as values.
  static func install(_ constraints: [(owner: UIView, constraint: InterfaceConstraint)]) {
    for (owner, constraint) in constraints { owner.rareState.interfaceConstraints.append(constraint) }
  }

  /// Finds the views and guides of the constraints. A constraint with an item that was not made is left out: a check of the file
  /// has reported it, or the item belongs to a size class that is not installed.
  static func resolve(_ builder: ObjectBuilder) -> [(owner: UIView, constraint: InterfaceConstraint)] {
    var found: [(owner: UIView, constraint: InterfaceConstraint)] = []
    for (owner, constraint) in builder.constraints {
      func item(_ id: StoryboardDocument.ObjectID?) -> InterfaceConstraint.Item? {
        guard let id else { return .view(owner.reference) }
        if let guide = builder.guides[id] { return guide }
        return (builder.objects[id] as? UIView).map { .view($0.reference) }
      }
      guard let first = item(constraint.firstItem) else { continue }
      var second: InterfaceConstraint.Item?
      if constraint.secondAttribute != nil {
        second = item(constraint.secondItem)
        guard second != nil else { continue }
      }
      found.append((owner, InterfaceConstraint(first: first, second: second, description: constraint)))
    }
    return found
  }
}
