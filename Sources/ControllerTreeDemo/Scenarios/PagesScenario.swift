import ControllerTree
import Foundation

/// A book with pages that the user turns by swiping.
struct PagesScenario: Scenario {
  let name = "pages"
  let title = "Pages, turned by hand"
  let summary = """
    A page view controller has only those pages as children that are shown or are arriving. It asks its data source for \
    the next page. A page that is turned half-way and falls back is a child only meanwhile.
    """
  let pacing = UpdateCycle.Pacing.manual

  func play(_ story: Story) {
    let book = Book(titles: ["One", "Two", "Three"])
    let pager = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    pager.title = "Pager"
    pager.dataSource = book
    pager.setViewControllers([book.pages[0]], direction: .forward, animated: false)
    let window = UIWindow()
    window.rootViewController = pager
    window.makeKeyAndVisible()
    story.tree("Before", of: window)

    let turn = pager.interactivePageTurn
    story.step("A person drags the next page in …") {
      turn.begin(.forward)
      turn.update(0.3)
    }
    story.tree("Two pages at once", of: window)
    story.step("… and lets it fall back") {
      turn.cancel()
      UpdateCycle.main.advance(by: .seconds(1))
    }
    story.step("A person turns the page") {
      turn.begin(.forward)
      turn.finish()
      UpdateCycle.main.advance(by: .seconds(1))
    }
    story.step("pager.setViewControllers([three], direction: .forward, animated: true)") {
      pager.setViewControllers([book.pages[2]], direction: .forward, animated: true)
      UpdateCycle.main.advance(by: .seconds(1))
    }
    story.tree("After", of: window)
    story.step("There is no page after the last") {
      story.fact("turn.begin(.forward)", turn.begin(.forward))
    }
  }
}

/// Pages in a fixed order.
private final class Book: NSObject, UIPageViewControllerDataSource {
  let pages: [UIViewController]

  init(titles: [String]) { pages = titles.map { UIViewController(title: $0) } }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController? {
    neighbor(of: viewController, -1)
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? {
    neighbor(of: viewController, 1)
  }

  private func neighbor(of page: UIViewController, _ distance: Int) -> UIViewController? {
    guard let place = pages.firstIndex(of: page), pages.indices.contains(place + distance) else { return nil }
    return pages[place + distance]
  }
}
