import ConstraintSolver

/// Compares solutions of another solver with ours.
struct Comparison {
  /// A text for each system whose solutions differ: in a sum of errors of some priority, or in a variable with only one solution.
  private(set) var differences: [String] = []
  private(set) var equal = 0
  /// How many of the other solver's solutions miss a required constraint, or do not exist because it has failed.
  private(set) var wrong = 0

  /// `values` has a line for each system: its values, "unsatisfiable" or "failed".
  init(_ systems: [SystemFile], _ values: String) throws {
    let rows = values.split(separator: "\n")
    guard rows.count == systems.count else {
      differences = ["\(systems.count) systems, \(rows.count) solutions"]
      return
    }
    for (number, (system, row)) in zip(systems, rows).enumerated() {
      let run = try SystemRun(system, asksForAmbiguity: true)
      let other = row.split(separator: " ").compactMap { Double($0) }
      if Self.isWrong(system, row, other) {
        wrong += 1
      } else if let difference = Self.difference(system, run, other) {
        differences.append("\(number): \(difference)\n\(system.text)")
      } else {
        equal += 1
      }
    }
  }

  private static func isWrong(_ system: SystemFile, _ row: Substring, _ values: [Double]) -> Bool {
    if row == "failed" { return true }
    guard !values.isEmpty, let required = errors(system, values).first, required.priority == 1000 else { return false }
    return required.sum > 1e-4
  }

  /// `values` is empty if the other solver finds no solution.
  private static func difference(_ system: SystemFile, _ run: SystemRun, _ values: [Double]) -> String? {
    guard run.isSatisfiable, !values.isEmpty else {
      return run.isSatisfiable == values.isEmpty ? "only one solver finds a solution" : nil
    }
    let (ours, theirs) = (errors(system, run.values).map(\.sum), errors(system, values).map(\.sum))
    let differs = zip(ours, theirs).contains { abs($0 - $1) > 1e-4 }
    let isElsewhere = zip(run.isAmbiguous, zip(run.values, values)).contains { !$0 && abs($1.0 - $1.1) > 1e-4 }
    return differs || isElsewhere
      ? "errors \(ours) and \(theirs), values \(run.values) and \(values)" : nil
  }

  /// The systems in short: in each line the calls, separated by semicolons, and the solution. `w` stands for the constraints that draw
  /// each variable to zero with priority 1.
  static func record(_ systems: [SystemFile], _ values: String) -> String {
    zip(systems, values.split(separator: "\n")).filter { system, row in
      !isWrong(system, row, row.split(separator: " ").compactMap { Double($0) })
    }.map { system, row in
      let calls = system.text.split(separator: "\n").dropFirst().joined(separator: ";")
      let drawn = (0..<system.variableCount).map { "c 1 = 0 \($0) 1" }.joined(separator: ";")
      let values = row.split(separator: " ").joined(separator: " ")
      return (calls + "|").replacing(".0 ", with: " ").replacing(".0;", with: ";").replacing(".0|", with: "|")
        .replacing(drawn, with: "w") + values
    }.joined(separator: "\n")
  }

  /// The sums of errors, the highest priority first.
  private static func errors(_ system: SystemFile, _ values: [Double]) -> [(priority: Float, sum: Double)] {
    var lines = system.lines.map { Optional($0) }
    var suggestions: [Int: (value: Double, priority: Float)] = [:]
    for call in system.calls {
      switch call {
      case .remove(let index): lines[index] = nil
      case .edit(let variable, let priority): suggestions[variable] = (0, priority)
      case .suggest(let variable, let value): suggestions[variable]?.value = value
      case .add, .solve, .region: break
      }
    }
    for (variable, suggestion) in suggestions {
      lines.append(
        SystemFile.Line(
          terms: [(variable, 1)], relation: .equal, constant: suggestion.value, priority: suggestion.priority))
    }
    var sums: [Float: Double] = [:]
    for case let line? in lines {
      let difference = line.terms.reduce(-line.constant) { $0 + $1.coefficient * values[$1.variable] }
      switch line.relation {
      case .equal: sums[line.priority, default: 0] += abs(difference)
      case .lessThanOrEqual: sums[line.priority, default: 0] += max(0, difference)
      case .greaterThanOrEqual: sums[line.priority, default: 0] += max(0, -difference)
      }
    }
    return sums.sorted { $0.key > $1.key }.map { ($0.key, $0.value) }
  }
}
