import Foundation

/// Reports a transition whose animator does not end it (TRANS-07, M-TRANS-01).
///
/// It waits for the transition's own duration, and then for every animation that still runs: one of them may be the animator's.
@MainActor final class TransitionDeadline {
  private unowned let transition: ControllerTransition
  private var work: TimedWork?

  init(of transition: ControllerTransition) { self.transition = transition }

  func start() { wait(for: .seconds(transition.transitionDuration)) }

  func cancel() {
    work?.cancel()
    work = nil
  }

  private func wait(for duration: Duration) {
    guard transition.isInProgress, work == nil else { return }
    work = transition.stage.cycle.schedule(after: duration, role: .watch) { [weak self] outcome in
      if outcome == .finished { self?.elapsed() }
    }
  }

  private func elapsed() {
    work = nil
    guard transition.isInProgress, transition.interaction != .active else { return }
    if let last = transition.stage.cycle.lastDeadline {
      wait(for: last - transition.stage.cycle.now)
    } else {
      // An animation that ends at this very moment has its completion still to run.
      transition.stage.cycle.enqueue(ClosureWork { [transition] in transition.noteIfNotCompleted() }, in: .coordinators)
    }
  }
}

extension ControllerTransition {
  fileprivate func noteIfNotCompleted() {
    guard isInProgress, interaction != .active else { return }
    stage.diagnostics.report(.transitionNotCompleted(self))
  }
}
