#if !canImport(ObjectiveC)
  import ControllerTree
  import Foundation

  /// A timer that calls a method of an object, which it retains until it is invalidated, or a block.
  ///
  /// The plugin `UIKitSources` writes it for `Timer`. With `UpdateCycle.timers` it waits for virtual time instead of the run loop's; then
  /// it fires exactly at its date, whatever its tolerance. Rules: TURN-11 to TURN-13.
  public final class SelectorTimer: Timer {
    /// What the timer calls. The timer's own block never changes, so this one is released when the timer ends.
    private final class Action: @unchecked Sendable {
      var call: ((Timer) -> Void)?
    }

    private let action = Action()
    private let delay: TimeInterval
    private let isRepeating: Bool
    private var info: Any?
    private var allowed: TimeInterval = 0
    // Only the main thread uses it: elsewhere timers wait for the run loop.
    nonisolated(unsafe) private var waiting: VirtualTimer?
    private var ended = false

    /// Makes a timer that is in no run loop.
    ///
    /// - Parameters:
    ///   - ti: The time between two calls, in seconds.
    ///   - aTarget: The object.
    ///   - aSelector: The method. It has no parameter, or one for the timer.
    ///   - userInfo: Kept while the timer lives.
    ///   - yesOrNo: Whether the timer goes on after the first call.
    public convenience init(
      timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
      userInfo: Any?,
      repeats yesOrNo: Bool
    ) {
      self.init(after: ti, every: ti, repeats: yesOrNo, Self.call(aTarget, aSelector))
      info = userInfo
    }

    /// Makes a timer that is in no run loop and first fires at a date.
    public convenience init(
      fireAt date: Date, interval ti: TimeInterval, target aTarget: Any,
      selector aSelector: Selector, userInfo: Any?,
      repeats yesOrNo: Bool
    ) {
      self.init(after: Self.delay(to: date), every: ti, repeats: yesOrNo, Self.call(aTarget, aSelector))
      info = userInfo
    }

    /// Makes a timer with a block that is in no run loop.
    ///
    /// - Parameters:
    ///   - interval: The time between two calls, in seconds.
    ///   - repeats: Whether the timer goes on after the first call.
    ///   - block: The block; it gets the timer.
    public convenience init(
      timeInterval interval: TimeInterval, repeats: Bool, block: @Sendable @escaping (Timer) -> Void
    ) {
      self.init(after: interval, every: interval, repeats: repeats, block)
    }

    /// Makes a timer with a block that is in no run loop and first fires at a date.
    public override convenience init(
      fire date: Date, interval: TimeInterval, repeats: Bool, block: @Sendable @escaping (Timer) -> Void
    ) {
      self.init(after: Self.delay(to: date), every: interval, repeats: repeats, block)
    }

    init(after delay: TimeInterval, every interval: TimeInterval, repeats: Bool, _ call: @escaping (Timer) -> Void) {
      self.delay = delay
      isRepeating = repeats
      action.call = call
      super.init(fire: Date(timeIntervalSinceNow: delay), interval: interval, repeats: repeats) { [action] timer in
        action.call?(timer)
        if !repeats { action.call = nil }
      }
    }

    /// The time to a date, rounded up to whole hundredths of a second: real time has passed since the caller has computed the
    /// date, which virtual time must not show (TURN-13).
    private static func delay(to date: Date) -> TimeInterval {
      let (seconds, inaccuracy) = (date.timeIntervalSinceNow, 1e-5)
      return abs(seconds) < 1e9 ? ((seconds - inaccuracy) * 100).rounded(.up) / 100 : seconds
    }

    private static func call(_ target: Any, _ selector: Selector) -> (Timer) -> Void {
      let target = target as AnyObject
      return { timer in selector.perform(on: target, [timer]) }
    }

    // MARK: Waiting

    /// Makes a timer with a block, and adds it to the current run loop.
    @discardableResult
    public override class func scheduledTimer(
      withTimeInterval interval: TimeInterval, repeats: Bool, block: @Sendable @escaping (Timer) -> Void
    ) -> Timer {
      let timer = SelectorTimer(timeInterval: interval, repeats: repeats, block: block)
      timer.wait(in: .current, .default)
      return timer
    }

    /// Waits for virtual time if the stage's timers do, else in the run loop.
    func wait(in runLoop: RunLoop, _ mode: RunLoop.Mode) {
      guard waiting == nil, !ended else { return }
      guard VirtualTimer.isWanted else { return runLoop.add(self as Timer, forMode: mode) }
      nonisolated(unsafe) let timer = self
      MainActor.assumeIsolated {
        timer.waiting = VirtualTimer(after: timer.delay, every: timer.isRepeating ? timer.timeInterval : nil) {
          timer.virtualTimeCame()
        }
      }
    }

    private func virtualTimeCame() {
      let call = action.call
      if !isRepeating { end() }
      call?(self)
    }

    private func end() {
      ended = true
      action.call = nil
      waiting = nil
    }

    /// Calls `body` with what waits for virtual time, on the main thread; `nil` if nothing does.
    private func withWaiting<R: Sendable>(_ body: @MainActor (VirtualTimer) -> R) -> R? {
      guard let waiting else { return nil }
      return MainActor.assumeIsolated { body(waiting) }
    }

    // MARK: Timer

    /// The value that the timer was made with.
    public override var userInfo: Any? { info }

    /// Whether the timer may still fire.
    public override var isValid: Bool { !ended && super.isValid }

    /// When the timer fires next. Setting it moves that date.
    public override var fireDate: Date {
      get {
        guard let remaining = withWaiting({ $0.remaining }) ?? nil else { return super.fireDate }
        return Date(timeIntervalSinceNow: remaining)
      }
      set {
        super.fireDate = newValue
        withWaiting { $0.wait(for: Self.delay(to: newValue)) }
      }
    }

    /// How much later than its date the timer may fire, in seconds.
    public override var tolerance: TimeInterval {
      get { allowed }
      set {
        allowed = newValue
        super.tolerance = newValue
      }
    }

    /// Calls the method or the block at once. A timer that does not repeat has ended then.
    public override func fire() {
      guard isValid else { return }
      guard waiting != nil else { return super.fire() }
      let call = action.call
      if !isRepeating { invalidate() }
      call?(self)
    }

    /// Ends the timer for good, and releases its target.
    public override func invalidate() {
      super.invalidate()
      withWaiting { $0.invalidate() }
      end()
    }
  }

  extension Timer {
    /// Makes a timer that calls a method of an object, and adds it to the current run loop. The object is retained until the
    /// timer is invalidated.
    ///
    /// - Parameters:
    ///   - ti: The time between two calls, in seconds.
    ///   - aTarget: The object.
    ///   - aSelector: The method. It has no parameter, or one for the timer.
    ///   - userInfo: Kept while the timer lives.
    ///   - yesOrNo: Whether the timer goes on after the first call.
    @discardableResult
    public class func scheduledTimer(
      timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
      userInfo: Any?,
      repeats yesOrNo: Bool
    ) -> Timer {
      let timer = SelectorTimer(
        timeInterval: ti, target: aTarget, selector: aSelector, userInfo: userInfo, repeats: yesOrNo
      )
      timer.wait(in: .current, .default)
      return timer
    }
  }

  extension RunLoop {
    /// Adds a timer. If the stage's timers wait for virtual time, so does this one. Rules: TURN-11.
    public func add(_ timer: SelectorTimer, forMode mode: RunLoop.Mode) { timer.wait(in: self, mode) }

    /// Adds a timer, whatever the class of the constant that holds it. The plugin `UIKitSources` writes it for `add(_:forMode:)`.
    public func add(timer: Timer, forMode mode: RunLoop.Mode) {
      if let timer = timer as? SelectorTimer { timer.wait(in: self, mode) } else { add(timer, forMode: mode) }
    }
  }
#endif
