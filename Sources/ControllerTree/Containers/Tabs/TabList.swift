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

  unowned(unsafe) let controller: UITabBarController
  private(set) var entries: [TabEntry]?
  private(set) var selection = Selection.none
  private var madeMore: MoreNavigationController?
  /// Children that have left the tabs and are still shown.
  private var leaving: [UIViewController] = []
  /// The child that the list itself removes: it leaves, or moves to More.
  private var released: UIViewController?
  /// The child that the list itself adds.
  private var adding: UIViewController?

  init(of controller: UITabBarController) { self.controller = controller }

  // MARK: Questions

  /// The selected controller: that of a tab, or the More navigation controller.
  var selected: UIViewController? {
    switch selection {
    case .none: nil
    case .own(let controller): controller
    case .more: laid ?? madeMore
    }
  }

  /// The child that the tab bar controller shows for the selection.
  var host: UIViewController? {
    switch selection {
    case .none: nil
    case .own(let controller): controller
    case .more: madeMore
    }
  }

  /// The controllers of all tabs; missing ones are created.
  var controllers: [UIViewController]? { entries?.map(\.controller) }

  /// The controllers of all tabs that were created already, and the More navigation controller.
  var made: [UIViewController] { (entries?.flatMap(\.all) ?? []) + (madeMore.map { [$0] } ?? []) }

  /// Whether the list itself adds and removes the controller as a child.
  func manages(_ child: UIViewController) -> Bool { child === adding || child === madeMore || index(of: child) != nil }

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
    case .more: madeMore?.tabBarItem
    }
  }

  // MARK: Exchanging the tabs

  /// - Parameter animated: Whether the delegate is asked for an animator if the selected controller changes (TAB-12).
  func replace(by new: [TabEntry]?, animated: Bool, call: StaticString) {
    Stage.current.cycle.turn(PublicCall(call, controller, .other)) {
      if let refusal = refusal(of: new ?? []) { return controller.report(refusal, by: call) }
      controller.shown.finishChange()
      let old = entries?.flatMap(\.all) ?? []
      let (oldSelected, oldIndex) = (selected, index(of: selected) ?? 0)
      entries = new
      let kept = Set((new ?? []).flatMap(\.all).map(ObjectIdentifier.init))
      for controller in old where !kept.contains(ObjectIdentifier(controller)) { leave(controller) }
      let joining = (new ?? []).compactMap(\.made)
      join(joining)
      // A callback of the previous parent may have kept the controller there.
      for controller in joining where !isOurs(controller) { lost(controller) }
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
    return parent === controller || parent === madeMore
  }

  private func join(_ new: [UIViewController]) {
    stay(new.filter(leaving.holds))
    let joining = new.filter { !isOurs($0) }
    for child in joining {
      let outer = adding
      adding = child
      controller.addChild(child)
      adding = outer
    }
    for child in joining where child.parent === controller { child.didMove(toParent: controller) }
  }

  /// Children that were leaving are tabs again.
  private func stay(_ returning: [UIViewController]) {
    leaving.removeAll(where: returning.holds)
    for child in returning where child.parent === controller { child.didMove(toParent: controller) }
  }

  private func leave(_ child: UIViewController) {
    guard isOurs(child) else { return }
    if laid === child {
      leaving.append(child)
    } else {
      child.willMove(toParent: nil)
      if isShown(child) { leaving.append(child) } else { release(child) { child.removeFromParent() } }
    }
  }

  private func release(_ child: UIViewController, _ body: () -> Void) {
    let outer = released
    released = child
    body()
    released = outer
  }

  /// Whether the view of a controller is in place, directly or on More.
  private func isShown(_ child: UIViewController) -> Bool {
    guard laid === child, let madeMore else { return controller.shown.isShowing(child) }
    return controller.shown.isShowing(madeMore)
  }

  /// Keeps the old selection if possible; else selects the tab at its index (TAB-02, TAB-03).
  private func reselect(_ old: UIViewController?, orAt index: Int) {
    let visible = visible
    if let madeMore, old === madeMore, overflows { return }
    if let old, visible.contains(where: { $0.made === old }) { return aim(at: old) }
    let entries = entries ?? []
    var places = visible
    if entries.indices.contains(index), entries[index].isVisible { places.insert(entries[index], at: 0) }
    guard let next = places.lazy.compactMap(take).first else {
      selection = .none
      return
    }
    aim(at: next)
  }

  /// The controller of a tab, as a child; `nil` if a `UITab` has created one that can't become a child, or if a
  /// callback has removed the tab.
  func take(_ entry: TabEntry) -> UIViewController? {
    if let made = entry.made, isOurs(made), !leaving.holds(made) { return made }
    let controller = entry.controller
    if index(of: controller) != nil { join([controller]) }
    return index(of: controller) != nil && isOurs(controller) ? controller : nil
  }

  /// Sends `willMove(toParent: nil)` again to a child that has left the tabs, if a cancelled change has brought it
  /// back: the cancellation has undone the first one (CON-15).
  func announceAgain(_ child: UIViewController) {
    if leaving.holds(child), child.parent === controller, child.movement == .none { child.willMove(toParent: nil) }
  }

  /// Removes children that have left the tabs and are not shown any more, at the end of a change (TAB-13).
  func dismissLeft() {
    let gone = leaving.filter { !isShown($0) }
    leaving.removeAll { child in gone.contains { $0 === child } }
    for child in gone {
      if laid === child {
        more.clear()
      } else if child.parent === controller {
        release(child) { child.removeFromParent() }
      }
    }
  }

  /// A child was removed. If the list itself has not removed it, its tab is removed.
  func lost(_ child: UIViewController) {
    guard child !== released else { return }
    leaving.removeAll { $0 === child }
    guard let index = index(of: child) else { return }
    entries?.remove(at: index)
    if host === child {
      reselect(nil, orAt: index)
    } else if case .more = selection, !overflows {
      // All tabs fit now, and More is not shown any more (TAB-08).
      reselect(laid, orAt: index)
    }
    controller.shown.clear(child)
    controller.shown.updateLater()
  }

  // MARK: Selecting

  func select(at index: Int) {
    Stage.current.cycle.turn(PublicCall("selectedIndex", controller, .other)) {
      let entries = entries ?? []
      guard entries.indices.contains(index) else {
        return controller.report(.tabIndexOutOfRange(index, of: entries.count, in: controller))
      }
      take(entries[index]).map(select)
    }
  }

  func select(viewController chosen: UIViewController?) {
    Stage.current.cycle.turn(PublicCall("selectedViewController", controller, .other)) {
      guard let chosen else {
        if selected != nil { controller.report(.noTabSelected(in: controller)) }
        return
      }
      if chosen === madeMore, overflows { return selectMore() }
      guard let index = index(of: chosen), let entry = entries?[index] else {
        return controller.report(.foreignTab(chosen, in: controller))
      }
      take(entry).map(select)
    }
  }

  func select(tab chosen: UITab?) {
    Stage.current.cycle.turn(PublicCall("selectedTab", controller, .other)) {
      guard let chosen else {
        if selected != nil { controller.report(.noTabSelected(in: controller)) }
        return
      }
      guard let entry = entries?.first(where: { $0.tab?.contains(chosen) == true }) else {
        return controller.report(.foreignTab(chosen.content, in: controller))
      }
      chosen.selectInGroups()
      take(entry).map(select)
    }
  }

  func select(_ chosen: UIViewController) {
    if let refusal = controller.shown.refusalToShow(chosen) { return controller.report(refusal) }
    let before = selection
    aim(at: chosen)
    controller.shown.update(.byDelegate(of: controller, restoring: before))
  }

  func selectMore() {
    let before = selection
    join([more])
    if laid != nil { more.popToRootViewController(animated: false) }
    selection = .more
    controller.shown.update(.byDelegate(of: controller, restoring: before))
  }

  /// Selects a controller of the tabs; it may move to More or back.
  private func aim(at chosen: UIViewController) {
    if isBehindMore(chosen) {
      lay(chosen)
      selection = .more
    } else {
      takeOutOfMore(chosen)
      selection = .own(chosen)
    }
  }

  /// Restores the selection after a cancelled change (TAB-12).
  func restore(_ before: Selection) { selection = before }

  // MARK: Another order

  /// The user reorders the tabs (TAB-10).
  func customize(_ new: [UIViewController]) -> Bool {
    let old = controllers ?? []
    guard Set(old.map(ObjectIdentifier.init)) == Set(new.map(ObjectIdentifier.init)), old.count == new.count else {
      return false
    }
    let movable = Set((controller.customizableViewControllers ?? []).map(ObjectIdentifier.init))
    let changed = old.indices.filter { old[$0] !== new[$0] }
    guard changed.allSatisfy({ movable.contains(ObjectIdentifier(old[$0])) }) else { return false }
    Stage.current.cycle.turn(PublicCall("customize(_:)", controller, .event)) {
      let delegate = controller.delegate
      TransitionRecord.add("tabBarController(_:willBeginCustomizing:)", of: controller)
      delegate?.tabBarController(controller, willBeginCustomizing: controller.customizableViewControllers ?? [])
      TransitionRecord.add("tabBarController(_:willEndCustomizing:changed:)", of: controller)
      delegate?.tabBarController(controller, willEndCustomizing: new, changed: !changed.isEmpty)
      let entries = entries ?? []
      let reordered = new.compactMap { controller in entries.first { $0.made === controller } }
      if !changed.isEmpty { replace(by: reordered, animated: false, call: "customize(_:)") }
      TransitionRecord.add("tabBarController(_:didEndCustomizing:changed:)", of: controller)
      delegate?.tabBarController(controller, didEndCustomizing: new, changed: !changed.isEmpty)
    }
    return true
  }

  // MARK: More

  /// The More navigation controller, created on first use (TAB-09).
  var more: MoreNavigationController {
    if let madeMore { return madeMore }
    let made = MoreNavigationController(of: controller)
    madeMore = made
    return made
  }

  /// The controller above the list of the More navigation controller.
  private var laid: UIViewController? { madeMore?.laid }

  /// Moves a tab's controller to More, which becomes a child on its first use.
  private func lay(_ chosen: UIViewController) {
    join([more])
    guard laid !== chosen else { return }
    controller.shown.clear(chosen)
    release(chosen) { more.lay(chosen) }
  }

  /// Moves a tab's controller back from More at once.
  private func takeOutOfMore(_ chosen: UIViewController) {
    guard let madeMore, laid === chosen else { return }
    controller.shown.clear(madeMore)
    chosen.willMove(toParent: nil)
    chosen.viewIfLoaded?.removeFromSuperview()
    chosen.removeFromParent()
    join([chosen])
  }

  /// A controller has left More. If it is still a tab, it becomes a child of the tab bar controller again; if it has
  /// another parent by then, its tab is removed.
  func returned(_ child: UIViewController) {
    Stage.current.cycle.enqueue(
      ClosureWork { [self, controller] in
        withExtendedLifetime(controller) {
          guard index(of: child) != nil, !isOurs(child) else { return }
          if child.parent == nil { join([child]) } else { lost(child) }
        }
      }, in: .arrivals)
  }

  /// The number of tabs that fit may have changed.
  func roomChanged() {
    guard entries != nil else { return }
    Stage.current.cycle.turn(PublicCall("traitCollection", controller, .other)) {
      if let laid, !isBehindMore(laid), selected !== laid { takeOutOfMore(laid) }
      if let selected, selected !== madeMore || !overflows { reselect(selected, orAt: 0) }
      controller.shown.update()
    }
  }
}
