import Foundation

@testable import ControllerTree

/// The delegate, data source and transitioning delegate of all controllers in a ``ContainerWorld``.
@MainActor final class WorldDelegate: NSObject {
  var direction = ContainerCall.Direction.plain
  /// The pages of the data source, in order.
  var pages: () -> [UIViewController] = { [] }
  private let handAnimator = HandAnimator()
  private let timedAnimator = ProbeTabAnimator()
  /// The number of interactive page turns that have not ended.
  private(set) var openPageTurns = 0
  /// The drivers of transitions since everything was last settled.
  private var drivers: [UIPercentDrivenInteractiveTransition] = []

  private var animator: (any UIViewControllerAnimatedTransitioning)? {
    switch direction {
    case .plain, .refusing: nil
    case .timed, .driven: timedAnimator
    case .byHand: handAnimator
    }
  }

  private func makeDriver() -> (any UIViewControllerInteractiveTransitioning)? {
    guard direction == .driven else { return nil }
    let driver = UIPercentDrivenInteractiveTransition()
    drivers.append(driver)
    return driver
  }

  /// Ends the transitions that wait for the hand animator. Returns whether there were any.
  @discardableResult
  func endAnimations(completed: Bool) -> Bool { handAnimator.end(completed: completed) }

  /// Updates or ends the driven transitions.
  func drive(_ gesture: ContainerCall.Gesture) {
    for driver in drivers {
      switch gesture {
      case .begin: break
      case .update: driver.update(0.5)
      case .finish: driver.finish()
      case .cancel: driver.cancel()
      }
    }
  }

  /// Discards the waiting transitions without ending them.
  func forget() {
    handAnimator.forget()
    drivers = []
  }
}

extension WorldDelegate: UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    animator
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    makeDriver()
  }
}

extension WorldDelegate: UITabBarControllerDelegate {
  func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
    direction != .refusing
  }

  func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
    direction != .refusing
  }

  func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    animator
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    makeDriver()
  }
}

extension WorldDelegate: UIViewControllerTransitioningDelegate {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    animator
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    animator
  }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    makeDriver()
  }
}

extension WorldDelegate: UIPageViewControllerDataSource, UIPageViewControllerDelegate {
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController? {
    page(at: -1, from: viewController)
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? {
    page(at: 1, from: viewController)
  }

  private func page(at distance: Int, from page: UIViewController) -> UIViewController? {
    let pages = pages()
    guard let index = pages.firstIndex(where: { $0 === page }) else { return pages.first }
    return pages.indices.contains(index + distance) ? pages[index + distance] : nil
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
  ) {
    openPageTurns += 1
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {
    openPageTurns -= 1
  }
}
