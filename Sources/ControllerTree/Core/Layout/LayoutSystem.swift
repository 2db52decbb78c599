import ConstraintSolver
import Foundation

/// The constraints of a tree of views, or of a part of one, as the linear system of one solver.
///
///     view, guide          four variables, made when a constraint needs them: the alignment rectangle, in the superview's coordinates
///     NSLayoutConstraint   one constraint of the solver; positions are measured in the view on which it is installed
///     frame and mask       a required constraint for each variable of a view that translates them (AL-15)
///     size of the content  up to four preferred constraints of a view that does not (AL-16)
///     sides                a required constraint for each side of such a view: it is at least 0 (AL-26)
///
/// A system belongs to the engine of a tree, or is made for one question (see ``init(fitting:)``). It retains no view.
@MainActor final class LayoutSystem {
  /// The origin of a constraint in the solver.
  enum Origin {
    case constraint(NSLayoutConstraint)
    /// The frame and the mask of a view.
    case place(LayoutItem, LayoutComponent)
    /// The size of a view's content.
    case content(LayoutItem, NSLayoutConstraint.Axis)
    /// That a side of a view is not negative.
    case side(LayoutItem, LayoutComponent)
  }

  /// A constraint of the user in the solver.
  struct Record {
    let constraint: NSLayoutConstraint
    var id: Constraint.ID
    var terms: [Term]
    var constant: Double
    /// The views whose margins, guides, baselines or bounds went into the constant.
    var inputs: [ObjectIdentifier]
    /// Whether the constraint contradicts others and holds only as far as they permit (AL-21).
    var isBroken = false
  }

  @exclusivity(unchecked) var solver = Solver()
  /// The topmost view.
  let root: ViewReference
  /// Whether the size of the topmost view follows from the constraints, as a fitting size does.
  let isRootFree: Bool
  @exclusivity(unchecked) private(set) var items: [ObjectIdentifier: LayoutItem] = [:]
  @exclusivity(unchecked) private(set) var owners: [Variable: LayoutItem] = [:]
  @exclusivity(unchecked) var records: [ObjectIdentifier: Record] = [:]
  @exclusivity(unchecked) var origins: [Constraint.ID: Origin] = [:]
  /// The constraints whose constants depend on a view's margins, guides, baselines or bounds.
  @exclusivity(unchecked) private var users: [ObjectIdentifier: [NSLayoutConstraint]] = [:]
  /// The variables that wait for constraints from frames and masks.
  @exclusivity(unchecked) var unplaced: [(item: LayoutItem, component: LayoutComponent)] = []
  /// The constants that wait to be set together.
  @exclusivity(unchecked) var changes: [(id: Constraint.ID, constant: Double)] = []
  /// The inputs that the expression under construction has read.
  @exclusivity(unchecked) var noted: [ObjectIdentifier] = []
  /// The constraints that are broken.
  @exclusivity(unchecked) var broken: [ObjectIdentifier] = []
  /// The views whose contents are as high as their widths make them.
  @exclusivity(unchecked) var wrapping: [ObjectIdentifier: LayoutItem] = [:]
  /// The ambiguous variables that an exercise has moved, and their values before. Edits hold them at the one or the other value.
  var exercised: [(variable: Variable, value: Double)] = []
  /// Whether they are away from their values before.
  var isExercising = false

  init(root: UIView, isRootFree: Bool = false) {
    self.root = root.reference
    self.isRootFree = isRootFree
  }

  /// A system of the constraints inside `view`, whose own size they determine: the base of its fitting size.
  convenience init(fitting view: UIView) {
    self.init(root: view, isRootFree: true)
    _ = item(of: .view(view.reference))
    for constraint in Self.installed(inside: view) { add(constraint) }
    carryOut()
  }

  /// The constraints that are installed on `view` and on views inside it, in the order of activation.
  static func installed(inside view: UIView) -> [NSLayoutConstraint] {
    var found: [NSLayoutConstraint] = []
    var open = [view]
    while let view = open.popLast() {
      guard view.layoutState.holdsConstraints else { continue }
      found += view.rare?.layout?.installed ?? []
      open += view.orderedSubviews
    }
    return ActivationOrder.sorted(found)
  }

