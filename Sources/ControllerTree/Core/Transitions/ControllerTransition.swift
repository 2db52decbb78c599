import Foundation

/// One transition between two controllers, from the call that requests it to the last completion.
///
///     waiting    the call has returned; the turn has not ended. An animated one has its coordinator already
///     beginning  views are put in place, will… callbacks are sent
///     begun      one that has begun within its call, unanimated: the rest comes at the end of the turn
///     running    the animator, or a user, decides when it ends
///     ending     did… callbacks, …TransitionDidEnd, completion, the coordinator's completions, in this order
///     over       completed or cancelled; or abandoned, because its objects are gone
///
/// A ``TransitionScript`` does the work of each step of a presentation, a dismissal or a push; this class only orders
/// the steps. The object is the animator's context and, for all others, the coordinator. Rules TRANS-01 to TRANS-26.
@MainActor final class ControllerTransition: NSObject {
  enum State {
    case waiting
    case beginning
    case begun(TransitionScene)
    case running(TransitionScene)
    case ending(TransitionScene, End)
    case over(End)
    /// Its objects are gone; the animator may still call `completeTransition(_:)`.
    case abandoned
  }

  /// The end of a transition that has begun.
  enum End: Equatable {
    case completed
    case cancelled
    /// It is completed because another transition begins in its place: calls of its animator are ignored, also during the end.
    case finishedEarly

    var isCompleted: Bool { self != .cancelled }
  }

  /// The state of the interaction with a user.
  enum Interaction: Equatable {
    case none
    /// A user drives.
    case active
    /// The interaction has ended; the rest takes its own time.
    case released(cancelled: Bool)
  }

  let script: any TransitionScript
  let isAnimated: Bool
  /// `nil` once the transition is over: many animators and interaction controllers retain their context.
  private(set) var animator: (any UIViewControllerAnimatedTransitioning)?
  /// `nil` once the transition is over, as `animator` is.
  private(set) var interactor: (any UIViewControllerInteractiveTransitioning)?
  let stage = Stage.current
  private(set) var state = State.waiting
  var interaction = Interaction.none
  var percentComplete: CGFloat = 0
  /// Whether an update without a user has been reported.
  var hasReportedUpdate = false
  /// In seconds; read from the animator once (TRANS-02).
  private(set) lazy var transitionDuration = Animation.Timing.clamped(
    isAnimated ? animator?.transitionDuration(using: self) ?? 0 : 0)
  let alongside = AlongsideWork()
  private var madeAnimations: TransitionAnimations?
  var lending = Lending.notAsked
  private let group = AnimationState.current.group
  /// The policies under which its animator's calls run.
  private let policies: PolicyScope?
  private var completion: (() -> Void)?
  /// `nil` until the animation starts.
  private var deadline: TransitionDeadline?

  init(
    _ script: any TransitionScript, animated: Bool, animator: (any UIViewControllerAnimatedTransitioning)?,
    interactor: (any UIViewControllerInteractiveTransitioning)?, completion: (() -> Void)?
  ) {
    self.script = script
    isAnimated = animated
    self.animator = animator
    self.interactor = interactor
    self.completion = completion
    policies = animated ? .current : nil
    super.init()
  }

  /// The animations, made on first use: an unanimated transition has none.
  var animations: TransitionAnimations {
    if let madeAnimations { return madeAnimations }
    let made = TransitionAnimations(on: stage.cycle)
    madeAnimations = made
    return made
  }

  /// The scene, once it is set.
  var scene: TransitionScene? {
    switch state {
    case .waiting, .beginning, .over, .abandoned: nil
    case .begun(let scene), .running(let scene), .ending(let scene, _): scene
    }
  }

  /// Whether a client's animator uses the views in the container.
  var isAnimatedByClient: Bool { isAnimated && !(animator is BuiltInAnimator) }

  /// Whether the `did…` callbacks are still to come. While they are sent it is `false`, so that they may start the next
  /// transition.
  var isInProgress: Bool {
    switch state {
    case .waiting, .beginning, .begun, .running: true
    case .ending, .over, .abandoned: false
    }
  }

  /// Whether it has not begun, and would be over at once without the wait for the end of the turn.
  var canBeBroughtForward: Bool {
    if case .waiting = state { !isAnimated } else { false }
  }

  /// Whether the participants return it as their coordinator: not while the coordinator's own completions run, which
  /// may start the next transition and check whether one is in progress (TRANS-20).
  var isVisible: Bool {
    guard !alongside.isComplete else { return false }
    return switch state {
    case .waiting, .begun: isAnimated
    case .beginning, .running, .ending: true
    case .over, .abandoned: false
    }
  }

  // MARK: Beginning

  /// Schedules the beginning for the end of the turn (PRES-10, NAV-02).
  func start(in phase: TurnPhase) {
    enlist()
    stage.cycle.enqueue(self, in: phase)
  }

  /// Begins now. The alongside animations, and the end of an unanimated transition, come with the `did…` callbacks of
  /// the turn, after its layout (TURN-05).
  func startAtOnce() {
    enlist()
    beginAtOnce()
  }

  /// Begins a transition that waits, as ``startAtOnce()`` does.
  func beginAtOnce() {
    onTurn {
      guard let scene = setScene() else { return }
      if isAnimated {
        state = .running(scene)
        animate()
      } else {
        state = .begun(scene)
        scene.addArrivingView()
      }
      stage.cycle.enqueue(self, in: .appearance)
    }
  }

  private func enlist() {
    script.forEachParticipant { $0.ownTransition = self }
    if initiallyInteractive { interaction = .active }
    group?.enter()
  }

