/// A controller's contents for the bars around it; made on first use.
@MainActor final class ControllerBars {
  private(set) var navigationItem: UINavigationItem?
  var toolbarItems: [UIBarButtonItem]?
  var ownTabBarItem: UITabBarItem?
  var hidesBottomBarWhenPushed = false
  /// The scroll views that were set, by edges; `nil` for the one that is found.
  var contentScrollViews: [(edges: NSDirectionalRectEdge, view: WeakView?)] = []

  nonisolated init() {}

  func navigationItem(of controller: UIViewController) -> UINavigationItem {
    if let navigationItem { return navigationItem }
    let made = UINavigationItem()
    made.title = controller.title
    made.owner = controller.reference
    navigationItem = made
    return made
  }

  /// Makes `item` the controller's navigation item, in place of a stock one.
  func take(_ item: UINavigationItem, of controller: UIViewController) {
    item.owner = controller.reference
    navigationItem = item
  }

  func tabBarItem(titled title: String?) -> UITabBarItem {
    if let ownTabBarItem { return ownTabBarItem }
    let made = UITabBarItem(title: title, image: nil, tag: 0)
    ownTabBarItem = made
    return made
  }

  /// Copies the controller's title to its items (NAV-20).
  func titleChanged(to title: String?) {
    navigationItem?.title = title
    ownTabBarItem?.title = title
  }
}

extension RareControllerState {
  @MainActor var barsState: ControllerBars {
    if let bars { return bars }
    let made = ControllerBars()
    bars = made
    return made
  }
}
