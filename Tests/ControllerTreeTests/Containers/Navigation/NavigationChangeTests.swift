import XCTest

@testable import ControllerTree

/// Transitions of a navigation controller with animators, interaction controllers and coordinators.
final class NavigationChangeTests: XCTestCase {
  /// NAV-14, TRANS-02, TRANS-08: the delegate's animator animates a push; its container is the content view.
  func test_NAV14_theDelegatesAnimator() async {
    await withTrace(pacing: .manual) { trace in
      let scene = trace.showNavigation("A")
      let animator = TestAnimator("T", trace)
      scene.delegate.animator = animator
      let detail = trace.controller("B")
      scene.navigation.pushViewController(detail, animated: true)
      trace.expect(
        """
        B.willMove(toParent: N)
        animator for push from A to B?
        driver?
        B.viewDidLoad()
        A.viewWillDisappear(true)
        B.viewWillAppear(true)
        willShow B (true)
        T.transitionDuration
        B.viewIsAppearing(true)
        """)
      let context = animator.context
      XCTAssertTrue(context?.viewController(forKey: .from) === scene.members[0])
      XCTAssertTrue(context?.viewController(forKey: .to) === detail)
      XCTAssertTrue(context?.view(forKey: .to) === detail.view)
      XCTAssertTrue(context?.containerView === scene.members[0].view.superview)
      XCTAssertEqual(context?.presentationStyle, UIModalPresentationStyle.none)
      trace.finishTransitions()
      trace.expect(
        """
        A.viewDidDisappear(true)
        B.viewDidAppear(true)
        B.didMove(toParent: N)
        didShow B (true)
        T.animationEnded(true)
        """)
    }
  }

  /// NAV-14: the delegate is not asked if the change is not animated, or if the shown controller stays.
  func test_NAV14_unanimatedChangesAskNoDelegate() async {
    await withTrace { trace in
      let scene = trace.showNavigation("A")
      scene.delegate.animator = TestAnimator("T", trace)
      scene.navigation.pushViewController(trace.controller("B"), animated: false)
      let top = scene.navigation.viewControllers.suffix(1)
      scene.navigation.setViewControllers([trace.controller("X")] + top, animated: true)
      trace.stage.cycle.settle()
      XCTAssertFalse(trace.recorder.drain().contains { $0.noteText?.hasPrefix("animator") ?? false })
    }
  }

  /// NAV-14, TRANS-13, NAV-13: the delegate's interaction controller cancels: the stack is as before, and `didShow` is
  /// not called.
  func test_NAV14_theDelegatesDriverCancels() async {
    await withTrace { trace in
      let scene = trace.showNavigation("A")
      let driver = UIPercentDrivenInteractiveTransition()
      scene.delegate.animator = TestAnimator("T", trace)
      scene.delegate.driver = driver
      let detail = trace.controller("B")
      trace.setUp { scene.navigation.pushViewController(detail, animated: true) }
      XCTAssertTrue(scene.navigation.transitionCoordinator?.isInteractive ?? false)
      XCTAssertEqual(scene.navigation.titles, ["A", "B"])
      driver.update(0.5)
      driver.cancel()
      trace.expect(
        """
        B.viewWillDisappear(true)
        B.viewDidDisappear(true)
        A.viewWillAppear(true)
        A.viewIsAppearing(true)
        A.viewDidAppear(true)
        B.willMove(toParent: nil)
        B.didMove(toParent: nil)
        T.animationEnded(false)
        """)
      XCTAssertEqual(scene.navigation.titles, ["A"])
      XCTAssertNil(detail.parent)
    }
  }

  /// TRANS-20, NAV-13: in `didShow` the coordinator still has the popped controller, which is not on the stack any
  /// more: apps detect a pop by that.
  func test_TRANS20_theCoordinatorInDidShow() async {
    for animated in [true, false] {
      await withTrace { trace in
        let scene = trace.showNavigation("A", "B")
        scene.delegate.didShow = { navigation, shown in
          let from = navigation.transitionCoordinator?.viewController(forKey: .from)
          trace.note("from \(from?.title ?? "nil") to \(shown.title ?? "nil"), stack \(navigation.titles)")
        }
        scene.navigation.popViewController(animated: animated)
        XCTAssertEqual(
          trace.recorder.drain().compactMap(\.noteText).last, "from B to A, stack [\"A\"]", "animated: \(animated)")
      }
    }
  }

