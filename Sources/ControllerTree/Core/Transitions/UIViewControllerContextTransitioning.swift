import Foundation

/// The context of an animator: the controllers and views of the transition, their frames, and the call that ends it.
/// Clients may implement it themselves.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view that the transition takes place in. The animator adds the arriving view to it. Rules: TRANS-05.
  var containerView: UIView { get }
  /// Whether the transition takes time. Rules: TRANS-10.
  var isAnimated: Bool { get }
  /// Whether a user drives the transition now. Rules: TRANS-10.
  var isInteractive: Bool { get }
  /// Whether the transition is cancelled and runs back to its beginning. Rules: TRANS-09.
  var transitionWasCancelled: Bool { get }
  /// How the controller is presented; `.none` where nothing is presented. Rules: TRANS-10.
  var presentationStyle: UIModalPresentationStyle { get }
  /// The rotation of the interface by the transition; the identity if there is none.
  var targetTransform: CGAffineTransform { get }

  /// Sets the progress of the transition, from 0 to 1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// The person has let go; the transition runs to its end.
  func finishInteractiveTransition()
  /// The person has let go; the transition runs back to its beginning. Rules: TRANS-09, TRANS-24.
  func cancelInteractiveTransition()
  /// The person pauses a running transition and drives it.
  func pauseInteractiveTransition()
  /// Ends the transition. The animator calls it once. Rules: TRANS-07, TRANS-08.
  /// - Parameter didComplete: Whether the transition reached its end; `false` reverses everything.
  func completeTransition(_ didComplete: Bool)

  /// One of the two controllers; `nil` if that side has none. Rules: TRANS-03.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// One of the two views; `nil` if that side has none in the transition. Rules: TRANS-04.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// The frame of the controller's view at the beginning, in points; zero if it has none. Rules: TRANS-06.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// The frame of the controller's view at the end, in points; zero if it has none. Rules: TRANS-06.
  func finalFrame(for vc: UIViewController) -> CGRect
}

/// Animates a transition. Clients implement it.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// The duration of the transition, in seconds. The context is `nil` if only the duration is needed.
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
  /// Adds the arriving view to the container, animates, and calls `completeTransition(_:)` at the end. Rules: TRANS-02, TRANS-07.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  /// The animation that the animator runs, always the same one during a transition, for code that pauses and continues
  /// it. An animator that implements this usually starts it in `animateTransition(using:)`. The default has no
  /// interruptible animation. Rules: TRANS-14.
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

/// Lets a user drive a transition. Clients implement it, or use ``UIPercentDrivenInteractiveTransition``.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Begins the transition, instead of the animator's `animateTransition(using:)`. The context's `isInteractive` is
  /// `true` if a user drives; it is `false` if ``wantsInteractiveStart`` is. Rules: TRANS-02, TRANS-15.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
  /// The speed of the transition after the user lets go; 1 is its own speed, which is the default.
  var completionSpeed: CGFloat { get }
  /// The curve of the transition after the user lets go. The default eases in and out.
  var completionCurve: UIView.AnimationCurve { get }
  /// Whether the user drives from the beginning. The default is `true`. Rules: TRANS-15.
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
