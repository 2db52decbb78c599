import XCTest

@testable import ControllerTree

/// Changes of the stack, and their callbacks: several calls in a turn, off screen, and during a transition.
final class NavigationStackTests: XCTestCase {
  // MARK: Several at once

  /// NAV-09: everything above leaves in one transition; a controller that was not shown only gets the callbacks of its
  /// move; the returned array is in the order of the stack.
  func test_NAV09_popToRoot() async {
    await withTrace { trace in
      let scene = trace.showNavigation("A", "B", "C", "D")
      XCTAssertEqual(
        scene.navigation.popToRootViewController(animated: true)?.map(\.title), ["B", "C", "D"])
      trace.expect(
        """
        D.willMove(toParent: nil)
        C.willMove(toParent: nil)
        B.willMove(toParent: nil)
        A.viewDidLoad()
        D.viewWillDisappear(true)
        A.viewWillAppear(true)
        willShow A (true)
        A.viewIsAppearing(true)
        D.viewDidDisappear(true)
        A.viewDidAppear(true)
        D.didMove(toParent: nil)
        C.didMove(toParent: nil)
        B.didMove(toParent: nil)
        didShow A (true)
        """)
    }
  }

  /// NAV-09: to a controller in the middle, and to the current top.
  func test_NAV09_popToAController() async {
    await withTrace { trace in
      let scene = trace.showNavigation("A", "B", "C")
      XCTAssertNil(scene.navigation.popToViewController(scene.members[2], animated: false))
      trace.expect("")
      let popped = scene.navigation.popToViewController(scene.members[1], animated: false)
      XCTAssertEqual(popped, [scene.members[2]])
      XCTAssertEqual(scene.navigation.titles, ["A", "B"])
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
    }
  }

  /// NAV-10: a new top that was not on the stack is pushed; a controller that joins below it gets `didMove` at once,
  /// and controllers that join and leave there are not loaded.
  func test_NAV10_exchangeAsPush() async {
    await withTrace { trace in
      let scene = trace.showNavigation("A", "B")
      scene.delegate.animator = TestAnimator("T", trace)
      let new = [scene.members[0], trace.controller("C"), trace.controller("D")]
      scene.navigation.setViewControllers(new, animated: true)
      XCTAssertEqual(scene.navigation.titles, ["A", "C", "D"])
      trace.expect(
        """
        C.willMove(toParent: N)
        C.didMove(toParent: N)
        D.willMove(toParent: N)
        B.willMove(toParent: nil)
        animator for push from B to D?
        driver?
        D.viewDidLoad()
        B.viewWillDisappear(true)
        D.viewWillAppear(true)
        willShow D (true)
        T.transitionDuration
        D.viewIsAppearing(true)
        B.viewDidDisappear(true)
        D.viewDidAppear(true)
        B.didMove(toParent: nil)
        D.didMove(toParent: N)
        didShow D (true)
        T.animationEnded(true)
        """)
      XCTAssertFalse(new[1].isViewLoaded)
    }
  }

  /// NAV-10: a new top that was below the old one is popped to.
  func test_NAV10_exchangeAsPop() async {
    await withTrace { trace in
      let scene = trace.showNavigation("A", "B", "C")
      scene.delegate.animator = TestAnimator("T", trace)
      scene.navigation.setViewControllers([trace.controller("X"), scene.members[1]], animated: true)
      trace.expect(
        """
        X.willMove(toParent: N)
        X.didMove(toParent: N)
        C.willMove(toParent: nil)
        A.willMove(toParent: nil)
        animator for pop from C to B?
        driver?
        B.viewDidLoad()
        C.viewWillDisappear(true)
        B.viewWillAppear(true)
        willShow B (true)
        T.transitionDuration
        B.viewIsAppearing(true)
        C.viewDidDisappear(true)
        B.viewDidAppear(true)
        C.didMove(toParent: nil)
        A.didMove(toParent: nil)
        didShow B (true)
        T.animationEnded(true)
        """)
    }
  }

  /// NAV-10: with the same top no change begins.
  func test_NAV10_exchangeBelowTheTop() async {
    await withTrace { trace in
      let scene = trace.showNavigation("A", "B")
      scene.navigation.setViewControllers([trace.controller("X"), scene.members[1]], animated: true)
      trace.expect(
        """
        X.willMove(toParent: N)
        X.didMove(toParent: N)
        A.willMove(toParent: nil)
        A.didMove(toParent: nil)
        """)
      XCTAssertNil(scene.navigation.transitionCoordinator)
      scene.navigation.viewControllers = scene.navigation.viewControllers
      trace.expect("")
    }
  }

  /// NAV-10, NAV-01: a stack of several, off screen: each controller below the top gets both callbacks of its move
  /// before the next one joins; the top gets `didMove` after its first display. UIKit sends the same for `[Black, Red,
  /// Green]`, after codedbypm/StackViewController (StackViewControllerTests.swift), whose own stack is made to send the
  /// same.
  func test_NAV10_joinedBelowTheTop() async {
    await withTrace { trace in
      let navigation = trace.controller("N", UINavigationController.init)
      navigation.viewControllers = ["Black", "Red", "Green"].map { trace.controller($0) }
      trace.expectDetailed(
        """
        Black.willMove(toParent: N) movingToParent window: nil
        Black.didMove(toParent: N) movingToParent window: nil
        Red.willMove(toParent: N) movingToParent window: nil
        Red.didMove(toParent: N) movingToParent window: nil
        Green.willMove(toParent: N) movingToParent window: nil
        """)
    }
  }

