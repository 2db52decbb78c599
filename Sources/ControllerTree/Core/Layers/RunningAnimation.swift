import Foundation

/// An animation that a layer has, from its adding until its removal (LAYER-20 to LAYER-22).
///
///     waiting ──▶ begun ──▶ ended        the end is reached, or the animation is removed before
@MainActor final class RunningAnimation {
  private enum State { case waiting, begun, ended }

  /// Why an animation ends.
  enum End {
    case finished
    case removed
    /// An animation block has added another animation for the same property.
    case replaced
  }

  let key: String?
  /// The layer's copy.
  let animation: CAAnimation
  /// The animation block that decides about time and progress, instead of the animation.
  let block: Animation?
  /// The time in the layer's time, with a begin.
  private(set) var timing: MediaTiming
  private(set) weak var layer: CALayer?
  private weak var cycle: UpdateCycle?
  private let group: AnimationGroup?
  private var state = State.waiting
  private var works: [TimedWork] = []
  /// The times are planned again when the layer's time changes; the plans before have no effect.
  private var plan = 0
  /// The part of an animation block that a key frame takes, and whether it is the first for the property.
  let window: BlockAnimation.Window?

  init(_ animation: CAAnimation, key: String?, layer: CALayer, in block: Animation?, on cycle: UpdateCycle) {
    self.key = key
    self.animation = animation
    self.block = block
    self.layer = layer
    self.cycle = cycle
    timing = animation.timing
    group = block == nil ? AnimationState.current.group : nil
    window = block.map { BlockAnimation.Window(of: $0, animation, layer) }
    if timing.beginTime == 0 { timing.beginTime = LayerTime.localTime(cycle.currentTime / .seconds(1), of: layer) }
    group?.enter()
  }

  var isOver: Bool { state == .ended }

  /// Begins at the end of the turn, or after the delay, and ends with the active time.
  func start() {
    if let block { return block.animatesLayer(self) }
    schedule()
  }

  /// Plans beginning and end anew before time passes again, as the layer's time has changed. Pausing a layer changes several
  /// properties; the plan is made once, after the last of them.
  func reschedule() {
    guard state != .ended, block == nil, let cycle else { return }
    drop()
    let plan = plan
    works = [
      cycle.schedule(after: .zero, role: .watch) { [self] outcome in
        if outcome == .finished, plan == self.plan { schedule() }
      }
    ]
  }

  /// Drops the plans.
  private func drop() {
    plan += 1
    let dropped = works
    works = []
    for work in dropped { work.cancel() }
  }

  private func schedule() {
    guard state != .ended, block == nil, let layer, let cycle else { return }
    drop()
    let now = LayerTime.localTime(cycle.currentTime / .seconds(1), of: layer)
    if state == .waiting {
      after(timing.beginTime - now, layer, cycle) { $0.begin() }
    }
    guard timing.speed != 0, timing.activeDuration.isFinite else { return }
    after(timing.beginTime + timing.activeDuration / abs(Double(timing.speed)) - now, layer, cycle) { $0.reachEnd() }
  }

  /// - Parameter time: In the layer's time.
  private func after(
    _ time: CFTimeInterval, _ layer: CALayer, _ cycle: UpdateCycle,
    _ body: @escaping @MainActor (RunningAnimation) -> Void
  ) {
    guard time > 0 else { return body(self) }
    guard let duration = LayerTime.mediaDuration(time, of: layer) else { return }
    let plan = plan
    let work = cycle.schedule(after: .seconds(Animation.Timing.clamped(duration)), role: .watch) { [self] outcome in
      guard outcome == .finished, plan == self.plan else { return }
      body(self)
    }
    works.append(work)
  }

  private func begin() {
    guard state == .waiting else { return }
    state = .begun
    guard let delegate = animation.delegate else { return }
    tell { delegate.animationDidStart($0) }
  }

  private func reachEnd() {
    begin()
    stop(.finished)
    if animation.isRemovedOnCompletion { layer?.running.removeAll { $0 === self } }
  }

  /// The time of the animation block is known. It is that of the layer's animation, for a client that reads or copies it.
  func blockBegan(_ timing: MediaTiming) {
    guard let layer, let window else { return }
    let begin = timing.beginTime + window.start * timing.duration
    animation.timing.beginTime = LayerTime.localTime(begin, of: layer)
    animation.timing.duration = window.length * timing.duration
    (animation.timing.repeatCount, animation.timing.autoreverses) = (timing.repeatCount, timing.autoreverses)
  }

  /// The animation block has ended.
  func endWithBlock() {
    stop(.finished)
    layer?.running.removeAll { $0 === self }
  }

  /// Ends the animation and tells the delegate; does nothing once it has ended. The layer forgets the animation.
  func stop(_ end: End) {
    guard state != .ended else { return }
    state = .ended
    drop()
    LayerAnimations.ended(self)
    if let delegate = animation.delegate { tell { delegate.animationDidStop($0, finished: end == .finished) } }
    block?.forget(self, end)
    if let group, let cycle { cycle.enqueue(ClosureWork { group.leave() }, in: .coordinators) }
  }

  /// Calls the delegate at the end of the turn, with the other completions.
  private func tell(_ call: @escaping @MainActor (CAAnimation) -> Void) {
    guard let cycle else { return }
    let animation = animation
    cycle.enqueue(ClosureWork { call(animation) }, in: .completions)
  }

  /// Changes the values of `copy` to those of a moment.
  func apply(to copy: CALayer, at localTime: CFTimeInterval) {
    if let block {
      guard let fraction = window?.fraction(of: block.progress), let animation = animation as? CABasicAnimation else {
        return
      }
      return animation.apply(progress: block.curve.progress(at: fraction, of: block.duration), to: copy)
    }
    guard let moment = timing.moment(at: localTime) else { return }
    animation.apply(moment, to: copy)
  }
}
