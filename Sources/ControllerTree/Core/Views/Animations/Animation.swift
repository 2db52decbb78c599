import Foundation

/// One animation block, from the call until its duration has passed.
///
///     animate { … } is called   the block runs at once, in a turn: models change, nothing moves slowly
///     end of that turn          the changes of the block are laid out; virtual time begins to count
///     delay + duration later    the work that waits for the animation is enqueued → completion(true), among the completions
///
/// The block ends early, with `completion(false)`, if the last of its layer animations is removed. A block inside another one inherits its
/// duration, unless its options override that. A block without duration, one with animations disabled and one that animates nothing delay
/// nothing and complete at the end of their turn. A repeating block completes only if its animations are removed. Rules: APP-23, LAYER-35,
/// LAYER-62.
@MainActor final class Animation {
  /// What ends the block.
  private enum Course {
    /// Nothing yet: the body runs, or a property animator has the time.
    /// - Parameter losesAnimations: Whether a layer animation of the block has been removed.
    case open(losesAnimations: Bool)
    case timed(TimedWork)
    /// Only the removal of the block's layer animations, which calls the closure.
    case endless(end: (Bool) -> Void)
    case over
  }

  /// In seconds; 0 if nothing is animated.
  let duration: TimeInterval
  private let repeats: Bool
  /// Whether nothing has been animated in the block: then it takes no time (LAYER-62).
  private var isEmpty = true
  /// Whether the views that the block moves take touches (HIT-07).
  var allowsTouches: Bool
  /// The curve that the animations of layers follow.
  let curve: ProgressCurve
  /// The time from which they take their progress.
  var clock = Clock.notBegun
  /// The part of the time that the running key frame takes.
  private(set) var keyframe: (start: Double, length: Double)?
  private var layerAnimations: [RunningAnimation] = []
  /// The time that the layers' animations show; `nil` before the block's time begins.
  private var shownTiming: MediaTiming?
  private var course = Course.open(losesAnimations: false)
  /// The group that counts this animation.
  private let group: AnimationGroup?
  /// The work that waits for the animation's end (APP-23).
  private var waiting: [(work: any TurnWork, phase: TurnPhase)] = []
  /// The views that are laid out when the block's body has run.
  private var laidOutAtEnd: [UIView] = []

  /// Makes a block; the caller ends it.
  /// - Parameter duration: In seconds; becomes 0 where animations are disabled.
  init(duration: TimeInterval, repeats: Bool = false, allowsTouches: Bool, curve: ProgressCurve) {
    let state = AnimationState.current
    self.duration = state.takesTime ? Timing.clamped(duration) : 0
    self.repeats = repeats
    self.allowsTouches = allowsTouches
    self.curve = curve
    group = state.group
    group?.enter()
  }

  /// Whether the animation ends later than its turn, so that work can wait for it.
  private var hasLaterEnd: Bool { duration > 0 && !repeats }

  /// Whether a block runs anywhere in the process. If none runs, callers need not look at the stage.
  @inline(__always)
  static var isInBlock: Bool { openBlocks > 0 }

  /// The running block animates a change: it takes its time. Rules: LAYER-62.
  static func join() {
    guard isInBlock else { return }
    let state = AnimationState.current
    if state.takesTime { state.block?.isEmpty = false }
  }

  /// Lets `work` wait for the end of the animation whose block is running; enqueues it if no animation ends later.
  static func afterCurrentBlock(_ work: any TurnWork, in phase: TurnPhase) {
    let state = AnimationState.current
    if let block = state.block, block.hasLaterEnd, state.takesTime {
      block.waiting.append((work, phase))
    } else {
      Stage.current.cycle.enqueue(work, in: phase)
    }
  }

  /// Lays out `view` at the end of the body of the running block, as a part of the animation; does nothing outside of a block.
  static func layOutAfterCurrentBlock(_ view: UIView) {
    guard isInBlock, let block = AnimationState.current.block else { return }
    if !block.laidOutAtEnd.contains(where: { $0 === view }) { block.laidOutAtEnd.append(view) }
  }

  /// Runs `body` as an animation block, in a turn.
  static func run(
    _ call: StaticString, _ timing: Timing, body: () -> Void, completion: ((Bool) -> Void)?
  ) {
    let cycle = Stage.current.cycle
    cycle.turn(PublicCall(call, nil)) {
      let inherited = timing.overridesDuration ? nil : AnimationState.current.block?.duration
      let block = Animation(
        duration: inherited ?? timing.duration, repeats: timing.repeats, allowsTouches: timing.allowsTouches,
        curve: timing.curve)
      block.perform(body)
      block.begin(on: cycle, timing, completion)
    }
  }

