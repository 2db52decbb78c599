import Foundation

/// One transition between two controllers, whoever asked for it: from the call to the last completion.
///
///     waiting    the call has returned; the turn has not ended. An animated one has its coordinator already
///     begun      one that has begun within its call, unanimated: will… callbacks were sent, the view is in place; the rest
///                comes at the end of the turn
///     running    views are in place, will… callbacks were sent; the animator, or a person, decides when it ends
///     ending     did… callbacks, …TransitionDidEnd, completion, the coordinator's completions, in this order
///     over
///
/// What a presentation, a dismissal or a push does at these stations says its ``TransitionScript``; the order is here, once.
/// The object is what animators get as their context and everybody else as the coordinator. Rules TRANS-01 to TRANS-26.
@MainActor final class ControllerTransition: NSObject {
  enum State {
    case waiting
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
  let animator: (any UIViewControllerAnimatedTransitioning)?
  let interactor: (any UIViewControllerInteractiveTransitioning)?
  let stage = Stage.current
  private(set) var state = State.waiting
  var interaction = Interaction.none
  var percentComplete: CGFloat = 0
  private(set) var transitionDuration: TimeInterval = 0
  let alongside = AlongsideWork()
  private var held: HeldAnimations?
  private var completion: (() -> Void)?
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
    super.init()
  }

  /// The scene, once it is set.
  var scene: TransitionScene? {
    switch state {
    case .waiting, .over, .abandoned: nil
    case .begun(let scene), .running(let scene), .ending(let scene, _): scene
    }
  }

  /// Whether the transition has not come to its end: the callbacks of the end may start the next one.
  var isInProgress: Bool {
    switch state {
    case .waiting, .begun, .running: true
    case .ending, .over, .abandoned: false
    }
  }

  /// Whether it still is to begin, and nothing but its turn keeps it from being over at once.
  var canBeBroughtForward: Bool {
    if case .waiting = state { !isAnimated } else { false }
  }

  /// What the participants answer when they are asked for it (TRANS-20).
  var isVisible: Bool {
    switch state {
    case .waiting, .begun: isAnimated
    case .running, .ending: true
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
    if interactor != nil, animator != nil, interactor?.wantsInteractiveStart == true { interaction = .active }
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
    if let scene = script.setScene(for: self), case .waiting = state { return scene }
    callOff()
    return nil
  }

  private func goOn() {
    if case .begun(let scene) = state { state = .running(scene) }
    startAlongside()
    if !isAnimated, case .running = state { completeTransition(true) }
  }

  /// Nothing was shown, and nothing will be.
  private func callOff() {
    script.callOff()
    abandon()
  }

  private func animate() {
    guard let animator else { return completeTransition(true) }
    transitionDuration = max(animator.transitionDuration(using: self), 0)
    deadline = TransitionDeadline(of: self)
    if let interactor, interaction == .active {
      TransitionRecord.add("startInteractiveTransition", of: script)
      interactor.startInteractiveTransition(self)
    } else {
      TransitionRecord.add("animateTransition", of: script)
      animator.animateTransition(using: self)
      deadline?.start()
    }
  }

  /// Lays out what the transition has put in place, which sends `viewIsAppearing`, then what goes along with it (PRES-12).
  private func startAlongside() {
    guard case .running(let scene) = state, !alongside.hasStarted else { return }
    if let window = scene.containerView.links.window { LayoutPass.run(in: window) }
    alongside.start(with: self)
  }

  // MARK: The end

  func end(completed: Bool) {
    startAlongside()
    guard case .running(let scene) = state else { return }
    state = .ending(scene, completed: completed)
    deadline?.cancel()
    stage.cycle.turn(PublicCall("completeTransition(_:)", script.to ?? script.from, .other)) {
      if completed { percentComplete = 1 }
      script.end(self, scene, completed: completed)
      animator?.animationEnded(completed)
      if completed { runCompletion() }
      finish(as: .over(completed: completed))
    }
  }

  /// Brings a transition that has begun to its end, whoever animates it: another one is to begin in its place.
  func cutShort() {
    onTurn {
      if isAnimated {
        guard case .running = state else { return }
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
    switch state {
    case .waiting, .begun, .running: break
    case .ending, .over, .abandoned: return
    }
    deadline?.cancel()
    interaction = .released(cancelled: true)
    finish(as: .abandoned)
  }

  private func runCompletion() {
    guard let completion else { return }
    self.completion = nil
    TransitionRecord.add("completion", of: script)
    completion()
  }

  private func finish(as end: State) {
    alongside.complete(with: self)
    state = end
    completion = nil
    held = nil
    for participant in script.participants where participant.rare?.transition === self {
      participant.rare?.transition = nil
    }
  }
}

extension ControllerTransition: TurnWork {
  func perform(_ phase: TurnPhase) {
    switch state {
    case .waiting: begin()
    case .begun, .running: goOn()
    case .ending, .over, .abandoned: break
    }
  }

  func drop(_ phase: TurnPhase) {
    switch state {
    case .waiting: callOff()
    case .begun: goOn()
    case .running, .ending, .over, .abandoned: break
    }
  }
}

// MARK: - A person's hand

extension ControllerTransition {
  /// Has the animator set up animations that stand still until the person lets go.
  func animateHeld() {
    held = HeldAnimations(on: stage.cycle) {
      TransitionRecord.add("animateTransition", of: script)
      animator?.animateTransition(using: self)
      startAlongside()
    }
  }

  /// The person has let go: what is left takes its own time, which is watched (TRANS-07, TRANS-24).
  func release(cancelled: Bool) {
    guard case .running = state, interaction == .active else { return }
    interaction = .released(cancelled: cancelled)
    alongside.interactionChanged(with: self)
    deadline?.start()
  }

  /// Lets the animations that stood still run on, or back, from `elapsed`.
  func runHeldAnimations(from elapsed: Duration, speed: Double) {
    let held = held
    self.held = nil
    held?.run(from: elapsed, back: transitionWasCancelled, speed: speed)
  }
}
