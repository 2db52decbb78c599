/// The simplex tableau: each basic symbol as a constant plus multiples of the symbols that are not basic, which are zero.
///
///     symbol  external   a caller's variable, of any sign
///             slack      how far a required or preferred inequality is from its bound, zero or more
///             error      by how much a preferred constraint is missed in one direction, zero or more; costs its priority
///             dummy      marks a required equation in the rows that depend on it; always zero
///
/// Between two calls of its owner these hold:
///
/// - The row of a slack or an error contains no external symbol, the row of a dummy only dummies.
/// - Only a slack or an error that is not basic has a reduced cost. If the cost is negative, the symbol is in `candidates`.
/// - A row whose constant violates the range of its basic symbol is in `violated`.
/// - At most one of these two queues has valid members. `minimise()` empties the first, `restoreFeasibility()` the second.
///
/// Every cell is in its row and in its column, and each of the two places knows the other. A pivot touches the rows that contain the
/// entering symbol and nothing else. Constraints that share no variable, directly or through others, therefore never meet: independent
/// components need no bookkeeping. They merge with the constraint that joins them. When it is removed, the row that linked them
/// leaves the tableau, and they are apart again.
struct Tableau: ~Copyable {
  typealias Index = Int32
  static var none: Index { -1 }

  enum Kind: UInt8, BitwiseCopyable {
    case unused, external, slack, error, dummy

    /// Whether the symbol may never be negative, and may enter the basis.
    @inline(__always) var isRestricted: Bool { self == .slack || self == .error }
  }

  struct Symbol: BitwiseCopyable {
    /// Its row, if it is basic.
    var row = Tableau.none
    /// Its reduced cost.
    var cost = CostLists.none
    /// The cells that contain it; empty if it is basic.
    var column = Block<Entry>()
    /// The index of the variable or constraint to which it belongs.
    var owner: Index
    /// The priority of an error.
    var priority: Float
    var kind: Kind
    /// The priority by which it is in `candidates`, or zero.
    var candidacy: Float = 0
    var isViolated = false
    var isChanged = false
  }

  struct Row: BitwiseCopyable {
    var basic: Index
    var cells = Block<Cell>()
    var constant = 0.0
  }

  struct Cell: BitwiseCopyable {
    var symbol: Index
    /// Its place in the symbol's column.
    var entry: Index
    var value: Double
  }

  struct Entry: BitwiseCopyable {
    var row: Index
    /// Its place in the row.
    var cell: Index
  }

  var symbols = Buffer<Symbol>()
  var rows = Buffer<Row>()
  var cells = BlockPool<Cell>()
  var entries = BlockPool<Entry>()
  var costs = CostLists()
  /// Symbols whose cost is negative, with its highest priority, and perhaps others.
  var candidates = IndexQueue()
  /// Basic symbols out of their range, and perhaps others.
  var violated = IndexQueue()
  /// External symbols whose value may differ from the one that was read last.
  var changed = Buffer<Index>()
  /// For each symbol a place in a list that is being worked on, plus one; zero between uses.
  var marks = Buffer<Int32>()
  var draft = Draft()
  var freeSymbols = Buffer<Index>()
  var freeRows = Buffer<Index>()
  /// How many pivots there have been.
  var pivotCount = 0
  /// The pivots since a caller has begun to note them, to take them back: rows with the symbols that have left them.
  var journal: [(row: Index, left: Index)]?

  init() {}
}

extension Tableau {
  mutating func makeSymbol(_ kind: Kind, owner: Index, priority: Float = 0) -> Index {
    let symbol = Symbol(owner: owner, priority: priority, kind: kind)
    guard let reused = freeSymbols.popLast() else {
      symbols.append(symbol)
      marks.append(0)
      return Index(symbols.count - 1)
    }
    // A queue may still contain the index.
    let old = symbols[reused]
    symbols[reused] = symbol
    symbols[reused].candidacy = old.candidacy
    symbols[reused].isViolated = old.isViolated
    symbols[reused].isChanged = old.isChanged
    return reused
  }

