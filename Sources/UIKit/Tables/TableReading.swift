import ControllerTree
import Foundation

/// Asks a data source and a delegate for numbers and heights, in this order (LIST-11, LIST-13):
///
///     numberOfSections → for each section: heightForHeader [titleForHeader] → heightForFooter [titleForFooter] → numberOfRows
///     → heightForRow of the first row; of all rows if estimates are off; else estimatedHeightForRow of all rows, if implemented
@MainActor struct TableReading {
  private let table: UITableView
  private let contents: TableContents
  private let delegate: (any UITableViewDelegate)?
  private let source: (any UITableViewDataSource)?

  init(_ table: UITableView, _ contents: TableContents) {
    self.table = table
    self.contents = contents
    delegate = contents.delegate
    source = table.dataSource
  }

  /// The numbers alone, as a batch of updates reads them.
  func counts() -> [Int] {
    guard let source else { return [] }
    return (0..<numberOfSections(source)).map { numberOfRows($0, source) }
  }

  /// How many sections, and rows of a section, a table can have.
  private static var most: Int { 1 << 24 }

  private func numberOfSections(_ source: any UITableViewDataSource) -> Int {
    min(max(source.numberOfSections(in: table), 0), Self.most)
  }

  private func numberOfRows(_ section: Int, _ source: any UITableViewDataSource) -> Int {
    let rows = max(source.tableView(table, numberOfRowsInSection: section), 0)
    guard rows > Self.most else { return rows }
    let text = "Failed to allocate data stores for \(rows) rows in section \(section). Consider using fewer rows"
    ListReport.outOfRange(
      "\(text); it has \(Self.most)", of: table, by: "numberOfRows(inSection:)", uikitText: text)
    return Self.most
  }

  func data() -> TableData {
    guard let source else { return TableData(top: top, []) }
    var sections: [TableData.Section] = []
    for section in 0..<numberOfSections(source) {
      let (header, footer) = (read(.header, section), read(.footer, section))
      let rows = numberOfRows(section, source)
      sections.append(TableData.Section(header: header, footer: footer, rows: rowHeights(rows, in: section)))
    }
    return TableData(top: top, sections)
  }

  /// The data for numbers that are known.
  func data(counts: [Int]) -> TableData {
    var sections: [TableData.Section] = []
    for (section, count) in counts.enumerated() {
      let (header, footer) = (read(.header, section), read(.footer, section))
      sections.append(TableData.Section(header: header, footer: footer, rows: rowHeights(count, in: section)))
    }
    return TableData(top: top, sections)
  }

  private var top: CGFloat { table.tableHeaderView?.bounds.height ?? 0 }

  // MARK: Rows

  /// The height of a row that has not been visible.
  private var estimate: CGFloat {
    if table.rowHeight >= 0, contents.heights.row != .present { return table.rowHeight }
    return table.estimatedRowHeight > 0 ? table.estimatedRowHeight : 44
  }

  private func rowHeights(_ count: Int, in section: Int) -> LengthList {
    guard count > 0 else { return LengthList(count: 0, usual: 0) }
    var first: CGFloat?
    if contents.heights.row != .missing { first = askHeight(IndexPath(row: 0, section: section)) }
    guard let first else { return estimates(count, in: section) }
    if table.estimatedRowHeight == 0 {
      return LengthList(
        (0..<count).map { row in
          let height = row == 0 ? first : askHeight(IndexPath(row: row, section: section)) ?? 44
          return height < 0 ? 44 : height
        })
    }
    var heights = estimates(count, in: section)
    if first >= 0 { heights.note(first, at: 0) }
    return heights
  }

  /// The delegate's height of a row; `nil` if it has none.
  private func askHeight(_ path: IndexPath) -> CGFloat? {
    guard let delegate else { return nil }
    let height = DefaultReached.answer { delegate.tableView(table, heightForRowAt: path) }
    contents.heights.row = height == nil ? .missing : .present
    return height
  }

  private func estimates(_ count: Int, in section: Int) -> LengthList {
    var list = LengthList(count: count, usual: estimate)
    guard let delegate, contents.heights.estimate != .missing,
      table.rowHeight < 0 || contents.heights.row == .present
    else { return list }
    for row in 0..<count {
      let path = IndexPath(row: row, section: section)
      guard let height = DefaultReached.answer({ delegate.tableView(table, estimatedHeightForRowAt: path) }) else {
        contents.heights.estimate = .missing
        return list
      }
      contents.heights.estimate = .present
      if row == 0 { list = LengthList(count: count, usual: estimate) }
      if height >= 0 { list.estimate(height, at: row) }
    }
    return list
  }

  // MARK: Headers and footers

  private func read(_ edge: SectionEdge, _ section: Int) -> TableData.Supplement {
    let estimate = table.askedEstimate(of: edge, section)
    if let estimate, estimate > 0 { return .init(height: finite(estimate), source: .estimate) }
    return supplement(edge, section, estimate: estimate)
  }

  /// The height of a header or footer, without an estimate of the delegate.
  func supplement(_ edge: SectionEdge, _ section: Int, estimate: CGFloat? = nil) -> TableData.Supplement {
    let height = table.askedHeight(of: edge, section) ?? table.height(of: edge)
    let padding = edge == .header ? finite(max(table.sectionHeaderTopPadding, 0)) : 0
    if height >= 0 { return .init(height: finite(height) + (height > 0 ? padding : 0)) }
    if table.askedTitle(of: edge, section) != nil {
      let title: CGFloat = edge == .header && table.style != .plain ? 38 : 28
      return .init(height: title + padding, source: .view)
    }
    return .init(height: usual(estimate ?? table.estimate(of: edge)), source: .view)
  }

  private func finite(_ height: CGFloat) -> CGFloat { height.isFinite ? height : 0 }

  /// The height of a header or footer without a title, until its view is asked for.
  private func usual(_ estimate: CGFloat) -> CGFloat {
    if estimate > 0 { return finite(estimate) }
    return table.style == .plain ? 0 : 18
  }
}
