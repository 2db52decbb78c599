extension Solver {
  /// Whether the constraints leave a variable's value open: another solution is equally good and gives it another value. A variable
  /// without constraints is ambiguous.
  ///
  /// - Complexity: O(row), if only constraints that hold with equality determine the variable; else pivots among the constraints that
  ///   bound it. If changes wait for ``solve()``, the question costs a copy of the solver.
  /// - Throws: `unknownVariable`.
  public func isAmbiguous(_ variable: Variable) throws -> Bool {
    try check(variable)
    let state = solvedState
    return !state.system.tableau.isDetermined(state.system.variables[variable.index].symbol)
  }

  /// The ambiguous variables, in the order of creation.
  ///
  /// - Complexity: As for `isAmbiguous(_:)`, for each variable.
  public var ambiguousVariables: [Variable] {
    let state = solvedState
    return (0..<Int32(state.system.variables.count)).filter {
      let record = state.system.variables[$0]
      return record.serial != 0 && !state.system.tableau.isDetermined(record.symbol)
    }.map { self.variable($0) }.sorted { $0.serial < $1.serial }
  }

  /// A constraint that takes part in determining a variable.
  public struct Determinant: Hashable, Sendable {
    public let constraint: Constraint.ID
    /// By how much the variable's value grows if the constraint's constant grows by one.
    public let rate: Double
  }

  /// The constraints that give a variable its value: those that hold with equality and on whose constants the value depends, in the
  /// order of addition.
  ///
  /// The value is the sum of each constant times its rate.
  ///
  /// - Complexity: O(row). If changes wait for ``solve()``, the question costs a copy of the solver.
  /// - Throws: `unknownVariable`.
  public func determinants(of variable: Variable) throws -> [Determinant] {
    try check(variable)
    return solvedState.system.determinants(of: variable.index)
      .map { Determinant(constraint: id($0.constraint), rate: $0.rate) }
      .sorted { $0.constraint.serial < $1.constraint.serial }
  }
}

extension SolverSystem {
  fileprivate func determinants(of variable: Index) -> [(constraint: Index, rate: Double)] {
    let row = tableau.symbols[variables[variable].symbol].row
    guard row >= 0 else { return [] }
    return tableau.rows[row].cells.elements.compactMap { cell in
      let symbol = tableau.symbols[cell.symbol]
      guard symbol.kind != .external, abs(cell.value) > Tolerance.pivot else { return nil }
      let markers = constraints[symbol.owner].markers
      // The other symbol of a constraint says the same.
      return markers.marker == cell.symbol ? (symbol.owner, cell.value * markers.sign) : nil
    }
  }
}
