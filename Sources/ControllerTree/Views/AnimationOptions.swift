import Foundation

extension UIView {
  /// How an animation runs. Options that concern only drawing are accepted and have no effect.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// One bit per option; curves and transitions take a few.
    public let rawValue: UInt
    /// A set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Accepted; layout happens at the end of the turn in any case.
    public static let layoutSubviews = Self(rawValue: 1 << 0)
    /// Accepted; touches are delivered in any case.
    public static let allowUserInteraction = Self(rawValue: 1 << 1)
    /// Accepted; values are set at once in any case.
    public static let beginFromCurrentState = Self(rawValue: 1 << 2)
    /// The animation has no end, so it never completes.
    public static let `repeat` = Self(rawValue: 1 << 3)
    /// Accepted; the values at the end are those of the block.
    public static let autoreverse = Self(rawValue: 1 << 4)
    /// The animation keeps its own duration inside another one's block.
    public static let overrideInheritedDuration = Self(rawValue: 1 << 5)
    /// Accepted; it concerns only drawing.
    public static let overrideInheritedCurve = Self(rawValue: 1 << 6)
    /// Accepted; it concerns only drawing.
    public static let allowAnimatedContent = Self(rawValue: 1 << 7)
    /// A transition between two views hides the first and shows the second, instead of removing and adding them.
    public static let showHideTransitionViews = Self(rawValue: 1 << 8)
    /// Accepted; options are not inherited.
    public static let overrideInheritedOptions = Self(rawValue: 1 << 9)

    /// Slow, fast, slow: the default.
    public static let curveEaseInOut: Self = []
    /// Slow at the beginning.
    public static let curveEaseIn = Self(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = Self(rawValue: 2 << 16)
    /// The same speed all the time.
    public static let curveLinear = Self(rawValue: 3 << 16)

    /// A flip round the vertical axis, from the left.
    public static let transitionFlipFromLeft = Self(rawValue: 1 << 20)
    /// A flip round the vertical axis, from the right.
    public static let transitionFlipFromRight = Self(rawValue: 2 << 20)
    /// A page that is turned up.
    public static let transitionCurlUp = Self(rawValue: 3 << 20)
    /// A page that is turned down.
    public static let transitionCurlDown = Self(rawValue: 4 << 20)
    /// One content fades into the other.
    public static let transitionCrossDissolve = Self(rawValue: 5 << 20)
    /// A flip round the horizontal axis, from the top.
    public static let transitionFlipFromTop = Self(rawValue: 6 << 20)
    /// A flip round the horizontal axis, from the bottom.
    public static let transitionFlipFromBottom = Self(rawValue: 7 << 20)

    /// The system's frame rate.
    public static let preferredFramesPerSecondDefault: Self = []
    /// 60 frames a second.
    public static let preferredFramesPerSecond60 = Self(rawValue: 3 << 24)
    /// 30 frames a second.
    public static let preferredFramesPerSecond30 = Self(rawValue: 7 << 24)
  }

  /// How an animation of keyframes runs. Options that concern only drawing are accepted and have no effect.
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    /// One bit per option; curves and transitions take a few.
    public let rawValue: UInt
    /// A set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Accepted; layout happens at the end of the turn in any case.
    public static let layoutSubviews = Self(rawValue: 1 << 0)
    /// Accepted; touches are delivered in any case.
    public static let allowUserInteraction = Self(rawValue: 1 << 1)
    /// Accepted; values are set at once in any case.
    public static let beginFromCurrentState = Self(rawValue: 1 << 2)
    /// The animation has no end, so it never completes.
    public static let `repeat` = Self(rawValue: 1 << 3)
    /// Accepted; the values at the end are those of the block.
    public static let autoreverse = Self(rawValue: 1 << 4)
    /// The animation keeps its own duration inside another one's block.
    public static let overrideInheritedDuration = Self(rawValue: 1 << 5)
    /// Accepted; options are not inherited.
    public static let overrideInheritedOptions = Self(rawValue: 1 << 9)

    /// Straight from frame to frame: the default.
    public static let calculationModeLinear: Self = []
    /// From frame to frame in jumps.
    public static let calculationModeDiscrete = Self(rawValue: 1 << 10)
    /// With even speed over all frames.
    public static let calculationModePaced = Self(rawValue: 2 << 10)
    /// In a smooth curve through the frames.
    public static let calculationModeCubic = Self(rawValue: 3 << 10)
    /// In a smooth curve, with even speed over all frames.
    public static let calculationModeCubicPaced = Self(rawValue: 4 << 10)
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

  /// How one content would turn into another.
  public enum AnimationTransition: Int, Hashable, Sendable {
    /// At once.
    case none = 0
    /// A flip round the vertical axis, from the left.
    case flipFromLeft = 1
    /// A flip round the vertical axis, from the right.
    case flipFromRight = 2
    /// A page that is turned up.
    case curlUp = 3
    /// A page that is turned down.
    case curlDown = 4
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
      overridesDuration: options.contains(.overrideInheritedDuration))
  }

  init(_ duration: TimeInterval, delay: TimeInterval, _ options: UIView.KeyframeAnimationOptions) {
    self.init(
      duration: duration, delay: delay, repeats: options.contains(.repeat),
      overridesDuration: options.contains(.overrideInheritedDuration))
  }
}
