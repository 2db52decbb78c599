/// Lines of text in columns, each as wide as its widest cell.
struct TextTable {
  struct Cell {
    var text: String
    var role = ANSIStyle.Role.plain
  }

  enum Alignment { case left, right }

  let alignments: [Alignment]
  private let widths: [Int]
  private let style: ANSIStyle

  /// - Parameter rows: The rows that determine the widths of the columns.
  init(alignments: [Alignment], fitting rows: [[String]], style: ANSIStyle) {
    self.alignments = alignments
    self.style = style
    widths = alignments.indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
  }

  /// The row as a line, without spaces at its end.
  func line(_ cells: [Cell]) -> String {
    var line = ""
    // Add spaces only before the next text, so that the line does not end with spaces.
    var gap = 0
    for (column, cell) in cells.enumerated() {
      let padding = max(widths[column] - cell.text.count, 0)
      let before = alignments[column] == .right ? padding : 0
      if !cell.text.isEmpty {
        line += String(repeating: " ", count: gap + before) + style(cell.role, cell.text)
        gap = 0
      } else {
        gap += before
      }
      gap += padding - before + Self.gutter
    }
    return line
  }

  /// The number of characters before `column`.
  func offset(of column: Int) -> Int { widths[..<column].reduce(0) { $0 + $1 + Self.gutter } }

  static let gutter = 2
}
