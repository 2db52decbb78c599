import XCTest

@testable import ControllerTree

/// Animators that provide an interruptible animator (TRANS-14, TRANS-15, TRANS-25).
final class InterruptibleAnimatorsTests: XCTestCase {
  /// TRANS-14: without a driver the animator runs by itself; an interaction pauses its animation and may reverse it.
  func test_TRANS14_takenUpThroughTheContext() async {
    await withTrace(.transitions, pacing: .manual) { trace in
      let actors = TransitionActors(trace, style: .overFullScreen)
      let animator = LendingAnimator(trace)
      actors.director.presenting = animator
      trace.setUp { actors.root.present(actors.modal, animated: true) }
      guard let context = animator.context, let lent = animator.animation else { return XCTFail("no animation") }
      trace.advance(0.1)
      XCTAssertEqual(actors.modal.transitionCoordinator?.isInterruptible, true)
      context.pauseInteractiveTransition()
      trace.expect("interruptibleAnimator\nV.interruptibleAnimator()\nV.pauseInteractiveTransition()")
      XCTAssertTrue(context.isInteractive)
      XCTAssertFalse(lent.isRunning)
      XCTAssertEqual(lent.fractionComplete, 0.25, accuracy: 1e-9)
      trace.advance(5)
      context.updateInteractiveTransition(0.5)
      XCTAssertEqual(lent.fractionComplete, 0.5, accuracy: 1e-9)
      context.cancelInteractiveTransition()
      trace.advance(0.2)
      trace.expect(
        """
        V.updateInteractiveTransition(0.5)
        V.cancelInteractiveTransition()
        ended at start
        V.completeTransition(false)
        V.viewWillDisappear(true)
        V.viewDidDisappear(true)
        V's presentation.presentationTransitionDidEnd(false)
        """)
    }
  }

  /// TRANS-14: a percent-driven transition pauses it from the beginning, whether the animator starts it itself or not.
  func test_TRANS14_percentDriven() async {
    for starts in [true, false] {
      for cancels in [true, false] {
        await withTrace(pacing: .manual) { trace in
          let actors = TransitionActors(trace, style: .overFullScreen)
          actors.present(trace)
          let animator = LendingAnimator(trace, starts: starts)
          let driver = UIPercentDrivenInteractiveTransition()
          (actors.director.dismissing, actors.director.dismissingDriver) = (animator, driver)
          actors.root.dismiss(animated: true)
          XCTAssertEqual(animator.animation?.state, .active)
          XCTAssertEqual(animator.animation?.isRunning, false)
          trace.setUp {
            trace.advance(5)
            driver.update(0.75)
          }
          XCTAssertEqual(animator.animation?.fractionComplete ?? 0, 0.75, accuracy: 1e-9)
          if cancels { driver.cancel() } else { driver.finish() }
          trace.advance(cancels ? 0.3 : 0.1)
          trace.expect(
            cancels
              ? """
              ended at start
              V.viewWillAppear(true)
              V.viewIsAppearing(true)
              V.viewDidAppear(true)
              """
              : "ended at end\nV.viewDidDisappear(true)")
          XCTAssertEqual(actors.modal.view.alpha, cancels ? 1 : 0)
          XCTAssertEqual(actors.root.presentedViewController == nil, !cancels)
        }
      }
    }
  }

  /// TRANS-14, M-PRES-14: an animation that is paused when the transition is abandoned runs to its end, and no issue is
  /// reported.
  func test_TRANS14_heldAnimationOfAnAbandonedTransition() async {
    await withTrace(pacing: .manual) { trace in
      let actors = TransitionActors(trace, style: .overFullScreen)
      let driver = UIPercentDrivenInteractiveTransition()
      trace.setUp {
        (actors.director.presenting, actors.director.presentingDriver) = (LendingAnimator(trace), driver)
        actors.root.present(actors.modal, animated: true)
        driver.update(0.5)
      }
      actors.window.rootViewController = nil
      trace.expect(
        """
        V.viewWillDisappear(false)
        V.viewDidDisappear(false)
        ! M-PRES-14 presenterLeft: UIWindow #1.rootViewController
        R.viewWillDisappear(false)
        R.viewDidDisappear(false)
        """)
      let issues = trace.collectIssues { driver.finish() }
      XCTAssertEqual(issues.map(\.kind), [.notInteractive])
      trace.advance(0.2)
      trace.expect("ended at start")
    }
  }

  /// TRANS-15: the driver of Apple's sample: it sets the animation up itself, interactive or not, and pauses, reverses
  /// and continues it by itself.
  func test_TRANS15_driverWithAnAnimationOfItsOwn() async {
    for startsInteractively in [true, false] {
      await withTrace(pacing: .manual) { trace in
        let actors = TransitionActors(trace)
        actors.present(trace)
        let before = trace.tree
        let sample = SampleController(trace, startsInteractively: startsInteractively)
        (actors.director.dismissing, actors.director.dismissingDriver) = (sample, sample)
        actors.root.dismiss(animated: true) { trace.note("never") }
        actors.modal.transitionCoordinator?.notifyWhenInteractionChanges {
          trace.note("interactive: \($0.isInteractive)")
        }
        trace.expect(
          """
          V.viewWillDisappear(true)
          R.viewWillAppear(true)
          R.viewIsAppearing(true)
          """)
        trace.advance(0.1)
        if !startsInteractively { sample.take() }
        sample.move(to: 0.5)
        trace.advance(5)
        sample.release(back: true)
        trace.advance(1)
        trace.expect(
          (startsInteractively ? "" : "interactive: true\n") + """
            interactive: false
            R.viewWillDisappear(true)
            R.viewDidDisappear(true)
            V.viewWillAppear(true)
            V.viewIsAppearing(true)
            V.viewDidAppear(true)
            animationEnded(false)
            """)
        XCTAssertEqual(trace.tree, before)
        XCTAssertEqual(actors.modal.view.alpha, 1)
      }
    }
  }

