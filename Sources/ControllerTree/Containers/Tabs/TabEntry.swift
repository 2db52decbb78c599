/// What stands behind one tab: a controller, or a ``UITab`` that makes one when it is first needed (TAB-18).
@MainActor enum TabEntry {
  case controller(UIViewController)
  case tab(UITab)

  /// The controller that is shown for the tab; it is made if need be.
  var controller: UIViewController {
    switch self {
    case .controller(let controller): controller
    case .tab(let tab): tab.leaf.content
    }
  }

  /// The controller that is shown for the tab, if it was needed before.
  var made: UIViewController? {
    switch self {
    case .controller(let controller): controller
    case .tab(let tab): tab.leaf.made
    }
  }

  /// Every controller that was ever needed for the tab.
  var all: [UIViewController] {
    switch self {
    case .controller(let controller): [controller]
    case .tab(let tab): tab.allMade
    }
  }

  var item: UITabBarItem {
    switch self {
    case .controller(let controller): controller.tabBarItem ?? UITabBarItem()
    case .tab(let tab): tab.item
    }
  }

  var tab: UITab? {
    switch self {
    case .controller: nil
    case .tab(let tab): tab
    }
  }

  /// Whether the tab has a place in the bar.
  var isVisible: Bool { tab?.isHidden != true }

  /// What two entries may not share.
  var identity: ObjectIdentifier {
    switch self {
    case .controller(let controller): ObjectIdentifier(controller)
    case .tab(let tab): ObjectIdentifier(tab)
    }
  }
}
