import Foundation

/// The animator of a transition without a client's animator: adds the arriving view and lets the duration pass.
final class BuiltInAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let duration: TimeInterval
  private let zoom: ZoomAnimation?

  /// - Parameters:
  ///   - duration: In seconds (STYLE-12).
  ///   - zoom: The zoom whose providers are asked (VAL-31).
  init(duration: TimeInterval, zoom: ZoomAnimation? = nil) {
    self.duration = duration
    self.zoom = zoom
    super.init()
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    duration
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    (transitionContext as? ControllerTransition)?.scene?.addArrivingView()
    zoom?.begin()
    UIView.animateAsSystem(
      withDuration: duration,
      completion: { _ in transitionContext.completeTransition(!transitionContext.transitionWasCancelled) })
  }
}
