/// One controller presented by another, from the call to the end of the dismissal.
///
///     presenter ──strong──▶ Presentation ──strong──▶ presented, presentation controller
///         ◀──────not counted────┘   ◀──not counted──────┘
///
/// A presentation is made by ``PresentationRequest``, shown by ``PresentingScript`` and ended by ``DismissingScript``. It writes
/// the links between the two controllers, and nobody else does. Rules PRES-01 to PRES-08, DIS-06.
@MainActor final class Presentation {
  enum Phase {
    case presenting(ControllerTransition)
    case presented
    case dismissing(ControllerTransition)
    /// The links are cut.
    case over
  }

  /// Replaced when the delegate shows another controller in the adapted style (PC-14).
  private(set) var presented: UIViewController
  /// `nil` once it has died, or the presentation is over.
  nonisolated(unsafe) unowned(unsafe) private(set) var presenter: UIViewController?
  /// The controller that `present` was called with, while the delegate has another one shown in its place (PC-14).
  private var standsFor: UIViewController?
  /// The presented controller's own, which is asked again whenever the surroundings change (PC-02, PC-15).
  let original: UIPresentationController
  /// ``original``, or what it has adapted to (PC-14).
  private(set) var controller: UIPresentationController
  /// Whether the presented controller may become the child of one that is shown in its place (PC-14).
  private(set) var mayBeWrapped = false
  var phase: Phase
  /// What lies behind and leaves the window.
  var covered = CoveredViews.none
  /// The presenter's view, while a transition may have moved it.
  var borrowed: BorrowedView?

  /// The nearest presentation from this one downwards that fills the screen; `nil` if none does.
  @Uncounted var screenFiller: Presentation?
  /// The nearest presentation from this one downwards whose controller the status bar follows; `nil` if none is.
  @Uncounted var statusBarOwner: Presentation?

  /// Makes the relation (PRES-01).
  init(of presented: UIViewController, by presenter: UIViewController, _ controller: UIPresentationController) {
    self.presented = presented
    self.presenter = presenter
    original = controller
    self.controller = controller
    phase = .presented
    presenter.presentationState.presents = self
    presented.presentationState.presentation = self
    presented.presentationState.movement = .beingPresented
    controller.begin(self, presenter: presenter)
  }

  deinit {
    inDeinit { unlink() }
    guard !MainThread.isCurrent else { return }
    let parts = inDeinit { (presented, standsFor, original, controller, covered, borrowed) }
    OffMainRelease.finish(self) { withExtendedLifetime(parts) {} }
  }

  /// The transition that is on its way, or still to begin.
  var transition: ControllerTransition? {
    switch phase {
    case .presenting(let transition), .dismissing(let transition): transition.isInProgress ? transition : nil
    case .presented, .over: nil
    }
  }

  var isOver: Bool { if case .over = phase { true } else { false } }

  /// Whether its dismissal has not come to its end.
  var isBeingDismissed: Bool { if case .dismissing = phase { true } else { false } }

  /// Whether it covers the whole screen, in the style that it has adapted to.
  var fillsScreen: Bool { controller.presentationStyle == .fullScreen }

  /// The view that the presentation takes place in, once it has begun.
  var containerView: UIView? { controller.containerView }

  /// The controller that `present` was called with.
  var asked: UIViewController { standsFor ?? presented }

  /// Lets the delegate put the presented controller into another one (PC-14).
  func whileItMayBeWrapped<R>(_ body: () -> R) -> R {
    mayBeWrapped = true
    defer { mayBeWrapped = false }
    return body()
  }

  /// Shows another controller instead, or the one that was asked for again (PC-14, PC-15).
  func show(_ other: UIViewController) {
    let asked = asked
    standsFor = other === asked ? nil : asked
    presented.presentationState.presentation = nil
    presented.presentationState.movement = .none
    presented = other
    other.presentationState.presentation = self
    other.presentationState.movement = .beingPresented
    if case .presenting(let transition) = phase { other.rareState.transition = transition }
  }

  /// The presentation goes on in another style (PC-14, PC-15).
  func adapt(to adapted: UIPresentationController) {
    guard let presenter else { return }
    adapted.shareContainer(of: controller)
    controller = adapted
    adapted.begin(self, presenter: presenter)
  }

