import XCTest

@testable import ControllerTree

final class StageTests: XCTestCase {
  /// A pristine stage shares nothing with other stages, and is released afterwards.
  func test_TURN01_pristineStageHasNothingOfAnotherOne() async {
    await MainActor.run {
      weak var dropped: Stage?
      XCTAssertTrue(Stage.current === Stage.shared)
      let value = Stage.withPristine(pacing: .manual) { stage in
        dropped = stage
        XCTAssertTrue(Stage.current === stage)
        XCTAssertEqual(stage.cycle.pacing, .manual)
        XCTAssertTrue(UpdateCycle.main === stage.cycle)
        UIScreen.main.bounds.size.width = 7
        UIView.setAnimationsEnabled(false)
        let window = UIWindow()
        window.makeKeyAndVisible()
        Stage.withPristine { inner in
          XCTAssertTrue(Stage.current === inner)
          XCTAssertEqual(UIApplication.shared.windows, [])
          XCTAssertNil(UIApplication.shared.keyWindow)
          XCTAssertEqual(UIScreen.main.bounds.width, 393)
          XCTAssertTrue(UIView.areAnimationsEnabled)
          XCTAssertEqual(inner.cycle.turn, 0)
          XCTAssertEqual(UIWindow().hierarchyName.number, 1)
        }
        XCTAssertTrue(Stage.current === stage)
        XCTAssertEqual(UIApplication.shared.windows, [window])
        window.isHidden = true
        return 7
      }
      XCTAssertEqual(value, 7)
      XCTAssertTrue(Stage.current === Stage.shared)
      XCTAssertNil(dropped)
    }
  }

  /// An error ends the stage's scope too.
  func test_TURN01_errorLeavesTheStage() async {
    struct Failure: Error {}
    await MainActor.run {
      do {
        try Stage.withPristine { _ in throw Failure() }
        XCTFail("The error is the caller's.")
      } catch {
        XCTAssertTrue(error is Failure)
      }
      XCTAssertTrue(Stage.current === Stage.shared)
    }
    do {
      try await Stage.withPristine { _ in
        await Task.yield()
        throw Failure()
      }
      XCTFail("The error is the caller's.")
    } catch {
      XCTAssertTrue(error is Failure)
    }
    let isShared = await MainActor.run { Stage.current === Stage.shared }
    XCTAssertTrue(isShared)
  }

  /// The tasks that the body awaits run on the same stage.
  func test_TURN01_childTasksInheritTheStage() async {
    await Stage.withPristine { stage in
      let seen = await withTaskGroup(of: ObjectIdentifier.self) { group in
        for _ in 0..<3 { group.addTask { @MainActor in ObjectIdentifier(Stage.current) } }
        var seen: Set<ObjectIdentifier> = []
        for await identifier in group { seen.insert(identifier) }
        return seen
      }
      XCTAssertEqual(seen, [ObjectIdentifier(stage)])
    }
  }

  /// A task that outlives its stage's scope stays on that stage, whichever scopes are open meanwhile; the stage lives as long as
  /// the task.
  @MainActor func test_TURN01_taskThatOutlivesTheScopeStaysOnItsStage() async {
    let window = UIWindow()
    window.isHidden = false
    let late = Stage.withPristine(pacing: .manual) { stage in
      Task { @MainActor [stage] in
        XCTAssertTrue(Stage.current === stage)
        await Task.yield()
        XCTAssertTrue(Stage.current === stage)
        XCTAssertEqual(UIApplication.shared.windows, [])
        let root = UIViewController()
        var own: UIWindow? = UIWindow()
        own?.rootViewController = root
        own?.makeKeyAndVisible()
        XCTAssertEqual(root.appearance, .appeared)
        XCTAssertEqual(UIApplication.shared.windows, [own])
        // The pool of an ended scope retains no window.
        own = nil
        XCTAssertEqual(UIApplication.shared.windows, [])
        Stage.withPristine { inner in XCTAssertTrue(Stage.current === inner) }
        XCTAssertTrue(Stage.current === stage)
      }
    }
    XCTAssertTrue(Stage.current === Stage.shared)
    XCTAssertTrue(UIApplication.shared.windows.contains(window))
    await late.value
    XCTAssertTrue(Stage.current === Stage.shared)
    window.isHidden = true
  }

  /// The last task releases the stage.
  @MainActor func test_TURN01_lastTaskReleasesTheStage() async {
    weak var ended: Stage?
    do {
      let late = Stage.withPristine { stage in
        ended = stage
        return Task { @MainActor in await Task.yield() }
      }
      XCTAssertNotNil(ended)
      await late.value
    }
    for _ in 0..<100 where ended != nil { await Task.yield() }
    XCTAssertNil(ended)
  }

