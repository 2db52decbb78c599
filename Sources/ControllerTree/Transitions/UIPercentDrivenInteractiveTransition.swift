import Foundation

/// Drives an animator by a number between 0 and 1, as a gesture gives it.
///
/// The animator's animations stand still while the person drives. ``finish()`` lets them run to their ends, ``cancel()``
/// back to their beginnings; then the animator calls `completeTransition(_:)` as usual. Rules: TRANS-14, TRANS-15, TRANS-24.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
  private weak var context: (any UIViewControllerContextTransitioning)?
  private let stage = Stage.current

  /// Makes a driver for one transition at a time.
  @preconcurrency @MainActor public override init() { super.init() }

  /// How long the animator's animation takes, in seconds; 0 before the transition.
  public private(set) var duration: CGFloat = 0
  /// How far the transition has come, from 0 to 1.
  public private(set) var percentComplete: CGFloat = 0
  /// How fast the rest goes when the person lets go; 1 is the animation's own speed.
  open var completionSpeed: CGFloat = 1
  /// How the rest goes when the person lets go. It changes no time.
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// How the rest of an interruptible animation goes. It changes no time.
  open var timingCurve: (any UITimingCurveProvider)?
  /// Whether the person drives from the beginning. Otherwise the animator begins by itself, until somebody calls ``pause()``.
  /// Rules: TRANS-15.
  open var wantsInteractiveStart = true

  /// Has the animator set its animations up, and holds them if the transition is interactive.
  ///
  /// A context that is not ControllerTree's own keeps its animator to itself; it is told of every step all the same.
  open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    context = transitionContext
    percentComplete = 0
    guard let transition = transitionContext as? ControllerTransition else { return }
    duration = transition.transitionDuration
    transition.startAnimator()
    transition.startInterruptible()
  }

  /// Takes a transition that is under way back into the person's hand.
  /// - Issues: `notInteractive` if none runs, or if a person drives already.
  /// - Rules: TRANS-14, M-TRANS-04.
  open func pause() {
    guard let context else { return report("pause()") }
    context.pauseInteractiveTransition()
    if let transition = context as? ControllerTransition { percentComplete = transition.percentComplete }
  }

  /// The transition has come as far as `percentComplete`; clamped to 0…1.
  /// - Issues: `notInteractive` if none runs.
  /// - Rules: TRANS-14, M-TRANS-04.
  open func update(_ percentComplete: CGFloat) {
    guard let context = running("update(_:)") else { return }
    self.percentComplete = percentComplete > 0 ? min(percentComplete, 1) : 0
    context.updateInteractiveTransition(self.percentComplete)
  }

  /// The person lets go, and the transition runs back to where it began.
  /// - Issues: `notInteractive` if none runs.
  /// - Rules: TRANS-12, TRANS-24, M-TRANS-04.
  open func cancel() { running("cancel()")?.cancelInteractiveTransition() }

  /// The person lets go, and the transition runs to its end.
  /// - Issues: `notInteractive` if none runs.
  /// - Rules: TRANS-14, M-TRANS-04.
  open func finish() { running("finish()")?.finishInteractiveTransition() }

  /// The context of a transition that the person drives. One of a client's knows best itself.
  private func running(_ call: StaticString) -> (any UIViewControllerContextTransitioning)? {
    if let context, context.isInteractive || !(context is ControllerTransition) { return context }
    report(call)
    return nil
  }

  private func report(_ call: StaticString) { stage.diagnostics.report(.notInteractive(call, nil)) }
}
