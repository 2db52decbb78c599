/// One controller presented by another, from the call to the end of the dismissal.
///
///     presenter ──strong──▶ Presentation ──strong──▶ presented, presentation controller
///         ◀──────not counted────┘   ◀──not counted──────┘
///
/// ``PresentationRequest`` makes a presentation, ``PresentingScript`` shows it, ``DismissingScript`` ends it. Only this class
/// writes the links between the two controllers. Rules PRES-01 to PRES-08, DIS-06.
@MainActor final class Presentation {
  enum Phase {
    case presenting(ControllerTransition)
    case presented
    case dismissing(ControllerTransition)
    /// The links are cut.
    case over
  }

  /// What the presentation retains. It is released as a whole, on the main thread.
  @MainActor private final class Contents {
    var presented: UIViewController
    /// The controller that `present` was called with, while the delegate shows another one in its place (PC-14).
    var standsFor: UIViewController?
    let original: UIPresentationController
    var controller: UIPresentationController
    var phase = Phase.presented
    var covered = CoveredViews.none
    var movedPresenterView: MovedPresenterView?

    init(_ presented: UIViewController, _ controller: UIPresentationController) {
      self.presented = presented
      original = controller
      self.controller = controller
    }
  }

  /// The only reference to the contents: `deinit` takes it out.
  private let reference: Unmanaged<Contents>
  private var contents: Contents { reference.takeUnretainedValue() }
  private var presenterReference: ControllerReference?
  /// Whether the presented controller may become a child of the controller shown in its place (PC-14).
  private(set) var mayBeWrapped = false

  /// The nearest presentation, from this one downwards, that fills the screen; `nil` if there is none, or if it has ended.
  weak var screenFiller: Presentation?
  /// The nearest presentation, from this one downwards, that controls the status bar; `nil` if there is none, or if it has ended.
  weak var statusBarOwner: Presentation?

  /// Links presenter, presentation and presented controller (PRES-01).
  init(of presented: UIViewController, by presenter: UIViewController, _ controller: UIPresentationController) {
    reference = .passRetained(Contents(presented, controller))
    presenterReference = presenter.reference
    presenter.presentationState.presents = self
    presented.presentationState.presentation = self
    presented.presentationState.movement = .beingPresented
    controller.begin(self, presenter: presenter)
  }

  deinit {
    inDeinit { unlink() }
    let contents = inDeinit { reference.takeRetainedValue() }
    if !MainThread.isCurrent { OffMainRelease.finish(self, releasing: consume contents) }
  }

  /// Replaced when the delegate shows another controller in the adapted style (PC-14).
  private(set) var presented: UIViewController {
    get { contents.presented }
    set { contents.presented = newValue }
  }

  /// The presented controller's own presentation controller; it decides again on adaptation when the
  /// surroundings change (PC-02, PC-15).
  var original: UIPresentationController { contents.original }

  /// ``original``, or what it has adapted to (PC-14).
  private(set) var controller: UIPresentationController {
    get { contents.controller }
    set { contents.controller = newValue }
  }

  var phase: Phase {
    get { contents.phase }
    set { contents.phase = newValue }
  }

  /// The controllers behind, whose views are removed from the window.
  var covered: CoveredViews {
    get { contents.covered }
    set { contents.covered = newValue }
  }

  /// The presenter's view, while a transition may have moved it.
  var movedPresenterView: MovedPresenterView? {
    get { contents.movedPresenterView }
    set { contents.movedPresenterView = newValue }
  }

  /// `nil` after its release or the end of the presentation.
  var presenter: UIViewController? { presenterReference?.controller }

  /// The transition that waits or runs.
  var transition: ControllerTransition? {
    switch phase {
    case .presenting(let transition), .dismissing(let transition): transition.isInProgress ? transition : nil
    case .presented, .over: nil
    }
  }

  var isOver: Bool { if case .over = phase { true } else { false } }

  /// Whether its dismissal has started and has not ended.
  var isBeingDismissed: Bool { if case .dismissing = phase { true } else { false } }

  /// Whether its current, possibly adapted, style covers the whole screen.
  var fillsScreen: Bool { controller.presentationStyle == .fullScreen }

  /// The container view; `nil` before the presentation begins.
  var containerView: UIView? { controller.containerView }

  /// The controller that `present` was called with.
  var asked: UIViewController { contents.standsFor ?? presented }

  /// Allows the delegate, in `body`, to make the presented controller a child of another one (PC-14).
  func whileItMayBeWrapped<R>(_ body: () -> R) -> R {
    mayBeWrapped = true
    defer { mayBeWrapped = false }
    return body()
  }

