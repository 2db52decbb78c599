import XCTest

@testable import ControllerTree

/// The steps of a transition that a client animates (TRANS-01, TRANS-02, TRANS-05, TRANS-07 to TRANS-12).
final class ControllerTransitionTests: XCTestCase {
  /// TRANS-07: a transition that is over releases its animator, which may retain the transition as its context.
  func test_TRANS07_transitionReleasesItsAnimator() async {
    weak var animator: TestAnimator?
    await withStage { trace in
      let actors = TransitionActors(trace)
      animator = actors.director.presenting as? TestAnimator
      actors.root.present(actors.modal, animated: true)
      XCTAssertNotNil(animator?.context)
      actors.director.presenting = nil
      XCTAssertNil(animator)
    }
  }

  // MARK: Order

  /// TRANS-01, TRANS-02, TRANS-08, TRANS-11: the order of delegate calls, callbacks and views, from the call to the
  /// last completion.
  func test_TRANS02_presentationInFull() async {
    await withTrace([.layout, .transitions], pacing: .manual) { trace in
      let actors = TransitionActors(trace)
      actors.root.present(actors.modal, animated: true) { trace.note("completion") }
      trace.expect(
        """
        V.animationController(forPresented:presenting:source:)
        V.interactionControllerForPresentation(using:)
        V.viewDidLoad()
        V's presentation.presentationTransitionWillBegin()
        R.viewWillDisappear(true)
        V.viewWillAppear(true)
        A.transitionDuration
        V.animateTransition()
        V's presentation.containerViewWillLayoutSubviews()
        V.viewIsAppearing(true)
        V.viewWillLayoutSubviews()
        V.viewDidLayoutSubviews()
        V's presentation.containerViewDidLayoutSubviews()
        """)
      trace.advance(0.399)
      trace.expect("")
      trace.advance(0.001)
      trace.expect(
        """
        V.completeTransition(true)
        V.viewDidAppear(true)
        R.viewDidDisappear(true)
        V's presentation.presentationTransitionDidEnd(true)
        A.animationEnded(true)
        V.completion()
        completion
        V's presentation.containerViewWillLayoutSubviews()
        V's presentation.containerViewDidLayoutSubviews()
        """)
      XCTAssertNil(actors.root.view.window)
    }
  }

  /// TRANS-01, TRANS-02, TRANS-08, TRANS-11: the same for a dismissal; the presenter's view is restored before it
  /// begins.
  func test_TRANS02_dismissalInFull() async {
    await withTrace([.layout, .transitions], pacing: .manual) { trace in
      let actors = TransitionActors(trace)
      actors.present(trace)
      actors.root.dismiss(animated: true) { trace.note("completion") }
      trace.expect(
        """
        V.animationController(forDismissed:)
        V.interactionControllerForDismissal(using:)
        V's presentation.dismissalTransitionWillBegin()
        V.viewWillDisappear(true)
        R.viewWillAppear(true)
        A.transitionDuration
        V.animateTransition()
        V's presentation.containerViewWillLayoutSubviews()
        R.viewIsAppearing(true)
        R.viewWillLayoutSubviews()
        R.viewDidLayoutSubviews()
        V's presentation.containerViewDidLayoutSubviews()
        """)
      trace.advance(0.4)
      trace.expect(
        """
        V.completeTransition(true)
        R.viewDidAppear(true)
        V.viewDidDisappear(true)
        V's presentation.dismissalTransitionDidEnd(true)
        A.animationEnded(true)
        V.completion()
        completion
        """)
      XCTAssertEqual(actors.window.subviews, [actors.root.view])
    }
  }

  /// TRANS-01: unanimated, none of the four delegate methods is called; without an animator none is called for a
  /// driver.
  func test_TRANS01_unanimatedChangesAskNoDelegate() async {
    await withTrace(.transitions, pacing: .manual) { trace in
      let actors = TransitionActors(trace, style: .overFullScreen)
      actors.root.present(actors.modal, animated: false)
      trace.expect(
        """
        V.viewDidLoad()
        V's presentation.presentationTransitionWillBegin()
        V.viewWillAppear(false)
        V.viewIsAppearing(false)
        V.completeTransition(true)
        V.viewDidAppear(false)
        V's presentation.presentationTransitionDidEnd(true)
        """)
      actors.director.dismissing = nil
      actors.root.dismiss(animated: true)
      trace.expect(
        """
        V.animationController(forDismissed:)
        V's presentation.dismissalTransitionWillBegin()
        V.viewWillDisappear(true)
        V.animateTransition()
        """)
      trace.advance(0.5)
      trace.expect(
        """
        V.completeTransition(true)
        V.viewDidDisappear(true)
        V's presentation.dismissalTransitionDidEnd(true)
        """)
    }
  }

  // MARK: The animator ends the transition

