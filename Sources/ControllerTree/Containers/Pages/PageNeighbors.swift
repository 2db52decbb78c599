/// What the data source has said of the pages before and after those that are shown.
///
/// Scrolled pages are asked for when a change has ended, and remembered until the next one, or until there is another data
/// source; curled pages when a person begins to turn. Rules: PAGE-08.
@MainActor final class PageNeighbors {
  private enum Answer {
    case notAsked
    case given(UIViewController?)
  }

  private unowned(unsafe) let pager: UIPageViewController
  private var before = Answer.notAsked
  private var after = Answer.notAsked

  init(of pager: UIPageViewController) { self.pager = pager }

  /// The pages that the data source has given and that are not shown yet.
  var known: [UIViewController] {
    [before, after].compactMap { if case .given(let page) = $0 { page } else { nil } }
  }

  func forget() { (before, after) = (.notAsked, .notAsked) }

  /// Asks for both neighbours of a page that scrolls.
  func lookAround() {
    guard pager.transitionStyle == .scroll, let page = pager.screen.pages.first else { return }
    _ = neighbor(of: page, .reverse)
    _ = neighbor(of: page, .forward)
  }

  /// What a person would see by turning the page; `nil` if there is nothing. Between two pages on one spine, and over the back of
  /// a page, the data source is asked for two.
  func pages(_ direction: UIPageViewController.NavigationDirection) -> [UIViewController]? {
    let shown = pager.screen.pages
    guard let edge = direction == .forward ? shown.last : shown.first,
      let first = neighbor(of: edge, direction), !shown.holds(first)
    else { return nil }
    guard pager.spineLocation == .mid || pager.turnsBacks else { return [first] }
    guard let second = ask(for: first, direction), second !== first, !shown.holds(second) else { return nil }
    guard pager.spineLocation == .mid else { return [second] }
    return direction == .forward ? [first, second] : [second, first]
  }

  private func neighbor(
    of page: UIViewController, _ direction: UIPageViewController.NavigationDirection
  ) -> UIViewController? {
    guard pager.transitionStyle == .scroll else { return ask(for: page, direction) }
    switch direction {
    case .reverse:
      if case .given(let known) = before { return known }
      let answer = ask(for: page, direction)
      before = .given(answer)
      return answer
    case .forward:
      if case .given(let known) = after { return known }
      let answer = ask(for: page, direction)
      after = .given(answer)
      return answer
    }
  }

  private func ask(
    for page: UIViewController, _ direction: UIPageViewController.NavigationDirection
  ) -> UIViewController? {
    switch direction {
    case .reverse: pager.dataSource?.pageViewController(pager, viewControllerBefore: page)
    case .forward: pager.dataSource?.pageViewController(pager, viewControllerAfter: page)
    }
  }
}
