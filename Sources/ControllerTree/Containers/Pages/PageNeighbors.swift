/// The data source's answers about the pages before and after the shown ones.
///
/// For scrolled pages the data source is asked at the end of a change; the answers are stored until the next change, or
/// until another data source is set. For curled pages it is asked when the user begins to turn. Rules: PAGE-08.
@MainActor final class PageNeighbors {
  private enum Answer {
    case notAsked
    case given(UIViewController?)
  }

  private unowned let pager: UIPageViewController
  private var before = Answer.notAsked
  private var after = Answer.notAsked

  init(of pager: UIPageViewController) { self.pager = pager }

  /// The pages that the data source has returned and that are not shown yet.
  var known: [UIViewController] {
    [before, after].compactMap { if case .given(let page) = $0 { page } else { nil } }
  }

  func dropAnswers() { (before, after) = (.notAsked, .notAsked) }

  /// Asks for the pages before and after a page that scrolls.
  func askForNeighbors() {
    guard pager.transitionStyle == .scroll, pager.dataSource != nil, let page = pager.shown.pages.first else { return }
    _ = neighbor(of: page, .reverse)
    _ = neighbor(of: page, .forward)
  }

  /// The pages that the user sees after turning the page; `nil` if there are none. The data source is asked for two
  /// pages if the spine is in the middle, or if pages have content on their backs.
  func pages(_ direction: UIPageViewController.NavigationDirection) -> [UIViewController]? {
    let shown = pager.shown.pages
    guard let edge = direction == .forward ? shown.last : shown.first,
      let first = neighbor(of: edge, direction), !shown.holds(first)
    else { return nil }
    guard pager.spineLocation == .mid || pager.hasPagesOnBacks else { return [first] }
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
