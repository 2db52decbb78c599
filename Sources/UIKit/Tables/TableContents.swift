import ControllerTree
import Foundation

/// What a table knows of its data: the numbers and the heights, read when they are needed first. Rules: LIST-11, LIST-13, LIST-14.
@MainActor final class TableContents {
  unowned let table: UITableView
  private var read: TableData?
  /// What is known about the delegate's heights.
  var heights = TableHeights()
  /// `nil` until they are asked for.
  var indexTitles: [String]??
  private weak var knownDelegate: (any UITableViewDelegate)?
  /// The scroll view's delegate that ``knownDelegate`` was made of.
  private var knownIdentity: ObjectIdentifier?
  /// The numbers while only the heights have to be read again.
  private var knownCounts: [Int]?
  /// Whether visible rows have to be measured again.
  var needsMeasuring = false

  init(of table: UITableView) { self.table = table }

  // MARK: Delegate

  /// The delegate, if it is one of a table.
  var delegate: (any UITableViewDelegate)? {
    guard let present = (table as UIScrollView).delegate else { return nil }
    let identity = ObjectIdentifier(present)
    guard identity != knownIdentity else { return knownDelegate }
    knownIdentity = identity
    heights = TableHeights()
    knownDelegate = present as? any UITableViewDelegate
    return knownDelegate
  }

  func delegateChanged() {
    let identity = (table as UIScrollView).delegate.map { ObjectIdentifier($0) }
    guard identity != knownIdentity else { return }
    knownIdentity = nil
    heights = TableHeights()
    forget()
  }

  // MARK: Reading

  /// The data, read now if it is not known.
  var current: TableData {
    if let read { return read }
    let made = knownCounts.map { reading().data(counts: $0) } ?? reading().data()
    // A call of the data source may have read it already.
    if let read { return read }
    take(made)
    knownCounts = nil
    return read ?? made
  }

  /// Whether the numbers are known.
  var isRead: Bool { read != nil || knownCounts != nil }

  func reading() -> TableReading { TableReading(table, self) }

  /// Asks for everything again when it is needed next. The cells on screen belong to the former data.
  func forget() {
    (read, knownCounts, indexTitles) = (nil, nil, nil)
    table.display.forget()
    table.setNeedsLayout()
  }

  /// Heights are asked for again when they are needed next; the numbers stay.
  func heightsChanged() {
    guard let counts = read?.counts else { return }
    knownCounts = counts
    read = nil
    needsMeasuring = true
    table.setNeedsLayout()
  }

  func take(_ data: TableData) {
    read = data
    if table.placeholdersIfUsed != nil { placeholdersChanged() }
  }

  /// The placeholders of drops have other places or heights.
  func placeholdersChanged() {
    let gaps = table.placeholderCells.gaps
    update { $0.take(gaps) }
  }

  /// The numbers as the data source states them now.
  func freshCounts() -> [Int] { reading().counts() }

  /// The data for numbers that were read already.
  func data(counts: [Int], keeping update: ListUpdate?) -> TableData {
    let former = read
    var data = reading().data(counts: counts)
    if let former, let update { data.keepMeasured(from: former, update) }
    return data
  }

  /// Changes what is known of the heights.
  func update(_ change: (inout TableData) -> Void) {
    guard var data = read else { return }
    read = nil
    change(&data)
    read = data
  }

  // MARK: Geometry

  /// The space at the sides of sections.
  var sideInset: CGFloat { table.style == .insetGrouped ? 20 : 0 }

  var rowWidth: CGFloat { max(table.bounds.width - 2 * sideInset, 0) }

  /// What the contents of cells, headers and footers keep free at their sides.
  var contentInsets: UIEdgeInsets {
    guard table.insetsContentViewsToSafeArea else { return .zero }
    let (safe, taken) = (table.safeAreaInsets, table.adjustedContentInset)
    return UIEdgeInsets(
      top: 0, left: max(0, safe.left - taken.left - sideInset), bottom: 0,
      right: max(0, safe.right - taken.right - sideInset))
  }

  private func rect(y: CGFloat, height: CGFloat) -> CGRect {
    CGRect(x: sideInset, y: y, width: rowWidth, height: height)
  }

  func rect(ofSection section: Int) -> CGRect {
    let data = current
    guard data.sections.indices.contains(section) else { return .zero }
    return CGRect(
      x: 0, y: data.origin(of: section), width: table.bounds.width, height: data.sections[section].height)
  }

  func rect(of edge: SectionEdge, _ section: Int) -> CGRect {
    let data = current
    guard data.sections.indices.contains(section) else { return .zero }
    let height = data.sections[section][edge].height
    return rect(y: edge == .header ? data.origin(of: section) : data.origin(of: section + 1) - height, height: height)
  }

  /// The rectangle of a placeholder of a section, by its number there.
  func rect(ofGap number: Int, _ section: Int) -> CGRect {
    let data = current
    guard data.sections.indices.contains(section), data.sections[section].gaps.indices.contains(number) else {
      return .zero
    }
    let content = data.sections[section]
    return rect(
      y: data.origin(of: section) + content.header.height + content.offset(ofGap: number),
      height: content.gaps[number].height)
  }

