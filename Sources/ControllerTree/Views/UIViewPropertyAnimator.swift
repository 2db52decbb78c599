import Foundation

/// Animations that can be held, moved, turned round and stopped while they run.
///
///                            inactive               active, running       active, standing      stopped
///     startAnimation         runs the blocks, goes  –                     goes on               refused
///     pauseAnimation         runs the blocks, holds holds                 –                     refused
///     fractionComplete =     as pauseAnimation      jumps, goes on        moves                 refused
///     stopAnimation(false)   –                      → stopped             → stopped             –
///     stopAnimation(true)    –                      → inactive            → inactive            → inactive
///     finishAnimation(at:)   refused                refused               refused               completions, → inactive
///     end of the way                                completions, → inactive
///
/// The blocks change their models at once, when the animator becomes active; nothing is drawn between. What they changed of
/// views' geometry, transform, alpha and background colour is put back if the animation ends at its start. Times are virtual
/// seconds, and how they pass is the stage's pacing. Curves and springs change nothing.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  private enum Phase {
    case inactive
    case active(Run)
    case stopped(Run)
  }

  /// One way from the blocks to the completions.
  private struct Run {
    let block: Animation
    let work: TimedWork
  }

  /// The curve. It changes nothing.
  public private(set) var timingParameters: (any UITimingCurveProvider)?
  /// How long the whole way takes, in seconds.
  public let duration: TimeInterval
  /// How long the animation waits before it begins, in seconds.
  public private(set) var delay: TimeInterval = 0
  /// Whether touches reach views that are animated. Accepted; they do in any case.
  open var isUserInteractionEnabled = true
  /// Whether the client finds out itself which view is touched. Accepted; it changes nothing.
  open var isManualHitTestingEnabled = false
  /// Whether the animation can be held and turned round: without it, ``pauseAnimation()`` and ``stopAnimation(_:)`` do nothing.
  open var isInterruptible = true
  /// Whether moving the animation by hand follows no curve. Accepted; it changes nothing.
  open var scrubsLinearly = true
  /// Whether the animator stays active at the end of its way, without completions, until it is stopped.
  open var pausesOnCompletion = false

  private let stage = Stage.current
  private let values = AnimatedValues()
  private var phase = Phase.inactive
  private var direction = false
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []

  /// Makes an animator that follows a curve of the caller's.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    self.duration = Animation.Timing.clamped(duration)
    timingParameters = parameters
    super.init()
  }

  /// Makes an animator of a second's quarter, which eases in and out.
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
  public class func runningPropertyAnimator(
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
    OffMainRelease.finish(self) {
      stage.perform(under: nil) { stage.diagnostics.report(.animatorReleased(state)) }
    }
  }

  // MARK: State

  /// How far the animator has come in its life.
  open var state: UIViewAnimatingState {
    switch phase {
    case .inactive: .inactive
    case .active: .active
    case .stopped: .stopped
    }
  }

  /// Whether time moves the animation now.
  open var isRunning: Bool { if case .active(let run) = phase { run.work.isRunning } else { false } }

  /// Whether the animation goes back to its beginning. Turning it round takes effect at once.
  open var isReversed: Bool {
    get { direction }
    set {
      guard newValue != direction else { return }
      direction = newValue
      if case .active(let run) = phase, run.work.isRunning { run.work.run(.init(back: newValue)) }
    }
  }

  /// How much of the way is behind the animation, in its present direction, from 0 to 1.
  open var fractionComplete: CGFloat {
    get {
      switch phase {
      case .inactive: 0
      case .active(let run), .stopped(let run): direction ? 1 - run.work.progress : run.work.progress
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

  /// Runs the blocks and begins, or goes on from where the animation stands.
  open func startAnimation() { go("startAnimation()") { _ in TimedWork.Pace(back: direction) } }

  /// Runs the blocks now, and begins after `delay` seconds.
  open func startAnimation(afterDelay delay: TimeInterval) {
    if case .inactive = phase { self.delay = Animation.Timing.clamped(delay) }
    go("startAnimation(afterDelay:)") { _ in TimedWork.Pace(back: direction) }
  }

  /// Goes on with another curve, and with what is left in another time.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    if let parameters { timingParameters = parameters }
    go("continueAnimation(withTimingParameters:durationFactor:)") { run in
      let rest = direction ? run.work.progress : 1 - run.work.progress
      return TimedWork.Pace(back: direction, speed: durationFactor > 0 ? rest / durationFactor : 1)
    }
  }

  /// Holds the animation where it is; the blocks of an inactive animator run first.
  open func pauseAnimation() {
    guard isInterruptible, let run = activate("pauseAnimation()") else { return }
    run.work.stand()
    run.work.owner = nil
  }

  /// Ends the animation where it is. Completions run if ``finishAnimation(at:)`` follows.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard isInterruptible else { return }
    switch phase {
    case .inactive: break
    case .active(let run), .stopped(let run):
      run.work.stand()
      run.work.owner = nil
      phase = .stopped(run)
      if withoutFinishing { end(run, at: nil) }
    }
  }

  /// Ends a stopped animation for good: completions run at the end of the turn.
  /// - Parameter finalPosition: With `.start`, what the blocks have changed is put back.
  /// - Issues: `animatorOutOfState` if the animator is not stopped.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard case .stopped(let run) = phase else { return report("finishAnimation(at:)") }
    end(run, at: finalPosition)
  }

  // MARK: Blocks

  /// Adds animations: to run when the animator becomes active, or now if it is.
  /// - Parameters:
  ///   - animation: Changes views.
  ///   - delayFactor: Which part of what is left it would wait; it runs at once all the same.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) { addAnimations(animation) }

  /// Adds animations: to run when the animator becomes active, or now if it is.
  /// - Issues: `animatorOutOfState` if the animator is stopped.
  open func addAnimations(_ animation: @escaping () -> Void) {
    switch phase {
    case .inactive: animations.append(animation)
    case .active(let run): perform([animation], in: run.block)
    case .stopped: report("addAnimations(_:)")
    }
  }

  /// Adds a block that gets where the animation has ended.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completions.append(completion) }
}

