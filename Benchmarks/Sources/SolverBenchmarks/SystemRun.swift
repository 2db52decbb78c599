import ConstraintSolver
import Counters

/// A system that runs with our solver.
struct SystemRun {
  private(set) var regions: [(name: String, seconds: Double)] = []
  /// The memory of the solver at the end of the first region.
  private(set) var heapBytes = 0.0
  private(set) var values: [Double] = []
  private(set) var isAmbiguous: [Bool] = []
  private(set) var isSatisfiable = true

  /// Constraints are made before the first region, as kiwi's are.
  init(_ system: SystemFile, asksForAmbiguity: Bool = false) throws {
    let before = counters_heap_bytes()
    var solver = Solver()
    // The memory of the variables counts, although kiwi's does not; that of the descriptions of constraints counts for neither.
    let variables = (0..<system.variableCount).map { _ in solver.makeVariable() }
    let made = counters_heap_bytes()
    let constraints = system.lines.map { line in
      Constraint(
        line.terms.map { Term(variables[$0.variable], times: $0.coefficient) }, line.relation, line.constant,
        priority: Priority(line.priority))
    }
    var ids = [Constraint.ID?](repeating: nil, count: constraints.count)
    let described = counters_heap_bytes() - made
    let clock = ContinuousClock()
    var region: (name: String, start: ContinuousClock.Instant)?
    func endRegion(_ run: inout SystemRun) {
      guard let ended = region else { return }
      counters_region_ends()
      let duration = (clock.now - ended.start).components
      if run.regions.isEmpty { run.heapBytes = Double(counters_heap_bytes()) - Double(before + described) }
      run.regions.append((ended.name, Double(duration.seconds) + Double(duration.attoseconds) * 1e-18))
    }
    for call in system.calls {
      switch call {
      case .add(let index):
        do {
          ids[index] = try solver.add(constraints[index])
        } catch SolverError.unsatisfiable {
          isSatisfiable = false
          return
        }
      case .remove(let index): if let id = ids[index] { try solver.remove(id) }
      case .edit(let variable, let priority): try solver.addEdit(variables[variable], priority: Priority(priority))
      case .suggest(let variable, let value): try solver.suggest(value, for: variables[variable])
      case .solve: solver.solve()
      case .region(let name):
        endRegion(&self)
        region = (name, clock.now)
        counters_region_begins()
      }
    }
    endRegion(&self)
    solver.solve()
    values = variables.map { solver.value(of: $0) }
    if asksForAmbiguity { isAmbiguous = try variables.map { try solver.isAmbiguous($0) } }
  }
}
