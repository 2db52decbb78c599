#if !canImport(ObjectiveC)
  import ControllerTree
  import Foundation

  /// A timer that calls a method of an object, which it retains until it is invalidated.
  ///
  /// The plugin `UIKitSources` writes it for `Timer(timeInterval:target:selector:userInfo:repeats:)`.
  public final class SelectorTimer: Timer {
    private var info: Any?
    /// The value that the timer was made with.
    public override var userInfo: Any? { info }

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
      self.init(
        fireAt: Date(timeIntervalSinceNow: ti), interval: ti, target: aTarget, selector: aSelector,
        userInfo: userInfo,
        repeats: yesOrNo)
    }

    /// Makes a timer that is in no run loop and first fires at a date.
    public convenience init(
      fireAt date: Date, interval ti: TimeInterval, target aTarget: Any,
      selector aSelector: Selector, userInfo: Any?,
      repeats yesOrNo: Bool
    ) {
      nonisolated(unsafe) let target = aTarget as AnyObject
      self.init(fire: date, interval: ti, repeats: yesOrNo) { timer in
        aSelector.perform(on: target, [timer])
      }
      info = userInfo
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
      RunLoop.current.add(timer, forMode: .default)
      return timer
    }
  }
#endif