  /// TRANS-20, TRANS-22, TRANS-23: animations alongside a push, which the new top requests right after the call.
  func test_TRANS23_alongsideAPush() async {
    await withTrace(pacing: .manual) { trace in
      let scene = trace.showNavigation("A")
      let detail = trace.controller("B")
      trace.stage.cycle.turn {
        scene.navigation.pushViewController(detail, animated: true)
        detail.transitionCoordinator?.animate { _ in
          trace.note("alongside")
        } completion: { context in
          trace.note("complete, cancelled: \(context.isCancelled)")
        }
      }
      trace.expect(
        """
        B.willMove(toParent: N)
        B.viewDidLoad()
        A.viewWillDisappear(true)
        B.viewWillAppear(true)
        willShow B (true)
        B.viewIsAppearing(true)
        alongside
        """)
      trace.finishTransitions()
      trace.expect(
        """
        A.viewDidDisappear(true)
        B.viewDidAppear(true)
        B.didMove(toParent: N)
        didShow B (true)
        complete, cancelled: false
        """)
    }
  }

  /// TRANS-20: a push from `viewDidAppear` has a coordinator of its own at once.
  func test_TRANS20_theCoordinatorOfAPushFromDidAppear() async {
    await withTrace(pacing: .manual) { trace in
      let scene = trace.showNavigation("A")
      let (middle, last) = (trace.scripted("B"), trace.controller("C"))
      middle.once(.viewDidAppear) {
        scene.navigation.pushViewController(last, animated: true)
        let coordinator = scene.navigation.transitionCoordinator
        XCTAssertTrue(coordinator?.viewController(forKey: .to) === last)
        coordinator?.animate(alongsideTransition: nil) { _ in
          trace.note("C is there: \(last.appearance == .appeared)")
        }
      }
      scene.navigation.pushViewController(middle, animated: true)
      trace.finishTransitions()
      trace.finishTransitions()
      XCTAssertEqual(trace.recorder.drain().compactMap(\.noteText).last, "C is there: true")
    }
  }

  /// NAV-32: a transaction around a push ends after the push, with the coordinator's completions.
  func test_NAV32_transactionAroundAPush() async {
    for animated in [true, false] {
      await withTrace { trace in
        let scene = trace.showNavigation("A")
        CATransaction.begin()
        CATransaction.setCompletionBlock { trace.note("block") }
        scene.navigation.pushViewController(trace.controller("B"), animated: animated)
        CATransaction.commit()
        trace.expect(
          """
          B.willMove(toParent: N)
          B.viewDidLoad()
          A.viewWillDisappear(\(animated))
          B.viewWillAppear(\(animated))
          willShow B (\(animated))
          B.viewIsAppearing(\(animated))
          A.viewDidDisappear(\(animated))
          B.viewDidAppear(\(animated))
          B.didMove(toParent: N)
          didShow B (\(animated))
          block
          """)
      }
    }
  }

  /// STYLE-12: the coordinator has the duration of the built-in animation.
  func test_STYLE12_duration() async {
    await withTrace(pacing: .manual) { trace in
      let scene = trace.showNavigation("A")
      trace.setUp { scene.navigation.pushViewController(trace.controller("B"), animated: true) }
      let duration = scene.navigation.transitionCoordinator?.transitionDuration ?? 0
      XCTAssertGreaterThan(duration, 0)
      trace.advance(duration - 0.01)
      trace.expect("")
      trace.ignore { trace.advance(0.01) }
      XCTAssertNil(scene.navigation.transitionCoordinator)
      XCTAssertGreaterThan(UINavigationController.hideShowBarDuration, 0)
    }
  }
}
