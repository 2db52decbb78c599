extension SolverSystem {
  /// Adds a constraint whose variables are `indices`. Returns the constraints that contradict it, if it was refused.
  mutating func add(_ constraint: borrowing Constraint) -> Addition {
    prepareForNewRows()
    let index = makeRecord(constraint)
    let result = insert(index)
    guard case .refused = result else { return result }
    removeRecord(index)
    return result
  }

  enum Addition {
    case added(Index)
    case refused(by: [Index])
  }

  /// Puts a recorded constraint into the tableau, or reports the constraints that contradict it.
  mutating func insert(_ index: Index) -> Addition {
    draft(index)
    var content = tableau.draftContent()
    if Priority(constraints[index].priority).isRequired, content.subject < 0, !tableau.candidates.isEmpty {
      // The dual simplex method may have to move other rows, and starts from an optimum.
      tableau.dropDraft()
      minimise()
      draft(index)
      content = tableau.draftContent()
    }
    let record = constraints[index]
    let markers = tableau.makeMarkers(record.relation, priority: Priority(record.priority), owner: index)
    constraints[index].markers = markers
    if content.subject < 0 {
      if tableau.isDraftZero { tableau.draft.constant = 0 }
      tableau.journal = []
    }
    switch ignoringRounding(tableau.insertDraft(markers, content: content)) {
    case .done:
      tableau.journal = nil
      return .added(index)
    case .impossible(let row):
      let contradicting = conflict(row: row).filter { $0 != index }
      takeBack(markers)
      return .refused(by: contradicting)
    case .stuck:
      tableau.journal = nil
      rebuild()
      return .added(index)
    }
  }

  /// Takes back the pivots since the row of a refused constraint was inserted, and the row.
  private mutating func takeBack(_ markers: Markers) {
    tableau.takeBack()
    tableau.removeRow(tableau.symbols[markers.marker].row)
    tableau.removeMarkers(markers)
    _ = tableau.restoreFeasibility()
  }

  mutating func remove(_ index: Index) {
    prepareForNewRows()
    tableau.removeConstraint(constraints[index].markers)
    removeRecord(index)
  }

  /// The constraints that take part in the contradiction of a row, which no pivot can bring into range, in the order of addition.
  func conflict(row: Index) -> [Index] {
    var owners = [tableau.symbols[tableau.rows[row].basic].owner]
    for cell in tableau.rows[row].cells.elements {
      let symbol = tableau.symbols[cell.symbol]
      // The errors of preferred constraints have no part: they would be a way out.
      if symbol.kind == .dummy || symbol.kind == .slack { owners.append(symbol.owner) }
    }
    return owners.sorted { constraints[$0].serial < constraints[$1].serial }
  }
}

extension SolverSystem {
  private mutating func makeRecord(_ constraint: borrowing Constraint) -> Index {
    lastConstraintSerial &+= 1
    var record = ConstraintRecord(
      markers: Markers(marker: Tableau.none, sign: 1), terms: Block(), serial: lastConstraintSerial,
      priority: constraint.priority.rawValue, relation: constraint.relation, constant: constraint.constant)
    terms.reserve(Int32(constraint.terms.count), in: &record.terms)
    for term in constraint.terms {
      terms.append(StoredTerm(variable: term.variable.index, coefficient: term.coefficient), to: &record.terms)
      variables[term.variable.index].uses += 1
    }
    guard let index = freeConstraints.popLast() else {
      constraints.append(record)
      return Index(constraints.count - 1)
    }
    constraints[index] = record
    return index
  }

  private mutating func removeRecord(_ index: Index) {
    for term in constraints[index].terms.elements { variables[term.variable].uses -= 1 }
    terms.release(&constraints[index].terms)
    constraints[index].serial = 0
    freeConstraints.append(index)
  }

  private mutating func draft(_ index: Index) {
    tableau.beginDraft(constant: -constraints[index].constant)
    for term in constraints[index].terms.elements where term.coefficient != 0 {
      tableau.addToDraft(term.coefficient, of: variables[term.variable].symbol)
    }
  }
}
