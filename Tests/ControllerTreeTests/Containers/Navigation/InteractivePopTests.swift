import XCTest

@testable import ControllerTree

/// A user swipes the top away (NAV-24, TRANS-13).
final class InteractivePopTests: XCTestCase {
  /// NAV-24, TRANS-13, NAV-13: the user swipes half-way and cancels: both controllers get the reverse callbacks, and
  /// the stack is as before.
  func test_TRANS13_aCancelledSwipe() async {
    await withTrace { trace in
      let scene = trace.showNavigation("A", "B", bar: true)
      scene.members[0].loadViewIfNeeded()
      trace.skip()
      let swipe = scene.navigation.interactivePop
      XCTAssertTrue(swipe.begin())
      XCTAssertEqual(scene.navigation.titles, ["A"])
      trace.expect(
        """
        B.willMove(toParent: nil)
        B.viewWillDisappear(true)
        A.viewWillAppear(true)
        willShow A (true)
        A.viewSafeAreaInsetsDidChange()
        A.viewLayoutMarginsDidChange()
        A.viewIsAppearing(true)
        A.viewWillLayoutSubviews()
        A.viewDidLayoutSubviews()
        """)
      let coordinator = scene.navigation.transitionCoordinator
      XCTAssertEqual(coordinator?.isInteractive, true)
      coordinator?.notifyWhenInteractionChanges { trace.note("interaction changed, cancelled: \($0.isCancelled)") }
      swipe.update(0.4)
      XCTAssertEqual(swipe.percentComplete, 0.4)
      trace.expect("")
      swipe.cancel()
      trace.expectDetailed(
        """
        interaction changed, cancelled: true
        A.viewWillDisappear(true)
        A.viewDidDisappear(true) window: nil
        B.viewWillAppear(true) movingFromParent
        B.viewIsAppearing(true) movingFromParent
        B.viewWillLayoutSubviews() movingFromParent
        B.viewDidLayoutSubviews() movingFromParent
        B.viewDidAppear(true) movingFromParent
        """)
      XCTAssertEqual(scene.navigation.titles, ["A", "B"])
      XCTAssertFalse(scene.members[1].isMovingFromParent)
      XCTAssertNil(scene.navigation.transitionCoordinator)
    }
  }

  /// NAV-24, TRANS-14: the user swipes and finishes further on: it is a pop like any other; the rest takes the
  /// remaining time.
  func test_NAV24_aFinishedSwipe() async {
    await withTrace(pacing: .manual) { trace in
      let scene = trace.showNavigation("A", "B", bar: true)
      let swipe = scene.navigation.interactivePop
      var states: [UIGestureRecognizer.State] = []
      scene.navigation.interactivePopGestureRecognizer?.addHandler { states.append($0.state) }
      swipe.begin()
      swipe.update(0.5)
      swipe.finish()
      trace.skip()
      trace.advance(0.15)
      trace.expect("")
      trace.advance(0.1)
      trace.expect(
        """
        B.viewDidDisappear(true)
        A.viewDidAppear(true)
        B.didMove(toParent: nil)
        didShow A (true)
        """)
      XCTAssertEqual(states, [.began, .changed, .ended])
      XCTAssertEqual(scene.navigation.interactivePopGestureRecognizer?.state, .possible)
    }
  }

  /// NAV-24: a second swipe after a cancelled one.
  func test_NAV24_swipedAgain() async {
    await withTrace { trace in
      let scene = trace.showNavigation("A", "B", bar: true)
      let swipe = scene.navigation.interactivePop
      swipe.begin()
      swipe.cancel()
      XCTAssertTrue(swipe.begin())
      swipe.finish()
      XCTAssertEqual(scene.navigation.titles, ["A"])
      XCTAssertNil(scene.members[1].parent)
      trace.skip()
    }
  }

