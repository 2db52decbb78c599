/// Why a solver has refused a call. The solver is then as it was before the call.
public enum SolverError: Error, Hashable, Sendable {
  /// Required constraints contradict each other.
  case unsatisfiable(Conflict)
  /// The variable belongs to another solver or has been removed.
  case unknownVariable(Variable)
  /// The constraint belongs to another solver or has been removed.
  case unknownConstraint(Constraint.ID)
  /// A coefficient is not a number, or its magnitude is beyond `Solver.coefficientRange` and not zero.
  case invalidCoefficient(Double, of: Variable)
  /// A constant or a suggested value is not a number, or its magnitude is beyond `Solver.largestConstant`.
  case invalidConstant(Double)
  /// A priority is not above 0 and up to 1000.
  case invalidPriority(Priority)
  /// A constraint contains the variable that was to be removed.
  case variableInUse(Variable)
  /// The variable was made editable before.
  case alreadyEditable(Variable)
  /// A value was suggested for a variable that is not editable.
  case notEditable(Variable)
}

/// Required constraints that can't hold together. The set is minimal: without any one of them the others can be satisfied.
public struct Conflict: Hashable, Sendable {
  /// The constraints, in the order in which they were added to the solver.
  ///
  /// A constraint that has just been refused by `Solver.add(_:)` has no ID; it belongs to the conflict without being listed. If the
  /// list is empty, that constraint contradicts itself, as `0 == 1` does.
  public let constraints: [Constraint.ID]
}
