/// The checks that every call makes before it changes anything, and the handles that it returns.
extension Solver {
  func id(_ index: Int32) -> Constraint.ID {
    Constraint.ID(solver: identity, index: index, serial: state.system.constraints[index].serial)
  }

  func variable(_ index: Int32) -> Variable {
    Variable(solver: identity, index: index, serial: state.system.variables[index].serial)
  }

  func unsatisfiable(_ contradicting: [Int32]) -> SolverError {
    .unsatisfiable(Conflict(constraints: contradicting.map { id($0) }))
  }

  func check(_ variable: Variable) throws {
    guard contains(variable) else { throw SolverError.unknownVariable(variable) }
  }

  func check(_ id: Constraint.ID) throws {
    guard contains(id) else { throw SolverError.unknownConstraint(id) }
  }

  func check(constant: Double) throws {
    guard abs(constant) <= Self.largestConstant else { throw SolverError.invalidConstant(constant) }
  }

  func check(_ constraint: Constraint) throws {
    guard constraint.priority.isValid else { throw SolverError.invalidPriority(constraint.priority) }
    try check(constant: constraint.constant)
    for term in constraint.terms {
      try check(term.variable)
      let magnitude = abs(term.coefficient)
      guard magnitude == 0 || Self.coefficientRange.contains(magnitude) else {
        throw SolverError.invalidCoefficient(term.coefficient, of: term.variable)
      }
    }
  }
}
