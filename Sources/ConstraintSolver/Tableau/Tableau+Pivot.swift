extension Tableau {
  /// Makes the symbol of one of the row's cells basic in place of the row's basic symbol, and substitutes it in all other rows and
  /// in the costs.
  ///
  /// Complexity: the lengths of the rows that contain the entering symbol, and of the pivot row for each of them.
  mutating func pivot(row: Index, cell place: Index) {
    let leaving = rows[row].basic
    // The costs of dummies are kept for no longer than the pivot that needs them: when one is removed, or a pivot is taken back.
    let dummy = rows[row].cells[place].symbol
    if symbols[dummy].kind == .dummy { computeCost(of: dummy) }
    let entering = solve(row, for: place)
    journal?.append((row, leaving))
    pivotCount &+= 1
    exchangeColumns(leaving: leaving, entering: entering, row: row)
    // Where the entering symbol was, the leaving one is now.
    if symbols[leaving].column.count > 1 { substitute(row, leaving: leaving) }
    substituteInCosts(row, leaving: leaving, entering: entering, place: place)
    noteChange(of: leaving)
    noteChange(of: entering)
    checkRange(row)
  }

  /// The place of a symbol in a row, which contains it.
  func place(of symbol: Index, inRow row: Index) -> Index? {
    rows[row].cells.elements.firstIndex { $0.symbol == symbol }.map { Index($0) }
  }

  /// Turns `leaving = constant + value·entering + rest` into `entering = -constant/value + leaving/value - rest/value`.
  private mutating func solve(_ row: Index, for place: Index) -> Index {
    let own = rows[row].cells.base
    let place = Int(place)
    let entering = own[place].symbol
    let inverse = 1 / own[place].value
    var i = Int(rows[row].cells.count) - 1
    while i >= 0 {
      own[i].value *= -inverse
      i -= 1
    }
    own[place].value = inverse
    own[place].symbol = rows[row].basic
    rows[row].constant *= -inverse
    rows[row].basic = entering
    return entering
  }

  private mutating func exchangeColumns(leaving: Index, entering: Index, row: Index) {
    let unused = symbols[leaving].column
    symbols[leaving].column = symbols[entering].column
    symbols[entering].column = unused
    symbols[leaving].row = Tableau.none
    symbols[entering].row = row
  }

  /// Replaces the entering symbol by its row in all other rows. Its column already belongs to the leaving symbol.
  private mutating func substitute(_ row: Index, leaving: Index) {
    let own = rows[row].cells
    var inverse = 1.0
    for i in 0..<own.count {
      if own[i].symbol == leaving { inverse = own[i].value } else { marks[own[i].symbol] = i + 1 }
    }
    let column = symbols[leaving].column
    for i in 0..<column.count where column[i].row != row {
      add(row, leaving: leaving, inverse: inverse, to: column[i])
    }
    for cell in own.elements { marks[cell.symbol] = 0 }
  }

  /// Adds the pivot row, as often as `entry`'s cell states, to the cell's row. The cell then holds the leaving symbol.
  private mutating func add(_ pivotRow: Index, leaving: Index, inverse: Double, to entry: Entry) {
    let target = entry.row
    let pivotCount = Int(rows[pivotRow].cells.count)
    let pivot = rows[pivotRow].cells.base
    let own = rows[target].cells.base
    let marks = marks.base
    let factor = own[Int(entry.cell)].value
    own[Int(entry.cell)].symbol = leaving
    own[Int(entry.cell)].value = factor * inverse

    // Cells that the row shares with the pivot row. Their marks become negative: what stays positive is new. The last cell takes
    // the place of a removed one, so the loop goes downwards.
    var missing = pivotCount - 1
    var place = Int(rows[target].cells.count) - 1
    while place >= 0, missing > 0 {
      let cell = own[place]
      let mark = marks[Int(cell.symbol)]
      if mark > 0 {
        missing -= 1
        marks[Int(cell.symbol)] = -mark
        let sum = Tolerance.sum(cell.value, factor * pivot[Int(mark) - 1].value)
        if sum == 0 { removeCell(Index(place), ofRow: target) } else { own[place].value = sum }
      }
      place -= 1
    }

    if missing > 0 { cells.reserve(rows[target].cells.count + Int32(missing), in: &rows[target].cells) }
    var i = 0
    while i < pivotCount {
      let symbol = pivot[i].symbol
      if marks[Int(symbol)] < 0 {
        marks[Int(symbol)] = -marks[Int(symbol)]
      } else if symbol != leaving {
        appendCell(factor * pivot[i].value, of: symbol, toRow: target)
      }
      i += 1
    }
    shift(target, by: factor * rows[pivotRow].constant)
  }

  /// Sets the cost of a symbol from its column.
  private mutating func computeCost(of symbol: Index) {
    costs.release(&symbols[symbol].cost)
    for entry in symbols[symbol].column.elements {
      let basic = symbols[rows[entry.row].basic]
      guard basic.kind == .error else { continue }
      let value = rows[entry.row].cells[entry.cell].value
      costs.add(value, at: basic.priority, to: &symbols[symbol].cost)
    }
  }

  private mutating func substituteInCosts(_ row: Index, leaving: Index, entering: Index, place: Index) {
    let cost = symbols[entering].cost
    guard cost >= 0 else { return }
    symbols[entering].cost = CostLists.none
    var inverse = 1.0
    for cell in rows[row].cells.elements {
      if cell.symbol == leaving {
        inverse = cell.value
      } else if symbols[cell.symbol].kind.isRestricted {
        addCost(cost, times: cell.value, to: cell.symbol)
      }
    }
    if symbols[leaving].kind.isRestricted {
      costs.multiply(cost, by: inverse)
      symbols[leaving].cost = cost
      checkCost(leaving)
    } else {
      var unused = cost
      costs.release(&unused)
    }
  }
}

