extension UIWindow {
  /// The controller that fills the window at the moment, where an action without target and a command begin if there is no first responder.
  var front: UIResponder? {
    guard var controller = root else { return self }
    while let next = controller.presentedViewController ?? controller.children.last(where: { $0.isInWindow }),
      next !== controller
    {
      controller = next
    }
    return controller.loadedView ?? controller
  }
}

extension UIViewController {
  fileprivate var isInWindow: Bool { loadedView?.links.window != nil }
}
