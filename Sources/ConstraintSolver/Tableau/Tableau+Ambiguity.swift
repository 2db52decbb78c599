extension Tableau {
  /// Whether every optimal solution gives an external symbol the same value. The tableau must be optimal.
  ///
  /// A symbol with a cost is zero in all of them. The others may grow as far as the rows permit: the first of them that can move the
  /// external symbol, up or down, proves it undetermined.
  ///
  /// Complexity: the rows that the symbol's free symbols reach, and the pivots among them.
  func isDetermined(_ external: Index) -> Bool {
    let row = symbols[external].row
    guard row >= 0 else { return false }
    var hasFree = false
    for cell in rows[row].cells.elements {
      if symbols[cell.symbol].kind == .external { return false }
      if isFree(cell) { hasFree = true }
    }
    guard hasFree else { return true }
    var face = face(around: row)
    return !face.canDescend(direction: 1) && !face.canDescend(direction: -1)
  }

  /// Whether the cell's symbol can grow without a cost.
  private func isFree(_ cell: Cell) -> Bool {
    let symbol = symbols[cell.symbol]
    return symbol.kind.isRestricted && symbol.cost < 0 && abs(cell.value) > Tolerance.pivot
  }

  /// A tableau of the optimal solutions alone: of a row, which becomes the first, and of all rows that limit its free symbols,
  /// directly or through others. It contains only free symbols.
  private func face(around row: Index) -> Tableau {
    var face = Tableau()
    var copies: [Index: Index] = [:]
    var reached = [row]
    var isReached: Set<Index> = [row]
    var next = 0
    while next < reached.count {
      let source = rows[reached[next]]
      next += 1
      let copy = face.makeRow(
        basic: face.makeSymbol(symbols[source.basic].kind, owner: source.basic), constant: source.constant)
      face.cells.reserve(source.cells.count, in: &face.rows[copy].cells)
      for cell in source.cells.elements where isFree(cell) {
        let symbol = copies[cell.symbol] ?? face.makeSymbol(symbols[cell.symbol].kind, owner: cell.symbol)
        face.appendCell(cell.value, of: symbol, toRow: copy)
        guard copies.updateValue(symbol, forKey: cell.symbol) == nil else { continue }
        for entry in symbols[cell.symbol].column.elements
        where symbols[rows[entry.row].basic].kind.isRestricted && isReached.insert(entry.row).inserted {
          reached.append(entry.row)
        }
      }
    }
    return face
  }

  /// Whether the constant of the first row, times `direction`, can become less.
  private mutating func canDescend(direction: Double) -> Bool {
    for symbol in 0..<Index(symbols.count) { costs.release(&symbols[symbol].cost) }
    for cell in rows[0].cells.elements {
      costs.add(direction * cell.value, at: 1, to: &symbols[cell.symbol].cost)
      checkCost(cell.symbol)
    }
    while let entering = nextCandidate() {
      guard let tightest = tightestBound(on: entering) else { return true }
      let row = rows[tightest.row]
      if row.constant > -Tolerance.feasibility * row.cells[tightest.cell].value { return true }
      pivot(row: tightest.row, cell: tightest.cell)
    }
    return false
  }
}
