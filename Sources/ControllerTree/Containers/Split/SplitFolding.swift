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

  /// The stack that the columns are put on.
  var stack: UINavigationController? { base as? UINavigationController }

  /// Whether a column's child lies on the stack of another one.
  func hasStacked(_ host: UIViewController) -> Bool { stack.map { host.links.parent === $0 } ?? false }

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
    for host in columns.hosts { (host as? UINavigationController)?.screen.settle() }
    stack?.screen.settle()
  }

  /// What is shown follows within the call: the children first, then what the stack has on top.
  private func ended(_ stack: UINavigationController?) {
    split.screen.follow(cause: .folding)
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
    (hosts.first as? UINavigationController)?.adopt(Array(hosts.dropFirst()))
    return hosts.first
  }

  private func columns(upTo top: Column) -> [Column] {
    let all = split.style.columns
    return Array(all.prefix((all.firstIndex(of: top) ?? 0) + 1))
  }

  private func expandColumns() {
    let proposed = split.screen.next(forgetting: true)
    var mode = proposed.displayMode
    if let delegate = split.delegate {
      TransitionRecord.add("splitViewController(_:displayModeForExpandingToProposedDisplayMode:)", of: split)
      mode = delegate.splitViewController(split, displayModeForExpandingToProposedDisplayMode: mode)
    }
    for column in split.style.columns {
      if let host = columns.host(column), hasStacked(host) { columns.bringHome(host, as: column) }
    }
    split.screen.choose(mode == proposed.displayMode ? nil : mode.sidebars)
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
    split.screen.choose(nil)
  }

  /// The client has given the classic interface other controllers; a secondary one waits while it is collapsed.
  func classicControllersChanged() {
    guard case .collapsed = state else { return }
    preserved = columns.host(.secondary)
    columns.takeSecondary()
    state = .collapsed(onto: columns.host(.primary))
  }

  // MARK: While collapsed

  /// Exchanges one column's child on the stack of another one.
  func exchange(_ old: UIViewController, with new: UIViewController?) {
    guard let stack else { return }
    if let new { new.links.parent?.letGo(of: new) }
    stack.stack.exchange(stack.viewControllers.compactMap { $0 === old ? new : $0 })
  }

  /// Takes the other columns from the stack of `host`, which is about to go; answers which one was on top.
  func takeStack(on host: UIViewController) -> Column? {
    guard let base, base === host else { return nil }
    let stacked = split.style.columns.filter { columns.host($0).map(hasStacked) ?? false }
    for column in stacked { columns.host(column).map { columns.bringHome($0, as: column) } }
    return stacked.last ?? split.style.columns.first
  }

  /// The child that stood for all has another one in its place, or the compact column was set.
  func baseChanged(top: Column?) {
    guard case .collapsed(let base) = state else { return }
    if top == nil, let base, columns.column(of: base) != nil { return }
    state = .collapsed(onto: self.base(top: top ?? proposedTop))
  }

  /// Somebody took a child out by hand.
  func lost(_ child: UIViewController) {
    if case .collapsed(let base) = state, base === child { state = .collapsed(onto: nil) }
  }

  /// Brings a column on top of the stack, with those before it (SPLIT-06).
  func show(_ column: Column) {
    guard let stack, let host = columns.host(column) else { return }
    let hosts = columns.hosts(of: columns(upTo: column))
    if host === stack {
      let own = stack.viewControllers.prefix { columns.column(of: $0) == nil }
      return stack.stack.arrange(Array(own), animated: true)
    }
    if let index = stack.viewControllers.firstIndex(where: { $0 === host }) {
      return stack.stack.arrange(Array(stack.viewControllers[...index]), animated: true)
    }
    stack.stack.arrange(stack.viewControllers + hosts.filter { $0 !== stack && !hasStacked($0) }, animated: true)
  }

  /// Takes a column from the top of the stack (SPLIT-06).
  func hide(_ column: Column) {
    guard let stack, let host = columns.host(column), stack.viewControllers.last === host else { return }
    stack.stack.arrange(stack.viewControllers.dropLast(), animated: true)
  }
}