  /// TRANS-07, TRANS-08: an animator that has finished before it returns; will… and did… are sent all the same, in order.
  func test_TRANS07_completionWithinAnimateTransition() async {
    await withTrace(.transitions, pacing: .manual) { trace in
      let actors = TransitionActors(trace)
      actors.director.presenting = TestAnimator("A", trace) { context, _ in
        TestAnimator.addArrivingView(context)
        context.completeTransition(true)
        trace.note("animateTransition returns")
      }
      actors.root.present(actors.modal, animated: true) { trace.note("completion") }
      trace.expect(
        """
        V.animationController(forPresented:presenting:source:)
        V.interactionControllerForPresentation(using:)
        V.viewDidLoad()
        V's presentation.presentationTransitionWillBegin()
        R.viewWillDisappear(true)
        V.viewWillAppear(true)
        A.transitionDuration
        V.animateTransition()
        V.completeTransition(true)
        V.viewIsAppearing(true)
        V.viewDidAppear(true)
        R.viewDidDisappear(true)
        V's presentation.presentationTransitionDidEnd(true)
        A.animationEnded(true)
        V.completion()
        completion
        animateTransition returns
        """)
    }
  }

  /// TRANS-07: a transition lasts until `completeTransition` is called, whatever its duration; the call may come from
  /// outside of every turn.
  func test_TRANS07_completionLater() async {
    await withTrace { trace in
      let actors = TransitionActors(trace, style: .overFullScreen)
      let animator = TestAnimator("A", trace, animate: TestAnimator.waitForever)
      actors.director.presenting = animator
      actors.root.present(actors.modal, animated: true) { trace.note("completion") }
      trace.expect(
        """
        V.viewDidLoad()
        V.viewWillAppear(true)
        A.transitionDuration
        V.viewIsAppearing(true)
        ! M-TRANS-01 transitionNotCompleted: R.present(_:animated:completion:)
        """)
      trace.stage.cycle.settle()
      XCTAssertTrue(actors.modal.isBeingPresented)
      XCTAssertNotNil(actors.modal.transitionCoordinator)
      animator.context?.completeTransition(true)
      trace.expect("V.viewDidAppear(true)\nA.animationEnded(true)\ncompletion")
      XCTAssertFalse(actors.modal.isBeingPresented)
      XCTAssertNil(actors.modal.transitionCoordinator)
    }
  }

  /// TRANS-08, TRANS-09, PC-05: `completeTransition(false)` cancels a presentation even without interaction: the
  /// arriving controller disappears, the leaving one appears again, and the tree is as before.
  func test_TRANS08_presentationThatDidNotComplete() async {
    await withTrace(.transitions, pacing: .manual) { trace in
      let actors = TransitionActors(trace)
      let before = trace.tree
      trace.setUp {
        actors.director.presenting = TestAnimator("A", trace, animate: TestAnimator.waitForever)
        actors.root.present(actors.modal, animated: true) { trace.note("never") }
        actors.modal.transitionCoordinator?.animate(alongsideTransition: nil) {
          trace.note("cancelled: \($0.isCancelled)")
        }
      }
      (actors.director.presenting as? TestAnimator)?.context?.completeTransition(false)
      trace.expect(
        """
        V.completeTransition(false)
        V.viewWillDisappear(true)
        V.viewDidDisappear(true)
        R.viewWillAppear(true)
        R.viewIsAppearing(true)
        R.viewDidAppear(true)
        V's presentation.presentationTransitionDidEnd(false)
        A.animationEnded(false)
        cancelled: true
        """)
      XCTAssertEqual(trace.tree, before)
      XCTAssertNil(actors.root.presentedViewController)
      XCTAssertNil(actors.modal.presentingViewController)
      trace.ignore { actors.root.present(actors.modal, animated: false) }
      XCTAssertTrue(actors.root.presentedViewController === actors.modal)
    }
  }

  /// TRANS-12, PC-06: the same for a dismissal: everything stays presented, and the call's completion never runs.
  func test_TRANS12_dismissalThatDidNotComplete() async {
    await withTrace(.transitions, pacing: .manual) { trace in
      let actors = TransitionActors(trace)
      actors.present(trace)
      let before = trace.tree
      let animator = TestAnimator("A", trace, animate: TestAnimator.waitForever)
      trace.setUp {
        actors.director.dismissing = animator
        actors.root.dismiss(animated: true) { trace.note("never") }
      }
      animator.context?.completeTransition(false)
      trace.expect(
        """
        V.completeTransition(false)
        R.viewWillDisappear(true)
        R.viewDidDisappear(true)
        V.viewWillAppear(true)
        V.viewIsAppearing(true)
        V.viewDidAppear(true)
        V's presentation.dismissalTransitionDidEnd(false)
        A.animationEnded(false)
        """)
      XCTAssertEqual(trace.tree, before)
      XCTAssertFalse(actors.modal.isBeingDismissed)
      trace.ignore { actors.root.dismiss(animated: false) }
      XCTAssertNil(actors.root.presentedViewController)
    }
  }

  // MARK: Animators that move views

