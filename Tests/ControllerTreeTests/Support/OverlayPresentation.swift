import Foundation

@testable import ControllerTree

/// Returns an ``OverlayPresentation``, and an animator and its driver if the test sets them.
final class OverlayMaker: NSObject, UIViewControllerTransitioningDelegate {
  private unowned let trace: Trace
  private(set) var count = 0
  var notesContainer = false
  var animator: (any UIViewControllerAnimatedTransitioning)?
  var driver: UIPercentDrivenInteractiveTransition?

  init(_ trace: Trace) { self.trace = trace }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    count += 1
    let controller = OverlayPresentation(presentedViewController: presented, presenting: presenting)
    controller.note = { [unowned trace] in trace.note($0) }
    controller.notesContainer = notesContainer
    return controller
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    animator
  }

  func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
    animator
  }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    driver
  }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    driver
  }
}

/// A presentation as clients write them: a dimming view, and the presented view in a wrapper, inset from the edges.
final class OverlayPresentation: UIPresentationController {
  let dimming = UIView()
  let wrapper = UIView()
  var inset: CGFloat = 50
  var placesWrapper = false
  var removesPresenter = false
  var keepsSizesToItself = false
  var notesContainer = false
  var note: (String) -> Void = { _ in }

  private func noteContainer() {
    if notesContainer { note("container \(containerView?.frame.shortText ?? "nil")") }
  }

  override var presentedView: UIView? { wrapper }
  override var shouldRemovePresentersView: Bool { removesPresenter }

  override var frameOfPresentedViewInContainerView: CGRect {
    (containerView?.bounds ?? .zero).insetBy(dx: inset, dy: 100)
  }

  override func presentationTransitionWillBegin() {
    noteContainer()
    dimming.frame = containerView?.bounds ?? .zero
    containerView?.insertSubview(dimming, at: 0)
    wrapper.frame = frameOfPresentedViewInContainerView
    presentedViewController.view.frame = wrapper.bounds
    wrapper.addSubview(presentedViewController.view)
    presentedViewController.transitionCoordinator?.animate { [self] _ in note("alongside the presentation") }
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    noteContainer()
    if !completed { dimming.removeFromSuperview() }
  }

  override func dismissalTransitionWillBegin() {
    noteContainer()
    presentedViewController.transitionCoordinator?.animate { [self] _ in note("alongside the dismissal") }
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    noteContainer()
    if completed { dimming.removeFromSuperview() }
  }

  override func containerViewWillLayoutSubviews() {
    guard placesWrapper else { return }
    dimming.frame = containerView?.bounds ?? .zero
    wrapper.frame = frameOfPresentedViewInContainerView
  }

  override func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    CGSize(width: parentSize.width - 2 * inset, height: parentSize.height - 200)
  }

  override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    if !keepsSizesToItself { super.viewWillTransition(to: size, with: coordinator) }
  }

  override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    note("\(presentedViewController.title ?? "") prefers \(container.preferredContentSize.shortText)")
  }
}

/// Adds the arriving view and takes one second.
final class SlowAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 1 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
    UIView.animate(
      withDuration: 1, animations: { changeSomething() },
      completion: { _ in context.completeTransition(!context.transitionWasCancelled) })
  }
}
