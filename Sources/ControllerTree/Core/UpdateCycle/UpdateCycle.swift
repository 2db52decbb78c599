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
  // Each access to a stored property that is public is checked at run time: these two are not.
  var currentPacing: Pacing
  private var currentTurn = 0
  /// Whether each direct call is a turn of its own. Set with `Stage.withPristine(pacing:directCalls:_:)`.
  public let directCalls: DirectCalls
  /// Which time fires timers with selectors, delayed calls and timers that the plugin `UIKitSources` has rewritten. It counts at the
  /// moment in which they are scheduled. Rules: TURN-11 to TURN-13.
  public var timers = TimerClock.runLoop
  /// The number of the running turn, or of the last one; the first is 1.
  public var turn: Int { currentTurn }
  /// Virtual time since the stage was made.
  public internal(set) var now: Duration = .zero { didSet { clock.show(now) } }
  /// Shows the time to other threads.
  let clock: VirtualClock
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
  /// Whether a recorder has to know of the end of each turn, when its callbacks have been sent, and of each call of an open recipe.
  var recordersAwaitEnd = false { didSet { isEndNoted = true } }
  /// Whether the end of the turn may need more than the work that waits; see ``noteEnd()``.
  private var isEndNoted = false

  private(set) var depth = 0
  /// Whether the turn of the direct calls is open (TURN-08).
  private var hasOpenTurn = false
  /// The last turn that was an event; 0 if there was none (TURN-09).
  private var lastEvent = 0
  /// Whether the work at the end of a turn is running.
  var isDraining = false
  /// Whether a callback of a controller, or a completion handler, is running. Stock containers do their work inside their own
  /// callbacks; these do not count.
  var isInCallback = false
  let queues = TurnPhase.allCases.map { _ in PhaseQueue() }
  var spare: [any TurnWork] = []
  var waiting: UInt8 = 0
  @exclusivity(unchecked) var timed: [TimedWork] = []
  /// Work that waits for time without acts of a person, the first deadline first.
  @exclusivity(unchecked) var patient: [PatientWork] = []
  /// The time that animations have skipped: virtual time went on, but nobody has waited (TOUCH-03).
  var skipped = Duration.zero
  /// Brings the frames of the screen, while anybody waits for them (LAYER-40).
  var frames: (any FrameSource)?
  /// The frame for which the main run loop wakes up; `nil` for none.
  var awaitedFrame: Duration?
  /// The timers that wait for virtual time; `nil` until the first one (TURN-11).
  var timerQueue: VirtualTimerQueue?
  /// Gets the animations that begin (TRANS-14).
  var observer: (any TimedWorkObserver)?
  var isWakeUpScheduled = false
  /// The real time at which the clock showed zero.
  var epoch = ContinuousClock.now { didSet { clock.run(since: pacing == .mainRunLoop ? epoch : nil) } }
  /// The number of times that the real-time clock was set. A timer from an earlier setting does nothing.
  var clockSetting = 0

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

  /// Whether no turn is running, for the module `UIKit`.
  package var isOutsideOfTurns: Bool { isIdle }

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
      stage?.diagnostics.reportHeldBack()
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
    if recordersAwaitEnd { stage?.noteEndOfTurn() }
    namedCause = nil
    isEndNoted = recordersAwaitEnd
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
  var timePasses: Bool { !timed.isEmpty && pacing == .immediate }

  /// Delivers the work that an open recipe holds back (TURN-04).
  private func openGate(endingRecipes: Bool = false) {
    guard isGateClosed else { return }
    gate?.open(endingRecipes: endingRecipes)
    if waiting != 0 || timePasses { drain() }
  }
}
