import Foundation

@testable import ControllerTree

/// What tab bar controllers refuse or warn of, in the order of the article.
@MainActor let tabExamples: [HierarchyIssue.Kind: @MainActor (Article) -> Void] = [
  .pushedTabBarController: { article in
    let (navigation, tabs) = (article.show("Stack", UINavigationController()), makeTabs())
    // example: pushedTabBarController
    navigation.pushViewController(tabs, animated: true)
    // end
  },
  .tabIndexOutOfRange: { _ in
    let tabs = makeTabs()
    // example: tabIndexOutOfRange
    tabs.selectedIndex = 2
    // end
  },
  .foreignTab: { _ in
    let (tabs, other) = (makeTabs(), UIViewController())
    other.title = "Other"
    // example: foreignTab
    tabs.selectedViewController = other
    // end
  },
  .noTabSelected: { _ in
    let tabs = makeTabs()
    // example: noTabSelected
    tabs.selectedViewController = nil
    // end
  },
  .childWithoutTab: { _ in
    let (tabs, child) = (makeTabs(), UIViewController())
    child.title = "Child"
    // example: childWithoutTab
    tabs.addChild(child)
    // end
  },
  .duplicateTab: { _ in
    let (tabs, home) = (makeTabs(), UIViewController())
    home.title = "Home"
    // example: duplicateTab
    tabs.viewControllers = [home, home]
    // end
  },
]

/// Two tabs.
@MainActor private func makeTabs() -> UITabBarController {
  let tabs = UITabBarController()
  tabs.title = "Tabs"
  tabs.viewControllers = [UIViewController(), UIViewController()]
  return tabs
}
