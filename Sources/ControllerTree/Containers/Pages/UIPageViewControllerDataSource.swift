import Foundation

/// Says which pages there are. Clients implement it.
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
  /// How many pages a page control shows. Asked when pages that scroll from side to side are set. Rules: PAGE-09.
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  /// Which of them is the page that was set. Rules: PAGE-09.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  /// None: there is no page control.
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
  /// None: there is no page control.
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { NSNotFound }
}
