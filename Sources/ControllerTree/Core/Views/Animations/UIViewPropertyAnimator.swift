import Foundation

/// Animations that can be paused, moved, reversed and stopped while they run.
///
///                            inactive                active, running       active, paused        stopped
///     startAnimation         runs the blocks, runs   –                     continues             refused
///     pauseAnimation         runs the blocks, pauses pauses                –                     refused
///     fractionComplete =     as pauseAnimation       jumps, continues      moves                 refused
///     stopAnimation(false)   –                       → stopped             → stopped             –
///     stopAnimation(true)    –                       → inactive            → inactive            → inactive
///     finishAnimation(at:)   refused                 refused               refused               completions, → inactive
///     the animation ends                             completions, → inactive
///
/// The blocks change their models at once, when the animator becomes active; nothing is drawn in between. If the animation
/// ends at its start, it restores the animated values of views and their layers that the blocks changed (LAYER-61). Times
/// are virtual seconds; the stage's pacing decides how they pass. Curves and springs affect presentation layers only.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  private enum Phase {
    case inactive
    case active(Run)
    /// - Parameter ends: The values that the stopped animation would have reached.
    case stopped(Run, ends: AnimatedValues)
  }

  /// One run, from the blocks to the completions.
  private struct Run {
    let block: Animation
    let work: TimedWork
  }

  /// A block, and how long it waits, as a fraction of the time that is left when it runs.
  private struct AddedBlock {
    let body: () -> Void
    var delayFactor: CGFloat = 0
  }

  /// The curve, which the presentation layers of the views follow. Rules: LAYER-32.
  public private(set) var timingParameters: (any UITimingCurveProvider)?
  /// The duration of the whole animation, in seconds.
  public let duration: TimeInterval
  /// How long the animation waits before it begins, in seconds.
  public private(set) var delay: TimeInterval = 0
  /// Whether the animation can be paused and reversed: if not, ``pauseAnimation()`` and ``stopAnimation(_:)`` do nothing.
  open var isInterruptible = true
  /// Whether the animator stays active at its end, without completions, until it is stopped.
  open var pausesOnCompletion = false

  /// Whether a paused animation follows ``fractionComplete`` without its curve. The library never reads it.
  open var scrubsLinearly = true
  /// Whether views take touches while the animator moves them. Rules: HIT-07.
  open var isUserInteractionEnabled = true {
    didSet {
      switch phase {
      case .inactive: break
      case .active(let run), .stopped(let run, _): run.block.allowsTouches = isUserInteractionEnabled
      }
    }
  }
  /// Whether the client looks for touched views itself while they move. The library never reads it.
  open var isManualHitTestingEnabled = false

  private let stage = Stage.current
  private let values = AnimatedValues()
  private var phase = Phase.inactive
  private var direction = false
  private var animations: [AddedBlock] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []

  /// Makes an animator with the given curve.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    self.duration = Animation.Timing.clamped(duration)
    timingParameters = parameters
    super.init()
  }

  /// Makes an animator of 0.25 seconds, which eases in and out.
  @preconcurrency @MainActor public override convenience init() {
    self.init(duration: 0.25, timingParameters: UICubicTimingParameters())
  }

  /// Makes an animator that follows one of the system's curves.
  public convenience init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
    self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// Makes an animator that follows a Bézier curve.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    let curve = UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2)
    self.init(duration: duration, timingParameters: curve)
    if let animations { addAnimations(animations) }
  }

  /// Makes an animator that follows a spring.
  public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
    self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// Makes an animator and starts it.
  @discardableResult
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: duration, timingParameters: UICubicTimingParameters())
    animator.addAnimations(animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  deinit {
    guard let state = inDeinit({ self.heldState }) else { return }
    let stage = inDeinit { self.stage }
    if MainThread.isCurrent { return inDeinit { stage.diagnostics.report(.animatorReleased(state)) } }
    OffMainRelease.finish(self, releasing: stage) { stage in
      stage.perform(under: nil) { stage.diagnostics.report(.animatorReleased(state)) }
    }
  }

  // MARK: State

  /// The state of the animator.
  open var state: UIViewAnimatingState {
    switch phase {
    case .inactive: .inactive
    case .active: .active
    case .stopped: .stopped
    }
  }

  /// Whether time moves the animation now.
  open var isRunning: Bool { if case .active(let run) = phase { run.work.isRunning } else { false } }

  /// Whether the animation runs back to its start. A change takes effect at once.
  open var isReversed: Bool {
    get { direction }
    set {
      guard newValue != direction else { return }
      direction = newValue
      if case .active(let run) = phase, run.work.isRunning { run.work.run(.init(back: newValue)) }
    }
  }

  /// The completed fraction of the animation, in its present direction, from 0 to 1.
  open var fractionComplete: CGFloat {
    get {
      switch phase {
      case .inactive: 0
      case .active(let run), .stopped(let run, _): direction ? 1 - run.work.progress : run.work.progress
      }
    }
    set {
      guard let run = activate("fractionComplete") else { return }
      let wasRunning = run.work.isRunning
      let fraction = newValue > 0 ? min(newValue, 1) : 0
      run.work.stand(atProgress: direction ? 1 - fraction : fraction)
      if wasRunning { run.work.run(.init(back: direction)) }
    }
  }

  // MARK: Starting and stopping

  /// Runs the blocks and starts, or continues from the present position.
  open func startAnimation() { go("startAnimation()") { _ in TimedWork.Pace(back: direction) } }

  /// Runs the blocks now, and starts after `delay` seconds.
  open func startAnimation(afterDelay delay: TimeInterval) {
    if case .inactive = phase { self.delay = Animation.Timing.clamped(delay) }
    go("startAnimation(afterDelay:)") { _ in TimedWork.Pace(back: direction) }
  }

  /// Continues with another curve, and with another time for the rest.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    if let parameters { timingParameters = parameters }
    go("continueAnimation(withTimingParameters:durationFactor:)") { run in
      let rest = direction ? run.work.progress : 1 - run.work.progress
      return TimedWork.Pace(back: direction, speed: durationFactor > 0 ? rest / durationFactor : 1)
    }
  }

  /// Pauses the animation at its present position; the blocks of an inactive animator run first.
  open func pauseAnimation() {
    guard isInterruptible, let run = activate("pauseAnimation()") else { return }
    run.work.stand()
    run.work.owner = nil
  }

  /// Stops the animation at its present position: the animated values become those that the screen shows. Completions run if
  /// ``finishAnimation(at:)`` follows. Rules: LAYER-63.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard isInterruptible else { return }
    stage.cycle.turn(PublicCall("stopAnimation(_:)", nil)) {
      if case .active(let run) = phase { stop(run) }
      if withoutFinishing, case .stopped(let run, _) = phase { end(run, at: nil) }
    }
  }

  /// Finishes a stopped animation: completions run at the end of the turn.
  /// - Parameter finalPosition: With `.start`, the values that the blocks changed are restored; with `.end`, they get those that the blocks
  ///   have set; with `.current` they stay as they are. Rules: LAYER-61, LAYER-63.
  /// - Issues: `animatorOutOfState` if the animator is not stopped.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard case .stopped(let run, let ends) = phase else { return report("finishAnimation(at:)") }
    stage.cycle.turn(PublicCall("finishAnimation(at:)", nil)) {
      if finalPosition == .end { ends.restore() }
      end(run, at: finalPosition)
    }
  }

  // MARK: Blocks

  /// Adds animations: they run when the animator becomes active, or now if it is.
  /// - Parameters:
  ///   - animation: Changes views.
  ///   - delayFactor: The delay, as a fraction of the remaining time; `animation` still runs at once. Rules: LAYER-64.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    add(AddedBlock(body: animation, delayFactor: delayFactor))
  }

  /// Adds animations: they run when the animator becomes active, or now if it is. Then they take the time that is left. Rules: LAYER-64.
  /// - Issues: `animatorOutOfState` if the animator is stopped.
  open func addAnimations(_ animation: @escaping () -> Void) { add(AddedBlock(body: animation)) }

  /// Adds a block that receives the position at which the animation has ended.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completions.append(completion) }
}