extension Tableau {
  /// Adds to the constant of a row.
  @inline(__always) mutating func shift(_ row: Index, by amount: Double) {
    guard amount != 0 else { return }
    rows.base[Int(row)].constant += amount
    noteChange(of: rows.base[Int(row)].basic)
    checkRange(row)
  }

  @inline(__always) func isOutOfRange(_ row: Index) -> Bool {
    let constant = rows.base[Int(row)].constant
    switch symbols.base[Int(rows.base[Int(row)].basic)].kind {
    case .slack, .error: return constant < -Tolerance.feasibility
    case .dummy: return constant < -Tolerance.feasibility || constant > Tolerance.feasibility
    case .external, .unused: return false
    }
  }

  @inline(__always) mutating func checkRange(_ row: Index) {
    guard isOutOfRange(row) else { return }
    let basic = rows.base[Int(row)].basic
    guard !symbols.base[Int(basic)].isViolated else { return }
    symbols.base[Int(basic)].isViolated = true
    violated.insert(basic)
  }

  @inline(__always) mutating func noteChange(of symbol: Index) {
    let record = symbols.base + Int(symbol)
    guard record.pointee.kind == .external, !record.pointee.isChanged else { return }
    record.pointee.isChanged = true
    changed.append(symbol)
  }

  mutating func addCost(_ cost: CostLists.Head, times factor: Double, to symbol: Index) {
    costs.add(cost, times: factor, to: &symbols[symbol].cost)
    checkCost(symbol)
  }

  @inline(__always) mutating func checkCost(_ symbol: Index) {
    let cost = symbols[symbol].cost
    guard costs.isNegative(cost), costs.highestPriority(cost) > symbols[symbol].candidacy else { return }
    symbols[symbol].candidacy = costs.highestPriority(cost)
    candidates.insert(symbol, priority: symbols[symbol].candidacy)
  }
}