  // MARK: Variables

  /// The variable of a view or guide; `nil` if no constraint has needed it.
  func variable(_ component: LayoutComponent, of object: LayoutItemReference) -> Variable? {
    items[object.identity]?[component]
  }

  /// The value of a component as of the last solution; 0 without a variable, as nothing determines it.
  func value(_ component: LayoutComponent, of item: LayoutItem) -> Double {
    item[component].map { solver.value(of: $0) } ?? 0
  }

  func item(of reference: LayoutItemReference) -> LayoutItem {
    if let item = items[reference.identity] { return item }
    let item = LayoutItem(reference)
    items[reference.identity] = item
    if case .view(let viewReference) = reference, let view = viewReference.view { joined(item, view) }
    return item
  }

  /// The variable of a component, made if it is missing.
  func makeVariable(_ component: LayoutComponent, of item: LayoutItem) -> Variable {
    if let variable = item[component] { return variable }
    let variable = solver.makeVariable()
    item[component] = variable
    owners[variable] = item
    unplaced.append((item, component))
    return variable
  }

  /// A view has become part of the system. Masks of its subviews then refer to its size.
  private func joined(_ item: LayoutItem, _ view: UIView) {
    item.alignment = view.alignmentRectInsets
    updateContents(of: item, view)
    guard view.layoutState.holdsConstraints else { return }
    for subview in view.orderedSubviews {
      guard let reference = subview.rare?.reference, let inner = items[ObjectIdentifier(reference)] else { continue }
      replace(inner)
    }
  }

  /// Removes views and guides whose constraints have been removed.
  func forget(_ references: [LayoutItemReference]) {
    var forgotten: [LayoutItem] = []
    for reference in references {
      guard let item = items.removeValue(forKey: reference.identity) else { continue }
      wrapping[reference.identity] = nil
      removeSystemConstraints(of: item)
      forgotten.append(item)
    }
    if !exercised.isEmpty { endExercise() }
    // Masks refer to the sizes of superviews, so the variables go last.
    for item in forgotten {
      for component in LayoutComponent.allCases {
        guard let variable = item[component] else { continue }
        owners[variable] = nil
        try? solver.remove(variable)
      }
    }
  }

  // MARK: Constraints

  /// Adds an active constraint. Does nothing if it is in the system, or if its priority is 0.
  /// - Issues: `invalidConstraint` if it compares a horizontal place with a vertical one; it is left out.
  func add(_ constraint: NSLayoutConstraint) {
    if constraint.mixesAxes {
      return report(.invalidConstraint(constraint, .mixedAxes, constraint.sides?.first, constraint.sides?.second))
    }
    let key = ObjectIdentifier(constraint)
    guard records[key] == nil, constraint.priority.rawValue > 0, let made = solverConstraint(for: constraint) else {
      return
    }
    let inputs = noted
    // A new variable rests at the limit of its first row: frames come first, and the bounds of sides, which rest at 0 (AL-26).
    placeItems()
    guard let id = insert(made, origin: .constraint(constraint)) else { return }
    records[key] = Record(
      constraint: constraint, id: id, terms: made.terms, constant: made.constant, inputs: inputs,
      isBroken: broken.contains(key))
    for input in inputs { users[input, default: []].append(constraint) }
  }

  func remove(_ constraint: NSLayoutConstraint) {
    let key = ObjectIdentifier(constraint)
    guard let record = records.removeValue(forKey: key) else { return }
    broken.removeAll { $0 == key }
    changes.removeAll { $0.id == record.id }
    origins[record.id] = nil
    try? solver.remove(record.id)
    for input in record.inputs { users[input]?.removeAll { $0 === constraint } }
  }

