import Foundation

/// One animation block, from the call until its time is over.
///
///     animate { … } is called   the block runs at once, in a turn: models change, nothing moves slowly
///     end of that turn          what the block did is laid out; virtual time begins to count
///     delay + duration later    what waited for the animation is enqueued → completion(true), as callers' completions
///
/// A block inside another one takes over its duration, unless its options say otherwise. A block of no duration, or with
/// animations disabled, keeps nobody waiting and completes at the end of its turn. One that repeats never completes.
@MainActor final class Animation {
  /// In seconds; 0 if nothing is animated.
  let duration: TimeInterval
  private let repeats: Bool
  /// Whoever waits for several animations, this one among them.
  private let group: AnimationGroup?
  /// What waits for the animation's end (APP-23).
  private var waiting: [(work: any TurnWork, phase: TurnPhase)] = []

  /// Makes a block that its maker ends.
  /// - Parameter duration: In seconds; none where animations are disabled.
  init(duration: TimeInterval, repeats: Bool = false) {
    let state = AnimationState.current
    self.duration = state.takesTime ? Timing.clamped(duration) : 0
    self.repeats = repeats
    group = state.group
    group?.enter()
  }

  /// Whether there is an end that something can wait for.
  private var hasLaterEnd: Bool { duration > 0 && !repeats }

  /// Whether a block is running anywhere in the process: while there is none, nobody needs to ask the stage.
  @inline(__always)
  static var isInBlock: Bool { openBlocks > 0 }

  /// Has `work` wait for the end of the animation whose block is running; without one that ends later, enqueues it.
  static func afterCurrentBlock(_ work: any TurnWork, in phase: TurnPhase) {
    let state = AnimationState.current
    if let block = state.block, block.hasLaterEnd, state.takesTime {
      block.waiting.append((work, phase))
    } else {
      Stage.current.cycle.enqueue(work, in: phase)
    }
  }

  /// Runs `body` as an animation block, in a turn.
  static func run(
    _ call: StaticString, _ timing: Timing, body: () -> Void, completion: ((Bool) -> Void)?
  ) {
    let cycle = Stage.current.cycle
    cycle.turn(PublicCall(call, nil)) {
      let inherited = timing.overridesDuration ? nil : AnimationState.current.block?.duration
      let block = Animation(duration: inherited ?? timing.duration, repeats: timing.repeats)
      block.perform(body)
      block.begin(on: cycle, delay: timing.delay, completion)
    }
  }

  /// Runs `body` as a part of the block.
  func perform(_ body: () -> Void) {
    let state = AnimationState.current
    let outer = state.block
    state.block = self
    Self.openBlocks += 1
    body()
    Self.openBlocks -= 1
    state.block = outer
  }

  private func begin(on cycle: UpdateCycle, delay: TimeInterval, _ completion: ((Bool) -> Void)?) {
    let end = { [unowned cycle] (isFinished: Bool) in
      self.finish(on: cycle)
      guard let completion else { return }
      cycle.enqueue(ClosureWork { completion(isFinished) }, in: .completions)
    }
    guard duration > 0 else { return end(true) }
    guard !repeats else { return }
    // The cycle owns the work, so it is there when the work ends.
    _ = cycle.schedule(after: .seconds(duration), delay: .seconds(Timing.clamped(delay))) { end($0 == .finished) }
  }

  /// The block's time is over: whatever waits for it is due.
  func finish(on cycle: UpdateCycle) {
    let waiting = waiting
    self.waiting = []
    for (work, phase) in waiting { cycle.enqueue(work, in: phase) }
    if let group { cycle.enqueue(ClosureWork { group.leave() }, in: .coordinators) }
  }

  /// How many blocks are running in the process.
  private static var openBlocks = 0
}

extension Animation {
  /// How long an animation is asked to take.
  struct Timing {
    var duration: TimeInterval
    var delay: TimeInterval = 0
    var repeats = false
    var overridesDuration = false

    /// Longer than any session, and short enough to add up.
    private static let longest: TimeInterval = 1e9

    static func clamped(_ time: TimeInterval) -> TimeInterval { time > 0 ? min(time, longest) : 0 }
  }
}

/// What animations have to know of their stage.
@MainActor final class AnimationState {
  static var current: AnimationState { Stage.current.part(AnimationState.self) { AnimationState() } }

  var isEnabled = true
  /// The innermost block that is running.
  var block: Animation?
  /// The animations that begin now belong to it.
  var group: AnimationGroup?
  /// Who notes what animation blocks change.
  var values: [AnimatedValues] = []

  /// Whether an animation that begins now takes any time.
  var takesTime: Bool { isEnabled && group?.disablesActions != true }
}
