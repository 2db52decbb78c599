import ConstraintSolver

/// Constraints that contradict each other: which one is broken, and the report. Rules: AL-21, AL-22.
extension LayoutSystem {
  /// The priority of a broken constraint: it holds as far as the required ones permit.
  private static let brokenPriority = Priority(Float(1000).nextDown)

  /// Adds a constraint to the solver. If required ones contradict it, one of them is broken and reported.
  /// - Returns: `nil` if the solver can't take the constraint, because of its numbers.
  func insert(_ constraint: Constraint, origin: Origin) -> Constraint.ID? {
    var constraint = constraint
    while true {
      do {
        let id = try solver.add(constraint)
        origins[id] = origin
        return id
      } catch SolverError.unsatisfiable(let conflict) {
        guard breakOne(of: conflict.constraints, and: origin) == nil else { continue }
        constraint.priority = Self.brokenPriority
      } catch {
        report(.uncomputable(origin))
        return nil
      }
    }
  }

  /// Sets the constants that wait, all together: in between they may contradict each other.
  func setWaitingConstants() {
    guard !changes.isEmpty else { return }
    let waiting = changes
    changes = []
    do {
      try solver.setConstants(waiting)
    } catch {
      for change in waiting { set(change.constant, of: change.id) }
    }
  }

  private func set(_ constant: Double, of id: Constraint.ID) {
    while true {
      do {
        return try solver.setConstant(constant, of: id)
      } catch SolverError.unsatisfiable(let conflict) {
        guard let origin = origins[id] else { return }
        let others = conflict.constraints.filter { $0 != id }
        if breakOne(of: others, and: origin) == nil { try? solver.setPriority(Self.brokenPriority, of: id) }
      } catch {
        if let origin = origins[id] { report(.uncomputable(origin)) }
        return
      }
    }
  }

  func changePriority(of key: ObjectIdentifier, to priority: Priority) {
    guard let record = records[key] else { return }
    if record.isBroken, priority.isRequired { return }
    setBroken(key, false)
    do {
      try solver.setPriority(priority, of: record.id)
    } catch SolverError.unsatisfiable(let conflict) {
      let others = conflict.constraints.filter { $0 != record.id }
      if breakOne(of: others, and: .constraint(record.constraint)) == nil {
        try? solver.setPriority(Self.brokenPriority, of: record.id)
      } else {
        changePriority(of: key, to: priority)
      }
    } catch {
      report(.uncomputable(.constraint(record.constraint)))
    }
  }

  /// Requires broken constraints again that no longer contradict others.
  func restoreBroken() {
    for key in broken {
      guard let record = records[key] else { continue }
      if (try? solver.setPriority(.required, of: record.id)) != nil { setBroken(key, false) }
    }
  }

  private func setBroken(_ key: ObjectIdentifier, _ isBroken: Bool) {
    records[key]?.isBroken = isBroken
    if !isBroken {
      broken.removeAll { $0 == key }
    } else if !broken.contains(key) {
      broken.append(key)
    }
  }

  // MARK: Breaking

  /// Breaks one of the constraints that contradict each other, and reports all of them: the user's that was activated last.
  /// - Parameters:
  ///   - others: Constraints in the solver.
  ///   - newest: The constraint that the solver has refused.
  /// - Returns: The constraint that was broken; `nil` if it is `newest`.
  private func breakOne(of others: [Constraint.ID], and newest: Origin) -> Constraint.ID? {
    let origins = others.compactMap { id in self.origins[id].map { (id: id, origin: $0) } }
    var victim: (id: Constraint.ID?, constraint: NSLayoutConstraint)?
    if case .constraint(let constraint) = newest { victim = (nil, constraint) }
    for (id, origin) in origins {
      guard case .constraint(let constraint) = origin else { continue }
      if victim.map({ Self.isBroken(constraint, before: $0.constraint) }) ?? true { victim = (id, constraint) }
    }
    guard let victim else {
      report(.unsatisfiableConstraints(Self.reported(origins.map(\.origin) + [newest]), broken: nil))
      return nil
    }
    if isReportHeldBack {
      Stage.current.diagnostics.holdBack(ObjectIdentifier(victim.constraint), of: self)
    } else {
      report(.unsatisfiableConstraints(Self.reported(origins.map(\.origin) + [newest]), broken: victim.constraint))
    }
    setBroken(ObjectIdentifier(victim.constraint), true)
    guard let id = victim.id else { return nil }
    try? solver.setPriority(Self.brokenPriority, of: id)
    return id
  }

  /// The user's constraints, then frames and contents. As UIKit's list does, it leaves out that a side can't be negative.
  private static func reported(_ conflict: [Origin]) -> [Origin] {
    var (own, others): ([Origin], [Origin]) = ([], [])
    for origin in conflict {
      switch origin {
      case .constraint: own.append(origin)
      case .place, .content: others.append(origin)
      case .side: break
      }
    }
    return own + others
  }

  /// The constraint that was activated later is broken; that of a stack which hides a view only if there is no other.
  private static func isBroken(_ constraint: NSLayoutConstraint, before other: NSLayoutConstraint) -> Bool {
    let hiding = StackConstraint.Role.hiding.rawValue
    let (hides, otherHides) = (constraint.identifier == hiding, other.identifier == hiding)
    return hides == otherHides ? constraint.activation > other.activation : otherHides
  }

  // MARK: Reports

  /// Whether the running turn is a direct call, behind which another one may mend the contradiction (AL-96).
  private var isReportHeldBack: Bool { !isRootFree && Stage.current.cycle.isInDirectCall }

  func report(_ issue: HierarchyIssue) {
    guard let view = root.view, !isRootFree else { return }
    view.report(issue)
  }
}

extension LayoutSystem: HeldBackIssueSource {
  /// The report of a broken constraint, with the constraints that contradict it now.
  func confirmedIssue(about key: ObjectIdentifier) -> HierarchyIssue? {
    guard root.view != nil, let record = records[key], record.isBroken else { return nil }
    do {
      try solver.setPriority(.required, of: record.id)
      setBroken(key, false)
      return nil
    } catch SolverError.unsatisfiable(let conflict) {
      let others = conflict.constraints.filter { $0 != record.id }.compactMap { origins[$0] }
      let constraint = record.constraint
      return .unsatisfiableConstraints(Self.reported(others + [.constraint(constraint)]), broken: constraint)
    } catch {
      return nil
    }
  }
}
