extension Solver {
  /// Makes a variable editable: ``suggest(_:for:)`` may set it, as strongly as `priority` permits. Until then it is drawn to its last
  /// value.
  ///
  /// - Complexity: As for `add(_:)`.
  /// - Throws: `alreadyEditable`, `unknownVariable`; `invalidPriority` unless it is below 1000.
  public mutating func addEdit(_ variable: Variable, priority: Priority) throws {
    try check(variable)
    guard priority.isValid, !priority.isRequired else { throw SolverError.invalidPriority(priority) }
    let record = state.system.variables[variable.index]
    guard record.edit < 0 else { throw SolverError.alreadyEditable(variable) }
    let id = try add(Constraint([Term(variable)], .equal, record.value, priority: priority))
    state.system.variables[variable.index].edit = id.index
  }

  /// Suggests a value, which ``solve()`` then gives the variable as far as stronger constraints permit.
  ///
  /// - Complexity: O(dependents), if no inequality begins or ceases to hold with equality; else one pivot each.
  /// - Throws: `notEditable`, `unknownVariable`, `invalidConstant`.
  public mutating func suggest(_ value: Double, for variable: Variable) throws {
    try check(variable)
    try check(constant: value)
    let edit = state.system.variables[variable.index].edit
    guard edit >= 0 else { throw SolverError.notEditable(variable) }
    ownState.system.setPreferredConstant(edit, value)
  }

  /// Ends the editing of a variable; nothing draws it to the suggested value any more.
  ///
  /// - Complexity: As for `remove(_:)`.
  /// - Throws: `notEditable`, `unknownVariable`.
  public mutating func removeEdit(_ variable: Variable) throws {
    try check(variable)
    let edit = state.system.variables[variable.index].edit
    guard edit >= 0 else { throw SolverError.notEditable(variable) }
    let state = ownState
    state.system.variables[variable.index].edit = Tableau.none
    state.system.remove(edit)
  }
}
