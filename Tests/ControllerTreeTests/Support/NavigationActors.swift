import Foundation

@testable import ControllerTree

/// Logs the calls to a navigation controller's delegate, and returns the animators of the test.
final class TestNavigationDelegate: NSObject, UINavigationControllerDelegate {
  private unowned let trace: Trace
  var animator: (any UIViewControllerAnimatedTransitioning)?
  var driver: (any UIViewControllerInteractiveTransitioning)?
  var didShow: (UINavigationController, UIViewController) -> Void = { _, _ in }
  var willShow: (UINavigationController, UIViewController) -> Void = { _, _ in }

  init(_ trace: Trace) { self.trace = trace }

  private func name(_ controller: UIViewController) -> String { controller.title ?? "nil" }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {
    trace.note("willShow \(name(viewController)) (\(animated))")
    willShow(navigationController, viewController)
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {
    trace.note("didShow \(name(viewController)) (\(animated))")
    didShow(navigationController, viewController)
  }

  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    if animator != nil { trace.note("animator for \(operation) from \(name(fromVC)) to \(name(toVC))?") }
    return animator
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    trace.note("driver?")
    return driver
  }
}

/// A navigation controller `N` on screen.
@MainActor struct NavigationScene {
  let navigation: UINavigationController
  let members: [ScriptedController]
  let delegate: TestNavigationDelegate
  let window: UIWindow
}

extension Trace {
  /// A navigation controller `N` with a stack and a delegate that logs its calls, off screen; the trace begins after it.
  ///
  /// It has no navigation bar by default: the content's safe area has tests of its own.
  func makeNavigation(
    _ names: [String], bar: Bool = false
  ) -> (navigation: UINavigationController, members: [ScriptedController], delegate: TestNavigationDelegate) {
    let members = names.map { controller($0, ScriptedController.init) }
    let navigation = controller("N") { UINavigationController() }
    navigation.isNavigationBarHidden = !bar
    navigation.viewControllers = members
    let delegate = TestNavigationDelegate(self)
    navigation.delegate = delegate
    kept.append(delegate)
    begin()
    return (navigation, members, delegate)
  }

  /// The same on screen, as a window's root; the trace begins after it.
  func showNavigation(_ names: String..., bar: Bool = false) -> NavigationScene {
    let made = makeNavigation(names, bar: bar)
    let window = show(made.navigation)
    return NavigationScene(
      navigation: made.navigation, members: made.members, delegate: made.delegate, window: window)
  }

  func scripted(_ name: String) -> ScriptedController { controller(name, ScriptedController.init) }
}

extension UINavigationController {
  /// The titles of the controllers on the stack.
  var titles: [String] { viewControllers.map { $0.title ?? "nil" } }
}
