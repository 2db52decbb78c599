import Dispatch
import Foundation

/// Turns and virtual time: decides when deferred work runs.
///
/// A *turn* begins with the outermost call of public API that changes the tree, and ends when that call returns. At its
/// end the deferred work runs, phase by phase, in rounds until no work waits: <doc:TurnsAndTime#The-end-of-a-turn> lists the phases.
/// Work that these start belongs to the same turn.
///
/// A direct call, such as a line of a test outside of every event, is a turn of its own unless ``directCalls`` is
/// ``DirectCalls/oneTurn``.
///
/// Time is virtual: it passes according to ``Pacing``, and never while work of a turn waits. Rules TURN-01 to TURN-09.
@preconcurrency @MainActor
public final class UpdateCycle {
  /// The cycle of the current ``Stage``.
  public static var main: UpdateCycle { Stage.current.cycle }

  /// How time passes for animations. ``withPacing(_:_:)`` changes it for a scope.
  public var pacing: Pacing { currentPacing }
  // Each access to a stored property that is public is checked at run time: these two are not public.
  private var currentPacing: Pacing
  private var currentTurn = 0
  /// Whether each direct call is a turn of its own. Set with `Stage.withPristine(pacing:directCalls:_:)`.
  public let directCalls: DirectCalls
  /// Which time fires timers with selectors, delayed calls and timers that the plugin `UIKitSources` has rewritten. It counts at the
  /// moment in which they are scheduled. Rules: TURN-11 to TURN-13.
  public var timers = TimerClock.runLoop
  /// The number of the running turn, or of the last one; the first is 1.
  public var turn: Int { currentTurn }
  /// Virtual time since the stage was made.
  public private(set) var now: Duration = .zero { didSet { clock.show(now) } }
  /// Shows the time to other threads.
  private let clock: VirtualClock
  /// The outermost call of the running turn.
  var cause: PublicCall? { depth > 0 ? outermost : nil }
  /// The outermost call of the running turn, or of the last one.
  private var outermost: PublicCall?
  private var namedCause: CallReference?

  /// The stage of the cycle, which retains it; `nil` once the stage is released.
  @Uncounted var stage: Stage?
  @exclusivity(unchecked) var gate: TurnGate?
  /// The number of open recipes that keep the gate closed: work for the end of a turn has to wait (TURN-03).
  var holds = 0
  /// Whether the gate has to know of the end of a turn.
  var gateAwaitsEnd = false
  /// Whether a recorder has to know of the end of a turn.
  var recordersAwaitEnd = false { didSet { isEndNoted = true } }
  /// Whether the end of the turn may need more than the work that waits; see ``noteEnd()``.
  private var isEndNoted = false

  private var depth = 0
  /// Whether the turn of the direct calls is open (TURN-08).
  private var hasOpenTurn = false
  /// The last turn that was an event; 0 if there was none (TURN-09).
  private var lastEvent = 0
  /// Whether the work at the end of a turn is running.
  private(set) var isDraining = false
  /// Whether a callback of a controller, or a completion handler, is running. Stock containers do their work inside their own
  /// callbacks; these do not count.
  var isInCallback = false
  private let queues = TurnPhase.allCases.map { _ in PhaseQueue() }
  private var spare: [any TurnWork] = []
  private var waiting: UInt8 = 0
  @exclusivity(unchecked) private var timed: [TimedWork] = []
  /// Work that waits for time without acts of a person, the first deadline first.
  @exclusivity(unchecked) private var patient: [PatientWork] = []
  /// The time that animations have skipped: virtual time went on, but nobody has waited (TOUCH-03).
  private var skipped = Duration.zero
  /// Brings the frames of the screen, while anybody waits for them (LAYER-40).
  private var frames: (any FrameSource)?
  /// The timers that wait for virtual time; `nil` until the first one (TURN-11).
  private var timerQueue: VirtualTimerQueue?
  /// Gets the animations that begin (TRANS-14).
  var observer: (any TimedWorkObserver)?
  /// Runs at the end of each turn, when its callbacks have been sent, and of each call of an open recipe. It only reads the tree.
  package var didEndTurn: (() -> Void)? { didSet { isEndNoted = true } }
  private var isWakeUpScheduled = false
  /// The real time at which the clock showed zero.
  private var epoch = ContinuousClock.now { didSet { clock.run(since: pacing == .mainRunLoop ? epoch : nil) } }
  /// The number of times that the real-time clock was set. A timer from an earlier setting does nothing.
  private var clockSetting = 0

