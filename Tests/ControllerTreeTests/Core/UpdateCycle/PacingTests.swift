import XCTest

@testable import ControllerTree

final class PacingTests: XCTestCase {
  // MARK: Virtual time

  /// Immediate pacing: time jumps to the end of each animation within the turn that began it.
  func test_TURN04_immediatePacing() async {
    await withTrace { trace in
      let cycle = UpdateCycle.main
      XCTAssertEqual(cycle.pacing, .immediate)
      cycle.turn {
        UIView.animate(withDuration: 0.4) {
          changeSomething()
        } completion: { _ in
          trace.note("late at \(cycle.now)")
        }
        UIView.animate(withDuration: 0.1) {
          changeSomething()
        } completion: { _ in
          trace.note("early at \(cycle.now)")
        }
        trace.expect("")
      }
      trace.expect("early at 0.1 seconds\nlate at 0.4 seconds")
    }
  }

  /// Manual pacing: time stands still until `advance(by:)`; each animation ends in its own turn, at its own time.
  func test_TURN04_manualPacing() async {
    await withTrace(pacing: .manual) { trace in
      let cycle = UpdateCycle.main
      for duration in [0.4, 0.1, 0.2, 0.2] {
        UIView.animate(withDuration: duration) {
          changeSomething()
        } completion: { _ in
          trace.note("\(duration) at \(cycle.now)")
        }
      }
      let turn = cycle.turn
      cycle.advance(by: .milliseconds(250))
      trace.expect("0.1 at 0.1 seconds\n0.2 at 0.2 seconds\n0.2 at 0.2 seconds")
      XCTAssertEqual(cycle.turn, turn + 4)
      XCTAssertEqual(cycle.now, .milliseconds(250))
      cycle.settle()
      trace.expect("0.4 at 0.4 seconds")
      XCTAssertEqual(cycle.now, .milliseconds(400))
      cycle.settle()
      XCTAssertEqual(cycle.now, .milliseconds(400))
    }
  }

  /// Time stands still inside a turn, does not run backwards, and settling does not wait for an animation that ends tomorrow.
  func test_TURN04_whereTimeDoesNotPass() async {
    await withTrace(pacing: .manual) { trace in
      let cycle = UpdateCycle.main
      UIView.animate(withDuration: 0.1) {
        changeSomething()
      } completion: { _ in
        trace.note("ended")
      }
      cycle.turn {
        cycle.advance(by: .seconds(1))
        cycle.settle()
      }
      cycle.advance(by: .seconds(-1))
      XCTAssertEqual(cycle.now, .zero)
      trace.expect("")
      UIView.animate(
        withDuration: 0.1, delay: 100_000, animations: { changeSomething() }, completion: { _ in XCTFail("Tomorrow.") })
      cycle.settle()
      trace.expect("ended")
      XCTAssertEqual(cycle.now, .milliseconds(100))
    }
  }

  /// TURN-04, MIS-37: settling stops when animations follow each other endlessly.
  func test_TURN04_MIS37_settlingGivesUp() async {
    await withTrace(pacing: .manual) { trace in
      var (rounds, goesOn) = (0, true)
      @MainActor func animate() {
        UIView.animate(withDuration: 1) {
          changeSomething()
        } completion: { _ in
          rounds += 1
          if goesOn { animate() }
        }
      }
      animate()
      UpdateCycle.main.settle()
      XCTAssertEqual(rounds, UpdateCycle.roundLimit)
      trace.expect("! MIS-37 appearanceLoop: settle() ended 1000 animations, and the next one still runs.")
      goesOn = false
      UpdateCycle.main.settle()
      XCTAssertEqual(rounds, UpdateCycle.roundLimit + 1)
    }
  }

  /// A pacing is set for a scope and cannot leak out of it; work that was begun inside keeps its time.
  func test_TURN04_pacingOfAScope() async {
    struct Failure: Error {}
    await withTrace { trace in
      let cycle = UpdateCycle.main
      let value = cycle.withPacing(.manual) {
        XCTAssertEqual(cycle.pacing, .manual)
        cycle.withPacing(.immediate) {
          UIView.animate(withDuration: 0.1) {
            changeSomething()
          } completion: { _ in
            trace.note("inner")
          }
        }
        UIView.animate(withDuration: 0.2) {
          changeSomething()
        } completion: { _ in
          trace.note("outer")
        }
        trace.expect("inner")
        return 7
      }
      XCTAssertEqual(value, 7)
      XCTAssertEqual(cycle.pacing, .immediate)
      trace.expect("")
      cycle.turn {}
      trace.expect("outer")
      XCTAssertEqual(cycle.now, .milliseconds(300))

      do {
        try cycle.withPacing(.manual) { throw Failure() }
        XCTFail("The error is the caller's.")
      } catch {
        XCTAssertTrue(error is Failure)
      }
      XCTAssertEqual(cycle.pacing, .immediate)
    }
  }

