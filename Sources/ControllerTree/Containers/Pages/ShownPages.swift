/// Shows the pages of a page view controller.
///
/// Pages become children and leave within the call; a call during a change finishes it later in the turn, then begins
/// its own. Off screen, pages become children and leave; they appear with the controller.
///
/// Rules: PAGE-02 to PAGE-07, PAGE-11, PAGE-12, decision on page controllers off screen.
@MainActor final class ShownPages: ShownChildren {
  private unowned let pager: UIPageViewController
  /// The pages that the controller answers.
  private(set) var pages: [UIViewController] = []
  /// The pages that the last request that was carried out has asked for.
  private var requested: [UIViewController] = []
  /// The request of the current change.
  private var current: PageRequest?
  /// The last request that came during a change.
  private var waiting: PageRequest?
  /// The animator of an animated change.
  private var animator: PageAnimator?
  private var isFinishedEarly = false
  /// The turn at whose end the data source is asked.
  private var turnOfQuestion = 0

  init(of pager: UIPageViewController) {
    self.pager = pager
    super.init(of: pager, style: pager.transitionStyle == .scroll ? .scrolledPages : .curledPages)
  }

  private var presence: ContainerPresence { ContainerPresence(of: pager) }

  override var wanted: [UIViewController] { members(of: requested) }
  override var superview: UIView? { pager.contentView }

  /// The value of `viewControllers` (PAGE-02).
  var viewControllers: [UIViewController] {
    if let waiting, !waiting.isAnimated { return waiting.pages }
    return pages
  }

  /// The pages that are shown when all calls so far have been carried out.
  var expected: [UIViewController] {
    if let waiting { return waiting.pages }
    guard let current, case .call = current.cause else { return pages }
    return current.pages
  }

  /// `true` if the controller is on screen and in no change, so that a user can turn the page.
  var mayBeChanged: Bool { presence == .on && pager.isViewOnScreen && isAtRest }

  // MARK: Other pages

  func set(_ request: PageRequest) {
    if !isAtRest { waiting = request }
    var update = Update(isAnimated: request.isAnimated)
    update.request = { [self] in ifContainerLives { carryOut(request) } }
    update.didDrop = { [self] in
      later(in: .completions) { request.complete(!request.isAnimated) }
    }
    update.prepare = { [self] in prepare($0, for: request) }
    update.completion = { [self] in
      request.complete(!isFinishedEarly)
      ifContainerLives { askForNeighborsLater() }
    }
    self.update(update)
  }

  private func carryOut(_ request: PageRequest) {
    waiting = nil
    // A request that has waited is checked again.
    if Stage.current.cycle.isDraining, let refusal = PageCheck(pager).refusal(of: request.pages) {
      return pager.report(refusal)
    }
    let isSeen = presence == .on
    isFinishedEarly = false
    if isSeen { sendWillTransition(of: request) }
    let isPossible = rearrange(for: request, answeringAtOnce: !isSeen || !request.isAnimated)
    guard isPossible, presence == .on else { return endUnseen(request, hasBegun: isSeen) }
    current = request
  }

  /// There is nothing to animate, or a callback has removed the controller from the screen.
  private func endUnseen(_ request: PageRequest, hasBegun: Bool) {
    if hasBegun, case .user = request.cause {
      requested = pages
      undo(takeMoves())
      return sendDidFinish(of: request, from: pages, completed: false)
    }
    pages = wanted
    later(in: .transitions) { [self] in
      announceRemovals()
      later(in: .arrivals) { [self] in endPendingMoves() }
    }
  }

  /// Returns `false` if a callback has taken away a page that a user turns to: then no page leaves.
  private func rearrange(for request: PageRequest, answeringAtOnce: Bool) -> Bool {
    let before = pages
    switch request.cause {
    case .call: pager.neighbors.dropAnswers()
    case .user: break
    }
    removeReturning(request.pages)
    requested = request.pages
    if answeringAtOnce { pages = request.pages }
    for page in request.pages where !before.holds(page) && !isMember(page) {
      add(page)
      // A callback of the previous parent may have kept the page there.
      if !isMember(page) { childWasRemoved(page) }
    }
    if case .user = request.cause, members(of: request.pages).count < request.pages.count { return false }
    for page in before where !request.pages.holds(page) { remove(page, isAnnounced: false) }
    // While the controller is appearing, a leaving page may still appear.
    if presence != .arriving { announceRemovals() }
    return true
  }

  // MARK: A change

