import Foundation

extension UIView {
  /// How an animation runs. The module `UIKit` has the options that concern drawing.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// One bit per option; curves and transitions take a few.
    public let rawValue: UInt
    /// A set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Views take touches while the animation moves them. Rules: HIT-07.
    public static let allowUserInteraction = Self(rawValue: 1 << 1)
    /// The animation has no end: it completes only if it is removed.
    public static let `repeat` = Self(rawValue: 1 << 3)
    /// The animation keeps its own duration inside another one's block.
    public static let overrideInheritedDuration = Self(rawValue: 1 << 5)
    /// A transition between two views hides the first and shows the second, instead of removing and adding them.
    public static let showHideTransitionViews = Self(rawValue: 1 << 8)
  }

  /// How an animation of keyframes runs. The module `UIKit` has the options that concern drawing.
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    /// One bit per option; curves and transitions take a few.
    public let rawValue: UInt
    /// A set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Views take touches while the animation moves them. Rules: HIT-07.
    public static let allowUserInteraction = Self(rawValue: 1 << 1)
    /// The animation has no end: it completes only if it is removed.
    public static let `repeat` = Self(rawValue: 1 << 3)
    /// The animation keeps its own duration inside another one's block.
    public static let overrideInheritedDuration = Self(rawValue: 1 << 5)
  }

  /// How an animation would speed up and slow down.
  public enum AnimationCurve: Int, Hashable, Sendable {
    /// Slow, fast, slow.
    case easeInOut = 0
    /// Slow at the beginning.
    case easeIn = 1
    /// Slow at the end.
    case easeOut = 2
    /// The same speed all the time.
    case linear = 3
  }

  /// An animation that the system defines.
  public enum SystemAnimation: UInt, Hashable, Sendable {
    /// The views are removed from their superviews when the animation has ended.
    case delete = 0
  }
}

extension Animation.Timing {
  init(_ duration: TimeInterval, delay: TimeInterval = 0, _ options: UIView.AnimationOptions = []) {
    self.init(
      duration: duration, delay: delay, repeats: options.contains(.repeat),
      overridesDuration: options.contains(.overrideInheritedDuration),
      allowsTouches: options.contains(.allowUserInteraction),
      curve: (UIView.AnimationCurve(rawValue: Int(options.rawValue >> 16 & 3)) ?? .easeInOut).progressCurve,
      autoreverses: options.rawValue & Self.autoreverse != 0)
  }

  /// The same timing with another curve.
  func with(_ curve: ProgressCurve) -> Self {
    var copy = self
    copy.curve = curve
    return copy
  }

  /// The same timing for an animation that takes its time even if its block animates nothing. Rules: LAYER-62.
  var ofSystem: Self {
    var copy = self
    copy.isOfSystem = true
    return copy
  }

  /// The bit of `autoreverse`, in both sets of options.
  private static var autoreverse: UInt { 1 << 4 }

  init(_ duration: TimeInterval, delay: TimeInterval, _ options: UIView.KeyframeAnimationOptions) {
    self.init(
      duration: duration, delay: delay, repeats: options.contains(.repeat),
      overridesDuration: options.contains(.overrideInheritedDuration),
      allowsTouches: options.contains(.allowUserInteraction), curve: .linear,
      autoreverses: options.rawValue & Self.autoreverse != 0)
  }
}
