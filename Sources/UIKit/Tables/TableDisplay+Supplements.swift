import ControllerTree
import Foundation

/// Headers and footers. In a plain table the header of the topmost visible section sticks to the upper edge, and the footer of the lowest
/// one to the lower edge. Rules: LIST-15.
extension TableDisplay {
  /// Ends the headers and footers of sections that are no longer visible, so that they can be used again, and shows those of others.
  func showSupplements() {
    let before = generation
    endSupplements(besides: visibleSections, before)
    guard before == generation else { return }
    var section = table.contents.current.section(after: table.bounds.minY)
    while isVisible(section) {
      showHeader(section)
      guard before == generation else { return }
      showFooter(section)
      guard before == generation else { return }
      section += 1
    }
    // Heights of headers may have moved sections out of sight.
    endSupplements(besides: visibleSections, before)
    guard before == generation else { return }
    placeSupplements()
  }

  private var visibleSections: Set<Int> {
    var sections: Set<Int> = []
    var section = table.contents.current.section(after: table.bounds.minY)
    while isVisible(section) {
      sections.insert(section)
      section += 1
    }
    return sections
  }

  private func isVisible(_ section: Int) -> Bool {
    let data = table.contents.current
    return table.bounds.height > 0 && section < data.sections.count && data.origin(of: section) < table.bounds.maxY
  }

  private func endSupplements(besides visible: Set<Int>, _ before: Int) {
    askedHeaders.formIntersection(visible)
    askedFooters.formIntersection(visible)
    for (section, view) in headers.sorted(by: { $0.key < $1.key }) where !visible.contains(section) {
      guard before == generation else { return }
      headers[section] = nil
      endHeader(view, section)
    }
    for (section, view) in footers.sorted(by: { $0.key < $1.key }) where !visible.contains(section) {
      guard before == generation else { return }
      footers[section] = nil
      endFooter(view, section)
    }
  }

  func endHeader(_ view: UIView, _ section: Int) {
    view.removeFromSuperview()
    table.tableDelegate?.tableView(table, didEndDisplayingHeaderView: view, forSection: section)
    putAside(view)
  }

  func endFooter(_ view: UIView, _ section: Int) {
    view.removeFromSuperview()
    table.tableDelegate?.tableView(table, didEndDisplayingFooterView: view, forSection: section)
    putAside(view)
  }

  private func putAside(_ view: UIView) {
    if let view = view as? UITableViewHeaderFooterView, let identifier = view.reuseIdentifier {
      supplements.put(view, for: identifier)
    }
  }

  // MARK: Asking

  private func showHeader(_ section: Int) {
    guard askedHeaders.insert(section).inserted else { return }
    let before = generation
    askForHeader(section)
    guard before == generation else { return }
    let content = table.contents.current.sections[section]
    guard content.header > 0 || content.headerSource == .view else { return }
    var view = table.tableDelegate?.tableView(table, viewForHeaderInSection: section)
    guard before == generation else { return }
    if view == nil, let title = table.dataSource?.tableView(table, titleForHeaderInSection: section) {
      view = titled(title, isHeader: true)
    } else if let view, content.headerSource == .view {
      let height = measured(view)
      table.contents.update { $0.noteHeader(height, of: section) }
    }
    guard let view, before == generation else { return }
    headers[section] = view
    table.tableDelegate?.tableView(table, willDisplayHeaderView: view, forSection: section)
    if view.superview !== table { table.addSubview(view) }
  }

  private func showFooter(_ section: Int) {
    guard askedFooters.insert(section).inserted else { return }
    let before = generation
    askForFooter(section)
    guard before == generation else { return }
    let content = table.contents.current.sections[section]
    guard content.footer > 0 || content.footerSource == .view else { return }
    var view = table.tableDelegate?.tableView(table, viewForFooterInSection: section)
    guard before == generation else { return }
    if view == nil, let title = table.dataSource?.tableView(table, titleForFooterInSection: section) {
      view = titled(title, isHeader: false)
    } else if let view, content.footerSource == .view {
      let height = measured(view)
      table.contents.update { $0.noteFooter(height, of: section) }
    }
    guard let view, before == generation else { return }
    footers[section] = view
    table.tableDelegate?.tableView(table, willDisplayFooterView: view, forSection: section)
    if view.superview !== table { table.addSubview(view) }
  }

  /// Asks the delegate for the height of which it has given an estimate (LIST-45).
  private func askForHeader(_ section: Int) {
    guard table.contents.current.sections[section].headerSource == .estimate else { return }
    let (height, source) = table.contents.reading().header(section, estimate: nil)
    table.contents.update { data in
      if data.sections.indices.contains(section) { data.noteHeader(height, of: section, source) }
    }
  }

  private func askForFooter(_ section: Int) {
    guard table.contents.current.sections[section].footerSource == .estimate else { return }
    let (height, source) = table.contents.reading().footer(section, estimate: nil)
    table.contents.update { data in
      if data.sections.indices.contains(section) { data.noteFooter(height, of: section, source) }
    }
  }

  /// The height of a view at the width of rows.
  private func measured(_ view: UIView) -> CGFloat {
    let size = view.systemLayoutSizeFitting(
      CGSize(width: table.contents.rowWidth, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    return size.height > 0 ? size.height : view.bounds.height
  }

  private static let titleIdentifier = "ControllerTree.title"

  private func titled(_ title: String, isHeader: Bool) -> UITableViewHeaderFooterView {
    let waiting = supplements.take(Self.titleIdentifier)
    waiting?.prepareForReuse()
    let view = waiting ?? UITableViewHeaderFooterView(reuseIdentifier: Self.titleIdentifier)
    view.textLabel?.text = title
    return view
  }

  // MARK: Places

  private func placeSupplements() {
    let contents = table.contents
    let upper = table.bounds.minY + table.adjustedContentInset.top
    let lower = table.bounds.maxY - table.adjustedContentInset.bottom
    for (section, view) in headers {
      var rect = contents.rect(ofHeader: section)
      if table.style == .plain {
        let end = contents.rect(ofSection: section).maxY - contents.rect(ofFooter: section).height
        rect.origin.y = min(max(rect.minY, upper), end - rect.height)
      }
      view.frame = rect
    }
    for (section, view) in footers {
      var rect = contents.rect(ofFooter: section)
      if table.style == .plain {
        let start = contents.rect(ofHeader: section).maxY
        rect.origin.y = max(min(rect.minY, lower - rect.height), start)
      }
      view.frame = rect
    }
    for (section, view) in headers {
      (view as? UITableViewHeaderFooterView)?.isPinned = view.frame.minY != contents.rect(ofHeader: section).minY
    }
  }
}
