import Foundation

/// How far an animator has come in its life.
public enum UIViewAnimatingState: Int, Hashable, Sendable {
  /// Nothing has begun, or everything has ended.
  case inactive = 0
  /// The animations have begun; they run or stand.
  case active = 1
  /// The animations were stopped, and `finishAnimation(at:)` is still to come.
  case stopped = 2
}

/// Where an animation ends.
public enum UIViewAnimatingPosition: Int, Hashable, Sendable {
  /// At its end.
  case end = 0
  /// Back at its beginning.
  case start = 1
  /// Somewhere between.
  case current = 2
}

/// An animation that can be started, held, moved, turned round and stopped. Clients may implement it themselves.
@preconcurrency @MainActor
public protocol UIViewAnimating: NSObjectProtocol {
  /// How far the animator has come in its life.
  var state: UIViewAnimatingState { get }
  /// Whether time moves the animation now.
  var isRunning: Bool { get }
  /// Whether the animation goes back to its beginning.
  var isReversed: Bool { get set }
  /// How much of the way is behind the animation, in its present direction, from 0 to 1.
  var fractionComplete: CGFloat { get set }

  /// Begins, or goes on.
  func startAnimation()
  /// Begins, after `delay` seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Holds the animation where it is.
  func pauseAnimation()
  /// Ends the animation where it is.
  /// - Parameter withoutFinishing: Whether that is all; with `false`, ``finishAnimation(at:)`` still has to come.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Ends a stopped animation for good.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animation that blocks can be added to. Clients may implement it themselves; what they leave out does nothing.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds animations that begin late.
  /// - Parameters:
  ///   - animation: Changes views.
  ///   - delayFactor: Which part of what is left they wait, from 0 to 1.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Adds animations.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds a block that gets where the animation has ended.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Goes on with other timing.
  /// - Parameters:
  ///   - parameters: The curve; `nil` for the same one.
  ///   - durationFactor: Which part of the whole duration the rest takes; 0 for what is left of it.
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
