/// The controllers of a split view controller, and their columns.
///
/// In the column styles, a controller that is no navigation controller gets one, which becomes the child. While the
/// interface is collapsed, children move from the split view controller to the stack of another column and back; they
/// always stay members of their columns. Rules: SPLIT-01 to SPLIT-03, SPLIT-07, SPLIT-08.
@MainActor final class SplitColumns {
  typealias Column = UISplitViewController.Column

  private struct Member {
    let given: UIViewController
    /// The child: the given controller, or the navigation controller that contains it.
    let host: UIViewController

    var isWrapped: Bool { host !== given }
  }

  private unowned let split: UISplitViewController
  private var members: [Column: Member] = [:]
  /// Members that have left the columns and are still shown.
  private var leaving: [Member] = []
  /// The child that is moving from one container of the split view to another.
  private var moving: UIViewController?

  init(of split: UISplitViewController) { self.split = split }

  private var folding: SplitFolding { split.folding }

  // MARK: Questions

  func given(_ column: Column) -> UIViewController? { members[column]?.given }

  /// The child of a column.
  func host(_ column: Column) -> UIViewController? { members[column]?.host }

  func column(of host: UIViewController) -> Column? { members.first { $0.value.host === host }?.key }

  /// The children of the columns, beginning at the edge, without the compact one.
  var hosts: [UIViewController] { hosts(of: split.style.columns) }

  /// The controllers of all columns, in use or not, and of those that are leaving.
  var kept: [UIViewController] {
    let columns: [Column] = [.primary, .supplementary, .secondary, .compact]
    return (columns.compactMap { members[$0] } + leaving).flatMap { $0.isWrapped ? [$0.host, $0.given] : [$0.host] }
  }

  func hosts(of columns: some Sequence<Column>) -> [UIViewController] { columns.compactMap { members[$0]?.host } }

  // MARK: Setting a column

  func set(_ controller: UIViewController?, for column: Column) {
    turn("setViewController(_:for:)") {
      guard split.style.has(column) else { return split.report(.missingColumn(column, in: split)) }
      guard members[column]?.given !== controller else { return }
      if let controller, let refusal = refusal(of: controller, as: column) { return split.report(refusal) }
      split.shown.finishChange()
      if let controller, let old = members[column], old.isWrapped, !(controller is UINavigationController) {
        members[column] = Member(given: controller, host: old.host)
        (old.host as? UINavigationController)?.stack.setUnchecked([controller])
      } else {
        exchange(members[column], with: controller.map { member($0, in: column) }, in: column)
      }
      split.shown.follow()
    }
  }

  private func refusal(of controller: UIViewController, as column: Column) -> HierarchyIssue? {
    if controller is UISplitViewController, isStack(column) { return .splitViewAsColumn(controller, in: split) }
    let isTaken = members.values.contains { $0.given === controller || $0.host === controller }
    if isTaken { return .duplicateColumn(controller, in: split) }
    return split.shown.refusalToAdd(controller) ?? split.shown.refusalToShow(controller)
  }

  /// Whether a column is a navigation stack (SPLIT-02).
  private func isStack(_ column: Column) -> Bool { column != .compact }

  private func member(_ controller: UIViewController, in column: Column) -> Member {
    if !isStack(column) || controller is UINavigationController { return Member(given: controller, host: controller) }
    let navigation = UINavigationController()
    navigation.stack.setUnchecked([controller])
    return Member(given: controller, host: navigation)
  }

  private func exchange(_ old: Member?, with new: Member?, in column: Column) {
    members[column] = new
    if let old, folding.isOnStack(old.host) {
      folding.replace(old.host, with: new?.host)
      if old.isWrapped { leaving.append(old) }
    } else {
      if let new { join(new.host, as: column) }
      folding.columnChanged(column, from: old?.host)
      if let old { leave(old) }
    }
  }

  /// Replaces the controllers of the classic interface (SPLIT-10).
  func set(_ controllers: [UIViewController]) {
    turn("viewControllers") {
      if let refusal = refusal(of: controllers) { return split.report(refusal, by: "viewControllers") }
      split.shown.finishChange()
      let secondary = controllers.dropFirst().first
      replace(primary: controllers.first, secondary: folding.isCollapsed ? nil : secondary)
      folding.classicControllersChanged(secondary)
      split.shown.follow()
    }
  }

