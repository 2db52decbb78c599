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

  /// - Complexity: O(n) for constraints that are in order, as most are; else O(n log n).
  static func sorted(_ constraints: [NSLayoutConstraint]) -> [NSLayoutConstraint] {
    var entries: [Entry] = []
    entries.reserveCapacity(constraints.count)
    var isInOrder = true
    for constraint in constraints {
      let entry = Entry(activation: constraint.activation, index: entries.count)
      if let last = entries.last, entry < last { isInOrder = false }
      entries.append(entry)
    }
    if isInOrder { return constraints }
    entries.sort()
    var result: [NSLayoutConstraint] = []
    result.reserveCapacity(entries.count)
    for entry in entries { result.append(constraints[entry.index]) }
    return result
  }
}
