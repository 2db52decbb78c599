import ConstraintSolver
import XCTest

final class PriorityTests: XCTestCase {
  /// No number of weaker constraints moves a stronger one.
  func testAHigherPriorityComesStrictlyFirst() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    try solver.add(Constraint([Term(x, times: 0.001)], .equal, 0.001, priority: 750))
    for _ in 0..<2000 { try solver.add(Constraint([Term(x, times: 1000)], .equal, 5000, priority: 749.9)) }
    solver.solve()
    XCTAssertEqual(solver.value(of: x), 1)
  }

  /// Within a priority the sum of errors counts: the majority wins, and coefficients weigh.
  func testWithinAPriorityTheSumOfErrorsIsSmallest() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    for value in [0.0, 10, 10] { try solver.add((x == value).prioritized(500)) }
    solver.solve()
    XCTAssertEqual(solver.value(of: x), 10)
    try solver.add(Constraint([Term(x, times: 3)], .equal, 0, priority: 500))
    solver.solve()
    XCTAssertEqual(solver.value(of: x), 0)
  }

  /// A thousand priorities at once: 50 variables with 20 wishes each, and a sum that only the weakest of the strongest wishes gives.
  func testAThousandPrioritiesLoseNoPrecision() throws {
    var solver = Solver()
    let variables = (0..<50).map { _ in solver.makeVariable() }
    try solver.add(Constraint(variables.map { Term($0) }, .equal, 0))
    var strongest: [Constraint.ID] = []
    for level in 0..<20 {
      for (index, variable) in variables.enumerated() {
        let priority = Priority(Float(50 * level + index) * 0.999 + 0.5)
        strongest.append(try solver.add((variable == Double(100 * index + level)).prioritized(priority)))
      }
    }
    solver.solve()
    // Wishes of level 19 for all but the first variable.
    let expected = (1..<50).map { Double(100 * $0 + 19) }
    XCTAssertEqual(variables.dropFirst().map { solver.value(of: $0) }, expected)
    XCTAssertEqual(solver.value(of: variables[0]), -expected.reduce(0, +))
    solver.assertInvariants()

    // Without its strongest wish, variable 7 is the one that gives way.
    try solver.remove(strongest[19 * 50 + 7])
    solver.solve()
    XCTAssertEqual(solver.value(of: variables[0]), 19)
    XCTAssertEqual(solver.value(of: variables[7]), -expected.reduce(0, +) + 719 - 19)
    XCTAssertEqual(solver.ambiguousVariables, [])
  }

  /// One variable, hundreds of contradicting wishes: the strongest is granted, and after its removal the next.
  func testTheStrongestIsGranted() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    var ids: [Constraint.ID] = []
    for priority in 1...200 {
      ids.append(try solver.add((x == Double(priority)).prioritized(Priority(Float(priority)))))
    }
    for priority in stride(from: 200, to: 150, by: -1) {
      solver.solve()
      XCTAssertEqual(solver.value(of: x), Double(priority))
      try solver.remove(ids[priority - 1])
    }
    try solver.setPriority(999.5, of: ids[0])
    solver.solve()
    XCTAssertEqual(solver.value(of: x), 1)
  }

  func testAPriorityChangesInPlace() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let low = try solver.add((x == 1).prioritized(.low))
    let high = try solver.add((x == 2).prioritized(.high))
    let bound = try solver.add((x <= 1.5).prioritized(100))
    func value() -> Double {
      solver.solve()
      solver.assertInvariants()
      return solver.value(of: x)
    }
    XCTAssertEqual(value(), 2)
    try solver.setPriority(800, of: low)
    XCTAssertEqual(value(), 1)
    try solver.setPriority(.required, of: high)
    XCTAssertEqual(value(), 2)
    try solver.setPriority(10, of: high)
    XCTAssertEqual(value(), 1)
    try solver.setPriority(5, of: low)
    XCTAssertEqual(value(), 1.5)
    try solver.setPriority(.required, of: bound)
    XCTAssertEqual(value(), 1.5)
    try solver.setPriority(.required, of: bound)
    XCTAssertEqual(solver[bound]?.priority, .required)
    XCTAssertTrue(Priority.low < .high)
  }
}
