import XCTest

@testable import ControllerTree

/// Transitions of chains and inside contexts: TRANS-02, TRANS-12, DIS-04.
final class ControllerTransitionChainTests: XCTestCase {
  /// TRANS-02, DIS-04: a chain is dismissed in one transition of its top, whose delegate is asked; the others only get
  /// callbacks.
  func test_TRANS02_dismissalOfAChain() async {
    await withTrace(.transitions, pacing: .manual) { trace in
      let actors = TransitionActors(trace, style: .overFullScreen)
      actors.present(trace)
      let top = trace.controller("W")
      trace.setUp {
        top.modalPresentationStyle = .overFullScreen
        top.transitioningDelegate = actors.director
        actors.modal.present(top, animated: false)
      }
      actors.root.dismiss(animated: true) { trace.note("completion") }
      trace.expect(
        """
        W.animationController(forDismissed:)
        W.interactionControllerForDismissal(using:)
        W's presentation.dismissalTransitionWillBegin()
        V's presentation.dismissalTransitionWillBegin()
        W.viewWillDisappear(true)
        V.viewWillDisappear(true)
        A.transitionDuration
        W.animateTransition()
        """)
      for controller in [actors.root, actors.modal, top] { XCTAssertNotNil(controller.transitionCoordinator) }
      trace.advance(0.4)
      trace.expect(
        """
        W.completeTransition(true)
        W.viewDidDisappear(true)
        V.viewDidDisappear(true)
        W's presentation.dismissalTransitionDidEnd(true)
        V's presentation.dismissalTransitionDidEnd(true)
        A.animationEnded(true)
        W.completion()
        completion
        """)
      for controller in [actors.root, actors.modal, top] { XCTAssertNil(controller.transitionCoordinator) }
    }
  }

  /// TRANS-12, DIS-04: a chain whose dismissal was cancelled is complete again, from the top.
  func test_TRANS12_chainThatDidNotGo() async {
    await withTrace(pacing: .manual) { trace in
      let actors = TransitionActors(trace, style: .overFullScreen)
      actors.present(trace)
      let top = trace.controller("W")
      trace.setUp {
        top.modalPresentationStyle = .overFullScreen
        top.transitioningDelegate = actors.director
        actors.modal.present(top, animated: false)
      }
      let before = trace.tree
      actors.director.dismissing = TestAnimator("A", trace) { context, _ in context.completeTransition(false) }
      actors.root.dismiss(animated: true) { trace.note("never") }
      trace.expect(
        """
        W.viewWillDisappear(true)
        V.viewWillDisappear(true)
        A.transitionDuration
        W.viewWillAppear(true)
        V.viewWillAppear(true)
        V.viewIsAppearing(true)
        W.viewIsAppearing(true)
        W.viewDidAppear(true)
        V.viewDidAppear(true)
        A.animationEnded(false)
        """)
      XCTAssertEqual(trace.tree, before)
      XCTAssertTrue(actors.modal.presentedViewController === top)
    }
  }

  /// TRANS-02, STYLE-04: in a context only the controller that defines it leaves, and its view is restored from the
  /// container.
  func test_TRANS02_transitionInAContext() async {
    await withTrace(.layout, pacing: .manual) { trace in
      let actors = TransitionActors(trace, style: .currentContext)
      let child = trace.controller("C")
      trace.setUp {
        child.definesPresentationContext = true
        trace.embed(child, in: actors.root)
        child.view.frame = CGRect(x: 0, y: 100, width: 400, height: 300)
      }
      let before = trace.tree
      var frames: [CGRect] = []
      actors.director.presenting = TestAnimator("A", trace) { context, duration in
        frames = [child.view.frame, context.initialFrame(for: child), context.finalFrame(for: actors.modal)]
        TestAnimator.animate(context, duration)
      }
      child.present(actors.modal, animated: true)
      trace.advance(0.4)
      let bounds = CGRect(x: 0, y: 0, width: 400, height: 300)
      XCTAssertEqual(frames, [bounds, bounds, bounds])
      XCTAssertNil(child.view.window)
      trace.expect(
        """
        V.viewDidLoad()
        C.viewWillDisappear(true)
        V.viewWillAppear(true)
        A.transitionDuration
        R.viewWillLayoutSubviews()
        R.viewDidLayoutSubviews()
        V.viewIsAppearing(true)
        V.viewWillLayoutSubviews()
        V.viewDidLayoutSubviews()
        V.viewDidAppear(true)
        C.viewDidDisappear(true)
        A.animationEnded(true)
        """)
      child.dismiss(animated: true)
      trace.advance(0.4)
      XCTAssertEqual(trace.tree, before)
      trace.expect(
        """
        V.viewWillDisappear(true)
        C.viewWillAppear(true)
        A.transitionDuration
        R.viewWillLayoutSubviews()
        R.viewDidLayoutSubviews()
        C.viewIsAppearing(true)
        C.viewWillLayoutSubviews()
        C.viewDidLayoutSubviews()
        C.viewDidAppear(true)
        V.viewDidDisappear(true)
        A.animationEnded(true)
        R.viewWillLayoutSubviews()
        R.viewDidLayoutSubviews()
        """)
    }
  }
}
