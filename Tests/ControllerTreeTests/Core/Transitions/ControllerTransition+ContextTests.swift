import XCTest

@testable import ControllerTree

/// The context of an animator, and the calls of an interactive transition (TRANS-03 to TRANS-10, TRANS-12, TRANS-16,
/// DIS-12).
final class ControllerTransitionContextTests: XCTestCase {
  // MARK: Controllers, views, frames

  /// TRANS-03, TRANS-04, TRANS-06, TRANS-10: both sides of a presentation that fills the screen, and of its dismissal.
  func test_TRANS03_TRANS04_TRANS06_fullScreen() async {
    await withStage { trace in
      let actors = TransitionActors(trace)
      let bounds = actors.window.bounds
      actors.director.presenting = TestAnimator("A", trace) { context, duration in
        XCTAssertTrue(context.viewController(forKey: .from) === actors.root)
        XCTAssertTrue(context.viewController(forKey: .to) === actors.modal)
        XCTAssertTrue(context.view(forKey: .from) === actors.root.view)
        XCTAssertTrue(context.view(forKey: .to) === actors.modal.view)
        XCTAssertEqual(context.initialFrame(for: actors.root), bounds)
        XCTAssertEqual(context.finalFrame(for: actors.root), .zero)
        XCTAssertEqual(context.initialFrame(for: actors.modal), .zero)
        XCTAssertEqual(context.finalFrame(for: actors.modal), bounds)
        XCTAssertEqual(context.initialFrame(for: UIViewController()), .zero)
        XCTAssertNil(context.viewController(forKey: .init(rawValue: "other")))
        XCTAssertNil(context.view(forKey: .init(rawValue: "other")))
        XCTAssertTrue(context.containerView === actors.modal.presentationController?.containerView)
        XCTAssertTrue(context.isAnimated)
        XCTAssertFalse(context.isInteractive)
        XCTAssertFalse(context.transitionWasCancelled)
        XCTAssertEqual(context.presentationStyle, .fullScreen)
        XCTAssertEqual(context.targetTransform, .identity)
        TestAnimator.animate(context, duration)
      }
      actors.director.dismissing = TestAnimator("A", trace) { context, duration in
        XCTAssertTrue(context.viewController(forKey: .from) === actors.modal)
        XCTAssertTrue(context.viewController(forKey: .to) === actors.root)
        XCTAssertTrue(context.view(forKey: .from) === actors.modal.view)
        XCTAssertTrue(context.view(forKey: .to) === actors.root.view)
        XCTAssertEqual(context.initialFrame(for: actors.modal), bounds)
        XCTAssertEqual(context.finalFrame(for: actors.modal), .zero)
        XCTAssertEqual(context.initialFrame(for: actors.root), .zero)
        XCTAssertEqual(context.finalFrame(for: actors.root), bounds)
        TestAnimator.animate(context, duration)
      }
      actors.root.present(actors.modal, animated: true)
      actors.root.dismiss(animated: true)
      XCTAssertNil(actors.root.presentedViewController)
    }
  }

  /// TRANS-04, TRANS-06: a presenter whose view stays has no view in the transition, and keeps its frame.
  func test_TRANS04_viewOfAPresenterThatStays() async {
    await withStage { trace in
      let actors = TransitionActors(trace, style: .overFullScreen)
      let bounds = actors.window.bounds
      actors.director.presenting = TestAnimator("A", trace) { context, duration in
        XCTAssertTrue(context.viewController(forKey: .from) === actors.root)
        XCTAssertNil(context.view(forKey: .from))
        XCTAssertEqual(context.initialFrame(for: actors.root), bounds)
        XCTAssertEqual(context.finalFrame(for: actors.root), bounds)
        XCTAssertEqual(context.presentationStyle, .overFullScreen)
        TestAnimator.animate(context, duration)
      }
      actors.director.dismissing = TestAnimator("A", trace) { context, duration in
        XCTAssertTrue(context.viewController(forKey: .to) === actors.root)
        XCTAssertNil(context.view(forKey: .to))
        TestAnimator.animate(context, duration)
      }
      actors.root.present(actors.modal, animated: true)
      actors.root.dismiss(animated: true)
      XCTAssertNil(actors.root.presentedViewController)
    }
  }

  // MARK: A client's own driver

