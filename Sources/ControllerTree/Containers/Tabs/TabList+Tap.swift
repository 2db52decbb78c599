/// A user's tap on a tab. Rules TAB-06, TAB-18.
///
///     shouldSelect → tabBar(_:didSelect:) → the selection changes, will… callbacks → didSelect
///     on the selected tab: shouldSelect → tabBar(_:didSelect:) → didSelect → a navigation controller pops to its root
extension TabList {
  /// - Returns: `false` if the delegate has refused the tap.
  func tap(_ item: UITabBarItem) -> Bool {
    if overflows, item === more.tabBarItem {
      return tap(more, item, isSecond: host === more) { selectMore() }
    }
    guard let entry = visible.first(where: { $0.item === item }) else { return false }
    switch entry {
    case .controller(let chosen):
      return tap(chosen, item, isSecond: selected === chosen) {
        // A callback may tap while the tabs are being replaced: the controller becomes a child first.
        if index(of: chosen) != nil, let child = makeChild(of: entry) { select(child) }
      }
    case .tab(let tab): return tap(tab)
    }
  }

  private func tap(
    _ chosen: UIViewController, _ item: UITabBarItem, isSecond: Bool, select: () -> Void
  ) -> Bool {
    TransitionRecord.add("tabBarController(_:shouldSelect:)", of: chosen)
    guard controller.delegate?.tabBarController(controller, shouldSelect: chosen) != false else { return false }
    controller.tabBar(controller.tabBar, didSelect: item)
    if !isSecond { select() }
    TransitionRecord.add("tabBarController(_:didSelect:)", of: chosen)
    controller.delegate?.tabBarController(controller, didSelect: chosen)
    if isSecond { popToRoot(chosen) }
    return true
  }

  private func tap(_ tab: UITab) -> Bool {
    let leaf = tab.leaf
    TransitionRecord.add("tabBarController(_:shouldSelectTab:)", of: controller)
    guard controller.delegate?.tabBarController(controller, shouldSelectTab: leaf) != false else { return false }
    controller.tabBar(controller.tabBar, didSelect: tab.item)
    let previous = controller.selectedTab
    if previous !== leaf {
      guard let chosen = makeChild(of: .tab(tab)) else { return false }
      select(chosen)
    }
    TransitionRecord.add("tabBarController(_:didSelectTab:previousTab:)", of: controller)
    controller.delegate?.tabBarController(controller, didSelectTab: leaf, previousTab: previous)
    if previous === leaf, let made = leaf.made { popToRoot(made) }
    return true
  }

  private func popToRoot(_ chosen: UIViewController) {
    (chosen as? UINavigationController)?.popToRootViewController(animated: true)
  }
}
