import ControllerTree

extension UIViewController {
  /// A controller that timelines show as `title`.
  convenience init(title: String) {
    self.init()
    self.title = title
  }
}

extension UINavigationController {
  /// A stack that timelines show as `title`, even while its root is added.
  convenience init(title: String, root: String) {
    self.init(title: title)
    viewControllers = [UIViewController(title: root)]
  }
}
