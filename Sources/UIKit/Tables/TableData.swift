import ControllerTree
import Foundation

/// The numbers and heights of a table, as its data source and its delegate stated them. Rules: LIST-11, LIST-13.
struct TableData {
  struct Section {
    var header: CGFloat
    var footer: CGFloat
    var headerSource = HeightSource.stated
    var footerSource = HeightSource.stated
    /// The heights of the rows. Those of rows that have not been visible may be estimates.
    var rows: LengthList

    var height: CGFloat { header + rows.total + footer }
  }

  /// Where the height of a header or footer comes from.
  enum HeightSource {
    /// The table or its delegate.
    case stated
    /// The view, if there is one, when it becomes visible.
    case view
    /// The delegate's estimate, until the delegate is asked for the height when the section becomes visible.
    case estimate
  }

  /// The height of the table's own header.
  let top: CGFloat
  private(set) var sections: [Section]
  /// The heights of the sections.
  private var heights: LengthList

  init(top: CGFloat, _ sections: [Section]) {
    self.top = top
    self.sections = sections
    heights = LengthList(sections.map(\.height))
  }

  var counts: [Int] { sections.map(\.rows.count) }

  func contains(_ path: IndexPath) -> Bool {
    path.count == 2 && sections.indices.contains(path.section) && path.row >= 0
      && path.row < sections[path.section].rows.count
  }

  /// The height of all sections.
  var height: CGFloat { heights.total }

  /// - Returns: Whether the height is another one than before.
  @discardableResult
  mutating func note(_ height: CGFloat, of path: IndexPath) -> Bool {
    let old = sections[path.section].rows.length(of: path.row)
    sections[path.section].rows.note(height, at: path.row)
    guard sections[path.section].rows.length(of: path.row) != old else { return false }
    heights.note(sections[path.section].height, at: path.section)
    return true
  }

  @discardableResult
  mutating func noteHeader(_ height: CGFloat, of section: Int, _ source: HeightSource = .view) -> Bool {
    sections[section].headerSource = source
    guard sections[section].header != height else { return false }
    sections[section].header = height
    heights.note(sections[section].height, at: section)
    return true
  }

  @discardableResult
  mutating func noteFooter(_ height: CGFloat, of section: Int, _ source: HeightSource = .view) -> Bool {
    sections[section].footerSource = source
    guard sections[section].footer != height else { return false }
    sections[section].footer = height
    heights.note(sections[section].height, at: section)
    return true
  }

  // MARK: Places

  /// Where a section begins; for the number of sections, where the last one ends.
  func origin(of section: Int) -> CGFloat { top + heights.offset(of: section) }

  /// Where a row begins and how high it is.
  func row(_ path: IndexPath) -> (y: CGFloat, height: CGFloat) {
    let section = sections[path.section]
    return (
      origin(of: path.section) + section.header + section.rows.offset(of: path.row), section.rows.length(of: path.row)
    )
  }

  /// The first section that ends below an ordinate; the number of sections if there is none.
  func section(after y: CGFloat) -> Int { heights.index(after: y - top) }

  /// The first row that ends below an ordinate; `nil` if all end above it.
  func row(after y: CGFloat) -> IndexPath? {
    var section = section(after: y)
    while section < sections.count {
      let rows = sections[section].rows
      let row = rows.index(after: y - origin(of: section) - sections[section].header)
      if row < rows.count { return IndexPath(row: row, section: section) }
      section += 1
    }
    return nil
  }

  /// The row below a row; `nil` after the last one.
  func next(after path: IndexPath) -> IndexPath? {
    if path.row + 1 < sections[path.section].rows.count {
      return IndexPath(row: path.row + 1, section: path.section)
    }
    var section = path.section + 1
    while section < sections.count {
      if sections[section].rows.count > 0 { return IndexPath(row: 0, section: section) }
      section += 1
    }
    return nil
  }

  /// The row above a row; `nil` before the first one.
  func previous(before path: IndexPath) -> IndexPath? {
    if path.row > 0 { return IndexPath(row: path.row - 1, section: path.section) }
    var section = path.section - 1
    while section >= 0 {
      let count = sections[section].rows.count
      if count > 0 { return IndexPath(row: count - 1, section: section) }
      section -= 1
    }
    return nil
  }
}
