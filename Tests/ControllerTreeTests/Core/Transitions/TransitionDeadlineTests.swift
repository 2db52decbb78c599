import XCTest

@testable import ControllerTree

/// Animators that never end their transition are reported, others are not (TRANS-07, M-TRANS-01).
final class TransitionDeadlineTests: XCTestCase {
  /// M-TRANS-01: the issue is reported once, when the duration is over: at the end of the turn, or when time has
  /// passed.
  func test_MTRANS01_animatorThatNeverCompletes() async {
    for pacing in [UpdateCycle.Pacing.immediate, .manual] {
      await withTrace(pacing: pacing) { trace in
        let actors = TransitionActors(trace, style: .overFullScreen)
        let animator = TestAnimator("A", trace, animate: TestAnimator.waitForever)
        actors.director.presenting = animator
        let issues = trace.collectIssues {
          actors.root.present(actors.modal, animated: true)
          if pacing == .manual { trace.advance(0.399) }
        }
        if pacing == .manual { XCTAssertEqual(issues, []) }
        let later = trace.collectIssues { trace.advance(100) }
        XCTAssertEqual((issues + later).map(\.kind), [.transitionNotCompleted])
        animator.context?.completeTransition(true)
        trace.expect("V.viewDidAppear(true)\nA.animationEnded(true)")
      }
    }
  }

  private typealias Context = any UIViewControllerContextTransitioning

  /// Animators that take longer than their duration, or no time.
  private static let animators: [(String, @MainActor (Context, TimeInterval) -> Void)] = [
    (
      "delay",
      { context, duration in
        UIView.animate(withDuration: duration, delay: 3) {
          changeSomething()
        } completion: { _ in
          context.completeTransition(true)
        }
      }
    ),
    (
      "spring",
      { context, _ in
        UIView.animate(
          withDuration: 2, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0
        ) {
          changeSomething()
        } completion: { _ in
          context.completeTransition(true)
        }
      }
    ),
    (
      "one after the other",
      { context, duration in
        UIView.animate(withDuration: duration) {
          changeSomething()
        } completion: { _ in
          UIView.animate(withDuration: 1) {
            changeSomething()
          } completion: { _ in
            context.completeTransition(true)
          }
        }
      }
    ),
    (
      "nested",
      { context, duration in
        UIView.animate(withDuration: duration) {
          changeSomething()
          UIView.animate(withDuration: 5, delay: 0, options: .overrideInheritedDuration) {
            changeSomething()
          } completion: { _ in
            context.completeTransition(true)
          }
        }
      }
    ),
    (
      "keyframes",
      { context, duration in
        UIView.animateKeyframes(withDuration: duration * 2, delay: 0) {
          changeSomething()
          UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {}
        } completion: { _ in
          context.completeTransition(true)
        }
      }
    ),
    (
      "property animator",
      { context, duration in
        let animator = UIViewPropertyAnimator(duration: duration * 3, curve: .linear)
        animator.addCompletion { _ in context.completeTransition(true) }
        animator.startAnimation(afterDelay: 1)
      }
    ),
    (
      "no time",
      { context, _ in
        UIView.animate(withDuration: 0) {
        } completion: { _ in
          context.completeTransition(true)
        }
      }
    ),
  ]

  /// M-TRANS-01: animators that take longer than their duration, in every way that UIKit allows.
  func test_MTRANS01_noFalseAlarms() async {
    for (name, animate) in Self.animators {
      await withTrace { trace in
        let actors = TransitionActors(trace, style: .overFullScreen)
        actors.director.presenting = TestAnimator("A", trace) { context, duration in
          TestAnimator.addArrivingView(context)
          animate(context, duration)
        }
        actors.root.present(actors.modal, animated: true)
        XCTAssertEqual(
          trace.read().map { $0.noteText ?? $0.line },
          [
            "V.viewDidLoad()", "V.viewWillAppear(true)", "A.transitionDuration", "V.viewIsAppearing(true)",
            "V.viewDidAppear(true)", "A.animationEnded(true)",
          ], name)
      }
    }
  }

  /// M-TRANS-01: two transitions without an end do not wait for each other, and an interactive transition is not late.
  func test_MTRANS01_severalAtOnce() async {
    await withTrace { trace in
      let stuck = (0..<2).map { _ in TransitionActors(trace, style: .overFullScreen) }
      let driven = TransitionActors(trace, style: .overFullScreen)
      let driver = TestDriver()
      driven.director.presentingDriver = driver
      let issues = trace.collectIssues {
        trace.stage.cycle.turn("event") {
          for actors in stuck + [driven] {
            actors.director.presenting = TestAnimator("A", trace, animate: TestAnimator.waitForever)
            actors.root.present(actors.modal, animated: true)
          }
        }
      }
      XCTAssertEqual(issues.map(\.kind), [.transitionNotCompleted, .transitionNotCompleted])
      for actors in stuck { (actors.director.presenting as? TestAnimator)?.context?.completeTransition(true) }
      trace.stage.cycle.turn {
        driver.context?.finishInteractiveTransition()
        driver.context?.completeTransition(true)
      }
      XCTAssertEqual(trace.recorder.drain().filter { $0.kind == .issue }, [])
    }
  }

  /// M-TRANS-01: an invalid or excessive duration has no bad effect.
  func test_MTRANS01_strangeDurations() async {
    for duration in [-1, .nan, .infinity, 1e300, 0] {
      await withStage(pacing: .manual) { trace in
        let actors = TransitionActors(trace, style: .overFullScreen)
        actors.director.presenting = TestAnimator("A", trace, duration: duration)
        actors.root.present(actors.modal, animated: true)
        let time = actors.modal.transitionCoordinator?.transitionDuration ?? 0
        XCTAssertEqual(time, duration > 0 ? 1e9 : 0)
        if duration > 0 { trace.stage.cycle.advance(by: .seconds(1e9)) }
        XCTAssertFalse(actors.modal.isBeingPresented)
      }
    }
  }
}
