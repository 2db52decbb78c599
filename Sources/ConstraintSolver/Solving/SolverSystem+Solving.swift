extension SolverSystem {
  /// Brings all rows into range, which adding and removing needs.
  @inline(__always) mutating func prepareForNewRows() {
    if !tableau.violated.isEmpty { restoreFeasibility() }
  }

  /// Runs the primal simplex method if a cost is negative.
  @inline(__always) mutating func minimise() {
    guard !tableau.candidates.isEmpty else { return }
    if tableau.minimise() != .done { rebuild() }
  }

  /// Runs the dual simplex method after changes of preferred constraints, which are always satisfiable.
  private mutating func restoreFeasibility() {
    if ignoringRounding(tableau.restoreFeasibility()) != .done { rebuild() }
  }

  /// Continues after rows that are out of range only by the rounding of large constants.
  mutating func ignoringRounding(_ outcome: Tableau.Outcome) -> Tableau.Outcome {
    var outcome = outcome
    while case .impossible(let row) = outcome {
      guard abs(tableau.rows[row].constant) <= Tolerance.relative * scale(of: row) else { break }
      tableau.rows[row].constant = 0
      outcome = tableau.restoreFeasibility()
    }
    return outcome
  }

  /// The sum of the magnitudes of the constants that make up the constant of a row without external symbols.
  private func scale(of row: Index) -> Double {
    var scale = abs(constraints[tableau.symbols[tableau.rows[row].basic].owner].constant)
    for cell in tableau.rows[row].cells.elements {
      scale += abs(cell.value * constraints[tableau.symbols[cell.symbol].owner].constant)
    }
    return scale
  }

  /// Whether nothing waits for `solve()`.
  var isSolved: Bool { tableau.candidates.isEmpty && tableau.violated.isEmpty && tableau.changed.isEmpty }

  /// Carries out what waits, and reads the values.
  mutating func solve() {
    settle()
    // The check costs as much as a few pivots per constraint, so it is made when there have been as many.
    if tableau.pivotCount > pivotsOfNextCheck {
      if !isExact {
        rebuild()
        settle()
      }
      pivotsOfNextCheck = tableau.pivotCount + constraints.count + 100
    }
    readValues()
  }

  private mutating func settle() {
    prepareForNewRows()
    minimise()
    // Rounding may have left a row slightly out of range.
    prepareForNewRows()
  }

  private mutating func readValues() {
    changes.removeAll()
    while let symbol = tableau.changed.popLast() {
      tableau.symbols[symbol].isChanged = false
      guard tableau.symbols[symbol].kind == .external else { continue }
      let variable = tableau.symbols[symbol].owner
      let value = Self.rounded(tableau.value(of: symbol))
      guard abs(value - variables[variable].value) > Tolerance.change else { continue }
      variables[variable].value = value
      changes.append(variable)
    }
  }

  /// A value without the rounding errors of its computation: a multiple of 1/1024 if it is within the tolerance of one.
  private static func rounded(_ value: Double) -> Double {
    // Next to this number a double has no fraction; `rounded()` would need the C library.
    let shift = 0x1.8p52
    let nearest = (value * 1024 + shift - shift) / 1024
    // Adding zero turns a negative zero into a positive one.
    return (abs(value - nearest) <= Tolerance.feasibility ? nearest : value) + 0
  }
}
