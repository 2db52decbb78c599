/// The order in which constraints were activated.
///
/// The numbers are compared in a loop and sorted as values: a closure of the main actor inside the standard library is checked at run
/// time at each call.
@MainActor enum ActivationOrder {
  private struct Entry: Comparable {
    let activation: Int
    let index: Int

    static func < (left: Self, right: Self) -> Bool { left.activation < right.activation }
  }

  /// Each constraint once: a view that enters a tree with its superview brings its constraints twice.
  /// - Complexity: O(n) for constraints that are in order, as most are; else O(n log n).
  static func sorted(_ constraints: [NSLayoutConstraint]) -> [NSLayoutConstraint] {
    var entries: [Entry] = []
    entries.reserveCapacity(constraints.count)
    var isInOrder = true
    for constraint in constraints {
      let entry = Entry(activation: constraint.activation, index: entries.count)
      if let last = entries.last, entry <= last { isInOrder = false }
      entries.append(entry)
    }
    if isInOrder { return constraints }
    entries.sort()
    var result: [NSLayoutConstraint] = []
    result.reserveCapacity(entries.count)
    var last = 0
    for entry in entries where entry.activation != last {
      last = entry.activation
      result.append(constraints[entry.index])
    }
    return result
  }
}