// MARK: - Running

extension UIViewPropertyAnimator {
  private func go(_ call: StaticString, at pace: (Run) -> TimedWork.Pace) {
    stage.cycle.turn(PublicCall(call, nil)) {
      // A block may have stopped the animator.
      guard let run = activate(call), state == .active, !run.work.isRunning else { return }
      // Nobody has to keep an animator that runs.
      run.work.owner = self
      run.work.run(pace(run))
      // Without a duration the end is that of the turn.
      if run.block.duration == 0 { run.work.reachDeadlineNow() } else { stage.cycle.observer?.began(run.work) }
    }
  }

  /// Has the blocks run, if they have not; `nil` for a stopped animator.
  private func activate(_ call: StaticString) -> Run? {
    switch phase {
    case .active(let run): return run
    case .stopped:
      report(call)
      return nil
    case .inactive:
      let block = Animation(duration: duration)
      let work = TimedWork(
        delay: .seconds(delay), duration: .seconds(block.duration), cycle: stage.cycle
      ) { [weak self] in self?.reachedEnd($0) }
      let run = Run(block: block, work: work)
      phase = .active(run)
      let blocks = animations
      animations = []
      perform(blocks, in: block)
      return run
    }
  }

  private func perform(_ blocks: [() -> Void], in block: Animation) {
    guard !blocks.isEmpty else { return }
    stage.cycle.turn(PublicCall("addAnimations(_:)", nil)) {
      values.record {
        block.perform {
          for body in blocks { body() }
        }
      }
    }
  }

  private func reachedEnd(_ outcome: TimedWork.Outcome) {
    guard case .active(let run) = phase else { return }
    if pausesOnCompletion {
      let work = TimedWork(duration: run.work.duration, cycle: stage.cycle) { [weak self] in self?.reachedEnd($0) }
      work.stand(atProgress: outcome == .finished ? 1 : 0)
      phase = .active(Run(block: run.block, work: work))
    } else {
      end(run, at: outcome == .finished ? .end : .start)
    }
  }

  /// - Parameter position: `nil` if nobody is to hear of it.
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

  /// The state of an animator that must not be released in it.
  private var heldState: UIViewAnimatingState? {
    switch phase {
    case .inactive: nil
    case .active: .active
    case .stopped: .stopped
    }
  }
}
