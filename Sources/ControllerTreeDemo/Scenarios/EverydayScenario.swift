import ControllerTree
import Foundation

/// A typical application, and a deep link through all of it.
struct EverydayScenario: Scenario {
  let name = "everyday"
  let title = "A modal over tabs over stacks, and one deep link"
  let summary = """
    A sheet with a stack of its own covers the tabs when a link arrives. Its coordinator dismisses the sheet, selects the tab \
    and sets its stack, all in one event: each controller gets its callbacks once, and a controller that is never shown \
    does not load its view.
    """

  func play(_ story: Story) {
    let coordinator = AppCoordinator()
    let window = UIWindow()
    window.rootViewController = coordinator.tabs
    window.makeKeyAndVisible()
    story.step("A person opens a chat and composes a message in a sheet") {
      coordinator.chats.pushViewController(UIViewController(title: "Chat"), animated: true)
      coordinator.compose()
    }
    story.tree("Three containers deep", of: window)

    story.step("A link to an order arrives") {
      UpdateCycle.main.turn { coordinator.open(link: ["Orders", "Order", "Invoice"]) }
    }
    story.tree("After", of: window)
    story.fact("invoice.isViewLoaded", coordinator.shop.topViewController?.isViewLoaded ?? false)
    story.fact("order.isViewLoaded", coordinator.shop.viewControllers.dropLast().last?.isViewLoaded ?? false)
  }
}

/// Two tabs with a stack each, and the navigation to every screen.
@MainActor private final class AppCoordinator {
  let tabs = UITabBarController(title: "App")
  let chats = UINavigationController(title: "Messages", root: "Chats")
  let shop = UINavigationController(title: "Shop", root: "Shelves")

  init() { tabs.viewControllers = [chats, shop] }

  func compose() {
    tabs.present(UINavigationController(title: "Compose", root: "Draft"), animated: true)
  }

  func open(link: [String]) {
    tabs.dismiss(animated: false)
    tabs.selectedViewController = shop
    shop.setViewControllers(shop.viewControllers + link.map { UIViewController(title: $0) }, animated: false)
  }
}
