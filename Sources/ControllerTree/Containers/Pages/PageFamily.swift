/// The pages of a page view controller as its children: who comes, who goes, and who has to hear of it. Rules: PAGE-03.
@MainActor final class PageFamily {
  private unowned(unsafe) let pager: UIPageViewController
  /// Who has come or gone and belongs to no change.
  private var moves = PageMoves()

  init(of pager: UIPageViewController) { self.pager = pager }

  // MARK: Beginning

  /// Who comes back before it is gone goes first.
  func dismissThoseWhoComeBack(_ pages: [UIViewController]) {
    for page in pages where moves.isLeaving(page) {
      let isTold = moves.isToldToLeave(page)
      moves.forget(page)
      if isTold { page.removeFromParent() }
    }
  }

  /// The new pages become children; the old ones are to leave, and are told by ``tellLeaving()``.
  func exchange(_ old: [UIViewController], for new: [UIViewController]) {
    for page in new where !old.holds(page) && page.parent !== pager {
      moves.join(page)
      pager.addChild(page)
      // A callback of the parent that it leaves may have kept it.
      if page.parent !== pager { pager.screen.lost(page) }
    }
    for page in old where !new.holds(page) && page.parent === pager { moves.leave(page) }
  }

  /// A page that is appearing with the controller leaves when the turn comes to it: until then it may appear.
  func tellLeaving() {
    while let page = moves.nextToTell() {
      if page.parent === pager { page.willMove(toParent: nil) }
    }
  }

  /// The moves are a change's from now on.
  func takeMoves() -> PageMoves { moves.take() }

  /// The moves of a change that does not take place.
  func takeBack(_ moves: PageMoves) { self.moves.append(moves) }

  func forget(_ page: UIViewController) { moves.forget(page) }

  // MARK: The end

  /// A change is over, and so are its moves.
  func end(_ moves: PageMoves) {
    for page in moves.joining where page.parent === pager { page.didMove(toParent: pager) }
    for page in moves.leaving where page.parent === pager { page.removeFromParent() }
  }

  /// The same for those who moved without a change, but for those who are not over yet. Their callbacks may set other pages.
  func end(joining mayJoin: Bool = true, but others: [UIViewController] = []) {
    tellLeaving()
    while mayJoin, let page = moves.nextJoining() {
      if page.parent === pager { page.didMove(toParent: pager) }
    }
    while let page = moves.nextLeaving(besides: others) {
      if page.parent === pager { page.removeFromParent() }
    }
  }

  /// A change was cancelled: who had come goes again.
  func undo(_ moves: PageMoves) {
    for page in moves.joining.reversed() where page.parent === pager {
      page.willMove(toParent: nil)
      page.removeFromParent()
    }
  }
}
