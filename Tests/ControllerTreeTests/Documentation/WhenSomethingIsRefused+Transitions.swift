import Foundation

@testable import ControllerTree

/// What animators, drivers and property animators do wrong, in the order of the article.
@MainActor let transitionExamples: [HierarchyIssue.Kind: @MainActor (Article) -> Void] = [
  .transitionNotCompleted: { article in present(in: article, RefusedAnimators.ForgetfulAnimator()) },
  .arrivingViewMissing: { article in present(in: article, RefusedAnimators.EmptyHandedAnimator()) },
  .transitionCompletedTwice: { article in present(in: article, RefusedAnimators.TalkativeAnimator()) },
  .notInteractive: { _ in
    // example: notInteractive
    let driver = UIPercentDrivenInteractiveTransition()
    driver.update(0.5)
    // end
  },
  .animatorOutOfState: { _ in
    let view = UIView()
    // example: animatorOutOfState
    let animator = UIViewPropertyAnimator(duration: 0.3, curve: .linear) { view.alpha = 0 }
    animator.startAnimation()
    animator.finishAnimation(at: .end)
    // end
  },
  .noEventBetween: { article in
    let (root, first, second) = (article.show("Root"), UIViewController(), UIViewController())
    (first.title, second.title) = ("First", "Second")
    root.present(first, animated: false)
    Stage.current.diagnostics.policies[.kind(.noEventBetween)] = .collect
    // example: noEventBetween
    root.dismiss(animated: true)
    root.present(second, animated: true)
    // end
  },
]

/// Presents a controller with an animator of the article's.
@MainActor private func present(in article: Article, _ animator: any UIViewControllerAnimatedTransitioning) {
  let (root, modal, director) = (article.show("Root"), UIViewController(), TestDirector())
  modal.title = "Modal"
  modal.modalPresentationStyle = .overFullScreen
  director.presenting = animator
  modal.transitioningDelegate = director
  root.present(modal, animated: true)
}

/// Classes that the article shows, with names of their own.
private enum RefusedAnimators {
  // example: transitionNotCompleted
  final class ForgetfulAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.3 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      guard let view = context.view(forKey: .to) else { return }
      view.alpha = 0
      context.containerView.addSubview(view)
      UIView.animate(withDuration: 0.3) { view.alpha = 1 }
    }
  }
  // end

  // example: arrivingViewMissing
  final class EmptyHandedAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.3 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      context.completeTransition(true)
    }
  }
  // end

  // example: transitionCompletedTwice
  final class TalkativeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.3 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      guard let view = context.view(forKey: .to) else { return }
      view.alpha = 0
      context.containerView.addSubview(view)
      UIView.animate(withDuration: 0.3) {
        view.alpha = 1
      } completion: { _ in
        context.completeTransition(true)
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
  }
  // end
}
