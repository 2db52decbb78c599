import Foundation

/// One transition between two controllers, whoever asked for it: from the call to the last completion.
///
///     waiting    the call has returned; the turn has not ended. An animated one has its coordinator already
///     beginning  views are put in place, will… callbacks are sent
///     begun      one that has begun within its call, unanimated: the rest comes at the end of the turn
///     running    the animator, or a person, decides when it ends
///     ending     did… callbacks, …TransitionDidEnd, completion, the coordinator's completions, in this order
///     over       completed or cancelled; or abandoned, because what it was about is gone
///
/// What a presentation, a dismissal or a push does at these stations says its ``TransitionScript``; the order is here, once.
/// The object is what animators get as their context and everybody else as the coordinator. Rules TRANS-01 to TRANS-26.
@MainActor final class ControllerTransition: NSObject {
  enum State {
    case waiting
    case beginning
    case begun(TransitionScene)
    case running(TransitionScene)
    case ending(TransitionScene, completed: Bool)
    case over(completed: Bool)
    /// What it was about is gone; whoever animates it may still say that the animation has ended.
    case abandoned
  }

  /// Whose hand is on the transition.
  enum Interaction: Equatable {
    case none
    /// A person drives.
    case active
    /// The person let go; the rest takes its own time.
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
  /// In seconds; the animator is asked once (TRANS-02).
  private(set) lazy var transitionDuration = Animation.Timing.clamped(
    isAnimated ? animator?.transitionDuration(using: self) ?? 0 : 0)
  let alongside = AlongsideWork()
  let animations: TransitionAnimations
  var lending = Lending.notAsked
  private let group = AnimationState.current.group
  private let policies = PolicyScope.current
  private var completion: (() -> Void)?
  /// Whether another transition takes over: what the animator still says counts for nothing, also while this one ends.
  private(set) var isCutShort = false
  private lazy var deadline = TransitionDeadline(of: self)

  init(
    _ script: any TransitionScript, animated: Bool, animator: (any UIViewControllerAnimatedTransitioning)?,
    interactor: (any UIViewControllerInteractiveTransitioning)?, completion: (() -> Void)?
  ) {
    self.script = script
    isAnimated = animated
    self.animator = animator
    self.interactor = interactor
    self.completion = completion
    animations = TransitionAnimations(on: stage.cycle)
    super.init()
  }

  /// The scene, once it is set.
  var scene: TransitionScene? {
    switch state {
    case .waiting, .beginning, .over, .abandoned: nil
    case .begun(let scene), .running(let scene), .ending(let scene, _): scene
    }
  }

  /// Whether somebody looks for the views in the container.
  var isAnimatedByClient: Bool { isAnimated && !(animator is BuiltInAnimator) }

  /// Whether the transition has not come to its end: the callbacks of the end may start the next one.
  var isInProgress: Bool {
    switch state {
    case .waiting, .beginning, .begun, .running: true
    case .ending, .over, .abandoned: false
    }
  }

  /// Whether it still is to begin, and nothing but its turn keeps it from being over at once.
  var canBeBroughtForward: Bool {
    if case .waiting = state { !isAnimated } else { false }
  }

  /// What the participants answer when they are asked for it: not to the coordinator's own completions, which may start the
  /// next transition and look whether one is under way (TRANS-20).
  var isVisible: Bool {
    guard !alongside.isComplete else { return false }
    return switch state {
    case .waiting, .begun: isAnimated
    case .beginning, .running, .ending: true
    case .over, .abandoned: false
    }
  }

  // MARK: Beginning

  /// Plans the beginning for the end of the turn (PRES-10, NAV-02).
  func start(in phase: TurnPhase) {
    enlist()
    stage.cycle.enqueue(self, in: phase)
  }

  /// Begins now. What goes along with the animation, and the end of an unanimated transition, come with the `did…` callbacks
  /// of the turn, after its layout (TURN-05).
  func startAtOnce() {
    enlist()
    beginAtOnce()
  }