// MARK: - Running

extension UIViewPropertyAnimator {
  private func go(_ call: StaticString, at pace: (Run) -> TimedWork.Pace) {
    stage.cycle.turn(PublicCall(call, nil)) {
      // A block may have stopped the animator.
      guard let run = activate(call), state == .active, !run.work.isRunning else { return }
      // A running animator retains itself.
      run.work.owner = self
      run.work.run(pace(run))
      run.block.began(
        MediaTiming(beginTime: stage.cycle.currentTime / .seconds(1) + delay, duration: run.block.duration))
      // Without duration the animation ends with the turn.
      if run.block.duration == 0 { run.work.reachDeadlineNow() } else { stage.cycle.observer?.began(run.work) }
    }
  }

  /// Runs the blocks if they have not run yet; returns `nil` for a stopped animator.
  private func activate(_ call: StaticString) -> Run? {
    switch phase {
    case .active(let run): return run
    case .stopped:
      report(call)
      return nil
    case .inactive:
      let block = Animation(
        duration: duration, allowsTouches: isUserInteractionEnabled,
        curve: timingParameters?.progressCurve(of: duration) ?? .linear)
      let work = TimedWork(
        delay: .seconds(delay), duration: .seconds(block.duration), cycle: stage.cycle
      ) { [weak self] in self?.reachedEnd($0) }
      block.clock = .work(work)
      let run = Run(block: block, work: work)
      phase = .active(run)
      let blocks = animations
      animations = []
      perform(blocks, in: run)
      return run
    }
  }

