import ControllerTree
import Foundation

/// Two tabs, each with a stack of its own.
struct TabsScenario: Scenario {
  let name = "tabs"
  let title = "Tabs with stacks"
  let summary = """
    A tab is loaded when it is first selected, and keeps its stack while others are shown. A tap on the tab that is selected \
    already takes its stack back to the root.
    """

  func play(_ story: Story) {
    let tabs = UITabBarController(title: "Tabs")
    let feed = UINavigationController(title: "Feed", root: "Posts")
    let search = UINavigationController(title: "Search", root: "Query")
    tabs.viewControllers = [feed, search]
    let window = UIWindow()
    window.rootViewController = tabs
    story.step("window.makeKeyAndVisible()") {
      window.makeKeyAndVisible()
    }
    story.tree("The second tab is not loaded", of: window)

    story.step("feed.pushViewController(post, animated: true)") {
      feed.pushViewController(UIViewController(title: "Post"), animated: true)
    }
    story.step("A person taps Search") {
      tabs.tabBar.select(search.tabBarItem)
    }
    story.step("tabs.selectedIndex = 0") {
      tabs.selectedIndex = 0
    }
    story.tree("Feed has kept its stack", of: window)
    story.step("A person taps Feed, which is selected") {
      tabs.tabBar.select(feed.tabBarItem)
    }
    story.tree("After", of: window)
  }
}