  /// The process's first thread, if the stage was made there: a quick answer to whether a call is on the main thread.
  private let firstThread = MainThread.first
  private var isOnFirstThread: Bool { MainThread.identity == firstThread }

  /// More rounds than this in one turn mean that callbacks cause each other endlessly (APP-25).
  static let roundLimit = 1_000

  init(pacing: Pacing, directCalls: DirectCalls, clock: VirtualClock) {
    currentPacing = pacing
    self.directCalls = directCalls
    self.clock = clock
    if pacing == .mainRunLoop { clock.run(since: epoch) }
  }
}

// MARK: - Turns

extension UpdateCycle {
  /// Makes the calls of `body` one turn, as a device does for one event handler.
  ///
  /// - Parameters:
  ///   - name: The cause that timelines show for the events of the turn.
  ///   - body: The calls. Work that they defer is done before this returns, unless another turn is running.
  public func turn<R>(_ name: StaticString = "turn", _ body: () throws -> R) rethrows -> R {
    finishReleases()
    return try turn(PublicCall(name, nil, .event), body)
  }

  /// Settles everything: work that waits for the end of a turn is done, and virtual time passes until no animation runs.
  ///
  /// Inside a turn this does nothing; the end of that turn does the work.
  public func settle() {
    endOpenTurn()
    guard depth == 0 else { return }
    finishReleases()
    turn(PublicCall("settle()", nil, .event)) {}
    while fireTimer(until: currentTime) {}
    let horizon = now + Self.longestSettle
    var rounds = RoundCount()
    defer { rounds.stop() }
    while let next = nextDeadline, next < horizon {
      guard rounds.begin(on: stage) else {
        stage?.diagnostics.report(.endlessAnimations(ended: Self.roundLimit, last: rounds.lastEvents))
        return
      }
      pass(to: next)
    }
  }

  /// When the next animation ends, or the next patient work runs.
  private var nextDeadline: Duration? {
    guard let patient = patient.first.map({ $0.deadline + skipped }) else { return timed.first?.deadline }
    return timed.first.map { min($0.deadline, patient) } ?? patient
  }

  /// Lets virtual time pass. Animations that reach their deadline meanwhile end one by one, each in a turn of its own.
  ///
  /// - Parameter duration: The time that passes. Inside a turn time stands still and this does nothing.
  public func advance(by duration: Duration) {
    endOpenTurn()
    guard depth == 0, duration >= .zero else { return }
    finishReleases()
    pass(to: currentTime + duration)
  }

  /// Runs `body` with another pacing, then restores the previous one.
  ///
  /// Real time continues from the virtual time at the end of `body`, so work that is scheduled later takes its real duration.
  ///
  /// For asynchronous code use a ``Stage`` of its own instead: `Stage.withPristine(pacing:_:)`.
  public func withPacing<R>(_ pacing: Pacing, _ body: () throws -> R) rethrows -> R {
    endOpenTurn()
    let outer = self.pacing
    change(to: pacing)
    defer {
      endOpenTurn()
      change(to: outer)
    }
    return try body()
  }

  /// Finishes the work of objects that other threads have released, before an event.
  private func finishReleases() {
    if depth == 0 { OffMainRelease.finishAll() }
  }

  /// The outermost call of the turn. Its reference is made once a turn.
  var causeReference: CallReference? {
    if let namedCause { return namedCause }
    guard let cause, let stage else { return nil }
    namedCause = cause.reference(in: stage.names)
    isEndNoted = true
    return namedCause
  }

  /// Whether `reference` is ``causeReference``.
  @inline(__always)
  func isCaused(by reference: CallReference?) -> Bool {
    namedCause === reference && (reference != nil || cause == nil)
  }

  /// Runs code of the app, which may make further calls in this turn.
  func runCallback(_ body: () -> Void) {
    let wasInCallback = isInCallback
    isInCallback = true
    body()
    isInCallback = wasInCallback
  }

