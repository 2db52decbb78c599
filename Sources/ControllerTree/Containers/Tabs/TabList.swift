import Foundation

/// The tabs of a tab bar controller, and the selection.
///
/// Calls change tabs and selection at once; ``ShownTab`` then shows the selected child. If there is not enough room
/// for all tabs, the More navigation controller shows those after the fourth, as its own children. Rules: TAB-01 to
/// TAB-18.
@MainActor final class TabList {
  /// The selection in the bar.
  enum Selection {
    case none
    /// A controller with a tab of its own.
    case own(UIViewController)
    /// The More tab; the controller above its list is selected, or else the More navigation controller itself (TAB-08).
    case more
  }

  /// The maximal number of tabs in a bar of compact width, including More.
  private static let room = 5

  unowned let controller: UITabBarController
  private(set) var entries: [TabEntry]? { didSet { version &+= 1 } }
  /// Counts the changes of the tabs, to find a change that a callback has made.
  private var version = 0
  private(set) var selection = Selection.none
  private(set) var existingMore: MoreNavigationController?
  /// Children that have left the tabs and are still shown.
  private var leaving: [UIViewController] = []
  /// The child that the list itself removes: it leaves, or moves to More.
  private var removing: UIViewController?
  /// The child that the list itself adds.
  private var adding: UIViewController?

  init(of controller: UITabBarController) { self.controller = controller }

  // MARK: Questions

  /// The selected controller: that of a tab, or the More navigation controller.
  var selected: UIViewController? {
    switch selection {
    case .none: nil
    case .own(let controller): controller
    case .more: childInMore ?? existingMore
    }
  }

  /// The child that the tab bar controller shows for the selection.
  var host: UIViewController? {
    switch selection {
    case .none: nil
    case .own(let controller): controller
    case .more: existingMore
    }
  }

  /// The controllers of all tabs; missing ones are created.
  var controllers: [UIViewController]? { entries?.map(\.controller) }

  /// The controllers of all tabs that were created already, and the More navigation controller.
  var made: [UIViewController] { (entries?.flatMap(\.all) ?? []) + (existingMore.map { [$0] } ?? []) }

  /// Whether the list itself adds and removes the controller as a child.
  func manages(_ child: UIViewController) -> Bool {
    child === adding || child === existingMore || index(of: child) != nil
  }

  func index(of controller: UIViewController?) -> Int? {
    guard let controller else { return nil }
    return entries?.firstIndex { $0.made === controller }
  }

  /// The tabs that are not hidden, also those that do not fit into the bar.
  var visible: [TabEntry] { entries?.filter(\.isVisible) ?? [] }

  var overflows: Bool {
    controller.traitCollection.horizontalSizeClass == .compact && first(Self.room + 1).count > Self.room
  }

  /// The first tabs that are not hidden.
  private func first(_ count: Int) -> [TabEntry] { Array((entries ?? []).lazy.filter(\.isVisible).prefix(count)) }

  /// Whether the controller's tab does not fit into the bar (TAB-08).
  private func isBehindMore(_ controller: UIViewController) -> Bool {
    guard overflows, !first(Self.room - 1).contains(where: { $0.made === controller }) else { return false }
    return visible.contains { $0.made === controller }
  }

  var items: [UITabBarItem] {
    overflows
      ? visible.prefix(Self.room - 1).map(\.item) + [more.tabBarItem ?? UITabBarItem()] : visible.map(\.item)
  }

  var selectedItem: UITabBarItem? {
    switch selection {
    case .none: nil
    case .own(let controller): visible.first { $0.made === controller }?.item
    case .more: existingMore?.tabBarItem
    }
  }

  // MARK: Exchanging the tabs

  /// - Parameter animated: Whether the delegate is asked for an animator if the selected controller changes (TAB-12).
  func replace(by new: [TabEntry]?, animated: Bool, call: StaticString) {
    Stage.turn(call, controller, .other) {
      if let refusal = refusal(of: new ?? []) { return controller.report(refusal, by: call) }
      controller.shown.finishChange()
      let old = entries?.flatMap(\.all) ?? []
      let (oldSelected, oldIndex) = (selected, index(of: selected) ?? 0)
      entries = new
      let kept = Set((new ?? []).flatMap(\.all).map(ObjectIdentifier.init))
      for controller in old where !kept.contains(ObjectIdentifier(controller)) { remove(controller) }
      let joining = (new ?? []).compactMap(\.made)
      join(joining)
      // A callback of the previous parent may have kept the controller there.
      for controller in joining where !isOurs(controller) { childWasRemoved(controller) }
      reselect(oldSelected, orAt: oldIndex)
      controller.shown.update(animated ? .byDelegate(of: controller, restoring: nil) : .plain)
    }
  }

