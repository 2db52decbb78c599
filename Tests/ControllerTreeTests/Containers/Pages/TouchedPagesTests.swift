import XCTest

@testable import ControllerTree

/// Fingers on pages.
final class TouchedPagesTests: XCTestCase {
  /// TOUCH-42, PAGE-07: fingers turn pages of both styles, in both directions.
  func test_TOUCH42_pages() async {
    for style in [UIPageViewController.TransitionStyle.scroll, .pageCurl] {
      await withStage(pacing: .manual) { trace in
        let pages = ["1", "2"].map { trace.controller($0) }
        let source = TwoPages(pages)
        let pager = UIPageViewController(transitionStyle: style, navigationOrientation: .horizontal)
        pager.dataSource = source
        pager.setViewControllers([pages[0]], direction: .forward, animated: false)
        let window = trace.show(pager)
        trace.kept.append(source)
        @MainActor func shown() -> String? {
          UpdateCycle.main.settle()
          return pager.viewControllers?.first?.title
        }
        window.fingers.drag(pager.view, by: CGVector(dx: -100, dy: 0))
        XCTAssertEqual(shown(), "1")
        window.fingers.drag(pager.view, by: CGVector(dx: -250, dy: 0), at: CGPoint(x: 380, y: 100))
        XCTAssertEqual(shown(), "2")
        window.fingers.swipe(pager.view, by: CGVector(dx: -150, dy: 0))
        XCTAssertEqual(shown(), "2")
        window.fingers.swipe(pager.view, by: CGVector(dx: 0, dy: -150))
        XCTAssertEqual(shown(), "2")
        window.fingers.swipe(pager.view, by: CGVector(dx: 150, dy: 0))
        XCTAssertEqual(shown(), "1")
      }
    }
  }
}

private final class TwoPages: NSObject, UIPageViewControllerDataSource {
  private let pages: [UIViewController]
  init(_ pages: [UIViewController]) { self.pages = pages }
  func pageViewController(_ pager: UIPageViewController, viewControllerBefore page: UIViewController)
    -> UIViewController?
  {
    page === pages[1] ? pages[0] : nil
  }
  func pageViewController(_ pager: UIPageViewController, viewControllerAfter page: UIViewController)
    -> UIViewController?
  {
    page === pages[0] ? pages[1] : nil
  }
}
