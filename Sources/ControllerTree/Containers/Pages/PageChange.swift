/// One change of the pages that are shown.
@MainActor final class PageChange {
  let request: PageRequest
  let from: [UIViewController]
  /// The moves that end with the change.
  var moves = PageMoves()
  private let animator = PageAnimator()
  private let transition: ContainerTransition
  private var isFinishedEarly = false

  init(of pager: UIPageViewController, to request: PageRequest, from: [UIViewController], on content: PageContentView) {
    self.request = request
    self.from = from
    transition = ContainerTransition(
      in: pager, from: from.filter { !request.pages.holds($0) }, to: request.pages.filter { !from.holds($0) },
      on: content, order: pager.transitionStyle == .scroll ? .scrolledPages : .curledPages)
    transition.animator = request.isAnimated ? animator : nil
    switch request.cause {
    case .call: break
    case .person(let driver, _): transition.interactionController = driver
    }
  }

  var to: [UIViewController] { request.pages }

  /// `true` if no page is added or removed.
  var isEmpty: Bool { from.count == to.count && from.allSatisfy(to.holds) }

  /// `true` until the transition begins at the end of the turn.
  var isWaiting: Bool { transition.isWaiting }

  /// The pages that are shown after the change, as far as that is known now.
  var outcome: [UIViewController] {
    isWaiting || transition.coordinator?.isCancelled ?? false ? from : to
  }

  func start(on content: PageContentView, didEnd: @escaping (Bool) -> Void) {
    transition.willBegin = { [from, to] in content.prepare(from: from, to: to) }
    transition.didEnd = didEnd
    transition.start(animated: request.isAnimated) { [self] in request.complete(!isFinishedEarly) }
  }

  func discard() { transition.discard() }

  /// Finishes a running animation now.
  func finishNow() {
    guard animator.isUnderWay else { return }
    isFinishedEarly = true
    animator.endNow()
  }

  // MARK: The delegate

  func tellBeginning(of pager: UIPageViewController) {
    switch request.cause {
    case .call: break
    case .person:
      TransitionRecord.add("pageViewController(_:willTransitionTo:)", of: pager)
      pager.delegate?.pageViewController(pager, willTransitionTo: to)
    }
  }

  func tellEnd(of pager: UIPageViewController, completed: Bool) {
    switch request.cause {
    case .call: break
    case .person(_, let direction):
      if completed { pager.indicator.turned(direction) }
      TransitionRecord.add(
        "pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)", .flag(completed),
        of: pager)
      pager.delegate?.pageViewController(
        pager, didFinishAnimating: !isFinishedEarly, previousViewControllers: from, transitionCompleted: completed)
    }
  }
}
