/// The calls that select a tab, and those that reorder the tabs. Rules TAB-02, TAB-04, TAB-10.
extension TabList {
  func select(at index: Int) {
    Stage.turn("selectedIndex", controller, .other) {
      let entries = entries ?? []
      guard entries.indices.contains(index) else {
        return controller.report(.tabIndexOutOfRange(index, of: entries.count, in: controller))
      }
      if let child = makeChild(of: entries[index]) { select(child) }
    }
  }

  func select(viewController chosen: UIViewController?) {
    Stage.turn("selectedViewController", controller, .other) {
      guard let chosen else {
        if selected != nil { controller.report(.noTabSelected(in: controller)) }
        return
      }
      if chosen === existingMore, overflows { return selectMore() }
      guard let index = index(of: chosen), let entry = entries?[index] else {
        return controller.report(.foreignTab(chosen, in: controller))
      }
      if let child = makeChild(of: entry) { select(child) }
    }
  }

  func select(tab chosen: UITab?) {
    Stage.turn("selectedTab", controller, .other) {
      guard let chosen else {
        if selected != nil { controller.report(.noTabSelected(in: controller)) }
        return
      }
      guard let entry = entries?.first(where: { $0.tab?.contains(chosen) == true }) else {
        return controller.report(.foreignTab(chosen.content, in: controller))
      }
      chosen.selectInGroups()
      if let child = makeChild(of: entry) { select(child) }
    }
  }

  /// The user reorders the tabs (TAB-10).
  func customize(_ new: [UIViewController]) -> Bool {
    let old = controllers ?? []
    guard Set(old.map(ObjectIdentifier.init)) == Set(new.map(ObjectIdentifier.init)), old.count == new.count else {
      return false
    }
    let movable = Set((controller.customizableViewControllers ?? []).map(ObjectIdentifier.init))
    let changed = old.indices.filter { old[$0] !== new[$0] }
    guard changed.allSatisfy({ movable.contains(ObjectIdentifier(old[$0])) }) else { return false }
    Stage.turn("customize(_:)", controller, .event) {
      let (delegate, bar) = (controller.delegate, controller.tabBar)
      let choice = controller.customizableViewControllers ?? []
      controller.tabBar(bar, willBeginCustomizing: choice.map(\.tabBarItem))
      TransitionRecord.add("tabBarController(_:willBeginCustomizing:)", of: controller)
      delegate?.tabBarController(controller, willBeginCustomizing: choice)
      controller.tabBar(bar, didBeginCustomizing: choice.map(\.tabBarItem))
      controller.tabBar(bar, willEndCustomizing: new.map(\.tabBarItem), changed: !changed.isEmpty)
      TransitionRecord.add("tabBarController(_:willEndCustomizing:changed:)", of: controller)
      delegate?.tabBarController(controller, willEndCustomizing: new, changed: !changed.isEmpty)
      let entries = entries ?? []
      let reordered = new.compactMap { controller in entries.first { $0.made === controller } }
      if !changed.isEmpty { replace(by: reordered, animated: false, call: "customize(_:)") }
      controller.tabBar(bar, didEndCustomizing: new.map(\.tabBarItem), changed: !changed.isEmpty)
      TransitionRecord.add("tabBarController(_:didEndCustomizing:changed:)", of: controller)
      delegate?.tabBarController(controller, didEndCustomizing: new, changed: !changed.isEmpty)
    }
    return true
  }
}