  /// TRANS-05: the leaving view is in the container when the animator begins; wherever an animator moves it, it is
  /// removed with a full-screen presentation and restored after the dismissal.
  func test_TRANS05_departingViewIsInTheContainer() async {
    await withStage(pacing: .manual) { trace in
      let actors = TransitionActors(trace)
      let before = trace.tree
      actors.director.presenting = TestAnimator("A", trace) { context, duration in
        XCTAssertEqual(context.containerView.subviews, [actors.root.view])
        XCTAssertEqual(actors.root.view.frame, context.containerView.bounds)
        guard let view = context.view(forKey: .to) else { return XCTFail("no view") }
        context.containerView.insertSubview(view, belowSubview: actors.root.view)
        UIView.animate(withDuration: duration) {
          changeSomething()
        } completion: { _ in
          context.completeTransition(true)
        }
      }
      actors.director.dismissing = TestAnimator("A", trace) { context, duration in
        XCTAssertEqual(context.containerView.subviews, [actors.modal.view])
        guard let view = context.view(forKey: .to) else { return XCTFail("no view") }
        context.containerView.insertSubview(view, belowSubview: actors.modal.view)
        UIView.animate(withDuration: duration) {
          changeSomething()
        } completion: { _ in
          context.completeTransition(true)
        }
      }
      actors.root.present(actors.modal, animated: true)
      trace.advance(0.4)
      XCTAssertNil(actors.root.view.window)
      actors.root.dismiss(animated: true)
      trace.advance(0.4)
      XCTAssertEqual(trace.tree, before)
      XCTAssertEqual(actors.window.subviews, [actors.root.view])
    }
  }

  /// TRANS-05: an animator that moves the presenter's view into the container although it stays: the view is restored
  /// after the transition, completed or cancelled, without callbacks.
  func test_TRANS05_presentersViewIsRestored() async {
    await withTrace(pacing: .manual) { trace in
      let actors = TransitionActors(trace, style: .overFullScreen)
      let before = trace.tree
      @MainActor func pull(completes: Bool) -> TestAnimator {
        TestAnimator("A", trace) { context, _ in
          context.containerView.insertSubview(actors.root.view, at: 0)
          TestAnimator.addArrivingView(context)
          context.completeTransition(completes)
        }
      }
      actors.director.presenting = pull(completes: false)
      actors.director.dismissing = pull(completes: true)
      actors.root.present(actors.modal, animated: true)
      XCTAssertEqual(trace.tree, before)
      actors.director.presenting = pull(completes: true)
      actors.root.present(actors.modal, animated: true)
      XCTAssertEqual(actors.window.subviews.first, actors.root.view)
      XCTAssertEqual(actors.window.subviews.count, 2)
      actors.root.dismiss(animated: true)
      XCTAssertEqual(trace.tree, before)
      XCTAssertEqual(actors.window.subviews, [actors.root.view])
      let heard = trace.recorder.drain().map(\.line)
      XCTAssertEqual(heard.filter { $0.hasPrefix("R.view") && $0.contains("ppear") }, [])
      XCTAssertEqual(heard.filter { $0.hasPrefix("!") }, [])
    }
  }

  /// TRANS-12: an animator that removes the departing view although the transition was cancelled: the view is restored.
  func test_TRANS12_viewThatWasTakenOutOnCancel() async {
    await withTrace(pacing: .manual) { trace in
      let actors = TransitionActors(trace, style: .overFullScreen)
      actors.present(trace)
      let before = trace.tree
      actors.director.dismissing = TestAnimator("A", trace) { context, _ in
        context.view(forKey: .from)?.removeFromSuperview()
        context.completeTransition(false)
      }
      actors.root.dismiss(animated: true)
      trace.expect(
        """
        V.viewWillDisappear(true)
        A.transitionDuration
        V.viewWillAppear(true)
        V.viewIsAppearing(true)
        V.viewDidAppear(true)
        A.animationEnded(false)
        """)
      XCTAssertEqual(trace.tree, before)
    }
  }

  /// TRANS-05, M-TRANS-02: an animator that does not add the arriving view; `viewDidAppear` is sent all the same.
  func test_TRANS05_arrivingViewIsMissing() async {
    await withTrace(pacing: .manual) { trace in
      let actors = TransitionActors(trace, style: .overFullScreen)
      actors.director.presenting = TestAnimator("A", trace) { context, _ in context.completeTransition(true) }
      actors.root.present(actors.modal, animated: true) { trace.note("completion") }
      trace.expect(
        """
        V.viewDidLoad()
        V.viewWillAppear(true)
        A.transitionDuration
        ! M-TRANS-02 arrivingViewMissing: R.present(_:animated:completion:)
        V.viewDidAppear(true)
        A.animationEnded(true)
        completion
        """)
      XCTAssertNil(actors.modal.view.window)
      actors.root.dismiss(animated: false)
      trace.expect("V.viewWillDisappear(false)\nV.viewDidDisappear(false)")
    }
  }
}
