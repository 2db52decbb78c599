/// Draws a tree as lines of text, without recursion.
enum TextTree {
  /// - Parameter nodes: The nodes, each before those below it, with its depth and its line. Nodes of depth 0 have no branch.
  /// - Complexity: O(n · depth).
  static func lines(of nodes: [(depth: Int, label: String)]) -> [String] {
    var lines: [String] = []
    // For each level, whether a later node is on it: a branch then continues.
    var continues: [Bool] = []
    for (depth, label) in nodes.reversed() {
      continues.removeLast(max(continues.count - depth - 1, 0))
      while continues.count <= depth { continues.append(false) }
      var line = ""
      for level in 1..<max(depth, 1) { line += continues[level] ? "│  " : "   " }
      if depth > 0 { line += continues[depth] ? "├─ " : "└─ " }
      lines.append(line + label)
      continues[depth] = true
    }
    return lines.reversed()
  }
}
