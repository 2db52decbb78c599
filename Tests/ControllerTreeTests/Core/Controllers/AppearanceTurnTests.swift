import ControllerTree
import XCTest

/// The changes that are appearances, and the time of their `did…`: windows, visual properties, animations, several in a
/// turn, endless ones.
/// Rules APP-21 to APP-25, MIS-37.
final class AppearanceTurnTests: XCTestCase {
  /// APP-21: the tree of a hidden window may change; no controller appears before the window does.
  func test_APP21_hiddenWindowSendsNoCallbacks() async {
    await withTrace { trace in
      let root = trace.controller("P")
      let window = trace.show(root)
      trace.setUp { window.isHidden = true }
      root.adopt(trace.controller("C"))
      trace.expect(
        """
        C.willMove(toParent: P)
        C.viewDidLoad()
        C.didMove(toParent: P)
        """)

      window.isHidden = false
      trace.expect(
        """
        P.viewWillAppear(false)
        C.viewWillAppear(false)
        P.viewIsAppearing(false)
        C.viewIsAppearing(false)
        P.viewDidAppear(false)
        C.viewDidAppear(false)
        """)
    }
  }

  /// APP-22: visual properties, positions and covering views cause no appearance.
  func test_APP22_hiddenViewsDoNotDisappear() async {
    await withTrace { trace in
      let root = trace.controller("P")
      let window = trace.show(root)
      let child = trace.embed(trace.controller("C"), in: root)
      child.view.isHidden = true
      child.view.alpha = 0
      child.view.frame.origin = CGPoint(x: 5_000, y: 0)
      trace.expect("")

      window.addSubview(UIView(frame: window.bounds))
      trace.expect("")
    }
  }

  /// APP-23: a view that is added in an animation block appears without animation; its `did` waits for the animation.
  func test_APP23_didWaitsForTheAnimationOfItsBlock() async {
    await withTrace(pacing: .manual) { trace in
      let parent = trace.controller("P")
      trace.show(parent)
      let child = trace.controller("C")
      UpdateCycle.main.turn {
        parent.addChild(child)
        UIView.animate(withDuration: 1) {
          changeSomething()
          parent.view.addSubview(child.view)
        }
        child.didMove(toParent: parent)
      }
      trace.expect(
        """
        C.willMove(toParent: P)
        C.viewDidLoad()
        C.viewWillAppear(false)
        C.didMove(toParent: P)
        C.viewIsAppearing(false)
        """)

      UpdateCycle.main.advance(by: .seconds(1))
      trace.expect("C.viewDidAppear(false)")
    }
  }

  /// APP-24: several `did…` of a turn come in the order in which their changes were made.
  func test_APP24_didCallbacksComeInOrderOfRegistration() async {
    await withTrace { trace in
      let parent = trace.controller("P")
      trace.show(parent)
      let (first, second) = (trace.controller("A"), trace.controller("B"))
      trace.setUp {
        trace.embed(first, in: parent)
        second.loadViewIfNeeded()
      }
      UpdateCycle.main.turn {
        trace.setUp {
          parent.adopt(second)
          first.leaveParent()
        }
      }
      trace.expect(
        """
        B.viewIsAppearing(false)
        B.viewDidAppear(false)
        A.viewDidDisappear(false)
        """)
    }
  }

  /// APP-25: changes that a callback makes at the end of a turn belong to that turn.
  func test_APP25_whatCallbacksStartIsDrainedInTheSameTurn() async {
    await withTrace { trace in
      let root = trace.controller("P", ScriptedController.init)
      let child = trace.controller("C", ScriptedController.init)
      root.once(.viewDidAppear) { root.adopt(child) }
      child.once(.viewDidAppear) { child.leaveParent() }
      let window = trace.window()
      window.rootViewController = root
      window.isHidden = false
      XCTAssertEqual(UpdateCycle.main.turn, 2)
      trace.expect(
        """
        P.viewDidLoad()
        P.viewWillAppear(false)
        P.viewIsAppearing(false)
        P.viewDidAppear(false)
        C.willMove(toParent: P)
        C.viewDidLoad()
        C.viewWillAppear(false)
        C.didMove(toParent: P)
        C.viewIsAppearing(false)
        C.viewDidAppear(false)
        C.willMove(toParent: nil)
        C.viewWillDisappear(false)
        C.didMove(toParent: nil)
        C.viewDidDisappear(false)
        """)
    }
  }

  /// APP-25, MIS-37: callbacks that endlessly undo each other are stopped and reported once; the tree stays usable.
  func test_APP25_MIS37_endlessReversalsAreStopped() async {
    await withTrace { trace in
      let root = trace.controller("P")
      let window = trace.show(root)
      let child = trace.controller("C", ScriptedController.init)
      child.on(.viewDidAppear) { child.leaveParent() }
      child.on(.viewDidDisappear) { root.adopt(child) }
      root.adopt(child)
      let events = trace.recorder.drain()
      XCTAssertEqual(AppearanceStream.faults(in: events), [])
      XCTAssertEqual(
        events.filter { $0.kind == .issue }.map(\.line), ["! MIS-37 appearanceLoop: C.didMove(toParent:)"])

      trace.ignore {
        child.on(.viewDidAppear) {}
        child.on(.viewDidDisappear) {}
        window.isHidden = true
        window.isHidden = false
        child.leaveParent()
      }
      root.adopt(child)
      trace.expect(
        """
        C.willMove(toParent: P)
        C.viewWillAppear(false)
        C.didMove(toParent: P)
        C.viewIsAppearing(false)
        C.viewDidAppear(false)
        """)
    }
  }
}