  private func refusal(of new: [TabEntry]) -> HierarchyIssue? {
    var seen: Set<ObjectIdentifier> = []
    for entry in new {
      if !seen.insert(entry.identity).inserted { return .duplicateTab(entry.controller, in: controller) }
      guard let made = entry.made, !isOurs(made) else { continue }
      if let refusal = controller.shown.refusalToAdd(made) { return refusal }
    }
    return new.contains { $0.made != nil && $0.made === selected } ? nil : refusalOfNext(in: new)
  }

  /// Why the tab that replaces the selected one can't be shown (TAB-03, MIS-09).
  private func refusalOfNext(in new: [TabEntry]) -> HierarchyIssue? {
    let index = index(of: selected) ?? 0
    let next = new.indices.contains(index) && new[index].isVisible ? new[index] : new.first(where: \.isVisible)
    return next?.made.flatMap(controller.shown.refusalToShow)
  }

  private func isOurs(_ child: UIViewController) -> Bool {
    guard let parent = child.parent else { return false }
    return parent === controller || parent === existingMore
  }

  private func join(_ new: [UIViewController]) {
    if !leaving.isEmpty { keep(new.filter(leaving.holds)) }
    let current = version
    var added: [UIViewController] = []
    for child in new where !isOurs(child) {
      // A callback of an earlier child may have replaced the tabs.
      guard version == current || manages(child) else { continue }
      let outer = adding
      adding = child
      controller.addChild(child)
      adding = outer
      guard child.parent === controller else { continue }
      // A callback of the previous parent may have taken the tab away.
      if manages(child) { added.append(child) } else { remove(child) }
    }
    for child in added where child.parent === controller { child.didMove(toParent: controller) }
  }

  /// Children that were leaving are tabs again.
  private func keep(_ returning: [UIViewController]) {
    leaving = leaving.without(returning)
    for child in returning where child.parent === controller { child.didMove(toParent: controller) }
  }

  private func remove(_ child: UIViewController) {
    guard isOurs(child) else { return }
    if childInMore === child {
      leaving.append(child)
    } else {
      child.willMove(toParent: nil)
      // The callback may have moved the child to another parent.
      guard isOurs(child) else { return }
      if isShown(child) { leaving.append(child) } else { whileRemoving(child) { child.removeFromParent() } }
    }
  }

  private func whileRemoving(_ child: UIViewController, _ body: () -> Void) {
    let outer = removing
    removing = child
    body()
    removing = outer
  }

  /// Whether the view of a controller is in place, directly or on More.
  private func isShown(_ child: UIViewController) -> Bool {
    guard childInMore === child, let existingMore else { return controller.shown.isShowing(child) }
    return controller.shown.isShowing(existingMore)
  }

  /// Keeps the old selection if possible; else selects the tab at its index (TAB-02, TAB-03).
  private func reselect(_ old: UIViewController?, orAt index: Int) {
    let visible = visible
    if let existingMore, old === existingMore, overflows { return }
    if let old, visible.contains(where: { $0.made === old }) { return setSelection(to: old) }
    let entries = entries ?? []
    var places = visible
    if entries.indices.contains(index), entries[index].isVisible { places.insert(entries[index], at: 0) }
    guard let next = places.lazy.compactMap(makeChild).first else {
      selection = .none
      return
    }
    setSelection(to: next)
  }

  /// Makes the controller of a tab a child, and returns it; `nil` if a `UITab` has created one that can't become a child, or if a
  /// callback has removed the tab.
  func makeChild(of entry: TabEntry) -> UIViewController? {
    if let made = entry.made, isOurs(made), !leaving.holds(made) { return made }
    let controller = entry.controller
    if index(of: controller) != nil { join([controller]) }
    return index(of: controller) != nil && isOurs(controller) ? controller : nil
  }

