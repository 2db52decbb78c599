import ControllerTree
import Foundation

/// The numbers and heights of a table, as its data source and its delegate stated them. Rules: LIST-11, LIST-13.
struct TableData {
  struct Section {
    var header = Supplement()
    var footer = Supplement()
    /// The heights of the rows. Those of rows that have not been visible may be estimates.
    var rows: LengthList
    /// The placeholders of drops between the rows, in the order of their places.
    var gaps: [Gap] = []

    var height: CGFloat { header.height + rowsHeight + footer.height }
    /// The height of the rows and of what is between them.
    var rowsHeight: CGFloat { gaps.reduce(rows.total) { $0 + $1.height } }

    subscript(edge: SectionEdge) -> Supplement {
      get { edge == .header ? header : footer }
      set { if edge == .header { header = newValue } else { footer = newValue } }
    }
  }

  /// A header or a footer.
  struct Supplement {
    var height: CGFloat = 0
    var source = HeightSource.stated
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

  /// Notes the height of a header or footer.
  mutating func note(_ height: CGFloat, of edge: SectionEdge, _ section: Int, _ source: HeightSource = .view) {
    let old = sections[section][edge].height
    sections[section][edge] = Supplement(height: height, source: source)
    if height != old { heights.note(sections[section].height, at: section) }
  }

  // MARK: Places

  /// Where a section begins; for the number of sections, where the last one ends.
  func origin(of section: Int) -> CGFloat { top + heights.offset(of: section) }

  /// Where a row begins and how high it is.
  func row(_ path: IndexPath) -> (y: CGFloat, height: CGFloat) {
    let section = sections[path.section]
    return (
      origin(of: path.section) + section.header.height + section.offset(of: path.row), section.rows.length(of: path.row)
    )
  }

  /// The first section that ends below an ordinate; the number of sections if there is none.
  func section(after y: CGFloat) -> Int { heights.index(after: y - top) }

  /// The first row that ends below an ordinate; `nil` if all end above it.
  func row(after y: CGFloat) -> IndexPath? {
    var section = section(after: y)
    while section < sections.count {
      let content = sections[section]
      let row = content.row(after: y - origin(of: section) - content.header.height)
      if row < content.rows.count { return IndexPath(row: row, section: section) }
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

extension TableData.Section {
  /// The placeholder of a drop between rows.
  struct Gap: Hashable {
    /// The row above which it is; the number of rows if it is below all.
    let row: Int
    let height: CGFloat
  }

  /// Where a row begins below the header.
  func offset(of row: Int) -> CGFloat {
    var offset = rows.offset(of: row)
    for gap in gaps where gap.row <= row { offset += gap.height }
    return offset
  }

  /// Where a gap begins below the header.
  func offset(ofGap number: Int) -> CGFloat {
    var offset = rows.offset(of: gaps[number].row)
    for gap in gaps[..<number] { offset += gap.height }
    return offset
  }

  /// The first row that ends below an ordinate, which counts from the header.
  func row(after y: CGFloat) -> Int {
    var shift: CGFloat = 0
    for gap in gaps {
      let start = rows.offset(of: gap.row) + shift
      if y < start { break }
      if y < start + gap.height { return gap.row }
      shift += gap.height
    }
    return rows.index(after: y - shift)
  }
}

extension TableData {
  /// Puts the placeholders of drops between the rows.
  mutating func take(_ gaps: [Int: [Section.Gap]]) {
    for section in sections.indices where sections[section].gaps != gaps[section] ?? [] {
      sections[section].gaps = gaps[section] ?? []
      heights.note(sections[section].height, at: section)
    }
  }
}
