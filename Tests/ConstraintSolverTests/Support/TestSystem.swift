import ConstraintSolver
import XCTest

/// A system of constraints whose variables are numbers.
struct TestSystem {
  struct Line {
    var coefficients: [Double]
    var relation: Relation
    var constant: Double
    var priority: Float

    func error(at point: [Double]) -> Double {
      let difference = zip(coefficients, point).reduce(-constant) { $0 + $1.0 * $1.1 }
      switch relation {
      case .equal: return abs(difference)
      case .lessThanOrEqual: return max(0, difference)
      case .greaterThanOrEqual: return max(0, -difference)
      }
    }

    func constraint(_ variables: [Variable]) -> Constraint {
      let terms = zip(variables, coefficients).filter { $0.1 != 0 }.map { Term($0, times: $1) }
      return Constraint(terms, relation, constant, priority: Priority(priority))
    }
  }

  var variableCount: Int
  var lines: [Line]

  /// The sums of errors, the highest priority first.
  func errors(at point: [Double]) -> [Double] {
    let priorities = Set(lines.map(\.priority)).sorted(by: >)
    return priorities.map { priority in
      lines.filter { $0.priority == priority }.reduce(0) { $0 + $1.error(at: point) }
    }
  }

  /// A solver with all the lines in order, as far as it accepts them, solved.
  func solver() -> (solver: Solver, variables: [Variable], refused: [Int]) {
    var solver = Solver()
    let variables = (0..<variableCount).map { _ in solver.makeVariable() }
    var refused: [Int] = []
    for (index, line) in lines.enumerated() {
      do { try solver.add(line.constraint(variables)) } catch { refused.append(index) }
    }
    solver.solve()
    return (solver, variables, refused)
  }

  /// Small whole numbers, so that degenerate and contradictory systems are frequent.
  static func random(
    _ random: inout Random, variables: ClosedRange<Int>, lines: ClosedRange<Int>, priorities: [Float]
  ) -> TestSystem {
    let count = random.number(in: variables)
    let lines = (0..<random.number(in: lines)).map { _ in line(&random, count: count, priorities: priorities) }
    return TestSystem(variableCount: count, lines: lines)
  }

  static func line(_ random: inout Random, count: Int, priorities: [Float]) -> Line {
    var coefficients = [Double](repeating: 0, count: count)
    for _ in 0..<random.number(in: 1...min(3, count)) {
      coefficients[random.number(in: 0...count - 1)] = Double(random.element(of: [-2, -1, -1, 1, 1, 1, 2, 3]))
    }
    return Line(
      coefficients: coefficients, relation: random.element(of: Relation.allCases),
      constant: Double(random.number(in: -6...6)), priority: random.element(of: priorities))
  }
}

/// Fails unless `errors` are those of `best`, priority by priority, within 1e-6 or a billionth of a large sum.
func assertEqual(
  _ errors: [Double], _ best: [Double], _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) {
  guard errors.count == best.count, zip(errors, best).allSatisfy({ abs($0 - $1) <= max(1e-6, abs($1) * 1e-9) }) else {
    XCTFail("\(errors) is not \(best); \(message())", file: file, line: line)
    return
  }
}
