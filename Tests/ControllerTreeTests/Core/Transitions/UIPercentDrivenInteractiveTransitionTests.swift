import XCTest

@testable import ControllerTree

/// A user drives an animator by a fraction (TRANS-12, TRANS-14 to TRANS-16, TRANS-24).
final class UIPercentDrivenInteractiveTransitionTests: XCTestCase {
  /// TRANS-14: the animator's animation is paused while the user drives; after the release, the rest takes the rest
  /// of its time.
  func test_TRANS14_finishing() async {
    await withTrace(.transitions, pacing: .manual) { trace in
      let actors = TransitionActors(trace, style: .overFullScreen)
      let driver = UIPercentDrivenInteractiveTransition()
      actors.director.presentingDriver = driver
      actors.root.present(actors.modal, animated: true) { trace.note("completion") }
      trace.expect(
        """
        V.animationController(forPresented:presenting:source:)
        V.interactionControllerForPresentation(using:)
        V.viewDidLoad()
        V's presentation.presentationTransitionWillBegin()
        V.viewWillAppear(true)
        A.transitionDuration
        V.startInteractiveTransition()
        V.animateTransition()
        V.viewIsAppearing(true)
        """)
      XCTAssertEqual(driver.duration, 0.4)
      trace.advance(10)
      driver.update(0.25)
      XCTAssertEqual(driver.percentComplete, 0.25)
      XCTAssertEqual(actors.modal.transitionCoordinator?.percentComplete, 0.25)
      trace.advance(10)
      driver.finish()
      trace.expect("V.updateInteractiveTransition(0.25)\nV.finishInteractiveTransition()")
      trace.advance(0.299)
      trace.expect("")
      trace.advance(0.001)
      trace.expect(
        """
        V.completeTransition(true)
        V.viewDidAppear(true)
        V's presentation.presentationTransitionDidEnd(true)
        A.animationEnded(true)
        V.completion()
        completion
        """)
    }
  }

  /// TRANS-12, TRANS-14, TRANS-24: cancelled, the animation runs back in the time that has elapsed; handlers are called
  /// before any controller is reversed.
  func test_TRANS12_TRANS14_cancelling() async {
    await withTrace(pacing: .manual) { trace in
      let actors = TransitionActors(trace)
      actors.present(trace)
      let before = trace.tree
      let driver = UIPercentDrivenInteractiveTransition()
      trace.setUp {
        actors.director.dismissingDriver = driver
        actors.director.dismissing = TestAnimator("A", trace) { context, duration in
          TestAnimator.addArrivingView(context)
          UIView.animate(withDuration: duration) {
            context.view(forKey: .from)?.frame.origin.y = 800
          } completion: { isFinished in
            trace.note("finished: \(isFinished)")
            context.completeTransition(!context.transitionWasCancelled)
          }
        }
        actors.root.dismiss(animated: true) { trace.note("never") }
        actors.modal.transitionCoordinator?.notifyWhenInteractionChanges {
          trace.note("interactive: \($0.isInteractive), cancelled: \($0.isCancelled), at \($0.percentComplete)")
        }
      }
      driver.update(0.5)
      driver.cancel()
      trace.expect("interactive: false, cancelled: true, at 0.5")
      trace.advance(0.199)
      trace.expect("")
      trace.advance(0.001)
      trace.expect(
        """
        finished: false
        R.viewWillDisappear(true)
        R.viewDidDisappear(true)
        V.viewWillAppear(true)
        V.viewIsAppearing(true)
        V.viewDidAppear(true)
        A.animationEnded(false)
        """)
      XCTAssertEqual(trace.tree, before)
    }
  }

  /// TRANS-16: under immediate pacing an interactive transition outlasts its turn; after the release, it ends within
  /// the call.
  func test_TRANS16_immediatePacing() async {
    for cancels in [false, true] {
      await withTrace { trace in
        let actors = TransitionActors(trace, style: .pageSheet)
        actors.present(trace)
        let before = trace.tree
        let driver = UIPercentDrivenInteractiveTransition()
        actors.director.dismissingDriver = driver
        actors.modal.dismiss(animated: true) { trace.note("completion") }
        trace.stage.cycle.settle()
        XCTAssertTrue(actors.modal.isBeingDismissed)
        trace.expect("V.viewWillDisappear(true)\nA.transitionDuration")
        driver.update(0.7)
        trace.expect("")
        if cancels {
          driver.cancel()
          trace.expect(
            """
            V.viewWillAppear(true)
            V.viewIsAppearing(true)
            V.viewDidAppear(true)
            A.animationEnded(false)
            """)
          XCTAssertEqual(trace.tree, before)
        } else {
          driver.finish()
          trace.expect("V.viewDidDisappear(true)\nA.animationEnded(true)\ncompletion")
          XCTAssertNil(actors.root.presentedViewController)
        }
      }
    }
  }

