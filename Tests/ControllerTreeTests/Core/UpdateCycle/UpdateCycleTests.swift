import XCTest

@testable import ControllerTree

final class UpdateCycleTests: XCTestCase {
  /// TURN-07: the phases at the end of a turn, in order; work that they start waits for the next round of the same turn.
  func test_TURN07_phasesAtTheEndOfATurnAreInOrder() async {
    await withTrace(.layout) { trace in
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
        display 1
        appearance 1
        presentations 1
        arrivals 1
        completions 1
        completions 1, later
        coordinators 1
        layout 2
        appearance 2
        """)
    }
  }

  /// TURN-01: turns nest, count and return the result of their body; the outermost one is the cause of all events in it.
  func test_TURN01_turnsNest() async {
    struct Failure: Error {}
    await withTrace(.layout) { trace in
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

  /// TURN-06, LOAD-16: a simulated system event is one turn around everything that it triggers. The controllers that get the
  /// memory warning are those at the moment of the warning, whatever their callbacks do.
  func test_TURN06_memoryWarningIsOneTurn() async {
    await withTrace(.layout) { trace in
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
        C.didReceiveMemoryWarning()
        P.viewWillLayoutSubviews()
        P.viewDidLayoutSubviews()
        C.viewDidDisappear(false)
        """)
    }
  }

  /// APP-25, MIS-37: callbacks that cause each other endlessly are stopped after a thousand rounds; the next turn is normal.
  func test_APP25_MIS37_endlessAnswers() async {
    await withTrace(.layout) { trace in
      let root = trace.controller("P")
      trace.show(root)
      let child = trace.controller("C", ScriptedController.init)
      child.on(.viewDidAppear) {
        child.view.removeFromSuperview()
        root.view.addSubview(child.view)
      }
      UpdateCycle.main.turn("ping-pong") { Self.add(child, to: root) }
      let events = trace.recorder.drain()
      XCTAssertEqual(events.last?.line, "! MIS-37 appearanceLoop: ping-pong")
      XCTAssertEqual(events.filter { $0.kind == .issue }.count, 1)
      XCTAssertEqual(events.filter { $0.text == "viewDidAppear(false)" }.count, UpdateCycle.roundLimit)

      trace.ignore {
        child.view.removeFromSuperview()
        child.once(.viewDidAppear) { trace.note("at rest") }
      }
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

  /// The callbacks at the end of a turn to `P` and the children that were added to it.
  private static func arrival(of names: [String]) -> String {
    let layout = names.map {
      "\($0).viewIsAppearing(false)\n\($0).viewWillLayoutSubviews()\n\($0).viewDidLayoutSubviews()"
    }
    let ends = names.map { "\($0).viewDidAppear(false)" }
    return (["P.viewWillLayoutSubviews()", "P.viewDidLayoutSubviews()"] + layout + ends).joined(separator: "\n")
  }
}
