import XCTest

@testable import ControllerTree

/// Calls during a transition and several calls in a turn: one change at a time (NAV-15, NAV-16, NAV-31).
final class NavigationWaitingCallsTests: XCTestCase {
  /// NAV-15: a push during an animated one waits as a whole; waiting pushes come in their order, with a transition
  /// each.
  func test_NAV15_pushesWait() async {
    await withTrace(pacing: .manual) { trace in
      let scene = trace.showNavigation("A")
      let navigation = scene.navigation
      trace.stage.cycle.turn {
        navigation.pushViewController(trace.controller("B"), animated: true)
        navigation.pushViewController(trace.controller("C"), animated: false)
        navigation.pushViewController(trace.controller("D"), animated: true)
        XCTAssertEqual(navigation.titles, ["A", "B"])
      }
      trace.expect(
        """
        B.willMove(toParent: N)
        ! M-NAV-06 pushWaits: turn
        ! M-NAV-06 pushWaits: turn
        B.viewDidLoad()
        A.viewWillDisappear(true)
        B.viewWillAppear(true)
        willShow B (true)
        B.viewIsAppearing(true)
        """)
      XCTAssertEqual(navigation.titles, ["A", "B"])
      trace.advance(0.35)
      trace.expect(
        """
        A.viewDidDisappear(true)
        B.viewDidAppear(true)
        B.didMove(toParent: N)
        didShow B (true)
        C.willMove(toParent: N)
        C.viewDidLoad()
        B.viewWillDisappear(false)
        C.viewWillAppear(false)
        willShow C (false)
        C.viewIsAppearing(false)
        B.viewDidDisappear(false)
        C.viewDidAppear(false)
        C.didMove(toParent: N)
        didShow C (false)
        D.willMove(toParent: N)
        D.viewDidLoad()
        C.viewWillDisappear(true)
        D.viewWillAppear(true)
        willShow D (true)
        D.viewIsAppearing(true)
        """)
      trace.finishTransitions()
      trace.expect("C.viewDidDisappear(true)\nD.viewDidAppear(true)\nD.didMove(toParent: N)\ndidShow D (true)")
      XCTAssertEqual(navigation.titles, ["A", "B", "C", "D"])
    }
  }

  /// NAV-15: a waiting push is checked when its time comes.
  func test_NAV15_aWaitingPushMayBeRefused() async {
    await withTrace(pacing: .manual) { trace in
      let scene = trace.showNavigation("A")
      let detail = trace.controller("B")
      trace.setUp { scene.navigation.pushViewController(detail, animated: true) }
      scene.navigation.pushViewController(detail, animated: true)
      trace.expect("! M-NAV-06 pushWaits: N.pushViewController(_:animated:)")
      trace.finishTransitions()
      trace.expect(
        """
        A.viewDidDisappear(true)
        B.viewDidAppear(true)
        B.didMove(toParent: N)
        didShow B (true)
        ! M-NAV-01 pushedTwice: end of animation
        """)
    }
  }

  /// NAV-15: a push also waits while the navigation controller is being presented, or presents, with animation.
  func test_NAV15_pushesWaitForPresentations() async {
    await withStage(pacing: .manual) { trace in
      let root = trace.controller("R")
      trace.show(root)
      let (navigation, _, _) = trace.makeNavigation(["A"])
      root.present(navigation, animated: true)
      navigation.pushViewController(trace.controller("B"), animated: true)
      XCTAssertEqual(navigation.titles, ["A"])
      trace.finishTransitions()
      XCTAssertEqual(navigation.titles, ["A", "B"])
      trace.finishTransitions()
      navigation.topViewController?.present(trace.modal("V"), animated: true)
      navigation.pushViewController(trace.controller("C"), animated: false)
      XCTAssertEqual(navigation.titles, ["A", "B"])
      trace.finishTransitions()
      XCTAssertEqual(navigation.titles, ["A", "B", "C"])
      trace.expect(
        """
        ! M-NAV-06 pushWaits: N.pushViewController(_:animated:)
        ! M-NAV-06 pushWaits: N.pushViewController(_:animated:)
        """)
    }
  }

