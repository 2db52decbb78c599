import Dispatch

// Virtual time: animations, frames and timers, and the real time that wakes them.

extension UpdateCycle {
  /// The limit of ``settle()``; an animation with a longer delay counts as endless.
  static let longestSettle = Duration.seconds(86_400)

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
    wakeForFrame()
  }

  /// Lets the main run loop bring the next frame, unless time stands still.
  private func wakeForFrame() {
    guard pacing != .manual, let frame = frames?.next else { return }
    if let awaitedFrame, awaitedFrame <= frame { return }
    awaitedFrame = frame
    let start = ContinuousClock.now
    onMainRunLoop(after: max(frame - now, .zero)) { cycle in
      guard cycle.awaitedFrame == frame else { return }
      cycle.awaitedFrame = nil
      cycle.bringFrame(after: ContinuousClock.now - start)
    }
  }

  /// Forgets the awaited frame, whose moment has changed with the clock.
  private func restartFrames() {
    awaitedFrame = nil
    wakeForFrame()
  }

  /// - Parameter elapsed: The real time for which the frame was awaited.
  private func bringFrame(after elapsed: Duration) {
    guard pacing == .immediate else { return catchUp(clockSetting) }
    endOpenTurn()
    if depth == 0, let frame = frames?.next { pass(to: max(frame, now + elapsed)) }
    wakeForFrame()
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
  func fireTimer(until limit: Duration) -> Bool {
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

  func pass(to target: Duration) {
    if patient.isEmpty { advance(to: target) } else { wait(until: target - skipped) }
  }

  func advance(to target: Duration) {
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

  func change(to pacing: Pacing) {
    guard pacing != self.pacing else { return }
    _ = currentTime
    currentPacing = pacing
    if pacing == .mainRunLoop { return setClock() }
    clock.run(since: nil)
    restartFrames()
  }

  /// Continues real time from ``now``, after virtual time has stood still or jumped, and restarts all timers.
  private func setClock() {
    epoch = ContinuousClock.now.advanced(by: .zero - now)
    clockSetting += 1
    for work in timed { wake(after: work.deadline - now) }
    restartFrames()
    expectTimer()
  }

  func wake(after duration: Duration) {
    let setting = clockSetting
    onMainRunLoop(after: duration) { $0.catchUp(setting) }
  }

  private func onMainRunLoop(after duration: Duration, _ body: @escaping @MainActor (UpdateCycle) -> Void) {
    let policies = PolicyScope.current
    DispatchQueue.main.asyncAfter(deadline: .now() + duration / .seconds(1)) { [stage] in
      MainActor.assumeIsolated {
        guard let stage else { return }
        stage.perform(under: policies) { body(stage.cycle) }
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
