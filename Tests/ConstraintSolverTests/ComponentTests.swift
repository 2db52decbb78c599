import XCTest

@testable import ConstraintSolver

/// Constraints that share no variable do not meet.
final class ComponentTests: XCTestCase {
  /// A label in a cell.
  private struct Cell {
    let left, width, right: Variable
    let text: Constraint.ID

    init(_ solver: inout Solver) throws {
      left = solver.makeVariable()
      width = solver.makeVariable()
      right = solver.makeVariable()
      try solver.add(left == 16)
      try solver.add(right == left + width)
      try solver.add(right <= 320)
      text = try solver.add((width == 100).prioritized(750))
    }
  }

  private func cellCount(_ solver: Solver) -> Int {
    let symbols = 0..<Int32(solver.solvedState.system.tableau.symbols.count)
    return symbols.reduce(0) { $0 + Int(solver.solvedState.system.tableau.symbols[$1].column.count) }
  }

  func testTheTableauGrowsWithTheSumOfComponents() throws {
    var counts: [Int] = []
    for count in [1, 10, 500] {
      var solver = Solver()
      for _ in 0..<count { _ = try Cell(&solver) }
      solver.solve()
      XCTAssertEqual(cellCount(solver) % count, 0)
      counts.append(cellCount(solver) / count)
    }
    XCTAssertEqual(counts[1], counts[0])
    XCTAssertEqual(counts[2], counts[0])
  }

  /// A local change takes the same pivots among many cells as alone, and changes only its own.
  func testALocalChangeIsLocal() throws {
    var pivots: [Int] = []
    for count in [1, 500] {
      var solver = Solver()
      let cells = try (0..<count).map { _ in try Cell(&solver) }
      solver.solve()
      let cell = cells[count / 2]
      let before = solver.solvedState.system.tableau.pivotCount
      for text in [50.0, 400, 200, 1000] {
        try solver.setConstant(text, of: cell.text)
        solver.solve()
        XCTAssertTrue(Set(solver.changedVariables).isSubset(of: [cell.width, cell.right]))
      }
      pivots.append(solver.solvedState.system.tableau.pivotCount - before)
    }
    XCTAssertEqual(pivots[0], pivots[1])
    XCTAssertGreaterThan(pivots[0], 0)
  }

  /// A constraint joins components; without it they are apart again, in the tableau as well.
  func testComponentsMergeAndSplit() throws {
    var solver = Solver()
    let cells = try (0..<50).map { _ in try Cell(&solver) }
    solver.solve()
    let apart = cellCount(solver)
    let joints = try zip(cells, cells.dropFirst()).map { try solver.add($1.width == $0.width) }
    try solver.setConstant(200, of: cells[0].text)
    solver.solve()
    XCTAssertGreaterThan(cellCount(solver), 2 * apart)
    for joint in joints.shuffled(using: &random) { try solver.remove(joint) }
    solver.solve()
    XCTAssertEqual(cellCount(solver), apart)
    solver.assertInvariants()
    XCTAssertEqual(solver.value(of: cells[0].width), 200)
    XCTAssertEqual(solver.value(of: cells[49].width), 100)
  }

  private var random = Random(seed: 3)

  /// Building the tableau anew changes no value that is determined.
  func testRebuildingChangesNothing() throws {
    for number in 0..<200 {
      let system = TestSystem.random(&random, variables: 2...7, lines: 3...14, priorities: [1000, 1000, 750, 500, 3])
      var (solver, variables, _) = system.solver()
      let determined = try variables.filter { try !solver.isAmbiguous($0) }
      let values = determined.map { solver.value(of: $0) }
      solver.solvedState.system.rebuild()
      solver.assertInvariants()
      solver.solve()
      XCTAssertEqual(try variables.filter { try !solver.isAmbiguous($0) }, determined, "system \(number)")
      for (variable, value) in zip(determined, values) {
        XCTAssertEqual(solver.value(of: variable), value, accuracy: 1e-7, "system \(number)")
      }
      XCTAssertTrue(solver.solvedState.system.isExact)
    }
  }
}
