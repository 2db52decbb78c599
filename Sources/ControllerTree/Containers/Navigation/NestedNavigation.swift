/// Navigation controllers on the stack of another one: columns of a collapsed split view, and the content of the More
/// tab. The outer one has the bars; the user sees all stacks as one. Rules SPLIT-07, SPLIT-10, TAB-09.
extension UINavigationController {
  /// `true` if the controller is on the stack of another navigation controller.
  final var isNested: Bool { parent is UINavigationController }

  /// The stack as the user sees it: each navigation controller on it is replaced by its own stack.
  final var stackInView: [UIViewController] {
    var found: [UIViewController] = []
    var open: [UIViewController] = viewControllers.reversed()
    while let next = open.popLast() {
      if let navigation = next as? UINavigationController {
        open += navigation.viewControllers.reversed()
      } else {
        found.append(next)
      }
    }
    return found
  }

  /// The navigation controller whose top is in view.
  final var innermost: UINavigationController {
    var current = self
    while let next = current.topViewController as? UINavigationController { current = next }
    return current
  }

  /// The navigation controller that pops when the user goes back: the innermost one that can.
  final var stackToPop: UINavigationController? {
    var found: UINavigationController?
    var current: UINavigationController? = self
    while let next = current {
      if next.viewControllers.count > 1 { found = next }
      current = next.topViewController as? UINavigationController
    }
    return found
  }

  // MARK: From one container to another

  /// `true` if `controller` may come from another container of a split view that is collapsing or expanding. This
  /// controller belongs to the same split view, or is new.
  final func mayTake(_ controller: UIViewController) -> Bool {
    guard let split = controller.splitViewController, split.folding.isUnderWay else { return false }
    return controller.parent !== self && (parent == nil || splitViewController === split)
  }

  /// Puts controllers of the same split view on top, wherever they are now. Those on screen stay on screen.
  final func adopt(_ controllers: [UIViewController]) {
    stack.setDuringFolding(viewControllers + controllers, animated: false)
    for case let navigation as UINavigationController in controllers { navigation.barsChanged() }
  }
}