  private func add(_ block: AddedBlock) {
    switch phase {
    case .inactive: animations.append(block)
    case .active(let run): perform([block], in: run)
    case .stopped: report("addAnimations(_:)")
    }
  }

  private func perform(_ blocks: [AddedBlock], in run: Run) {
    guard !blocks.isEmpty else { return }
    stage.cycle.turn(PublicCall("addAnimations(_:)", nil)) {
      values.record {
        run.block.perform {
          for block in blocks { perform(block, in: run) }
        }
      }
    }
  }

  /// A block takes the time that is left after its delay. The rest of a reversed animation lies before its place: the block then takes all.
  private func perform(_ block: AddedBlock, in run: Run) {
    let passed = direction ? 0 : run.work.progress
    let delay = block.delayFactor > 0 ? min(Double(block.delayFactor), 1) : 0
    let start = passed + (1 - passed) * delay
    Animation.addKeyframe(start: start, length: 1 - start, block.body)
  }

  private func reachedEnd(_ outcome: TimedWork.Outcome) {
    guard case .active(let run) = phase else { return }
    if pausesOnCompletion {
      let work = TimedWork(duration: run.work.duration, cycle: stage.cycle) { [weak self] in self?.reachedEnd($0) }
      work.stand(atProgress: outcome == .finished ? 1 : 0)
      run.block.clock = .work(work)
      phase = .active(Run(block: run.block, work: work))
    } else {
      end(run, at: outcome == .finished ? .end : .start)
    }
  }

  private func stop(_ run: Run) {
    run.work.stand()
    run.work.owner = nil
    phase = .stopped(run, ends: AnimatedValues())
    let ends = values.stop(run.block)
    // A callback of the changes may have finished the animator.
    if case .stopped(let present, _) = phase, present.work === run.work { phase = .stopped(run, ends: ends) }
  }

  /// - Parameter position: `nil` if completions must not run.
  private func end(_ run: Run, at position: UIViewAnimatingPosition?) {
    stage.cycle.turn(PublicCall("finishAnimation(at:)", nil)) {
      let completions = completions
      self.completions = []
      phase = .inactive
      delay = 0
      if position == .start { values.restore() } else { values.forget() }
      run.block.finish(on: stage.cycle)
      guard let position, !completions.isEmpty else { return }
      let work = ClosureWork {
        for completion in completions { completion(position) }
      }
      stage.cycle.enqueue(work, in: .completions)
    }
  }

  private func report(_ call: StaticString) { stage.diagnostics.report(.animatorOutOfState(call, state)) }

  /// The present state, if the animator must not be released in it.
  private var heldState: UIViewAnimatingState? {
    switch phase {
    case .inactive: nil
    case .active: .active
    case .stopped: .stopped
    }
  }
}