  private func prepare(_ transition: ContainerTransition, for request: PageRequest) {
    transition.willBegin = { [pager, children, wanted] in
      guard let view = pager.contentView else { return }
      view.prepare(from: children, to: wanted)
      view.scrollView?.changeBegins(request)
    }
    animator = request.isAnimated ? PageAnimator() : nil
    transition.animator = animator
    if case .user(let driver) = request.cause { transition.interactionController = driver }
  }

  /// Finishes a running animation now; one that a user drives is cancelled.
  override func finishChange() {
    guard let animator, animator.isUnderWay else { return }
    isFinishedEarly = true
    animator.endNow()
  }

  /// Cancels the turn of a person whose finger has come back (PAGE-15).
  func cancelTurn() { animator?.endNow() }

  override func nothingToChange() {
    guard presence == .on else { return }
    pages = wanted
    current = nil
    pager.contentView?.place(children)
    end(takeMoves())
  }

  override func finish(_ change: ShownChange, completed: Bool) {
    if completed {
      pages = children
      end(change.endMoves())
    } else {
      requested = children
      undo(change.moves)
    }
    pager.contentView?.place(children)
    pager.madeContentView?.scrollView?.changeEnded(completed: completed)
    if completed { pager.neighbors.dropAnswers() }
    if let current { sendDidFinish(of: current, from: change.before, completed: completed) }
    current = nil
    askForNeighborsLater()
  }

  /// The controller is leaving the screen before the change has begun.
  override func didDiscard(_ change: ShownChange) {
    guard let request = current else { return }
    current = nil
    switch request.cause {
    case .call:
      pages = wanted
      later(in: .arrivals) { [self] in endPendingMoves() }
      later(in: .completions) { request.complete(true) }
      askForNeighborsLater()
    case .user:
      requested = pages
      undo(takeMoves())
      sendDidFinish(of: request, from: change.before, completed: false)
    }
  }

  // MARK: The delegate

  private func sendWillTransition(of request: PageRequest) {
    guard case .user = request.cause else { return }
    TransitionRecord.add("pageViewController(_:willTransitionTo:)", of: pager)
    pager.delegate?.pageViewController(pager, willTransitionTo: request.pages)
  }

  private func sendDidFinish(of request: PageRequest, from before: [UIViewController], completed: Bool) {
    guard case .user = request.cause else { return }
    if completed { pager.indicator.turned(request.direction) }
    TransitionRecord.add(
      "pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)", .flag(completed),
      of: pager)
    pager.delegate?.pageViewController(
      pager, didFinishAnimating: !isFinishedEarly, previousViewControllers: before, transitionCompleted: completed)
  }

  // MARK: Appearing with the controller

  override func place(_ child: UIViewController) {
    if child === children.last { pager.contentView?.place(children) }
  }

  override func didAppear(with arrived: [UIViewController], ending moves: ChildMoves) {
    restore(moves)
    if isUpToDate { endPendingMoves() }
    later(in: .completions) { [self] in noteIfEmpty() }
  }

  override func didSettle() {
    if pager.appearance == .disappeared { later(in: .arrivals) { [self] in endPendingMoves() } }
  }

  override func childWasRemoved(_ page: UIViewController) {
    forgetMoves(of: page)
    pages = pages.without(page)
    requested = requested.without(page)
    takeOut(page)
  }

  func spineMoved() {
    if isAtRest { pager.contentView?.place(children) }
  }

  /// Asks the data source at the end of the turn.
  private func askForNeighborsLater() {
    let turn = Stage.current.cycle.turn
    guard turnOfQuestion != turn else { return }
    turnOfQuestion = turn
    later(in: .coordinators) { [self] in
      turnOfQuestion = 0
      if isAtRest { pager.neighbors.askForNeighbors() }
    }
  }

  /// Reports once that no page was ever set (PAGE-11).
  private func noteIfEmpty() {
    guard presence == .on, isAtRest, pages.isEmpty else { return }
    let remark = Diagnostics.Remark(
      kind: .noPages, object: Stage.current.names.reference(to: pager).name)
    if Diagnostics.note(remark) { pager.report(.noPages(pager)) }
  }
}

extension ShownChildren.Style {
  /// Will appear first, did appear first. Rules: PAGE-04.
  static let scrolledPages = Self(
    beginning: .endOfTurn, meeting: .finishesRunning, order: .scrolledPages, parents: .arriving)
  /// Will appear first, did disappear first. Rules: PAGE-05.
  static let curledPages = Self(
    beginning: .endOfTurn, meeting: .finishesRunning, order: .curledPages, parents: .arriving)
}