  func rect(ofRow path: IndexPath) -> CGRect {
    let data = current
    guard data.contains(path) else { return .zero }
    let (y, height) = data.row(path)
    return rect(y: y, height: height)
  }

  func row(at point: CGPoint) -> IndexPath? {
    let data = current
    guard point.x.isFinite, point.y.isFinite, let path = data.row(after: point.y), data.row(path).y <= point.y,
      rect(ofRow: path).minX <= point.x, point.x < rect(ofRow: path).maxX
    else { return nil }
    return path
  }

  func rows(in rect: CGRect) -> [IndexPath] {
    let (data, rect) = (current, rect.standardized)
    guard rect.width > 0, rect.height > 0, var path = data.row(after: rect.minY) else { return [] }
    var paths: [IndexPath] = []
    while data.row(path).y < rect.maxY {
      paths.append(path)
      guard let next = data.next(after: path) else { break }
      path = next
    }
    return paths
  }

  /// The size of all contents.
  var size: CGSize {
    let data = current
    return CGSize(
      width: table.bounds.width,
      height: data.origin(of: data.sections.count) + (table.tableFooterView?.bounds.height ?? 0))
  }

  // MARK: Scrolling

  /// A row at `NSNotFound` means the whole section.
  func scroll(to path: IndexPath, _ position: UITableView.ScrollPosition, animated: Bool) {
    let data = current
    let isSection = path.count == 2 && path.row == NSNotFound && data.sections.indices.contains(path.section)
    guard isSection || data.contains(path) else { return reportOutOfRange(path, data) }
    table.display.catchUp()
    // Rows that become visible may differ from their estimates, and move the target.
    for _ in 0..<(animated ? 1 : Self.mostRounds) {
      table.contentSize = size
      guard let target = offset(showing: isSection ? rect(ofSection: path.section) : rect(ofRow: path), position, path)
      else { return }
      let least = -table.adjustedContentInset.top
      let most = max(least, table.contentSize.height + table.adjustedContentInset.bottom - table.bounds.height)
      let y = min(max(target, least), most)
      guard y != table.contentOffset.y else { return }
      table.setContentOffset(CGPoint(x: table.contentOffset.x, y: y), animated: animated)
      if !animated { table.display.catchUp() }
      guard isRead, isSection || current.contains(path) else { return }
    }
  }

  /// Scrolling shows rows that may move the target; after so many rounds it is taken as it is.
  private static let mostRounds = 10

  /// The offset that shows a rectangle; `nil` if it is in sight already.
  private func offset(
    showing rect: CGRect, _ position: UITableView.ScrollPosition, _ path: IndexPath
  ) -> CGFloat? {
    let insets = table.adjustedContentInset
    let visible = table.bounds.height - insets.top - insets.bottom
    // A header that sticks to the top covers what lies below it.
    let covered =
      table.style == .plain && path.row != NSNotFound ? current.sections[path.section].header.height : 0
    switch position {
    case .none:
      let seen = (top: table.bounds.minY + insets.top + covered, bottom: table.bounds.maxY - insets.bottom)
      if rect.minY < seen.top { return rect.minY - insets.top - covered }
      return rect.maxY > seen.bottom ? rect.maxY + insets.bottom - table.bounds.height : nil
    case .top: return rect.minY - insets.top - covered
    case .middle: return rect.midY - insets.top - visible / 2
    case .bottom: return rect.maxY + insets.bottom - table.bounds.height
    }
  }

  private func reportOutOfRange(_ path: IndexPath, _ data: TableData) {
    let call = "-[UITableView scrollToRowAtIndexPath:atScrollPosition:animated:]"
    let text: String
    if path.count != 2 {
      text = ListUpdateError.invalidPath(path, .table).message
    } else if data.sections.indices.contains(path.section) {
      text =
        "row (\(path.row)) beyond bounds (\(data.sections[path.section].rows.count)) for section (\(path.section))."
    } else {
      text = "section (\(path.section)) beyond bounds (\(data.sections.count))."
    }
    ListReport.outOfRange(text, of: table, by: "scrollToRow(at:at:animated:)", uikitText: "\(call): \(text)")
  }

  // MARK: Index

  /// The titles of the index, asked for once.
  var titles: [String] {
    if let indexTitles { return indexTitles ?? [] }
    let asked = table.dataSource?.sectionIndexTitles(for: table)
    indexTitles = .some(asked)
    return asked ?? []
  }
}

/// What is known about the heights that a delegate has.
struct TableHeights {
  var row = Implementation.unknown
  var estimate = Implementation.unknown
  var header = Implementation.unknown
  var footer = Implementation.unknown
  var indentation = Implementation.unknown
}

extension TableData {
  /// Rows that have been measured stay so.
  mutating func keepMeasured(from former: TableData, _ update: ListUpdate) {
    for (section, content) in former.sections.enumerated() {
      for row in content.rows.notedIndexes {
        let path = IndexPath(row: row, section: section)
        guard !update.isReloaded(path), let new = update.newPath(of: path),
          !sections[new.section].rows.isNoted(new.row)
        else { continue }
        note(content.rows.length(of: row), of: new)
      }
    }
  }
}
