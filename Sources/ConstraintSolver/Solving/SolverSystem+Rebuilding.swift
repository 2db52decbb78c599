extension SolverSystem {
  /// Whether the values in the tableau still fulfil the equations of the constraints, which rounding spoils in time.
  var isExact: Bool {
    for index in 0..<Index(constraints.count) where constraints[index].serial != 0 {
      let (residual, scale) = residual(index)
      if abs(residual) > Tolerance.feasibility + Tolerance.relative * scale { return false }
    }
    return true
  }

  /// By how much a constraint's equation is missed, its slack and errors included, and the sum of the magnitudes in it.
  func residual(_ index: Index) -> (residual: Double, scale: Double) {
    let record = constraints[index]
    var difference = -record.constant
    var scale = abs(record.constant)
    for term in record.terms.elements {
      let amount = term.coefficient * tableau.value(of: variables[term.variable].symbol)
      difference += amount
      scale += abs(amount)
    }
    difference -= record.markers.sign * tableau.value(of: record.markers.marker)
    if record.markers.other >= 0 { difference += record.markers.sign * tableau.value(of: record.markers.other) }
    return (difference, scale)
  }

  /// Builds the tableau anew from the constraints, without the rounding errors of its history; keeps the old one if that fails.
  mutating func rebuild() {
    guard !isRebuilding else { return }
    var fresh = copy()
    fresh.isRebuilding = true
    fresh.tableau = Tableau()
    for index in 0..<Index(variables.count) where variables[index].serial != 0 {
      fresh.variables[index].symbol = fresh.tableau.makeSymbol(.external, owner: index)
      fresh.tableau.noteChange(of: fresh.variables[index].symbol)
    }
    for index in indicesForRebuilding() {
      guard case .added = fresh.insert(index) else { return }
    }
    fresh.minimise()
    fresh.isRebuilding = false
    self = fresh
  }

  /// The required constraints, then the others, in the order of addition.
  private func indicesForRebuilding() -> [Index] {
    var order: [Index] = []
    for index in 0..<Index(constraints.count) where constraints[index].serial != 0 { order.append(index) }
    return order.sorted {
      let (first, second) = (constraints[$0], constraints[$1])
      let isFirstRequired = Priority(first.priority).isRequired
      if isFirstRequired != Priority(second.priority).isRequired { return isFirstRequired }
      return first.serial < second.serial
    }
  }
}
