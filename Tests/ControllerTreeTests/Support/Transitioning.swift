import Foundation

@testable import ControllerTree

/// An animator that runs a closure of the test and logs its calls.
final class TestAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  typealias Context = any UIViewControllerContextTransitioning

  let name: String
  let duration: TimeInterval
  /// The context of the last transition.
  private(set) var context: (any UIViewControllerContextTransitioning)?
  private unowned let trace: Trace
  private let animate: @MainActor (Context, TimeInterval) -> Void

  init(
    _ name: String, _ trace: Trace, duration: TimeInterval = 0.4,
    animate: @escaping @MainActor (Context, TimeInterval) -> Void = TestAnimator.animate
  ) {
    self.name = name
    self.trace = trace
    self.duration = duration
    self.animate = animate
    super.init()
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    trace.note("\(name).transitionDuration")
    return duration
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    context = transitionContext
    animate(transitionContext, duration)
  }

  func animationEnded(_ transitionCompleted: Bool) { trace.note("\(name).animationEnded(\(transitionCompleted))") }

  /// The usual work of an animator.
  static func animate(_ context: any UIViewControllerContextTransitioning, _ duration: TimeInterval) {
    addArrivingView(context)
    UIView.animate(withDuration: duration) {
      changeSomething()
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  /// Adds the arriving view.
  static func addArrivingView(_ context: any UIViewControllerContextTransitioning) {
    guard let view = context.view(forKey: .to), let controller = context.viewController(forKey: .to) else { return }
    view.frame = context.finalFrame(for: controller)
    context.containerView.addSubview(view)
  }

  /// Adds the arriving view and does nothing else.
  static func waitForever(_ context: any UIViewControllerContextTransitioning, _ duration: TimeInterval) {
    addArrivingView(context)
  }
}

/// Returns the animators and drivers of the test.
final class TestDirector: NSObject, UIViewControllerTransitioningDelegate, ScriptOwner {
  var presenting: (any UIViewControllerAnimatedTransitioning)?
  var dismissing: (any UIViewControllerAnimatedTransitioning)?
  var presentingDriver: (any UIViewControllerInteractiveTransitioning)?
  var dismissingDriver: (any UIViewControllerInteractiveTransitioning)?

  override init() {
    super.init()
    ScriptOwners.add(self)
  }

  func removeScripts() { (presenting, dismissing, presentingDriver, dismissingDriver) = (nil, nil, nil, nil) }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    self.presenting
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    dismissing
  }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    presentingDriver
  }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    dismissingDriver
  }
}

/// A custom driver: it stores the context and does nothing by itself.
final class TestDriver: NSObject, UIViewControllerInteractiveTransitioning {
  private(set) var context: (any UIViewControllerContextTransitioning)?
  var completionSpeed: CGFloat = 1
  var completionCurve = UIView.AnimationCurve.linear
  var wantsInteractiveStart = true
  private let start: @MainActor (any UIViewControllerContextTransitioning) -> Void

  init(start: @escaping @MainActor (any UIViewControllerContextTransitioning) -> Void = TestAnimator.addArrivingView) {
    self.start = start
    super.init()
  }

  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    context = transitionContext
    start(transitionContext)
  }
}

/// A root `R` on screen, a controller `V` to present from it, and the delegate that returns animators.
@MainActor struct TransitionActors {
  let window: UIWindow
  let root: ScriptedController
  let modal: ScriptedController
  let director: TestDirector

  /// Sets the style of `V`; the animators of both directions last 0.4 s.
  init(_ trace: Trace, style: UIModalPresentationStyle = .fullScreen) {
    root = trace.controller("R", ScriptedController.init)
    window = trace.show(root)
    modal = trace.controller("V", ScriptedController.init)
    modal.modalPresentationStyle = style
    director = TestDirector()
    director.presenting = TestAnimator("A", trace)
    director.dismissing = TestAnimator("A", trace)
    modal.transitioningDelegate = director
    trace.kept.append(director)
  }

  /// Presents `V`; the trace begins after it.
  func present(_ trace: Trace) {
    root.present(modal, animated: false)
    trace.begin()
  }
}
