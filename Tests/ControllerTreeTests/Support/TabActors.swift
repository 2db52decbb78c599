import ControllerTree
import Foundation

/// Logs the calls to a tab bar controller's delegate, and returns answers of the test.
final class ProbeTabDelegate: NSObject, UITabBarControllerDelegate {
  private let trace: Trace
  var allows = true
  var animator: (any UIViewControllerAnimatedTransitioning)?
  var interactor: (any UIViewControllerInteractiveTransitioning)?
  /// Whether the question for an interactor is noted, too.
  var notesInteractor = false
  var didSelect: (UITabBarController) -> Void = { _ in }

  init(_ trace: Trace) {
    self.trace = trace
    super.init()
    trace.kept.append(self)
  }

  private func name(_ controller: UIViewController) -> String { controller.title ?? "nil" }

  func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
    trace.note("should select \(name(viewController))")
    return allows
  }

  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
    trace.note("did select \(name(viewController))")
    didSelect(tabBarController)
  }

  func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
    trace.note("should select tab \(tab.title)")
    return allows
  }

  func tabBarController(
    _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
  ) {
    trace.note("did select tab \(selectedTab.title) after \(previousTab?.title ?? "none")")
  }

  func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    guard let animator else { return nil }
    trace.note("animator from \(name(fromVC)) to \(name(toVC))")
    return animator
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    if notesInteractor { trace.note("interactor") }
    return interactor
  }

  func tabBarController(
    _ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController]
  ) {
    trace.note("will begin customizing \(viewControllers.map(name).joined())")
  }

  func tabBarController(
    _ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController], changed: Bool
  ) {
    trace.note("will end customizing \(viewControllers.map(name).joined()) \(changed)")
  }

  func tabBarController(
    _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController], changed: Bool
  ) {
    trace.note("did end customizing \(viewControllers.map(name).joined()) \(changed)")
  }
}

/// Slides for one second, and adds the arriving view as an animator must.
final class ProbeTabAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 1 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    if let view = transitionContext.view(forKey: .to) { transitionContext.containerView.addSubview(view) }
    UIView.animate(
      withDuration: 1, animations: { changeSomething() },
      completion: { _ in transitionContext.completeTransition(!transitionContext.transitionWasCancelled) })
  }
}

extension Trace {
  /// A tab bar controller `T` with a tab for each name; the trace begins after it.
  func tabs(_ names: String...) -> (UITabBarController, [ScriptedController]) { tabs(UITabBarController(), names) }

  /// The same with members that run a test's closures.
  func tabs(_ tabs: UITabBarController, _ names: [String]) -> (UITabBarController, [ScriptedController]) {
    let members = names.map { controller($0, ScriptedController.init) }
    tabs.title = "T"
    tabs.viewControllers = members
    begin()
    return (tabs, members)
  }

  /// The same on screen.
  func showTabs(_ names: String..., size: CGSize = .phone) -> (UITabBarController, [ScriptedController]) {
    let scene = tabs(UITabBarController(), names)
    show(scene.0, size: size)
    return scene
  }
}
