import Foundation

/// What an animator is given: who takes part, where, and how to say that it has finished. Clients may implement it
/// themselves.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view that the transition takes place in. The animator adds the arriving view to it. Rules: TRANS-05.
  var containerView: UIView { get }
  /// Whether the transition takes time. Rules: TRANS-10.
  var isAnimated: Bool { get }
  /// Whether a person drives the transition now. Rules: TRANS-10.
  var isInteractive: Bool { get }
  /// Whether the transition goes back to where it began. Rules: TRANS-09.
  var transitionWasCancelled: Bool { get }
  /// How the controller is presented; `.none` where nothing is presented. Rules: TRANS-10.
  var presentationStyle: UIModalPresentationStyle { get }
  /// How the interface is turned by the transition; the identity if it is not.
  var targetTransform: CGAffineTransform { get }

  /// The transition has come as far as `percentComplete`, from 0 to 1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// The person let go, and the transition goes on to its end.
  func finishInteractiveTransition()
  /// The person let go, and the transition goes back to where it began. Rules: TRANS-09, TRANS-24.
  func cancelInteractiveTransition()
  /// The person takes up a transition that is under way.
  func pauseInteractiveTransition()
  /// The transition is over. Whoever animates says so, once. Rules: TRANS-07, TRANS-08.
  /// - Parameter didComplete: Whether it reached its end; `false` puts everything back.
  func completeTransition(_ didComplete: Bool)

  /// One of the two controllers; `nil` if that side has none. Rules: TRANS-03.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// One of the two views; `nil` if that side has none in the transition. Rules: TRANS-04.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// Where the controller's view is at the beginning, in points; zero if it is nowhere. Rules: TRANS-06.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// Where the controller's view is at the end, in points; zero if it is nowhere. Rules: TRANS-06.
  func finalFrame(for vc: UIViewController) -> CGRect
}

/// Animates a transition. Clients implement it.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// How long the transition takes, in seconds. The context is `nil` where only the duration is wanted.
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
  /// Adds the arriving view to the container, animates, and calls `completeTransition(_:)` at the end. Rules: TRANS-02, TRANS-07.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  /// The animation that the animator runs, the same one throughout a transition, for those who stop it and let it go on. An
  /// animator that implements this usually starts it in `animateTransition(using:)`. The default lends out nothing.
  /// Rules: TRANS-14.
  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating
  /// The transition is over. The default does nothing. Rules: TRANS-08.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// Nothing to interrupt.
  public func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    NothingToInterrupt()
  }

  /// Does nothing.
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// Lets a person drive a transition. Clients implement it, or use ``UIPercentDrivenInteractiveTransition``.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// The transition begins, in the place of the animator's `animateTransition(using:)`. Whether a person drives says the
  /// context's `isInteractive`; it does not if ``wantsInteractiveStart`` is `false`. Rules: TRANS-02, TRANS-15.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
  /// How fast the transition goes on when the person lets go; 1 is its own speed, which is the default.
  var completionSpeed: CGFloat { get }
  /// How the transition goes on when the person lets go. The default eases in and out.
  var completionCurve: UIView.AnimationCurve { get }
  /// Whether the person drives from the beginning. The default is `true`. Rules: TRANS-15.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  /// The transition's own speed.
  public var completionSpeed: CGFloat { 1 }
  /// Easing in and out.
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  /// From the beginning.
  public var wantsInteractiveStart: Bool { true }
}
