import Foundation

/// Shows the tabs that do not fit into the bar: a list of them, and the chosen one. Rules: TAB-08, TAB-09.
final class MoreNavigationController: UINavigationController {
  /// The controller of the list. It draws nothing.
  private let list = UIViewController()
  private let owner: ControllerReference

  init(of controller: UITabBarController) {
    owner = controller.reference
    super.init(nibName: nil, bundle: nil)
    list.title = "More"
    tabBarItem = UITabBarItem(tabBarSystemItem: .more, tag: 0)
    viewControllers = [list]
  }

  required init?(coder: NSCoder) { nil }

  private var tabs: UITabBarController? { owner.controller as? UITabBarController }

  override var tabBarController: UITabBarController? { super.tabBarController ?? tabs }

  /// The tab's controller that is on the stack above the list.
  var childInMore: UIViewController? { stack.controllers.dropFirst().first }

  /// Puts a tab's controller above the list, also a controller that can't be pushed.
  ///
  /// If it is a navigation controller, its own bar is out of view there.
  func setTop(_ chosen: UIViewController) { stack.setUnchecked([list, chosen]) }

  /// Removes everything above the list.
  func removeTop() { stack.setUnchecked([list]) }

  /// A controller has left the stack.
  func childLeft(_ child: UIViewController) { tabs?.list.childLeftMore(child) }
}
