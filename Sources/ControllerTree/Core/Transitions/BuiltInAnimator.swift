import Foundation

/// The animator of a transition without a client's animator: adds the arriving view and lets the duration pass.
final class BuiltInAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let duration: TimeInterval

  /// - Parameter duration: In seconds (STYLE-12).
  init(duration: TimeInterval) {
    self.duration = duration
    super.init()
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    duration
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    (transitionContext as? ControllerTransition)?.scene?.addArrivingView()
    UIView.animate(withDuration: duration) {
    } completion: { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