  /// Whether an open recipe holds back work.
  var isGateClosed: Bool { holds > 0 }

  /// Whether the running call is the outermost call of its turn.
  var isOutermost: Bool { depth == 1 }

  /// Whether the body of the outermost call is running, with `receiver` as its receiver.
  func isTurn(of receiver: AnyObject) -> Bool { isOutermost && !isDraining && cause?.receiver === receiver }

  /// Whether code of the app is running that may make further calls in this turn: the body of an event, a callback, a
  /// completion handler.
  var awaitsMoreCalls: Bool { isInCallback || cause?.relation == .event && !isDraining }

  /// The turn in which the last event began.
  var lastEventTurn: Int { lastEvent }

  /// Whether no event has begun since `turn` (TURN-09).
  func hasNoEvent(since turn: Int) -> Bool { turn > lastEvent }

  /// Makes the next turn of the main run loop an event, even if no work waits for it.
  func expectRunLoop() { scheduleWakeUp() }

  /// Whether no turn is running.
  var isIdle: Bool { depth == 0 }

  @inline(__always)
  func turn<R>(_ call: PublicCall, _ body: () throws -> R) rethrows -> R {
    if directCalls == .oneTurn { join(call.relation) }
    if depth == 0 { begin(call) } else { depth += 1 }
    defer { if depth == 1 { end() } else { depth -= 1 } }
    return try body()
  }

  @inline(__always)
  private func begin(_ call: PublicCall) {
    depth = 1
    currentTurn &+= 1
    outermost = call
    if !isOnFirstThread { checkThread() }
    if call.relation != .keepsWaiting { beginOther(call.relation) }
  }

  @inline(never)
  private func checkThread() {
    if !MainThread.isCurrent, let cause { OffMainCall.report(cause) }
  }

  /// Begins a turn that is no part of a recipe.
  @inline(never)
  private func beginOther(_ relation: PublicCall.Relation) {
    openGate(endingRecipes: relation == .endsRecipes)
    if relation == .event {
      lastEvent = turn
      stage?.pool.drain(.eventBegins)
    }
  }

  @inline(__always)
  private func end() {
    if isGateClosed, !timePasses {
      // The turns of an open recipe form one turn with its last call: all work waits for that call (TURN-03).
      if waiting != 0, !isWakeUpScheduled { scheduleWakeUp() }
    } else if waiting != 0 || gateAwaitsEnd || timePasses {
      finish()
    }
    if isEndNoted { noteEnd() }
    depth = 0
  }

  /// Does what few turns need at their end.
  @inline(never)
  private func noteEnd() {
    didEndTurn?()
    if recordersAwaitEnd { stage?.noteEndOfTurn() }
    namedCause = nil
    isEndNoted = recordersAwaitEnd || didEndTurn != nil
  }

  /// Does the work at the end of a turn.
  @inline(never)
  private func finish() {
    openGate()
    if waiting != 0 || timePasses { drain() }
    if gateAwaitsEnd { gate.uncounted?.lend { $0.turnEnded(isEvent: cause?.relation == .event) } }
  }

  /// A direct call opens the turn of the direct calls, or joins it if it is open. An event ends that turn (TURN-08).
  @inline(never)
  private func join(_ relation: PublicCall.Relation) {
    if relation == .event {
      endOpenTurn()
    } else if depth == 0 {
      begin(PublicCall("direct calls", nil, .event))
      hasOpenTurn = true
      scheduleWakeUp()
    }
  }

  /// Opens a turn of direct calls, whatever ``directCalls`` is: the next direct calls join it. ``settle()`` ends it.
  package func openTurn() {
    guard depth == 0 else { return }
    begin(PublicCall("direct calls", nil, .event))
    hasOpenTurn = true
  }

  /// Ends the turn of the direct calls. Does nothing inside a call.
  func endOpenTurn() {
    guard hasOpenTurn, depth == 1, !isDraining else { return }
    hasOpenTurn = false
    end()
  }

  /// Whether time passes now. It never passes while a recipe holds back work, which is delivered first (TURN-04).
  private var timePasses: Bool { !timed.isEmpty && pacing == .immediate }

