import XCTest

@testable import ControllerTree

/// The table of misuse, row by row, for transitions: the wrong call, its one issue, and the tree before and after.
final class TransitionIssuesTests: XCTestCase {
  /// M-TRANS-01: the transition stays in progress.
  func test_MTRANS01_transitionIsNotCompleted() async {
    await withTrace { trace in
      let actors = TransitionActors(trace, style: .overFullScreen)
      actors.director.presenting = TestAnimator("A", trace, animate: TestAnimator.waitForever)
      trace.expectIssue(
        """
        warning: transitionNotCompleted (M-TRANS-01): TestAnimator has not completed the transition from ScriptedController \
        "R" to ScriptedController "V" after its duration of 0.4 s. Call completeTransition(_:) when the animation has ended. \
        [R.present(_:animated:completion:)]
        """, about: ["R", "V"],
        treeBecomes: """
          UIWindow #1 (0, 0, 400, 800)
          └─ ScriptedController "R" appeared, view (0, 0, 400, 800)
             └─ presents → ScriptedController "V" entering, view (0, 0, 400, 800)
          """
      ) { actors.root.present(actors.modal, animated: true) }
      trace.ignore { (actors.director.presenting as? TestAnimator)?.context?.completeTransition(true) }
    }
  }

  /// M-TRANS-02: the controller appears all the same.
  func test_MTRANS02_arrivingViewIsMissing() async {
    await withTrace { trace in
      let actors = TransitionActors(trace, style: .overFullScreen)
      actors.director.presenting = TestAnimator("A", trace) { context, _ in context.completeTransition(true) }
      trace.expectIssue(
        """
        warning: arrivingViewMissing (M-TRANS-02): The transition from ScriptedController "R" to ScriptedController "V" has \
        ended, but the arriving view is not in the container. Add view(forKey: .to) to the containerView. \
        [R.present(_:animated:completion:)]
        """, about: ["R", "V"],
        treeBecomes: """
          UIWindow #1 (0, 0, 400, 800)
          └─ ScriptedController "R" appeared, view (0, 0, 400, 800)
             └─ presents → ScriptedController "V" appeared, view (0, 0, 400, 800), not in the tree
          """
      ) { actors.root.present(actors.modal, animated: true) }
      XCTAssertEqual(actors.modal.appearance, .appeared)
      trace.ignore { actors.root.dismiss(animated: false) }
    }
  }

  /// M-TRANS-03: a second end, finished or cancelled, changes nothing; also from inside the first one.
  func test_MTRANS03_transitionIsCompletedTwice() async {
    await withTrace { trace in
      let actors = TransitionActors(trace, style: .overFullScreen)
      guard let animator = actors.director.presenting as? TestAnimator else { return XCTFail("no animator") }
      trace.setUp { actors.root.present(actors.modal, animated: true) }
      for didComplete in [true, false] {
        trace.expectRefusal(
          """
          notice: transitionCompletedTwice (M-TRANS-03): The transition from ScriptedController "R" to ScriptedController \
          "V" is over already. Call completeTransition(_:) once. [V.completeTransition(_:)]
          """, about: ["R", "V"]
        ) { animator.context?.completeTransition(didComplete) }
      }
      trace.ignore {
        actors.root.dismiss(animated: false)
        actors.modal.once(.viewDidAppear) { animator.context?.completeTransition(false) }
      }
      actors.root.present(actors.modal, animated: true) { trace.note("completion") }
      trace.expect(
        """
        V.viewWillAppear(true)
        A.transitionDuration
        V.viewIsAppearing(true)
        V.viewDidAppear(true)
        ! M-TRANS-03 transitionCompletedTwice: R.present(_:animated:completion:)
        A.animationEnded(true)
        completion
        """)
    }
  }

  /// M-TRANS-04: an interactive driver without a running transition, or after its end, changes nothing.
  func test_MTRANS04_noTransitionInHand() async {
    await withTrace(pacing: .manual) { trace in
      let actors = TransitionActors(trace, style: .overFullScreen)
      let driver = UIPercentDrivenInteractiveTransition()
      func text(_ call: String) -> String {
        """
        notice: notInteractive (M-TRANS-04): No transition is interactive: \(call) has no effect. Start the \
        transition first, and finish or cancel it once.
        """
      }
      trace.expectRefusal(text("update(_:)"), about: []) { driver.update(0.5) }
      trace.expectRefusal(text("finish()"), about: []) { driver.finish() }
      trace.expectRefusal(text("cancel()"), about: []) { driver.cancel() }
      trace.expectRefusal(text("pause()"), about: []) { driver.pause() }
      trace.ignore {
        actors.director.presentingDriver = driver
        actors.root.present(actors.modal, animated: true)
        driver.finish()
      }
      let issues = trace.collectIssues {
        driver.finish()
        driver.cancel()
        driver.update(0)
      }
      XCTAssertEqual(issues.map(\.kind), [.notInteractive, .notInteractive, .notInteractive])
      trace.advance(0.4)
      trace.expect("V.viewDidAppear(true)\nA.animationEnded(true)")
    }
  }