  /// NAV-24: without a visible back button no swipe begins, as long as the recognizer has its default delegate.
  func test_NAV24_conditions() async {
    await withTrace { trace in
      let scene = trace.showNavigation("A", "B", bar: true)
      let (navigation, item) = (scene.navigation, scene.members[1].navigationItem)
      @MainActor func begins() -> Bool {
        defer { if navigation.transitionCoordinator != nil { navigation.interactivePop.cancel() } }
        return navigation.interactivePop.begin()
      }
      XCTAssertTrue(begins())
      navigation.isNavigationBarHidden = true
      XCTAssertFalse(begins(), "no bar")
      navigation.isNavigationBarHidden = false
      item.hidesBackButton = true
      XCTAssertFalse(begins(), "no back button")
      item.hidesBackButton = false
      item.leftBarButtonItem = UIBarButtonItem(systemItem: .close)
      XCTAssertFalse(begins(), "another button in its place")
      item.leftItemsSupplementBackButton = true
      XCTAssertTrue(begins())
      item.leftItemsSupplementBackButton = false
      navigation.interactivePopGestureRecognizer?.isEnabled = false
      navigation.interactivePopGestureRecognizer?.delegate = nil
      XCTAssertFalse(begins(), "disabled")
      navigation.interactivePopGestureRecognizer?.isEnabled = true
      XCTAssertTrue(begins(), "without a delegate the bar does not matter")
      let delegate = GestureDelegate()
      navigation.interactivePopGestureRecognizer?.delegate = delegate
      XCTAssertFalse(begins(), "a client's delegate is against it")
      delegate.mayBegin = true
      XCTAssertTrue(begins())
      XCTAssertEqual(navigation.titles, ["A", "B"])
      trace.skip()
    }
  }

  /// NAV-24, NAV-31: no swipe of the only controller, off screen, or in a transition; during a swipe, calls that
  /// change the stack are refused.
  func test_NAV24_whatStandsInTheWay() async {
    await withTrace { trace in
      let (navigation, _, _) = trace.makeNavigation(["A"], bar: true)
      XCTAssertFalse(navigation.interactivePop.begin())
      trace.show(navigation)
      XCTAssertFalse(navigation.interactivePop.begin())
      navigation.pushViewController(trace.controller("B"), animated: false)
      trace.skip()
      XCTAssertTrue(navigation.interactivePop.begin())
      XCTAssertFalse(navigation.interactivePop.begin())
      trace.skip()
      XCTAssertNil(navigation.popViewController(animated: true))
      trace.expect("")
      navigation.setViewControllers([], animated: false)
      trace.expect("! M-NAV-11 navigationInProgress: N.setViewControllers(_:animated:)")
      navigation.interactivePop.finish()
      XCTAssertEqual(navigation.titles, ["A"])
      trace.skip()
    }
  }

  /// M-TRANS-04: steps without `begin()`.
  func test_MTRANS04_stepsWithoutABeginning() async {
    await withTrace { trace in
      let scene = trace.showNavigation("A", "B")
      let swipe = scene.navigation.interactivePop
      swipe.update(0.5)
      swipe.finish()
      swipe.cancel()
      trace.expect(
        """
        ! M-TRANS-04 notInteractive: N.update(_:)
        ! M-TRANS-04 notInteractive: N.finish()
        ! M-TRANS-04 notInteractive: N.cancel()
        """)
    }
  }

  /// NAV-14, NAV-24: the user's swipe drives the client's animator.
  func test_NAV24_theHandDrivesTheDelegatesAnimator() async {
    await withTrace { trace in
      let scene = trace.showNavigation("A", "B", bar: true)
      scene.delegate.animator = TestAnimator("T", trace)
      scene.navigation.interactivePop.begin()
      XCTAssertEqual(scene.navigation.transitionCoordinator?.isInteractive, true)
      trace.skip()
      scene.navigation.interactivePop.finish()
      trace.expect(
        """
        B.viewDidDisappear(true)
        A.viewDidAppear(true)
        B.didMove(toParent: nil)
        didShow A (true)
        T.animationEnded(true)
        """)
    }
  }
}

private final class GestureDelegate: NSObject, UIGestureRecognizerDelegate {
  var mayBegin = false

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { mayBegin }
}
