import ConstraintSolver
import XCTest

final class EditTests: XCTestCase {
  /// A window's width is suggested; columns and a minimum follow.
  func testSuggestedValuesAreFollowedAsFarAsStrongerConstraintsPermit() throws {
    var solver = Solver()
    let (width, left, right) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    try solver.add(left == right)
    try solver.add(left + right + 20 == width)
    try solver.add(left >= 50)
    try solver.addEdit(width, priority: 500)
    for (suggestion, expected) in [(300.0, 300.0), (100, 120), (120, 120), (-5, 120), (1000, 1000)] {
      try solver.suggest(suggestion, for: width)
      solver.solve()
      XCTAssertEqual(solver.value(of: width), expected)
      XCTAssertEqual(solver.value(of: left), (expected - 20) / 2)
      solver.assertInvariants()
    }
    try solver.suggest(10, for: width)
    try solver.suggest(400, for: width)
    solver.solve()
    XCTAssertEqual(solver.value(of: width), 400)
  }

  /// A variable that becomes editable stays where it was until a value is suggested.
  func testAnEditDrawsTheVariableToItsLastValue() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let id = try solver.add((x == 42).prioritized(600))
    solver.solve()
    try solver.addEdit(x, priority: 100)
    try solver.remove(id)
    solver.solve()
    XCTAssertEqual(solver.value(of: x), 42)
    try solver.removeEdit(x)
    XCTAssertTrue(try solver.isAmbiguous(x))
    try solver.remove(x)
    XCTAssertEqual(solver.constraintCount, 0)
  }

  func testSeveralEditsWithPriorities() throws {
    var solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    try solver.add(x + y <= 100)
    try solver.addEdit(x, priority: 999)
    try solver.addEdit(y, priority: 998)
    try solver.suggest(70, for: x)
    try solver.suggest(60, for: y)
    solver.solve()
    XCTAssertEqual([x, y].map { solver.value(of: $0) }, [70, 30])
    try solver.suggest(20, for: x)
    solver.solve()
    XCTAssertEqual([x, y].map { solver.value(of: $0) }, [20, 60])
  }

  /// A hundred thousand suggestions leave no rounding errors behind.
  func testValuesDoNotDrift() throws {
    var solver = Solver()
    let width = solver.makeVariable()
    let columns = (0..<3).map { _ in solver.makeVariable() }
    try solver.add(Constraint(columns.map { Term($0) }, .equal, 0))
    try solver.remove(try solver.add(columns[0] == columns[1]))
    for column in columns { try solver.add((Term(column, times: 0.7) == width).prioritized(600)) }
    for (column, least) in zip(columns, [-10.0, -20, -30]) { try solver.add(column >= least) }
    try solver.addEdit(width, priority: 999)
    for step in 0..<20_000 {
      try solver.suggest(Double(step % 97) / 3 - 16, for: width)
      solver.solve()
    }
    try solver.suggest(7, for: width)
    solver.solve()
    XCTAssertEqual(solver.value(of: width), 7)
    XCTAssertEqual(columns.reduce(0) { $0 + solver.value(of: $1) }, 0, accuracy: 1e-8)
    solver.assertInvariants()
  }
}
