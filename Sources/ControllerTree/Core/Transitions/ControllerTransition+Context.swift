import Foundation

/// The transition as the context of its animator. Rules TRANS-03 to TRANS-10.
extension ControllerTransition: UIViewControllerContextTransitioning {
  var containerView: UIView { scene?.containerView ?? UIView() }

  var isInteractive: Bool { interaction == .active }

  var transitionWasCancelled: Bool { interaction == .released(cancelled: true) }

  var presentationStyle: UIModalPresentationStyle { script.presentationStyle }

  var targetTransform: CGAffineTransform { .identity }

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    onStage("updateInteractiveTransition(_:)") {
      guard isDriven else { return noteUpdate() }
      self.percentComplete = percentComplete > 0 ? min(percentComplete, 1) : 0
      TransitionRecord.add("updateInteractiveTransition", .number(self.percentComplete), of: script)
      animations.move(to: self.percentComplete, of: transitionDuration)
    }
  }

  func finishInteractiveTransition() {
    onStage("finishInteractiveTransition()") {
      guard expectsInteraction("finishInteractiveTransition()") else { return }
      TransitionRecord.add("finishInteractiveTransition", of: script)
      release(cancelled: false)
    }
  }

  func cancelInteractiveTransition() {
    onStage("cancelInteractiveTransition()") {
      guard expectsInteraction("cancelInteractiveTransition()") else { return }
      TransitionRecord.add("cancelInteractiveTransition", of: script)
      release(cancelled: true)
    }
  }

  func pauseInteractiveTransition() {
    onStage("pauseInteractiveTransition()") {
      guard case .running = state, isInterruptible, interaction != .active else {
        return stage.diagnostics.report(.notInteractive("pauseInteractiveTransition()", script))
      }
      TransitionRecord.add("pauseInteractiveTransition", of: script)
      take()
    }
  }

  func completeTransition(_ didComplete: Bool) {
    onStage("completeTransition(_:)") {
      switch state {
      case .running:
        TransitionRecord.add("completeTransition", .flag(didComplete), of: script)
        end(didComplete ? .completed : .cancelled)
      case .ending(_, .finishedEarly), .over(.finishedEarly): break
      case .ending, .over: stage.diagnostics.report(.transitionCompletedTwice(script))
      // The animator can't know that the transition was abandoned; before the beginning it has no context.
      case .abandoned, .waiting, .beginning, .begun: break
      }
    }
  }

  /// Whether a user drives the running animation.
  private var isDriven: Bool { if case .running = state { interaction == .active } else { false } }

  private func expectsInteraction(_ call: StaticString) -> Bool {
    if isDriven { return true }
    stage.diagnostics.report(.notInteractive(call, script))
    return false
  }

  /// An update without a user is reported once: an animator may send one for each frame (M-TRANS-04).
  private func noteUpdate() {
    guard !hasReportedUpdate else { return }
    hasReportedUpdate = true
    stage.diagnostics.report(.notInteractive("updateInteractiveTransition(_:)", script))
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .from: script.from
    case .to: script.to
    default: nil
    }
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: scene?.from.view
    case .to: scene?.to.view
    default: nil
    }
  }

  func initialFrame(for vc: UIViewController) -> CGRect { side(of: vc)?.initialFrame ?? .zero }

  func finalFrame(for vc: UIViewController) -> CGRect { side(of: vc)?.finalFrame ?? .zero }

  private func side(of controller: UIViewController) -> TransitionScene.Side? {
    if controller === script.from { return scene?.from }
    return controller === script.to ? scene?.to : nil
  }
}
