/// Solves systems of linear equations and inequalities with priorities, and keeps them solved while they change: the incremental
/// simplex method Cassowary of Badros, Borning and Stuckey.
///
/// ```swift
/// var solver = Solver()
/// let (left, width) = (solver.makeVariable(), solver.makeVariable())
/// try solver.add(left == 16)
/// try solver.add(left + width <= 320)
/// let preferred = try solver.add((width == 400).prioritized(750))
/// solver.solve()                        // left 16, width 304
/// try solver.setConstant(200, of: preferred)
/// solver.solve()                        // left 16, width 200
/// ```
///
/// Changes are collected; ``solve()`` carries them out, and ``value(of:)`` returns the values of the last `solve()`. A change that
/// makes required constraints contradict each other is refused at once: the call throws ``SolverError/unsatisfiable(_:)``, and the
/// solver is as before. No call traps.
///
/// If several solutions are equally good, the solver returns one of them, the same for the same history of calls.
/// ``isAmbiguous(_:)`` finds the variables concerned.
///
/// A solver is a value. A copy shares the memory of the original until one of the two changes, then all of it is copied. IDs and
/// variables made before are valid in both; those made later must be used with the copy that has made them.
///
/// Constraints that share no variable, directly or through other constraints, do not affect each other's cost. The complexities below
/// use these measures, and are amortised:
///
/// - *dependents*: the variables and the slack of constraints that depend on the one that changes, within its component;
/// - *row*: how many constraints one of these depends on. In a hierarchy of views both are small; in a chain of *n* views a row has
///   up to *n* entries.
///
/// Exactness: numbers are doubles; a constraint counts as satisfied if it is missed by at most 1e-8, or, among large constants, by at
/// most 1e-11 of their sum. Values within 1e-8 of a multiple of 1/1024 are rounded to it.
public struct Solver: @unchecked Sendable {
  /// The magnitudes that a coefficient may have, if it is not zero.
  public static let coefficientRange = 1e-6...1e6
  /// The largest magnitude of a constant and of a suggested value.
  public static let largestConstant = 1e9

  /// Holds the solver's state, so that copies of the solver can share it. A shared state is never changed, hence `Sendable`.
  final class State {
    @exclusivity(unchecked) var system: SolverSystem
    init(_ system: consuming SolverSystem) { self.system = system }
  }

  private(set) var state = State(SolverSystem())
  /// Tells this solver's variables and constraints from those of others. No result depends on it.
  let identity = UInt32.random(in: .min ... .max)

  public init() {}

  /// The state, not shared with a copy.
  var ownState: State {
    @inline(__always) mutating get {
      if !isKnownUniquelyReferenced(&state) { state = State(state.system.copy()) }
      return state
    }
  }

  /// The state after `solve()`.
  var solvedState: State {
    guard !state.system.isSolved else { return state }
    var copy = self
    copy.solve()
    return copy.state
  }
}

// MARK: - Variables

extension Solver {
  /// Makes a variable. Until a constraint determines it, its value is zero.
  ///
  /// - Complexity: O(1).
  public mutating func makeVariable() -> Variable {
    let state = ownState
    let index = state.system.makeVariable()
    return Variable(solver: identity, index: index, serial: state.system.variables[index].serial)
  }

  /// Removes a variable that no constraint contains; its memory is used again.
  ///
  /// - Complexity: O(1).
  /// - Throws: `unknownVariable`, `variableInUse`.
  public mutating func remove(_ variable: Variable) throws {
    try check(variable)
    guard state.system.variables[variable.index].uses == 0 else { throw SolverError.variableInUse(variable) }
    ownState.system.removeVariable(variable.index)
  }

  /// Whether the variable is one of this solver's and has not been removed.
  public func contains(_ variable: Variable) -> Bool {
    variable.solver == identity && variable.index >= 0 && variable.index < state.system.variables.count
      && state.system.variables[variable.index].serial == variable.serial
  }

  /// The value that the last ``solve()`` has given a variable; zero if it is unknown or has never been determined.
  ///
  /// - Complexity: O(1).
  public func value(of variable: Variable) -> Double {
    contains(variable) ? state.system.variables[variable.index].value : 0
  }

  /// How many variables there are.
  public var variableCount: Int { state.system.variableCount }
}

// MARK: - Constraints

