import Foundation

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Virtual time since the stage was made, in seconds. Any thread may ask; one that is not the main thread gets the time of the stage of
/// its task, or of ``Stage/shared``. Rules: TURN-10.
public func CACurrentMediaTime() -> CFTimeInterval { VirtualClock.current / .seconds(1) }

/// The name of ``CATransaction/animationDuration()`` in ``CATransaction/setValue(_:forKey:)``.
public let kCATransactionAnimationDuration = "animationDuration"
/// The name of ``CATransaction/animationTimingFunction()`` in ``CATransaction/setValue(_:forKey:)``.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The name of ``CATransaction/disableActions()`` in ``CATransaction/setValue(_:forKey:)``.
public let kCATransactionDisableActions = "disableActions"
/// The name of ``CATransaction/completionBlock()`` in ``CATransaction/setValue(_:forKey:)``.
public let kCATransactionCompletionBlock = "completionBlock"

/// A group of changes, and of the animations that begin with them.
///
/// Everything that begins between ``begin()`` and ``commit()`` belongs to the transaction: blocks of `UIView.animate`,
/// property animators, presentations and other transitions of controllers. The completion block runs once when all of
/// them have ended: after the `viewDid…` callbacks and the callers' completions, with the completions of transition
/// coordinators. If there are none it runs at the end of the turn. Transactions nest, and the inner ones belong to the
/// outer one.
///
/// Without ``begin()``, calls concern the transaction of the running turn. Rules: NAV-32.
@preconcurrency @MainActor
public final class CATransaction: NSObject {
  /// Begins a transaction inside the present one and inherits its settings.
  public class func begin() {
    let state = AnimationState.current
    state.group = AnimationGroup(in: state.group)
  }

  /// Ends the transaction that the last ``begin()`` began; without one, the turn's own transaction.
  public class func commit() {
    let stage = Stage.current
    stage.cycle.turn(PublicCall("commit()", nil, .other)) { close(AnimationState.current.group, on: stage.cycle) }
  }

  /// Performs the work that waits for the end of the turn; inside a turn, does nothing.
  public class func flush() { Stage.turn("flush()", nil, .other) {} }

  /// Does nothing: the main thread alone changes layers.
  public class func lock() {}
  /// Does nothing: the main thread alone changes layers.
  public class func unlock() {}

  /// The block that runs when everything in the transaction has ended.
  public class func completionBlock() -> (() -> Void)? { AnimationState.current.group?.completion }

  /// Sets the block that runs when everything that begins from now on in the transaction has ended.
  public class func setCompletionBlock(_ block: (() -> Void)?) { present.completion = block }

  /// Whether animations take no time.
  public class func disableActions() -> Bool { AnimationState.current.group?.disablesActions ?? false }

  /// Makes animations that begin in the transaction take no time. Transitions of controllers are not affected.
  public class func setDisableActions(_ flag: Bool) { present.disablesActions = flag }

  /// The duration of layer animations, in seconds. Views and controllers have durations of their own.
  public class func animationDuration() -> CFTimeInterval { AnimationState.current.group?.animationDuration ?? 0.25 }

  /// Sets the duration of layer animations, in seconds.
  public class func setAnimationDuration(_ duration: CFTimeInterval) { present.animationDuration = duration }

  /// The curve of the implicit animations of layers; `nil` for the default one.
  public class func animationTimingFunction() -> CAMediaTimingFunction? { AnimationState.current.group?.timingFunction }

  /// Sets the curve of the implicit animations of layers.
  public class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) { present.timingFunction = function }

  /// One of the transaction's settings by its name; `nil` for names that are not Core Animation's.
  public class func value(forKey key: String) -> Any? {
    switch key {
    case kCATransactionAnimationDuration: animationDuration()
    case kCATransactionAnimationTimingFunction: animationTimingFunction()
    case kCATransactionDisableActions: disableActions()
    case kCATransactionCompletionBlock: completionBlock()
    default: nil
    }
  }

  /// Sets one of the transaction's settings by its name. Other names, and values of other types, change nothing.
  public class func setValue(_ value: Any?, forKey key: String) {
    switch (key, value) {
    case (kCATransactionAnimationDuration, let duration as CFTimeInterval): setAnimationDuration(duration)
    case (kCATransactionAnimationTimingFunction, let function as CAMediaTimingFunction):
      setAnimationTimingFunction(function)
    case (kCATransactionDisableActions, let flag as Bool): setDisableActions(flag)
    case (kCATransactionCompletionBlock, let block as () -> Void): setCompletionBlock(block)
    default: break
    }
  }

  /// The transaction that calls concern: without ``begin()``, one that ends with the turn.
  private static var present: AnimationGroup {
    let state = AnimationState.current
    if let group = state.group { return group }
    let cycle = Stage.current.cycle
    let group = AnimationGroup(in: nil)
    state.group = group
    cycle.enqueue(ClosureWork { close(group, on: cycle) }, in: .coordinators)
    return group
  }

  private static func close(_ group: AnimationGroup?, on cycle: UpdateCycle) {
    guard let group, !group.isClosed else { return }
    group.close(on: cycle)
    let state = AnimationState.current
    // The turn's own transaction may have ended before one that began in it.
    while let innermost = state.group, innermost.isClosed { state.group = innermost.outer }
  }
}