  /// The same for one that waits.
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
    for participant in script.participants { participant.rareState.transition = self }
    if initiallyInteractive { interaction = .active }
    group?.enter()
  }

  /// Begins; a transition that was brought forward has begun already.
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
    callOff()
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
    if interaction != .active { deadline.start() }
  }

  /// What comes after the layout: what goes along, and the end where nobody animates.
  private func goOn() {
    if case .begun(let scene) = state { state = .running(scene) }
    if isAnimated { animations.collect(startAlongside) } else { startAlongside() }
    if !isAnimated, case .running = state { completeTransition(true) }
  }

  /// Nothing was shown, and nothing will be.
  private func callOff() {
    script.callOff()
    abandon()
  }

  /// The change was made, and nothing of it was shown: what goes along goes at once.
  private func endUnseen() {
    alongside.start(with: self)
    runCompletion()
    finish(.over(completed: true))
  }

  /// Has the animator set up its animations; while a person drives, they stand.
  func startAnimator() {
    guard case .running = state, let animator else { return }
    if interaction == .active { animations.hold() }
    TransitionRecord.add("animateTransition", of: script)
    animator.animateTransition(using: self)
  }

  /// Lays out what the transition has put in place, which sends `viewIsAppearing`, then what goes along with it (PRES-12).
  private func startAlongside() {
    guard case .running(let scene) = state, alongside.isWaiting else { return }
    if let window = scene.containerView.links.window { LayoutPass.run(in: window) }
    if case .running = state { alongside.start(with: self, duration: transitionDuration) }
  }

  // MARK: The end

  func end(completed: Bool) {
    startAlongside()
    guard case .running(let scene) = state else { return }
    state = .ending(scene, completed: completed)
    deadline.cancel()
    if completed { percentComplete = 1 } else { animations.revert() }
    script.end(self, scene, completed: completed)
    animator?.animationEnded(completed)
    if completed { runCompletion() }
    finish(.over(completed: completed))
  }

  /// Brings a transition that has begun to its end, whoever animates it: another one is to begin in its place.
  func cutShort() {
    onTurn {
      if isAnimated {
        guard case .running = state else { return }
        isCutShort = true
        if interaction == .active { release(cancelled: false) }
        end(completed: true)
        state = .abandoned
      } else {
        goOn()
      }
    }
  }

  /// Ends the transition without a word of its own: what it was about is gone.
  func abandon() {
    guard isInProgress else { return }
    deadline.cancel()
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
    animations.end(back: isCancelled)
    lending = .nothing
    animator = nil
    interactor = nil
    for participant in script.participants where participant.rare?.transition === self {
      participant.rare?.transition = nil
    }
    if let group { stage.cycle.enqueue(ClosureWork { group.leave() }, in: .coordinators) }
  }

  /// Runs what an animator or a person calls, as a turn. The call may come from outside of every scope, such as a block on the
  /// main queue.
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

  /// One that was brought forward has begun already.
  func drop(_ phase: TurnPhase) {
    switch state {
    case .waiting: callOff()
    case .begun: goOn()
    case .beginning, .running, .ending, .over, .abandoned: break
    }
  }
}

// MARK: - A person's hand

extension ControllerTransition {
  /// A person takes the transition up.
  func take() {
    interaction = .active
    animations.hold()
    if let interruptible { animations.hold(interruptible) }
    if let place = animations.place, transitionDuration > 0 {
      percentComplete = min(place / .seconds(transitionDuration), 1)
    }
    alongside.interactionChanged(with: self)
  }

  /// The person has let go: what is left takes its own time, which is watched (TRANS-07, TRANS-24).
  func release(cancelled: Bool) {
    interaction = .released(cancelled: cancelled)
    alongside.interactionChanged(with: self)
    guard case .running = state else { return }
    animations.release(.init(back: cancelled, speed: completionVelocity))
    deadline.start()
  }
}
