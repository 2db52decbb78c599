/// Installs constraints on views and removes them. Rules: AL-01 to AL-03, AL-11.
///
///     activate    → the closest common ancestor of the items gets the constraint → the tree's engine solves it in the next layout
///     deactivate  → the view loses it → the engine forgets it
@MainActor enum ConstraintInstallation {
  private static var count = 0

  // MARK: Public calls

  static func activate(_ constraints: [NSLayoutConstraint], call: StaticString) {
    guard let view = firstView(of: constraints) else {
      for constraint in constraints { _ = target(of: constraint, call: call) }
      return
    }
    Stage.turn(call, view) {
      for constraint in constraints where !constraint.isActive {
        if let target = target(of: constraint, call: call) { install(constraint, on: target) }
      }
    }
  }

  static func deactivate(_ constraints: [NSLayoutConstraint]) {
    guard let view = constraints.first(where: { $0.isActive })?.holder?.view else { return }
    Stage.turn("NSLayoutConstraint.deactivate(_:)", view) {
      for constraint in constraints { uninstall(constraint) }
    }
  }

  /// Installs constraints on a view that the caller has chosen.
  static func add(_ constraints: [NSLayoutConstraint], to view: UIView, call: StaticString) {
    Stage.turn(call, view) {
      for constraint in constraints where constraint.holder?.view !== view {
        guard let ancestor = target(of: constraint, call: call) else { continue }
        guard ancestor.isDescendant(of: view) else {
          view.report(.noCommonAncestorOfItems(constraint, below: view))
          continue
        }
        uninstall(constraint)
        install(constraint, on: view)
      }
    }
  }

  static func remove(_ constraints: [NSLayoutConstraint], from view: UIView) {
    Stage.turn("removeConstraint(_:)", view) {
      for constraint in constraints where constraint.holder?.view === view { uninstall(constraint) }
    }
  }

  // MARK: The closest common ancestor

  /// The closest common ancestor of a constraint's items; `nil` if there is none, which is reported.
  private static func target(of constraint: NSLayoutConstraint, call: StaticString) -> UIView? {
    guard constraint.sides != nil else {
      constraint.report(.invalidConstraint(constraint, .noAttribute), by: call)
      return nil
    }
    var target: UIView?
    for item in constraint.items {
      guard let view = item.view else {
        constraint.report(.releasedItem(constraint), by: call)
        return nil
      }
      guard let known = target else {
        target = view
        continue
      }
      guard let common = commonAncestor(of: known, view) else {
        view.report(.noCommonAncestorOfItems(constraint), by: call)
        return nil
      }
      target = common
    }
    // A constraint for one view alone is installed on that view.
    return target
  }

  /// - Complexity: O(depth).
  static func commonAncestor(of one: UIView, _ other: UIView) -> UIView? {
    if one === other || other.links.superview === one { return one }
    if one.links.superview === other { return other }
    if let superview = one.links.superview, superview === other.links.superview { return superview }
    var ancestors: Set<ObjectIdentifier> = []
    var current: UIView? = one
    while let view = current {
      ancestors.insert(ObjectIdentifier(view))
      current = view.links.superview
    }
    current = other
    while let view = current {
      if ancestors.contains(ObjectIdentifier(view)) { return view }
      current = view.links.superview
    }
    return nil
  }

  private static func firstView(of constraints: [NSLayoutConstraint]) -> UIView? {
    for constraint in constraints where !constraint.isActive {
      if let view = constraint.items.first?.view { return view }
    }
    return nil
  }

  // MARK: Changes

  private static func install(_ constraint: NSLayoutConstraint, on view: UIView) {
    count += 1
    constraint.activation = count
    constraint.holder = view.reference
    view.viewLayout.installed.append(constraint)
    for item in constraint.items {
      item.involve(constraint)
      item.view?.noteConstraints()
    }
    LayoutEngine.added(constraint, on: view)
  }

  static func uninstall(_ constraint: NSLayoutConstraint) {
    guard let view = constraint.holder?.view else { return }
    constraint.holder = nil
    view.rare?.layout?.installed.removeActivated(constraint)
    for item in constraint.items { item.release(constraint) }
    LayoutEngine.removed(constraint, from: view)
  }
}

extension LayoutItemReference {
  /// The active constraints that name the item.
  @MainActor var involved: [NSLayoutConstraint] {
    switch self {
    case .view(let reference): reference.view?.rare?.layout?.involved ?? []
    case .guide(let reference): reference.guide?.involved ?? []
    }
  }

  @MainActor fileprivate func involve(_ constraint: NSLayoutConstraint) {
    switch self {
    case .view(let reference): reference.view?.viewLayout.involved.append(constraint)
    case .guide(let reference): reference.guide?.involved.append(constraint)
    }
  }

  @MainActor fileprivate func release(_ constraint: NSLayoutConstraint) {
    switch self {
    case .view(let reference): reference.view?.rare?.layout?.involved.removeActivated(constraint)
    case .guide(let reference): reference.guide?.involved.removeActivated(constraint)
    }
  }
}

extension [NSLayoutConstraint] {
  /// Removes a constraint from a list in the order of activation.
  /// - Complexity: O(log n) to find it, and a move of those behind it.
  @MainActor fileprivate mutating func removeActivated(_ constraint: NSLayoutConstraint) {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle].activation < constraint.activation { low = middle + 1 } else { high = middle }
    }
    if low < count, self[low] === constraint { remove(at: low) }
  }
}

extension UIView {
  /// Notes that the view, or a guide of it, is named by an active constraint, for the searches from above.
  final func noteConstraints() {
    var current: UIView? = self
    while let view = current, !view.layoutState.holdsConstraints {
      view.layoutState.holdsConstraints = true
      current = view.links.superview
    }
  }
}
