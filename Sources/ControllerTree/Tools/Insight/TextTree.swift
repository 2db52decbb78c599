/// Draws a tree as lines of text, without recursion.
@MainActor enum TextTree {
  /// - Parameters:
  ///   - root: The topmost node, drawn without a branch.
  ///   - label: The line of a node.
  ///   - children: The children of a node, in order.
  static func lines<Node>(from root: Node, label: (Node) -> String, children: (Node) -> [Node]) -> [String] {
    var lines: [String] = []
    var open = [(node: root, branch: "", indent: "")]
    while let (node, branch, indent) = open.popLast() {
      lines.append(branch + label(node))
      let below = children(node)
      for (index, child) in below.enumerated().reversed() {
        let isLast = index == below.count - 1
        open.append((child, indent + (isLast ? "└─ " : "├─ "), indent + (isLast ? "   " : "│  ")))
      }
    }
    return lines
  }
}
