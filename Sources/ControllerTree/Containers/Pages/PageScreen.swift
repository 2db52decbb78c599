/// Shows the pages of a page view controller.
///
///     absent     pages become children and leave; they appear with the controller
///     arriving   they appear with the controller, without a change of their own
///     present    one ``PageChange`` at a time; a call during a change finishes it later in the turn, then begins its own
///
/// Rules: PAGE-02 to PAGE-07, PAGE-11, PAGE-12, decision on page controllers off screen.
@MainActor final class PageScreen {
  private unowned(unsafe) let pager: UIPageViewController
  private(set) var pages: [UIViewController] = []
  /// The pages whose views are in place.
  private var shown: [UIViewController] = []
  private var activity = Activity.none
  /// The last call that came during a change.
  private var next: PageRequest?
  /// Adds and removes pages as children.
  private lazy var children = PageChildren(of: pager)

  private enum Activity {
    case none
    /// Pages become children and leave; calls from their callbacks have to wait.
    case rearranging
    case changing(PageChange)
  }

  init(of pager: UIPageViewController) { self.pager = pager }

  private var change: PageChange? {
    if case .changing(let change) = activity { change } else { nil }
  }

  private var presence: ContainerPresence { ContainerPresence(of: pager) }

  /// The value of `viewControllers` (PAGE-02).
  var answer: [UIViewController] {
    if let next, !next.isAnimated { return next.pages }
    return pages
  }

  /// The pages that are shown when all calls so far have been carried out.
  var expected: [UIViewController] { next?.pages ?? change?.outcomeOfCalls ?? pages }

  /// `true` if the controller is on screen and in no change, so that a user can turn the page.
  var isAtRest: Bool { presence == .present && pager.isViewOnScreen && isStill }

  private var isStill: Bool {
    if case .none = activity { next == nil } else { false }
  }

  /// The pages that are shown after the end of the change that has begun.
  private var visible: [UIViewController] { change?.outcome ?? shown }

  // MARK: Other pages

  func set(_ request: PageRequest) {
    guard isStill else { return wait(request) }
    switch presence {
    case .present: begin(request)
    case .absent, .arriving: take(request)
    }
  }

  private func wait(_ request: PageRequest) {
    if let next { later(in: .completions) { _ in next.complete(!next.isAnimated) } }
    next = request
    later(in: .transitions) { $0.follow() }
  }

  /// Finishes the change that runs, and carries out the last call.
  private func follow() {
    guard next != nil else { return }
    if let change {
      guard !change.isWaiting else { return later(in: .transitions) { $0.follow() } }
      change.finishNow()
      // A change that did not end by then is dropped.
      activity = .none
    }
    guard let next else { return }
    self.next = nil
    if let refusal = PageCheck(pager).refusal(of: next.pages) { return pager.report(refusal) }
    set(next)
  }

  private func begin(_ request: PageRequest) {
    guard let content = pager.contentView else { return take(request) }
    let change = PageChange(of: pager, to: request, from: shown, on: content)
    activity = .rearranging
    change.tellBeginning(of: pager)
    rearrange(for: request, answeringAtOnce: !request.isAnimated)
    activity = .changing(change)
    change.moves = children.takeMoves()
    // A callback may have removed the controller from the screen.
    guard presence == .present else { return discard(change) }
    guard !change.isEmpty else {
      (pages, shown) = (request.pages, request.pages)
      content.place(shown)
      children.end(change.moves)
      activity = .none
      return conclude(request)
    }
    change.start(on: content) { [self, pager] completed in
      ended(change, completed: completed)
      _ = pager
    }
  }

  private func ended(_ change: PageChange, completed: Bool) {
    if completed {
      pages = change.to.filter { $0.parent === pager }
      shown = pages
      children.end(change.moves)
    } else {
      shown = change.from.filter { $0.parent === pager }
      children.undo(change.moves)
    }
    pager.contentView?.place(shown)
    if completed { pager.neighbors.forget() }
    change.tellEnd(of: pager, completed: completed)
    if self.change === change { activity = .none }
    later(in: .coordinators) { $0.lookAround() }
  }

  /// Sets pages while the controller is off screen or appearing: there is nothing to animate.
  private func take(_ request: PageRequest) {
    activity = .rearranging
    rearrange(for: request, answeringAtOnce: true)
    activity = .none
    later(in: .transitions) { screen in
      screen.children.tellLeaving()
      screen.showWhatWasSet()
      screen.later(in: .arrivals) { $0.tidy() }
      screen.conclude(request)
    }
  }