  /// NAV-31: every other call is refused meanwhile.
  func test_NAV31_popsAreRefusedMeanwhile() async {
    await withTrace(pacing: .manual) { trace in
      let scene = trace.showNavigation("A", "B")
      trace.setUp { scene.navigation.pushViewController(trace.controller("C"), animated: true) }
      trace.stage.cycle.turn {
        XCTAssertNil(scene.navigation.popViewController(animated: true))
        XCTAssertNil(scene.navigation.popToRootViewController(animated: false))
        XCTAssertNil(scene.navigation.popToViewController(scene.members[0], animated: true))
        scene.navigation.setViewControllers([], animated: true)
      }
      let refused = "! M-NAV-11 navigationInProgress: turn"
      trace.expect(Array(repeating: refused, count: 4).joined(separator: "\n"))
      XCTAssertEqual(scene.navigation.titles, ["A", "B", "C"])
      trace.ignore {
        trace.finishTransitions()
        XCTAssertNotNil(scene.navigation.popViewController(animated: true))
        trace.finishTransitions()
      }
    }
  }

  /// NAV-16: unanimated calls of one turn are one change; a controller in between only gets the callbacks of its move.
  func test_NAV16_oneChangeATurn() async {
    await withTrace { trace in
      let scene = trace.showNavigation("A")
      let navigation = scene.navigation
      trace.stage.cycle.turn {
        navigation.pushViewController(trace.controller("B"), animated: false)
        navigation.pushViewController(trace.controller("C"), animated: false)
        XCTAssertEqual(navigation.titles, ["A", "B", "C"])
        navigation.popViewController(animated: false)
        navigation.pushViewController(trace.controller("D"), animated: true)
        XCTAssertNotNil(navigation.transitionCoordinator)
      }
      trace.expect(
        """
        B.willMove(toParent: N)
        C.willMove(toParent: N)
        C.willMove(toParent: nil)
        D.willMove(toParent: N)
        D.viewDidLoad()
        A.viewWillDisappear(true)
        D.viewWillAppear(true)
        willShow D (true)
        D.viewIsAppearing(true)
        A.viewDidDisappear(true)
        D.viewDidAppear(true)
        C.didMove(toParent: nil)
        B.didMove(toParent: N)
        D.didMove(toParent: N)
        didShow D (true)
        """)
    }
  }

  /// NAV-16: pushed and popped in one turn: nothing is shown.
  func test_NAV16_pushedAndPopped() async {
    await withTrace { trace in
      let scene = trace.showNavigation("A")
      trace.stage.cycle.turn {
        scene.navigation.pushViewController(trace.controller("B"), animated: false)
        scene.navigation.popViewController(animated: false)
      }
      trace.expect("B.willMove(toParent: N)\nB.willMove(toParent: nil)\nB.didMove(toParent: nil)")
      XCTAssertNil(scene.navigation.transitionCoordinator)
    }
  }

  /// NAV-16, decision on coalescing: in the turn of the first display only the final top is loaded.
  func test_NAV16_pushInTheTurnOfTheFirstDisplay() async {
    await withTrace { trace in
      let (navigation, members, _) = trace.makeNavigation(["A"])
      let window = trace.window()
      trace.stage.cycle.turn {
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        navigation.pushViewController(trace.controller("B"), animated: true)
      }
      trace.expect(
        """
        N.viewDidLoad()
        N.viewWillAppear(false)
        B.willMove(toParent: N)
        B.viewDidLoad()
        B.viewWillAppear(false)
        willShow B (false)
        N.viewIsAppearing(false)
        B.viewIsAppearing(false)
        N.viewDidAppear(false)
        B.viewDidAppear(false)
        A.didMove(toParent: N)
        B.didMove(toParent: N)
        didShow B (false)
        """)
      XCTAssertFalse(members[0].isViewLoaded)
    }
  }
}
