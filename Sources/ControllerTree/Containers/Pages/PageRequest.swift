/// A request for a change of pages.
@MainActor struct PageRequest {
  enum Cause {
    /// A call, with its completion handler.
    case call(((Bool) -> Void)?)
    /// The user drives the change.
    case user(UIPercentDrivenInteractiveTransition)
  }

  let pages: [UIViewController]
  let direction: UIPageViewController.NavigationDirection
  let isAnimated: Bool
  let cause: Cause

  /// Runs the caller's completion handler.
  func complete(_ finished: Bool) {
    switch cause {
    case .call(let completion): completion?(finished)
    case .user: break
    }
  }
}

/// Checks requests. Rules PAGE-02, M-PAGE-01.
@MainActor struct PageCheck {
  private let pager: UIPageViewController

  init(_ pager: UIPageViewController) { self.pager = pager }

  /// Why this number of controllers can't be shown; a controller that is given twice counts once.
  func refusal(ofNumber given: [UIViewController], animated: Bool) -> HierarchyIssue? {
    let count = given.count < 2 ? given.count : Set(given.map(ObjectIdentifier.init)).count
    guard let required = pager.requiredCount(animated: animated) else {
      return 1...2 ~= count ? nil : .wrongPageCount(pager, given: count, required: 1)
    }
    return count == required && count == given.count
      ? nil : .wrongPageCount(pager, given: given.count > required ? given.count : count, required: required)
  }

  /// The pages that are visible at the end: the back of a page is not.
  func visible(of given: [UIViewController]) -> [UIViewController] {
    pager.hasPagesOnBacks && pager.requiredCount(animated: true) != nil ? Array(given.prefix(1)) : given
  }

  /// Why one of the pages can't become a child, or can't be shown.
  func refusal(of pages: [UIViewController]) -> HierarchyIssue? {
    for page in pages where page.parent !== pager {
      if let refusal = pager.shown.refusalToAdd(page) { return refusal }
    }
    for page in pages {
      if let refusal = pager.shown.refusalToShow(page) { return refusal }
    }
    return nil
  }
}
