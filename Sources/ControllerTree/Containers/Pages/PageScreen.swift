/// What a page view controller shows.
///
///     absent     pages become children and leave; they appear with the controller
///     arriving   they come with the controller, without a change of their own
///     present    one ``PageChange`` at a time; a call that finds one under way brings it to its end first, when its turn comes
///
/// Rules: PAGE-02 to PAGE-07, PAGE-11, PAGE-12, decision on page controllers off screen.
@MainActor final class PageScreen {
  private unowned(unsafe) let pager: UIPageViewController
  private(set) var pages: [UIViewController] = []
  /// Whose views are in place.
  private var shown: [UIViewController] = []
  private var activity = Activity.none
  /// What was called while a change was under way.
  private var next: PageRequest?
  /// Who has come or gone without a change.
  private lazy var family = PageFamily(of: pager)

  private enum Activity {
    case none
    /// Pages become children and leave; what their callbacks call has to wait.
    case rearranging
    case changing(PageChange)
  }

  init(of pager: UIPageViewController) { self.pager = pager }

  private var change: PageChange? {
    if case .changing(let change) = activity { change } else { nil }
  }

  private var presence: ContainerPresence { ContainerPresence(of: pager) }

  /// What `viewControllers` answers (PAGE-02).
  var answer: [UIViewController] {
    if let next, !next.isAnimated { return next.pages }
    return pages
  }

  /// What is shown when everything that was called is done.
  var expected: [UIViewController] { next?.pages ?? change?.outcomeOfCalls ?? pages }

  /// Whether a person finds a page that lies still.
  var isAtRest: Bool { presence == .present && pager.isViewOnScreen && isStill }

  private var isStill: Bool {
    if case .none = activity { next == nil } else { false }
  }

  /// What is shown once the change that has begun has ended.
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

  /// What was called last takes the place of what is under way.
  private func follow() {
    guard next != nil else { return }
    if let change {
      guard !change.isWaiting else { return later(in: .transitions) { $0.follow() } }
      change.cutShort()
      // A change that never came to rest has been dropped.
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
    change.moves = family.takeMoves()
    // A callback may have taken the controller off screen.
    guard presence == .present else { return withdraw(change) }
    guard !change.isEmpty else {
      (pages, shown) = (request.pages, request.pages)
      content.place(shown)
      family.end(change.moves)
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
      family.end(change.moves)
    } else {
      shown = change.from.filter { $0.parent === pager }
      family.undo(change.moves)
    }
    pager.contentView?.place(shown)
    if completed { pager.neighbors.forget() }
    change.tellEnd(of: pager, completed: completed)
    if self.change === change { activity = .none }
    later(in: .coordinators) { $0.lookAround() }
  }

  /// Off screen, or on the way, there is nothing to animate.
  private func take(_ request: PageRequest) {
    activity = .rearranging
    rearrange(for: request, answeringAtOnce: true)
    activity = .none
    later(in: .transitions) { screen in
      screen.family.tellLeaving()
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
    family.dismissThoseWhoComeBack(request.pages)
    if answeringAtOnce { pages = request.pages }
    family.exchange(before, for: request.pages)
    if presence != .arriving { family.tellLeaving() }
  }

  /// Somebody has removed a page by hand: it leaves the screen with that.
  func lost(_ page: UIViewController) {
    family.forget(page)
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
    if change == nil, shown.areThose(of: pages) { family.end() }
    later(in: .completions) { $0.noteIfEmpty() }
  }

  /// What moves comes to rest before anybody hears that it will disappear.
  func prepareToDisappear() {
    if let change, !change.isWaiting { change.cutShort() }
  }

  func willDisappear(_ animated: Bool) {
    if let change, change.isWaiting { withdraw(change) }
    ContainerForwarding.begin(visible, of: pager, appearing: false, animated: animated)
  }

  func didDisappear() {
    ContainerForwarding.end(visible, of: pager)
    tidy()
  }

  /// The change finds nobody who could see it.
  private func withdraw(_ change: PageChange) {
    change.takeBack()
    activity = .none
    switch change.request.cause {
    case .call:
      pages = change.to.filter { $0.parent === pager }
      family.takeBack(change.moves)
      later(in: .arrivals) { $0.tidy() }
      conclude(change.request)
    case .person:
      family.undo(change.moves)
      change.tellEnd(of: pager, completed: false)
    }
  }

  /// Shows the pages with the controller, which is appearing. What was shown before goes without animation.
  private func show(animated: Bool) {
    for page in shown where !pages.holds(page) { ContainerForwarding.takeOut(page, of: pager) }
    // A callback of theirs may have sent the controller away.
    guard presence != .absent else { return }
    let arriving = pages
    shown = arriving
    for page in arriving { ContainerForwarding.bringIn(page, animated: animated) }
    if shown.areThose(of: arriving) { pager.contentView?.place(arriving) }
  }

  /// Who is not shown any more leaves; who has come while nobody sees it has arrived.
  private func tidy() {
    guard change == nil else { return }
    for page in shown where !pages.holds(page) && page.appearance == .disappeared {
      shown.removeAll { $0 === page }
      page.viewIfLoaded?.removeFromSuperview()
    }
    family.end(joining: presence != .arriving, but: shown)
  }

  /// Nobody has said what to show (PAGE-11).
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
  /// What is shown at the end, whatever a person does.
  fileprivate var outcomeOfCalls: [UIViewController] {
    switch request.cause {
    case .call: to
    case .person: from
    }
  }
}
