/// Lines of text in columns, each as wide as its widest cell.
struct TextTable {
  struct Cell {
    var text: String
    var role = ANSIStyle.Role.plain
  }

  private let widths: [Int]
  private let style: ANSIStyle

  /// - Parameter rows: The rows that determine the widths of the columns.
  init(fitting rows: [[String]], style: ANSIStyle) {
    self.style = style
    widths = (rows.first ?? []).indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
  }

  /// The row as a line, without spaces at its end.
  func line(_ cells: [Cell]) -> String {
    var line = ""
    // Add spaces only before the next text, so that the line does not end with spaces.
    var gap = 0
    for (column, cell) in cells.enumerated() {
      if !cell.text.isEmpty {
        line += String(repeating: " ", count: gap) + style(cell.role, cell.text)
        gap = 0
      }
      gap += max(widths[column] - cell.text.count, 0) + Self.gutter
    }
    return line
  }

  private static let gutter = 2
}