  /// M-TRANS-04: the same for a context that is not driven interactively; pausing needs a pausable animation.
  func test_MTRANS04_contextThatIsNotDriven() async {
    await withTrace(pacing: .manual) { trace in
      let actors = TransitionActors(trace, style: .overFullScreen)
      guard let animator = actors.director.presenting as? TestAnimator else { return XCTFail("no animator") }
      trace.setUp { actors.root.present(actors.modal, animated: true) }
      guard let context = animator.context else { return XCTFail("no context") }
      let calls: [(String, () -> Void)] = [
        ("updateInteractiveTransition(_:)", { context.updateInteractiveTransition(0.5) }),
        ("finishInteractiveTransition()", { context.finishInteractiveTransition() }),
        ("cancelInteractiveTransition()", { context.cancelInteractiveTransition() }),
        ("pauseInteractiveTransition()", { context.pauseInteractiveTransition() }),
      ]
      for (name, call) in calls {
        let issues = trace.stage.diagnostics.collect(call)
        XCTAssertEqual(
          issues.map(\.description),
          [
            """
            notice: notInteractive (M-TRANS-04): The transition from ScriptedController "R" to ScriptedController "V" is not \
            interactive: \(name) has no effect. Start the transition first, and finish or cancel it once. [V.\(name)]
            """
          ])
        XCTAssertEqual(trace.recorder.drain().map(\.kind), [.issue])
      }
      XCTAssertFalse(context.transitionWasCancelled)
      trace.advance(0.4)
      trace.expect("V.viewDidAppear(true)\nA.animationEnded(true)")
    }
  }

  /// M-TRANS-04: an animator that reports each frame, without a user, gets one issue in each transition.
  func test_MTRANS04_updatesAreReportedOnce() async {
    await withTrace(pacing: .manual) { trace in
      let actors = TransitionActors(trace, style: .overFullScreen)
      let animator = TestAnimator("A", trace) { context, duration in
        TestAnimator.animate(context, duration)
        for part in [0.2, 0.4, 0.6] { context.updateInteractiveTransition(part) }
      }
      (actors.director.presenting, actors.director.dismissing) = (animator, animator)
      actors.root.present(actors.modal, animated: true)
      XCTAssertEqual(
        trace.read().map(\.line).filter { $0.hasPrefix("!") },
        ["! M-TRANS-04 notInteractive: R.present(_:animated:completion:)"])
      XCTAssertEqual(animator.context?.transitionWasCancelled, false)
      trace.ignore { trace.advance(0.4) }
      actors.modal.dismiss(animated: true)
      XCTAssertEqual(
        trace.read().map(\.line).filter { $0.hasPrefix("!") },
        ["! M-TRANS-04 notInteractive: V.dismiss(animated:completion:)"])
      trace.ignore { trace.advance(0.4) }
      XCTAssertNil(actors.root.presentedViewController)
    }
  }

  /// M-TRANS-06: calls that a property animator refuses in its state.
  func test_MTRANS06_animatorOutOfState() async {
    await withTrace(pacing: .manual) { trace in
      func text(_ call: String, _ state: String, _ place: String = "") -> String {
        """
        error: animatorOutOfState (M-TRANS-06): \(call) has no effect on a property animator that is \(state). Stop an \
        animator before you finish it, and do both, or let it end, before you release it.\(place)
        """
      }
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { trace.note("block") }
      animator.addCompletion { trace.note("completion \($0)") }
      trace.expectRefusal(text("finishAnimation(at:)", "inactive"), about: []) { animator.finishAnimation(at: .end) }
      trace.ignore { animator.pauseAnimation() }
      trace.expectRefusal(text("finishAnimation(at:)", "active"), about: []) { animator.finishAnimation(at: .end) }
      animator.stopAnimation(false)
      let calls: [(String, String, () -> Void)] = [
        ("startAnimation()", " [startAnimation()]", { animator.startAnimation() }),
        ("startAnimation(afterDelay:)", " [startAnimation(afterDelay:)]", { animator.startAnimation(afterDelay: 1) }),
        ("pauseAnimation()", "", { animator.pauseAnimation() }),
        ("fractionComplete", "", { animator.fractionComplete = 1 }),
        ("addAnimations(_:)", "", { animator.addAnimations {} }),
      ]
      for (call, place, body) in calls {
        trace.expectRefusal(text(call, "stopped", place), about: [], body)
      }
      XCTAssertEqual(animator.state, .stopped)
      animator.finishAnimation(at: .current)
      trace.expect("completion current")
    }
  }

  /// M-TRANS-06: an animator that was released while it was paused, or was stopped.
  func test_MTRANS06_animatorReleased() async {
    await withTrace(pacing: .manual) { trace in
      func text(_ state: String) -> String {
        """
        error: animatorOutOfState (M-TRANS-06): A property animator that \(state) was released. Stop an animator before you \
        finish it, and do both, or let it end, before you release it.
        """
      }
      trace.expectRefusal(text("was paused"), about: []) {
        UIViewPropertyAnimator(duration: 1, curve: .linear).pauseAnimation()
      }
      trace.expectRefusal(text("was stopped but not finished"), about: []) {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
        animator.startAnimation()
        animator.stopAnimation(false)
      }
      let issues = trace.stage.diagnostics.collect {
        UIViewPropertyAnimator(duration: 1, curve: .linear).startAnimation()
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
        animator.pauseAnimation()
        animator.stopAnimation(true)
      }
      XCTAssertEqual(issues, [])
    }
  }
}
