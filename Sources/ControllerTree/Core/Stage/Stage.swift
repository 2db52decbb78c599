/// Everything that a process, or a test, has once: update cycle, diagnostics, recorders, screen, windows, application.
///
/// Code that never mentions a stage runs on ``shared``. A test can run on a stage of its own:
///
/// ```swift
/// Stage.withPristine(pacing: .manual) { stage in
///   let window = UIWindow()
///   …
/// }
/// ```
///
/// The new stage is the current one for everything that the closure calls, and for all tasks that begin in it. Two
/// asynchronous tests that interleave at their suspension points never see each other's stage.
///
/// A task that outlives the closure stays on its stage: a late continuation never acts on ``shared``, nor in the next test. The
/// stage is released with the last such task. Once the closure has returned, the stage retains no windows: a window is
/// released with its last reference.
@preconcurrency @MainActor
public final class Stage {
  /// Turns, virtual time and deferred work.
  public let cycle: UpdateCycle
  /// Receives all issues.
  public let diagnostics: Diagnostics
  /// The recorders that record at the moment.
  var recorders: [EventRecorder] = [] {
    didSet {
      isObserved = !recorders.isEmpty
      observesViews = recorders.contains(where: \.includesViews)
      cycle.recordersAwaitEnd = recorders.contains(where: \.awaitsEnd)
    }
  }
  private(set) var isObserved = false
  private(set) var observesViews = false
  /// The leak watches that are on.
  var removalObservers: [any RemovalObserver] = [] {
    didSet {
      observesRemovals = !removalObservers.isEmpty
      observesViewRemovals = removalObservers.contains(where: \.observesViews)
    }
  }
  private(set) var observesRemovals = false
  private(set) var observesViewRemovals = false
  /// The cycle's time for other threads.
  nonisolated let clock: VirtualClock
  let names = NameRegistry()
  /// Retains visible windows that have no other strong reference (WIN-16).
  let pool = AutoreleasePool()
  /// A short list, so a linear search is faster than a hash.
  @exclusivity(unchecked) private var parts: [(type: ObjectIdentifier, part: AnyObject)] = []

  /// Makes an empty stage.
  init(
    pacing: UpdateCycle.Pacing, directCalls: UpdateCycle.DirectCalls = .oneTurnEach,
    clock: VirtualClock = VirtualClock()
  ) {
    _ = MainThread.first
    self.clock = clock
    Stage.count += 1
    Stage.only = nil
    diagnostics = Diagnostics()
    cycle = UpdateCycle(pacing: pacing, directCalls: directCalls, clock: clock)
    cycle.stage = self
    diagnostics.stage = self
  }

  deinit {
    // Other code may still retain the cycle or the diagnostics.
    inDeinit {
      cycle.stage = nil
      diagnostics.stage = nil
    }
  }

  /// The stage of code outside every `withPristine`.
  public static let shared = {
    let stage = Stage(pacing: .fromEnvironment, directCalls: .fromEnvironment, clock: .ofShared)
    stage.cycle.timers = .fromEnvironment
    if count == 1 { only = stage.address }
    return stage
  }()

  /// The stage of the running code.
  /// - Complexity: O(1); a load and a branch until the first pristine stage is made.
  public static var current: Stage {
    // A pointer until the last moment, which avoids a retain and release for each access to a field of the stage.
    @inline(__always) get { unsafeBitCast(only ?? found, to: Stage.self) }
  }

  /// Calls `body` with ``current``, without retaining it: the scope of the running code does that.
  @inline(__always)
  static func withCurrent<R>(_ body: (Stage) throws -> R) rethrows -> R {
    try Unmanaged<Stage>.fromOpaque(only ?? found).lend(body)
  }

  private static var found: UnsafeRawPointer {
    @inline(never) get { (scope.get() ?? shared).address }
  }

  /// The clock of the stage that the running task is on; `nil` for ``shared``.
  nonisolated static var clockOfTask: VirtualClock? { scope.get()?.clock }

