import Foundation

/// Drives an animator by a fraction between 0 and 1, for example from a gesture.
///
/// The animator's animations are paused while the user drives. ``finish()`` lets them run to their ends, ``cancel()``
/// back to their beginnings; then the animator calls `completeTransition(_:)` as usual. Rules: TRANS-14, TRANS-15,
/// TRANS-24.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
  private weak var context: (any UIViewControllerContextTransitioning)?
  private let stage = Stage.current

  /// Makes a driver for one transition at a time.
  @preconcurrency @MainActor public override init() { super.init() }

  /// The duration of the animator's animation, in seconds; 0 before the transition.
  open private(set) var duration: CGFloat = 0
  /// The progress of the transition, from 0 to 1.
  open private(set) var percentComplete: CGFloat = 0
  /// The speed of the rest after the user lets go; 1 is the animation's own speed.
  open var completionSpeed: CGFloat = 1
  /// The curve of the rest after the user lets go. It does not change the duration.
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// The curve of the rest of an interruptible animation. It does not change the duration. The library never reads it.
  open var timingCurve: (any UITimingCurveProvider)?
  /// Whether the user drives from the beginning. Otherwise the animator begins by itself, until ``pause()`` is
  /// called. Rules: TRANS-15.
  open var wantsInteractiveStart = true

  /// Calls the animator, and pauses its animations if the transition is interactive.
  ///
  /// The animator of a context that is not ControllerTree's own is not called; the context still gets every step.
  open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    context = transitionContext
    percentComplete = 0
    guard let transition = transitionContext as? ControllerTransition else { return }
    duration = transition.transitionDuration
    transition.startAnimator()
    transition.startInterruptible()
  }

  /// Makes a running transition interactive again.
  /// - Issues: `notInteractive` if none runs, or if a user drives already.
  /// - Rules: TRANS-14, M-TRANS-04.
  open func pause() {
    guard let context else { return report("pause()") }
    context.pauseInteractiveTransition()
    if let transition = context as? ControllerTransition { percentComplete = transition.percentComplete }
  }

  /// Sets the progress of the transition; clamped to 0…1.
  /// - Issues: `notInteractive` if none runs.
  /// - Rules: TRANS-14, M-TRANS-04.
  open func update(_ percentComplete: CGFloat) {
    guard let context = running("update(_:)") else { return }
    self.percentComplete = percentComplete > 0 ? min(percentComplete, 1) : 0
    context.updateInteractiveTransition(self.percentComplete)
  }

  /// Ends the interaction, and the transition runs back to its beginning.
  /// - Issues: `notInteractive` if none runs.
  /// - Rules: TRANS-12, TRANS-24, M-TRANS-04.
  open func cancel() { running("cancel()")?.cancelInteractiveTransition() }

  /// Ends the interaction, and the transition runs to its end.
  /// - Issues: `notInteractive` if none runs.
  /// - Rules: TRANS-14, M-TRANS-04.
  open func finish() { running("finish()")?.finishInteractiveTransition() }

  /// Whether a user drives a transition now.
  final var isDriving: Bool { context?.isInteractive ?? false }

  /// The context of a transition that the user drives. A client's own context checks this itself.
  private func running(_ call: StaticString) -> (any UIViewControllerContextTransitioning)? {
    if let context, context.isInteractive || !(context is ControllerTransition) { return context }
    report(call)
    return nil
  }

  private func report(_ call: StaticString) { stage.diagnostics.report(.notInteractive(call, nil)) }
}