  private func refusal(of controllers: [UIViewController]) -> HierarchyIssue? {
    guard split.style == .unspecified else { return .columnStyle(split) }
    guard controllers.count <= 2 else { return .tooManyControllers(controllers.count, in: split) }
    if controllers.count == 2, controllers[0] === controllers[1] { return .duplicateColumn(controllers[0], in: split) }
    return controllers.lazy.filter { $0.parent !== self.split }
      .compactMap { self.split.shown.refusalToAdd($0) ?? self.split.shown.refusalToShow($0) }.first
  }

  /// Sets the two controllers of the classic interface. Controllers that are not used any more leave; a new one that is
  /// a child of another container of the split view is removed there.
  func replace(primary: UIViewController?, secondary: UIViewController?) {
    let old = members.values.filter { $0.host !== primary && $0.host !== secondary }
    members[.primary] = primary.map { Member(given: $0, host: $0) }
    members[.secondary] = secondary.map { Member(given: $0, host: $0) }
    for member in old { leave(member) }
    for column in [Column.primary, .secondary] {
      if let host = members[column]?.host { makeChild(host, as: column) }
    }
  }

  /// Removes the secondary controller of the classic interface from the members; it leaves if no other container has
  /// taken it.
  func removeSecondary() {
    guard let member = members.removeValue(forKey: .secondary) else { return }
    if member.host.parent === split { leave(member) }
  }

  // MARK: Coming and going

  /// Makes a column's child a child of the split view controller, from whichever of its containers it was in.
  func makeChild(_ host: UIViewController, as column: Column) {
    if host.parent !== split, host.parent?.splitViewController === split {
      move(host) { ShownChildren.moveOutOfParent(host) }
    }
    join(host, as: column)
  }

  private func join(_ host: UIViewController, as column: Column) {
    let isNew = host.parent !== split
    if isNew { split.addChild(host) }
    guard host.parent === split else { return }
    overrideTraits(of: host, as: column)
    if isNew { host.didMove(toParent: split) }
  }

  /// Sidebars are compact, whatever the split view's width (SPLIT-15).
  private func overrideTraits(of host: UIViewController, as column: Column) {
    var values = TraitValues()
    switch column {
    case .primary, .supplementary: values.set(.compact, for: UITraitHorizontalSizeClass.self)
    case .secondary, .compact: break
    }
    ChildTraits.setOverride(values, for: host)
  }

  /// All children on a stack are compact, in view or not (SPLIT-15).
  func overrideTraits(ofStacked hosts: [UIViewController]) {
    for host in hosts where folding.hasStacked(host) { overrideTraits(of: host, as: .primary) }
  }

  private func leave(_ member: Member) {
    if member.host.parent === split { member.host.willMove(toParent: nil) } else if !member.isWrapped { return }
    leaving.append(member)
    removeLeaving()
  }

  /// Removes members that have left the columns and are not shown any more.
  func removeLeaving() {
    let gone = leaving.filter { !split.shown.isShowing($0.host) && !folding.hasStacked($0.host) }
    leaving.removeAll { member in gone.contains { $0.host === member.host } }
    for member in gone {
      if member.host.parent === split { member.host.removeFromParent() }
      if member.isWrapped { (member.host as? UINavigationController)?.stack.setUnchecked([]) }
    }
  }

  /// Runs `recipe`, which moves a child to another container of the split view.
  func move(_ child: UIViewController, _ recipe: () -> Void) {
    let outer = moving
    moving = child
    recipe()
    moving = outer
  }

  /// A child was removed with `removeFromParent()`.
  func childWasRemoved(_ child: UIViewController) {
    guard child !== moving else { return }
    leaving.removeAll { $0.host === child }
    guard let column = column(of: child) else { return }
    members[column] = nil
    split.shown.takeOutNow(child)
    split.shown.updateLater()
    folding.childWasRemoved(child)
  }

  /// A column's child has left the stack of another column, perhaps because the user went back. It becomes a child of
  /// the split view controller until the column is shown again.
  func childLeftStack(_ child: UIViewController) {
    guard column(of: child) != nil || leaving.contains(where: { $0.host === child }) else { return }
    Stage.current.cycle.enqueue(
      ClosureWork { [self, split] in
        withExtendedLifetime(split) {
          if let column = column(of: child), child.parent == nil { join(child, as: column) }
          if child.parent != nil, child.splitViewController !== split { childWasRemoved(child) }
          removeLeaving()
        }
      }, in: .arrivals)
  }

  private func turn(_ call: StaticString, _ body: () -> Void) {
    Stage.turn(call, split, .other, body)
  }
}