  private var address: UnsafeRawPointer { unsafeBitCast(self, to: UnsafeRawPointer.self) }

  /// Runs `body` on a new stage and releases that stage afterwards.
  ///
  /// - Parameters:
  ///   - pacing: How time passes for animations on the new stage.
  ///   - directCalls: Whether each direct call in `body` is a turn of its own.
  ///   - body: The code to run; it gets the stage.
  public static func withPristine<R>(
    pacing: UpdateCycle.Pacing = .immediate, directCalls: UpdateCycle.DirectCalls = .oneTurnEach,
    _ body: @MainActor (Stage) throws -> R
  ) rethrows -> R {
    let stage = Stage(pacing: pacing, directCalls: directCalls)
    return try scope.withValue(stage) {
      defer { stage.close() }
      return try body(stage)
    }
  }

  /// Runs asynchronous `body` on a new stage and releases that stage afterwards.
  ///
  /// - Parameters:
  ///   - pacing: How time passes for animations on the new stage.
  ///   - directCalls: Whether each direct call in `body` is a turn of its own.
  ///   - body: The code to run; it gets the stage.
  public static func withPristine<R>(
    pacing: UpdateCycle.Pacing = .immediate, directCalls: UpdateCycle.DirectCalls = .oneTurnEach,
    _ body: @MainActor (Stage) async throws -> R
  ) async rethrows -> R {
    let stage = Stage(pacing: pacing, directCalls: directCalls)
    return try await scope.withValue(stage) {
      defer { stage.close() }
      return try await body(stage)
    }
  }

  /// Ends the stage of a `withPristine`.
  private func close() {
    cycle.endOpenTurn()
    diagnostics.reportHeldBack()
    for entry in parts { (entry.part as? any EndingPart)?.stageEnds() }
    cycle.forgetPatientWork()
    pool.close()
  }

  /// Runs `body` on this stage, for calls that come from outside of it: a timer, the main queue.
  /// - Parameter policies: The policies of the code that set the timer.
  func perform(under policies: PolicyScope?, _ body: @MainActor () -> Void) {
    Stage.scope.withValue(self) { PolicyScope.$current.withValue(policies) { body() } }
  }

  /// Adds work to the end of the running turn. The optimiser retains the cycle to reach it through an object that has the stage.
  @inline(never)
  func enqueue(_ work: any TurnWork, in phase: TurnPhase) { cycle.enqueue(work, in: phase) }

  /// The one object of `type` on this stage, made on first use. Higher layers keep their state here.
  package func part<Part: AnyObject>(_ type: Part.Type, make: () -> Part) -> Part {
    let key = ObjectIdentifier(type)
    for index in parts.indices where parts[index].type == key {
      return unsafeDowncast(parts[index].part, to: Part.self)
    }
    let part = make()
    parts.append((key, part))
    return part
  }

  /// Calls `body` with the object of `type`, without retaining it: the stage does that. `nil` if it has not been made.
  @inline(__always)
  func withPart<Part: AnyObject, R>(_ type: Part.Type, _ body: (Part) -> R) -> R? {
    let key = ObjectIdentifier(type)
    for index in parts.indices where parts[index].type == key {
      return Unmanaged<Part>.fromOpaque(unsafeBitCast(parts[index].part, to: UnsafeRawPointer.self)).lend(body)
    }
    return nil
  }

  // Not `@TaskLocal`: the property that the macro makes would be the main actor's alone.
  nonisolated private static let scope = TaskLocal<Stage?>(wrappedValue: nil)
  /// The number of stages that were made in the process.
  private static var count = 0
  /// ``shared``, while no other stage was made: ``current`` then needs no look-up, since no task can be on another stage. A lazy
  /// global costs a call on each read.
  private static var only: UnsafeRawPointer?
}

/// A part of a stage that retains objects which lead back to the stage, and drops them at the stage's end.
@MainActor protocol EndingPart: AnyObject {
  func stageEnds()
}
