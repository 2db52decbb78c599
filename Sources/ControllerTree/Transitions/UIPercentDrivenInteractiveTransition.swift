import Foundation

/// Drives an animator by a number between 0 and 1, as a gesture gives it.
///
/// The animator's animations stand still while the person drives. ``finish()`` lets them run to their ends, ``cancel()``
/// back to their beginnings; then the animator calls `completeTransition(_:)` as usual. Rules: TRANS-14, TRANS-15, TRANS-24.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
  private weak var context: (any UIViewControllerContextTransitioning)?

  /// Makes a driver for one transition at a time.
  @preconcurrency @MainActor public override init() { super.init() }

  /// How long the animator's animation takes, in seconds; 0 while nothing runs.
  public private(set) var duration: CGFloat = 0
  /// How far the transition has come, from 0 to 1.
  public private(set) var percentComplete: CGFloat = 0
  /// How fast the rest goes when the person lets go; 1 is the animation's own speed.
  open var completionSpeed: CGFloat = 1
  /// How the rest goes when the person lets go.
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// Whether the person drives from the beginning. Rules: TRANS-15.
  open var wantsInteractiveStart = true

  /// Has the animator set its animations up and holds them.
  open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    context = transitionContext
    percentComplete = 0
    guard let transition = transitionContext as? ControllerTransition else { return }
    duration = transition.transitionDuration
    transition.animateHeld()
  }

  /// Takes a transition that is under way back into the person's hand.
  open func pause() { context?.pauseInteractiveTransition() }

  /// The transition has come as far as `percentComplete`; clamped to 0…1.
  /// - Issues: `notInteractive` if none runs.
  /// - Rules: TRANS-14, M-TRANS-04.
  open func update(_ percentComplete: CGFloat) {
    guard let context = running("update(_:)") else { return }
    self.percentComplete = min(max(percentComplete, 0), 1)
    context.updateInteractiveTransition(self.percentComplete)
  }

  /// The person lets go, and the transition runs back to where it began.
  /// - Issues: `notInteractive` if none runs.
  /// - Rules: TRANS-12, TRANS-24, M-TRANS-04.
  open func cancel() {
    letGo("cancel()") { $0.cancelInteractiveTransition() }
  }

  /// The person lets go, and the transition runs to its end.
  /// - Issues: `notInteractive` if none runs.
  /// - Rules: TRANS-14, M-TRANS-04.
  open func finish() {
    letGo("finish()") { $0.finishInteractiveTransition() }
  }

  private func letGo(_ call: StaticString, _ body: (any UIViewControllerContextTransitioning) -> Void) {
    guard let context = running(call) else { return }
    Stage.current.cycle.turn(PublicCall(call, nil, .event)) {
      body(context)
      let transition = context as? ControllerTransition
      transition?.runHeldAnimations(
        from: .seconds(percentComplete * duration), speed: completionSpeed > 0 ? completionSpeed : 1)
    }
  }

  private func running(_ call: StaticString) -> (any UIViewControllerContextTransitioning)? {
    if let context, context.isInteractive { return context }
    Stage.current.diagnostics.report(.notInteractive(call, nil))
    return nil
  }
}
