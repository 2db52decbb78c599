import Foundation

/// Collapses a split view controller to one column where width is compact, and expands it again.
///
///     collapse   the delegate returns the top column → the columns up to it are put on the stack of the first one, as
///                navigation controllers on a navigation controller → isCollapsed → will… callbacks → notification, didCollapse
///     expand     the delegate returns the display mode → the columns leave the stack → !isCollapsed →
///                will… callbacks → notification, didExpand
///
/// A column keeps its own stack on the stack of another one: controllers that are pushed on it stay on it when the
/// interface expands. A controller that is on screen before and after gets the callbacks of its new parent, and no
/// appearance callbacks. Rules: SPLIT-07 to SPLIT-10, SHOW-07.
@MainActor final class SplitFolding {
  typealias Column = UISplitViewController.Column

  enum State {
    case expanded
    case collapsing
    /// One child is shown in place of all columns.
    case collapsed(onto: UIViewController?)
    case expanding(from: UIViewController?)
  }

  private unowned let split: UISplitViewController
  private(set) var state = State.expanded
  /// The secondary controller of the classic interface, retained until the interface expands.
  private var preserved: UIViewController?

  init(of split: UISplitViewController) { self.split = split }

  /// The controller that is retained until the expansion.
  var kept: [UIViewController] { preserved.map { [$0] } ?? [] }

  private var columns: SplitColumns { split.columns }

  var isCollapsed: Bool {
    switch state {
    case .expanded, .collapsing: false
    case .collapsed, .expanding: true
    }
  }

  /// Whether controllers are moving from one container of the split view to another.
  var isHandingOver: Bool {
    switch state {
    case .collapsing, .expanding: true
    case .expanded, .collapsed: false
    }
  }

  /// The child that is shown while the interface is collapsed.
  var base: UIViewController? {
    switch state {
    case .collapsed(let base), .expanding(let base): base
    case .expanded, .collapsing: nil
    }
  }

  /// Whether the compact column is shown while the interface is collapsed.
  var isCompactColumnShown: Bool { base.map { $0 === columns.host(.compact) } ?? false }

  /// The stack that the columns are put on.
  var stack: UINavigationController? { base as? UINavigationController }

  /// Whether the collapsed stack is the parent of a column's child, which may be leaving it.
  func hasStacked(_ host: UIViewController) -> Bool { stack.map { host.parent === $0 } ?? false }

  /// Whether a column's child is on the stack of another column.
  func isOnStack(_ host: UIViewController) -> Bool { stack?.viewControllers.contains { $0 === host } ?? false }

  // MARK: Following the traits

  func follow() {
    let isCompact = split.traitCollection.horizontalSizeClass == .compact
    switch state {
    case .expanded: if isCompact { turn { collapse() } }
    case .collapsed(let base): if !isCompact { turn { expand(from: base) } }
    case .collapsing, .expanding: break
    }
  }

  private func turn(_ body: () -> Void) {
    Stage.turn("traitCollection", split, .other, body)
  }

  private func collapse() {
    settle()
    state = .collapsing
    let base = split.style == .unspecified ? collapseClassic() : collapseColumns()
    state = .collapsed(onto: base)
    columns.overrideTraits(ofStacked: columns.hosts)
    ended(stack)
    guard split.style != .unspecified else { return }
    TransitionRecord.add("splitViewControllerDidCollapse(_:)", of: split)
    split.delegate?.splitViewControllerDidCollapse(split)
  }

  private func expand(from base: UIViewController?) {
    settle()
    state = .expanding(from: base)
    if split.style == .unspecified { expandClassic(base) } else { expandColumns() }
    state = .expanded
    ended(base as? UINavigationController)
    guard split.style != .unspecified else { return }
    TransitionRecord.add("splitViewControllerDidExpand(_:)", of: split)
    split.delegate?.splitViewControllerDidExpand(split)
  }

  /// Finishes running changes first.
  private func settle() {
    split.shown.finishChange()
    for host in columns.hosts { (host as? UINavigationController)?.shown.endChanges() }
    stack?.shown.endChanges()
  }

  /// The screen follows within the call: first the children, then the top of the stack.
  private func ended(_ stack: UINavigationController?) {
    split.shown.placesChanged()
    split.shown.follow(.folding)
    stack?.shown.beginWaitingChange()
    NotificationCenter.default.post(name: UIViewController.showDetailTargetDidChangeNotification, object: split)
  }

  // MARK: With columns

  private var proposedTop: Column {
    if columns.host(.compact) != nil { return .compact }
    return columns.host(.secondary) != nil ? .secondary : .primary
  }

  private func collapseColumns() -> UIViewController? {
    let proposed = proposedTop
    guard let delegate = split.delegate else { return base(top: proposed) }
    TransitionRecord.add("splitViewController(_:topColumnForCollapsingToProposedTopColumn:)", of: split)
    let top = delegate.splitViewController(split, topColumnForCollapsingToProposedTopColumn: proposed)
    guard split.style.has(top) else {
      split.report(.missingColumn(top, in: split))
      return base(top: proposed)
    }
    return base(top: columns.host(top) == nil ? proposed : top)
  }

  /// Puts the columns up to `top` on one stack. Returns the child that has the stack.
  private func base(top: Column) -> UIViewController? {
    guard top != .compact else { return columns.host(.compact) }
    let hosts = columns.hosts(of: self.columns(upTo: top))
    if let first = hosts.first, hasStacked(first), let column = columns.column(of: first) {
      columns.makeChild(first, as: column)
    }
    for buried in hosts.dropFirst().dropLast() { split.shown.beginDisappearing(buried) }
    (hosts.first as? UINavigationController)?.adopt(Array(hosts.dropFirst()))
    return hosts.first
  }

