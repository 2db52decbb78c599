import ConstraintSolver
import XCTest

/// Constraints that say nothing, say it twice, or leave no room.
final class DegenerateTests: XCTestCase {
  private var solver = Solver()

  override func setUp() { solver = Solver() }

  override func tearDown() { solver.assertInvariants() }

  func testConstraintsWithoutVariables() throws {
    let x = solver.makeVariable()
    let zero = try solver.add(Constraint([], .equal, 0))
    try solver.add(Constraint([Term(x, times: 0)], .lessThanOrEqual, 5))
    let preferred = try solver.add(Constraint([], .greaterThanOrEqual, 5, priority: 500))
    let cancelled = try solver.add(x - x == 0)
    solver.solve()
    XCTAssertTrue(try solver.isAmbiguous(x))
    XCTAssertThrowsError(try solver.setConstant(1, of: cancelled))
    try solver.setConstant(-5, of: preferred)
    for id in [zero, preferred, cancelled] { try solver.remove(id) }
    XCTAssertEqual(solver.constraintCount, 1)
  }

  /// The same required equation several times: each holds the value, and the last one to go frees it.
  func testDuplicates() throws {
    let x = solver.makeVariable()
    var ids: [Constraint.ID] = []
    for _ in 0..<4 { ids.append(try solver.add(x == 7)) }
    ids.append(try solver.add(Constraint([Term(x, times: -2)], .equal, -14)))
    for id in [ids[0], ids[4], ids[2], ids[3]] {
      solver.solve()
      XCTAssertEqual(solver.value(of: x), 7)
      XCTAssertThrowsError(try solver.add(x == 8))
      XCTAssertThrowsError(try solver.setConstant(3, of: ids[1]))
      try solver.remove(id)
    }
    try solver.setConstant(3, of: ids[1])
    solver.solve()
    XCTAssertEqual(solver.value(of: x), 3)
    XCTAssertFalse(try solver.isAmbiguous(x))
    try solver.remove(ids[1])
    XCTAssertTrue(try solver.isAmbiguous(x))
  }

  /// Equations that follow from others, and their removal in every order.
  func testRedundantEquations() throws {
    let orders = [[0, 1, 2, 3], [3, 2, 1, 0], [1, 3, 0, 2], [2, 0, 3, 1]]
    for order in orders {
      solver = Solver()
      let (x, y, z) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
      let redundant = [x + y == 10, y + z == 12, x - z == -2, x + 2 * y + z == 22]
      let ids = try redundant.map { try solver.add($0) }
      let fixed = try solver.add(x == 4)
      solver.solve()
      XCTAssertEqual([x, y, z].map { solver.value(of: $0) }, [4, 6, 6])
      // Two of the four determine the values together with the fixed one.
      for index in order.prefix(2) {
        try solver.remove(ids[index])
        solver.solve()
        XCTAssertEqual([x, y, z].map { solver.value(of: $0) }, [4, 6, 6], "\(order)")
        XCTAssertEqual(solver.ambiguousVariables, [])
        solver.assertInvariants()
      }
      try solver.remove(ids[order[2]])
      XCTAssertFalse(solver.ambiguousVariables.isEmpty)
      try solver.remove(ids[order[3]])
      try solver.remove(fixed)
      XCTAssertEqual(solver.ambiguousVariables, [x, y, z])
    }
  }

  /// Inequalities that leave one point: each vertex of the method is degenerate.
  func testManyBoundsThroughOnePoint() throws {
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    for slope in 1...30 {
      try solver.add(y <= Double(slope) * x)
      try solver.add(y >= -Double(slope) * x)
      try solver.add(x <= Double(slope) * y)
    }
    try solver.add((x + y == 5).prioritized(500))
    solver.solve()
    XCTAssertEqual(solver.value(of: x) + solver.value(of: y), 5, accuracy: 1e-8)
    try solver.add(x <= 0)
    solver.solve()
    XCTAssertEqual([solver.value(of: x), solver.value(of: y)], [0, 0])
    XCTAssertEqual(solver.ambiguousVariables, [])
  }

  /// Systems on which the simplex method runs in a circle with a careless choice of pivots: Beale's and Kuhn's examples.
  func testExamplesOfCycles() throws {
    let beale: [([Double], Double)] = [([0.25, -60, -0.04, 9], 0), ([0.5, -90, -0.02, 3], 0), ([0, 0, 1, 0], 1)]
    let kuhn: [([Double], Double)] = [([-2, -9, 1, 9], 0), ([1.0 / 3, 1, -1.0 / 3, -2], 0), ([2, 3, -1, -12], 2)]
    for (rows, gains, best) in [(beale, [0.75, -150, 0.02, -6], 0.05), (kuhn, [2.0, 3, -1, -12], 2.0)] {
      solver = Solver()
      let variables = gains.map { _ in solver.makeVariable() }
      for variable in variables { try solver.add(variable >= 0) }
      for (row, bound) in rows {
        try solver.add(Constraint(zip(variables, row).map { Term($0, times: $1) }, .lessThanOrEqual, bound))
      }
      try solver.add(
        Constraint(zip(variables, gains).map { Term($0, times: $1) }, .greaterThanOrEqual, 1000, priority: 500))
      solver.solve()
      let gain = zip(variables, gains).reduce(0) { $0 + solver.value(of: $1.0) * $1.1 }
      XCTAssertEqual(gain, best, accuracy: 1e-7)
      solver.assertInvariants()
    }
  }

  /// Large constants are exact to their own rounding, and do not contradict themselves.
  func testLargeConstants() throws {
    let variables = (0..<20).map { _ in solver.makeVariable() }
    let first = try solver.add(variables[0] == 999_999_999.1)
    for (last, next) in zip(variables, variables.dropFirst()) { try solver.add(next == last - 49_999_999.7) }
    let sum = 999_999_999.1 - 19 * 49_999_999.7
    // The same again, by another way.
    let last = try solver.add(variables[19] == sum)
    let bound = try solver.add(variables[19] >= sum)
    solver.solve()
    XCTAssertEqual(solver.value(of: variables[19]), sum, accuracy: 1e-5)
    for step in 1...50 {
      let shift = -Double(step) * 7_777_777.7
      try solver.setConstants([(first, 999_999_999.1 + shift), (last, sum + shift), (bound, sum + shift)])
      solver.solve()
      XCTAssertEqual(solver.value(of: variables[19]), sum + shift, accuracy: 1e-5)
    }
    XCTAssertThrowsError(try solver.setConstant(sum, of: last))
  }

  func testExtremeCoefficients() throws {
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    try solver.add(Constraint([Term(x, times: 1e6), Term(y, times: 1e-6)], .equal, 2e6))
    try solver.add(Constraint([Term(y, times: 1e-6)], .equal, 1e3))
    solver.solve()
    XCTAssertEqual(solver.value(of: y), 1e9, accuracy: 1)
    XCTAssertEqual(solver.value(of: x), 1.999, accuracy: 1e-6)
  }
}
