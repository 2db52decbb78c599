@testable import ControllerTree
import XCTest

final class UpdateCycleTests: XCTestCase {
  // MARK: A recipe called straight from a test

  /// TURN-03, TURN-02, CON-04: what the end of a turn owes the child waits for `didMove(toParent:)`, so nobody sees
  /// `viewDidAppear` before it.
  func test_TURN03_CON04_addingStraightFromATest() async {
    await withTrace { trace in
      let (root, child) = Self.shownPair(trace)
      root.addChild(child)
      trace.expectDetailed("C.willMove(toParent: P) movingToParent window: nil")
      child.view.frame = root.view.bounds
      trace.expectDetailed("C.viewDidLoad() movingToParent window: nil")
      root.view.addSubview(child.view)
      trace.expectDetailed("C.viewWillAppear(false) movingToParent window: nil")
      child.didMove(toParent: root)
      trace.expectDetailed(
        """
        C.didMove(toParent: P) movingToParent
        P.viewWillLayoutSubviews()
        P.viewDidLayoutSubviews()
        C.viewIsAppearing(false) movingToParent
        C.viewWillLayoutSubviews() movingToParent
        C.viewDidLayoutSubviews() movingToParent
        C.viewDidAppear(false) movingToParent
        """)
      XCTAssertFalse(child.isMovingToParent)
    }
  }

  /// TURN-03, CON-05: so it does on the way out, for `removeFromParent()`.
  func test_TURN03_CON05_removingStraightFromATest() async {
    await withTrace { trace in
      let (root, child) = Self.shownPair(trace)
      trace.embed(child, in: root)
      child.willMove(toParent: nil)
      trace.expectDetailed("C.willMove(toParent: nil) movingFromParent")
      child.view.removeFromSuperview()
      trace.expectDetailed("C.viewWillDisappear(false) movingFromParent")
      child.removeFromParent()
      trace.expectDetailed(
        """
        C.didMove(toParent: nil) movingFromParent window: nil
        P.viewWillLayoutSubviews()
        P.viewDidLayoutSubviews()
        C.viewDidDisappear(false) movingFromParent window: nil
        """)
    }
  }

  /// TURN-03, APP-20: a recipe that is turned round before its end has one end.
  func test_TURN03_APP20_turnedRoundBeforeItsEnd() async {
    await withTrace { trace in
      let (root, child) = Self.shownPair(trace)
      root.addChild(child)
      root.view.addSubview(child.view)
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      trace.expect(
        """
        C.willMove(toParent: P)
        C.viewDidLoad()
        C.viewWillAppear(false)
        C.willMove(toParent: nil)
        C.viewWillDisappear(false)
        """)
      child.removeFromParent()
      trace.expect(
        """
        C.didMove(toParent: nil)
        P.viewWillLayoutSubviews()
        P.viewDidLayoutSubviews()
        C.viewDidDisappear(false)
        """)
    }
  }

  /// TURN-03: what is asked for now is done now, and only the rest waits.
  func test_TURN03_layoutIfNeededInTheMiddle() async {
    await withTrace { trace in
      let (root, child) = Self.shownPair(trace)
      root.addChild(child)
      root.view.addSubview(child.view)
      trace.skip()
      root.view.layoutIfNeeded()
      trace.expect(
        """
        P.viewWillLayoutSubviews()
        P.viewDidLayoutSubviews()
        C.viewIsAppearing(false)
        C.viewWillLayoutSubviews()
        C.viewDidLayoutSubviews()
        """)
      child.didMove(toParent: root)
      trace.expect("C.didMove(toParent: P)\nC.viewDidAppear(false)")
    }
  }

  /// TURN-03: a child that brings children of its own; those were complete before it came.
  func test_TURN03_childWithAChild() async {
    await withTrace { trace in
      let (root, child) = Self.shownPair(trace)
      let grandchild = trace.controller("G")
      root.addChild(child)
      child.addChild(grandchild)
      child.view.addSubview(grandchild.view)
      grandchild.didMove(toParent: child)
      root.view.addSubview(child.view)
      trace.expect(
        """
        C.willMove(toParent: P)
        G.willMove(toParent: C)
        C.viewDidLoad()
        G.viewDidLoad()
        G.didMove(toParent: C)
        C.viewWillAppear(false)
        G.viewWillAppear(false)
        """)
      child.didMove(toParent: root)
      trace.expect("C.didMove(toParent: P)\n" + Self.arrival(of: ["C", "G"]))
    }
  }

