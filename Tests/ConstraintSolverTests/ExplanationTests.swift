import ConstraintSolver
import XCTest

final class ExplanationTests: XCTestCase {
  func testDeterminantsAreTheConstraintsThatGiveAValue() throws {
    var solver = Solver()
    let (left, width, other) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    let first = try solver.add(left == 20)
    let half = try solver.add(2 * width == left + 100)
    let bound = try solver.add(other <= width)
    let wish = try solver.add((other >= 500).prioritized(300))
    let slack = try solver.add(other <= 1000)
    XCTAssertEqual(
      try solver.determinants(of: other).map(\.constraint), [first, half, bound], "not \(wish), not \(slack)")
    XCTAssertEqual(try solver.determinants(of: other).map(\.rate), [0.5, 0.5, 1])
    XCTAssertEqual(try solver.determinants(of: left).map(\.constraint), [first])
    let free = solver.makeVariable()
    XCTAssertEqual(try solver.determinants(of: free), [])
    solver.solve()
    XCTAssertEqual(solver.value(of: other), 60)
  }

  /// The constants times their rates are the value, in any system.
  func testDeterminantsAddUpToTheValue() throws {
    var random = Random(seed: 9)
    for number in 0..<300 {
      let system = TestSystem.random(&random, variables: 2...6, lines: 3...12, priorities: [1000, 750, 500])
      let (solver, variables, _) = system.solver()
      for variable in variables {
        let sum = try solver.determinants(of: variable).reduce(0) { sum, determinant in
          sum + determinant.rate * (try XCTUnwrap(solver[determinant.constraint]).constant)
        }
        XCTAssertEqual(sum, solver.value(of: variable), accuracy: 1e-7, "system \(number)")
      }
    }
  }

  /// A wish that pulls both ways with equal strength leaves a choice; one more decides.
  func testAmbiguity() throws {
    var solver = Solver()
    let (x, y, free) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    try solver.add((x == 0).prioritized(500))
    try solver.add((x == 10).prioritized(500))
    try solver.add(y == x + 1)
    XCTAssertEqual(solver.ambiguousVariables, [x, y, free])
    let decision = try solver.add((x == 4).prioritized(1))
    XCTAssertEqual(solver.ambiguousVariables, [free])
    XCTAssertEqual(solver.value(of: x), 0, "a question does not solve")
    solver.solve()
    XCTAssertEqual(solver.value(of: y), 5)
    try solver.remove(decision)
    solver.solve()
    XCTAssertEqual(solver.ambiguousVariables, [x, y, free])
    let range = 0.0...10
    XCTAssertTrue(range.contains(solver.value(of: x)))
    XCTAssertEqual(solver.value(of: y), solver.value(of: x) + 1)
  }
}
