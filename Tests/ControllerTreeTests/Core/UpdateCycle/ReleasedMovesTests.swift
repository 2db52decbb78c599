import XCTest

@testable import ControllerTree

/// Calls that deliver waiting callbacks before a recipe has ended.
final class ReleasedMovesTests: XCTestCase {
  /// TURN-04: with an animation in between, the child appears before time passes, and `didMove` follows in the completion; no
  /// issue is reported.
  func test_TURN04_didMoveInAnAnimationsCompletion() async {
    await withTrace { trace in
      let (root, child) = Self.shownPair(trace)
      root.addChild(child)
      root.view.addSubview(child.view)
      child.view.alpha = 0
      UIView.animate(withDuration: 0.3) {
        child.view.alpha = 1
      } completion: { _ in
        child.didMove(toParent: root)
      }
      trace.expect(
        "C.willMove(toParent: P)\nC.viewDidLoad()\nC.viewWillAppear(false)\n" + Self.arrival(of: ["C"])
          + "\nC.didMove(toParent: P)")
    }
  }

  /// TURN-04: with manual pacing the child's callbacks wait too, and come before time passes.
  func test_TURN04_animationUnderManualPacing() async {
    await withTrace(pacing: .manual) { trace in
      let (root, child) = Self.shownPair(trace)
      root.addChild(child)
      root.view.addSubview(child.view)
      UIView.animate(withDuration: 0.3) {
        changeSomething()
      } completion: { _ in
        // The recipe may end even later.
        UIView.animate(withDuration: 0.3) {
          changeSomething()
        } completion: { _ in
          child.didMove(toParent: root)
        }
      }
      trace.expect("C.willMove(toParent: P)\nC.viewDidLoad()\nC.viewWillAppear(false)")
      UpdateCycle.main.advance(by: .zero)
      trace.expect(Self.arrival(of: ["C"]))
      UpdateCycle.main.advance(by: .milliseconds(599))
      trace.expect("")
      UpdateCycle.main.advance(by: .milliseconds(1))
      trace.expect("C.didMove(toParent: P)")
    }
  }

  /// TURN-04, MIS-15: if `didMove` is missing, `settle()` delivers the callbacks and reports it, once.
  func test_TURN04_MIS15_forgottenDidMove() async {
    await withTrace { trace in
      let (root, child) = Self.shownPair(trace)
      root.addChild(child)
      root.view.addSubview(child.view)
      trace.expect("C.willMove(toParent: P)\nC.viewDidLoad()\nC.viewWillAppear(false)")
      UpdateCycle.main.settle()
      trace.expect(Self.arrival(of: ["C"]) + "\n! MIS-15 didMoveMissing: settle()")
      UpdateCycle.main.settle()
      trace.expect("")
      // A late call still works.
      child.didMove(toParent: root)
      trace.expectDetailed("C.didMove(toParent: P)")
    }
  }

  /// TURN-04, MIS-15: the next event does the same as `settle()`, and comes after the waiting callbacks.
  func test_TURN04_MIS15_eventAfterAForgottenDidMove() async {
    await withTrace { trace in
      let (root, child) = Self.shownPair(trace)
      trace.setUp {
        root.addChild(child)
        root.view.addSubview(child.view)
      }
      UpdateCycle.main.turn("tap") { trace.note("tap") }
      trace.expect(Self.arrival(of: ["C"]) + "\ntap\n! MIS-15 didMoveMissing: tap")
    }
  }

  /// TURN-04: calls of windows and appearance in between come after the waiting callbacks; the recipe may still go on.
  func test_TURN04_otherCallsInTheMiddle() async {
    await withTrace(.sizes) { trace in
      let other = trace.controller("O")
      let loose = trace.controller("L")
      let window = NamedWindow("W", trace)
      window.rootViewController = other
      trace.setUp { loose.loadViewIfNeeded() }
      let calls: [(String, () -> Void)] = [
        ("O.viewDidLoad()\nO.viewWillAppear(false)", { window.isHidden = false }),
        ("O.viewWillTransition(to: 500×800)", { window.frame.size.width = 500 }),
        ("W.becomeKey()", { window.makeKey() }),
        ("O.viewWillDisappear(false)", { window.rootViewController = nil }),
        ("L.viewWillAppear(true)", { loose.beginAppearanceTransition(true, animated: true) }),
        ("L.viewDidAppear(true)", { loose.endAppearanceTransition() }),
      ]
      for (first, call) in calls {
        let (root, child) = Self.shownPair(trace)
        trace.ignore {
          root.addChild(child)
          root.view.addSubview(child.view)
        }
        call()
        let lines = trace.read().map { $0.noteText ?? $0.line }.joined(separator: "\n")
        let expected = Self.arrival(of: ["C"]) + "\n" + first
        XCTAssertEqual(String(lines.prefix(expected.count)), expected)
        child.didMove(toParent: root)
        trace.expect("C.didMove(toParent: P)")
      }
      loose.beginAppearanceTransition(false, animated: false)
      loose.endAppearanceTransition()
      trace.expect("L.viewWillDisappear(false)\nL.viewDidDisappear(false)")
    }
  }