  /// Delivers the work that an open recipe holds back (TURN-04).
  private func openGate(endingRecipes: Bool = false) {
    guard isGateClosed else { return }
    gate?.open(endingRecipes: endingRecipes)
    if waiting != 0 || timePasses { drain() }
  }
}

// MARK: - Work that waits

extension UpdateCycle {
  /// Adds work to the end of the running turn; outside a turn, to the end of the next one, or of the main run loop's.
  @inline(__always)
  func enqueue(_ work: any TurnWork, in phase: TurnPhase) {
    queues.withUncounted(at: phase.rawValue) { $0.append(work) }
    waiting |= phase.bit
    if depth == 0 { scheduleWakeUp() }
  }

  /// Runs a completion handler of a higher floor at the end of the running turn, or of the next one.
  package func completeLater(_ body: @escaping @MainActor () -> Void) { enqueue(ClosureWork(body), in: .completions) }

  /// Whether `work` waits for the end of a turn.
  func isWaiting(_ work: AnyObject) -> Bool { queues.contains { $0.contains(work) } }

  private func drain() {
    isDraining = true
    var rounds = RoundCount()
    if runRounds(&rounds), timePasses { passTime(&rounds) }
    rounds.stop()
    isDraining = false
  }

  /// Runs rounds until no work waits. Returns `false` if the limit of rounds has ended them.
  @inline(__always)
  private func runRounds(_ rounds: inout RoundCount) -> Bool {
    while waiting != 0 {
      guard rounds.begin(on: stage) else {
        giveUp(after: rounds.lastEvents)
        return false
      }
      runPhases()
    }
    return true
  }

  /// Lets time pass until nothing waits for it. Not inlined: few turns have animations.
  @inline(never)
  private func passTime(_ rounds: inout RoundCount) {
    while timePasses {
      if reachFrame(before: timed.first?.deadline) {
        // Rounds after a frame are counted alone: frames are limited by the animations during which they come.
        var frameRounds = RoundCount()
        defer { frameRounds.stop() }
        guard runRounds(&frameRounds) else { return }
      } else {
        guard rounds.begin(on: stage) else { return giveUp(after: rounds.lastEvents) }
        reachNextDeadline()
        guard runRounds(&rounds) else { return }
      }
    }
  }

  private func reachNextDeadline() {
    guard !timed.isEmpty else { return }
    let next = timed.removeFirst()
    reach(next.deadline)
    next.reachDeadline()
  }

  /// Brings the next frame if it comes at `deadline` or before. Frames have no round of their own: they end with the animations.
  private func reachFrame(before deadline: Duration?) -> Bool {
    guard let frames, let frame = frames.next, let deadline, frame <= deadline else { return false }
    reach(frame)
    runCallback { frames.reach(frame) }
    return true
  }

  /// Time that passes at the end of a turn is skipped.
  private func reach(_ time: Duration) {
    guard time > now else { return }
    if isDraining { skipped += time - now }
    now = time
  }

  /// Runs one round.
  private func runPhases() {
    var passed: UInt8 = 0
    while let phase = TurnPhase.first(in: waiting & ~passed) {
      run(phase)
      passed = phase.andEarlier
    }
  }

  private func run(_ phase: TurnPhase) {
    waiting &= ~phase.bit
    isInCallback = phase == .completions || phase == .coordinators
    queues.withUncounted(at: phase.rawValue) { queue in
      guard let first = queue.takeFirst() else { return }
      if queue.hasOthers { performAll(first, in: phase) } else { first.perform(phase) }
    }
    isInCallback = false
  }

  @inline(never)
  private func performAll(_ first: any TurnWork, in phase: TurnPhase) {
    // Swap the two buffers, so that the queue allocates nothing once they have grown.
    var others = spare
    spare = []
    queues[phase.rawValue].takeOthers(&others)
    first.perform(phase)
    for item in others { item.perform(phase) }
    others.removeAll(keepingCapacity: true)
    spare = others
  }