  /// Begins, unless the transition was brought forward and has begun already.
  func begin() {
    guard case .waiting = state else { return }
    onTurn {
      guard let scene = setScene() else { return }
      state = .running(scene)
      if isAnimated { animate() } else { scene.addArrivingView() }
      goOn()
    }
  }

  private func onTurn(_ body: () -> Void) {
    stage.cycle.turn(PublicCall("transition", script.to ?? script.from, .other), body)
  }

  private func setScene() -> TransitionScene? {
    state = .beginning
    if script.changeUnseen() {
      endUnseen()
      return nil
    }
    if let scene = script.setScene(for: self), case .beginning = state { return scene }
    discard()
    return nil
  }

  private func animate() {
    _ = transitionDuration
    animations.collect {
      if let interactor {
        TransitionRecord.add("startInteractiveTransition", of: script)
        interactor.startInteractiveTransition(self)
      } else {
        startAnimator()
      }
    }
    if interaction != .active { startDeadline() }
  }

  private func startDeadline() {
    let deadline = self.deadline ?? TransitionDeadline(of: self)
    self.deadline = deadline
    deadline.start()
  }

  /// The steps after the layout: the alongside animations, and the end of an unanimated transition.
  private func goOn() {
    if case .begun(let scene) = state { state = .running(scene) }
    if isAnimated { animations.collect(startAlongside) } else { startAlongside() }
    guard !isAnimated, case .running = state else { return }
    TransitionRecord.add("completeTransition", .flag(true), of: script)
    end(.completed)
  }

  /// Discards the transition: nothing was shown, and nothing will be.
  private func discard() {
    script.wasDiscarded()
    abandon()
  }

  /// The change was made unseen: runs the alongside animations and the completions at once.
  private func endUnseen() {
    alongside.start(with: self)
    runCompletion()
    finish(.over(.completed))
  }

  /// Calls the animator; while a user drives, the animations are paused.
  func startAnimator() {
    guard case .running = state, let animator else { return }
    if interaction == .active { animations.hold() }
    TransitionRecord.add("animateTransition", of: script)
    animator.animateTransition(using: self)
  }

  /// Lays out the views that the transition has put in place, which sends `viewIsAppearing`, then runs the alongside
  /// animations (PRES-12).
  private func startAlongside() {
    guard case .running(let scene) = state, alongside.isWaiting else { return }
    if let window = scene.containerView.links.window { LayoutPass.run(in: window) }
    if case .running = state { alongside.start(with: self, duration: transitionDuration) }
  }

  // MARK: The end

  func end(_ end: End) {
    startAlongside()
    guard case .running(let scene) = state else { return }
    state = .ending(scene, end)
    deadline?.cancel()
    if end.isCompleted { percentComplete = 1 } else if transitionWasCancelled { madeAnimations?.revert() }
    script.end(self, scene, completed: end.isCompleted)
    animator?.animationEnded(end.isCompleted)
    if end.isCompleted { runCompletion() }
    finish(.over(end))
  }

  /// Finishes at once a transition that has begun, with any animator: another one is to begin in its place.
  func finishNow() {
    onTurn {
      if isAnimated {
        guard case .running = state else { return }
        if interaction == .active { release(cancelled: false) }
        end(.finishedEarly)
      } else {
        goOn()
      }
    }
  }

  /// Ends the transition without appearance callbacks, because its objects are gone; the coordinator's completions run.
  func abandon() {
    guard isInProgress else { return }
    deadline?.cancel()
    interaction = .released(cancelled: true)
    finish(.abandoned)
  }

  private func runCompletion() {
    guard let completion else { return }
    self.completion = nil
    TransitionRecord.add("completion", of: script)
    stage.cycle.runCallback(completion)
  }

  private func finish(_ end: State) {
    alongside.complete(with: self)
    let isCancelled = isCancelled
    state = end
    completion = nil
    madeAnimations?.end(back: isCancelled)
    lending = .nothing
    animator = nil
    interactor = nil
    script.forEachParticipant { if $0.ownTransition === self { $0.ownTransition = nil } }
    script.transitionIsOver(cancelled: isCancelled)
    if let group { stage.cycle.enqueue(ClosureWork { group.leave() }, in: .coordinators) }
  }

  /// Runs a call by an animator or a user as a turn. The call may come from outside of every scope, such as a block
  /// on the main queue.
  func onStage(_ call: StaticString, _ body: () -> Void) {
    guard Stage.current === stage else { return stage.perform(under: policies) { onStage(call, body) } }
    stage.cycle.turn(PublicCall(call, script.to ?? script.from, .other), body)
  }
}

extension ControllerTransition: TurnWork {
  func perform(_ phase: TurnPhase) {
    switch state {
    case .waiting: begin()
    case .begun, .running: goOn()
    case .beginning, .ending, .over, .abandoned: break
    }
  }

  /// A transition that was brought forward has begun already.
  func drop(_ phase: TurnPhase) {
    switch state {
    case .waiting: discard()
    case .begun: goOn()
    case .beginning, .running, .ending, .over, .abandoned: break
    }
  }
}

// MARK: - Interaction

extension ControllerTransition {
  /// A user begins to drive the transition.
  func take() {
    interaction = .active
    animations.hold()
    if let interruptible { animations.hold(interruptible) }
    if let place = animations.place, transitionDuration > 0 {
      percentComplete = min(place / .seconds(transitionDuration), 1)
    }
    alongside.interactionChanged(with: self)
  }

  /// The person has let go: the rest takes its own time, with a deadline (TRANS-07, TRANS-24).
  func release(cancelled: Bool) {
    interaction = .released(cancelled: cancelled)
    alongside.interactionChanged(with: self)
    guard case .running = state else { return }
    animations.release(.init(back: cancelled, speed: completionVelocity))
    startDeadline()
  }
}
