/// A solver's variables and constraints, and the tableau that solves them.
///
/// The methods that change it check nothing: `Solver` has done so.
struct SolverSystem: ~Copyable {
  typealias Index = Tableau.Index

  struct VariableRecord: BitwiseCopyable {
    /// Its external symbol.
    var symbol: Index
    /// Zero in an unused record.
    var serial: UInt32
    /// How many constraints contain it.
    var uses: Int32 = 0
    /// The constraint by which values are suggested, if it is editable.
    var edit = Tableau.none
    /// As of the last `solve()`.
    var value = 0.0
  }

  struct ConstraintRecord: BitwiseCopyable {
    var markers: Markers
    var terms: Block<StoredTerm>
    /// Zero in an unused record.
    var serial: UInt32
    var priority: Float
    var relation: Relation
    var constant: Double
  }

  struct StoredTerm: BitwiseCopyable {
    var variable: Index
    var coefficient: Double
  }

  var tableau = Tableau()
  var variables = Buffer<VariableRecord>()
  var constraints = Buffer<ConstraintRecord>()
  var terms = BlockPool<StoredTerm>()
  var freeVariables = Buffer<Index>()
  var freeConstraints = Buffer<Index>()
  var lastVariableSerial: UInt32 = 0
  var lastConstraintSerial: UInt32 = 0
  /// The variables that the last `solve()` has changed.
  var changes = Buffer<Index>()
  var isRebuilding = false
  /// The number of pivots after which the next `solve()` looks for rounding errors.
  var pivotsOfNextCheck = 100

  init() {}

  func copy() -> SolverSystem {
    var copied = SolverSystem()
    copied.tableau = tableau.copy()
    copied.variables = variables.copy()
    copied.constraints = constraints.copy()
    for index in 0..<Index(constraints.count) {
      copied.constraints[index].terms = copied.terms.duplicate(constraints[index].terms)
    }
    copied.freeVariables = freeVariables.copy()
    copied.freeConstraints = freeConstraints.copy()
    copied.lastVariableSerial = lastVariableSerial
    copied.lastConstraintSerial = lastConstraintSerial
    copied.changes = changes.copy()
    return copied
  }

  var variableCount: Int { variables.count - freeVariables.count }
  var constraintCount: Int { constraints.count - freeConstraints.count }

  mutating func makeVariable() -> Index {
    lastVariableSerial &+= 1
    if let index = freeVariables.popLast() {
      variables[index] = VariableRecord(
        symbol: tableau.makeSymbol(.external, owner: index), serial: lastVariableSerial)
      return index
    }
    let index = Index(variables.count)
    variables.append(
      VariableRecord(symbol: tableau.makeSymbol(.external, owner: index), serial: lastVariableSerial))
    return index
  }

  /// Removes a variable that no constraint contains.
  mutating func removeVariable(_ index: Index) {
    // Without a constraint it can't be basic, except through rounding.
    if tableau.symbols[variables[index].symbol].row >= 0 { rebuild() }
    tableau.removeSymbol(variables[index].symbol)
    variables[index].serial = 0
    freeVariables.append(index)
  }
}