  @inline(never)
  private func giveUp(after events: [String]) {
    for phase in TurnPhase.allCases {
      var dropped: [any TurnWork] = []
      let first = queues[phase.rawValue].takeFirst()
      queues[phase.rawValue].takeOthers(&dropped)
      first?.drop(phase)
      for work in dropped { work.drop(phase) }
    }
    waiting = 0
    stage?.diagnostics.report(.appearanceLoop(rounds: Self.roundLimit, last: events))
  }
}

// MARK: - Patient time

extension UpdateCycle {
  /// Virtual time without what animations have skipped.
  package var patientTime: Duration { currentTime - skipped }

  /// Adds work that runs when a person has done nothing for `duration`, or whatever else has taken that time.
  package func wait(_ duration: Duration, then body: @escaping @MainActor () -> Void) -> PatientWork {
    let work = PatientWork(deadline: patientTime + max(duration, .zero), cycle: self, body)
    let place = patient.lastIndex { $0.deadline <= work.deadline }.map { $0 + 1 } ?? 0
    patient.insert(work, at: place)
    if pacing == .mainRunLoop { wake(after: duration) }
    return work
  }

  func forget(_ work: PatientWork) { patient.removeAll { $0 === work } }

  /// Drops all patient work, at the stage's end.
  func forgetPatientWork() { patient = [] }

  /// Whether patient work waits.
  var hasPatientWork: Bool { !patient.isEmpty }

  /// A person lets time pass between two events. Inside a turn virtual time stands still, and only patient time passes.
  func letPass(_ duration: Duration) {
    guard duration > .zero else { return }
    endOpenTurn()
    let end = patientTime + duration
    if depth == 0 { return wait(until: end) }
    while let next = patient.first, next.deadline <= end {
      skipped -= max(next.deadline - patientTime, .zero)
      patient.removeFirst()
      next.run()
    }
    skipped -= max(end - patientTime, .zero)
  }

  /// A person waits until no patient work is left.
  func waitForPatientWork() {
    var rounds = 0
    while let next = patient.first, rounds < Self.roundLimit {
      letPass(max(next.deadline - patientTime, .nanoseconds(1)))
      rounds += 1
    }
  }

  /// - Parameter end: In patient time.
  private func wait(until end: Duration) {
    while true {
      let goal = min(patient.first?.deadline ?? end, end)
      // What begins in a turn on the way may skip time.
      repeat { advance(to: goal + skipped) } while patientTime < goal
      if let first = patient.first, first.deadline <= goal {
        patient.removeFirst()
        turn(PublicCall("time without acts", nil, .event)) { first.run() }
      } else if goal == end {
        return
      }
    }
  }
}

// MARK: - Time

extension UpdateCycle {
  /// The limit of ``settle()``; an animation with a longer delay counts as endless.
  private static let longestSettle = Duration.seconds(86_400)

  /// Whether an animation or another timed piece of work is running.
  var hasTimedWork: Bool { !timed.isEmpty }

  /// When the last animation ends; `nil` if none runs, or if it never ends.
  var lastDeadline: Duration? { timed.last { $0.role == .animation }?.deadline }

  /// Virtual time, first advanced to real time if the pacing is `mainRunLoop`.
  var currentTime: Duration {
    if pacing == .mainRunLoop { now = max(now, realTime) }
    return now
  }

  /// Adds work that ends after `delay` and `duration` of virtual time.
  func schedule(
    after duration: Duration, delay: Duration = .zero, role: TimedWork.Role = .animation,
    end: @escaping @MainActor (TimedWork.Outcome) -> Void
  ) -> TimedWork {
    _ = currentTime
    let work = TimedWork(
      delay: max(delay, .zero), duration: max(duration, .zero), role: role, cycle: self, end: end)
    work.run()
    if role == .animation { observer?.began(work) }
    return work
  }

  /// Adds work that runs, in the order of deadlines.
  func insert(_ work: TimedWork) {
    let deadline = work.deadline
    let place = timed.lastIndex { $0.deadline <= deadline }.map { $0 + 1 } ?? 0
    timed.insert(work, at: place)
    if pacing == .mainRunLoop { wake(after: deadline - now) }
  }

  /// Sets where frames come from; `nil` if nobody waits for any.
  func setFrames(_ source: (any FrameSource)?) {
    frames = source
    if pacing == .mainRunLoop { wakeForFrame() }
  }

