extension HierarchyTree {
  /// The tree as a flowchart of Mermaid, which GitHub, GitLab and DocC's readers draw from a block of code. Controllers on screen are
  /// green, and a dotted arrow leads to what a controller presents.
  ///
  ///     flowchart TD
  ///       n0["UIWindow #35;1"]:::window
  ///       n1["Root<br/>appeared"]:::appeared
  ///       n0 --> n1
  ///
  /// Titles come out as text, whatever they contain; after 60 characters they end with `…`.
  public var mermaid: String {
    var lines = ["flowchart TD"]
    // The nodes around the next one.
    var path: [Int] = []
    for (index, node) in nodes.enumerated() {
      path.removeLast(max(path.count - node.depth, 0))
      lines.append("  n\(index)[\"\(node.mermaidLabel)\"]:::\(node.state.isEmpty ? node.kind.rawValue : node.state)")
      if let parent = path.last {
        lines.append("  n\(parent) \(node.kind == .presented ? "-. presents .->" : "-->") n\(index)")
      }
      path.append(index)
    }
    return (lines + Self.classes).joined(separator: "\n") + "\n"
  }

  private static let classes = [
    "  classDef window fill:#eef1f5,stroke:#5f6268,color:#1f2023",
    "  classDef view fill:#ffffff,stroke:#a3a6ab,color:#5f6268",
    "  classDef appeared fill:#d9f2e3,stroke:#1c8a4e,color:#0e4a29",
    "  classDef appearing fill:#eef9f2,stroke:#1c8a4e,color:#0e4a29,stroke-dasharray:4 3",
    "  classDef entering fill:#eef9f2,stroke:#1c8a4e,color:#0e4a29,stroke-dasharray:4 3",
    "  classDef disappearing fill:#fdf3dc,stroke:#b7791f,color:#5c3a00,stroke-dasharray:4 3",
    "  classDef disappeared fill:#ffffff,stroke:#a3a6ab,color:#5f6268",
  ]
}

extension HierarchyTree.Node {
  fileprivate var mermaidLabel: String {
    let words = [name.title == nil ? nil : name.type, state.isEmpty ? nil : state].compactMap { $0 }
    return ([name.drawnName] + words).map(Self.mermaidText).joined(separator: "<br/>")
  }

  /// Mermaid reads `#35;` as the character with this number. All but letters, digits and a few marks are written so.
  private static func mermaidText(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", " ", ".", ",", "-", "_", "(", ")", "…", "ß"..."\u{17F}":
        result.unicodeScalars.append(scalar)
      default: result += "#\(scalar.value);"
      }
    }
    return result
  }
}

extension ObjectName {
  /// ``short``, not longer than 60 characters, without characters that control lines or the direction of text.
  var drawnName: String {
    var result = ""
    for scalar in short.unicodeScalars.prefix(600) {
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator: result += " "
      case .format, .surrogate, .privateUse, .unassigned: result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result.count > 60 ? result.prefix(60) + "…" : result
  }
}