  /// Shows `other` instead, or the controller that `present` was called with again (PC-14, PC-15).
  func show(_ other: UIViewController) {
    let asked = asked
    contents.standsFor = other === asked ? nil : asked
    presented.presentationState.presentation = nil
    presented.presentationState.movement = .none
    presented = other
    other.presentationState.presentation = self
    other.presentationState.movement = .beingPresented
    if case .presenting(let transition) = phase { other.ownTransition = transition }
  }

  /// Continues the presentation with the presentation controller of another style (PC-14, PC-15).
  func adapt(to adapted: UIPresentationController) {
    guard let presenter else { return }
    adapted.shareContainer(of: controller)
    controller = adapted
    adapted.begin(self, presenter: presenter)
  }

  /// Unlinks both controllers at one moment (DIS-06). The presented controller releases its presentation controller (PC-02).
  func cut() {
    guard !isOver else { return }
    phase = .over
    (screenFiller, statusBarOwner) = (nil, nil)
    unlink()
    asked.presentationState.controller = nil
    PresentationTraits.end(of: original)
  }

  /// Detaches the presentation controllers from the presentation.
  func endControllers() {
    controller.end()
    original.end()
  }

  /// Removes the views from the window, after the relation is cut.
  func removeViews() {
    guard let container = controller.containerView else { return }
    restorePresenterView()
    controller.presentedView?.removeFromSuperview()
    container.removeFromSuperview()
  }

  /// Restores the presenter's view if the container holds it.
  func restorePresenterView() {
    if let movedPresenterView, let container = containerView { movedPresenterView.restore(from: container) }
    movedPresenterView = nil
  }

  private func unlink() {
    if let state = presented.rare?.presentation, state.presentation === self { state.presentation = nil }
    if let state = presenter?.rare?.presentation, state.presents === self { state.presents = nil }
    presenterReference = nil
  }

  /// Stays presented after a discarded or cancelled dismissal.
  func stays() {
    phase = .presented
    movementEnded(.beingDismissed)
  }

  /// Resets `movement` after its callbacks, unless one of them has begun the next movement.
  func movementEnded(_ movement: PresentationState.Movement) {
    guard let state = presented.rare?.presentation, state.movement == movement,
      state.presentation == nil || state.presentation === self
    else { return }
    state.movement = .none
  }

  // MARK: What is above

  /// This presentation and those above it, from the bottom to the top: the presentations by the presented controller or a
  /// controller inside it, and so on (DIS-01).
  /// - Complexity: O(n) in the controllers inside the presented ones.
  var withEverythingAbove: [Presentation] { [self] + Presentation.above(presented) }

  /// The presentations by `controller` and by controllers inside it, with all presentations above them.
  /// - Parameter isIncluded: Whether to include a presentation and those above it.
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

  /// The presentations by descendants of `controller`, then by itself: a child presents in a place of its
  /// own, below its parent's.
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
  /// Ends the presentation by a released controller.
  /// - Parameter rare: The state of the controller.
  static func presenterWasReleased(_ rare: RareControllerState) {
    guard let presents = rare.presentation?.presents else { return }
    rare.presentation?.presents = nil
    presents.endAfterPresenter()
  }
}

extension Presentation {
  /// The presenter is being released. If the presentation is on screen, it is dismissed at the end of the turn. In a hidden window
  /// it ends at once, with everything above it.
  fileprivate func endAfterPresenter() {
    presenterReference = nil
    guard let window = containerView?.links.window else { return endChain() }
    let presentations = withEverythingAbove
    guard window.isOnScreen else { return Self.endUnseen(presentations) }
    let cycle = window.stage.cycle
    // The cycle runs its work itself.
    let work = ClosureWork { [unowned cycle] in
      if let stage = cycle.stage { PresentationTeardown.run(presentations, of: nil, on: stage) }
    }
    cycle.enqueue(work, in: .presentations)
  }

  /// Cuts an invisible chain link by link, without recursion, and stops at a controller that other objects still retain.
  private func endChain() {
    var next: Presentation? = self
    while let presentation = next {
      presentation.endUnseen()
      next = nil
      if isKnownUniquelyReferenced(&presentation.contents.presented),
        let state = presentation.presented.rare?.presentation
      {
        next = state.presents
        state.presents = nil
        next?.presenterReference = nil
      }
    }
  }

  /// Ends presentations in a hidden window without callbacks to controllers, and removes their views.
  private static func endUnseen(_ presentations: [Presentation]) {
    for presentation in presentations.reversed() {
      let (view, container) = (presentation.controller.presentedView, presentation.containerView)
      presentation.restorePresenterView()
      presentation.endUnseen()
      view?.removeFromSuperview()
      container?.removeFromSuperview()
    }
  }

  /// Ends the presentations of a released window without callbacks.
  static func windowWasReleased(of root: UIViewController) {
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
