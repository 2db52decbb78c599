import Foundation

@testable import ControllerTree

/// Calls that page view controllers refuse, and what they remark, in the order of the article.
@MainActor let pageExamples: [HierarchyIssue.Kind: @MainActor (Article) -> Void] = [
  .wrongPageCount: { _ in
    let (pageViewController, first, second) = (pager("Book"), UIViewController(), UIViewController())
    // example: wrongPageCount
    pageViewController.setViewControllers([first, second], direction: .forward, animated: false)
    // end
  },
  .noPages: { article in
    let window = UIWindow()
    article.keep(window)
    let pageViewController = pager("Book")
    // example: noPages
    window.rootViewController = pageViewController
    window.makeKeyAndVisible()
    // end
  },
  .singleSidedSpread: { _ in
    // example: singleSidedSpread
    let pageViewController = UIPageViewController(
      transitionStyle: .pageCurl, navigationOrientation: .horizontal,
      options: [.spineLocation: UIPageViewController.SpineLocation.mid])
    pageViewController.isDoubleSided = false
    // end
  },
]

@MainActor private func pager(_ title: String) -> UIPageViewController {
  let controller = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
  controller.title = title
  return controller
}