  /// Two asynchronous tests that interleave at their suspension points never see each other's windows, issues, pacing,
  /// time, names or screen.
  func test_TURN01_interleavedTestsNeverSeeEachOther() async {
    let meeting = await MainActor.run { Meeting() }
    let reports = await withTaskGroup(of: [String].self) { group in
      group.addTask { await Self.report("A", .manual, 100, meeting) }
      group.addTask { await Self.report("B", .immediate, 200, meeting) }
      var reports: [[String]] = []
      for await report in group { reports.append(report) }
      return reports.sorted { $0[0] < $1[0] }
    }
    XCTAssertEqual(
      reports[0],
      [
        "A", "manual", "100.0", "UIWindow #1", "A.viewDidLoad()", "A.viewWillAppear(false)", "A.viewIsAppearing(false)",
        "A.viewWillLayoutSubviews()", "A.viewDidLayoutSubviews()", "A.viewDidAppear(false)",
        "! CON-09 alreadyChild: A.addChild(_:)",
        "not over at 0.0 seconds",
      ])
    XCTAssertEqual(
      reports[1],
      [
        "B", "immediate", "200.0", "UIWindow #1", "B.viewDidLoad()", "B.viewWillAppear(false)",
        "B.viewIsAppearing(false)",
        "B.viewWillLayoutSubviews()", "B.viewDidLayoutSubviews()", "B.viewDidAppear(false)",
        "! CON-09 alreadyChild: B.addChild(_:)",
        "over at 0.5 seconds",
      ])
    let count = await MainActor.run { meeting.count }
    XCTAssertEqual(count, 5)
  }

  @MainActor private static func report(
    _ name: String, _ pacing: UpdateCycle.Pacing, _ width: Double, _ meeting: Meeting
  ) async -> [String] {
    await Stage.withPristine(pacing: pacing, device: .bare) { stage in await act(name, width, on: stage, meeting) }
  }

  /// Runs one of the two tasks; before each step it waits for the other one.
  @MainActor private static func act(_ name: String, _ width: Double, on stage: Stage, _ meeting: Meeting) async
    -> [String]
  {
    let recorder = EventRecorder()
    recorder.start(on: stage)
    await meeting.meet()
    UIScreen.main.bounds.size.width = width
    let window = UIWindow()
    let root = UIViewController()
    root.title = name
    window.rootViewController = root
    await meeting.meet()
    window.makeKeyAndVisible()
    await meeting.meet()
    let issues = stage.diagnostics.collect {
      let child = UIViewController()
      root.addChild(child)
      root.addChild(child)
      child.didMove(toParent: root)
    }
    await meeting.meet()
    var isOver = false
    UIView.animate(withDuration: 0.5) {
      changeSomething()
    } completion: { _ in
      isOver = true
    }
    await meeting.meet()
    XCTAssertTrue(Stage.current === stage)
    XCTAssertEqual(issues.map(\.kind), [.alreadyChild])
    XCTAssertEqual(UIApplication.shared.windows, [window])
    XCTAssertTrue(UIApplication.shared.keyWindow === window)
    let end = "\(isOver ? "over" : "not over") at \(stage.cycle.now)"
    recorder.stop(on: stage)
    let lines = recorder.drain().map(\.line).filter { !$0.contains("Move") }
    window.isHidden = true
    return [name, stage.cycle.pacing.rawValue, "\(window.frame.width)", window.hierarchyName.short] + lines + [end]
  }

  /// A meeting point at which two tasks wait for each other.
  @MainActor private final class Meeting {
    private(set) var count = 0
    private var waiting: CheckedContinuation<Void, Never>?

    func meet() async {
      if let waiting {
        self.waiting = nil
        count += 1
        waiting.resume()
        return
      }
      await withCheckedContinuation { waiting = $0 }
    }
  }

  /// A window stays on the stage that it was made on, whichever stage is current for the caller.
  func test_TURN01_windowKeepsItsStage() async {
    await withStage { trace in
      let window = trace.window()
      window.rootViewController = trace.controller("P")
      Stage.withPristine { inner in
        window.isHidden = false
        XCTAssertEqual(UIApplication.shared.windows, [])
        XCTAssertEqual(inner.hierarchyDescription, "")
      }
      XCTAssertEqual(UIApplication.shared.windows, [window])
    }
  }
}
