#if !canImport(ObjectiveC)
  import ControllerTree
  import Foundation

  extension NSObject {
    /// Calls a method later, in the current run loop or with virtual time (`UpdateCycle.timers`). The object and the argument are
    /// retained until then. Rules: TURN-11, TURN-12.
    ///
    /// - Parameters:
    ///   - aSelector: The method.
    ///   - anArgument: The argument, if the method has one.
    ///   - delay: The time to wait, in seconds.
    public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
      DelayedCalls.add(self, aSelector, anArgument, delay, [.default])
    }

    /// Calls a method later, if the current run loop is then in one of the modes.
    public func perform(
      _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval, inModes modes: [RunLoop.Mode]
    ) {
      DelayedCalls.add(self, aSelector, anArgument, delay, modes)
    }

    /// Calls a method on the main thread: at once if the caller is there and waits, else in a later turn of the main queue.
    ///
    /// - Parameters:
    ///   - aSelector: The method.
    ///   - arg: The argument, if the method has one.
    ///   - wait: Whether the caller waits until the method has returned.
    public func performSelector(onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool) {
      nonisolated(unsafe) let (object, argument) = (self, arg)
      if wait, Thread.isMainThread {
        _ = aSelector.perform(on: object, [argument])
      } else if wait {
        DispatchQueue.main.sync { _ = aSelector.perform(on: object, [argument]) }
      } else {
        DispatchQueue.main.async { aSelector.perform(on: object, [argument]) }
      }
    }

    /// Calls a method on another thread.
    public func performSelector(inBackground aSelector: Selector, with arg: Any?) {
      nonisolated(unsafe) let (object, argument) = (self, arg)
      DispatchQueue.global().async { aSelector.perform(on: object, [argument]) }
    }

    /// Drops the calls of a method with an argument that wait for their time.
    /// - Parameters:
    ///   - aTarget: The object.
    ///   - aSelector: The method.
    ///   - anArgument: The argument; the calls with an equal one are dropped.
    public class func cancelPreviousPerformRequests(
      withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
    ) {
      DelayedCalls.cancel(aTarget as AnyObject) { $0.selector == aSelector && isSame($0.argument, anArgument) }
    }

    /// Drops all calls of `aTarget` that wait for their time.
    public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
      DelayedCalls.cancel(aTarget as AnyObject) { _ in true }
    }

    private class func isSame(_ one: Any?, _ other: Any?) -> Bool {
      switch (one, other) {
      case (nil, nil): true
      case (let one?, let other?):
        (one as AnyObject) === (other as AnyObject) || (one as? NSObject).map { $0.isEqual(other) } ?? false
      default: false
      }
    }
  }

  /// The calls that wait for their time.
  private enum DelayedCalls {
    struct Call {
      let selector: Selector
      let argument: Any?
      let timer: Timer
    }

    private static let calls = Locked<[ObjectIdentifier: [Call]]>([:])

    static func add(
      _ object: NSObject, _ selector: Selector, _ argument: Any?, _ delay: TimeInterval, _ modes: [RunLoop.Mode]
    ) {
      let id = ObjectIdentifier(object)
      let timer = SelectorTimer(after: max(delay, 0), every: 0, repeats: false) { timer in
        take(id) { $0.timer === timer }
        selector.perform(on: object, [argument])
      }
      let call = Call(selector: selector, argument: argument, timer: timer)
      calls.withValue { $0[id, default: []].append(call) }
      if VirtualTimer.isWanted {
        timer.wait(in: .current, .default)
      } else {
        for mode in modes { RunLoop.current.add(timer as Timer, forMode: mode) }
      }
    }

    static func cancel(_ object: AnyObject, where isMeant: (Call) -> Bool) {
      for call in take(ObjectIdentifier(object), where: isMeant) { call.timer.invalidate() }
    }

    @discardableResult
    private static func take(_ id: ObjectIdentifier, where isMeant: (Call) -> Bool) -> [Call] {
      calls.withValue { calls in
        guard let present = calls[id] else { return [] }
        let left = present.filter { !isMeant($0) }
        calls[id] = left.isEmpty ? nil : left
        return present.filter(isMeant)
      }
    }
  }
#endif