  /// TRANS-02, TRANS-16: a driver is started instead of the animator. Under immediate pacing the transition waits for
  /// the interaction; the driver's calls are recorded, and it ends the transition itself.
  func test_TRANS16_driverThatFinishes() async {
    await withTrace([.layout, .transitions]) { trace in
      let actors = TransitionActors(trace, style: .overFullScreen)
      let driver = TestDriver()
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
        V's presentation.containerViewWillLayoutSubviews()
        V.viewIsAppearing(true)
        V.viewWillLayoutSubviews()
        V.viewDidLayoutSubviews()
        V's presentation.containerViewDidLayoutSubviews()
        """)
      trace.stage.cycle.settle()
      let context = driver.context
      XCTAssertEqual(context?.isInteractive, true)
      context?.updateInteractiveTransition(0.5)
      context?.updateInteractiveTransition(7)
      context?.updateInteractiveTransition(.nan)
      context?.finishInteractiveTransition()
      XCTAssertEqual(context?.isInteractive, false)
      XCTAssertEqual(context?.transitionWasCancelled, false)
      trace.expect(
        """
        V.updateInteractiveTransition(0.5)
        V.updateInteractiveTransition(1)
        V.updateInteractiveTransition(0)
        V.finishInteractiveTransition()
        ! M-TRANS-01 transitionNotCompleted: V.finishInteractiveTransition()
        """)
      context?.completeTransition(true)
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

  /// TRANS-09, TRANS-12, PC-06: the same, cancelled, for a full-screen dismissal, in every pacing: one turn ends the
  /// interaction and completes.
  func test_TRANS12_driverThatCancels() async {
    for pacing in [UpdateCycle.Pacing.immediate, .manual, .mainRunLoop] {
      await withTrace(pacing: pacing) { trace in
        let actors = TransitionActors(trace)
        actors.present(trace)
        let before = trace.tree
        let driver = TestDriver { _ in }
        actors.director.dismissingDriver = driver
        actors.root.dismiss(animated: true) { trace.note("never") }
        actors.modal.transitionCoordinator?.animate(alongsideTransition: nil) {
          trace.note("completion, cancelled: \($0.isCancelled)")
        }
        actors.modal.transitionCoordinator?.notifyWhenInteractionChanges {
          trace.note("interactive: \($0.isInteractive), cancelled: \($0.isCancelled)")
        }
        trace.expect(
          """
          V.viewWillDisappear(true)
          R.viewWillAppear(true)
          A.transitionDuration
          R.viewIsAppearing(true)
          """)
        trace.stage.cycle.turn("let go") {
          driver.context?.cancelInteractiveTransition()
          XCTAssertEqual(driver.context?.transitionWasCancelled, true)
          driver.context?.completeTransition(false)
        }
        trace.expect(
          """
          interactive: false, cancelled: true
          R.viewWillDisappear(true)
          R.viewDidDisappear(true)
          V.viewWillAppear(true)
          V.viewIsAppearing(true)
          V.viewDidAppear(true)
          A.animationEnded(false)
          completion, cancelled: true
          """)
        XCTAssertEqual(trace.tree, before)
      }
    }
  }

  /// DIS-12: a sheet that is pulled half-way and released: only its own callbacks, reversed.
  func test_DIS12_userReleasesAHalfPulledSheet() async {
    await withTrace { trace in
      let actors = TransitionActors(trace, style: .pageSheet)
      actors.present(trace)
      let before = trace.tree
      let driver = TestDriver { _ in }
      actors.director.dismissingDriver = driver
      actors.modal.dismiss(animated: true) { trace.note("never") }
      trace.expect("V.viewWillDisappear(true)\nA.transitionDuration")
      trace.stage.cycle.turn("let go") {
        driver.context?.cancelInteractiveTransition()
        driver.context?.completeTransition(driver.context?.transitionWasCancelled == false)
      }
      trace.expect(
        """
        V.viewWillAppear(true)
        V.viewIsAppearing(true)
        V.viewDidAppear(true)
        A.animationEnded(false)
        """)
      XCTAssertEqual(trace.tree, before)
    }
  }

  /// PC-05, TRANS-12: a cancelled presentation leaves nothing behind, and may be tried again.
  func test_PC05_presentationThatIsCancelled() async {
    await withTrace { trace in
      let actors = TransitionActors(trace)
      let before = trace.tree
      let driver = TestDriver()
      trace.setUp {
        actors.director.presentingDriver = driver
        actors.root.present(actors.modal, animated: true) { trace.note("never") }
      }
      trace.stage.cycle.turn("let go") {
        driver.context?.cancelInteractiveTransition()
        driver.context?.completeTransition(false)
      }
      trace.expect(
        """
        V.viewWillDisappear(true)
        V.viewDidDisappear(true)
        R.viewWillAppear(true)
        R.viewIsAppearing(true)
        R.viewDidAppear(true)
        A.animationEnded(false)
        """)
      XCTAssertEqual(trace.tree, before)
      XCTAssertNil(actors.modal.viewIfLoaded?.window)
      trace.ignore {
        actors.director.presentingDriver = nil
        actors.root.present(actors.modal, animated: true)
      }
      XCTAssertTrue(actors.root.presentedViewController === actors.modal)
    }
  }

  /// TRANS-15: a driver that does not want to start interactively is started all the same, with a transition that is
  /// not interactive; the animations that it begins run by themselves.
  func test_TRANS15_driverThatLetsTheAnimatorBegin() async {
    await withTrace(.transitions) { trace in
      let actors = TransitionActors(trace, style: .overFullScreen)
      let driver = TestDriver { context in
        trace.note("interactive: \(context.isInteractive)")
        TestAnimator.animate(context, 0.3)
      }
      driver.wantsInteractiveStart = false
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
        interactive: false
        V.viewIsAppearing(true)
        V.completeTransition(true)
        V.viewDidAppear(true)
        V's presentation.presentationTransitionDidEnd(true)
        A.animationEnded(true)
        V.completion()
        completion
        """)
    }
  }

  // MARK: Calls from elsewhere

  /// TRANS-07: `completeTransition` is called in a callback of the transition itself: the other callbacks of the
  /// beginning are not sent twice.
  func test_TRANS07_completionFromACallback() async {
    await withTrace(pacing: .manual) { trace in
      let actors = TransitionActors(trace, style: .overFullScreen)
      let animator = TestAnimator("A", trace, animate: TestAnimator.waitForever)
      actors.director.presenting = animator
      actors.modal.once(.viewIsAppearing) { animator.context?.completeTransition(true) }
      actors.modal.once(.viewWillAppear) { [modal = actors.modal] in
        modal.transitionCoordinator?.animate(
          alongsideTransition: { _ in trace.note("alongside") }, completion: { _ in trace.note("after") })
      }
      actors.root.present(actors.modal, animated: true) { trace.note("completion") }
      trace.expect(
        """
        V.viewDidLoad()
        V.viewWillAppear(true)
        A.transitionDuration
        V.viewIsAppearing(true)
        alongside
        V.viewDidAppear(true)
        A.animationEnded(true)
        completion
        after
        """)
      XCTAssertNil(actors.modal.transitionCoordinator)
    }
  }

  /// TRANS-07: `completeTransition` is called in a block on the main queue, outside the scope of the test's stage.
  func test_TRANS07_completionFromTheMainQueue() async {
    await Stage.withPristine(pacing: .manual) { stage in
      let recorder = EventRecorder(includesTransitions: true)
      let (root, modal) = (UIViewController(), UIViewController())
      (root.title, modal.title) = ("R", "V")
      modal.modalPresentationStyle = .overFullScreen
      let window = UIWindow()
      window.rootViewController = root
      window.isHidden = false
      let director = TestDirector()
      let animator = MainQueueAnimator()
      director.presenting = animator
      modal.transitioningDelegate = director
      recorder.start(on: stage)
      let done = XCTestExpectation(description: "completion")
      root.present(modal, animated: true) {
        XCTAssertTrue(Stage.current === stage)
        done.fulfill()
      }
      _ = recorder.drain()
      let result = await XCTWaiter.fulfillment(of: [done], timeout: 5)
      XCTAssertEqual(result, .completed)
      XCTAssertEqual(
        recorder.drain().map(\.line),
        [
          "V.completeTransition(true)", "V.viewDidAppear(true)", "V's presentation.presentationTransitionDidEnd(true)",
          "V.completion()",
        ])
      window.isHidden = true
    }
  }

  /// WIN-11, TRANS-07: the window is hidden during the transition: the arriving controller is reversed at the end, and
  /// appears with the window.
  func test_TRANS07_windowIsHiddenHalfWay() async {
    await withTrace(pacing: .manual) { trace in
      let actors = TransitionActors(trace, style: .overFullScreen)
      trace.setUp { actors.root.present(actors.modal, animated: true) { trace.note("completion") } }
      actors.window.isHidden = true
      trace.expect("R.viewWillDisappear(false)\nR.viewDidDisappear(false)")
      trace.advance(0.4)
      trace.expect(
        """
        V.viewWillDisappear(true)
        V.viewDidDisappear(true)
        A.animationEnded(true)
        completion
        """)
      XCTAssertTrue(actors.root.presentedViewController === actors.modal)
      actors.window.isHidden = false
      trace.expect(
        """
        R.viewWillAppear(false)
        V.viewWillAppear(false)
        R.viewIsAppearing(false)
        V.viewIsAppearing(false)
        R.viewDidAppear(false)
        V.viewDidAppear(false)
        """)
    }
  }

  /// M-PRES-14, TRANS-07: the root is replaced during the transition: the transition is abandoned, its coordinator's
  /// completions see it as cancelled, and the animator's own end, later, is not reported.
  func test_TRANS07_rootIsReplacedHalfWay() async {
    await withTrace(pacing: .manual) { trace in
      let actors = TransitionActors(trace)
      trace.setUp {
        actors.root.present(actors.modal, animated: true) { trace.note("never") }
        actors.modal.transitionCoordinator?.animate(alongsideTransition: nil) {
          trace.note("cancelled: \($0.isCancelled)")
        }
      }
      let other = trace.controller("S")
      actors.window.rootViewController = other
      trace.expect(
        """
        V.viewWillDisappear(false)
        R.viewDidDisappear(true)
        V.viewDidDisappear(false)
        cancelled: true
        ! M-PRES-14 presenterLeft: UIWindow #1.rootViewController
        S.viewDidLoad()
        S.viewWillAppear(false)
        S.viewIsAppearing(false)
        S.viewDidAppear(false)
        """)
      XCTAssertEqual(actors.window.subviews, [other.view])
      trace.stage.cycle.settle()
      trace.expect("")
    }
  }
}

/// Ends its transition by itself, in another turn of the main run loop.
private final class MainQueueAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 1 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    TestAnimator.addArrivingView(transitionContext)
    DispatchQueue.main.async { transitionContext.completeTransition(true) }
  }
}