  /// Sends `willMove(toParent: nil)` again to a child that has left the tabs, if a cancelled change has brought it
  /// back: the cancellation has undone the first one (CON-15).
  func sendWillMoveAgain(to child: UIViewController) {
    if leaving.holds(child), child.parent === controller, child.movement == .none { child.willMove(toParent: nil) }
  }

  /// Removes children that have left the tabs and are not shown any more, at the end of a change (TAB-13).
  func removeLeaving() {
    let left = leaving
    guard !left.isEmpty else { return }
    let gone = left.filter { !isShown($0) }
    leaving = left.without(gone)
    for child in gone {
      if childInMore === child {
        more.removeTop()
      } else if child.parent === controller {
        whileRemoving(child) { child.removeFromParent() }
      }
    }
  }

  /// A child was removed. If the list itself has not removed it, its tab is removed.
  func childWasRemoved(_ child: UIViewController) {
    guard child !== removing else { return }
    leaving = leaving.without(child)
    guard let index = index(of: child), var rest = entries else { return }
    rest.remove(at: index)
    entries = rest
    if host === child {
      reselect(nil, orAt: index)
    } else if case .more = selection, !overflows {
      // All tabs fit now, and More is not shown any more (TAB-08).
      reselect(childInMore, orAt: index)
    }
    controller.shown.takeOutNow(child)
    controller.shown.updateLater()
  }

  // MARK: The selection

  func select(_ chosen: UIViewController) {
    if let refusal = controller.shown.refusalToShow(chosen) { return controller.report(refusal) }
    let before = selection
    setSelection(to: chosen)
    controller.shown.update(.byDelegate(of: controller, restoring: before))
  }

  func selectMore() {
    let before = selection
    join([more])
    if childInMore != nil { more.popToRootViewController(animated: false) }
    selection = .more
    controller.shown.update(.byDelegate(of: controller, restoring: before))
  }

  /// Selects a controller of the tabs; it may move to More or back.
  private func setSelection(to chosen: UIViewController) {
    if isBehindMore(chosen) {
      moveToMore(chosen)
      selection = .more
    } else {
      moveOutOfMore(chosen)
      selection = .own(chosen)
    }
  }

  /// Restores the selection after a cancelled change (TAB-12).
  func restore(_ before: Selection) { selection = before }

  // MARK: More

  /// The More navigation controller, created on first use (TAB-09).
  var more: MoreNavigationController {
    if let existingMore { return existingMore }
    let made = MoreNavigationController(of: controller)
    existingMore = made
    return made
  }

  /// The controller above the list of the More navigation controller.
  private var childInMore: UIViewController? { existingMore?.childInMore }

  /// Moves a tab's controller to More, which becomes a child on its first use.
  private func moveToMore(_ chosen: UIViewController) {
    join([more])
    guard childInMore !== chosen else { return }
    controller.shown.takeOutNow(chosen)
    whileRemoving(chosen) { more.setTop(chosen) }
  }

  /// Moves a tab's controller back from More at once.
  private func moveOutOfMore(_ chosen: UIViewController) {
    guard let existingMore, childInMore === chosen else { return }
    controller.shown.takeOutNow(existingMore)
    chosen.willMove(toParent: nil)
    chosen.viewIfLoaded?.removeFromSuperview()
    chosen.removeFromParent()
    join([chosen])
  }

  /// A controller has left More. If it is still a tab, it becomes a child of the tab bar controller again; if it has
  /// another parent by then, its tab is removed.
  func childLeftMore(_ child: UIViewController) {
    controller.shown.later(in: .arrivals) { [self] in
      guard index(of: child) != nil, !isOurs(child) else { return }
      if child.parent == nil { join([child]) } else { childWasRemoved(child) }
    }
  }

  /// The number of tabs that fit may have changed.
  func roomChanged() {
    guard entries != nil else { return }
    Stage.turn("traitCollection", controller, .other) {
      if let childInMore, !isBehindMore(childInMore), selected !== childInMore { moveOutOfMore(childInMore) }
      if let selected, selected !== existingMore || !overflows { reselect(selected, orAt: 0) }
      controller.shown.update()
    }
  }
}
