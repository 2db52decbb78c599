import ControllerTree
import Foundation

/// The headers of a table that are visible, or its footers. Rules: LIST-15.
@MainActor struct TableSupplements {
  /// By their sections.
  var shown: [Int: UIView] = [:]
  /// The sections that were asked since they became visible.
  var asked: Set<Int> = []
  /// Those of former data, which end at the next update.
  private var former: [(section: Int, view: UIView)] = []

  private var sorted: [(section: Int, view: UIView)] {
    shown.sorted { $0.key < $1.key }.map { (section: $0.key, view: $0.value) }
  }

  /// The data is another one.
  mutating func forget() {
    former += sorted
    (shown, asked) = ([:], [])
  }

  mutating func takeFormer() -> [(section: Int, view: UIView)] {
    defer { former = [] }
    return former
  }

  /// The places after a batch. Those of deleted and reloaded sections end at the next update.
  mutating func move(by update: ListUpdate) {
    var moved: [Int: UIView] = [:]
    for (section, view) in sorted {
      if let new = update.newSection(of: section), !update.changes.reloadedSections.contains(section) {
        moved[new] = view
      } else {
        former.append((section, view))
      }
    }
    shown = moved
    asked = Set(moved.keys)
  }

  /// Forgets all sections but some.
  /// - Returns: The views that are to end.
  mutating func keep(_ sections: Set<Int>) -> [(section: Int, view: UIView)] {
    asked.formIntersection(sections)
    var leaving: [(section: Int, view: UIView)] = []
    for entry in sorted where !sections.contains(entry.section) { leaving.append(entry) }
    return leaving
  }
}

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
      for edge in [SectionEdge.header, .footer] {
        show(edge, section)
        guard before == generation else { return }
      }
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
    for edge in [SectionEdge.header, .footer] {
      for (section, view) in self[edge].keep(visible) {
        guard before == generation else { return }
        self[edge].shown[section] = nil
        end(view, edge, section)
      }
    }
  }

  func end(_ view: UIView, _ edge: SectionEdge, _ section: Int) {
    view.removeFromSuperview()
    table.tellDidEndDisplaying(view, edge, section)
    putAside(view)
  }

  private func putAside(_ view: UIView) {
    if let view = view as? UITableViewHeaderFooterView, let identifier = view.reuseIdentifier {
      supplements.put(view, for: identifier)
    }
  }

  // MARK: Asking

  private func show(_ edge: SectionEdge, _ section: Int) {
    guard !self[edge].asked.contains(section) else { return }
    self[edge].asked.insert(section)
    let before = generation
    askForHeight(edge, section)
    guard before == generation else { return }
    let content = table.contents.current.sections[section][edge]
    guard content.height > 0 || content.source == .view else { return }
    var view = table.askedView(of: edge, section)
    guard before == generation else { return }
    if view == nil, let title = table.askedTitle(of: edge, section) {
      view = titled(title)
    } else if let view, content.source == .view {
      (view as? UITableViewHeaderFooterView)?.sideInsets = contentInsets
      let height = measured(view)
      table.contents.update { $0.note(height, of: edge, section) }
    }
    guard let view, before == generation else { return }
    self[edge].shown[section] = view
    table.tellWillDisplay(view, edge, section)
    if view.superview !== table { table.addSubview(view) }
  }

  /// Asks the delegate for the height of which it has given an estimate (LIST-45).
  private func askForHeight(_ edge: SectionEdge, _ section: Int) {
    guard table.contents.current.sections[section][edge].source == .estimate else { return }
    let known = table.contents.reading().supplement(edge, section)
    table.contents.update { data in
      if data.sections.indices.contains(section) { data.note(known.height, of: edge, section, known.source) }
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

  private func titled(_ title: String) -> UITableViewHeaderFooterView {
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
    for edge in [SectionEdge.header, .footer] {
      for view in self[edge].shown.values { (view as? UITableViewHeaderFooterView)?.sideInsets = contentInsets }
    }
    for (section, view) in self[.header].shown {
      let natural = contents.rect(of: .header, section)
      var rect = natural
      if table.style == .plain {
        let end = contents.rect(ofSection: section).maxY - contents.rect(of: .footer, section).height
        rect.origin.y = min(max(rect.minY, upper), end - rect.height)
      }
      view.frame = rect
      (view as? UITableViewHeaderFooterView)?.isPinned = rect.minY != natural.minY
    }
    for (section, view) in self[.footer].shown {
      var rect = contents.rect(of: .footer, section)
      if table.style == .plain {
        let start = contents.rect(of: .header, section).maxY
        rect.origin.y = max(min(rect.minY, lower - rect.height), start)
      }
      view.frame = rect
    }
  }
}