  private func conclude(_ request: PageRequest) {
    later(in: .completions) { _ in request.complete(true) }
    later(in: .coordinators) { $0.lookAround() }
  }

  private func showWhatWasSet() {
    guard isStill, !shown.areThose(of: pages) else { return }
    switch presence {
    case .absent: break
    case .arriving: show(animated: pager.appearance.transition?.animated ?? false)
    case .present: begin(PageRequest(pages: pages, isAnimated: false, cause: .call(nil)))
    }
  }

  private func lookAround() {
    if isStill { pager.neighbors.lookAround() }
  }

  func spineMoved() {
    if isStill { pager.contentView?.place(shown) }
  }

  // MARK: Parents and children

  private func rearrange(for request: PageRequest, answeringAtOnce: Bool) {
    let before = pages
    switch request.cause {
    case .call: pager.neighbors.forget()
    case .person: break
    }
    children.dismissThoseWhoComeBack(request.pages)
    if answeringAtOnce { pages = request.pages }
    children.exchange(before, for: request.pages)
    if presence != .arriving { children.tellLeaving() }
  }

  /// A page was removed with `removeFromParent()`: it leaves the screen at once.
  func lost(_ page: UIViewController) {
    children.forget(page)
    change?.moves.forget(page)
    pages.removeAll { $0 === page }
    guard shown.holds(page) || change?.to.holds(page) ?? false else { return }
    shown.removeAll { $0 === page }
    ContainerForwarding.takeOut(page, of: pager)
  }

  // MARK: Appearing with the controller

  func willAppear(_ animated: Bool) {
    if change != nil {
      ContainerForwarding.begin(visible, of: pager, appearing: true, animated: animated)
    } else {
      show(animated: animated)
    }
  }

  func didAppear() {
    ContainerForwarding.end(visible, of: pager)
    if change == nil, shown.areThose(of: pages) { children.end() }
    later(in: .completions) { $0.noteIfEmpty() }
  }

  /// Finishes a running change before any `viewWillDisappear` is sent.
  func prepareToDisappear() {
    if let change, !change.isWaiting { change.finishNow() }
  }

  func willDisappear(_ animated: Bool) {
    if let change, change.isWaiting { discard(change) }
    ContainerForwarding.begin(visible, of: pager, appearing: false, animated: animated)
  }

  func didDisappear() {
    ContainerForwarding.end(visible, of: pager)
    tidy()
  }

  /// Discards the change, because the controller is off screen or disappearing.
  private func discard(_ change: PageChange) {
    change.discard()
    activity = .none
    switch change.request.cause {
    case .call:
      pages = change.to.filter { $0.parent === pager }
      children.restore(change.moves)
      later(in: .arrivals) { $0.tidy() }
      conclude(change.request)
    case .person:
      children.undo(change.moves)
      change.tellEnd(of: pager, completed: false)
    }
  }

  /// Shows the pages with the controller, which is appearing. The pages shown before are removed without animation.
  private func show(animated: Bool) {
    for page in shown where !pages.holds(page) { ContainerForwarding.takeOut(page, of: pager) }
    // A callback of the removed pages may have removed the controller.
    guard presence != .absent else { return }
    let arriving = pages
    shown = arriving
    for page in arriving { ContainerForwarding.bringIn(page, animated: animated) }
    if shown.areThose(of: arriving) { pager.contentView?.place(arriving) }
  }

  /// Removes the views of pages that are not shown any more, and ends moves that belong to no change.
  private func tidy() {
    guard change == nil else { return }
    for page in shown where !pages.holds(page) && page.appearance == .disappeared {
      shown.removeAll { $0 === page }
      page.viewIfLoaded?.removeFromSuperview()
    }
    children.end(joining: presence != .arriving, but: shown)
  }

  /// Reports once that no page was ever set (PAGE-11).
  private func noteIfEmpty() {
    guard presence == .present, isStill, pages.isEmpty else { return }
    let remark = Diagnostics.Remark(
      kind: .noPages, object: Stage.current.names.reference(to: pager).name)
    if Stage.current.diagnostics.isNew(remark) { pager.report(.noPages(pager)) }
  }

  private func later(in phase: TurnPhase, _ body: @escaping (PageScreen) -> Void) {
    Stage.current.cycle.enqueue(ClosureWork { [pager] in body(pager.screen) }, in: phase)
  }
}

extension PageChange {
  /// The pages that are shown at the end, if the user does not finish the change.
  fileprivate var outcomeOfCalls: [UIViewController] {
    switch request.cause {
    case .call: to
    case .person: from
    }
  }
}
