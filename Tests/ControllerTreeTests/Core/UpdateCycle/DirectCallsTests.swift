import XCTest

@testable import ControllerTree

/// TURN-08, TURN-14: direct calls may be one turn until an event.
final class DirectCallsTests: XCTestCase {
  /// TURN-08, DIS-09: `dismiss`, then `present`: the presentation is refused as in one event handler.
  func test_TURN08_dismissThenPresentIsRefused() async {
    await withOneTurn { trace in
      let (root, first, second) = (trace.controller("R"), trace.modal("A"), trace.modal("B"))
      trace.setUp {
        trace.show(root)
        trace.stage.cycle.settle()
        root.present(first, animated: true)
        trace.stage.cycle.settle()
      }

      root.dismiss(animated: true)
      root.present(second, animated: true)
      trace.expect("! M-PRES-02 presentationInProgress: direct calls")
      trace.stage.cycle.settle()
      trace.expect(
        """
        A.viewWillDisappear(true)
        A.viewDidDisappear(true)
        """)
      XCTAssertNil(root.presentedViewController)
    }
  }

  /// TURN-08, NAV-15: the second of two animated pushes waits for the first.
  func test_TURN08_secondPushWaits() async {
    await withOneTurn { trace in
      let navigation = trace.showNavigation("A").navigation
      trace.setUp { trace.stage.cycle.settle() }
      navigation.pushViewController(trace.controller("B"), animated: true)
      navigation.pushViewController(trace.controller("C"), animated: true)
      XCTAssertEqual(navigation.titles, ["A", "B"])
      trace.expect(
        """
        B.willMove(toParent: N)
        ! M-NAV-06 pushWaits: direct calls
        """)
      trace.ignore { trace.stage.cycle.settle() }
      XCTAssertEqual(navigation.titles, ["A", "B", "C"])
    }
  }

  /// TURN-08: every event ends the turn; `turn` first delivers the callbacks of the calls before it.
  func test_TURN08_eventsEndTheTurn() async {
    let events: [(String, @MainActor (Trace, UIViewController) -> Void)] = [
      ("settle", { trace, _ in trace.stage.cycle.settle() }),
      ("advance", { trace, _ in trace.stage.cycle.advance(by: .zero) }),
      ("turn", { trace, root in trace.stage.cycle.turn { XCTAssertTrue(root.isViewLoaded) } }),
      ("person", { _, _ in UIControl().sendActions(for: .touchUpInside) }),
      ("pacing", { trace, _ in trace.stage.cycle.withPacing(.manual) {} }),
    ]
    for (name, event) in events {
      await withOneTurn { trace in
        let (root, window) = (trace.controller("R"), trace.window())
        window.rootViewController = root
        window.isHidden = false
        trace.expect("R.viewDidLoad()\nR.viewWillAppear(false)")
        event(trace, root)
        XCTAssertEqual(
          trace.recorder.drain().map(\.line),
          [
            "R.viewIsAppearing(false)", "R.viewWillLayoutSubviews()", "R.viewDidLayoutSubviews()",
            "R.viewDidAppear(false)",
          ], name)
      }
    }
  }

  /// TURN-08, TURN-01: a recipe of containment sends its callbacks as in one event.
  func test_TURN08_containment() async {
    await withOneTurn { trace in
      let (parent, child) = (trace.controller("P"), trace.controller("C"))
      trace.setUp {
        trace.show(parent)
        trace.stage.cycle.settle()
      }
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
      trace.expect(
        """
        C.willMove(toParent: P)
        C.viewDidLoad()
        C.viewWillAppear(false)
        C.didMove(toParent: P)
        """)
      trace.stage.cycle.settle()
      trace.expect(
        """
        C.viewIsAppearing(false)
        C.viewDidAppear(false)
        """)
    }
  }

  /// TURN-08: with manual pacing the event begins the animated changes, and time ends them.
  func test_TURN08_manualPacing() async {
    await withOneTurn(pacing: .manual) { trace in
      let (root, modal) = (trace.controller("R"), trace.modal("A"))
      trace.setUp {
        trace.show(root)
        trace.stage.cycle.settle()
      }
      root.present(modal, animated: true)
      trace.expect("")
      trace.stage.cycle.turn {}
      trace.expect(
        """
        A.viewDidLoad()
        A.viewWillAppear(true)
        A.viewIsAppearing(true)
        """)
      trace.stage.cycle.settle()
      trace.expect("A.viewDidAppear(true)")
    }
  }

  /// TURN-08, TURN-06: a simulated user action comes after the turn of the direct calls, and finds their changes on screen.
  func test_TURN08_personActsAfterTheTurn() async {
    await withOneTurn { trace in
      let navigation = trace.showNavigation("A", bar: true).navigation
      navigation.pushViewController(trace.controller("B"), animated: true)
      XCTAssertTrue(navigation.navigationBar.goBack())
      XCTAssertEqual(navigation.titles, ["A"])

      let tabs = trace.controller("T") { UITabBarController() }
      trace.show(tabs)
      trace.ignore {
        tabs.viewControllers = [trace.controller("C"), trace.controller("D")]
        XCTAssertTrue(tabs.tabBar.select(tabs.tabBar.items?[1] ?? UITabBarItem()))
      }
      XCTAssertEqual(tabs.selectedViewController?.title, "D")
    }
  }