extension Solver {
  /// Adds a constraint. The same constraint may be added several times; each counts.
  ///
  /// - Returns: The ID by which the constraint is changed and removed.
  /// - Complexity: O(terms × row), and O(dependents × row) for each pivot that a contradiction of current values requires.
  /// - Throws: `unsatisfiable` with the required constraints that contradict this one; `unknownVariable`, `invalidCoefficient`,
  ///   `invalidConstant`, `invalidPriority`.
  @discardableResult
  public mutating func add(_ constraint: Constraint) throws -> Constraint.ID {
    try check(constraint)
    let state = ownState
    switch state.system.add(constraint) {
    case .added(let index): return id(index)
    case .refused(let contradicting): throw unsatisfiable(contradicting)
    }
  }

  /// Removes a constraint. What it alone has determined is ambiguous afterwards.
  ///
  /// - Complexity: O(dependents × row), for each pivot towards the new optimum.
  /// - Throws: `unknownConstraint`. The constraint of an editable variable is removed by ``removeEdit(_:)``.
  public mutating func remove(_ id: Constraint.ID) throws {
    try check(id)
    ownState.system.remove(id.index)
  }

  /// Changes the constant on the right side of a constraint in place.
  ///
  /// - Complexity: O(dependents), if no inequality begins or ceases to hold with equality; else as `add(_:)`.
  /// - Throws: `unsatisfiable`, `unknownConstraint`, `invalidConstant`.
  public mutating func setConstant(_ constant: Double, of id: Constraint.ID) throws {
    try check(id)
    try check(constant: constant)
    let record = state.system.constraints[id.index]
    guard record.constant != constant else { return }
    guard record.priority == Priority.required.rawValue else {
      ownState.system.setPreferredConstant(id.index, constant)
      return
    }
    try set([(id.index, constant)])
  }

  /// Changes several constants together: only the result must be satisfiable.
  ///
  /// - Complexity: As for `setConstant(_:of:)`, for each.
  /// - Throws: `unsatisfiable`, `unknownConstraint`, `invalidConstant`. No constant is then changed.
  public mutating func setConstants(_ changes: [(id: Constraint.ID, constant: Double)]) throws {
    for change in changes {
      try check(change.id)
      try check(constant: change.constant)
    }
    try set(changes.map { ($0.id.index, $0.constant) })
  }

  private mutating func set(_ changes: [(Int32, Double)]) throws {
    if let contradicting = ownState.system.setConstants(changes) { throw unsatisfiable(contradicting) }
  }

  /// Changes the priority of a constraint in place.
  ///
  /// - Complexity: O(row) between two preferred priorities, plus the pivots; else as adding and removing the constraint.
  /// - Throws: `unsatisfiable`, if the constraint would become required and can't; `unknownConstraint`, `invalidPriority`.
  public mutating func setPriority(_ priority: Priority, of id: Constraint.ID) throws {
    try check(id)
    guard priority.isValid else { throw SolverError.invalidPriority(priority) }
    if let contradicting = ownState.system.setPriority(id.index, priority) { throw unsatisfiable(contradicting) }
  }

  /// Whether the constraint is one of this solver's and has not been removed.
  public func contains(_ id: Constraint.ID) -> Bool {
    id.solver == identity && id.index >= 0 && id.index < state.system.constraints.count
      && state.system.constraints[id.index].serial == id.serial
  }

  /// The constraint with its present constant and priority; `nil` if it is unknown.
  ///
  /// - Complexity: O(terms).
  public subscript(_ id: Constraint.ID) -> Constraint? {
    guard contains(id) else { return nil }
    let record = state.system.constraints[id.index]
    let terms = record.terms.elements.map { Term(variable($0.variable), times: $0.coefficient) }
    return Constraint(terms, record.relation, record.constant, priority: Priority(record.priority))
  }

  /// How many constraints there are, those of editable variables included.
  public var constraintCount: Int { state.system.constraintCount }
}

// MARK: - Solving

extension Solver {
  /// Carries out all changes since the last call: of all solutions that satisfy the required constraints finds one with the smallest
  /// errors.
  ///
  /// - Complexity: O(dependents × row) for each pivot; O(1) if nothing has changed.
  public mutating func solve() { ownState.system.solve() }

  /// The variables to which the last ``solve()`` has given another value, each once, in an order that depends only on the calls.
  ///
  /// - Complexity: O(their number).
  public var changedVariables: [Variable] {
    (0..<Int32(state.system.changes.count)).compactMap {
      let index = state.system.changes[$0]
      return state.system.variables[index].serial == 0 ? nil : variable(index)
    }
  }
}
