/// Adds pages to a page view controller, and removes them, with the callbacks of these moves. Rules: PAGE-03.
@MainActor final class PageChildren {
  private unowned(unsafe) let pager: UIPageViewController
  /// Moves that belong to no change.
  private var moves = PageMoves()

  init(of pager: UIPageViewController) { self.pager = pager }

  // MARK: Beginning

  /// Removes pages that come back before they have left.
  func dismissThoseWhoComeBack(_ pages: [UIViewController]) {
    for page in pages where moves.isLeaving(page) {
      let isTold = moves.isToldToLeave(page)
      moves.forget(page)
      if isTold { page.removeFromParent() }
    }
  }

  /// Adds the new pages as children and marks the old ones as leaving; ``tellLeaving()`` sends their callbacks.
  func exchange(_ old: [UIViewController], for new: [UIViewController]) {
    for page in new where !old.holds(page) && page.parent !== pager {
      moves.join(page)
      pager.addChild(page)
      // A callback of the previous parent may have kept the page there.
      if page.parent !== pager { pager.screen.lost(page) }
    }
    for page in old where !new.holds(page) && page.parent === pager { moves.leave(page) }
  }

  /// Sends `willMove(toParent: nil)` to leaving pages. While the controller is appearing this waits for the end of the
  /// turn: until then such a page may appear.
  func tellLeaving() {
    while let page = moves.nextToTell() {
      if page.parent === pager { page.willMove(toParent: nil) }
    }
  }

  /// Returns the moves for a change, and drops them here.
  func takeMoves() -> PageMoves { moves.take() }

  /// Takes the moves of a discarded change back.
  func restore(_ moves: PageMoves) { self.moves.append(moves) }

  func forget(_ page: UIViewController) { moves.forget(page) }

  // MARK: The end

  /// Ends the moves of a change that has ended.
  func end(_ moves: PageMoves) {
    for page in moves.joining where page.parent === pager { page.didMove(toParent: pager) }
    for page in moves.leaving where page.parent === pager { page.removeFromParent() }
  }

  /// Ends moves without a change, except the leaving of `others`. The callbacks may set other pages.
  func end(joining mayJoin: Bool = true, but others: [UIViewController] = []) {
    tellLeaving()
    while mayJoin, let page = moves.nextJoining() {
      if page.parent === pager { page.didMove(toParent: pager) }
    }
    while let page = moves.nextLeaving(besides: others) {
      if page.parent === pager { page.removeFromParent() }
    }
  }

  /// Removes the pages that a cancelled change has added.
  func undo(_ moves: PageMoves) {
    for page in moves.joining.reversed() where page.parent === pager {
      page.willMove(toParent: nil)
      page.removeFromParent()
    }
  }
}
