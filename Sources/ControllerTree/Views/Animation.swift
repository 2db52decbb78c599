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
  private let delay: TimeInterval
  private let repeats: Bool
  private let completion: ((Bool) -> Void)?
  /// What waits for the animation's end (APP-23).
  private var waiting: [(work: any TurnWork, phase: TurnPhase)] = []

  private init(duration: TimeInterval, delay: TimeInterval, repeats: Bool, completion: ((Bool) -> Void)?) {
    self.duration = duration
    self.delay = delay
    self.repeats = repeats
    self.completion = completion
  }

  /// Whether there is an end that something can wait for.
  private var hasLaterEnd: Bool { duration > 0 && !repeats }

  /// Whether a block is running anywhere in the process: while there is none, nobody needs to ask the stage.
  @inline(__always)
  static var isInBlock: Bool { openBlocks > 0 }

  /// Has `work` wait for the end of the animation whose block is running; without one that ends later, enqueues it.
  static func afterCurrentBlock(_ work: any TurnWork, in phase: TurnPhase) {
    let state = AnimationState.current
    if let block = state.block, block.hasLaterEnd, state.isEnabled {
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
      let state = AnimationState.current
      let outer = state.block
      let inherited = timing.overridesDuration ? nil : outer?.duration
      let block = Animation(
        duration: state.isEnabled ? timing.effectiveDuration(inheriting: inherited) : 0, delay: timing.delay,
        repeats: timing.repeats, completion: completion)
      state.block = block
      openBlocks += 1
      body()
      openBlocks -= 1
      state.block = outer
      block.begin(on: cycle)
    }
  }

  private func begin(on cycle: UpdateCycle) {
    guard duration > 0 else { return finish(true, on: cycle) }
    guard !repeats else { return }
    let time = Duration.seconds(duration + Timing.clamped(delay))
    // The cycle owns the work, so it is there when the work ends.
    _ = cycle.schedule(after: time) { [unowned cycle] outcome in self.finish(outcome == .finished, on: cycle) }
  }

  private func finish(_ isFinished: Bool, on cycle: UpdateCycle) {
    let waiting = waiting
    self.waiting = []
    for (work, phase) in waiting { cycle.enqueue(work, in: phase) }
    guard let completion else { return }
    cycle.enqueue(ClosureWork { completion(isFinished) }, in: .completions)
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

    fileprivate func effectiveDuration(inheriting inherited: TimeInterval?) -> TimeInterval {
      Self.clamped(inherited ?? duration)
    }
  }
}

/// What animations have to know of their stage.
@MainActor final class AnimationState {
  static var current: AnimationState { Stage.current.part(AnimationState.self) { AnimationState() } }

  var isEnabled = true
  /// The innermost block that is running.
  var block: Animation?
}
