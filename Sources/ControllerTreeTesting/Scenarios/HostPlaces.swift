import ControllerTree

/// The root of the window.
final class RootPlace: HostPlace {
  let arrival = HostArrival.withinTurn
  private let controller: UIViewController
  private let window: UIWindow
  private let front = Cover()

  init(_ controller: UIViewController, _ window: UIWindow) {
    (self.controller, self.window) = (controller, window)
  }

  func prepare() { window.rootViewController = controller }
  func arrive() { window.makeKeyAndVisible() }
  func cover() { front.present(from: controller) }
  func uncover() { front.dismiss() }
  func leave() { window.rootViewController = nil }
}

/// The second controller of a stack.
final class StackPlace: HostPlace {
  let arrival = HostArrival.animated
  private let controller: UIViewController
  private let window: UIWindow
  private let stack = UINavigationController(rootViewController: UIViewController(named: "First"))

  init(_ controller: UIViewController, _ window: UIWindow) {
    (self.controller, self.window) = (controller, window)
    stack.title = "Stack"
  }

  func prepare() { window.show(stack) }
  func arrive() { stack.pushViewController(controller, animated: true) }
  func cover() { stack.pushViewController(UIViewController(named: "Third"), animated: true) }
  func uncover() { stack.popViewController(animated: true) }
  func leave() { stack.popViewController(animated: true) }
}

/// The second of two tabs.
final class TabPlace: HostPlace {
  let arrival = HostArrival.withinTurn
  private let controller: UIViewController
  private let window: UIWindow
  private let tabs = UITabBarController()
  private let other = UIViewController(named: "Other tab")

  init(_ controller: UIViewController, _ window: UIWindow) {
    (self.controller, self.window) = (controller, window)
    tabs.title = "Tabs"
  }

  func prepare() {
    tabs.viewControllers = [other, controller]
    window.show(tabs)
  }

  func arrive() { tabs.selectedIndex = 1 }
  func cover() { tabs.selectedIndex = 0 }
  func uncover() { tabs.selectedIndex = 1 }
  func leave() { tabs.viewControllers = [other] }
}

/// The second column of a split view, or the top of its stack where it is collapsed.
final class SplitPlace: HostPlace {
  let arrival = HostArrival.atEndOfTurn
  private let controller: UIViewController
  private let window: UIWindow
  private let split = UISplitViewController(style: .doubleColumn)
  private let front = Cover()

  init(_ controller: UIViewController, _ window: UIWindow) {
    (self.controller, self.window) = (controller, window)
    split.title = "Split"
    split.setViewController(UIViewController(named: "List"), for: .primary)
  }

  func prepare() {
    split.setViewController(controller, for: .secondary)
    window.rootViewController = split
  }

  func arrive() { window.makeKeyAndVisible() }

  func cover() { front.present(from: controller) }
  func uncover() { front.dismiss() }

  func leave() {
    split.show(.primary)
    split.setViewController(nil, for: .secondary)
  }
}

/// A presentation from the window's root.
final class PresentedPlace: HostPlace {
  let arrival = HostArrival.animated
  private let controller: UIViewController
  private let window: UIWindow
  private let style: UIModalPresentationStyle
  private let presenter = UIViewController(named: "Presenter")
  private let front = Cover()

  init(_ controller: UIViewController, _ window: UIWindow, style: UIModalPresentationStyle) {
    (self.controller, self.window, self.style) = (controller, window, style)
  }

  func prepare() { window.show(presenter) }

  func arrive() {
    controller.modalPresentationStyle = style
    controller.popoverPresentationController?.sourceView = presenter.view
    presenter.present(controller, animated: true)
  }

  func cover() { front.present(from: controller) }
  func uncover() { front.dismiss() }
  func leave() { presenter.dismiss(animated: true) }
}

/// The second of three pages.
final class PagePlace: HostPlace {
  let arrival = HostArrival.animated
  private let controller: UIViewController
  private let window: UIWindow
  private let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)

  init(_ controller: UIViewController, _ window: UIWindow) {
    (self.controller, self.window) = (controller, window)
    pages.title = "Pages"
    pages.setViewControllers([UIViewController(named: "First page")], direction: .forward, animated: false)
  }

  func prepare() { window.show(pages) }
  func arrive() { pages.setViewControllers([controller], direction: .forward, animated: true) }

  func cover() {
    pages.setViewControllers([UIViewController(named: "Third page")], direction: .forward, animated: true)
  }

  func uncover() { pages.setViewControllers([controller], direction: .reverse, animated: true) }

  func leave() {
    pages.setViewControllers([UIViewController(named: "First page")], direction: .reverse, animated: true)
  }
}

/// A container of the user.
final class ContainerPlace<Container: UIViewController>: HostPlace {
  let arrival = HostArrival.withinTurn
  typealias Change = @MainActor (_ container: Container, _ child: UIViewController) -> Void
  private let controller: UIViewController
  private let window: UIWindow
  private let container: Container
  private let show: Change
  private let remove: Change
  private let front = Cover()

  init(
    _ controller: UIViewController, _ window: UIWindow, in container: Container, show: @escaping Change,
    remove: @escaping Change
  ) {
    (self.controller, self.window, self.container) = (controller, window, container)
    (self.show, self.remove) = (show, remove)
  }

  func prepare() { window.show(container) }
  func arrive() { show(container, controller) }
  func cover() { front.present(from: controller) }
  func uncover() { front.dismiss() }
  func leave() { remove(container, controller) }
}

extension UIWindow {
  fileprivate func show(_ root: UIViewController) {
    rootViewController = root
    makeKeyAndVisible()
  }
}
