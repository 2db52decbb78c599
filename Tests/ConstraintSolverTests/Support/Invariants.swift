import XCTest

@testable import ConstraintSolver

extension Solver {
  /// Fails unless the tableau is as its documentation promises and, after `solve()`, optimal.
  func assertInvariants(file: StaticString = #filePath, line: UInt = #line) {
    let state = solvedState
    func fail(_ text: String) { XCTFail(text, file: file, line: line) }
    for symbol in 0..<Int32(state.system.tableau.symbols.count) {
      let record = state.system.tableau.symbols[symbol]
      if record.kind == .unused { continue }
      if record.row >= 0, state.system.tableau.rows[record.row].basic != symbol { fail("\(symbol) is not in its row") }
      if record.row >= 0, record.column.count > 0 { fail("\(symbol) is basic and in a column") }
      for (place, entry) in record.column.elements.enumerated() {
        let cell = state.system.tableau.rows[entry.row].cells.elements[Int(entry.cell)]
        if cell.symbol != symbol || cell.entry != Int32(place) { fail("an entry of \(symbol) has no cell") }
      }
      let cost = state.system.tableau.cost(of: symbol)
      let expected = record.row < 0 && record.kind.isRestricted ? state.system.tableau.expectedCost(of: symbol) : [:]
      for priority in Set(cost.keys).union(expected.keys)
      where abs((cost[priority] ?? 0) - (expected[priority] ?? 0)) > 1e-6 {
        fail("\(record.kind) \(symbol) costs \(cost), not \(expected)")
      }
      if let highest = cost.keys.max(), let amount = cost[highest], amount < 0 { fail("\(symbol) has a negative cost") }
    }
    var cells = 0
    for symbol in 0..<Int32(state.system.tableau.symbols.count) {
      let row = state.system.tableau.symbols[symbol].row
      guard row >= 0 else { continue }
      let kind = state.system.tableau.symbols[symbol].kind
      if state.system.tableau.isOutOfRange(row) { fail("\(symbol) is out of range") }
      for cell in state.system.tableau.rows[row].cells.elements {
        cells += 1
        let other = state.system.tableau.symbols[cell.symbol].kind
        if kind != .external, other == .external { fail("the row of a \(kind) contains an external symbol") }
        if kind == .dummy, other != .dummy { fail("the row of a dummy contains a \(other)") }
      }
    }
    let entries = (0..<Int32(state.system.tableau.symbols.count)).reduce(0) {
      $0 + Int(state.system.tableau.symbols[$1].column.count)
    }
    for index in 0..<Int32(state.system.constraints.count) where state.system.constraints[index].serial != 0 {
      let (residual, scale) = state.system.residual(index)
      if abs(residual) > 1e-7 + 1e-10 * scale { fail("the equation of constraint \(index) is missed by \(residual)") }
    }
    if cells != entries { fail("\(cells) cells, \(entries) entries") }
  }
}

extension Tableau {
  fileprivate func cost(of symbol: Index) -> [Float: Double] {
    Dictionary(uniqueKeysWithValues: costs.list(symbols[symbol].cost).map { ($0.priority, $0.amount) })
  }

  /// The cost from the definition: its own priority, and those of the errors whose rows contain it.
  fileprivate func expectedCost(of symbol: Index) -> [Float: Double] {
    var expected: [Float: Double] = [:]
    if symbols[symbol].kind == .error { expected[symbols[symbol].priority] = 1 }
    for entry in symbols[symbol].column.elements {
      let basic = symbols[rows[entry.row].basic]
      guard basic.kind == .error else { continue }
      expected[basic.priority, default: 0] += rows[entry.row].cells[entry.cell].value
    }
    return expected
  }
}

extension CostLists {
  fileprivate func list(_ head: Head) -> [(priority: Float, amount: Double)] {
    var list: [(Float, Double)] = []
    var current = head
    while current >= 0 {
      list.append((nodes[current].priority, nodes[current].amount))
      current = nodes[current].next
    }
    return list
  }
}
