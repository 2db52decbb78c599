extension HierarchyTree {
  /// The tree as a picture in SVG, for a README or an issue: one line per node, with a dot that is green if the controller is on screen.
  /// It has light and dark colours, and loads nothing.
  ///
  /// Titles come out as text, whatever they contain; after 60 characters they end with `…`.
  public var svg: String {
    let rows = nodes.enumerated().map { Row($1, at: $0) }
    let width = (rows.map(\.right).max() ?? 0) + Row.margin
    let height = rows.count * Row.height + 2 * Row.margin
    let title = nodes.isEmpty ? "An empty tree" : "The tree of \(nodes[0].name.drawnName)"
    var parts = [
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" viewBox="0 0 \(width) \(height)" role="img">
      <title>\(PageText.escaped(title))</title>
      <style>
      \(Self.style)
      </style>
      <rect class="ground" width="\(width)" height="\(height)" rx="8"/>
      """
    ]
    parts += branches(rows) + rows.map(\.drawn)
    return parts.joined(separator: "\n") + "\n</svg>\n"
  }

  /// The lines from each node to those below it.
  private func branches(_ rows: [Row]) -> [String] {
    var parts: [String] = []
    var path: [Row] = []
    for row in rows {
      path.removeLast(max(path.count - row.depth, 0))
      if let parent = path.last {
        let style = row.isPresented ? "branch presents" : "branch"
        parts.append("<path class=\"\(style)\" d=\"M\(parent.x) \(parent.y + 6)V\(row.y)H\(row.x - 7)\"/>")
      }
      path.append(row)
    }
    return parts
  }

  private static let style = """
    .ground { fill: #fbfaf8 } .who { fill: #1f2023; font-weight: 600 } .quiet { fill: #5f6268 } .presented { fill: #6a3fb0 }
    text { font: 13px system-ui, -apple-system, "Segoe UI", "DejaVu Sans", sans-serif }
    .branch { fill: none; stroke: #c9c6bf } .presents { stroke: #6a3fb0; stroke-dasharray: 3 3 }
    circle, rect.box { fill: #fbfaf8; stroke: #8a8d93; stroke-width: 1.5 }
    .appeared { fill: #1c8a4e; stroke: #1c8a4e } .appearing, .entering { fill: #8fd0aa; stroke: #1c8a4e }
    .disappearing { fill: #e3a64a; stroke: #a86f12 }
    @media (prefers-color-scheme: dark) {
      .ground, circle, rect.box { fill: #1d1f23 } .who { fill: #e9e9eb } .quiet { fill: #a7abb3 } .presented { fill: #c8aeff }
      .branch { stroke: #4a4e56 } .presents { stroke: #c8aeff }
      circle.appeared { fill: #3fae71; stroke: #3fae71 } circle.appearing, circle.entering { fill: #2c6b49; stroke: #3fae71 }
      circle.disappearing { fill: #a9742a; stroke: #f0bc6c }
    }
    """
}

/// A line of the picture.
private struct Row {
  static let height = 26
  static let margin = 14

  private let node: HierarchyTree.Node
  let depth: Int
  /// The middle of the dot.
  let x: Int
  let y: Int
  var isPresented: Bool { node.kind == .presented }

  init(_ node: HierarchyTree.Node, at index: Int) {
    self.node = node
    depth = node.depth
    x = Self.margin + 8 + node.depth * 24
    y = Self.margin + index * Self.height + Self.height / 2
  }

  /// The right end of the text: its width is estimated, since fonts differ.
  var right: Int { x + 14 + (name.count + remark.count + (isPresented ? 10 : 0)) * 15 / 2 + 12 }

  private var name: String { node.name.drawnName }

  private var remark: String {
    ([node.name.title == nil ? "" : node.name.type] + [node.state, node.flags.contains(.hidden) ? "hidden" : ""])
      .filter { !$0.isEmpty }.joined(separator: " · ")
  }

  var drawn: String {
    let mark =
      switch node.kind {
      case .window, .view: "<rect class=\"box\" x=\"\(x - 5)\" y=\"\(y - 5)\" width=\"10\" height=\"10\" rx=\"2\"/>"
      case .controller, .presented:
        "<circle class=\"\(PageText.escaped(node.state))\" cx=\"\(x)\" cy=\"\(y)\" r=\"5\"/>"
      }
    let presents = isPresented ? "<tspan class=\"presented\">presents </tspan>" : ""
    return """
      \(mark)<text x="\(x + 14)" y="\(y + 4)">\(presents)<tspan class="who">\(PageText.escaped(name))</tspan>\
      <tspan class="quiet" dx="8">\(PageText.escaped(remark))</tspan></text>
      """
  }
}