  private func wakeForFrame() {
    guard let frame = frames?.next else { return }
    wake(after: max(frame - now, .zero))
  }

  /// The timers of the cycle's stage.
  func timerQueue(on stage: Stage) -> VirtualTimerQueue {
    if let timerQueue { return timerQueue }
    let queue = stage.part(VirtualTimerQueue.self) { VirtualTimerQueue() }
    timerQueue = queue
    return queue
  }

  /// A timer has begun to wait. With real time the run loop has to wake up for it.
  func expectTimer() {
    guard pacing == .mainRunLoop, let due = timerQueue?.next else { return }
    wake(after: max(due - now, .zero))
  }

  /// Fires the next timer in an event of its own, if it is due at `limit` or before.
  private func fireTimer(until limit: Duration) -> Bool {
    guard let timerQueue, let due = timerQueue.next, due <= limit else { return false }
    turn(PublicCall("timer", nil, .event)) {
      now = max(now, due)
      runCallback { timerQueue.fireFirst(at: now) }
    }
    return true
  }

  func forget(_ work: TimedWork) {
    timed.removeAll { $0 === work }
  }

  private func pass(to target: Duration) {
    if patient.isEmpty { advance(to: target) } else { wait(until: target - skipped) }
  }

  private func advance(to target: Duration) {
    turn(PublicCall("advance(by:)", nil, .event)) {}
    while true {
      let deadline = timed.first?.deadline
      let frame = frames?.next
      if fireTimer(until: min(deadline ?? target, frame ?? target, target)) { continue }
      if let frame, frame <= min(deadline ?? target, target) {
        turn(PublicCall("display link", nil, .event)) { _ = reachFrame(before: target) }
        continue
      }
      guard let deadline, deadline <= target else { break }
      turn(PublicCall("end of animation", nil, .event)) { reachNextDeadline() }
    }
    now = max(now, target)
    if pacing == .mainRunLoop, now > realTime { setClock() }
  }

  private var realTime: Duration { ContinuousClock.now - epoch }

  private func change(to pacing: Pacing) {
    guard pacing != self.pacing else { return }
    _ = currentTime
    currentPacing = pacing
    if pacing == .mainRunLoop { setClock() } else { clock.run(since: nil) }
  }

  /// Continues real time from ``now``, after virtual time has stood still or jumped, and restarts all timers.
  private func setClock() {
    epoch = ContinuousClock.now.advanced(by: .zero - now)
    clockSetting += 1
    for work in timed { wake(after: work.deadline - now) }
    wakeForFrame()
    expectTimer()
  }

  private func wake(after duration: Duration) {
    let policies = PolicyScope.current
    let setting = clockSetting
    DispatchQueue.main.asyncAfter(deadline: .now() + duration / .seconds(1)) { [stage] in
      MainActor.assumeIsolated {
        guard let stage else { return }
        stage.perform(under: policies) { stage.cycle.catchUp(setting) }
      }
    }
  }

  /// Ends the animations whose deadline has passed.
  /// - Parameter setting: The clock setting that the timer belongs to.
  private func catchUp(_ setting: Int) {
    guard setting == clockSetting else { return }
    endOpenTurn()
    // An animation must not end while a callback runs the run loop.
    guard depth == 0 else { return wake(after: .milliseconds(1)) }
    pass(to: currentTime)
    wakeForFrame()
    // The timer's clock may be slightly ahead of this one.
    guard let next = [timed.first?.deadline, timerQueue?.next].compactMap({ $0 }).min(), next - now < .milliseconds(1)
    else { return }
    wake(after: next - now)
  }

  /// Schedules a turn of the main run loop, which delivers the waiting work.
  func scheduleWakeUp() {
    guard !isWakeUpScheduled else { return }
    isWakeUpScheduled = true
    let policies = PolicyScope.current
    DispatchQueue.main.async { [stage] in
      MainActor.assumeIsolated {
        guard let stage else { return }
        stage.perform(under: policies) {
          stage.cycle.isWakeUpScheduled = false
          stage.cycle.turn(PublicCall("main run loop", nil, .event)) {}
        }
      }
    }
  }
}