  /// Brings a constraint up to date after a change of its constant, its priority, or an input.
  func update(_ constraint: NSLayoutConstraint) {
    let key = ObjectIdentifier(constraint)
    guard let record = records[key] else {
      // What is left out was reported when it came.
      if !constraint.mixesAxes { add(constraint) }
      return
    }
    guard let made = solverConstraint(for: constraint), constraint.priority.rawValue > 0, made.terms == record.terms
    else {
      remove(constraint)
      return add(constraint)
    }
    if made.constant != record.constant {
      records[key]?.constant = made.constant
      changes.append((record.id, made.constant))
    }
    changePriority(of: key, to: made.priority)
  }

  /// Brings the constraints up to date whose constants depend on a view's margins, guides, baselines or bounds.
  func inputsChanged(of view: UIView) {
    guard let reference = view.rare?.reference else { return }
    for constraint in users[ObjectIdentifier(reference)] ?? [] { update(constraint) }
  }

  /// Brings the constraints up to date that depend on how far a view's alignment rectangle lies inside its frame, if that has changed.
  /// - Returns: Whether it has.
  /// - Complexity: O(n) in the constraints of the system after a change, else O(1).
  func updateAlignment(of item: LayoutItem, _ view: UIView) -> Bool {
    let insets = view.alignmentRectInsets
    guard insets != item.alignment else { return false }
    item.alignment = insets
    var variables: Set<Variable> = []
    for component in LayoutComponent.allCases { if let variable = item[component] { variables.insert(variable) } }
    // The insets of a view count wherever a position is measured across it.
    var dependent = item.reference.involved
    for record in records.values where record.terms.contains(where: { variables.contains($0.variable) }) {
      dependent.append(record.constraint)
    }
    for constraint in ActivationOrder.sorted(dependent) { update(constraint) }
    replace(item)
    for subview in view.orderedSubviews {
      if let reference = subview.rare?.reference, let inner = items[ObjectIdentifier(reference)] { replace(inner) }
    }
    return true
  }

  /// The constraint of the solver for a constraint of the user, in the coordinates of the view on which it is installed; `nil` if
  /// an item is gone. Sets ``noted``.
  private func solverConstraint(for constraint: NSLayoutConstraint) -> Constraint? {
    noted = []
    guard let sides = constraint.sides, let holder = constraint.holder?.view else { return nil }
    let isMirrored = isMirrored(sides.first, sides.second, on: holder)
    guard var sum = expression(of: sides.first, and: sides.second, in: holder, isMirrored: isMirrored) else {
      return nil
    }
    if let second = sides.second {
      guard let other = expression(of: second, and: sides.first, in: holder, isMirrored: isMirrored) else { return nil }
      sum.add(other, times: -Double(constraint.factor))
    }
    sum = sum.merged
    return Constraint(
      sum.terms, Relation(constraint.comparison), Double(constraint.constant) - sum.constant,
      priority: Priority(constraint.priority.rawValue))
  }

  // MARK: Solving

  /// Carries out what waits and solves the system.
  /// - Returns: The views and guides whose places have changed.
  @discardableResult
  func carryOut() -> [LayoutItem] {
    placeItems()
    setWaitingConstants()
    restoreBroken()
    solver.solve()
    var changed = ChangedItems()
    changed.add(solver.changedVariables, owners)
    if !wrapping.isEmpty, wrapContents() {
      solver.solve()
      changed.add(solver.changedVariables, owners)
    }
    return changed.items
  }
}

/// The views and guides whose places a solution has changed, each once.
private struct ChangedItems {
  private(set) var items: [LayoutItem] = []
  private var seen: Set<ObjectIdentifier> = []

  @MainActor mutating func add(_ variables: some Sequence<Variable>, _ owners: [Variable: LayoutItem]) {
    for variable in variables {
      guard let item = owners[variable], seen.insert(item.reference.identity).inserted else { continue }
      items.append(item)
    }
  }
}

extension Relation {
  init(_ relation: NSLayoutConstraint.Relation) {
    self =
      switch relation {
      case .lessThanOrEqual: .lessThanOrEqual
      case .equal: .equal
      case .greaterThanOrEqual: .greaterThanOrEqual
      }
  }
}