  /// TURN-08: callbacks of the last calls are sent when the stage's scope ends, also if its body throws.
  @MainActor func test_TURN08_scopeEndsTheTurn() async {
    struct Interruption: Error {}
    let root = ScriptedController()
    var (window, appeared): (UIWindow?, Int) = (nil, 0)
    root.on(.viewDidAppear) { appeared += 1 }
    try? Stage.withPristine(directCalls: .oneTurn) { _ in
      window = UIWindow()
      window?.rootViewController = root
      window?.isHidden = false
      XCTAssertEqual(appeared, 0)
      throw Interruption()
    }
    XCTAssertEqual(appeared, 1)
    window?.isHidden = true
  }

  /// TURN-08: a turn of the main run loop ends the turn.
  func test_TURN08_runLoopEndsTheTurn() {
    MainActor.assumeIsolated {
      Stage.withPristine(directCalls: .oneTurn) { _ in
        let (window, root) = (UIWindow(), UIViewController())
        window.rootViewController = root
        window.isHidden = false
        RunLoop.main.run(until: Date() + 0.01)
        let recorder = EventRecorder()
        recorder.record { root.present(UIViewController(), animated: false) }
        XCTAssertEqual(recorder.text, "")
        recorder.record { RunLoop.main.run(until: Date() + 0.01) }
        XCTAssertTrue(recorder.text.hasSuffix("viewDidAppear(false)"), recorder.text)
        window.isHidden = true
      }
    }
  }

  /// TURN-14: the environment variable names the kind of direct calls of the shared stage.
  func test_TURN14_fromTheEnvironment() {
    let name = "CONTROLLERTREE_DIRECT_CALLS"
    let old = ProcessInfo.processInfo.environment[name]
    for (value, calls) in [
      ("oneTurn", UpdateCycle.DirectCalls.oneTurn), ("oneTurnEach", .oneTurnEach), ("nonsense", .oneTurnEach),
    ] {
      setenv(name, value, 1)
      XCTAssertEqual(UpdateCycle.DirectCalls.fromEnvironment, calls)
    }
    unsetenv(name)
    XCTAssertEqual(UpdateCycle.DirectCalls.fromEnvironment, .oneTurnEach)
    if let old { setenv(name, old, 1) }
  }

  /// TURN-14: on a stage without a scope, a test finds links, window and layout within the turn, and the run loop ends it.
  func test_TURN14_withoutAScope() {
    MainActor.assumeIsolated {
      let stage = Stage(pacing: .immediate, directCalls: .oneTurn)
      let (root, view) = (ScriptedController(), UIView())
      var appeared = 0
      root.on(.viewDidAppear) { appeared += 1 }
      var window: UIWindow?
      stage.perform(under: nil) {
        window = UIWindow()
        window?.rootViewController = root
        window?.isHidden = false
        root.view.addSubview(view)
        XCTAssertTrue(view.window === window)
        view.frame.size.width = 10
        window?.layoutIfNeeded()
        XCTAssertEqual(view.frame.width, 10)
      }
      XCTAssertEqual(appeared, 0)
      let turn = stage.cycle.turn
      RunLoop.main.run(until: Date() + 0.01)
      XCTAssertEqual(appeared, 1)
      XCTAssertEqual(stage.cycle.turn, turn + 1)
      stage.perform(under: nil) { window?.isHidden = true }
      RunLoop.main.run(until: Date() + 0.01)
      XCTAssertTrue(stage.cycle.isIdle)
    }
  }

  /// TURN-08: a suspension of an asynchronous test ends the turn.
  func test_TURN08_suspensionEndsTheTurn() async {
    await Stage.withPristine(directCalls: .oneTurn) { stage in
      XCTAssertEqual(stage.cycle.directCalls, .oneTurn)
      let (window, root) = (UIWindow(), UIViewController())
      window.rootViewController = root
      window.isHidden = false
      let recorder = EventRecorder()
      recorder.start(on: stage)
      root.present(UIViewController(), animated: false)
      XCTAssertEqual(recorder.drain().count, 0)
      await Task.yield()
      XCTAssertNotEqual(recorder.drain().count, 0)
      recorder.stop(on: stage)
      window.isHidden = true
    }
  }
}

/// Runs `body` on a stage whose direct calls are one turn.
@MainActor private func withOneTurn(
  pacing: UpdateCycle.Pacing = .immediate, file: StaticString = #filePath, line: UInt = #line,
  _ body: @MainActor (Trace) throws -> Void
) async rethrows {
  try await withTrace(pacing: pacing, directCalls: .oneTurn, file: file, line: line, body)
}
