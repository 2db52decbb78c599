import XCTest

@testable import ControllerTree

/// Actions during a change of a navigation controller, or of a container around it.
final class NavigationUnderWayTests: XCTestCase {
  /// NAV-30: client code removes a controller that is being popped: its move ends with that.
  func test_NAV30_poppedControllerIsRemovedInCode() async {
    await withTrace(pacing: .manual) { trace in
      let scene = trace.showNavigation("A", "B")
      trace.setUp { scene.navigation.popViewController(animated: true) }
      scene.members[1].leaveParent()
      trace.finishTransitions()
      trace.expect(
        """
        B.willMove(toParent: nil)
        B.didMove(toParent: nil)
        B.viewDidDisappear(true)
        A.viewDidAppear(true)
        didShow A (true)
        """)
      XCTAssertFalse(scene.members[1].isMovingFromParent)
    }
  }

  /// NAV-16, NAV-07: a controller that is popped and pushed again off screen, in one turn, leaves and comes back.
  func test_NAV07_NAV16_poppedAndPushedAgainOffScreen() async {
    await withTrace { trace in
      let (navigation, members, _) = trace.makeNavigation(["A", "B"])
      trace.stage.cycle.turn {
        navigation.popViewController(animated: false)
        navigation.pushViewController(members[1], animated: true)
      }
      trace.expect(
        """
        B.willMove(toParent: nil)
        B.didMove(toParent: nil)
        B.willMove(toParent: N)
        """)
      XCTAssertEqual(navigation.titles, ["A", "B"])
      XCTAssertEqual(navigation.children, members)
    }
  }

  /// MIS-15: until an animator ends a push, `didMove` is still to come, also if the window is hidden and shown.
  func test_MIS15_pushUnderWayInAHiddenWindow() async {
    await withTrace { trace in
      let scene = trace.showNavigation("A")
      let animator = HandAnimator()
      scene.delegate.animator = animator
      let next = trace.scripted("B")
      scene.navigation.pushViewController(next, animated: true)
      scene.window.isHidden = true
      scene.window.isHidden = false
      trace.stage.cycle.settle()
      trace.expect(
        """
        B.willMove(toParent: N)
        animator for push from A to B?
        driver?
        B.viewDidLoad()
        A.viewWillDisappear(true)
        B.viewWillAppear(true)
        willShow B (true)
        B.viewIsAppearing(true)
        ! M-TRANS-01 transitionNotCompleted: N.pushViewController(_:animated:)
        N.viewWillDisappear(false)
        B.viewWillDisappear(false)
        N.viewDidDisappear(false)
        B.viewDidDisappear(false)
        N.viewWillAppear(false)
        B.viewWillAppear(false)
        N.viewIsAppearing(false)
        B.viewIsAppearing(false)
        N.viewDidAppear(false)
        B.viewDidAppear(false)
        """)
      animator.end(completed: true)
      trace.expect(
        """
        A.viewDidDisappear(true)
        B.didMove(toParent: N)
        didShow B (true)
        """)
    }
  }

  /// TRANS-13: a pop is cancelled while the navigation controller disappears: the top appears with it later.
  func test_TRANS13_cancelledWhileDisappearing() async {
    await withTrace(pacing: .manual) { trace in
      let scene = trace.showNavigation("A", "B")
      let animator = HandAnimator()
      trace.setUp {
        scene.delegate.animator = animator
        scene.navigation.popViewController(animated: true)
        scene.navigation.present(trace.modal("V", .fullScreen), animated: true)
      }
      animator.end(completed: false)
      trace.expect(
        """
        B.viewDidDisappear(true)
        A.viewDidDisappear(true)
        """)
      trace.finishTransitions()
      trace.expect(
        """
        V.viewDidAppear(true)
        N.viewDidDisappear(true)
        """)
      scene.navigation.dismiss(animated: false)
      trace.expect(
        """
        V.viewWillDisappear(false)
        N.viewWillAppear(false)
        B.viewWillAppear(false)
        N.viewIsAppearing(false)
        B.viewIsAppearing(false)
        N.viewDidAppear(false)
        B.viewDidAppear(false)
        V.viewDidDisappear(false)
        """)
    }
  }

  /// NAV-30, TRANS-13: client code has removed the top that a cancellation brings back: the next one is shown.
  func test_NAV30_TRANS13_swipedTopIsRemovedInCode() async {
    await withTrace { trace in
      let scene = trace.showNavigation("A", "B", bar: true)
      trace.setUp {
        scene.navigation.interactivePop.begin()
        scene.members[1].leaveParent()
      }
      scene.navigation.interactivePop.cancel()
      trace.expect(
        """
        A.viewWillDisappear(true)
        A.viewDidDisappear(true)
        B.viewDidDisappear(true)
        A.viewWillAppear(false)
        willShow A (false)
        A.viewIsAppearing(false)
        A.viewDidAppear(false)
        didShow A (false)
        """)
      XCTAssertEqual(scene.navigation.titles, ["A"])
    }
  }