  /// The environment variable sets the pacing of the shared stage.
  func test_TURN04_pacingFromTheEnvironment() {
    let name = "CONTROLLERTREE_PACING"
    let old = ProcessInfo.processInfo.environment[name]
    for (value, pacing) in [
      ("manual", UpdateCycle.Pacing.manual), ("mainRunLoop", .mainRunLoop), ("immediate", .immediate),
      ("nonsense", .immediate),
    ] {
      setenv(name, value, 1)
      XCTAssertEqual(UpdateCycle.Pacing.fromEnvironment, pacing)
    }
    unsetenv(name)
    XCTAssertEqual(UpdateCycle.Pacing.fromEnvironment, .immediate)
    if let old { setenv(name, old, 1) }
  }

  // MARK: The main run loop; here real time passes

  /// Main run loop pacing: an animation takes its real duration; a test waits for it with expectations.
  func test_TURN04_mainRunLoopPacing() async {
    await Stage.withPristine(pacing: .mainRunLoop, device: .bare) { stage in
      let done = XCTestExpectation(description: "completion")
      let recorder = EventRecorder()
      let root = UIViewController()
      root.title = "P"
      let window = UIWindow()
      window.rootViewController = root
      window.isHidden = false
      let child = UIViewController()
      child.title = "C"
      recorder.start(on: stage)
      let began = ContinuousClock.now
      root.addChild(child)
      UIView.animate(withDuration: 0.5) {
        changeSomething()
        root.view.addSubview(child.view)
      } completion: { _ in
        child.didMove(toParent: root)
        done.fulfill()
      }
      XCTAssertEqual(
        recorder.drain().map(\.line), ["C.willMove(toParent: P)", "C.viewDidLoad()", "C.viewWillAppear(false)"])

      await Self.mainRunLoopTurn()
      XCTAssertEqual(recorder.drain().map(\.line), Self.arrival)
      let result = await XCTWaiter.fulfillment(of: [done], timeout: 5)
      XCTAssertEqual(result, .completed)
      XCTAssertEqual(recorder.drain().map(\.line), ["C.viewDidAppear(false)", "C.didMove(toParent: P)"])
      XCTAssertGreaterThanOrEqual(ContinuousClock.now - began, .milliseconds(500))
      XCTAssertGreaterThanOrEqual(stage.cycle.now, .milliseconds(500))
      window.isHidden = true
    }
  }

  /// TURN-04, MIS-15: a turn of the main run loop delivers waiting callbacks, in every pacing.
  func test_TURN04_MIS15_mainRunLoopTurnDeliversWhatIsHeld() async {
    await Stage.withPristine(device: .bare) { stage in
      let (window, recorder) = Self.openRecipe(on: stage)
      await Self.mainRunLoopTurn()
      XCTAssertEqual(
        recorder.drain().map(\.line),
        Self.arrival + ["C.viewDidAppear(false)", "! MIS-15 didMoveMissing: main run loop"])
      _ = stage.diagnostics.takeCollected()
      window.isHidden = true
    }
  }

  /// TURN-04, MIS-15: the same in a synchronous test that runs the run loop.
  func test_TURN04_MIS15_runningTheRunLoopDeliversWhatIsHeld() {
    MainActor.assumeIsolated {
      Stage.withPristine(device: .bare) { stage in
        let (window, recorder) = Self.openRecipe(on: stage)
        Self.run(for: 0.02)
        XCTAssertEqual(
          recorder.drain().map(\.line),
          Self.arrival + ["C.viewDidAppear(false)", "! MIS-15 didMoveMissing: main run loop"])
        _ = stage.diagnostics.takeCollected()
        window.isHidden = true
      }
    }
  }

  /// MIS-21: a turn of the main run loop reports a transition that was left open, even if no call follows the removal.
  func test_MIS21_mainRunLoopTurnReportsATransitionWithoutEnd() async {
    await Stage.withPristine(device: .bare) { stage in
      let (window, recorder) = Self.openRecipe(on: stage)
      let child = window.rootViewController?.children.first
      child?.didMove(toParent: window.rootViewController)
      _ = recorder.drain()
      child?.willMove(toParent: nil)
      child?.beginAppearanceTransition(false, animated: false)
      child?.view.removeFromSuperview()
      child?.removeFromParent()
      XCTAssertEqual(
        recorder.drain().map(\.line),
        [
          "C.willMove(toParent: nil)", "C.viewWillDisappear(false)", "P.viewWillLayoutSubviews()",
          "P.viewDidLayoutSubviews()", "C.didMove(toParent: nil)",
        ])
      await Self.mainRunLoopTurn()
      XCTAssertEqual(recorder.drain().map(\.line), ["! MIS-21 unbalancedAppearance: main run loop"])
      _ = stage.diagnostics.takeCollected()
      window.isHidden = true
    }
  }