  /// TURN-03, TURN-05: inside a turn `will…` comes at once and no callback waits for `didMove`: the turn's end delivers all, and
  /// reports a missing `didMove`.
  func test_TURN03_MIS15_insideATurn() async {
    await withTrace { trace in
      let (root, child) = Self.shownPair(trace)
      UpdateCycle.main.turn("event") {
        root.addChild(child)
        root.view.addSubview(child.view)
        trace.expect("C.willMove(toParent: P)\nC.viewDidLoad()\nC.viewWillAppear(false)")
      }
      trace.expect(Self.arrival(of: ["C"]) + "\n! MIS-15 didMoveMissing: event")
    }
  }

  /// TURN-01, APP-25: a recipe inside a callback belongs to that callback's turn.
  func test_TURN01_insideACallback() async {
    await withTrace { trace in
      let root = trace.controller("P", ScriptedController.init)
      let child = trace.controller("C")
      root.once(.viewDidAppear) { Self.add(child, to: root) }
      let window = trace.window()
      window.rootViewController = root
      window.isHidden = false
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
        """ + "\n" + Self.arrival(of: ["C"]))
    }
  }

  /// TURN-03: a parent that is released while its recipe is open discards the waiting callbacks.
  func test_TURN03_parentIsReleasedDuringARecipe() async {
    await withTrace { trace in
      let child = trace.controller("C")
      weak var dying: UIViewController?
      do {
        let root = trace.controller("P")
        dying = root
        let window = trace.show(root)
        root.addChild(child)
        window.rootViewController = nil
        window.isHidden = true
      }
      XCTAssertNil(dying)
      XCTAssertNil(child.parent)
      trace.expect("C.willMove(toParent: P)\nP.viewWillDisappear(false)\nP.viewDidDisappear(false)")
    }
  }

  /// TURN-03: the same if the parent is released while another stage is the current one: the child's callbacks come with the next
  /// event, no end is missed, and nothing retains the child.
  func test_TURN03_parentDiesWhileAnotherStageIsCurrent() async {
    await withTrace { trace in
      let host = trace.controller("Host")
      trace.show(host)
      weak var released: UIViewController?
      do {
        let child = trace.controller("C")
        released = child
        var parent: UIViewController? = trace.controller("P")
        if let view = parent?.view { host.view.addSubview(view) }
        trace.begin()
        parent?.addChild(child)
        if let view = parent?.view { view.addSubview(child.view) }
        Stage.withPristine { _ in parent = nil }
        XCTAssertFalse(trace.stage.cycle.isGateClosed)
        XCTAssertFalse(child.isInOpenMove)
        trace.stage.cycle.settle()
        trace.expect(
          """
          C.willMove(toParent: P)
          C.viewDidLoad()
          C.viewWillAppear(false)
          C.viewIsAppearing(false)
          C.viewDidAppear(false)
          """)
        child.view.superview?.removeFromSuperview()
        trace.begin()
      }
      XCTAssertNil(released)
    }
  }

  /// TURN-03: a child whose recipe is open on one stage begins a recipe on another one: the first recipe is over.
  func test_TURN03_recipeOnAnotherStage() async {
    await withTrace { trace in
      let (root, child) = Self.shownPair(trace)
      root.addChild(child)
      trace.expect("C.willMove(toParent: P)")
      Stage.withPristine(device: .bare) { inner in
        let window = UIWindow()
        let other = trace.controller("Q")
        window.rootViewController = other
        window.makeKeyAndVisible()
        other.addChild(child)
        XCTAssertFalse(trace.stage.cycle.isGateClosed)
        XCTAssertTrue(inner.cycle.isGateClosed)
        window.isHidden = true
      }
      XCTAssertFalse(child.isInOpenMove)
      trace.stage.cycle.settle()
      trace.expect("")
    }
  }

  /// TURN-03, CON-28: a child that leaves inside its own `willMove(toParent:)` ends the recipe; later callbacks
  /// do not wait.
  func test_TURN03_CON28_childThatLeavesInWillMove() async {
    await withTrace { trace in
      let parent = trace.controller("P")
      trace.show(parent)
      let child = trace.controller("C", ScriptedController.init)
      child.once(.willMove) { child.removeFromParent() }
      parent.addChild(child)
      trace.expect(
        """
        C.willMove(toParent: P)
        ! MIS-16 willMoveMissing: P.addChild(_:)
        C.didMove(toParent: nil)
        """)
      parent.view.addSubview(UIView())
      trace.expect("")
    }
  }

  /// TURN-03, CON-18: a direct `didMove(toParent: nil)` does not end a removal; callbacks still wait for `removeFromParent()`.
  func test_TURN03_CON18_didMoveToNilByHandEndsNoRemoval() async {
    await withTrace { trace in
      let parent = trace.controller("P")
      trace.show(parent)
      let child = trace.embed(trace.controller("C"), in: parent)
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.didMove(toParent: nil)
      trace.expect(
        """
        C.willMove(toParent: nil)
        C.viewWillDisappear(false)
        C.didMove(toParent: nil)
        """)
      child.removeFromParent()
      trace.expect(
        """
        C.didMove(toParent: nil)
        C.viewDidDisappear(false)
        """)
    }
  }

  /// CON-07, TURN-03: `addChild(_:)` on another parent ends the child's open recipe with the old parent.
  func test_CON07_TURN03_takeoverEndsTheOpenMove() async {
    await withTrace { trace in
      let (parent, other) = (trace.controller("P"), trace.controller("Q"))
      trace.show(parent)
      let child = trace.controller("C")
      parent.addChild(child)
      other.addChild(child)
      trace.expect(
        """
        C.willMove(toParent: P)
        C.willMove(toParent: nil)
        C.didMove(toParent: nil)
        C.willMove(toParent: Q)
        """)
      parent.view.addSubview(UIView())
      trace.expect("")
    }
  }

  /// MIS-15, TURN-03: a recipe that begins inside a callback must end in the turn of that callback.
  func test_MIS15_TURN03_moveBegunInACallbackIsMissedAtTheEndOfItsTurn() async {
    await withTrace { trace in
      let parent = trace.controller("P")
      trace.show(parent)
      let (child, other) = (trace.controller("C"), trace.controller("O", ScriptedController.init))
      other.once(.viewWillAppear) {
        parent.addChild(child)
        parent.view.addSubview(child.view)
      }
      let window = trace.window()
      window.rootViewController = other
      window.isHidden = false
      trace.expect(
        """
        O.viewDidLoad()
        O.viewWillAppear(false)
        C.willMove(toParent: P)
        C.viewDidLoad()
        C.viewWillAppear(false)
        O.viewIsAppearing(false)
        C.viewIsAppearing(false)
        C.viewDidAppear(false)
        O.viewDidAppear(false)
        ! MIS-15 didMoveMissing: UIWindow #2.isHidden
        """)
    }
  }

  /// MIS-15: a removal that stops after `willMove(toParent: nil)` is not reported.
  func test_MIS15_announcedRemovalIsNotMissed() async {
    await withTrace { trace in
      let parent = trace.controller("P")
      trace.show(parent)
      let child = trace.embed(trace.controller("C"), in: parent)
      UpdateCycle.main.turn { child.willMove(toParent: nil) }
      UpdateCycle.main.turn {}
      trace.expect("C.willMove(toParent: nil)")
      trace.ignore {
        UpdateCycle.main.turn {
          child.view.removeFromSuperview()
          child.removeFromParent()
        }
      }
    }
  }

  /// CON-11, TURN-04: a parent that is released while its recipe is open holds back no callbacks any more.
  func test_CON11_TURN04_releasedParentHoldsNoCallbacksBack() async {
    await withTrace { trace in
      let root = trace.controller("R")
      trace.show(root)
      var parent: UIViewController? = trace.controller("P")
      trace.setUp { parent.map { root.view.addSubview($0.view) } }
      let child = trace.controller("C")
      parent?.addChild(child)
      weak let observed = parent
      parent = nil
      XCTAssertNil(observed)
      root.view.addSubview(UIView())
      trace.expect("C.willMove(toParent: P)")
    }
  }
}

extension ReleasedMovesTests {
  /// A root `P` on screen and a controller `C`; the trace begins after their setup.
  @MainActor private static func shownPair(_ trace: Trace) -> (root: UIViewController, child: UIViewController) {
    let root = trace.controller("P")
    trace.show(root)
    return (root, trace.controller("C"))
  }

  @MainActor private static func add(_ child: UIViewController, to parent: UIViewController) {
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
  }

  /// The callbacks at the end of a turn to `P` and the children that were added to it.
  private static func arrival(of names: [String]) -> String {
    let beginnings = names.map { "\($0).viewIsAppearing(false)" }
    let ends = names.map { "\($0).viewDidAppear(false)" }
    return (beginnings + ends).joined(separator: "\n")
  }
}