  /// TRANS-14: the same on the main run loop, in real time.
  func test_TRANS14_mainRunLoopPacing() async {
    await Stage.withPristine(pacing: .mainRunLoop) { stage in
      for cancels in [false, true] {
        let (root, modal) = (UIViewController(), UIViewController())
        modal.modalPresentationStyle = .overFullScreen
        let window = UIWindow()
        window.rootViewController = root
        window.isHidden = false
        root.present(modal, animated: false)
        let done = XCTestExpectation(description: "coordinator's completion")
        let director = TestDirector()
        let driver = UIPercentDrivenInteractiveTransition()
        (director.dismissing, director.dismissingDriver) = (QuickAnimator(), driver)
        modal.transitioningDelegate = director
        root.dismiss(animated: true)
        modal.transitionCoordinator?.animate(alongsideTransition: nil) { context in
          XCTAssertEqual(context.isCancelled, cancels)
          done.fulfill()
        }
        stage.cycle.turn {}
        driver.update(0.5)
        if cancels { driver.cancel() } else { driver.finish() }
        XCTAssertTrue(modal.isBeingDismissed)
        let result = await XCTWaiter.fulfillment(of: [done], timeout: 5)
        XCTAssertEqual(result, .completed)
        XCTAssertEqual(root.presentedViewController == nil, !cancels)
        window.isHidden = true
      }
    }
  }

  /// TRANS-14: speed, clamping, and a release at the very beginning.
  func test_TRANS14_speedAndClamping() async {
    await withStage(pacing: .manual) { trace in
      let actors = TransitionActors(trace, style: .overFullScreen)
      actors.present(trace)
      let driver = UIPercentDrivenInteractiveTransition()
      actors.director.dismissingDriver = driver
      for (speed, time) in [(0.5, 0.4), (2, 0.1), (0, 0.2), (-1, 0.2), (.nan, 0.2), (CGFloat.infinity, 0.001)] {
        driver.completionSpeed = speed
        actors.root.dismiss(animated: true)
        XCTAssertEqual(actors.modal.transitionCoordinator?.isInteractive, true)
        driver.update(.nan)
        XCTAssertEqual(driver.percentComplete, 0)
        driver.update(3)
        XCTAssertEqual(driver.percentComplete, 1)
        driver.update(0.5)
        driver.cancel()
        trace.advance(time - 0.001)
        XCTAssertEqual(actors.modal.isBeingDismissed, true, "\(speed)")
        trace.advance(0.001)
        XCTAssertEqual(actors.modal.isBeingDismissed, false, "\(speed)")
        XCTAssertEqual(driver.percentComplete, 0.5)
      }
      actors.root.dismiss(animated: true)
      driver.cancel()
      trace.advance(0)
      XCTAssertFalse(actors.modal.isBeingDismissed)
    }
  }

  /// TRANS-14: a cancellation restores the values that the animator's blocks have changed; alongside animations are
  /// paused and restored with them.
  func test_TRANS14_changesArePutBack() async {
    await withTrace(pacing: .manual) { trace in
      let actors = TransitionActors(trace, style: .overFullScreen)
      actors.present(trace)
      let (box, inner) = (NamedView("B", frame: CGRect(x: 0, y: 0, width: 100, height: 100)), NamedView("I"))
      inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      box.addSubview(inner)
      actors.root.view.addSubview(box)
      box.backgroundColor = .red
      let before = trace.tree
      let driver = UIPercentDrivenInteractiveTransition()
      trace.setUp {
        actors.director.dismissingDriver = driver
        actors.director.dismissing = TestAnimator("A", trace) { context, duration in
          UIView.animate(withDuration: duration, delay: 0.1) {
            context.view(forKey: .from)?.frame = CGRect(x: 0, y: 700, width: 200, height: 50)
            context.view(forKey: .from)?.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
            context.view(forKey: .from)?.alpha = 0
          } completion: { _ in
            context.completeTransition(!context.transitionWasCancelled)
          }
        }
        trace.stage.cycle.turn {
          actors.root.dismiss(animated: true)
          actors.modal.transitionCoordinator?.animate(alongsideTransition: { _ in
            box.frame = .zero
            box.backgroundColor = .blue
            UIView.animate(withDuration: 9) {
              box.alpha = 0.5
            } completion: {
              trace.note("along: \($0)")
            }
          })
        }
      }
      XCTAssertEqual(actors.modal.view.alpha, 0)
      XCTAssertEqual(box.bounds.size, .zero)
      driver.update(0.5)
      driver.cancel()
      trace.advance(0.1)
      XCTAssertEqual(actors.modal.view.alpha, 1)
      XCTAssertEqual(actors.modal.view.transform, .identity)
      XCTAssertEqual(actors.modal.view.frame, actors.window.bounds)
      XCTAssertEqual(box.frame, CGRect(x: 0, y: 0, width: 100, height: 100))
      XCTAssertEqual(inner.frame, CGRect(x: 0, y: 0, width: 100, height: 100))
      XCTAssertEqual(box.alpha, 1)
      XCTAssertEqual(box.backgroundColor, .red)
      XCTAssertEqual(trace.tree, before)
      trace.advance(0.1)
      XCTAssertEqual(trace.recorder.drain().compactMap(\.noteText), ["A.animationEnded(false)", "along: false"])
    }
  }

