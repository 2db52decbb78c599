/// A row that is being put together and is not yet in the tableau.
struct Draft: ~Copyable {
  struct Term: BitwiseCopyable {
    var symbol: Tableau.Index
    var value: Double
  }

  var terms = Buffer<Term>()
  var constant = 0.0
  /// The sum of the magnitudes that make up the constant: the scale of its rounding.
  var scale = 0.0
}

extension Tableau {
  mutating func beginDraft(constant: Double) {
    draft.constant = constant
    draft.scale = abs(constant)
  }

  /// Adds a multiple of a symbol, with its row in its place if it is basic.
  mutating func addToDraft(_ coefficient: Double, of symbol: Index) {
    let row = symbols[symbol].row
    guard row >= 0 else {
      addTerm(coefficient, of: symbol)
      return
    }
    let amount = coefficient * rows[row].constant
    draft.constant += amount
    draft.scale += abs(amount)
    let count = Int(rows[row].cells.count)
    guard count > 0 else { return }
    let own = rows[row].cells.base
    var i = 0
    while i < count {
      addTerm(coefficient * own[i].value, of: own[i].symbol)
      i += 1
    }
  }

  @inline(__always) private mutating func addTerm(_ value: Double, of symbol: Index) {
    let mark = Int(marks.base[Int(symbol)])
    if mark == 0 {
      draft.terms.append(Draft.Term(symbol: symbol, value: value))
      marks.base[Int(symbol)] = Int32(draft.terms.count)
    } else {
      let sum = Tolerance.sum(draft.terms.base[mark - 1].value, value)
      draft.terms.base[mark - 1].value = sum
    }
  }

  /// Whether the draft's constant is only what rounding has left of its summands.
  var isDraftZero: Bool { abs(draft.constant) <= Tolerance.feasibility + Tolerance.relative * draft.scale }

  /// What the draft contains: the kinds of its symbols.
  struct DraftContent {
    /// The external symbol to solve for: the one with the fewest rows to substitute, among those with a good pivot.
    var subject = Tableau.none
    var hasRestricted = false
  }

  func draftContent() -> DraftContent {
    var content = DraftContent()
    var largest = 0.0
    let terms = draft.terms.base
    let symbols = symbols.base
    var place = 0
    while place < draft.terms.count {
      let kind = symbols[Int(terms[place].symbol)].kind
      let magnitude = abs(terms[place].value)
      if kind == .external {
        if magnitude > largest { largest = magnitude }
      } else if kind != .dummy, magnitude > Tolerance.pivot {
        content.hasRestricted = true
      }
      place += 1
    }
    guard largest > Tolerance.pivot else { return content }
    var fewest = Int32.max
    place = 0
    while place < draft.terms.count {
      let term = terms[place]
      place += 1
      guard symbols[Int(term.symbol)].kind == .external, abs(term.value) >= largest * 1e-3 else { continue }
      let count = symbols[Int(term.symbol)].column.count
      if count < fewest || (count == fewest && term.symbol < content.subject) {
        fewest = count
        content.subject = term.symbol
      }
    }
    return content
  }

  /// Clears the draft.
  mutating func dropDraft() {
    for place in 0..<Int32(draft.terms.count) { marks[draft.terms[place].symbol] = 0 }
    draft.terms.removeAll()
  }

  /// Makes `basic` the basic symbol of a row that is `sign` times the draft, and clears the draft.
  mutating func insertDraft(basic: Index, sign: Double) -> Index {
    let row = makeRow(basic: basic, constant: sign * draft.constant)
    cells.reserve(Int32(draft.terms.count), in: &rows[row].cells)
    let terms = draft.terms.base
    var place = 0
    while place < draft.terms.count {
      marks.base[Int(terms[place].symbol)] = 0
      if terms[place].value != 0 { appendCell(sign * terms[place].value, of: terms[place].symbol, toRow: row) }
      place += 1
    }
    draft.terms.removeAll()
    return row
  }
}