  private func columns(upTo top: Column) -> [Column] {
    let all = split.style.columns
    return Array(all.prefix((all.firstIndex(of: top) ?? 0) + 1))
  }

  private func expandColumns() {
    let proposed = split.modes.usual
    var mode = proposed.displayMode
    if let delegate = split.delegate {
      TransitionRecord.add("splitViewController(_:displayModeForExpandingToProposedDisplayMode:)", of: split)
      mode = delegate.splitViewController(split, displayModeForExpandingToProposedDisplayMode: mode)
    }
    split.modes.expand(to: mode == proposed.displayMode ? nil : mode.sidebars)
    for column in split.style.columns {
      guard let host = columns.host(column), hasStacked(host) else { continue }
      if !split.modes.arrangement.columns.contains(column) { split.shown.beginDisappearing(host) }
      columns.makeChild(host, as: column)
    }
  }

  // MARK: Classic

  private func collapseClassic() -> UIViewController? {
    let delegate = split.delegate
    TransitionRecord.add("primaryViewController(forCollapsing:)", of: split)
    let primary = delegate?.primaryViewController(forCollapsing: split) ?? columns.host(.primary)
    let secondary = columns.host(.secondary)
    if primary !== columns.host(.primary) { columns.replace(primary: primary, secondary: secondary) }
    guard let primary, let secondary else { return primary ?? secondary }
    TransitionRecord.add("splitViewController(_:collapseSecondary:onto:)", of: split)
    if delegate?.splitViewController(split, collapseSecondary: secondary, onto: primary) != true {
      primary.collapseSecondaryViewController(secondary, for: split)
    }
    preserved = secondary
    columns.removeSecondary()
    return primary
  }

  private func expandClassic(_ base: UIViewController?) {
    let delegate = split.delegate
    TransitionRecord.add("primaryViewController(forExpanding:)", of: split)
    let primary = delegate?.primaryViewController(forExpanding: split) ?? base
    var secondary = preserved
    if let primary {
      TransitionRecord.add("splitViewController(_:separateSecondaryFrom:)", of: split)
      secondary =
        delegate?.splitViewController(split, separateSecondaryFrom: primary)
        ?? primary.separateSecondaryViewController(for: split) ?? preserved
    }
    preserved = nil
    columns.replace(primary: primary, secondary: secondary === primary ? nil : secondary)
    split.modes.expand(to: nil)
  }

  /// The client has set other controllers of the classic interface; while it is collapsed, the secondary one is only
  /// retained.
  func classicControllersChanged(_ secondary: UIViewController?) {
    guard case .collapsed = state else { return }
    preserved = secondary
    state = .collapsed(onto: columns.host(.primary))
  }

  /// The column of a child after the interface has expanded.
  func columnAfterExpanding(of child: UIViewController) -> Column? {
    columns.column(of: child) ?? (child === preserved ? .secondary : nil)
  }

  // MARK: While collapsed

  /// Replaces one column's child on the stack of another one.
  func replace(_ old: UIViewController, with new: UIViewController?) {
    guard let stack else { return }
    stack.stack.setDuringFolding(stack.viewControllers.compactMap { $0 === old ? new : $0 }, animated: false)
    columns.overrideTraits(ofStacked: columns.hosts)
  }

  /// A column has another child. If the old one was the base, the columns on its stack move to the stack of the next
  /// base.
  func columnChanged(_ column: Column, from old: UIViewController?) {
    guard case .collapsed(let base) = state, base === old else { return }
    for column in split.style.columns {
      guard let host = columns.host(column), hasStacked(host), !isOnStack(host) else { continue }
      split.shown.beginDisappearing(host)
      columns.makeChild(host, as: column)
    }
    let stacked = column == .compact ? [] : split.style.columns.filter { columns.host($0).map(isOnStack) ?? false }
    rebase(top: stacked.last ?? (column == .compact ? proposedTop : column))
  }

  /// A child was removed with `removeFromParent()`. The columns on its stack become children of the split view
  /// controller.
  func childWasRemoved(_ child: UIViewController) {
    guard case .collapsed(let base) = state, base === child else { return }
    let stacked = split.style.columns.filter { columns.host($0)?.parent === child }
    state = .collapsed(onto: nil)
    for column in stacked {
      guard let host = columns.host(column) else { continue }
      ShownChildren.moveOutOfParent(host)
      columns.makeChild(host, as: column)
    }
    rebase(top: stacked.last ?? proposedTop)
  }

  private func rebase(top: Column) {
    state = .collapsed(onto: base(top: top))
    columns.overrideTraits(ofStacked: columns.hosts)
  }

  /// Brings a column to the top of the stack, with the columns before it (SPLIT-06).
  func show(_ column: Column) {
    guard let stack, !isCompactColumnShown, let host = columns.host(column) else { return }
    let hosts = columns.hosts(of: columns(upTo: column))
    if host === stack {
      let own = stack.viewControllers.prefix { columns.column(of: $0) == nil }
      return stack.stack.setForContainer(Array(own), animated: true)
    }
    if let index = stack.viewControllers.firstIndex(where: { $0 === host }) {
      return stack.stack.setForContainer(Array(stack.viewControllers[...index]), animated: true)
    }
    stack.stack.setForContainer(stack.viewControllers + hosts.filter { $0 !== stack && !isOnStack($0) }, animated: true)
    columns.overrideTraits(ofStacked: hosts)
  }

  /// Removes a column from the top of the stack (SPLIT-06).
  func hide(_ column: Column) {
    guard let stack, let host = columns.host(column), stack.viewControllers.last === host else { return }
    stack.stack.setForContainer(stack.viewControllers.dropLast(), animated: true)
  }
}