  /// TURN-04: another child's finished move delivers what is held; the first one's last call is then just that.
  func test_TURN04_anotherMoveInTheMiddle() async {
    await withTrace { trace in
      let (root, child) = Self.shownPair(trace)
      let grandchild = trace.controller("G")
      root.addChild(child)
      root.view.addSubview(child.view)
      child.addChild(grandchild)
      child.view.addSubview(grandchild.view)
      trace.expect(
        """
        C.willMove(toParent: P)
        C.viewDidLoad()
        C.viewWillAppear(false)
        G.willMove(toParent: C)
        G.viewDidLoad()
        G.viewWillAppear(false)
        """)
      grandchild.didMove(toParent: child)
      trace.expect("G.didMove(toParent: C)\n" + Self.arrival(of: ["C", "G"]))
      child.didMove(toParent: root)
      trace.expectDetailed("C.didMove(toParent: P)")
    }
  }

  /// TURN-04: two children, call by call side by side: the first `didMove` delivers both, and neither is forgotten.
  func test_TURN04_twoChildrenInterleaved() async {
    await withTrace { trace in
      let (root, child) = Self.shownPair(trace)
      let other = trace.controller("D")
      root.addChild(child)
      root.addChild(other)
      root.view.addSubview(child.view)
      root.view.addSubview(other.view)
      trace.expect(
        """
        C.willMove(toParent: P)
        D.willMove(toParent: P)
        C.viewDidLoad()
        C.viewWillAppear(false)
        D.viewDidLoad()
        D.viewWillAppear(false)
        """)
      child.didMove(toParent: root)
      trace.expect("C.didMove(toParent: P)\n" + Self.arrival(of: ["C", "D"]))
      other.didMove(toParent: root)
      trace.expect("D.didMove(toParent: P)")
    }
  }

  /// SEED-17, TURN-03: one child replaced by another: in one turn the old one's `did` comes at its end, before the new
  /// one's; called straight, the end of the old one's move delivers it.
  func test_SEED17_toggling() async {
    await withTrace { trace in
      let root = trace.controller("P")
      trace.show(root)
      let a = trace.embed(trace.controller("A"), in: root)
      let b = trace.controller("B")
      UpdateCycle.main.turn {
        Self.remove(a)
        Self.add(b, to: root)
      }
      trace.expect(
        """
        A.willMove(toParent: nil)
        A.viewWillDisappear(false)
        A.didMove(toParent: nil)
        B.willMove(toParent: P)
        B.viewDidLoad()
        B.viewWillAppear(false)
        B.didMove(toParent: P)
        P.viewWillLayoutSubviews()
        P.viewDidLayoutSubviews()
        B.viewIsAppearing(false)
        B.viewWillLayoutSubviews()
        B.viewDidLayoutSubviews()
        A.viewDidDisappear(false)
        B.viewDidAppear(false)
        """)
      Self.remove(b)
      Self.add(a, to: root)
      trace.expect(
        """
        B.willMove(toParent: nil)
        B.viewWillDisappear(false)
        B.didMove(toParent: nil)
        P.viewWillLayoutSubviews()
        P.viewDidLayoutSubviews()
        B.viewDidDisappear(false)
        A.willMove(toParent: P)
        A.viewWillAppear(false)
        A.didMove(toParent: P)
        P.viewWillLayoutSubviews()
        P.viewDidLayoutSubviews()
        A.viewIsAppearing(false)
        A.viewWillLayoutSubviews()
        A.viewDidLayoutSubviews()
        A.viewDidAppear(false)
        """)
    }
  }

  // MARK: What does not wait