  /// Cuts the relation in both directions, at one moment (DIS-06). The presented controller forgets its presentation
  /// controller (PC-02).
  func cut() {
    guard !isOver else { return }
    phase = .over
    (screenFiller, statusBarOwner) = (nil, nil)
    unlink()
    asked.presentationState.controller = nil
    PresentationTraits.end(of: original)
  }

  /// The presentation controllers have nothing to do any more.
  func endControllers() {
    controller.end()
    original.end()
  }

  /// Takes the views out of the window, once the relation is cut.
  func removeViews() {
    guard let container = controller.containerView else { return }
    takeBack()
    controller.presentedView?.removeFromSuperview()
    container.removeFromSuperview()
  }

  /// Brings the presenter's view home from the container.
  func takeBack() {
    if let borrowed, let container = containerView { borrowed.giveBack(from: container) }
    borrowed = nil
  }

  private func unlink() {
    if let state = presented.rare?.presentation, state.presentation === self { state.presentation = nil }
    if let state = presenter?.rare?.presentation, state.presents === self { state.presents = nil }
    presenter = nil
  }

  /// A dismissal does not take place, or was cancelled.
  func stays() {
    phase = .presented
    movementEnded(.beingDismissed)
  }

  /// The callbacks about `movement` are over. One of them may have begun the next one.
  func movementEnded(_ movement: PresentationState.Movement) {
    guard let state = presented.rare?.presentation, state.movement == movement,
      state.presentation == nil || state.presentation === self
    else { return }
    state.movement = .none
  }

  // MARK: What is above

  /// The presentations above and including this one, from the bottom to the top: what the presented controller, or any
  /// controller inside it, presents, and so on (DIS-01).
  /// - Complexity: O(n) in the controllers inside the presented ones.
  var withEverythingAbove: [Presentation] { [self] + Presentation.above(presented) }

  /// What `controller` and those inside it present, with everything above.
  /// - Parameter isIncluded: Whether a presentation, and what is above it, belongs to what is looked for.
  static func above(
    _ controller: UIViewController, where isIncluded: (Presentation) -> Bool = { _ in true }
  ) -> [Presentation] {
    var found: [Presentation] = []
    var open: [Presentation] = made(inside: controller).reversed()
    while let presentation = open.popLast() {
      guard isIncluded(presentation) else { continue }
      found.append(presentation)
      open.append(contentsOf: made(inside: presentation.presented).reversed())
    }
    return found
  }

  /// The presentations by those below `controller`, then by itself: a child's lies in its own place, below its parent's.
  private static func made(inside controller: UIViewController) -> [Presentation] {
    var found: [Presentation] = []
    var open = [controller]
    while let next = open.popLast() {
      if let presentation = next.ownPresented { found.append(presentation) }
      if !next.links.children.isEmpty { open.append(contentsOf: next.orderedChildren) }
    }
    return found.reversed()
  }
}

// MARK: - Death

extension UIViewController {
  /// Ends what a released controller presents.
  /// - Parameter rare: The state of the controller.
  nonisolated static func presenterDied(_ rare: RareControllerState) {
    guard let presents = rare.presentation?.presents else { return }
    rare.presentation?.presents = nil
    inDeinit { presents.lostPresenter() }
  }
}

extension Presentation {
  /// Runs in the presenter's `deinit`.
  nonisolated func clearPresenter() { presenter = nil }

  /// The presenter is being released. What is on screen is dismissed at the end of the turn.
  fileprivate func lostPresenter() {
    presenter = nil
    if let window = containerView?.links.window, window.isOnScreen {
      let presentations = withEverythingAbove
      window.stage.cycle.enqueue(
        ClosureWork { PresentationTeardown.run(presentations, of: nil) }, in: .presentations)
    } else {
      dissolve()
    }
  }

  /// Cuts a chain that nobody sees link by link, without recursion and without touching what somebody else still holds.
  private func dissolve() {
    var next: Presentation? = self
    while let presentation = next {
      presentation.endUnseen()
      next = nil
      if isKnownUniquelyReferenced(&presentation.presented), let state = presentation.presented.rare?.presentation {
        next = state.presents
        state.presents = nil
        next?.presenter = nil
      }
    }
  }

  /// The window died, and there is nobody to tell.
  static func windowDied(of root: UIViewController) {
    for presentation in above(root).reversed() { presentation.endUnseen() }
  }

  private func endUnseen() {
    let transition = transition
    covered.forget(self)
    cut()
    presented.rare?.presentation?.movement = .none
    endControllers()
    transition?.abandon()
  }
}
