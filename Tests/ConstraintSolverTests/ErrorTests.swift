import XCTest

@testable import ConstraintSolver

/// Refused calls: what they throw, and that they change nothing.
final class ErrorTests: XCTestCase {
  private var solver = Solver()
  private var x = Solver().unknown
  private var y = Solver().unknown

  override func setUpWithError() throws {
    solver = Solver()
    x = solver.makeVariable()
    y = solver.makeVariable()
    try solver.add(x == 3)
    try solver.add((y == x + 1).prioritized(750))
    solver.solve()
  }

  /// Fails unless `call` throws `expected` and leaves the solver as it was.
  private func assertRefused(
    _ expected: SolverError, file: StaticString = #filePath, line: UInt = #line,
    _ call: (inout Solver) throws -> Void
  ) {
    let (constraints, variables) = (solver.constraintCount, solver.variableCount)
    XCTAssertThrowsError(try call(&solver), file: file, line: line) { error in
      // Errors that contain NaN differ from themselves.
      XCTAssertEqual("\(error)", "\(expected)", file: file, line: line)
    }
    solver.solve()
    XCTAssertEqual(solver.changedVariables, [], file: file, line: line)
    XCTAssertEqual([solver.value(of: x), solver.value(of: y)], [3, 4], file: file, line: line)
    XCTAssertEqual(solver.constraintCount, constraints, file: file, line: line)
    XCTAssertEqual(solver.variableCount, variables, file: file, line: line)
    solver.assertInvariants(file: file, line: line)
  }

  func testNumbersThatAreNoneOrTooLarge() throws {
    let id = try solver.add((x <= 100).prioritized(20))
    let x = x
    for number in [Double.nan, .infinity, -.infinity, 1.1e9, -.greatestFiniteMagnitude] {
      assertRefused(.invalidConstant(number)) { try $0.add(Constraint([Term(x)], .equal, number)) }
      assertRefused(.invalidConstant(number)) { try $0.setConstant(number, of: id) }
      assertRefused(.invalidConstant(number)) { try $0.setConstants([(id, 1), (id, number)]) }
      assertRefused(.invalidCoefficient(number, of: x)) {
        try $0.add(Constraint([Term(x), Term(x, times: number)], .equal, 1))
      }
    }
    for number in [1e-7, -1e-300, 1.1e6, .leastNonzeroMagnitude] {
      assertRefused(.invalidCoefficient(number, of: x)) {
        try $0.add(Constraint([Term(x, times: number)], .equal, 1))
      }
    }
    for number: Float in [0, -1, 1000.5, .nan, .infinity] {
      assertRefused(.invalidPriority(Priority(number))) { try $0.add((x == 1).prioritized(Priority(number))) }
      assertRefused(.invalidPriority(Priority(number))) { try $0.setPriority(Priority(number), of: id) }
      assertRefused(.invalidPriority(Priority(number))) { try $0.addEdit(x, priority: Priority(number)) }
    }
  }

  func testForeignAndRemovedVariablesAndConstraints() throws {
    var other = Solver()
    let foreign = other.makeVariable()
    let foreignID = try other.add(foreign == 1)
    let removed = solver.makeVariable()
    let removedID = try solver.add(removed == 1)
    try solver.remove(removedID)
    try solver.remove(removed)
    // Their memory is in use again.
    let later = solver.makeVariable()
    try solver.add((later == 0).prioritized(1))

    for variable in [foreign, removed] {
      assertRefused(.unknownVariable(variable)) { try $0.add(variable == 1) }
      assertRefused(.unknownVariable(variable)) { try $0.remove(variable) }
      assertRefused(.unknownVariable(variable)) { try $0.addEdit(variable, priority: 1) }
      assertRefused(.unknownVariable(variable)) { try $0.suggest(1, for: variable) }
      assertRefused(.unknownVariable(variable)) { try $0.removeEdit(variable) }
      assertRefused(.unknownVariable(variable)) { _ = try $0.isAmbiguous(variable) }
      assertRefused(.unknownVariable(variable)) { _ = try $0.determinants(of: variable) }
      XCTAssertEqual(solver.value(of: variable), 0)
    }
    for id in [foreignID, removedID] {
      assertRefused(.unknownConstraint(id)) { try $0.remove(id) }
      assertRefused(.unknownConstraint(id)) { try $0.setConstant(1, of: id) }
      assertRefused(.unknownConstraint(id)) { try $0.setConstants([(id, 1)]) }
      assertRefused(.unknownConstraint(id)) { try $0.setPriority(1, of: id) }
      XCTAssertNil(solver[id])
    }
  }

