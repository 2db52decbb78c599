/// The content of one tab: a controller, or a ``UITab`` that creates one when it is first needed (TAB-18).
@MainActor enum TabEntry {
  case controller(UIViewController)
  case tab(UITab)

  /// The controller that is shown for the tab, created on first use.
  var controller: UIViewController {
    switch self {
    case .controller(let controller): controller
    case .tab(let tab): tab.leaf.content
    }
  }

  /// The controller that is shown for the tab; `nil` if it was not created yet.
  var made: UIViewController? {
    switch self {
    case .controller(let controller): controller
    case .tab(let tab): tab.leaf.made
    }
  }

  /// All controllers that were created for the tab.
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

  /// Two entries of a tab bar controller must not have the same identity.
  var identity: ObjectIdentifier {
    switch self {
    case .controller(let controller): ObjectIdentifier(controller)
    case .tab(let tab): ObjectIdentifier(tab)
    }
  }
}
