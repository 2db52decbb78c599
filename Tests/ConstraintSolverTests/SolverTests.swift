import ConstraintSolver
import XCTest

final class SolverTests: XCTestCase {
  func testChangesTakeEffectWithSolve() throws {
    var solver = Solver()
    let (left, width) = (solver.makeVariable(), solver.makeVariable())
    try solver.add(left == 16)
    try solver.add(left + width <= 320)
    let preferred = try solver.add((width == 400).prioritized(750))
    XCTAssertEqual(solver.value(of: width), 0)

    solver.solve()
    XCTAssertEqual(solver.value(of: left), 16)
    XCTAssertEqual(solver.value(of: width), 304)
    XCTAssertEqual(Set(solver.changedVariables), [left, width])

    try solver.setConstant(200, of: preferred)
    solver.solve()
    XCTAssertEqual(solver.value(of: width), 200)
    XCTAssertEqual(solver.changedVariables, [width])

    solver.solve()
    XCTAssertEqual(solver.changedVariables, [])

    try solver.remove(preferred)
    XCTAssertNil(solver[preferred])
    XCTAssertEqual(solver.constraintCount, 2)
  }

  func testExpressionsSupportArithmetic() throws {
    var solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    let constraint = 2 * x - (y + 3) / 2 + 1 >= -x * 4 - 5 + Term(y, times: 0.5)
    XCTAssertEqual(constraint.relation, .greaterThanOrEqual)
    XCTAssertEqual(constraint.constant, -4.5)
    let sums = Dictionary(constraint.terms.map { ($0.variable, $0.coefficient) }, uniquingKeysWith: +)
    XCTAssertEqual(sums, [x: 6, y: -1])

    XCTAssertEqual((1 - x == 5).terms, [Term(x, times: -1)])
    XCTAssertEqual((1 - x == 5).constant, 4)
    XCTAssertEqual((x - 2 <= 5).constant, 7)
    XCTAssertEqual((x >= 5).relation, .greaterThanOrEqual)
    XCTAssertEqual((x == y).terms, [Term(x), Term(y, times: -1)])
    XCTAssertEqual((-x <= y).terms, [Term(x, times: -1), Term(y, times: -1)])
  }

  func testAConstraintCanBeReadBack() throws {
    var solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    let id = try solver.add(Constraint([Term(x), Term(y, times: -2)], .lessThanOrEqual, 7, priority: 600))
    try solver.setConstant(9, of: id)
    try solver.setPriority(601, of: id)
    XCTAssertEqual(solver[id], Constraint([Term(x), Term(y, times: -2)], .lessThanOrEqual, 9, priority: 601))
    XCTAssertTrue(solver.contains(id))
  }

  func testVariablesAreRemovedAndTheirMemoryIsUsedAgain() throws {
    var solver = Solver()
    let kept = solver.makeVariable()
    try solver.add(kept == 1)
    for _ in 0..<100 {
      let variable = solver.makeVariable()
      let id = try solver.add(variable == kept + 1)
      solver.solve()
      XCTAssertEqual(solver.value(of: variable), 2)
      try solver.remove(id)
      try solver.remove(variable)
      XCTAssertFalse(solver.contains(variable))
      XCTAssertEqual(solver.value(of: variable), 0)
    }
    XCTAssertEqual(solver.variableCount, 1)
    solver.solve()
    XCTAssertEqual(solver.changedVariables, [])
    XCTAssertEqual(solver.value(of: kept), 1)
    solver.assertInvariants()
  }

  /// A solver is a value: a copy keeps its state.
  func testCopiesAreIndependent() throws {
    var solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    let first = try solver.add(x == 10)
    try solver.add(y == 2 * x)
    solver.solve()
    var copy = solver
    try copy.setConstant(20, of: first)
    try copy.add((y <= 5).prioritized(500))
    copy.solve()
    XCTAssertEqual(copy.value(of: y), 40)
    XCTAssertEqual(solver.value(of: y), 20)
    XCTAssertEqual(solver[first]?.constant, 10)
    XCTAssertEqual(solver.constraintCount, 2)
    try solver.remove(first)
    copy.solve()
    XCTAssertEqual(copy.value(of: x), 20)
    solver.assertInvariants()
    copy.assertInvariants()
  }

  func testEqualHistoriesGiveEqualResults() throws {
    func run() throws -> [Double] {
      var random = Random(seed: 5)
      var values: [Double] = []
      for _ in 0..<50 {
        let system = TestSystem.random(&random, variables: 4...8, lines: 6...16, priorities: [1000, 750, 750, 250])
        let (solver, variables, _) = system.solver()
        values += variables.map { solver.value(of: $0) }
        values += solver.changedVariables.compactMap { variables.firstIndex(of: $0) }.map { Double($0) }
      }
      return values
    }
    XCTAssertEqual(try run(), try run())
  }

  /// Values have no rounding errors of their computation.
  func testValuesAreRoundedToWhatIsMeant() throws {
    var solver = Solver()
    let width = solver.makeVariable()
    let columns = (0..<7).map { _ in solver.makeVariable() }
    try solver.add(width == 700)
    for column in columns.dropFirst() { try solver.add(column == columns[0]) }
    try solver.add(Constraint(columns.map { Term($0) } + [Term(width, times: -1)], .equal, 0))
    solver.solve()
    XCTAssertEqual(columns.map { solver.value(of: $0) }, [Double](repeating: 100, count: 7))
    try solver.add(solver.makeVariable() == -0.0)
    solver.solve()
    XCTAssertEqual(columns.map { solver.value(of: $0).sign }, [FloatingPointSign](repeating: .plus, count: 7))
  }
}