  /// NAV-10, TRANS-13: a cancelled change also removes the controllers that have joined below the top.
  func test_NAV10_cancelledWithANewcomerBelowTheTop() async {
    await withTrace(pacing: .manual) { trace in
      let scene = trace.showNavigation("A")
      let driver = TestDriver()
      trace.setUp {
        scene.delegate.animator = TestAnimator("T", trace)
        scene.delegate.driver = driver
        scene.navigation.setViewControllers(
          [scene.members[0], trace.controller("B"), trace.controller("C")], animated: true)
      }
      driver.context?.cancelInteractiveTransition()
      driver.context?.completeTransition(false)
      XCTAssertEqual(scene.navigation.titles, ["A"])
      XCTAssertEqual(scene.navigation.children, [scene.members[0]])
      trace.expect(
        """
        C.viewWillDisappear(true)
        C.viewDidDisappear(true)
        A.viewWillAppear(true)
        A.viewIsAppearing(true)
        A.viewDidAppear(true)
        C.willMove(toParent: nil)
        C.didMove(toParent: nil)
        B.willMove(toParent: nil)
        B.didMove(toParent: nil)
        T.animationEnded(false)
        """)
    }
  }

  /// NAV-10: a controller that leaves the stack in its `willMove(toParent:)` gets no end of that move.
  func test_NAV10_goneFromInsideTheJoiningBelowTheTop() async {
    await withStage { trace in
      let scene = trace.showNavigation("A")
      let (below, top) = (trace.scripted("B"), trace.controller("C"))
      below.once(.willMove) { [navigation = scene.navigation, first = scene.members[0]] in
        navigation.viewControllers = [first, top]
      }
      scene.navigation.viewControllers = [scene.members[0], below, top]
      XCTAssertEqual(scene.navigation.titles, ["A", "C"])
      XCTAssertNil(below.parent)
    }
  }

  /// NAV-11: an empty stack shows nothing; then a controller is pushed again.
  func test_NAV11_emptyStack() async {
    await withTrace { trace in
      let scene = trace.showNavigation("A")
      scene.navigation.viewControllers = []
      XCTAssertNil(scene.navigation.topViewController)
      trace.expect(
        """
        A.willMove(toParent: nil)
        A.viewWillDisappear(false)
        A.viewDidDisappear(false)
        A.didMove(toParent: nil)
        """)
      scene.navigation.viewControllers = [scene.members[0]]
      trace.expect(
        """
        A.willMove(toParent: N)
        A.viewWillAppear(false)
        willShow A (false)
        A.viewIsAppearing(false)
        A.viewDidAppear(false)
        A.didMove(toParent: N)
        didShow A (false)
        """)
    }
  }

  // MARK: Out of sight

  /// NAV-07: off screen only the stack and the parents change; the first display shows the top of that time.
  func test_NAV07_offScreen() async {
    await withTrace { trace in
      let (navigation, members, _) = trace.makeNavigation(["A", "B"])
      let detail = trace.controller("C")
      navigation.pushViewController(detail, animated: true)
      trace.expect("C.willMove(toParent: N)")
      XCTAssertTrue(navigation.popViewController(animated: true) === detail)
      trace.expect("C.willMove(toParent: nil)\nC.didMove(toParent: nil)")
      XCTAssertEqual(navigation.popToRootViewController(animated: true), [members[1]])
      trace.expect("B.willMove(toParent: nil)\nB.didMove(toParent: nil)")
      XCTAssertNil(navigation.transitionCoordinator)
      XCTAssertFalse(members[0].isViewLoaded || detail.isViewLoaded)
    }
  }

  /// NAV-07: covered by a full-screen presentation; the new top appears in the old one's place.
  func test_NAV07_covered() async {
    await withTrace { trace in
      let scene = trace.showNavigation("A")
      trace.setUp { scene.navigation.present(trace.modal("V", .fullScreen), animated: false) }
      scene.navigation.pushViewController(trace.controller("B"), animated: true)
      trace.expect("B.willMove(toParent: N)")
      scene.navigation.dismiss(animated: false)
      trace.expect(
        """
        V.viewWillDisappear(false)
        B.viewDidLoad()
        N.viewWillAppear(false)
        B.viewWillAppear(false)
        willShow B (false)
        N.viewIsAppearing(false)
        B.viewIsAppearing(false)
        N.viewDidAppear(false)
        B.viewDidAppear(false)
        B.didMove(toParent: N)
        didShow B (false)
        V.viewDidDisappear(false)
        """)
      XCTAssertNil(scene.members[0].view.superview)
    }
  }