  /// TURN-04: with an animation between, the arrival comes before time passes and `didMove` in the completion; nothing is
  /// missing.
  func test_TURN04_didMoveInAnAnimationsCompletion() async {
    await withTrace { trace in
      let (root, child) = Self.shownPair(trace)
      root.addChild(child)
      root.view.addSubview(child.view)
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

  /// TURN-04: so it does when time stands still: the arrival waits with it, and comes before the first moment passes.
  func test_TURN04_animationUnderManualPacing() async {
    await withTrace(pacing: .manual) { trace in
      let (root, child) = Self.shownPair(trace)
      root.addChild(child)
      root.view.addSubview(child.view)
      UIView.animate(withDuration: 0.3) {
      } completion: { _ in
        // The recipe may end any later still.
        UIView.animate(withDuration: 0.3) {} completion: { _ in child.didMove(toParent: root) }
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

  /// TURN-04, MIS-15: with `didMove` forgotten, `settle()` delivers and says so, once.
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
      // Too late is better than never.
      child.didMove(toParent: root)
      trace.expectDetailed("C.didMove(toParent: P)")
    }
  }

  /// TURN-04, MIS-15: the next event is as good as `settle()`, and comes after what was held.
  func test_TURN04_MIS15_eventAfterAForgottenDidMove() async {
    await withTrace { trace in
      let (root, child) = Self.shownPair(trace)
      root.addChild(child)
      root.view.addSubview(child.view)
      trace.skip()
      UpdateCycle.main.turn("tap") { trace.note("tap") }
      trace.expect(Self.arrival(of: ["C"]) + "\ntap\n! MIS-15 didMoveMissing: tap")
    }
  }

  /// TURN-04: window calls and appearance calls in the middle come after what was held; the recipe may still go on.
  func test_TURN04_otherCallsInTheMiddle() async {
    await withTrace { trace in
      let other = trace.controller("O")
      let loose = trace.controller("L")
      let window = NamedWindow("W", trace)
      window.rootViewController = other
      loose.loadViewIfNeeded()
      let calls: [(String, () -> Void)] = [
        ("O.viewDidLoad()\nO.viewWillAppear(false)", { window.isHidden = false }),
        ("O.viewWillTransition(to: 500.0×800.0)", { window.frame.size.width = 500 }),
        ("W.becomeKey()", { window.makeKey() }),
        ("O.viewWillDisappear(false)", { window.rootViewController = nil }),
        ("L.viewWillAppear(true)", { loose.beginAppearanceTransition(true, animated: true) }),
        ("L.viewDidAppear(true)", { loose.endAppearanceTransition() }),
      ]
      trace.skip()
      for (first, call) in calls {
        let (root, child) = Self.shownPair(trace)
        root.addChild(child)
        root.view.addSubview(child.view)
        trace.skip()
        call()
        let lines = trace.recorder.drain().map { $0.noteText ?? $0.line }.joined(separator: "\n")
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

  /// TURN-03: inside a turn nothing is held: its end delivers, and tells if `didMove` was forgotten.
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
      let root = trace.controller("P", ActingController.init)
      let child = trace.controller("C")
      root.at(.didAppear) { Self.add(child, to: root) }
      let window = trace.window()
      window.rootViewController = root
      window.isHidden = false
      trace.expect(
        """
        P.viewDidLoad()
        P.viewWillAppear(false)
        P.viewIsAppearing(false)
        P.viewWillLayoutSubviews()
        P.viewDidLayoutSubviews()
        P.viewDidAppear(false)
        C.willMove(toParent: P)
        C.viewDidLoad()
        C.viewWillAppear(false)
        C.didMove(toParent: P)
        """ + "\n" + Self.arrival(of: ["C"]))
    }
  }

  /// TURN-03: a parent that dies in the middle takes what is held with it.
  func test_TURN03_parentDiesInTheMiddle() async {
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

  // MARK: Turns

  /// TURN-07: the stations of a turn's end, in order; what they start waits for the next round of the same turn.
  func test_TURN07_orderOfTheTurnsEnd() async {
    await withTrace { trace in
      let cycle = UpdateCycle.main
      cycle.turn {
        for phase in TurnPhase.allCases.reversed() {
          cycle.enqueue(
            ClosureWork {
              trace.note("\(phase) 1")
              if phase == .appearance {
                cycle.enqueue(ClosureWork { trace.note("layout 2") }, in: .layout)
                cycle.enqueue(ClosureWork { trace.note("appearance 2") }, in: .appearance)
                cycle.enqueue(ClosureWork { trace.note("completions 1, later") }, in: .completions)
              }
            }, in: phase)
        }
        trace.expect("")
      }
      trace.expect(
        """
        transitions 1
        layout 1
        appearance 1
        arrivals 1
        completions 1
        completions 1, later
        coordinators 1
        layout 2
        appearance 2
        """)
    }
  }

  /// TURN-01: turns nest, count and give back what their body gives; the outermost one is the cause of all in it.
  func test_TURN01_turnsNest() async {
    struct Failure: Error {}
    await withTrace { trace in
      let root = trace.controller("P")
      trace.show(root)
      let before = UpdateCycle.main.turn
      let value = UpdateCycle.main.turn("outer") {
        UpdateCycle.main.turn("inner") {
          root.view.setNeedsLayout()
          XCTAssertFalse(UpdateCycle.main.isIdle)
        }
        trace.expect("")
        return 7
      }
      XCTAssertEqual(value, 7)
      XCTAssertEqual(UpdateCycle.main.turn, before + 1)
      XCTAssertTrue(UpdateCycle.main.isIdle)
      let events = trace.recorder.drain()
      XCTAssertEqual(events.map(\.cause), ["outer", "outer"])
      XCTAssertEqual(events.map(\.turn), [before + 1, before + 1])

      do {
        try UpdateCycle.main.turn {
          root.view.setNeedsLayout()
          throw Failure()
        }
        XCTFail("The error is the caller's.")
      } catch {
        XCTAssertTrue(error is Failure)
      }
      trace.expect("P.viewWillLayoutSubviews()\nP.viewDidLayoutSubviews()")
    }
  }

  /// TURN-06: what stands for the system is one turn around everything that it triggers.
  func test_TURN06_memoryWarningIsOneTurn() async {
    await withTrace { trace in
      let root = trace.controller("P", Wary.init)
      trace.show(root)
      let child = trace.embed(trace.controller("C"), in: root)
      root.act = { Self.remove(child) }
      UIApplication.shared.receiveMemoryWarning()
      let turn = UpdateCycle.main.turn
      XCTAssertEqual(Set(trace.recorder.events.map(\.turn)), [turn])
      trace.expect(
        """
        P.didReceiveMemoryWarning()
        C.willMove(toParent: nil)
        C.viewWillDisappear(false)
        C.didMove(toParent: nil)
        P.viewWillLayoutSubviews()
        P.viewDidLayoutSubviews()
        C.viewDidDisappear(false)
        """)
    }
  }

  /// APP-25, MIS-37: callbacks that answer each other for ever are stopped after a thousand rounds; the next turn is as any.
  func test_APP25_MIS37_endlessAnswers() async {
    await withTrace { trace in
      let root = trace.controller("P")
      trace.show(root)
      let child = trace.controller("C", ActingController.init)
      child.at(.didAppear, once: false) {
        child.view.removeFromSuperview()
        root.view.addSubview(child.view)
      }
      UpdateCycle.main.turn("ping-pong") { Self.add(child, to: root) }
      let events = trace.recorder.drain()
      XCTAssertEqual(events.last?.line, "! MIS-37 appearanceLoop: ping-pong")
      XCTAssertEqual(events.filter { $0.kind == .issue }.count, 1)
      XCTAssertEqual(events.filter { $0.text == "viewDidAppear(false)" }.count, UpdateCycle.roundLimit)

      child.view.removeFromSuperview()
      child.at(.didAppear) { trace.note("at rest") }
      trace.skip()
      root.view.addSubview(child.view)
      trace.expect("C.viewWillAppear(false)\n" + Self.arrival(of: ["C"]) + "\nat rest")
    }
  }
}

extension UpdateCycleTests {
  private final class Wary: UIViewController {
    var act: () -> Void = {}
    override func didReceiveMemoryWarning() {
      super.didReceiveMemoryWarning()
      act()
    }
  }

  /// A root `P` on screen and a controller `C`; the trace begins after them.
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

  @MainActor private static func remove(_ child: UIViewController) {
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
  }

  /// What the end of a turn owes `P`, into which the children came, and them.
  private static func arrival(of names: [String]) -> String {
    let layout = names.map { "\($0).viewIsAppearing(false)\n\($0).viewWillLayoutSubviews()\n\($0).viewDidLayoutSubviews()" }
    let ends = names.map { "\($0).viewDidAppear(false)" }
    return (["P.viewWillLayoutSubviews()", "P.viewDidLayoutSubviews()"] + layout + ends).joined(separator: "\n")
  }
}
