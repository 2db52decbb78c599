/// The one home of everything that a process has once: update cycle, diagnostics, recorders, screen, windows, application.
///
/// Code that never mentions a stage runs on ``shared``. A test that wants a pristine one asks for it and gives it back:
///
/// ```swift
/// Stage.withPristine(pacing: .manual) { stage in
///   let window = UIWindow()
///   …
/// }
/// ```
///
/// The pristine stage is the current one for everything that the closure calls, and for the tasks that it awaits; two
/// asynchronous tests that interleave at their suspension points never see each other's.
@preconcurrency @MainActor
public final class Stage {
  /// Turns, virtual time and deferred work.
  public let cycle: UpdateCycle
  /// Where misuse is reported.
  public let diagnostics: Diagnostics
  /// The recorders that listen at the moment.
  @exclusivity(unchecked) var recorders: [EventRecorder] = [] {
    didSet {
      isObserved = !recorders.isEmpty
      observesViews = recorders.contains(where: \.includesViews)
    }
  }
  @exclusivity(unchecked) private(set) var isObserved = false
  @exclusivity(unchecked) private(set) var observesViews = false
  /// Who watches for leaks at the moment.
  var departureObservers: [any DepartureObserver] = [] {
    didSet {
      observesDepartures = !departureObservers.isEmpty
      observesViewDepartures = departureObservers.contains(where: \.observesViews)
    }
  }
  @exclusivity(unchecked) private(set) var observesDepartures = false
  @exclusivity(unchecked) private(set) var observesViewDepartures = false
  let names = NameRegistry()
  /// Retains visible windows that nobody else may retain (WIN-16).
  let pool = AutoreleasePool()
  /// A handful, so a search is quicker than a hash.
  @exclusivity(unchecked) private var parts: [(type: ObjectIdentifier, part: AnyObject)] = []

  /// Makes a stage with nothing on it.
  init(pacing: UpdateCycle.Pacing, directCalls: UpdateCycle.DirectCalls = .oneTurnEach) {
    _ = MainThread.first
    diagnostics = Diagnostics()
    cycle = UpdateCycle(pacing: pacing, directCalls: directCalls)
    cycle.stage = self
    diagnostics.stage = self
  }

  deinit {
    // A cycle or diagnostics that somebody kept have nobody to name or to ask any more.
    cycle.stage = nil
    diagnostics.stage = nil
  }

  /// The stage of code that opened none of its own.
  public static let shared = {
    let stage = Stage(pacing: .fromEnvironment)
    known = stage.address
    return stage
  }()

  /// The stage that the running code stands on.
  /// - Complexity: O(1); a load and a branch while no pristine stage is open.
  public static var current: Stage {
    // A plain address until the last moment, so that reading a field of the stage counts nothing.
    @inline(__always) get { unsafeBitCast((openScopes == 0 ? known : nil) ?? found, to: Stage.self) }
  }

  private static var found: UnsafeRawPointer {
    @inline(never) get { (scoped ?? shared).address }
  }

  private var address: UnsafeRawPointer { unsafeBitCast(self, to: UnsafeRawPointer.self) }

  /// Runs `body` on a stage of its own and drops that stage afterwards.
  ///
  /// - Parameters:
  ///   - pacing: How animated work passes on the new stage.
  ///   - directCalls: Whether each call that `body` makes straight is a turn of its own.
  ///   - body: The work; it gets the stage.
  public static func withPristine<R>(
    pacing: UpdateCycle.Pacing = .immediate, directCalls: UpdateCycle.DirectCalls = .oneTurnEach,
    _ body: @MainActor (Stage) throws -> R
  ) rethrows -> R {
    let stage = Stage(pacing: pacing, directCalls: directCalls)
    openScopes += 1
    defer { openScopes -= 1 }
    return try $scoped.withValue(stage) {
      defer {
        stage.cycle.endOpenTurn()
        stage.pool.close()
      }
      return try body(stage)
    }
  }

  /// Runs asynchronous `body` on a stage of its own and drops that stage afterwards.
  ///
  /// - Parameters:
  ///   - pacing: How animated work passes on the new stage.
  ///   - directCalls: Whether each call that `body` makes straight is a turn of its own.
  ///   - body: The work; it gets the stage.
  public static func withPristine<R>(
    pacing: UpdateCycle.Pacing = .immediate, directCalls: UpdateCycle.DirectCalls = .oneTurnEach,
    _ body: @MainActor (Stage) async throws -> R
  ) async rethrows -> R {
    let stage = Stage(pacing: pacing, directCalls: directCalls)
    openScopes += 1
    defer { openScopes -= 1 }
    return try await $scoped.withValue(stage) {
      defer {
        stage.cycle.endOpenTurn()
        stage.pool.close()
      }
      return try await body(stage)
    }
  }

  /// Runs `body` on this stage, from code that was called from outside it: a timer, the main queue.
  /// - Parameter policies: Those of the code that set the timer.
  func perform(under policies: PolicyScope?, _ body: @MainActor () -> Void) {
    Stage.openScopes += 1
    defer { Stage.openScopes -= 1 }
    Stage.$scoped.withValue(self) { PolicyScope.$current.withValue(policies) { body() } }
  }

  /// The one object of `type` that a higher floor keeps on this stage, made on first use.
  func part<Part: AnyObject>(_ type: Part.Type, make: () -> Part) -> Part {
    let key = ObjectIdentifier(type)
    for index in parts.indices where parts[index].type == key {
      return unsafeDowncast(parts[index].part, to: Part.self)
    }
    let part = make()
    parts.append((key, part))
    return part
  }

  @TaskLocal private static var scoped: Stage?
  /// How many pristine stages are open in the process: while there is none, nobody needs to ask for a task's own.
  @exclusivity(unchecked) private static var openScopes = 0
  /// ``shared`` once somebody has asked for it: to read what is made on first use costs a call.
  @exclusivity(unchecked) private static var known: UnsafeRawPointer?
}
