import Foundation

/// The state of an animator.
public enum UIViewAnimatingState: Int, Hashable, Sendable {
  /// Nothing has begun, or everything has ended.
  case inactive = 0
  /// The animations have begun; they run or are paused.
  case active = 1
  /// The animations were stopped, and `finishAnimation(at:)` is still to come.
  case stopped = 2
}

/// The position at which an animation ends.
public enum UIViewAnimatingPosition: Int, Hashable, Sendable {
  /// The end of the animation.
  case end = 0
  /// The start of the animation.
  case start = 1
  /// The position at which it was stopped.
  case current = 2
}

/// An animation that can be started, paused, moved, reversed and stopped. Clients may implement it themselves.
@preconcurrency @MainActor
public protocol UIViewAnimating: NSObjectProtocol {
  /// The state of the animator.
  var state: UIViewAnimatingState { get }
  /// Whether time moves the animation now.
  var isRunning: Bool { get }
  /// Whether the animation runs back to its start.
  var isReversed: Bool { get set }
  /// The completed fraction of the animation, in its present direction, from 0 to 1.
  var fractionComplete: CGFloat { get set }

  /// Starts the animation, or continues it.
  func startAnimation()
  /// Starts the animation after `delay` seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Pauses the animation at its present position.
  func pauseAnimation()
  /// Stops the animation at its present position.
  /// - Parameter withoutFinishing: With `true` the animator becomes inactive; with `false`, ``finishAnimation(at:)`` must follow.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Finishes a stopped animation.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animation to which blocks can be added. Clients may implement it themselves; the default implementations do nothing.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds animations that begin after a delay.
  /// - Parameters:
  ///   - animation: Changes views.
  ///   - delayFactor: The delay, as a fraction of the remaining time, from 0 to 1.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Adds animations.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds a block that receives the position at which the animation has ended.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Continues with other timing.
  /// - Parameters:
  ///   - parameters: The curve; `nil` for the same one.
  ///   - durationFactor: The time for the rest, as a fraction of the whole duration; 0 for the remaining time.
  func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

extension UIViewImplicitlyAnimating {
  /// Does nothing.
  public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {}
  /// Does nothing.
  public func addAnimations(_ animation: @escaping () -> Void) {}
  /// Does nothing.
  public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {}
  /// Starts the animation.
  public func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
  {
    startAnimation()
  }
}
