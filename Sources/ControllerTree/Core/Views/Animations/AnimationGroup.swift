import Foundation

/// All animations that begin before the group is closed; the group completes when the last one has ended. A group inside another
/// one counts as one of its animations. Rules: NAV-32.
@MainActor final class AnimationGroup {
  /// The group that this one belongs to.
  let outer: AnimationGroup?
  /// Runs once, when the group is closed and the last animation has ended.
  var completion: (() -> Void)?
  /// Whether animations that begin now take no time.
  var disablesActions: Bool
  /// The duration of layer animations that set none, in seconds.
  var animationDuration: TimeInterval
  /// The curve of layer animations that set none.
  var timingFunction: CAMediaTimingFunction?

  private var running = 0
  private(set) var isClosed = false

  init(in outer: AnimationGroup?) {
    self.outer = outer
    disablesActions = outer?.disablesActions ?? false
    animationDuration = outer?.animationDuration ?? 0.25
    timingFunction = outer?.timingFunction
    outer?.enter()
  }

  /// Counts an animation that begins.
  func enter() { running += 1 }

  /// Counts an animation that has ended; its completions have run.
  func leave() {
    running -= 1
    completeIfOver()
  }

  /// Lets no further animation join. The group completes at the end of the turn at the earliest.
  func close(on cycle: UpdateCycle) {
    isClosed = true
    if running == 0 { cycle.enqueue(ClosureWork { self.completeIfOver() }, in: .coordinators) }
  }

  private func completeIfOver() {
    guard isClosed, running == 0 else { return }
    let completion = completion
    self.completion = nil
    completion?()
    outer?.leave()
  }
}