  /// CON-11, CON-14: the parent is deallocated before the child's `didMove`: the child is not moving any more.
  func test_CON11_CON14_parentIsReleasedBeforeTheArrival() async {
    await withTrace { trace in
      let child = trace.controller("C")
      var navigation: UINavigationController? = trace.setUp { UINavigationController(rootViewController: child) }
      XCTAssertTrue(child.isMovingToParent)
      _ = navigation
      navigation = nil
      XCTAssertFalse(child.isMovingToParent)
      trace.expect("")
    }
  }

  /// NAV-30, CON-07: the top's view is added to the view of a controller in a hidden window, which adds the top as a
  /// child: the top disappears within `addChild(_:)`, and the next one appears.
  func test_NAV30_CON07_topGoesToAParentInAHiddenWindow() async {
    await withTrace { trace in
      let (host, window) = (trace.controller("H"), trace.window())
      window.rootViewController = host
      host.loadViewIfNeeded()
      let scene = trace.showNavigation("A", "B")
      host.view.addSubview(scene.members[1].view)
      trace.expect("")
      host.addChild(scene.members[1])
      scene.members[1].didMove(toParent: host)
      trace.expect(
        """
        B.willMove(toParent: nil)
        B.viewWillDisappear(false)
        B.viewDidDisappear(false)
        B.didMove(toParent: nil)
        B.willMove(toParent: H)
        A.viewDidLoad()
        A.viewWillAppear(false)
        willShow A (false)
        A.viewIsAppearing(false)
        A.viewDidAppear(false)
        didShow A (false)
        B.didMove(toParent: H)
        """)
      XCTAssertTrue(scene.members[1].view.superview === host.view)
      XCTAssertEqual(scene.navigation.titles, ["A"])
    }
  }

  /// NAV-30, CON-07: client code removes the top while a user swipes it away, and pushes it on another stack: its
  /// disappearance ends there, and the end of the swipe does not affect it.
  func test_NAV30_CON07_swipedTopGoesToAnotherStack() async {
    await withTrace { trace in
      let scene = trace.showNavigation("A", "B", bar: true)
      let other = trace.controller("O") { UINavigationController() }
      trace.setUp {
        scene.navigation.interactivePop.begin()
        scene.members[1].leaveParent()
      }
      other.pushViewController(scene.members[1], animated: false)
      trace.expect(
        """
        B.viewDidDisappear(true)
        B.willMove(toParent: O)
        """)
      scene.navigation.interactivePop.finish()
      trace.expect(
        """
        A.viewDidAppear(true)
        didShow A (true)
        """)
      XCTAssertEqual(scene.members[1].appearance, .disappeared)
    }
  }

  /// NAV-30, MIS-21: client code removes the top while a user-driven tab change makes its stack disappear: its
  /// disappearance ends with that, and no end is missing.
  func test_NAV30_MIS21_topOfADisappearingStackIsRemovedInCode() async {
    await withTrace { trace in
      let (navigation, members, _) = trace.makeNavigation(["A"])
      let (tabs, delegate) = (trace.controller("T", UITabBarController.init), ProbeTabDelegate(trace))
      let driver = UIPercentDrivenInteractiveTransition()
      trace.setUp {
        (delegate.animator, delegate.interactor) = (ProbeTabAnimator(), driver)
        tabs.viewControllers = [navigation, trace.controller("C")]
        tabs.delegate = delegate
        trace.show(tabs)
        tabs.selectedIndex = 1
      }
      UpdateCycle.main.turn { members[0].leaveParent() }
      trace.expect(
        """
        A.willMove(toParent: nil)
        A.viewDidDisappear(true)
        A.didMove(toParent: nil)
        """)
      driver.finish()
      trace.expect(
        """
        N.viewDidDisappear(true)
        C.viewDidAppear(true)
        """)
    }
  }

  /// NAV-06, NAV-16: the top is popped while it appears, and its disappearance pops the next one: only the last one is shown.
  func test_NAV06_NAV16_poppedTwiceWhileItAppears() async {
    await withTrace { trace in
      let (navigation, members, _) = trace.makeNavigation(["A", "B", "C"])
      members[2].once(.viewIsAppearing) { navigation.popViewController(animated: false) }
      members[2].once(.viewWillDisappear) { navigation.popViewController(animated: false) }
      let window = trace.window()
      window.rootViewController = navigation
      window.isHidden = false
      trace.expect(
        """
        N.viewDidLoad()
        C.viewDidLoad()
        N.viewWillAppear(false)
        C.viewWillAppear(false)
        willShow C (false)
        N.viewIsAppearing(false)
        C.viewIsAppearing(false)
        C.willMove(toParent: nil)
        N.viewDidAppear(false)
        B.viewDidLoad()
        C.viewWillDisappear(false)
        B.willMove(toParent: nil)
        C.viewDidDisappear(false)
        A.viewDidLoad()
        A.viewWillAppear(false)
        willShow A (false)
        A.viewIsAppearing(false)
        A.viewDidAppear(false)
        C.didMove(toParent: nil)
        B.didMove(toParent: nil)
        didShow A (false)
        """)
      XCTAssertEqual(navigation.children, [members[0]])
    }
  }
}
