import Foundation

/// The change of a window's size, as its controllers see it. Rules WIN-13, CON-22.
///
/// The coordinator that `viewWillTransition(to:with:)` gets: animations run at once, completions after the layout that
/// the change causes.
@MainActor final class SizeTransition: NSObject {
  private let window: UIWindow
  private let alongside = AlongsideWork()

  init(in window: UIWindow) {
    self.window = window
    super.init()
  }

  /// Plans the end, after the controllers have heard of the change.
  func start() {
    let cycle = window.stage.cycle
    cycle.enqueue(ClosureWork { [self] in alongside.start(with: self) }, in: .transitions)
    cycle.enqueue(ClosureWork { [self] in alongside.complete(with: self) }, in: .coordinators)
  }

  /// The default of `viewWillTransition(to:with:)`: tells each loaded child whose size would change.
  static func forward(
    _ size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator, from parent: UIViewController
  ) {
    guard !parent.links.children.isEmpty else { return }
    for child in parent.orderedChildren where child.links.parent === parent {
      guard let view = child.loadedView else { continue }
      // Who is not shown gets its size when it is (TRAIT-10).
      if parent.loadedView?.links.window != nil, view.links.window == nil { continue }
      let target = parent.size(forChildContentContainer: child, withParentContainerSize: size)
      if target != view.bounds.size { Delivery.deliver(.viewWillTransition(target, coordinator), to: child) }
    }
  }
}

extension SizeTransition: UIViewControllerTransitionCoordinator {
  var isAnimated: Bool { false }
  var presentationStyle: UIModalPresentationStyle { .none }
  var initiallyInteractive: Bool { false }
  var isInterruptible: Bool { false }
  var isInteractive: Bool { false }
  var isCancelled: Bool { false }
  var transitionDuration: TimeInterval { 0 }
  var percentComplete: CGFloat { alongside.isComplete ? 1 : 0 }
  var completionVelocity: CGFloat { 1 }
  var completionCurve: UIView.AnimationCurve { .easeInOut }
  var containerView: UIView { window }
  var targetTransform: CGAffineTransform { .identity }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { window.root }

  func view(forKey key: UITransitionContextViewKey) -> UIView? { window.root?.loadedView }

  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    alongside.add(animation, completion: completion, with: self)
  }

  func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: completion)
  }

  func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void) {}
}
