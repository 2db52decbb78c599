/// The controllers of a split view controller, and their columns.
///
/// In the column styles, a controller that is no navigation controller gets one, which becomes the child. While the
/// interface is collapsed, children move from the split view controller to the stack of another column and back; they
/// always stay members of their columns. Rules: SPLIT-01 to SPLIT-03, SPLIT-07, SPLIT-08.
@MainActor final class SplitColumns {
  typealias Column = UISplitViewController.Column

  struct Member {
    let given: UIViewController
    /// The child: the given controller, or the navigation controller that contains it.
    let host: UIViewController

    var isWrapped: Bool { host !== given }
  }

  unowned let split: UISplitViewController
  private(set) var members: [Column: Member] = [:]
  /// Former members that are still shown.
  private var leaving: [Member] = []
  /// The child that is moving from the split view controller to the stack of a column.
  private var moving: UIViewController?

  init(of split: UISplitViewController) { self.split = split }

  private var folding: SplitFolding { split.folding }

  // MARK: Questions

  func given(_ column: Column) -> UIViewController? { members[column]?.given }

  /// The child of a column.
  func host(_ column: Column) -> UIViewController? { members[column]?.host }

  func column(of host: UIViewController) -> Column? { members.first { $0.value.host === host }?.key }

  /// The columns that have a controller, in order.
  var filled: [Column] { Column.ordered.filter { members[$0] != nil } }

  /// The children of the columns, beginning at the edge, without the compact one.
  var hosts: [UIViewController] { hosts(of: split.style.columns) }

  func hosts(of columns: some Sequence<Column>) -> [UIViewController] { columns.compactMap { members[$0]?.host } }

  /// The controllers of all columns, in use or not, and of those that are leaving.
  var retained: [UIViewController] {
    (filled.compactMap { members[$0] } + leaving).flatMap { $0.isWrapped ? [$0.host, $0.given] : [$0.host] }
  }

  // MARK: Setting a column

  func set(_ controller: UIViewController?, for column: Column) {
    Stage.turn("setViewController(_:for:)", split, .other) {
      guard split.style.has(column) else { return split.report(.missingColumn(column, in: split)) }
      guard members[column]?.given !== controller else { return }
      if let controller, let refusal = refusal(of: controller, as: column) { return split.report(refusal) }
      split.shown.finishChange()
      if let controller, let old = members[column], old.isWrapped, !(controller is UINavigationController) {
        members[column] = Member(given: controller, host: old.host)
        (old.host as? UINavigationController)?.stack.setUnchecked([controller])
      } else {
        replace(members[column], with: controller.map { member($0, in: column) }, in: column)
      }
      split.shown.follow()
    }
  }

  private func refusal(of controller: UIViewController, as column: Column) -> HierarchyIssue? {
    if controller is UISplitViewController, column.isStack { return .splitViewAsColumn(controller, in: split) }
    let isMember = members.values.contains { $0.given === controller || $0.host === controller }
    if isMember { return .duplicateColumn(controller, in: split) }
    return split.shown.refusalToAdd(controller) ?? split.shown.refusalToShow(controller)
  }

  private func member(_ controller: UIViewController, in column: Column) -> Member {
    if !column.isStack || controller is UINavigationController { return Member(given: controller, host: controller) }
    let navigation = UINavigationController()
    navigation.stack.setUnchecked([controller])
    return Member(given: controller, host: navigation)
  }

  private func replace(_ old: Member?, with new: Member?, in column: Column) {
    let before = placement
    members[column] = new
    if let old, case .stacked(let base) = before.places[column], let stack = host(base) as? UINavigationController {
      let controllers = stack.viewControllers.compactMap { $0 === old.host ? new?.host : $0 }
      stack.stack.setDuringFolding(controllers, animated: false)
      overrideTraitsOfStacked()
      if old.isWrapped { leaving.append(old) }
    } else {
      if let new { join(new.host, as: column) }
      folding.columnChanged(column, before: before)
      if let old { leave(old) }
    }
  }

  // MARK: The classic interface

  /// Replaces the controllers of the classic interface (SPLIT-10).
  func set(_ controllers: [UIViewController]) {
    Stage.turn("viewControllers", split, .other) {
      if let refusal = refusal(of: controllers) { return split.report(refusal, by: "viewControllers") }
      split.shown.finishChange()
      let secondary = controllers.dropFirst().first
      setClassic(primary: controllers.first, secondary: folding.isCollapsed ? nil : secondary)
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
  func setClassic(primary: UIViewController?, secondary: UIViewController?) {
    let old = filled.compactMap { members[$0] }.filter { $0.host !== primary && $0.host !== secondary }
    members[.primary] = primary.map { Member(given: $0, host: $0) }
    members[.secondary] = secondary.map { Member(given: $0, host: $0) }
    for member in old { leave(member) }
    for column in filled {
      if let host = host(column) { makeChild(host, as: column) }
    }
  }

  /// Removes the secondary controller of the classic interface from the members; it leaves if no other container has
  /// added it. Returns it.
  func removeSecondary() -> UIViewController? {
    guard let member = members.removeValue(forKey: .secondary) else { return nil }
    if member.host.parent === split { leave(member) }
    return member.host
  }

  // MARK: Joining and leaving

  func join(_ host: UIViewController, as column: Column) {
    if leaving.contains(where: { $0.host === host }) {
      leaving.removeAll { $0.host === host }
      move(host) { host.removeFromParent() }
    }
    let isNew = host.parent !== split
    if isNew { split.addChild(host) }
    guard host.parent === split else { return }
    overrideTraits(of: host, as: column)
    if isNew { host.didMove(toParent: split) }
  }

  private func leave(_ member: Member) {
    let isChild = member.host.parent === split && member.host !== moving
    if isChild { member.host.willMove(toParent: nil) } else if !member.isWrapped { return }
    leaving.append(member)
    removeLeaving()
  }

  /// Removes former members that are not shown any more.
  func removeLeaving() {
    let gone = leaving.filter { !split.shown.isShowing($0.host) && !folding.isParent(of: $0.host) }
    leaving.removeAll { member in gone.contains { $0.host === member.host } }
    for member in gone {
      if member.host.parent === split { member.host.removeFromParent() }
      if member.isWrapped { (member.host as? UINavigationController)?.stack.setUnchecked([]) }
    }
  }

  /// Runs `recipe`, which removes a child from the split view controller while it stays in its column.
  func move(_ child: UIViewController, _ recipe: () -> Void) {
    let outer = moving
    moving = child
    recipe()
    moving = outer
  }

  /// A child was removed with `removeFromParent()`. The columns on its stack move to the next base.
  func childWasRemoved(_ child: UIViewController) {
    guard child !== moving else { return }
    leaving.removeAll { $0.host === child }
    guard let column = column(of: child) else { return }
    let before = placement
    members[column] = nil
    split.shown.takeOutNow(child)
    split.shown.updateLater()
    for host in hosts where host.parent === child { ShownChildren.moveOutOfParent(host) }
    folding.columnChanged(column, before: before)
  }

  /// A column's child has left the stack of another column, perhaps because the user went back. It becomes a child of
  /// the split view controller until the column is shown again.
  func childLeftStack(_ child: UIViewController) {
    guard column(of: child) != nil || leaving.contains(where: { $0.host === child }) else { return }
    split.shown.later(in: .arrivals) { [self] in
      if let column = column(of: child), child.parent == nil { join(child, as: column) }
      if child.parent != nil, child.splitViewController !== split { childWasRemoved(child) }
      removeLeaving()
    }
  }
}