  /// Runs `body` as a part of the block.
  func perform(_ body: () -> Void) {
    let state = AnimationState.current
    let outer = state.block
    state.block = self
    Self.openBlocks += 1
    body()
    while let view = laidOutAtEnd.popLast() { view.layoutIfNeeded() }
    Self.openBlocks -= 1
    state.block = outer
  }

  /// The block has run: its time begins.
  func begin(on cycle: UpdateCycle, _ timing: Timing, _ completion: ((Bool) -> Void)? = nil) {
    let end = { [unowned cycle] (isFinished: Bool) in
      self.finish(on: cycle)
      guard let completion else { return }
      cycle.enqueue(ClosureWork { completion(isFinished) }, in: .completions)
    }
    guard duration > 0, !isEmpty || timing.isOfSystem else { return end(true) }
    Self.join()
    if case .open(losesAnimations: true) = course, layerAnimations.isEmpty { return end(false) }
    let shown = MediaTiming(
      beginTime: cycle.currentTime / .seconds(1) + Timing.clamped(timing.delay), duration: duration,
      repeatCount: repeats ? .infinity : 0, autoreverses: repeats && timing.autoreverses, fillMode: .backwards)
    began(shown)
    guard !repeats else {
      course = .endless(end: end)
      clock = .repeating(shown)
      return
    }
    // The cycle owns the work, so it is there when the work ends.
    let work = cycle.schedule(after: .seconds(duration), delay: .seconds(Timing.clamped(timing.delay))) {
      end($0 == .finished)
    }
    course = .timed(work)
    if !layerAnimations.isEmpty { clock = .work(work) }
  }

  /// Ends the block: enqueues the work that waits for it.
  func finish(on cycle: UpdateCycle) {
    course = .over
    let waiting = waiting
    self.waiting = []
    for (work, phase) in waiting { cycle.enqueue(work, in: phase) }
    if !layerAnimations.isEmpty { endLayerAnimations() }
    if let group { cycle.enqueue(ClosureWork { group.leave() }, in: .coordinators) }
  }

  /// The block's time begins. Only the first call counts: an animator may pause and go on.
  func began(_ timing: MediaTiming) {
    guard shownTiming == nil else { return }
    shownTiming = timing
    for animation in layerAnimations { animation.blockBegan(timing) }
  }

  /// Runs `body` as a key frame, which takes a part of the block's time. Rules: LAYER-33.
  static func addKeyframe(start: Double, length: Double, _ body: () -> Void) {
    guard isInBlock, let block = AnimationState.current.block else { return body() }
    let outer = block.keyframe
    block.keyframe = (start, length)
    body()
    block.keyframe = outer
  }

  /// Lets an animation of a layer follow the block.
  func animatesLayer(_ animation: RunningAnimation) {
    layerAnimations.append(animation)
    if let shownTiming { animation.blockBegan(shownTiming) }
  }

  /// An animation of a layer has ended. The removal of the last one ends the block (LAYER-35).
  func forget(_ animation: RunningAnimation, _ end: RunningAnimation.End) {
    layerAnimations.removeAll { $0 === animation }
    guard end == .removed else { return }
    switch course {
    case .open: course = .open(losesAnimations: true)
    case .timed(let work): if layerAnimations.isEmpty { work.cancel() }
    case .endless(let end): if layerAnimations.isEmpty { end(false) }
    case .over: break
    }
  }

  /// The stage has ended: nothing ends the block any more.
  func abandon() {
    course = .over
    layerAnimations = []
  }

  /// The layers lose the animations of the block.
  func endLayerAnimations() {
    let animations = layerAnimations
    layerAnimations = []
    for animation in animations { animation.endWithBlock() }
  }

  /// How many blocks are running in the process.
  private static var openBlocks = 0
}

extension Animation {
  /// The requested timing of an animation.
  struct Timing {
    var duration: TimeInterval
    var delay: TimeInterval = 0
    var repeats = false
    var overridesDuration = false
    /// Whether the views that the animation moves take touches. The library's own animations let them.
    var allowsTouches = false
    var curve = ProgressCurve.easeInOut
    /// Whether each repetition is followed by one backwards.
    var autoreverses = false
    /// Whether the system defines what is animated, so that the animation takes its time whatever its block changes.
    var isOfSystem = false

    /// Longer than any session, and short enough to be added up.
    private static let longest: TimeInterval = 1e9

    static func clamped(_ time: TimeInterval) -> TimeInterval { time > 0 ? min(time, longest) : 0 }
  }
}

/// The state of animations on a stage.
@MainActor final class AnimationState: StagePart {
  var isEnabled = true
  /// The innermost block that is running.
  var block: Animation?
  /// The group that animations join when they begin.
  var group: AnimationGroup?
  /// The records that note each value changed by an animation block.
  var values: [AnimatedValues] = []

  /// Whether an animation that begins now has a duration.
  var takesTime: Bool { isEnabled && group?.disablesActions != true }
}
