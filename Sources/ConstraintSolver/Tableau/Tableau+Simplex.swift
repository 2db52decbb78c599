extension Tableau {
  /// What ended a run of pivots.
  enum Outcome: Equatable {
    case done
    /// No pivot can bring the row's basic symbol into its range.
    case impossible(row: Index)
    /// Rounding has made the pivots run in a circle.
    case stuck
  }

  /// No run takes more pivots than this unless rounding has spoilt it: neither method runs in a circle.
  private var pivotLimit: Int { 10_000 + 100 * rows.count }

  /// The primal simplex method: pivots until no symbol has a negative cost. All rows must be in range.
  ///
  /// The candidate with the highest priority enters, so that the errors of one priority are settled before those of the next; of
  /// several the smallest index. Of the rows that bound it most tightly the one with the smallest basic symbol leaves. After many
  /// pivots without progress the smallest index enters whatever its priority: this is Bland's rule, which excludes circles.
  mutating func minimise() -> Outcome {
    var pivots = 0
    var withoutProgress = 0
    while let entering = nextCandidate(ignoringPriority: withoutProgress > 100) {
      // Without a bound only rounding can make the cost negative: errors are never less than zero.
      guard let tightest = tightestBound(on: entering) else { continue }
      withoutProgress = rows[tightest.row].constant > Tolerance.tie ? 0 : withoutProgress + 1
      pivot(row: tightest.row, cell: tightest.cell)
      pivots += 1
      if pivots > pivotLimit { return .stuck }
    }
    return .done
  }

  /// Takes the next symbol with a negative cost out of the queue.
  mutating func nextCandidate(ignoringPriority: Bool = false) -> Index? {
    while let (symbol, priority) = ignoringPriority ? candidates.popSmallestIndex() : candidates.popFirst() {
      // It is in the queue again with a higher priority, or was.
      guard symbols[symbol].candidacy == priority else { continue }
      symbols[symbol].candidacy = 0
      guard symbols[symbol].row < 0, symbols[symbol].kind.isRestricted else { continue }
      let cost = symbols[symbol].cost
      guard costs.isNegative(cost) else { continue }
      if ignoringPriority || costs.highestPriority(cost) == priority { return symbol }
      checkCost(symbol)
    }
    return nil
  }

  /// The entry of the row that ends the growth of a symbol first.
  func tightestBound(on entering: Index) -> Entry? {
    var tightest: Entry?
    var smallest = Double.infinity
    for entry in symbols[entering].column.elements {
      let basic = rows[entry.row].basic
      guard symbols[basic].kind.isRestricted else { continue }
      let value = rows[entry.row].cells[entry.cell].value
      guard value < -Tolerance.pivot else { continue }
      let step = max(0, rows[entry.row].constant) / -value
      if step < smallest - Tolerance.tie {
        smallest = step
        tightest = entry
      } else if step <= smallest + Tolerance.tie, let other = tightest, basic < rows[other.row].basic {
        smallest = min(step, smallest)
        tightest = entry
      }
    }
    return tightest
  }

  /// The dual simplex method: pivots until every row is in its range. No cost may be negative.
  ///
  /// Of the violated symbols the smallest index leaves; the symbol with the smallest cost for its effect enters, of several the one
  /// with the smallest index.
  mutating func restoreFeasibility() -> Outcome {
    var pivots = 0
    while let (leaving, _) = violated.popFirst() {
      symbols[leaving].isViolated = false
      let row = symbols[leaving].row
      guard row >= 0, isOutOfRange(row) else { continue }
      guard let place = cheapestCorrection(of: row, upwards: rows[row].constant < 0) else {
        // The row stays violated: the caller takes the change back.
        checkRange(row)
        return .impossible(row: row)
      }
      pivot(row: row, cell: place)
      pivots += 1
      if pivots > pivotLimit { return .stuck }
    }
    return .done
  }

  /// The cell whose symbol, by growing, moves the row's constant up or down at the smallest cost.
  func cheapestCorrection(of row: Index, upwards: Bool) -> Index? {
    let direction = upwards ? 1.0 : -1.0
    var best: Index?
    var bestFactor = 0.0
    var bestSymbol = Tableau.none
    let list = rows[row].cells.elements
    for place in 0..<list.count {
      let cell = list[place]
      guard cell.value * direction > Tolerance.pivot, symbols[cell.symbol].kind.isRestricted else { continue }
      let factor = 1 / abs(cell.value)
      if best != nil {
        let difference = costs.compare(symbols[cell.symbol].cost, factor, symbols[bestSymbol].cost, bestFactor)
        guard difference < 0 || (difference == 0 && cell.symbol < bestSymbol) else { continue }
      }
      best = Index(place)
      bestFactor = factor
      bestSymbol = cell.symbol
    }
    return best
  }

  /// Takes back the pivots of the journal, the last one first, and ends it.
  mutating func takeBack() {
    let pivots = journal ?? []
    journal = nil
    for (row, left) in pivots.reversed() {
      if let place = place(of: left, inRow: row) { pivot(row: row, cell: place) }
    }
  }
}
