import ControllerTree
import Foundation

/// The static sections of a table in a storyboard. Rules: LIST-31, LIST-32.
@MainActor final class StaticContents {
  struct Section {
    let header: String?
    let footer: String?
    let cells: [UITableViewCell]
    /// The heights that the file gives rows.
    let heights: [CGFloat?]
  }
  let sections: [Section]

  init(_ sections: [Section]) { self.sections = sections }

  func section(_ number: Int) -> Section? { sections.indices.contains(number) ? sections[number] : nil }

  func cell(_ path: IndexPath) -> UITableViewCell? {
    guard let cells = section(path.section)?.cells, cells.indices.contains(path.row) else { return nil }
    return cells[path.row]
  }

  func height(_ path: IndexPath) -> CGFloat? {
    guard let heights = section(path.section)?.heights, heights.indices.contains(path.row) else { return nil }
    return heights[path.row]
  }
}
