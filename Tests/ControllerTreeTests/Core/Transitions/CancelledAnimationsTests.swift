import XCTest

@testable import ControllerTree

/// The values of views after a transition that was cancelled (TRANS-17, TRANS-18).
final class CancelledAnimationsTests: XCTestCase {
  /// TRANS-17: a completion's values remain after a cancelled change of tabs, whatever began the animation.
  func test_TRANS17_completionSetsValuesAtLast() async {
    for pacing in [UpdateCycle.Pacing.immediate, .manual] {
      for kind in Move.Kind.allCases {
        await withTrace(pacing: pacing) { trace in
          let (tabs, members) = trace.showTabs("A", "B")
          let move = Move(trace, kind, cleansUp: true)
          let interactor = UIPercentDrivenInteractiveTransition()
          let delegate = ProbeTabDelegate(trace)
          (delegate.animator, delegate.interactor) = (move.animator, interactor)
          tabs.delegate = delegate
          trace.setUp { trace.stage.cycle.turn { tabs.selectedIndex = 1 } }
          trace.setUp { interactor.update(0.25) }
          interactor.cancel()
          trace.stage.cycle.settle()
          trace.expect(
            """
            before: alpha 0.0, y 800.0
            B.viewWillDisappear(true)
            B.viewDidDisappear(true)
            A.viewWillAppear(true)
            A.viewIsAppearing(true)
            A.viewDidAppear(true)
            M.animationEnded(false)
            """)
          XCTAssertEqual(move.values(of: members[1].view), "alpha 1.0, y 0.0")

          delegate.animator = nil
          trace.ignore { tabs.selectedIndex = 1 }
          XCTAssertEqual(move.values(of: members[1].view), "alpha 1.0, y 0.0")
        }
      }
    }
  }

  /// TRANS-17: the same after a cancelled push.
  func test_TRANS17_push() async {
    await withTrace(pacing: .manual) { trace in
      let navigation = UINavigationController(rootViewController: trace.controller("A"))
      trace.setUp { trace.show(navigation) }
      let next = trace.controller("B")
      let move = Move(trace, .block, cleansUp: true)
      let delegate = MovingDelegate(move.animator)
      navigation.delegate = delegate
      trace.setUp { navigation.pushViewController(next, animated: true) }
      delegate.driver.update(0.5)
      trace.setUp {
        delegate.driver.cancel()
        trace.stage.cycle.settle()
      }
      XCTAssertEqual(navigation.viewControllers.count, 1)
      XCTAssertEqual(move.values(of: next.view), "alpha 1.0, y 0.0")
    }
  }

  /// TRANS-17: the same after a cancelled presentation.
  func test_TRANS17_presentation() async {
    await withTrace(pacing: .manual) { trace in
      let actors = TransitionActors(trace)
      let move = Move(trace, .block, cleansUp: true)
      let driver = UIPercentDrivenInteractiveTransition()
      (actors.director.presenting, actors.director.presentingDriver) = (move.animator, driver)
      trace.setUp { actors.root.present(actors.modal, animated: true) }
      driver.update(0.5)
      trace.setUp {
        driver.cancel()
        trace.stage.cycle.settle()
      }
      XCTAssertNil(actors.root.presentedViewController)
      XCTAssertEqual(move.values(of: actors.modal.view), "alpha 1.0, y 0.0")
    }
  }

  /// TRANS-17: the values from before the animation are back in the completion, and remain if it sets none.
  func test_TRANS17_withoutCompletionValues() async {
    await withTrace(pacing: .manual) { trace in
      let (tabs, members) = trace.showTabs("A", "B")
      let move = Move(trace, .block, cleansUp: false)
      let interactor = UIPercentDrivenInteractiveTransition()
      let delegate = ProbeTabDelegate(trace)
      (delegate.animator, delegate.interactor) = (move.animator, interactor)
      tabs.delegate = delegate
      trace.setUp { tabs.selectedIndex = 1 }
      interactor.update(0.25)
      trace.setUp {
        interactor.cancel()
        trace.stage.cycle.settle()
      }
      XCTAssertEqual(move.values(of: members[1].view), "alpha 0.0, y 800.0")
    }
  }

  /// TRANS-17: the values are restored even if the animator ends the transition before its animation has run back.
  func test_TRANS17_endedEarly() async {
    await withTrace(pacing: .manual) { trace in
      let (tabs, members) = trace.showTabs("A", "B")
      let move = Move(trace, .block, cleansUp: false)
      let interactor = UIPercentDrivenInteractiveTransition()
      let delegate = ProbeTabDelegate(trace)
      (delegate.animator, delegate.interactor) = (move.animator, interactor)
      tabs.delegate = delegate
      trace.setUp { tabs.selectedIndex = 1 }
      interactor.update(0.25)
      trace.setUp { interactor.cancel() }
      move.animator.context?.completeTransition(false)
      // The view leaves the window, so its animation ends early (LAYER-35), after the values are restored.
      trace.expect(
        """
        B.viewWillDisappear(true)
        B.viewDidDisappear(true)
        A.viewWillAppear(true)
        A.viewIsAppearing(true)
        A.viewDidAppear(true)
        M.animationEnded(false)
        before: alpha 0.0, y 800.0
        ! M-TRANS-03 transitionCompletedTwice: B.completeTransition(_:)
        """)
      trace.stage.cycle.settle()
      trace.expect("")
      XCTAssertEqual(move.values(of: members[1].view), "alpha 0.0, y 800.0")
    }
  }