  func testVariablesInUseAndEditing() throws {
    let x = x
    let y = y
    assertRefused(.variableInUse(x)) { try $0.remove(x) }
    assertRefused(.notEditable(y)) { try $0.suggest(1, for: y) }
    assertRefused(.notEditable(y)) { try $0.removeEdit(y) }
    assertRefused(.invalidPriority(.required)) { try $0.addEdit(y, priority: .required) }
    try solver.addEdit(y, priority: 10)
    assertRefused(.alreadyEditable(y)) { try $0.addEdit(y, priority: 20) }
    assertRefused(.invalidConstant(.infinity)) { try $0.suggest(.infinity, for: y) }
    try solver.removeEdit(y)
    assertRefused(.notEditable(y)) { try $0.suggest(1, for: y) }
  }

  /// A conflict lists what contradicts, in the order of addition, and not what has no part in it.
  func testConflicts() throws {
    let (x, y) = (x, y)
    let z = solver.makeVariable()
    let upper = try solver.add(z <= 14)
    let bottom = try solver.add(z >= -100)
    let fixed = try solver.add(y == 4)
    solver.solve()
    assertRefused(.unsatisfiable(Conflict(constraints: [upper]))) { try $0.add(z >= 15) }
    assertRefused(.unsatisfiable(Conflict(constraints: [fixed]))) { try $0.add(y == 5) }
    assertRefused(.unsatisfiable(Conflict(constraints: [upper, fixed]))) { try $0.add(z >= y + 11) }
    assertRefused(.unsatisfiable(Conflict(constraints: []))) { try $0.add(Constraint([], .equal, 1)) }
    assertRefused(.unsatisfiable(Conflict(constraints: []))) { try $0.add(x - x >= 2) }

    // A constant or a priority that contradicts: the changed constraint is listed too.
    let sum = try solver.add(z <= y + 6)
    solver.solve()
    assertRefused(.unsatisfiable(Conflict(constraints: [bottom, fixed, sum]))) {
      try $0.setConstants([(upper, 20), (sum, -200)])
    }
    let lower = try solver.add(z >= 5)
    solver.solve()
    assertRefused(.unsatisfiable(Conflict(constraints: [upper, lower]))) { try $0.setConstant(4, of: upper) }
    let preferred = try solver.add((z == 12).prioritized(999))
    solver.solve()
    assertRefused(.unsatisfiable(Conflict(constraints: [fixed, sum, preferred]))) {
      try $0.setPriority(.required, of: preferred)
    }
    XCTAssertEqual(solver[preferred]?.priority, 999)
    XCTAssertEqual(solver[upper]?.constant, 14)
  }

  /// Constants that contradict each other only in between are changed together.
  func testConstantsChangeTogether() throws {
    let first = try solver.add(y <= 4)
    let second = try solver.add(y >= 4)
    try solver.setConstants([(second, 9), (first, 9)])
    solver.solve()
    XCTAssertEqual(solver.value(of: y), 9)
    try solver.setConstants([])
    try solver.setConstants([(first, 20), (first, 10), (second, 10)])
    solver.solve()
    XCTAssertEqual(solver.value(of: y), 10)
    solver.assertInvariants()
  }
}

extension Solver {
  /// A variable of no solver in use.
  fileprivate var unknown: Variable {
    var solver = Solver()
    return solver.makeVariable()
  }
}
