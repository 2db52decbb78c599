/// How a constraint stands in the tableau.
///
///     required  expression == b    expression - b = dummy
///               expression <= b    expression - b = -slack
///               expression >= b    expression - b = slack
///     preferred expression == b    expression - b = error - other error
///               expression <= b    expression - b = error - slack
///               expression >= b    expression - b = slack - error
///
/// In each case `sign * (expression - b) = marker - other`. The marker is the dummy, the slack, or the first error.
struct Markers: BitwiseCopyable {
  var marker: Tableau.Index
  /// The (second) error of a preferred constraint.
  var other = Tableau.none
  var sign: Double
}

extension Tableau {
  mutating func makeMarkers(_ relation: Relation, priority: Priority, owner: Index) -> Markers {
    let kind: Kind = relation == .equal ? (priority.isRequired ? .dummy : .error) : .slack
    let weight = kind == .error ? priority.rawValue : 0
    var markers = Markers(
      marker: makeSymbol(kind, owner: owner, priority: weight), sign: relation == .lessThanOrEqual ? -1 : 1)
    if !priority.isRequired { markers.other = makeSymbol(.error, owner: owner, priority: priority.rawValue) }
    return markers
  }

  mutating func removeMarkers(_ markers: Markers) {
    removeSymbol(markers.marker)
    if markers.other >= 0 { removeSymbol(markers.other) }
  }

  /// Puts the draft, an expression minus its bound, into the tableau as a constraint with these markers.
  ///
  /// Rows must be in range. If the result is `.impossible`, the tableau contains the constraint's row, which contradicts others.
  mutating func insertDraft(_ markers: Markers, content: DraftContent) -> Outcome {
    if markers.other >= 0 {
      addToDraft(markers.sign, of: markers.other)
    }
    let row = insertDraft(basic: markers.marker, sign: markers.sign)
    if content.subject >= 0 {
      // The new variable takes up whatever the constraint demands.
      if let place = place(of: content.subject, inRow: row) { pivot(row: row, cell: place) }
    } else if markers.other >= 0 {
      if rows[row].constant < 0, let place = place(of: markers.other, inRow: row) { pivot(row: row, cell: place) }
    } else if symbols[markers.marker].kind == .dummy, content.hasRestricted {
      return replaceDummy(ofRow: row)
    } else {
      checkRange(row)
      return isOutOfRange(row) ? restoreFeasibility() : .done
    }
    charge(markers.marker)
    if markers.other >= 0 { charge(markers.other) }
    return .done
  }

  /// Pivots the dummy out of its row, which contains symbols other than dummies, and restores the ranges.
  private mutating func replaceDummy(ofRow row: Index) -> Outcome {
    guard !isOutOfRange(row) else {
      checkRange(row)
      return restoreFeasibility()
    }
    // The dummy is at zero: a symbol that would move it in either direction takes its place without moving.
    rows[row].constant = 0
    let place = cheapestCorrection(of: row, upwards: true) ?? cheapestCorrection(of: row, upwards: false)
    guard let place else { return .done }
    pivot(row: row, cell: place)
    return restoreFeasibility()
  }

  /// Adds the priority of an error to the costs, `sign` times.
  mutating func charge(_ error: Index, sign: Double = 1) {
    guard symbols[error].kind == .error else { return }
    let priority = symbols[error].priority
    let row = symbols[error].row
    guard row >= 0 else {
      costs.add(sign, at: priority, to: &symbols[error].cost)
      checkCost(error)
      return
    }
    for cell in rows[row].cells.elements where symbols[cell.symbol].kind.isRestricted {
      costs.add(sign * cell.value, at: priority, to: &symbols[cell.symbol].cost)
      checkCost(cell.symbol)
    }
  }

  /// Moves the bound of a constraint. Rows may be out of range afterwards.
  mutating func moveBound(_ markers: Markers, by amount: Double) {
    let change = markers.sign * amount
    let row = symbols[markers.marker].row
    if row >= 0 {
      shift(row, by: -change)
      return
    }
    for entry in symbols[markers.marker].column.elements {
      shift(entry.row, by: change * rows[entry.row].cells[entry.cell].value)
    }
  }

  /// Takes a constraint out of the tableau, with its markers. Rows must be in range, and stay so.
  mutating func removeConstraint(_ markers: Markers) {
    charge(markers.marker, sign: -1)
    if markers.other >= 0 { charge(markers.other, sign: -1) }
    if symbols[markers.marker].row < 0, let leaving = freestRow(for: markers.marker) {
      pivot(row: leaving.row, cell: leaving.cell)
    }
    if symbols[markers.marker].row >= 0 { removeRow(symbols[markers.marker].row) }
    removeMarkers(markers)
  }

  /// The row whose basic symbol makes room for a marker that is free of any sign, so that all rows stay in range: a dummy's row, or
  /// the restricted row that bounds the marker most tightly in one direction, or else an external symbol's. Among rows with the same
  /// effect it is the shortest, since the others grow by its cells.
  private func freestRow(for marker: Index) -> Entry? {
    var largest = 0.0
    for entry in symbols[marker].column.elements {
      largest = max(largest, abs(rows[entry.row].cells[entry.cell].value))
    }
    var best: Entry?
    // The class of the row, the step, the length, the basic symbol: the smallest in this order.
    var bestKey = (Int.max, 0.0, Int32.max, Tableau.none)
    for entry in symbols[marker].column.elements {
      let row = rows[entry.row]
      let value = row.cells[entry.cell].value
      guard abs(value) > Tolerance.pivot else { continue }
      let isGood = abs(value) >= largest * 1e-3
      let key: (Int, Double, Int32, Index)
      switch symbols[row.basic].kind {
      case .dummy: key = (0, isGood ? 0 : 1, row.cells.count, row.basic)
      case .slack, .error:
        key = (value < 0 ? 1 : 2, max(0, row.constant) / abs(value), row.cells.count, row.basic)
      case .external, .unused: key = (3, isGood ? 0 : 1, row.cells.count, row.basic)
      }
      if best == nil || key < bestKey {
        best = entry
        bestKey = key
      }
    }
    return best
  }
}