  /// Frees a symbol that is not basic.
  mutating func removeSymbol(_ symbol: Index) {
    while symbols[symbol].column.count > 0 {
      let entry = symbols[symbol].column[0]
      removeCell(entry.cell, ofRow: entry.row)
    }
    entries.release(&symbols[symbol].column)
    costs.release(&symbols[symbol].cost)
    symbols[symbol].kind = .unused
    freeSymbols.append(symbol)
  }

  mutating func makeRow(basic: Index, constant: Double) -> Index {
    let row = Row(basic: basic, constant: constant)
    let index: Index
    if let reused = freeRows.popLast() {
      rows[reused] = row
      index = reused
    } else {
      rows.append(row)
      index = Index(rows.count - 1)
    }
    symbols[basic].row = index
    return index
  }

  /// Removes a row; its basic symbol is then nowhere in the tableau.
  mutating func removeRow(_ row: Index) {
    while rows[row].cells.count > 0 { removeCell(rows[row].cells.count - 1, ofRow: row) }
    cells.release(&rows[row].cells)
    symbols[rows[row].basic].row = Tableau.none
    freeRows.append(row)
  }

  @inline(__always) func value(of symbol: Index) -> Double {
    let row = symbols[symbol].row
    return row >= 0 ? rows[row].constant : 0
  }

  /// Appends a cell to a row that has room for it.
  @inline(__always) mutating func appendCell(_ value: Double, of symbol: Index, toRow row: Index) {
    let target = rows.base + Int(row)
    let record = symbols.base + Int(symbol)
    let place = target.pointee.cells.count
    let entry = record.pointee.column.count
    if entry == record.pointee.column.capacity { entries.reserve(entry + 1, in: &record.pointee.column) }
    record.pointee.column.base[Int(entry)] = Entry(row: row, cell: place)
    record.pointee.column.count = entry + 1
    target.pointee.cells.base[Int(place)] = Cell(symbol: symbol, entry: entry, value: value)
    target.pointee.cells.count = place + 1
  }

  /// Removes a cell; the last cell of the row and the last entry of the column take the vacant places.
  mutating func removeCell(_ place: Index, ofRow row: Index) {
    let rows = rows.base
    let symbols = symbols.base
    let own = rows[Int(row)].cells.base
    let removed = own[Int(place)]
    let column = symbols[Int(removed.symbol)].column.base
    let lastEntry = symbols[Int(removed.symbol)].column.count - 1
    if removed.entry != lastEntry {
      let moved = column[Int(lastEntry)]
      column[Int(removed.entry)] = moved
      rows[Int(moved.row)].cells.base[Int(moved.cell)].entry = removed.entry
    }
    symbols[Int(removed.symbol)].column.count = lastEntry
    let last = rows[Int(row)].cells.count - 1
    if place != last {
      let moved = own[Int(last)]
      own[Int(place)] = moved
      symbols[Int(moved.symbol)].column.base[Int(moved.entry)].cell = place
    }
    rows[Int(row)].cells.count = last
  }

  func copy() -> Tableau {
    var copied = Tableau()
    copied.symbols = symbols.copy()
    copied.rows = rows.copy()
    for row in 0..<Index(rows.count) { copied.rows[row].cells = copied.cells.duplicate(rows[row].cells) }
    for symbol in 0..<Index(symbols.count) {
      copied.symbols[symbol].column = copied.entries.duplicate(symbols[symbol].column)
    }
    copied.costs = costs.copy()
    copied.candidates = candidates.copy()
    copied.violated = violated.copy()
    copied.changed = changed.copy()
    copied.marks = marks.copy()
    copied.freeSymbols = freeSymbols.copy()
    copied.freeRows = freeRows.copy()
    return copied
  }
}