  /// LAY-01: the main run loop does layout that was marked outside every turn.
  func test_LAY01_mainRunLoopTurnLaysOut() {
    MainActor.assumeIsolated {
      Stage.withPristine(device: .bare) { _ in
        let window = UIWindow()
        let view = ProbeView("V")
        window.addSubview(view)
        var count = 0
        view.onLayout = { count += 1 }
        view.setNeedsLayout()
        XCTAssertEqual(count, 0)
        Self.run(for: 0.02)
        XCTAssertEqual(count, 1)
      }
    }
  }

  /// A run loop that runs inside a turn ends no animation.
  func test_TURN07_runLoopInsideATurn() {
    MainActor.assumeIsolated {
      Stage.withPristine(pacing: .mainRunLoop, device: .bare) { stage in
        var isOver = false
        stage.cycle.turn {
          UIView.animate(withDuration: 0.005) {
            changeSomething()
          } completion: { _ in
            isOver = true
          }
          Self.run(for: 0.03)
          XCTAssertFalse(isOver)
        }
        Self.run(for: 0.03)
        XCTAssertTrue(isOver)
      }
    }
  }

  /// TURN-04: after a jump of virtual time, real time continues from there and ends the next animation.
  func test_TURN04_realTimeGoesOnAfterAJump() {
    let jumps: [(name: String, body: @MainActor (UpdateCycle) -> Void)] = [
      ("settle() under manual pacing", { cycle in cycle.withPacing(.manual) { Self.animate(5, on: cycle) } }),
      (
        "immediate pacing",
        { cycle in cycle.withPacing(.immediate) { UIView.animate(withDuration: 5) { changeSomething() } } }
      ),
      ("settle()", { cycle in Self.animate(5, on: cycle) }),
      ("advance(by:)", { cycle in cycle.advance(by: .seconds(5)) }),
    ]
    MainActor.assumeIsolated {
      for jump in jumps {
        Stage.withPristine(pacing: .mainRunLoop) { stage in
          jump.body(stage.cycle)
          XCTAssertGreaterThanOrEqual(stage.cycle.now, .seconds(5), jump.name)
          let began = stage.cycle.now
          var isOver = false
          UIView.animate(withDuration: 0.01, animations: { changeSomething() }, completion: { _ in isOver = true })
          XCTAssertFalse(isOver, jump.name)
          Self.run(for: 0.05)
          XCTAssertTrue(isOver, jump.name)
          XCTAssertGreaterThanOrEqual(stage.cycle.now - began, .milliseconds(10), jump.name)
          XCTAssertLessThan(stage.cycle.now - began, .seconds(1), jump.name)
        }
      }
    }
  }

  /// TURN-04: an animation begun before a jump, or under another pacing, ends on the main run loop too.
  func test_TURN04_animationsOfAnotherPacingEndOnTheMainRunLoop() {
    MainActor.assumeIsolated {
      Stage.withPristine(pacing: .mainRunLoop) { stage in
        var ended: [String] = []
        UIView.animate(
          withDuration: 5.02, animations: { changeSomething() }, completion: { _ in ended.append("before") })
        stage.cycle.withPacing(.manual) {
          UIView.animate(
            withDuration: 5.04, animations: { changeSomething() }, completion: { _ in ended.append("inside") })
          stage.cycle.advance(by: .seconds(5))
        }
        XCTAssertEqual(ended, [])
        Self.run(for: 0.1)
        XCTAssertEqual(ended, ["before", "inside"])
      }
    }
  }

  @MainActor private static func animate(_ duration: TimeInterval, on cycle: UpdateCycle) {
    UIView.animate(withDuration: duration) { changeSomething() }
    cycle.settle()
  }

  private static let arrival = [
    "P.viewWillLayoutSubviews()", "P.viewDidLayoutSubviews()", "C.viewIsAppearing(false)", "C.viewWillLayoutSubviews()",
    "C.viewDidLayoutSubviews()",
  ]

  /// `P` on screen, and `C` with an open recipe; issues are collected.
  @MainActor private static func openRecipe(on stage: Stage) -> (UIWindow, EventRecorder) {
    let (root, child) = (UIViewController(), UIViewController())
    (root.title, child.title) = ("P", "C")
    let window = UIWindow()
    window.rootViewController = root
    window.isHidden = false
    root.addChild(child)
    root.view.addSubview(child.view)
    let recorder = EventRecorder()
    recorder.start(on: stage)
    stage.diagnostics.policies = [.all: .collect]
    return (window, recorder)
  }

  /// Returns after all work that waits on the main queue at the moment.
  @MainActor private static func mainRunLoopTurn() async {
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async { continuation.resume() }
    }
  }

  private static func run(for seconds: TimeInterval) {
    let end = Date(timeIntervalSinceNow: seconds)
    while Date() < end { RunLoop.main.run(until: end) }
  }
}
