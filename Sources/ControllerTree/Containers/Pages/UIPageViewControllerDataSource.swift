import Foundation

/// Supplies the pages. Clients implement it.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  /// The page before `viewController`; `nil` if it is the first. Rules: PAGE-08.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// The page after `viewController`; `nil` if it is the last. Rules: PAGE-08.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  /// The number of pages that the page control shows. Called when horizontally scrolling pages are set. Rules: PAGE-09.
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  /// The index of the page that was set. Rules: PAGE-09.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  /// Returns 0: no page control.
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
  /// Returns `NSNotFound`: no page control.
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { NSNotFound }
}
