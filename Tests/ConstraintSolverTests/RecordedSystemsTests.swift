import ConstraintSolver
import Foundation
import XCTest

/// Solutions of kiwi, another solver of the same method, to systems on which both agree by construction: kiwi weighs errors, so the
/// systems are small and have three priorities, with weights far apart.
final class RecordedSystemsTests: XCTestCase {
  func testSolutionsAreThoseOfKiwi() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Support/RecordedSystems.txt")
    let rows = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").filter { !$0.hasPrefix("#") }
    var satisfiable = 0
    for row in rows {
      let parts = row.split(separator: "|")
      let values = parts[1].split(separator: " ").compactMap { Double($0) }
      var run = RecordedRun()
      do {
        for call in parts[0].split(separator: ";") { try run.perform(call.split(separator: " ").map { String($0) }) }
      } catch SolverError.unsatisfiable {
        XCTAssertEqual(parts[1], "unsatisfiable", "\(row)")
        continue
      }
      XCTAssertNotEqual(parts[1], "unsatisfiable", "\(row)")
      satisfiable += 1
      let point = run.variables.map { run.solver.value(of: $0) }
      let system = TestSystem(variableCount: run.variables.count, lines: run.remainingLines)
      assertEqual(system.errors(at: point), system.errors(at: values), "\(row)")
      for (variable, value) in zip(run.variables, values) where try !run.solver.isAmbiguous(variable) {
        XCTAssertEqual(run.solver.value(of: variable), value, accuracy: 1e-6, "\(row)")
      }
      run.solver.assertInvariants()
    }
    XCTAssertGreaterThan(satisfiable, 200)
    XCTAssertGreaterThan(rows.count - satisfiable, 50)
  }
}

private struct RecordedRun {
  var solver = Solver()
  private(set) var variables: [Variable] = []
  private var lines: [(id: Constraint.ID, line: TestSystem.Line)?] = []
  private var suggestions: [Int: (value: Double, priority: Float)] = [:]

  /// The constraints that are left, and those of the editable variables.
  var remainingLines: [TestSystem.Line] {
    lines.compactMap { $0?.line }
      + suggestions.map { variable, suggestion in
        TestSystem.Line(
          coefficients: coefficients([(variable, 1)]), relation: .equal, constant: suggestion.value,
          priority: suggestion.priority)
      }
  }

  mutating func perform(_ words: [String]) throws {
    let numbers = words.dropFirst().map { Double($0) ?? 0 }
    switch words[0] {
    case "v": variables = (0..<Int(numbers[0])).map { _ in solver.makeVariable() }
    case "w": for variable in variables.indices { try add([(variable, 1)], .equal, 0, priority: 1) }
    case "c":
      let relations: [String: Relation] = ["<": .lessThanOrEqual, "=": .equal, ">": .greaterThanOrEqual]
      let terms = stride(from: 3, to: numbers.count, by: 2).map { (Int(numbers[$0]), numbers[$0 + 1]) }
      try add(terms, try XCTUnwrap(relations[words[2]]), numbers[2], priority: Float(numbers[0]))
    case "r":
      try solver.remove(try XCTUnwrap(lines[Int(numbers[0])]).id)
      lines[Int(numbers[0])] = nil
    case "e":
      try solver.addEdit(variables[Int(numbers[0])], priority: Priority(Float(numbers[1])))
      suggestions[Int(numbers[0])] = (0, Float(numbers[1]))
    case "s":
      try solver.suggest(numbers[1], for: variables[Int(numbers[0])])
      suggestions[Int(numbers[0])]?.value = numbers[1]
    case "u": solver.solve()
    default: XCTFail("\(words)")
    }
  }

  private mutating func add(
    _ terms: [(Int, Double)], _ relation: Relation, _ constant: Double, priority: Float
  ) throws {
    let line = TestSystem.Line(
      coefficients: coefficients(terms), relation: relation, constant: constant, priority: priority)
    lines.append((try solver.add(line.constraint(variables)), line))
  }

  private func coefficients(_ terms: [(Int, Double)]) -> [Double] {
    var coefficients = [Double](repeating: 0, count: variables.count)
    for (variable, coefficient) in terms { coefficients[variable] += coefficient }
    return coefficients
  }
}
