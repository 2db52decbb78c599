import XCTest

@testable import ControllerTree

/// The page control (PAGE-09).
final class PageIndicatorTests: XCTestCase {
  /// PAGE-09: the data source is asked when pages are set; the control lies below the pages, and changes its number
  /// when the user turns.
  func test_PAGE09_pageControl() async throws {
    try await withTrace { trace in
      let scene = trace.showPages()
      let shelf = Shelf(scene.pages, trace)
      trace.kept.append(shelf)
      scene.pager.dataSource = shelf
      @MainActor func control() -> UIPageControl? {
        scene.pager.view.subviews.lazy.compactMap { $0 as? UIPageControl }.first
      }
      XCTAssertNil(control())
      scene.pager.setViewControllers([scene.pages[1]], direction: .forward, animated: false)
      XCTAssertEqual(trace.recorder.drain().compactMap(\.noteText), ["count?", "index of B?"])
      let shown = try XCTUnwrap(control())
      XCTAssertEqual([shown.numberOfPages, shown.currentPage], [4, 1])
      XCTAssertEqual(shown.frame, CGRect(x: 0, y: 763, width: 400, height: 37))
      XCTAssertEqual(scene.pages[1].view.frame, CGRect(x: 0, y: 0, width: 400, height: 763))
      scene.window.frame.size = CGSize(width: 600, height: 500)
      trace.stage.cycle.settle()
      XCTAssertEqual(shown.frame, CGRect(x: 0, y: 463, width: 600, height: 37))
      XCTAssertEqual(scene.pages[1].view.frame, CGRect(x: 0, y: 0, width: 600, height: 463))

      scene.pager.interactivePageTurn.begin(.forward)
      XCTAssertEqual(shown.currentPage, 1)
      scene.pager.interactivePageTurn.finish()
      XCTAssertEqual(shown.currentPage, 2)
      scene.pager.interactivePageTurn.begin(.reverse)
      scene.pager.interactivePageTurn.cancel()
      XCTAssertEqual(shown.currentPage, 2)
      XCTAssertEqual(trace.recorder.drain().compactMap(\.noteText), [])

      shelf.count = 0
      scene.pager.setViewControllers([scene.pages[1]], direction: .forward, animated: false)
      XCTAssertEqual(trace.recorder.drain().compactMap(\.noteText), ["count?"])
      XCTAssertNil(control())
      XCTAssertEqual(scene.pages[1].view.frame, CGRect(x: 0, y: 0, width: 600, height: 500))
    }
  }

  /// PAGE-09: one of the two methods is not enough; curled and vertical pages have no page control, and the data source
  /// is not asked.
  func test_PAGE09_noPageControl() async {
    await withTrace { trace in
      let book = trace.book()
      let shelf = Shelf(book.pages, trace)
      for pager in [
        trace.pager(.pageCurl), UIPageViewController(transitionStyle: .scroll, navigationOrientation: .vertical),
      ] {
        pager.dataSource = shelf
        pager.setViewControllers([UIViewController()], direction: .forward, animated: false)
        XCTAssertEqual(trace.recorder.drain().compactMap(\.noteText), [])
      }
      let pager = trace.pager()
      pager.dataSource = book
      pager.setViewControllers([book.pages[0]], direction: .forward, animated: false)
      trace.show(pager)
      XCTAssertEqual(pager.view.subviews.count, 1)
    }
  }
}

/// A data source that returns a number of pages.
private final class Shelf: NSObject, UIPageViewControllerDataSource {
  var count = 4
  private let pages: [UIViewController]
  private unowned let trace: Trace

  init(_ pages: [UIViewController], _ trace: Trace) {
    self.pages = pages
    self.trace = trace
    super.init()
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController? {
    pages.firstIndex(of: viewController).flatMap { $0 > 0 ? pages[$0 - 1] : nil }
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? {
    pages.firstIndex(of: viewController).flatMap { $0 < pages.count - 1 ? pages[$0 + 1] : nil }
  }

  func presentationCount(for pageViewController: UIPageViewController) -> Int {
    trace.note("count?")
    return count
  }

  func presentationIndex(for pageViewController: UIPageViewController) -> Int {
    trace.note("index of \(pageViewController.viewControllers?.names ?? "nil")?")
    return pageViewController.viewControllers?.first.flatMap(pages.firstIndex(of:)) ?? 0
  }
}