  /// NAV-07: popped under a full-screen presentation to the controller that was there before; the popped one is not
  /// retained.
  func test_NAV07_poppedWhileCovered() async {
    await withTrace { trace in
      let scene = trace.showNavigation("A", "B")
      trace.setUp { scene.navigation.present(trace.modal("V", .fullScreen), animated: false) }
      scene.navigation.popViewController(animated: false)
      trace.expect("B.willMove(toParent: nil)\nB.didMove(toParent: nil)")
      XCTAssertNil(scene.members[1].view.superview)
      trace.ignore { scene.navigation.dismiss(animated: false) }
      XCTAssertEqual(scene.members[0].appearance, .appeared)
      XCTAssertEqual(scene.members[1].appearance, .disappeared)
    }
  }

  // MARK: By hand

  /// NAV-30: client code removes the top: it is removed from the stack, without animation.
  func test_NAV30_topIsRemovedInCode() async {
    await withTrace { trace in
      let scene = trace.showNavigation("A", "B")
      let top = scene.members[1]
      trace.stage.cycle.turn {
        top.willMove(toParent: nil)
        top.view.removeFromSuperview()
        top.removeFromParent()
        XCTAssertEqual(scene.navigation.titles, ["A"])
      }
      trace.expect(
        """
        B.willMove(toParent: nil)
        B.didMove(toParent: nil)
        A.viewDidLoad()
        B.viewWillDisappear(false)
        A.viewWillAppear(false)
        willShow A (false)
        A.viewIsAppearing(false)
        B.viewDidDisappear(false)
        A.viewDidAppear(false)
        didShow A (false)
        """)
    }
  }

  /// NAV-30: client code removes a controller further down, off screen, and during a change.
  func test_NAV30_otherMembersAreRemovedInCode() async {
    await withTrace(pacing: .manual) { trace in
      let scene = trace.showNavigation("A", "B", "C")
      scene.members[0].leaveParent()
      XCTAssertEqual(scene.navigation.titles, ["B", "C"])
      trace.expect("A.willMove(toParent: nil)\nA.didMove(toParent: nil)")
      let detail = trace.controller("D")
      trace.ignore { scene.navigation.pushViewController(detail, animated: true) }
      detail.willMove(toParent: nil)
      detail.removeFromParent()
      XCTAssertEqual(scene.navigation.titles, ["B", "C"])
      trace.finishTransitions()
      trace.expect(
        """
        D.willMove(toParent: nil)
        D.didMove(toParent: nil)
        ! MIS-17 viewLeftBehind: D.removeFromParent()
        C.viewDidDisappear(true)
        D.viewDidAppear(true)
        didShow D (true)
        D.viewWillDisappear(false)
        C.viewWillAppear(false)
        willShow C (false)
        C.viewIsAppearing(false)
        D.viewDidDisappear(false)
        C.viewDidAppear(false)
        didShow C (false)
        """)
    }
  }

  /// NAV-30: another container takes a controller.
  func test_NAV30_takenOverByAnotherContainer() async {
    await withStage { trace in
      let scene = trace.showNavigation("A", "B")
      let other = UIViewController()
      other.addChild(scene.members[0])
      XCTAssertEqual(scene.navigation.titles, ["B"])
      XCTAssertTrue(scene.members[0].parent === other)
    }
  }

  /// SEED-19, NAV-10: the children are in the order of the stack, also if new controllers are below members that stay.
  func test_SEED19_NAV10_childrenAreInTheOrderOfTheStack() async {
    await withTrace { trace in
      let scene = trace.showNavigation("A")
      let (below, above) = (trace.controller("B"), trace.controller("C"))
      let stack = [below, scene.members[0], above]
      scene.navigation.setViewControllers(stack, animated: false)
      trace.expect(
        """
        B.willMove(toParent: N)
        B.didMove(toParent: N)
        C.willMove(toParent: N)
        C.viewDidLoad()
        A.viewWillDisappear(false)
        C.viewWillAppear(false)
        willShow C (false)
        C.viewIsAppearing(false)
        A.viewDidDisappear(false)
        C.viewDidAppear(false)
        C.didMove(toParent: N)
        didShow C (false)
        """)
      XCTAssertEqual(scene.navigation.viewControllers, stack)
      XCTAssertEqual(scene.navigation.children, stack)
    }
  }

  /// SEED-19, TRANS-13: a cancelled `setViewControllers` restores the order of the children.
  func test_SEED19_TRANS13_cancelledExchangeRestoresTheOrderOfTheChildren() async {
    await withStage(pacing: .manual) { trace in
      let scene = trace.showNavigation("A", "B")
      let driver = UIPercentDrivenInteractiveTransition()
      (scene.delegate.animator, scene.delegate.driver) = (ProbeTabAnimator(), driver)
      scene.navigation.setViewControllers(scene.members.reversed(), animated: true)
      XCTAssertEqual(scene.navigation.children, scene.members.reversed())
      driver.cancel()
      trace.finishTransitions()
      XCTAssertEqual(scene.navigation.viewControllers, scene.members)
      XCTAssertEqual(scene.navigation.children, scene.members)
    }
  }
}
