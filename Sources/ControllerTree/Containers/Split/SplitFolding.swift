import Foundation

/// Collapses a split view controller to one column where width is compact, and expands it again.
///
///     collapse   the delegate says what is on top → the columns up to it are put on the stack of the first one, as navigation
///                controllers on a navigation controller → isCollapsed → will… callbacks → notification, didCollapse
///     expand     the delegate says the display mode → the columns come back from the stack → !isCollapsed →
///                will… callbacks → notification, didExpand
///
/// A column stays what it is on the stack of another one: what is pushed on it stays with it, and comes along when the interface
/// expands. Who is on screen before and after hears of its new parent, and of no appearance.
/// Rules: SPLIT-07 to SPLIT-10, SHOW-07.
@MainActor final class SplitFolding {
  typealias Column = UISplitViewController.Column

  enum State {
    case expanded
    case collapsing
    /// One child stands for all.
    case collapsed(onto: UIViewController?)
    case expanding(from: UIViewController?)
  }

  private unowned(unsafe) let split: UISplitViewController
  private(set) var state = State.expanded
  /// The secondary controller of the classic interface that nobody shows, until it expands.
  private var preserved: UIViewController?

  init(of split: UISplitViewController) { self.split = split }

  /// The controller that waits for the expansion.
  var kept: [UIViewController] { preserved.map { [$0] } ?? [] }

  private var columns: SplitColumns { split.columns }

  var isCollapsed: Bool {
    switch state {
    case .expanded, .collapsing: false
    case .collapsed, .expanding: true
    }
  }

  /// Whether controllers are going from one container of the split view to another.
  var isHandingOver: Bool {
    switch state {
    case .collapsing, .expanding: true
    case .expanded, .collapsed: false
    }
  }

  /// The child that stands for all while the interface is collapsed.
  var base: UIViewController? {
    switch state {
    case .collapsed(let base), .expanding(let base): base
    case .expanded, .collapsing: nil
    }
  }

  /// Whether the compact column stands for all.
  var isCompactColumnShown: Bool { base.map { $0 === columns.host(.compact) } ?? false }

  /// The stack that the columns are put on.
  var stack: UINavigationController? { base as? UINavigationController }

  /// Whether a column's child is that of the stack of another one, though it may be on its way from there.
  func hasStacked(_ host: UIViewController) -> Bool { stack.map { host.links.parent === $0 } ?? false }

  /// Whether a column's child lies on the stack of another one.
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
    Stage.current.cycle.turn(PublicCall("traitCollection", split, .other), body)
  }

  private func collapse() {
    settle()
    state = .collapsing
    let base = split.style == .unspecified ? collapseClassic() : collapseColumns()
    state = .collapsed(onto: base)
    columns.haveBeenStacked(columns.hosts)
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

  /// Changes that run come to their end first.
  private func settle() {
    split.screen.settle()
    for host in columns.hosts { (host as? UINavigationController)?.screen.comeToRest() }
    stack?.screen.comeToRest()
  }

  /// What is shown follows within the call: the children first, then what the stack has on top.
  private func ended(_ stack: UINavigationController?) {
    split.screen.placesChanged()
    split.screen.follow(.folding)
    stack?.screen.hurry()
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

  /// Puts the columns up to `top` on one stack, and answers who has it.
  private func base(top: Column) -> UIViewController? {
    guard top != .compact else { return columns.host(.compact) }
    let hosts = columns.hosts(of: self.columns(upTo: top))
    if let first = hosts.first, hasStacked(first), let column = columns.column(of: first) {
      columns.bringHome(first, as: column)
    }
    for buried in hosts.dropFirst().dropLast() { split.screen.sendAway(buried) }
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
      if !split.modes.arrangement.columns.contains(column) { split.screen.sendAway(host) }
      columns.bringHome(host, as: column)
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
    columns.takeSecondary()
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

  /// The client has given the classic interface other controllers; a secondary one waits while it is collapsed.
  func classicControllersChanged(_ secondary: UIViewController?) {
    guard case .collapsed = state else { return }
    preserved = secondary
    state = .collapsed(onto: columns.host(.primary))
  }

  /// The column that a child will be in when the interface has expanded.
  func columnAfterExpanding(of child: UIViewController) -> Column? {
    columns.column(of: child) ?? (child === preserved ? .secondary : nil)
  }

  // MARK: While collapsed

  /// Exchanges one column's child on the stack of another one.
  func exchange(_ old: UIViewController, with new: UIViewController?) {
    guard let stack else { return }
    stack.stack.gather(stack.viewControllers.compactMap { $0 === old ? new : $0 }, animated: false)
    columns.haveBeenStacked(columns.hosts)
  }

  /// A column has another child. If it is the one that stood for all, what was on its stack goes to that of the next.
  func columnChanged(_ column: Column, from old: UIViewController?) {
    guard case .collapsed(let base) = state, base === old else { return }
    for column in split.style.columns {
      guard let host = columns.host(column), hasStacked(host), !isOnStack(host) else { continue }
      split.screen.sendAway(host)
      columns.bringHome(host, as: column)
    }
    let stacked = column == .compact ? [] : split.style.columns.filter { columns.host($0).map(isOnStack) ?? false }
    rebase(top: stacked.last ?? (column == .compact ? proposedTop : column))
  }

  /// Somebody took a child out by hand. What was on its stack comes back.
  func lost(_ child: UIViewController) {
    guard case .collapsed(let base) = state, base === child else { return }
    let stacked = split.style.columns.filter { columns.host($0)?.links.parent === child }
    state = .collapsed(onto: nil)
    for column in stacked {
      guard let host = columns.host(column) else { continue }
      child.letGo(of: host)
      columns.bringHome(host, as: column)
    }
    rebase(top: stacked.last ?? proposedTop)
  }

  private func rebase(top: Column) {
    state = .collapsed(onto: base(top: top))
    columns.haveBeenStacked(columns.hosts)
  }

  /// Brings a column on top of the stack, with those before it (SPLIT-06).
  func show(_ column: Column) {
    guard let stack, !isCompactColumnShown, let host = columns.host(column) else { return }
    let hosts = columns.hosts(of: columns(upTo: column))
    if host === stack {
      let own = stack.viewControllers.prefix { columns.column(of: $0) == nil }
      return stack.stack.arrange(Array(own), animated: true)
    }
    if let index = stack.viewControllers.firstIndex(where: { $0 === host }) {
      return stack.stack.arrange(Array(stack.viewControllers[...index]), animated: true)
    }
    stack.stack.arrange(stack.viewControllers + hosts.filter { $0 !== stack && !isOnStack($0) }, animated: true)
    columns.haveBeenStacked(hosts)
  }

  /// Takes a column from the top of the stack (SPLIT-06).
  func hide(_ column: Column) {
    guard let stack, let host = columns.host(column), stack.viewControllers.last === host else { return }
    stack.stack.arrange(stack.viewControllers.dropLast(), animated: true)
  }
}
