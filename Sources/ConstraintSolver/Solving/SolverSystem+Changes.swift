extension SolverSystem {
  /// Changes constants together. Returns the constraints of the contradiction, if they were refused.
  mutating func setConstants(_ changes: [(index: Index, constant: Double)]) -> [Index]? {
    // The dual simplex method starts from an optimum.
    minimise()
    let isRequired = changes.contains { Priority(constraints[$0.index].priority).isRequired }
    if isRequired {
      prepareForNewRows()
      tableau.journal = []
    }
    let before = changes.map { (index: $0.index, constant: constraints[$0.index].constant) }
    move(changes)
    guard isRequired else { return nil }
    switch ignoringRounding(tableau.restoreFeasibility()) {
    case .done:
      tableau.journal = nil
      return nil
    case .impossible(let row):
      let contradicting = conflict(row: row)
      tableau.takeBack()
      move(before.reversed())
      _ = tableau.restoreFeasibility()
      return contradicting
    case .stuck:
      tableau.journal = nil
      rebuild()
      return nil
    }
  }

  /// Changes the constant of a preferred constraint.
  @inline(__always) mutating func setPreferredConstant(_ index: Index, _ constant: Double) {
    minimise()
    tableau.moveBound(constraints[index].markers, by: constant - constraints[index].constant)
    constraints[index].constant = constant
  }

  private mutating func move(_ changes: [(index: Index, constant: Double)]) {
    for (index, constant) in changes {
      tableau.moveBound(constraints[index].markers, by: constant - constraints[index].constant)
      constraints[index].constant = constant
    }
  }

  /// Changes a priority. Returns the contradicting constraints, if a constraint that would become required was refused.
  mutating func setPriority(_ index: Index, _ priority: Priority) -> [Index]? {
    let old = constraints[index]
    guard old.priority != priority.rawValue else { return nil }
    prepareForNewRows()
    guard priority.isRequired || Priority(old.priority).isRequired else {
      changePriorityOfErrors(index, priority)
      return nil
    }
    // The tableau gets the new constraint before it loses the old one, so that a refusal changes nothing.
    constraints[index].priority = priority.rawValue
    if case .refused(let contradicting) = insert(index) {
      constraints[index] = old
      // The constraint at its new priority is one of the contradicting ones.
      return (contradicting + [index]).sorted { constraints[$0].serial < constraints[$1].serial }
    }
    tableau.removeConstraint(old.markers)
    return nil
  }

  private mutating func changePriorityOfErrors(_ index: Index, _ priority: Priority) {
    constraints[index].priority = priority.rawValue
    let markers = constraints[index].markers
    for error in [markers.marker, markers.other] where tableau.symbols[error].kind == .error {
      tableau.charge(error, sign: -1)
      tableau.symbols[error].priority = priority.rawValue
      tableau.charge(error)
    }
  }
}
