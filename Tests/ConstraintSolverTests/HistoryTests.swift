import ConstraintSolver
import XCTest

/// A solver with a long history of changes compared with a new one that has only the result.
final class HistoryTests: XCTestCase {
  func testASolverWithAHistoryEqualsANewOne() throws {
    for seed in 0..<UInt64(40) {
      var history = History(seed: seed, variables: 6, range: -6...6)
      for _ in 0..<60 { try history.step() }
    }
  }

  /// Rounding errors do not add up, also with coefficients that are not whole.
  func testLongHistoriesStayExact() throws {
    var history = History(seed: 77, variables: 5, range: -300...300)
    history.coefficients = [0.1, 1.0 / 3, 0.7, 1, 1, 1, -1, -1, -1, 2]
    history.comparesEvery = 50
    for _ in 0..<3000 { try history.step() }
    XCTAssertGreaterThan(history.refusals, 30)
  }

  /// Whatever the order, removing everything that was added later restores the solution.
  func testRemovalInAnyOrderEqualsNeverAdded() throws {
    for seed in 0..<UInt64(150) {
      var random = Random(seed: seed)
      let system = TestSystem.random(&random, variables: 2...6, lines: 3...9, priorities: [1000, 750, 750, 500, 1])
      var (solver, variables, _) = system.solver()
      let determined = try variables.filter { try !solver.isAmbiguous($0) }
      let values = determined.map { solver.value(of: $0) }

      var added: [Constraint.ID] = []
      for _ in 0..<12 {
        let line = TestSystem.line(&random, count: system.variableCount, priorities: [1000, 999, 750, 500, 2])
        if let id = try? solver.add(line.constraint(variables)) { added.append(id) }
        if random.number(in: 0...2) == 0 { solver.solve() }
        solver.assertInvariants()
      }
      added.shuffle(using: &random)
      for id in added {
        try solver.remove(id)
        if random.number(in: 0...2) == 0 { solver.solve() }
        solver.assertInvariants()
      }
      solver.solve()
      XCTAssertEqual(try variables.filter { try !solver.isAmbiguous($0) }, determined, "seed \(seed)")
      for (variable, value) in zip(determined, values) {
        XCTAssertEqual(solver.value(of: variable), value, accuracy: 1e-6, "seed \(seed)")
      }
    }
  }
}

/// A solver that is changed at random, and the constraints that it should have.
private struct History {
  var coefficients: [Double] = [-2, -1, 1, 1, 1, 3]
  var comparesEvery = 1
  private(set) var refusals = 0

  private var random: Random
  private let range: ClosedRange<Int>
  private let seed: UInt64
  private var steps = 0
  private var solver = Solver()
  private let variables: [Variable]
  private var live: [(id: Constraint.ID, line: TestSystem.Line)] = []
  private var edits: [Int: (value: Double, priority: Float)] = [:]
  private static let priorities: [Float] = [999, 1000, 1000, 750, 1000, 250, 49.5]

  init(seed: UInt64, variables count: Int, range: ClosedRange<Int>) {
    self.seed = seed
    self.range = range
    random = Random(seed: seed)
    var solver = Solver()
    variables = (0..<count).map { _ in solver.makeVariable() }
    self.solver = solver
  }

  mutating func step() throws {
    steps += 1
    let isComparing = steps % comparesEvery == 0
    if isComparing { solver.solve() }
    let before = variables.map { solver.value(of: $0) }
    do {
      try change()
    } catch SolverError.unsatisfiable {
      refusals += 1
      if isComparing {
        solver.solve()
        XCTAssertEqual(solver.changedVariables, [], "step \(steps) of seed \(seed)")
        XCTAssertEqual(variables.map { solver.value(of: $0) }, before, "step \(steps) of seed \(seed)")
      }
    }
    if isComparing { try compare() }
  }

  private mutating func change() throws {
    switch random.number(in: 0...11) {
    case 0...3 where live.count < 3 * variables.count:
      let line = line()
      live.append((try solver.add(line.constraint(variables)), line))
    case 4...5 where !live.isEmpty:
      let index = random.number(in: 0...live.count - 1)
      try solver.remove(live[index].id)
      live.remove(at: index)
    case 6 where !live.isEmpty:
      let index = random.number(in: 0...live.count - 1)
      let constant = Double(random.number(in: range))
      try solver.setConstant(constant, of: live[index].id)
      live[index].line.constant = constant
    case 7 where live.count > 1:
      var changed = live
      for _ in 0..<2 { changed[random.number(in: 0...live.count - 1)].line.constant = Double(random.number(in: range)) }
      try solver.setConstants(changed.map { ($0.id, $0.line.constant) })
      live = changed
    case 8 where !live.isEmpty:
      let index = random.number(in: 0...live.count - 1)
      let priority = random.element(of: Self.priorities)
      try solver.setPriority(Priority(priority), of: live[index].id)
      live[index].line.priority = priority
    case 9:
      let index = random.number(in: 0...variables.count - 1)
      if edits.removeValue(forKey: index) != nil { return try solver.removeEdit(variables[index]) }
      solver.solve()
      let priority = random.element(of: [999, 750, 49.5] as [Float])
      edits[index] = (solver.value(of: variables[index]), priority)
      try solver.addEdit(variables[index], priority: Priority(priority))
    default:
      guard let index = edits.keys.sorted().first else { return }
      let value = Double(random.number(in: range))
      try solver.suggest(value, for: variables[index])
      edits[index]?.value = value
    }
  }

  private mutating func line() -> TestSystem.Line {
    var line = TestSystem.line(&random, count: variables.count, priorities: Self.priorities)
    line.coefficients = line.coefficients.map { $0 == 0 ? 0 : random.element(of: coefficients) }
    line.constant = Double(random.number(in: range))
    return line
  }

  private mutating func compare() throws {
    var system = TestSystem(variableCount: variables.count, lines: live.map(\.line))
    for (index, edit) in edits.sorted(by: { $0.key < $1.key }) {
      let coefficients = variables.indices.map { $0 == index ? 1.0 : 0 }
      system.lines.append(
        TestSystem.Line(coefficients: coefficients, relation: .equal, constant: edit.value, priority: edit.priority))
    }
    solver.solve()
    solver.assertInvariants()
    let fresh = system.solver()
    XCTAssertEqual(fresh.refused, [], "step \(steps) of seed \(seed)")
    let point = variables.map { solver.value(of: $0) }
    let freshPoint = fresh.variables.map { fresh.solver.value(of: $0) }
    assertEqual(system.errors(at: point), system.errors(at: freshPoint), "step \(steps) of seed \(seed): \(system)")
    for index in variables.indices {
      let isAmbiguous = try solver.isAmbiguous(variables[index])
      XCTAssertEqual(
        isAmbiguous, try fresh.solver.isAmbiguous(fresh.variables[index]), "step \(steps) of seed \(seed)")
      guard !isAmbiguous else { continue }
      XCTAssertEqual(point[index], freshPoint[index], accuracy: 1e-6, "step \(steps) of seed \(seed)")
    }
    XCTAssertEqual(solver.constraintCount, system.lines.count)
  }
}