  /// TRANS-17: an animator that passes `false` without an interaction keeps what it has set: nothing has run back.
  func test_TRANS17_falseWithoutInteraction() async {
    await withTrace { trace in
      let (tabs, members) = trace.showTabs("A", "B")
      let animator = TestAnimator("M", trace) { context, duration in
        TestAnimator.addArrivingView(context)
        context.view(forKey: .to)?.alpha = 0
        UIView.animate(withDuration: duration) {
          context.view(forKey: .to)?.alpha = 1
        } completion: { _ in
          context.completeTransition(false)
        }
      }
      let delegate = ProbeTabDelegate(trace)
      delegate.animator = animator
      tabs.delegate = delegate
      trace.setUp { tabs.selectedIndex = 1 }
      XCTAssertEqual(tabs.selectedIndex, 0)
      XCTAssertEqual(members[1].view.alpha, 1)
    }
  }

  /// TRANS-17: taken up again on its way back and finished, the transition keeps the values of its end.
  func test_TRANS17_takenUpAgain() async {
    await withTrace(pacing: .manual) { trace in
      let (tabs, members) = trace.showTabs("A", "B")
      let move = Move(trace, .block, cleansUp: false)
      let interactor = UIPercentDrivenInteractiveTransition()
      let delegate = ProbeTabDelegate(trace)
      (delegate.animator, delegate.interactor) = (move.animator, interactor)
      tabs.delegate = delegate
      trace.setUp { tabs.selectedIndex = 1 }
      trace.setUp {
        interactor.update(0.5)
        interactor.cancel()
        trace.advance(0.1)
        interactor.pause()
        interactor.finish()
        trace.stage.cycle.settle()
      }
      XCTAssertEqual(tabs.selectedIndex, 1)
      XCTAssertEqual(move.values(of: members[1].view), "alpha 1.0, y 0.0")
    }
  }

  /// TRANS-18: a transform that an earlier animator has left does not move the final frame, and nothing is reported.
  func test_TRANS18_finalFrameUnderATransform() async {
    await withTrace { trace in
      let (tabs, members) = trace.showTabs("A", "B")
      members[1].view.transform = CGAffineTransform(translationX: 0, y: 800)
      var final = CGRect.null
      let animator = TestAnimator("M", trace) { context, _ in
        final = context.finalFrame(for: members[1])
        members[1].view.transform = .identity
        TestAnimator.addArrivingView(context)
        context.completeTransition(true)
      }
      let delegate = ProbeTabDelegate(trace)
      delegate.animator = animator
      tabs.delegate = delegate
      trace.setUp { tabs.selectedIndex = 1 }
      XCTAssertEqual(final, CGRect(origin: .zero, size: .phone))
      XCTAssertEqual(members[1].view.frame, final)
    }
  }
}

/// An animator that fades the arriving view in while it moves up.
@MainActor private final class Move {
  enum Kind: CaseIterable { case block, propertyAnimator }

  let animator: TestAnimator

  init(_ trace: Trace, _ kind: Kind, cleansUp: Bool) {
    animator = TestAnimator("M", trace) { context, duration in
      TestAnimator.addArrivingView(context)
      guard let view = context.view(forKey: .to) else { return }
      Self.set(view, alpha: 0, y: 800)
      let end = {
        trace.note("before: \(Self.values(of: view))")
        if cleansUp { Self.set(view, alpha: 1, y: 0) }
        context.completeTransition(!context.transitionWasCancelled)
      }
      switch kind {
      case .block:
        UIView.animate(withDuration: duration) {
          Self.set(view, alpha: 1, y: 0)
        } completion: { _ in
          end()
        }
      case .propertyAnimator:
        let animator = UIViewPropertyAnimator(duration: duration, curve: .linear) { Self.set(view, alpha: 1, y: 0) }
        animator.addCompletion { _ in end() }
        animator.startAnimation()
      }
    }
  }

  func values(of view: UIView) -> String { Self.values(of: view) }

  private static func values(of view: UIView) -> String { "alpha \(view.alpha), y \(view.transform.ty)" }

  private static func set(_ view: UIView, alpha: CGFloat, y: CGFloat) {
    view.alpha = alpha
    view.transform = CGAffineTransform(translationX: 0, y: y)
  }
}

/// Lets a driver move every push.
private final class MovingDelegate: NSObject, UINavigationControllerDelegate {
  let driver = UIPercentDrivenInteractiveTransition()
  private let animator: any UIViewControllerAnimatedTransitioning

  init(_ animator: any UIViewControllerAnimatedTransitioning) { self.animator = animator }

  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
}
