import ConstraintSolver
import XCTest

/// Compares the solver with every possible solution of small systems.
final class BruteForceTests: XCTestCase {
  func testErrorsAndAmbiguityAreThoseOfAllSolutions() throws {
    var random = Random(seed: 1)
    var contradictory = 0
    var ambiguous = 0
    for number in 0..<1500 {
      var system = TestSystem.random(
        &random, variables: 1...3, lines: 1...6, priorities: [1000, 1000, 750, 750, 500, 250.5, 1])
      for variable in 0..<system.variableCount {
        var coefficients = [Double](repeating: 0, count: system.variableCount)
        coefficients[variable] = 1
        system.lines.append(
          TestSystem.Line(coefficients: coefficients, relation: .lessThanOrEqual, constant: 20, priority: 1000))
        system.lines.append(
          TestSystem.Line(coefficients: coefficients, relation: .greaterThanOrEqual, constant: -20, priority: 1000))
      }
      system.lines.shuffle(using: &random)
      let expected = BruteForce(system)
      let (solver, variables, refused) = system.solver()
      guard let errors = expected.errors else {
        contradictory += 1
        XCTAssertFalse(refused.isEmpty, "system \(number) is contradictory: \(system)")
        continue
      }
      XCTAssertEqual(refused, [], "system \(number) can be satisfied: \(system)")
      let point = variables.map { solver.value(of: $0) }
      assertEqual(system.errors(at: point), errors, "system \(number) at \(point): \(system)")
      for (variable, isDetermined) in zip(variables, expected.isDetermined) {
        XCTAssertEqual(try solver.isAmbiguous(variable), !isDetermined, "\(variable) of system \(number): \(system)")
        if !isDetermined { ambiguous += 1 }
      }
    }
    // The systems are of all kinds.
    XCTAssertGreaterThan(contradictory, 50)
    XCTAssertGreaterThan(ambiguous, 100)
  }

  /// The constraints of a conflict contradict each other, and any of them can be left out to end the contradiction.
  func testConflictsAreMinimal() throws {
    var random = Random(seed: 2)
    var conflicts = 0
    for number in 0..<1500 {
      let system = TestSystem.random(&random, variables: 2...6, lines: 4...14, priorities: [1000, 1000, 1000, 500])
      var solver = Solver()
      let variables = (0..<system.variableCount).map { _ in solver.makeVariable() }
      for line in system.lines {
        do {
          try solver.add(line.constraint(variables))
        } catch SolverError.unsatisfiable(let conflict) {
          conflicts += 1
          let set = try conflict.constraints.map { try XCTUnwrap(solver[$0]) } + [line.constraint(variables)]
          Self.assertMinimal(set, "system \(number)")
        }
      }
    }
    XCTAssertGreaterThan(conflicts, 1000)
  }

  /// The same for changes of constants and priorities, which may move several constraints at once.
  func testConflictsOfChangesAreMinimal() throws {
    var random = Random(seed: 3)
    var conflicts = 0
    for number in 0..<600 {
      let system = TestSystem.random(&random, variables: 2...6, lines: 4...14, priorities: [1000, 1000, 1000, 500])
      var solver = Solver()
      let variables = (0..<system.variableCount).map { _ in solver.makeVariable() }
      let ids = system.lines.compactMap { try? solver.add($0.constraint(variables)) }
      for _ in 0..<4 where !ids.isEmpty {
        let changes = (0..<random.number(in: 1...3)).map { _ in
          (id: random.element(of: ids), constant: Double(random.number(in: -9...9)))
        }
        var changed: [Constraint.ID: Constraint] = [:]
        do {
          if random.number(in: 0...3) == 0 {
            changed[changes[0].id] = solver[changes[0].id]?.prioritized(.required)
            try solver.setPriority(.required, of: changes[0].id)
          } else {
            for (id, constant) in changes {
              changed[id] = solver[id]
              changed[id]?.constant = constant
            }
            try solver.setConstants(changes)
          }
        } catch SolverError.unsatisfiable(let conflict) {
          conflicts += 1
          let set = try conflict.constraints.map { try XCTUnwrap(changed[$0] ?? solver[$0]) }
          Self.assertMinimal(set, "system \(number)")
        }
      }
    }
    XCTAssertGreaterThan(conflicts, 300)
  }

  private static func assertMinimal(
    _ set: [Constraint], _ message: String, file: StaticString = #filePath, line: UInt = #line
  ) {
    XCTAssertTrue(set.allSatisfy { $0.priority == .required }, message, file: file, line: line)
    XCTAssertFalse(isSatisfiable(set), "\(message): \(set)", file: file, line: line)
    for left in set.indices {
      var rest = set
      rest.remove(at: left)
      XCTAssertTrue(
        isSatisfiable(rest), "\(message): \(set[left]) is not needed in \(set)", file: file, line: line)
    }
  }

  private static func isSatisfiable(_ constraints: [Constraint]) -> Bool {
    var solver = Solver()
    var copies: [Variable: Variable] = [:]
    for constraint in constraints {
      var own = constraint
      own.terms = constraint.terms.map { term in
        let copy = copies[term.variable] ?? solver.makeVariable()
        copies[term.variable] = copy
        return Term(copy, times: term.coefficient)
      }
      do { try solver.add(own) } catch { return false }
    }
    return true
  }
}