  // MARK: Interaction during the transition

  /// TRANS-14, TRANS-15, TRANS-24: a transition that has begun by itself is paused, moved, and released again; handlers
  /// are called at every change.
  func test_TRANS14_TRANS15_pausing() async {
    await withTrace(.transitions, pacing: .manual) { trace in
      let actors = TransitionActors(trace, style: .overFullScreen)
      let driver = UIPercentDrivenInteractiveTransition()
      driver.wantsInteractiveStart = false
      actors.director.presentingDriver = driver
      actors.root.present(actors.modal, animated: true) { trace.note("completion") }
      guard let coordinator = actors.modal.transitionCoordinator else { return XCTFail("no coordinator") }
      trace.setUp {
        coordinator.notifyWhenInteractionChanges {
          trace.note("interactive: \($0.isInteractive), cancelled: \($0.isCancelled)")
        }
      }
      XCTAssertFalse(coordinator.isInteractive)
      XCTAssertFalse(coordinator.initiallyInteractive)
      XCTAssertTrue(coordinator.isInterruptible)
      trace.advance(0.1)
      driver.pause()
      XCTAssertEqual(driver.percentComplete, 0.25, accuracy: 1e-9)
      trace.expect("V.pauseInteractiveTransition()\ninteractive: true, cancelled: false")
      trace.advance(5)
      driver.update(0.75)
      driver.cancel()
      trace.expect(
        """
        V.updateInteractiveTransition(0.75)
        V.cancelInteractiveTransition()
        interactive: false, cancelled: true
        """)
      trace.advance(0.1)
      driver.pause()
      XCTAssertEqual(driver.percentComplete, 0.5, accuracy: 1e-9)
      XCTAssertFalse(coordinator.isCancelled)
      trace.advance(5)
      driver.finish()
      trace.expect(
        """
        V.pauseInteractiveTransition()
        interactive: true, cancelled: false
        V.finishInteractiveTransition()
        interactive: false, cancelled: false
        """)
      trace.advance(0.199)
      trace.expect("")
      trace.advance(0.001)
      trace.expect(
        """
        V.completeTransition(true)
        V.viewDidAppear(true)
        V's presentation.presentationTransitionDidEnd(true)
        A.animationEnded(true)
        V.completion()
        completion
        """)
    }
  }

  // MARK: Contexts of clients

  /// TRANS-14: a client's container drives the same animators and drivers with a context of its own.
  func test_TRANS14_contextOfAClient() async {
    await withTrace { trace in
      let actors = TransitionActors(trace)
      let context = ClientContext(trace, from: actors.root, to: actors.modal)
      let animator = TestAnimator("A", trace)
      let driver = UIPercentDrivenInteractiveTransition()
      driver.startInteractiveTransition(context)
      driver.update(0.5)
      XCTAssertEqual(driver.percentComplete, 0.5)
      driver.pause()
      driver.cancel()
      driver.finish()
      trace.expect("update 0.5\npause\ncancel\nfinish")
      animator.animateTransition(using: context)
      trace.expect(
        """
        V.viewDidLoad()
        complete true
        """)
    }
  }
}

/// A dismissal with a negligible duration.
private final class QuickAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.02 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    TestAnimator.animate(transitionContext, 0.02)
  }
}

/// A client's own context: it conforms to the protocol and to nothing else, and never returns `true` for
/// `isInteractive`.
private final class ClientContext: NSObject, UIViewControllerContextTransitioning {
  private let trace: Trace
  private let from: UIViewController
  private let to: UIViewController
  let containerView = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))

  init(_ trace: Trace, from: UIViewController, to: UIViewController) {
    self.trace = trace
    self.from = from
    self.to = to
    super.init()
  }

  let isAnimated = true
  let isInteractive = false
  let transitionWasCancelled = false
  let presentationStyle = UIModalPresentationStyle.none
  let targetTransform = CGAffineTransform.identity

  func updateInteractiveTransition(_ percentComplete: CGFloat) { trace.note("update \(percentComplete)") }
  func finishInteractiveTransition() { trace.note("finish") }
  func cancelInteractiveTransition() { trace.note("cancel") }
  func pauseInteractiveTransition() { trace.note("pause") }
  func completeTransition(_ didComplete: Bool) { trace.note("complete \(didComplete)") }
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    key == .from ? from : to
  }
  func view(forKey key: UITransitionContextViewKey) -> UIView? { key == .from ? from.view : to.view }
  func initialFrame(for vc: UIViewController) -> CGRect { containerView.bounds }
  func finalFrame(for vc: UIViewController) -> CGRect { containerView.bounds }
}
