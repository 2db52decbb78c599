import XCTest

@testable import ControllerTree

/// A user swipes the top away (NAV-24, TRANS-13).
final class InteractivePopTests: XCTestCase {
  /// NAV-24, TRANS-13, NAV-13: the user swipes half-way and cancels: both controllers get the reverse callbacks, and
  /// the stack is as before.
  func test_TRANS13_aCancelledSwipe() async {
    await withTrace { trace in
      let scene = trace.showNavigation("A", "B", bar: true)
      trace.setUp { scene.members[0].loadViewIfNeeded() }
      let swipe = scene.navigation.interactivePop
      XCTAssertTrue(swipe.begin())
      XCTAssertEqual(scene.navigation.titles, ["A"])
      trace.expect(
        """
        B.willMove(toParent: nil)
        B.viewWillDisappear(true)
        A.viewWillAppear(true)
        willShow A (true)
        A.viewIsAppearing(true)
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
      trace.setUp {
        scene.navigation.interactivePopGestureRecognizer?.addHandler { states.append($0.state) }
        swipe.begin()
        swipe.update(0.5)
        swipe.finish()
      }
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
    await withStage { trace in
      let scene = trace.showNavigation("A", "B", bar: true)
      let swipe = scene.navigation.interactivePop
      swipe.begin()
      swipe.cancel()
      XCTAssertTrue(swipe.begin())
      swipe.finish()
      XCTAssertEqual(scene.navigation.titles, ["A"])
      XCTAssertNil(scene.members[1].parent)
    }
  }

  /// NAV-24: without a visible back button no swipe begins, as long as the recognizer has its default delegate.
  func test_NAV24_conditions() async {
    await withStage { trace in
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
    }
  }

  /// NAV-24, NAV-31: no swipe of the only controller, off screen, or in a transition; during a swipe, calls that
  /// change the stack are refused.
  func test_NAV24_swipeIsRefusedWhileTheStackChanges() async {
    await withTrace { trace in
      let (navigation, _, _) = trace.makeNavigation(["A"], bar: true)
      XCTAssertFalse(navigation.interactivePop.begin())
      trace.show(navigation)
      XCTAssertFalse(navigation.interactivePop.begin())
      trace.setUp {
        navigation.pushViewController(trace.controller("B"), animated: false)
        XCTAssertTrue(navigation.interactivePop.begin())
        XCTAssertFalse(navigation.interactivePop.begin())
      }
      XCTAssertNil(navigation.popViewController(animated: true))
      trace.expect("")
      navigation.setViewControllers([], animated: false)
      trace.expect("! M-NAV-11 navigationInProgress: N.setViewControllers(_:animated:)")
      trace.ignore { navigation.interactivePop.finish() }
      XCTAssertEqual(navigation.titles, ["A"])
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

  /// NAV-30, TRANS-13: the controller below leaves during a swipe and is pushed again. The cancelled swipe leaves it on top, once.
  func test_NAV30_controllerBelowIsPushedAgainDuringASwipe() async {
    await withTrace { trace in
      let scene = trace.showNavigation("A", "B", bar: true)
      let (below, top) = (scene.members[0], scene.members[1])
      trace.setUp { scene.navigation.interactivePop.begin() }
      top.once(.viewDidLayoutSubviews) { scene.navigation.pushViewController(below, animated: false) }
      below.leaveParent()
      scene.navigation.interactivePop.cancel()
      trace.expect(
        """
        A.willMove(toParent: nil)
        A.didMove(toParent: nil)
        A.viewWillDisappear(true)
        A.viewDidDisappear(true)
        B.viewWillAppear(true)
        B.viewIsAppearing(true)
        A.willMove(toParent: N)
        B.viewDidAppear(true)
        B.viewWillDisappear(false)
        A.viewWillAppear(false)
        willShow A (false)
        A.viewIsAppearing(false)
        B.viewDidDisappear(false)
        A.viewDidAppear(false)
        A.didMove(toParent: N)
        didShow A (false)
        """)
      XCTAssertEqual(scene.navigation.titles, ["B", "A"])
      XCTAssertEqual(scene.navigation.children, scene.navigation.viewControllers)
    }
  }

  /// NAV-14, NAV-24: the user's swipe drives the client's animator.
  func test_NAV24_swipeDrivesTheDelegatesAnimator() async {
    await withTrace { trace in
      let scene = trace.showNavigation("A", "B", bar: true)
      trace.setUp {
        scene.delegate.animator = TestAnimator("T", trace)
        scene.navigation.interactivePop.begin()
      }
      XCTAssertEqual(scene.navigation.transitionCoordinator?.isInteractive, true)
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

  /// NAV-24, NAV-15: while the stack changes, and while the controller takes part in an animated presentation, the top cannot be
  /// swiped.
  func test_NAV24_noSwipeDuringATransition() async {
    await withTrace(pacing: .manual) { trace in
      let scene = trace.showNavigation("A", "B", "C", bar: true)
      let (navigation, swipe) = (scene.navigation, scene.navigation.interactivePop)
      trace.stage.cycle.turn {
        navigation.popViewController(animated: true)
        XCTAssertFalse(swipe.begin(), "The pop waits for the end of the turn.")
      }
      trace.expect(
        """
        C.willMove(toParent: nil)
        B.viewDidLoad()
        C.viewWillDisappear(true)
        B.viewWillAppear(true)
        willShow B (true)
        B.viewIsAppearing(true)
        """)
      XCTAssertFalse(swipe.begin(), "The stack changes.")
      trace.advance(1)
      trace.expect(
        """
        C.viewDidDisappear(true)
        B.viewDidAppear(true)
        C.didMove(toParent: nil)
        didShow B (true)
        """)
      navigation.present(trace.modal("V"), animated: true)
      XCTAssertFalse(swipe.begin(), "A presentation begins.")
      trace.advance(1)
      trace.expect(
        """
        V.viewDidLoad()
        V.viewWillAppear(true)
        V.viewIsAppearing(true)
        V.viewDidAppear(true)
        """)
      XCTAssertEqual(navigation.titles, ["A", "B"])
    }
  }

  /// NAV-24, APP-13: a controller that has appeared by `beginAppearanceTransition`, with its view in no window, cannot be swiped.
  func test_NAV24_noSwipeOutsideAWindow() async {
    await withTrace { trace in
      let (navigation, _, _) = trace.makeNavigation(["A", "B"], bar: true)
      navigation.loadViewIfNeeded()
      navigation.beginAppearanceTransition(true, animated: false)
      navigation.endAppearanceTransition()
      trace.expect(
        """
        N.viewDidLoad()
        B.viewDidLoad()
        N.viewWillAppear(false)
        B.viewWillAppear(false)
        willShow B (false)
        N.viewDidAppear(false)
        B.viewDidAppear(false)
        B.didMove(toParent: N)
        didShow B (false)
        """)
      XCTAssertFalse(navigation.interactivePop.begin())
      XCTAssertEqual(navigation.titles, ["A", "B"])
      navigation.beginAppearanceTransition(false, animated: false)
      navigation.endAppearanceTransition()
      trace.expect(
        """
        N.viewWillDisappear(false)
        B.viewWillDisappear(false)
        N.viewDidDisappear(false)
        B.viewDidDisappear(false)
        """)
    }
  }

  /// NAV-24: a pop without animation that is under way lets no swipe begin either.
  func test_NAV24_noSwipeFromWillShow() async {
    await withTrace { trace in
      let scene = trace.showNavigation("A", "B", "C", bar: true)
      scene.delegate.willShow = { navigation, _ in XCTAssertFalse(navigation.interactivePop.begin()) }
      scene.navigation.popViewController(animated: false)
      trace.expect(
        """
        C.willMove(toParent: nil)
        B.viewDidLoad()
        C.viewWillDisappear(false)
        B.viewWillAppear(false)
        willShow B (false)
        B.viewIsAppearing(false)
        C.viewDidDisappear(false)
        B.viewDidAppear(false)
        C.didMove(toParent: nil)
        didShow B (false)
        """)
      XCTAssertEqual(scene.navigation.titles, ["A", "B"])
    }
  }
}

private final class GestureDelegate: NSObject, UIGestureRecognizerDelegate {
  var mayBegin = false

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { mayBegin }
}
