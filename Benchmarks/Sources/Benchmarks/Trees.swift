import ControllerTree
import Foundation
import Limit

/// One tree, as the workloads use it.
@MainActor protocol Tree {
  associatedtype Node: AnyObject, Sendable
  /// What keeps a tree visible.
  associatedtype Screen: AnyObject, Sendable
  static var name: String { get }
  static func make() -> Node
  /// Adds `child` and its view with the three calls of a container.
  static func attach(_ child: Node, to parent: Node)
  static func detach(_ child: Node)
  static func children(of node: Node) -> [Node]
  /// Makes `root` visible until the answer is let go of.
  static func show(_ root: Node) -> Screen
  static func setVisible(_ isVisible: Bool, _ screen: Screen)
  /// Shows `child` in front of everything, in front of `node`; unanimated. A covering one has `node` disappear.
  static func present(_ child: Node, on node: Node, covering: Bool)
  /// Takes away everything in front of `node`; unanimated.
  static func dismiss(_ node: Node)
  /// A container that shows the top of its stack.
  static func makeStack() -> Node
  static func push(_ child: Node, on stack: Node)
  static func pop(_ stack: Node)
  static func set(_ children: [Node], on stack: Node)
  /// A container that shows one of its tabs, the first.
  static func makeTabs(_ children: [Node]) -> Node
  static func select(_ index: Int, in tabs: Node)
  /// A container that shows one page.
  static func makePages() -> Node
  static func turn(to page: Node, in pages: Node)
  /// The number of responders from the node's view up to the root.
  static func chainLength(from node: Node) -> Int
}

/// How many callbacks came, so that none is optimised away.
@MainActor var callbacks = 0

final class LimitNode: LimitController {
  override func willMove(toParent parent: LimitController?) { callbacks += 1 }
  override func didMove(toParent parent: LimitController?) { callbacks += 1 }
  override func viewWillAppear(_ animated: Bool) { callbacks += 1 }
  override func viewDidAppear(_ animated: Bool) { callbacks += 1 }
  override func viewWillDisappear(_ animated: Bool) { callbacks += 1 }
  override func viewDidDisappear(_ animated: Bool) { callbacks += 1 }
}

enum LimitTree: Tree {
  static let name = "limit"

  private static let screen = LimitView()

  static func make() -> LimitController { LimitNode(view: LimitView()) }

  static func attach(_ child: LimitController, to parent: LimitController) { parent.add(child) }

  static func detach(_ child: LimitController) { child.removeFromParent() }

  static func children(of node: LimitController) -> [LimitController] { node.children }

  static func show(_ root: LimitController) -> LimitController {
    root.showInWindow()
    return root
  }

  static func setVisible(_ isVisible: Bool, _ root: LimitController) {
    if isVisible { root.appear() } else { root.disappear() }
  }

  static func present(_ child: LimitController, on node: LimitController, covering: Bool) {
    node.present(child, in: screen, covering: covering)
  }

  static func dismiss(_ node: LimitController) { node.dismiss(in: screen) }

  static func makeStack() -> LimitController { LimitStack(view: LimitView()) }
  static func push(_ child: LimitController, on stack: LimitController) {
    unsafeDowncast(stack, to: LimitStack.self).push(child)
  }
  static func pop(_ stack: LimitController) { unsafeDowncast(stack, to: LimitStack.self).pop() }
  static func set(_ children: [LimitController], on stack: LimitController) {
    unsafeDowncast(stack, to: LimitStack.self).set(children)
  }

  static func makeTabs(_ children: [LimitController]) -> LimitController {
    let tabs = LimitTabs(view: LimitView())
    tabs.set(children)
    return tabs
  }
  static func select(_ index: Int, in tabs: LimitController) {
    unsafeDowncast(tabs, to: LimitTabs.self).select(index)
  }

  static func makePages() -> LimitController { LimitPages(view: LimitView()) }
  static func turn(to page: LimitController, in pages: LimitController) {
    unsafeDowncast(pages, to: LimitPages.self).show(page)
  }

  static func chainLength(from node: LimitController) -> Int {
    var length = 0
    var responder: LimitResponder? = node.view
    while let current = responder {
      length += 1
      responder = current.next
    }
    return length
  }
}

final class TreeNode: UIViewController {
  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    callbacks += 1
  }
  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    callbacks += 1
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    callbacks += 1
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    callbacks += 1
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    callbacks += 1
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    callbacks += 1
  }
}

enum ControllerTreeTree: Tree {
  static let name = "ours"

  static func make() -> UIViewController { TreeNode() }

  static func attach(_ child: UIViewController, to parent: UIViewController) {
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
  }

  static func detach(_ child: UIViewController) {
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
  }

  static func children(of node: UIViewController) -> [UIViewController] { node.children }

  static func show(_ root: UIViewController) -> UIWindow {
    // Where width is compact, all tabs but five would be on the More navigation controller.
    let wide = CGRect(x: 0, y: 0, width: 1_000, height: 800)
    let window = root is UITabBarController ? UIWindow(frame: wide) : UIWindow()
    window.rootViewController = root
    window.isHidden = false
    return window
  }

  static func setVisible(_ isVisible: Bool, _ window: UIWindow) { window.isHidden = !isVisible }

  static func present(_ child: UIViewController, on node: UIViewController, covering: Bool) {
    child.modalPresentationStyle = covering ? .fullScreen : .pageSheet
    node.present(child, animated: false)
  }

  static func dismiss(_ node: UIViewController) { node.dismiss(animated: false) }

  static func makeStack() -> UIViewController { UINavigationController() }
  static func push(_ child: UIViewController, on stack: UIViewController) {
    unsafeDowncast(stack, to: UINavigationController.self).pushViewController(child, animated: false)
  }
  static func pop(_ stack: UIViewController) {
    unsafeDowncast(stack, to: UINavigationController.self).popViewController(animated: false)
  }
  static func set(_ children: [UIViewController], on stack: UIViewController) {
    unsafeDowncast(stack, to: UINavigationController.self).setViewControllers(children, animated: false)
  }

  static func makeTabs(_ children: [UIViewController]) -> UIViewController {
    let tabs = UITabBarController()
    tabs.viewControllers = children
    return tabs
  }
  static func select(_ index: Int, in tabs: UIViewController) {
    unsafeDowncast(tabs, to: UITabBarController.self).selectedIndex = index
  }

  static func makePages() -> UIViewController {
    UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
  }
  static func turn(to page: UIViewController, in pages: UIViewController) {
    unsafeDowncast(pages, to: UIPageViewController.self)
      .setViewControllers([page], direction: .forward, animated: false)
  }

  static func chainLength(from node: UIViewController) -> Int {
    var length = 0
    var responder: UIResponder? = node.view
    while let current = responder, !(current is UIWindow) {
      length += 1
      responder = current.next
    }
    return length
  }
}
