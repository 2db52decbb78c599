import Foundation

@testable import ControllerTree

/// A transitioning delegate that logs its calls and returns answers of the test.
final class ProbeTransitioningDelegate: NSObject, UIViewControllerTransitioningDelegate {
  private let note: (String) -> Void
  var makeController: (UIViewController, UIViewController?) -> UIPresentationController? = { _, _ in nil }
  /// The animator of both directions, if it is set.
  var animator: HandAnimator?

  init(note: @escaping (String) -> Void = { _ in }) { self.note = note }

  private func name(_ controller: UIViewController?) -> String { controller?.title ?? "nil" }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    note("asked for \(name(presented)), presenting: \(name(presenting)), source: \(name(source))")
    return makeController(presented, presenting)
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    animator
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    animator
  }
}

/// An animator whose transitions a test ends, finished or cancelled.
final class HandAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private var contexts: [any UIViewControllerContextTransitioning] = []

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 1 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    contexts.append(transitionContext)
    guard let view = transitionContext.view(forKey: .to) else { return }
    transitionContext.containerView.addSubview(view)
  }

  /// Ends the waiting transitions. Returns whether there were any.
  @discardableResult
  func end(completed: Bool) -> Bool {
    let contexts = self.contexts
    self.contexts = []
    for context in contexts { context.completeTransition(completed) }
    return !contexts.isEmpty
  }

  /// Discards the waiting transitions without ending them.
  func forget() { contexts = [] }
}

/// A custom presentation with answers of the test.
final class ProbePresentationController: UIPresentationController {
  var isInFullscreen = true
  var removesPresentersView = false
  var view: UIView?

  override var shouldPresentInFullscreen: Bool { isInFullscreen }
  override var shouldRemovePresentersView: Bool { removesPresentersView }
  override var presentedView: UIView? { view ?? super.presentedView }
}
