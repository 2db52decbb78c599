import Foundation

/// The animation of a change of pages. It can finish at once.
final class PageAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private var context: (any UIViewControllerContextTransitioning)?

  @preconcurrency @MainActor override init() { super.init() }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.35 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    context = transitionContext
    if let view = transitionContext.view(forKey: .to), let page = transitionContext.viewController(forKey: .to) {
      view.frame = transitionContext.finalFrame(for: page)
      transitionContext.containerView.addSubview(view)
    }
    UIView.animateAsSystem(
      withDuration: transitionDuration(using: transitionContext), completion: { [self] _ in end() })
  }

  /// `true` while the animation runs.
  var isUnderWay: Bool { context != nil }

  /// Finishes the animation now; an interactive one is cancelled.
  func endNow() {
    if let context, context.isInteractive { context.cancelInteractiveTransition() }
    end()
  }

  private func end() {
    guard let context else { return }
    self.context = nil
    context.completeTransition(!context.transitionWasCancelled)
  }
}
