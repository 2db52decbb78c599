import ControllerTree

extension UIViewController {
  /// A controller that a timeline calls by `title`.
  convenience init(title: String) {
    self.init()
    self.title = title
  }
}

extension UINavigationController {
  /// A stack that a timeline calls by `title`, already while its root joins.
  convenience init(title: String, root: String) {
    self.init(title: title)
    viewControllers = [UIViewController(title: root)]
  }
}
