/// The difference between two lists of lines.
package struct LineDiff {
  /// The common lines, and those that only one list has: `- expected`, `+ actual`.
  package let text: String
  /// The index of the first expected line that is missing.
  package let firstRemoved: Int?
  /// The index of the first actual line that was not expected.
  package let firstInserted: Int?

  /// - Complexity: O(n · d), where d is the number of different lines.
  package init(from expected: [String], to actual: [String]) {
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in actual.difference(from: expected) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    (firstRemoved, firstInserted) = (removed.min(), inserted.min())
    var lines: [String] = []
    var (left, right) = (0, 0)
    while left < expected.count || right < actual.count {
      if left < expected.count, removed.contains(left) {
        lines.append("- " + expected[left])
        left += 1
      } else if right < actual.count, inserted.contains(right) {
        lines.append("+ " + actual[right])
        right += 1
      } else {
        lines.append("  " + actual[right])
        (left, right) = (left + 1, right + 1)
      }
    }
    text = lines.joined(separator: "\n")
  }
}
