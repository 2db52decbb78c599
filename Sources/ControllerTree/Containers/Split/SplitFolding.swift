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

  struct Collapsed {
    /// The column whose child is shown in place of all columns; `nil` if no column has a controller.
    var base: Column?
    /// The secondary controller of the classic interface, retained until the interface expands.
    var secondary: UIViewController?
  }

  private enum State {
    case expanded
    case collapsing
    case collapsed(Collapsed)
    case expanding(Collapsed)
  }

  private unowned let split: UISplitViewController
  private var state = State.expanded

  init(of split: UISplitViewController) { self.split = split }

  private var columns: SplitColumns { split.columns }
  private var isClassic: Bool { split.style == .unspecified }

  /// Whether the interface is collapsing or expanding: controllers are moving from one container of the split view to
  /// another.
  var isUnderWay: Bool {
    switch state {
    case .expanded, .collapsed: false
    case .collapsing, .expanding: true
    }
  }

  private var collapsed: Collapsed? {
    switch state {
    case .expanded, .collapsing: nil
    case .collapsed(let collapsed), .expanding(let collapsed): collapsed
    }
  }

  /// `false` until a collapse has put the columns on one stack, and `true` until an expansion has taken them from it.
  var isCollapsed: Bool { collapsed != nil }

  /// The column that is shown alone while the interface is collapsed.
  var baseColumn: Column? { collapsed?.base }

  /// The child that is shown alone while the interface is collapsed.
  var base: UIViewController? { baseColumn.flatMap(columns.host) }

  /// The stack that the columns are put on.
  var stack: UINavigationController? { base as? UINavigationController }

  /// Whether the collapsed stack is the parent of a child, which may be leaving it.
  func isParent(of child: UIViewController) -> Bool { stack.map { child.parent === $0 } ?? false }

  /// The secondary controller of the classic interface while it is collapsed.
  var classicSecondary: UIViewController? { collapsed?.secondary }

  // MARK: Following the traits

  func follow() {
    guard isDue else { return }
    Stage.turn("traitCollection", split, .other) {
      finishChanges()
      // A callback may have come first.
      if isDue { fold() }
    }
  }

  private var isDue: Bool {
    !isUnderWay && isCollapsed != (split.traitCollection.horizontalSizeClass == .compact)
  }

  private func fold() {
    switch state {
    case .expanded:
      state = .collapsing
      set(isClassic ? collapseClassic() : collapseColumns())
      showOnScreen(stack)
      if !isClassic { split.send("splitViewControllerDidCollapse(_:)") { $0.splitViewControllerDidCollapse(split) } }
    case .collapsed(let collapsed):
      let stack = stack
      state = .expanding(collapsed)
      if isClassic { expandClassic(collapsed) } else { expandColumns() }
      state = .expanded
      showOnScreen(stack)
      if !isClassic { split.send("splitViewControllerDidExpand(_:)") { $0.splitViewControllerDidExpand(split) } }
    case .collapsing, .expanding: break
    }
  }

  private func finishChanges() {
    split.shown.finishChange()
    for host in columns.hosts { (host as? UINavigationController)?.shown.endChanges() }
    stack?.shown.endChanges()
  }

  private func set(_ collapsed: Collapsed) {
    state = .collapsed(collapsed)
    columns.overrideTraitsOfStacked()
  }

  /// The screen follows within the call: first the children, then the top of the stack.
  private func showOnScreen(_ stack: UINavigationController?) {
    split.shown.framesChanged()
    split.shown.follow(.folding)
    stack?.shown.beginWaitingChange()
    NotificationCenter.default.post(name: UIViewController.showDetailTargetDidChangeNotification, object: split)
  }

  // MARK: With columns

  private var proposedTop: Column {
    if columns.host(.compact) != nil { return .compact }
    return columns.host(.secondary) != nil ? .secondary : .primary
  }

  private func collapseColumns() -> Collapsed {
    var top = proposedTop
    if split.delegate != nil {
      let answer = split.send("splitViewController(_:topColumnForCollapsingToProposedTopColumn:)") {
        $0.splitViewController(split, topColumnForCollapsingToProposedTopColumn: top)
      }
      top = answer ?? top
      if !split.style.has(top) { split.report(.missingColumn(top, in: split)) }
    }
    return Collapsed(base: stackColumns(upTo: top))
  }

  /// Puts the columns up to `top` on one stack; up to the proposed column if `top` has no controller. Returns the base.
  private func stackColumns(upTo top: Column) -> Column? {
    let wanted = { [self] in
      SplitPlacement.collapsed(columns.filled, top: columns.host(top) == nil ? proposedTop : top)
    }
    columns.move(to: wanted)
    return wanted().base
  }

  private func expandColumns() {
    let usual = split.surroundings.arrangement(sidebars: nil).displayMode
    var mode: UISplitViewController.DisplayMode?
    if split.delegate != nil {
      mode = split.send("splitViewController(_:displayModeForExpandingToProposedDisplayMode:)") {
        $0.splitViewController(split, displayModeForExpandingToProposedDisplayMode: usual)
      }
    }
    split.modes.expand(to: mode == usual ? nil : mode?.sidebars, in: split.surroundings)
    columns.move { .expanded(columns.filled) }
  }

  // MARK: Classic

  private func collapseClassic() -> Collapsed {
    let primary =
      split.send("primaryViewController(forCollapsing:)") { $0.primaryViewController(forCollapsing: split) }
      ?? columns.host(.primary)
    if primary !== columns.host(.primary) {
      let secondary = columns.host(.secondary)
      columns.setClassic(primary: primary, secondary: secondary === primary ? nil : secondary)
    }
    guard let primary, let secondary = columns.host(.secondary) else {
      return Collapsed(base: primary == nil ? .secondary : .primary)
    }
    let isDone = split.send("splitViewController(_:collapseSecondary:onto:)") {
      $0.splitViewController(split, collapseSecondary: secondary, onto: primary)
    }
    if isDone != true { primary.collapseSecondaryViewController(secondary, for: split) }
    return Collapsed(base: .primary, secondary: columns.removeSecondary() ?? secondary)
  }

  private func expandClassic(_ collapsed: Collapsed) {
    let base = base
    let primary =
      split.send("primaryViewController(forExpanding:)") { $0.primaryViewController(forExpanding: split) } ?? base
    var secondary = collapsed.secondary
    if let primary {
      secondary =
        split.send("splitViewController(_:separateSecondaryFrom:)") {
          $0.splitViewController(split, separateSecondaryFrom: primary)
        } ?? primary.separateSecondaryViewController(for: split) ?? secondary
    }
    columns.setClassic(primary: primary, secondary: secondary === primary ? nil : secondary)
    split.modes.expand(to: nil, in: split.surroundings)
  }

  /// The client has set other controllers of the classic interface; while it is collapsed, the secondary one is only
  /// retained.
  func classicControllersChanged(_ secondary: UIViewController?) {
    if case .collapsed = state { state = .collapsed(Collapsed(base: .primary, secondary: secondary)) }
  }

  /// The column of a child after the interface has expanded.
  func columnAfterExpanding(of child: UIViewController) -> Column? {
    columns.column(of: child) ?? (child === classicSecondary ? .secondary : nil)
  }

  // MARK: While collapsed

  /// A column has another controller, or none. If it was the base, the columns up to the top one are put on the stack of
  /// the next base.
  func columnChanged(_ column: Column, before: SplitPlacement) {
    guard case .collapsed(var collapsed) = state, collapsed.base == nil || collapsed.base == column else { return }
    collapsed.base = stackColumns(upTo: before.top ?? column)
    set(collapsed)
  }

  /// Brings a column to the top of the stack, with the columns before it (SPLIT-06).
  func show(_ column: Column) {
    guard let stack, baseColumn != .compact, let host = columns.host(column) else { return }
    var controllers = stack.viewControllers
    if host === stack {
      controllers = Array(controllers.prefix { columns.column(of: $0) == nil })
    } else if let index = controllers.firstIndex(where: { $0 === host }) {
      controllers = Array(controllers[...index])
    } else {
      let hosts = columns.hosts(of: split.style.columns(upTo: column))
      controllers += hosts.filter { $0 !== stack && !controllers.holds($0) }
    }
    stack.stack.setForContainer(controllers, animated: ShowRequest.isAnimated)
    columns.overrideTraitsOfStacked()
  }

  /// Removes a column from the top of the stack (SPLIT-06).
  func hide(_ column: Column) {
    guard let stack, let host = columns.host(column), stack.viewControllers.last === host else { return }
    stack.stack.setForContainer(stack.viewControllers.dropLast(), animated: true)
  }
}
