import ControllerTree

/// Runs `body` in a stage of its own and compares the whole trace with the expected text: each callback, in order.
///
/// ```swift
/// await expectTrace {
///   let window = UIWindow()
///   window.rootViewController = ProfileViewController()
///   window.makeKeyAndVisible()
/// } toBe: {
///   """
///   ProfileViewController #1.viewDidLoad()
///   ProfileViewController #1.viewWillAppear(false)
///   ProfileViewController #1.viewIsAppearing(false)
///   ProfileViewController #1.viewDidAppear(false)
///   """
/// }
/// ```
///
/// The test fails at the line of the call, with the lines that differ and the call that caused the first one. If nothing is expected,
/// the failure contains the closure to paste. With the environment variable `CONTROLLERTREE_UPDATE_TRACES=1` the literal in the
/// source file is replaced instead; the test fails all the same, and passes in the next run.
///
/// - Parameters:
///   - content: The kinds of lines in the trace. Issues are in every trace.
///   - pacing: How time passes for animations.
///   - directCalls: Whether each direct call in `body` is a turn of its own, or all together are one.
///   - device: The device of the main screen.
///   - body: The calls. The trace ends when everything that they cause has settled; with `.manual` pacing, where they end.
///   - expected: The expected lines: a string literal, without interpolations.
@preconcurrency @MainActor @_disfavoredOverload
public func expectTrace(
  of content: TraceContent = .callbacks, pacing: UpdateCycle.Pacing = .immediate,
  directCalls: UpdateCycle.DirectCalls = .oneTurnEach, device: UIScreen.Device = .iPhone,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  _ body: @MainActor () throws -> Void, toBe expected: () -> String = { "" }
) rethrows {
  let place = SourcePlace(fileID, filePath, line, column)
  try Stage.withPristine(pacing: pacing, directCalls: directCalls, device: device) { stage in
    try TracedTest(content, on: stage, at: place).run(body, expected: expected)
  }
}

/// Runs `body` in a stage of its own, with a scene, and compares the whole trace with the expected text.
///
/// - Parameters:
///   - content: The kinds of lines in the trace. Issues are in every trace.
///   - pacing: How time passes for animations.
///   - directCalls: Whether each direct call in `body` is a turn of its own, or all together are one.
///   - device: The device of the main screen.
///   - body: The calls; it gets the scene, with which it can show controllers, leave out the set-up and add lines.
///   - expected: The expected lines: a string literal, without interpolations.
@preconcurrency @MainActor @_disfavoredOverload
public func expectTrace(
  of content: TraceContent = .callbacks, pacing: UpdateCycle.Pacing = .immediate,
  directCalls: UpdateCycle.DirectCalls = .oneTurnEach, device: UIScreen.Device = .iPhone,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  _ body: @MainActor (TraceScene) throws -> Void, toBe expected: () -> String = { "" }
) rethrows {
  let place = SourcePlace(fileID, filePath, line, column)
  try Stage.withPristine(pacing: pacing, directCalls: directCalls, device: device) { stage in
    let test = TracedTest(content, on: stage, at: place)
    try test.run({ try body(test.scene) }, expected: expected)
  }
}

/// Runs asynchronous `body` in a stage of its own and compares the whole trace with the expected text.
///
/// - Parameters:
///   - content: The kinds of lines in the trace. Issues are in every trace.
///   - pacing: How time passes for animations.
///   - directCalls: Whether each direct call in `body` is a turn of its own, or all together are one.
///   - device: The device of the main screen.
///   - body: The calls.
///   - expected: The expected lines: a string literal, without interpolations.
@preconcurrency @MainActor
public func expectTrace(
  of content: TraceContent = .callbacks, pacing: UpdateCycle.Pacing = .immediate,
  directCalls: UpdateCycle.DirectCalls = .oneTurnEach, device: UIScreen.Device = .iPhone,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  _ body: @MainActor () async throws -> Void, toBe expected: () -> String = { "" }
) async rethrows {
  let place = SourcePlace(fileID, filePath, line, column)
  try await Stage.withPristine(pacing: pacing, directCalls: directCalls, device: device) { stage in
    try await TracedTest(content, on: stage, at: place).run(body, expected: expected)
  }
}

/// Runs asynchronous `body` in a stage of its own and compares the whole trace with the expected text.
///
/// - Parameters:
///   - content: The kinds of lines in the trace. Issues are in every trace.
///   - pacing: How time passes for animations.
///   - directCalls: Whether each direct call in `body` is a turn of its own, or all together are one.
///   - device: The device of the main screen.
///   - body: The calls; it gets the scene, with which it can show controllers, leave out the set-up and add lines.
///   - expected: The expected lines: a string literal, without interpolations.
@preconcurrency @MainActor
public func expectTrace(
  of content: TraceContent = .callbacks, pacing: UpdateCycle.Pacing = .immediate,
  directCalls: UpdateCycle.DirectCalls = .oneTurnEach, device: UIScreen.Device = .iPhone,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  _ body: @MainActor (TraceScene) async throws -> Void, toBe expected: () -> String = { "" }
) async rethrows {
  let place = SourcePlace(fileID, filePath, line, column)
  try await Stage.withPristine(pacing: pacing, directCalls: directCalls, device: device) { stage in
    let test = TracedTest(content, on: stage, at: place)
    try await test.run({ try await body(test.scene) }, expected: expected)
  }
}

/// One run of `expectTrace`.
@MainActor private struct TracedTest {
  let scene: TraceScene
  private let place: SourcePlace

  init(_ content: TraceContent, on stage: Stage, at place: SourcePlace) {
    scene = TraceScene(of: content, on: stage)
    self.place = place
  }

  func run(_ body: () throws -> Void, expected: () -> String) rethrows {
    defer { scene.clear() }
    try body()
    compare(with: expected())
  }

  func run(_ body: @MainActor () async throws -> Void, expected: () -> String) async rethrows {
    defer { scene.clear() }
    try await body()
    compare(with: expected())
  }

  private func compare(with expected: String) {
    let lines = scene.end()
    let comparison = TraceComparison(
      expected: expected, lines: lines, issues: scene.stage.diagnostics.takeCollected())
    guard !comparison.isEqual else { return }
    let source = InlineSource(at: place)
    let message =
      InlineUpdates.isOn
      ? source.update(from: expected, to: comparison.actual).message
      : comparison.message(orPaste: source.closure)
    TestFailure(message: message, place: place).report()
  }
}