  /// TRANS-14: an animator of the client's own kind is paused, moved and reversed through its protocol.
  func test_TRANS14_animationOfAClientsKind() async {
    await withTrace(pacing: .manual) { trace in
      let actors = TransitionActors(trace, style: .overFullScreen)
      let driver = UIPercentDrivenInteractiveTransition()
      let animation = ClientAnimation(trace)
      trace.setUp {
        actors.director.presenting = ClientAnimator(animation)
        actors.director.presentingDriver = driver
        actors.root.present(actors.modal, animated: true)
      }
      XCTAssertFalse(animation.isRunning)
      driver.update(0.5)
      driver.cancel()
      trace.expect("fraction 0.5\nreversed true\nstart")
      driver.pause()
      driver.finish()
      trace.expect("pause\nstart")
      animation.context?.completeTransition(true)
      trace.expect("V.viewDidAppear(true)")
    }
  }
}

/// Provides a property animator.
private final class LendingAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private(set) var animation: UIViewPropertyAnimator?
  private(set) var context: (any UIViewControllerContextTransitioning)?
  private let trace: Trace
  private let starts: Bool

  init(_ trace: Trace, starts: Bool = true) {
    self.trace = trace
    self.starts = starts
    super.init()
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.4 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    context = transitionContext
    TestAnimator.addArrivingView(transitionContext)
    let view = transitionContext.view(forKey: .from)
    let animation = UIViewPropertyAnimator(duration: 0.4, curve: .linear) { view?.alpha = 0 }
    animation.addCompletion { [trace] position in
      trace.note("ended at \(position)")
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
    self.animation = animation
    if starts { animation.startAnimation() }
  }

  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    if starts { trace.note("interruptibleAnimator") }
    return animation ?? UIViewPropertyAnimator()
  }
}

/// Animator and driver in one, which makes its animation when the transition begins.
private final class SampleController: NSObject, UIViewControllerAnimatedTransitioning,
  UIViewControllerInteractiveTransitioning
{
  private var animation: UIViewPropertyAnimator?
  private var context: (any UIViewControllerContextTransitioning)?
  private let trace: Trace
  let wantsInteractiveStart: Bool

  init(_ trace: Trace, startsInteractively: Bool) {
    self.trace = trace
    wantsInteractiveStart = startsInteractively
    super.init()
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.4 }
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {}

  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    if let animation { return animation }
    XCTFail("The animation is asked for before it is made, or after the transition.")
    return UIViewPropertyAnimator()
  }

  func animationEnded(_ transitionCompleted: Bool) {
    trace.note("animationEnded(\(transitionCompleted))")
    animation = nil
  }

  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    context = transitionContext
    let view = transitionContext.view(forKey: .from)
    let animation = UIViewPropertyAnimator(duration: 0.4, curve: .linear) { view?.alpha = 0 }
    animation.addCompletion { transitionContext.completeTransition($0 == .end) }
    self.animation = animation
    if !transitionContext.isInteractive { animation.startAnimation() }
  }

  func take() {
    animation?.pauseAnimation()
    context?.pauseInteractiveTransition()
  }

  func move(to fraction: CGFloat) {
    animation?.fractionComplete = fraction
    context?.updateInteractiveTransition(fraction)
  }

  func release(back: Bool) {
    animation?.isReversed = back
    if back { context?.cancelInteractiveTransition() } else { context?.finishInteractiveTransition() }
    animation?.continueAnimation(withTimingParameters: nil, durationFactor: 0.5)
  }
}

/// An animator that only records the calls that it gets.
private final class ClientAnimation: NSObject, UIViewImplicitlyAnimating {
  var context: (any UIViewControllerContextTransitioning)?
  private let trace: Trace

  init(_ trace: Trace) {
    self.trace = trace
    super.init()
  }

  private(set) var state = UIViewAnimatingState.inactive
  private(set) var isRunning = false
  var isReversed = false { didSet { trace.note("reversed \(isReversed)") } }
  var fractionComplete: CGFloat = 0 { didSet { trace.note("fraction \(fractionComplete)") } }

  func startAnimation() {
    trace.note("start")
    state = .active
    isRunning = true
  }
  func startAnimation(afterDelay delay: TimeInterval) { startAnimation() }
  func pauseAnimation() {
    trace.note("pause")
    isRunning = false
  }
  func stopAnimation(_ withoutFinishing: Bool) {}
  func finishAnimation(at finalPosition: UIViewAnimatingPosition) {}
}

private final class ClientAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let animation: ClientAnimation

  init(_ animation: ClientAnimation) {
    self.animation = animation
    super.init()
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.4 }
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    TestAnimator.addArrivingView(transitionContext)
    animation.context = transitionContext
  }
  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    animation
  }
}
