import Foundation

/// Shows the tabs that find no room in the bar: a list of them, and what a person has chosen there. Rules: TAB-08, TAB-09.
final class MoreNavigationController: UINavigationController {
  /// Stands for the list. It draws nothing.
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

  /// Who is in front of the list: a tab's controller.
  var laid: UIViewController? { stack.controllers.dropFirst().first }

  /// Puts a tab's controller in front of the list, whatever it is: also one that can't be pushed.
  ///
  /// The bar of a navigation controller is out of view on another one's stack.
  func lay(_ chosen: UIViewController) { stack.exchange([list, chosen]) }

  /// Takes everything off the list.
  func clear() { stack.exchange([list]) }

  override func lostChild(_ child: UIViewController) {
    super.lostChild(child)
    tabs?.list.returned(child)
  }
}
